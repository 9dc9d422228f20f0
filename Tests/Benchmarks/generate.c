// generate COUNT SEED FOLDER
//
// Writes COUNT specs of about 1.1 kB as people write them, a hundred to a folder: presets
// extended, Korean and English text, views with fonts, constraints, a list now and then. The same
// seed gives the same bytes everywhere.

#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

static uint64_t state;

// SplitMix64.
static uint64_t next(void) {
  uint64_t mixed = state += 0x9E3779B97F4A7C15u;
  mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9u;
  mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBu;
  return mixed ^ (mixed >> 31);
}

static unsigned below(unsigned limit) { return (unsigned)(next() % limit); }

#define PICK(list) list[below(sizeof list / sizeof *list)]

static const char *const titles[] = {
    "사진을 삭제할까요?",       "주문을 취소할까요?",     "로그아웃할까요?",
    "Delete this photo?",      "변경 사항을 저장할까요?", "Discard the draft?",
    "알림을 켜 주세요",         "네트워크에 연결할 수 없어요",
};
static const char *const sentences[] = {
    "삭제한 사진은 30일 동안 휴지통에 보관된 뒤 완전히 지워져요.",
    "지금 취소하면 결제한 금액이 영업일 기준 3~5일 안에 환불돼요.",
    "You can undo this for thirty days. After that it is gone for good.",
    "이 기기에서만 로그아웃되고 다른 기기에서는 그대로 유지돼요.",
    "Your changes have not been saved yet. Leaving now discards them.",
    "설정에서 언제든지 다시 바꿀 수 있어요.",
};
static const char *const notes[] = {
    "자세한 내용은 고객센터에서 확인할 수 있어요.", "This affects every shared album.",
    "공유 앨범에서도 함께 사라져요.", "We will send a receipt by mail.",
};
static const char *const cancels[] = {"취소", "아니요", "Cancel", "나중에"};
static const char *const confirms[] = {"확인", "삭제", "Delete", "저장", "로그아웃"};
static const char *const events[] = {"photo.delete", "order.cancel", "session.end", "draft.save"};
static const char *const images[] = {"trash", "bell", "cart", "wifi"};
static const char *const colors[] = {"\"#1C1C1E\"", "\"#3A3A3C\"", "\"#636366\"", "\"#0A84FF\""};
static const char *const weights[] = {"regular", "medium", "semibold", "bold"};
static const char *const aligns[] = {"center", "leading", "natural"};

static void write_spec(FILE *file, unsigned number) {
  int has_two = below(3) > 0;
  unsigned width = 270 + 10 * below(5);
  fprintf(file, "# 화면 명세 %05u: reviewed with the product team\n", number);
  fprintf(file, "alert: generated-%05u\n", number);
  fprintf(file, "extends: %s\n", has_two ? "two-button" : "builder");
  fprintf(file, "title: %s\n", PICK(titles));
  fprintf(file, "message: %s %s\n", PICK(sentences), PICK(sentences));
  fprintf(file, "views:\n");
  fprintf(file, "  icon:\n    image: %s\n    width: %u\n    height: 48\n", PICK(images),
          40 + 4 * below(5));
  fprintf(file, "  title: { font: { size: %u, weight: %s }, align: %s, color: %s, lines: 2 }\n",
          15 + below(4), PICK(weights), PICK(aligns), PICK(colors));
  fprintf(file, "  message: { font: { size: %u }, align: %s, color: %s, lines: 0 }\n",
          12 + below(3), PICK(aligns), PICK(colors));
  fprintf(file, "  note:\n    text: %s\n    font: { size: 12, weight: %s }\n    lines: %u\n",
          PICK(notes), PICK(weights), below(3));
  fprintf(file, "    constraints:\n      - height >= %u\n      - width <= alert.width - %u\n",
          12 + below(6), 16 + below(8));
  if (below(4) == 0) {
    fprintf(file, "  photos: { list: [ { title: 오늘, detail: %u장 }, { title: 어제 } ] }\n",
            1 + below(40));
  }
  fprintf(file, "layout:\n  axis: column\n  alignment: fill\n  spacing: %u\n", 4 + below(8));
  fprintf(file, "  insets: { top: %u, sides: %u, bottom: %u }\n", 16 + below(12), 16 + below(8),
          12 + below(12));
  fprintf(file, "constraints:\n  - width == %u\n  - center == screen\n", width);
  fprintf(file, "  - height <= screen.height * 0.8 @high\n");
  fprintf(file, "fill: %s\n", below(2) ? "systemBackground" : "\"#F2F2F7\"");
  fprintf(file, "corners: %u\n", 10 + below(8));
  fprintf(file, "backdrop: { color: black, opacity: 0.%u }\n", 2 + below(5));
  fprintf(file, "presentation: { kind: %s, duration: 0.%u }\n", below(2) ? "fade" : "scale",
          15 + below(30));
  fprintf(file, "actions:\n");
  if (has_two) fprintf(file, "  cancel: %s\n", PICK(cancels));
  fprintf(file, "  confirm: { title: %s, event: %s }\n", PICK(confirms), PICK(events));
}

static void make_folder(const char *path) {
  if (mkdir(path, 0777) != 0 && errno != EEXIST) {
    perror(path);
    exit(2);
  }
}

int main(int count, char **arguments) {
  unsigned specs = count == 4 ? (unsigned)strtoul(arguments[1], NULL, 10) : 0;
  if (specs == 0 || specs > 1000000) {
    fprintf(stderr, "usage: generate COUNT SEED FOLDER\n");
    return 2;
  }
  state = strtoull(arguments[2], NULL, 10);
  make_folder(arguments[3]);
  for (unsigned number = 0; number < specs; number++) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%03u", arguments[3], number / 100);
    if (number % 100 == 0) make_folder(path);
    snprintf(path, sizeof path, "%s/%03u/generated-%05u.alert.yaml", arguments[3], number / 100,
             number);
    FILE *file = fopen(path, "w");
    if (file == NULL) {
      perror(path);
      return 2;
    }
    write_spec(file, number);
    if (fclose(file) != 0) {
      perror(path);
      return 2;
    }
  }
  return 0;
}
