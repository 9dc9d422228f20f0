// compare ROUNDS COMMAND-A… -- COMMAND-B…
//
// Runs two commands in turn, ROUNDS times each after one unmeasured run of both, with their
// output thrown away, and prints the median wall and processor time of each and the ratios B/A
// of the medians. Taking turns keeps what changes on the machine meanwhile from one side only.

#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

struct sample {
  double wall;
  double processor;
};

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static double seconds(struct timeval time) {
  return (double)time.tv_sec + (double)time.tv_usec / 1e6;
}

static struct sample run(char **command) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  pid_t process;
  double start = now();
  if (posix_spawn(&process, command[0], &actions, NULL, command, environ) != 0) {
    fprintf(stderr, "can't start %s\n", command[0]);
    exit(2);
  }
  int status;
  struct rusage usage;
  if (wait4(process, &status, 0, &usage) < 0) exit(2);
  struct sample sample = {now() - start, seconds(usage.ru_utime) + seconds(usage.ru_stime)};
  posix_spawn_file_actions_destroy(&actions);
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    fprintf(stderr, "%s failed with status %d: run it by hand\n", command[0], status);
    exit(2);
  }
  return sample;
}

static int ascending(const void *left, const void *right) {
  double a = *(const double *)left, b = *(const double *)right;
  return (a > b) - (a < b);
}

static double quantile(double *values, int count, double share) {
  qsort(values, (size_t)count, sizeof *values, ascending);
  return values[(int)(share * (count - 1) + 0.5)];
}

int main(int count, char **arguments) {
  int rounds = count > 1 ? atoi(arguments[1]) : 0;
  char **second = NULL;
  for (int index = 3; index < count - 1; index++) {
    if (strcmp(arguments[index], "--") == 0) {
      arguments[index] = NULL;
      second = arguments + index + 1;
      break;
    }
  }
  if (rounds < 1 || rounds > 100000 || second == NULL) {
    fprintf(stderr, "usage: compare ROUNDS COMMAND-A... -- COMMAND-B...\n");
    return 2;
  }
  char **commands[2] = {arguments + 2, second};
  double *wall[2], *processor[2];
  for (int side = 0; side < 2; side++) {
    wall[side] = calloc((size_t)rounds, sizeof(double));
    processor[side] = calloc((size_t)rounds, sizeof(double));
    if (wall[side] == NULL || processor[side] == NULL) return 2;
    run(commands[side]);
  }
  for (int round = 0; round < rounds; round++) {
    for (int turn = 0; turn < 2; turn++) {
      // Who goes first changes too.
      int side = (round + turn) % 2;
      struct sample sample = run(commands[side]);
      wall[side][round] = sample.wall;
      processor[side][round] = sample.processor;
    }
  }
  double middle[2][2];
  printf("             wall ms (10%%..90%%)          processor ms\n");
  for (int side = 0; side < 2; side++) {
    double low = quantile(wall[side], rounds, 0.1);
    double high = quantile(wall[side], rounds, 0.9);
    middle[side][0] = quantile(wall[side], rounds, 0.5);
    middle[side][1] = quantile(processor[side], rounds, 0.5);
    printf("  %-8s %9.3f (%.3f..%.3f)  %9.3f\n", side == 0 ? "A" : "B", middle[side][0] * 1e3,
           low * 1e3, high * 1e3, middle[side][1] * 1e3);
  }
  printf("  B / A    %9.2f", middle[1][0] / middle[0][0]);
  if (middle[0][1] > 0.01) printf("%30.2f", middle[1][1] / middle[0][1]);
  printf("\n");
  return 0;
}
