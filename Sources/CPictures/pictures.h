// What is used of librsvg 2.50, Pango 1.50, Cairo 1.16 and GLib 2.66, or later.
//
// Declared here rather than included: the libraries' own headers need flags that the Swift package
// manager refuses with a warning at every build (-pthread). Tests/Pictures/declarations.c includes
// both and compares them.
#ifndef ALERTC_PICTURES_H
#define ALERTC_PICTURES_H

#ifndef ALERTC_OWN_HEADERS
#include <stddef.h>
#include <stdint.h>

// MARK: GLib

typedef int gboolean;
typedef struct _GSList {
  void *data;
  struct _GSList *next;
} GSList;
typedef struct _GError {
  uint32_t domain;
  int code;
  char *message;
} GError;
typedef struct _GMarkupParseContext GMarkupParseContext;
typedef struct _GMarkupParser {
  void (*start_element)(GMarkupParseContext *context, const char *name, const char **names,
                        const char **values, void *data, GError **error);
  void (*end_element)(GMarkupParseContext *context, const char *name, void *data, GError **error);
  void (*text)(GMarkupParseContext *context, const char *text, size_t count, void *data,
               GError **error);
  void (*passthrough)(GMarkupParseContext *context, const char *text, size_t count, void *data,
                      GError **error);
  void (*error)(GMarkupParseContext *context, GError *error, void *data);
} GMarkupParser;

// MARK: Cairo

typedef unsigned int cairo_status_t;
typedef struct _cairo cairo_t;
typedef struct _cairo_surface cairo_surface_t;
typedef struct _cairo_font_options cairo_font_options_t;
typedef union _cairo_path_data_t {
  struct {
    unsigned int type;
    int length;
  } header;
  struct {
    double x, y;
  } point;
} cairo_path_data_t;
typedef struct cairo_path {
  cairo_status_t status;
  cairo_path_data_t *data;
  int num_data;
} cairo_path_t;
typedef cairo_status_t (*cairo_read_func_t)(void *data, unsigned char *bytes, unsigned int count);
typedef cairo_status_t (*cairo_write_func_t)(void *data, const unsigned char *bytes, unsigned int count);

// MARK: Pango

typedef struct _PangoFont PangoFont;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoCairoFontMap PangoCairoFontMap;
typedef struct _PangoFontMetrics PangoFontMetrics;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoContext PangoContext;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoAttribute {
  const void *klass;
  unsigned int start_index;
  unsigned int end_index;
} PangoAttribute;
typedef struct _PangoGlyphGeometry {
  int32_t width, x_offset, y_offset;
} PangoGlyphGeometry;
typedef struct _PangoGlyphInfo {
  uint32_t glyph;
  PangoGlyphGeometry geometry;
  struct {
    unsigned int is_cluster_start : 1;
    unsigned int is_color : 1;
  } attr;
} PangoGlyphInfo;
typedef struct _PangoGlyphString {
  int num_glyphs;
  PangoGlyphInfo *glyphs;
  int *log_clusters;
  int space;
} PangoGlyphString;
typedef struct _PangoAnalysis {
  void *shape_engine;
  void *lang_engine;
  PangoFont *font;
  uint8_t level, gravity, flags, script;
  PangoLanguage *language;
  GSList *extra_attrs;
} PangoAnalysis;
typedef struct _PangoItem {
  int offset;
  int length;
  int num_chars;
  PangoAnalysis analysis;
} PangoItem;
typedef struct _PangoGlyphItem {
  PangoItem *item;
  PangoGlyphString *glyphs;
  int y_offset, start_x_offset, end_x_offset;
} PangoGlyphItem;
typedef struct _PangoLayoutLine {
  PangoLayout *layout;
  int start_index;
  int length;
  GSList *runs;
  unsigned int is_paragraph_start : 1;
  unsigned int resolved_dir : 3;
} PangoLayoutLine;

// MARK: librsvg

typedef struct _RsvgHandle RsvgHandle;
typedef struct _RsvgRectangle {
  double x, y, width, height;
} RsvgRectangle;
typedef enum { RSVG_HANDLE_FLAGS_NONE = 0, RSVG_HANDLE_FLAG_UNLIMITED = 1 << 0 } RsvgHandleFlags;
#endif

// MARK: GLib

void g_object_unref(void *object);
void g_error_free(GError *error);
GMarkupParseContext *g_markup_parse_context_new(const GMarkupParser *parser, unsigned int flags,
                                                void *data, void (*destroy)(void *));
gboolean g_markup_parse_context_parse(GMarkupParseContext *context, const char *text,
                                      ptrdiff_t count, GError **error);
gboolean g_markup_parse_context_end_parse(GMarkupParseContext *context, GError **error);
void g_markup_parse_context_free(GMarkupParseContext *context);

// MARK: Cairo

cairo_surface_t *cairo_image_surface_create(int format, int width, int height);
cairo_status_t cairo_surface_status(cairo_surface_t *surface);
void cairo_surface_destroy(cairo_surface_t *surface);
cairo_status_t cairo_surface_write_to_png_stream(cairo_surface_t *surface,
                                                 cairo_write_func_t write, void *data);
cairo_surface_t *cairo_image_surface_create_from_png_stream(cairo_read_func_t read, void *data);
void cairo_surface_flush(cairo_surface_t *surface);
unsigned char *cairo_image_surface_get_data(cairo_surface_t *surface);
int cairo_image_surface_get_stride(cairo_surface_t *surface);
cairo_t *cairo_create(cairo_surface_t *surface);
void cairo_destroy(cairo_t *cr);
void cairo_scale(cairo_t *cr, double x, double y);
void cairo_translate(cairo_t *cr, double x, double y);
void cairo_new_path(cairo_t *cr);
void cairo_move_to(cairo_t *cr, double x, double y);
cairo_path_t *cairo_copy_path(cairo_t *cr);
void cairo_path_destroy(cairo_path_t *path);
cairo_font_options_t *cairo_font_options_create(void);
void cairo_font_options_destroy(cairo_font_options_t *options);
void cairo_font_options_set_hint_style(cairo_font_options_t *options, unsigned int style);
void cairo_font_options_set_hint_metrics(cairo_font_options_t *options, unsigned int metrics);

// MARK: Pango

PangoFontMap *pango_cairo_font_map_new(void);
void pango_cairo_font_map_set_resolution(PangoCairoFontMap *map, double dpi);
PangoContext *pango_font_map_create_context(PangoFontMap *map);
PangoFont *pango_font_map_load_font(PangoFontMap *map, PangoContext *context,
                                    const PangoFontDescription *description);
void pango_cairo_context_set_font_options(PangoContext *context,
                                          const cairo_font_options_t *options);
void pango_context_set_base_dir(PangoContext *context, unsigned int direction);
void pango_context_set_language(PangoContext *context, PangoLanguage *language);
void pango_context_set_round_glyph_positions(PangoContext *context, gboolean round);
PangoLanguage *pango_language_from_string(const char *tag);
PangoFontDescription *pango_font_description_new(void);
void pango_font_description_free(PangoFontDescription *description);
void pango_font_description_set_family(PangoFontDescription *description, const char *family);
const char *pango_font_description_get_family(const PangoFontDescription *description);
void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);
void pango_font_description_set_weight(PangoFontDescription *description, unsigned int weight);
PangoFontDescription *pango_font_describe(PangoFont *font);
PangoFontMetrics *pango_font_get_metrics(PangoFont *font, PangoLanguage *language);
int pango_font_metrics_get_underline_position(PangoFontMetrics *metrics);
int pango_font_metrics_get_underline_thickness(PangoFontMetrics *metrics);
void pango_font_metrics_unref(PangoFontMetrics *metrics);
PangoAttrList *pango_attr_list_new(void);
void pango_attr_list_unref(PangoAttrList *list);
void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attribute);
PangoAttribute *pango_attr_font_desc_new(const PangoFontDescription *description);
PangoAttribute *pango_attr_font_features_new(const char *features);
PangoLayout *pango_layout_new(PangoContext *context);
void pango_layout_set_text(PangoLayout *layout, const char *text, int count);
void pango_layout_set_attributes(PangoLayout *layout, PangoAttrList *list);
void pango_layout_set_auto_dir(PangoLayout *layout, gboolean isAutomatic);
void pango_layout_set_single_paragraph_mode(PangoLayout *layout, gboolean isSingle);
PangoLayoutLine *pango_layout_get_line(PangoLayout *layout, int line);
void pango_cairo_glyph_string_path(cairo_t *cr, PangoFont *font, PangoGlyphString *glyphs);
void pango_cairo_show_glyph_string(cairo_t *cr, PangoFont *font, PangoGlyphString *glyphs);

// MARK: librsvg

RsvgHandle *rsvg_handle_new_with_flags(RsvgHandleFlags flags);
gboolean rsvg_handle_write(RsvgHandle *handle, const uint8_t *data, size_t count, GError **error);
gboolean rsvg_handle_close(RsvgHandle *handle, GError **error);
gboolean rsvg_handle_render_document(RsvgHandle *handle, cairo_t *cr,
                                     const RsvgRectangle *viewport, GError **error);

#endif
