// The nanoseconds that HarfBuzz and ICU take for a Korean message of 100 characters: one shaping,
// with the width summed up, and one run over all line breaks: harfbuzz-icu FONT INDEX [ROUNDS]
// The font is made once. Prints two numbers: buffer and iterator made once and used again, and made
// anew for each message.
#include <hb-ot.h>
#include <hb.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unicode/ubrk.h>
#include <unicode/ustring.h>

static const char message[] =
    "네트워크 연결이 불안정하여 사진 10장을 올리지 못했습니다. 와이파이 또는 모바일 데이터 연결 상태를 "
    "확인한 뒤 다시 시도해 주세요. 문제가 계속되면 고객센터로 문의해 주시기 바랍니다. 감사합니다.";

static UChar text[512];
static int32_t length;
static long long width, found;

static hb_buffer_t *new_buffer(void) { return hb_buffer_create(); }

static UBreakIterator *new_breaks(void) {
  UErrorCode error = U_ZERO_ERROR;
  UBreakIterator *breaks = ubrk_open(UBRK_LINE, "ko", text, length, &error);
  if (U_FAILURE(error)) exit(2);
  return breaks;
}

static void measure(hb_font_t *font, hb_buffer_t *buffer, UBreakIterator *breaks) {
  hb_buffer_clear_contents(buffer);
  hb_buffer_add_utf16(buffer, (const uint16_t *)text, length, 0, length);
  hb_buffer_guess_segment_properties(buffer);
  hb_shape(font, buffer, NULL, 0);
  unsigned glyphs;
  hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &glyphs);
  for (unsigned i = 0; i < glyphs; i++) width += positions[i].x_advance;
  UErrorCode error = U_ZERO_ERROR;
  ubrk_setText(breaks, text, length, &error);
  while (ubrk_next(breaks) != UBRK_DONE) found++;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

int main(int count, char **arguments) {
  if (count < 3) return 2;
  long rounds = count > 3 ? atol(arguments[3]) : 5000;
  UErrorCode error = U_ZERO_ERROR;
  u_strFromUTF8(text, 512, &length, message, -1, &error);
  length = length < 100 ? length : 100;
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(arguments[1]);
  if (U_FAILURE(error) || !blob) return 2;
  hb_font_t *font = hb_font_create(hb_face_create(blob, (unsigned)atoi(arguments[2])));
  hb_buffer_t *buffer = new_buffer();
  UBreakIterator *breaks = new_breaks();
  for (long round = 0; round < rounds / 10; round++) measure(font, buffer, breaks);
  double start = now();
  for (long round = 0; round < rounds; round++) measure(font, buffer, breaks);
  double again = now() - start;
  start = now();
  for (long round = 0; round < rounds; round++) {
    hb_buffer_t *fresh = new_buffer();
    UBreakIterator *own = new_breaks();
    measure(font, fresh, own);
    ubrk_close(own);
    hb_buffer_destroy(fresh);
  }
  double anew = now() - start;
  if (!width || !found) return 1;
  printf("%.0f %.0f\n", again / (double)rounds, anew / (double)rounds);
  return 0;
}
