// Holds Sources/CPictures to the headers of the libraries. Compiled with REAL, the C compiler compares
// the functions; with and without, the program prints where the members of structures are.
#ifdef REAL
#include <librsvg/rsvg.h>
#include <pango/pangocairo.h>
#define ALERTC_OWN_HEADERS
#endif
#include "../../Sources/CPictures/pictures.h"

#include <stddef.h>
#include <stdio.h>

#define AT(type, member) printf(#type "." #member " %zu\n", offsetof(type, member))
#define SIZE(type) printf(#type " %zu\n", sizeof(type))

int main(void) {
  AT(GSList, next);
  AT(GError, message);
  AT(GMarkupParser, start_element);
  AT(GMarkupParser, end_element);
  AT(GMarkupParser, text);
  SIZE(GMarkupParser);
  SIZE(cairo_path_data_t);
  AT(cairo_path_data_t, header.length);
  AT(cairo_path_data_t, point.y);
  AT(cairo_path_t, data);
  AT(cairo_path_t, num_data);
  AT(PangoAttribute, start_index);
  AT(PangoAttribute, end_index);
  AT(PangoGlyphInfo, geometry.width);
  AT(PangoGlyphInfo, attr);
  SIZE(PangoGlyphInfo);
  AT(PangoGlyphString, glyphs);
  AT(PangoGlyphString, log_clusters);
  SIZE(PangoGlyphString);
  AT(PangoItem, analysis.font);
  AT(PangoItem, num_chars);
  AT(PangoGlyphItem, glyphs);
  AT(PangoLayoutLine, runs);
  AT(RsvgRectangle, height);
  PangoGlyphInfo first = {0}, color = {0};
  first.attr.is_cluster_start = 1;
  color.attr.is_color = 1;
  printf("cluster %u color %u\n", *(unsigned *)&first.attr, *(unsigned *)&color.attr);
  return 0;
}
