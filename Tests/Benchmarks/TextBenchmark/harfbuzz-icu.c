// The nanoseconds of processor time that HarfBuzz and ICU take for a Korean message of 100
// characters, from its UTF-8 to the ranges and widths of its lines in 238 points at 13:
// harfbuzz-icu FONT INDEX [ROUNDS]. One conversion to the UTF-16 that ICU works on, one shaping of
// it, one run over the line breaks, and a greedy wrap that sums advances up to each. The font, with
// its caches, is made once. Prints two numbers: buffer and iterator made once and used again, and
// made anew for each message. `harfbuzz-icu FONT INDEX lines` prints the lines.
#include <hb-ot.h>
#include <hb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unicode/ubrk.h>
#include <unicode/utf16.h>
#include <unicode/utf8.h>

static const char message[] =
    "네트워크 연결이 불안정하여 사진 10장을 올리지 못했습니다. 와이파이 또는 모바일 데이터 연결 상태를 "
    "확인한 뒤 다시 시도해 주세요. 문제가 계속되면 고객센터로 문의해 주시기 바랍니다. 감사합니다.";
static int32_t message_length;

static hb_language_t language;

// What is off on the other side too.
static const hb_feature_t features[] = {
    {HB_TAG('l', 'i', 'g', 'a'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END},
    {HB_TAG('c', 'l', 'i', 'g'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END},
    {HB_TAG('c', 'a', 'l', 't'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END},
};

typedef struct {
  int32_t start, end;
  int64_t width;
} line;
static line lines[64];
static int line_count;
static long long found;

static UBreakIterator *new_breaks(void) {
  UErrorCode error = U_ZERO_ERROR;
  UBreakIterator *breaks = ubrk_open(UBRK_LINE, "ko", 0, 0, &error);
  if (U_FAILURE(error)) exit(2);
  return breaks;
}

static void end_line(int32_t start, int32_t end, int64_t width) {
  if (line_count < 64) lines[line_count++] = (line){start, end, width};
}

static void measure(hb_font_t *font, hb_buffer_t *buffer, UBreakIterator *breaks, int64_t room) {
  UChar text[256];
  int32_t length = 0;
  for (int32_t index = 0; index < message_length;) {
    UChar32 scalar;
    U8_NEXT_UNSAFE(message, index, scalar);
    U16_APPEND_UNSAFE(text, length, scalar);
  }
  hb_buffer_clear_contents(buffer);
  hb_buffer_add_utf16(buffer, (const uint16_t *)text, length, 0, length);
  hb_buffer_set_direction(buffer, HB_DIRECTION_LTR);
  hb_buffer_set_script(buffer, HB_SCRIPT_HANGUL);
  hb_buffer_set_language(buffer, language);
  hb_shape(font, buffer, features, 3);
  unsigned glyphs, glyph = 0;
  hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &glyphs);
  hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &glyphs);
  UErrorCode error = U_ZERO_ERROR;
  ubrk_setText(breaks, text, length, &error);

  // Where the line starts, and where its last word that fits ends, with and without its blanks.
  int32_t start = 0, end = 0;
  int64_t before_line = 0, to_end = 0, to_next = 0;
  line_count = 0;
  for (int32_t next = ubrk_next(breaks); next != UBRK_DONE; next = ubrk_next(breaks)) {
    int32_t word_end = next;
    while (word_end > end && text[word_end - 1] == ' ') word_end--;
    int64_t to_word_end = to_next, sum = to_next;
    while (glyph < glyphs && infos[glyph].cluster < (uint32_t)next) {
      sum += positions[glyph].x_advance;
      if (infos[glyph].cluster < (uint32_t)word_end) to_word_end = sum;
      glyph++;
    }
    if (to_word_end - before_line > room) {
      end_line(start, end, to_end - before_line);
      before_line = to_next;
      start = end;
      while (start < length && text[start] == ' ') start++;
    }
    end = word_end;
    to_end = to_word_end;
    to_next = sum;
  }
  end_line(start, end, to_end - before_line);
  found += line_count;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

int main(int count, char **arguments) {
  if (count < 3) return 2;
  long rounds = count > 3 ? atol(arguments[3]) : 5000;
  // The first 100 characters.
  int characters = 0;
  while (message[message_length] && characters <= 100)
    if ((message[message_length++] & 0xC0) != 0x80) characters++;
  if (characters > 100) message_length--;
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(arguments[1]);
  if (!blob) return 2;
  hb_face_t *face = hb_face_create(blob, (unsigned)atoi(arguments[2]));
  hb_font_t *font = hb_font_create(face);
  int64_t room = (int64_t)hb_face_get_upem(face) * 238 / 13;
  language = hb_language_from_string("ko", -1);
  hb_buffer_t *buffer = hb_buffer_create();
  UBreakIterator *breaks = new_breaks();
  if (count > 3 && !strcmp(arguments[3], "lines")) {
    measure(font, buffer, breaks, room);
    for (int i = 0; i < line_count; i++)
      printf("%d..<%d %.3f\n", lines[i].start, lines[i].end,
             (double)lines[i].width * 13 / hb_face_get_upem(face));
    return 0;
  }
  for (long round = 0; round < rounds / 10; round++) measure(font, buffer, breaks, room);
  double start = now();
  for (long round = 0; round < rounds; round++) measure(font, buffer, breaks, room);
  double again = now() - start;
  start = now();
  for (long round = 0; round < rounds; round++) {
    hb_buffer_t *fresh = hb_buffer_create();
    UBreakIterator *own = new_breaks();
    measure(font, fresh, own, room);
    ubrk_close(own);
    hb_buffer_destroy(fresh);
  }
  double anew = now() - start;
  if (!found) return 1;
  printf("%.0f %.0f\n", again / (double)rounds, anew / (double)rounds);
  return 0;
}
