// events FOLDER
//
// Reads every *.yaml file below a folder and runs libyaml's events over it, doing nothing with
// them: the least that any YAML compiler on libyaml does.

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <yaml.h>

static long files, events, bytes;

static void parse(const char *path) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) {
    perror(path);
    exit(2);
  }
  unsigned char *buffer = malloc((size_t)status.st_size + 1);
  ssize_t length = buffer == NULL ? -1 : read(file, buffer, (size_t)status.st_size + 1);
  close(file);
  if (length != status.st_size) exit(2);

  yaml_parser_t parser;
  if (!yaml_parser_initialize(&parser)) exit(2);
  yaml_parser_set_input_string(&parser, buffer, (size_t)length);
  for (int ended = 0; !ended;) {
    yaml_event_t event;
    if (!yaml_parser_parse(&parser, &event)) {
      fprintf(stderr, "%s: %s\n", path, parser.problem);
      exit(1);
    }
    ended = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
    events++;
  }
  yaml_parser_delete(&parser);
  free(buffer);
  files++;
  bytes += length;
}

static void walk(const char *folder) {
  DIR *stream = opendir(folder);
  if (stream == NULL) {
    perror(folder);
    exit(2);
  }
  for (struct dirent *entry; (entry = readdir(stream)) != NULL;) {
    if (entry->d_name[0] == '.') continue;
    char path[4096];
    if (snprintf(path, sizeof path, "%s/%s", folder, entry->d_name) >= (int)sizeof path) exit(2);
    size_t length = strlen(entry->d_name);
    if (entry->d_type == DT_DIR) {
      walk(path);
    } else if (length > 5 && strcmp(entry->d_name + length - 5, ".yaml") == 0) {
      parse(path);
    }
  }
  closedir(stream);
}

int main(int count, char **arguments) {
  if (count != 2) {
    fprintf(stderr, "usage: events FOLDER\n");
    return 2;
  }
  walk(arguments[1]);
  printf("%ld files, %ld bytes, %ld events\n", files, bytes, events);
  return 0;
}
