// What librsvg makes of the elements of pictures: measure FILE…
//
// A line for each element with an id: the id, the rectangle of its ink (x, y, width, height) in
// points, and how many pixels it marks when it is drawn alone. A line `file NAME` comes before.
#include <librsvg/rsvg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long marked(RsvgHandle *handle, const char *id, const RsvgRectangle *viewport) {
  cairo_surface_t *surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, (int)viewport->width, (int)viewport->height);
  cairo_t *canvas = cairo_create(surface);
  long count = 0;
  if (rsvg_handle_render_layer(handle, canvas, id, viewport, NULL)) {
    cairo_surface_flush(surface);
    const unsigned char *bytes = cairo_image_surface_get_data(surface);
    int stride = cairo_image_surface_get_stride(surface);
    for (int y = 0; y < cairo_image_surface_get_height(surface); y++)
      for (int x = 0; x < cairo_image_surface_get_width(surface); x++)
        if (bytes[y * stride + 4 * x + 3] != 0) count++;
  }
  cairo_destroy(canvas);
  cairo_surface_destroy(surface);
  return count;
}

static int measure(const char *path) {
  char *text = NULL;
  gsize length = 0;
  GError *error = NULL;
  if (!g_file_get_contents(path, &text, &length, &error)) return 1;
  RsvgHandle *handle = rsvg_handle_new_from_data((const guint8 *)text, length, &error);
  if (!handle) {
    fprintf(stderr, "%s: %s\n", path, error->message);
    return 1;
  }
  RsvgRectangle viewport = {0, 0, 0, 0};
  rsvg_handle_get_intrinsic_size_in_pixels(handle, &viewport.width, &viewport.height);
  printf("file %s\n", path);
  for (const char *at = text; (at = strstr(at, " id=\"e")) != NULL;) {
    at += strlen(" id=\"");
    char id[32] = "#";
    size_t count = strcspn(at, "\"");
    if (count > sizeof id - 2) continue;
    strncat(id, at, count);
    RsvgRectangle ink, logical;
    if (!rsvg_handle_get_geometry_for_layer(handle, id, &viewport, &ink, &logical, &error)) {
      fprintf(stderr, "%s: %s: %s\n", path, id, error->message);
      return 1;
    }
    printf("%s %.3f %.3f %.3f %.3f %ld\n", id + 1, ink.x, ink.y, ink.width, ink.height,
           marked(handle, id, &viewport));
  }
  g_object_unref(handle);
  g_free(text);
  return 0;
}

int main(int count, char **arguments) {
  for (int index = 1; index < count; index++)
    if (measure(arguments[index]) != 0) return 1;
  return 0;
}
