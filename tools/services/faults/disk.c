/*
 * A disk in trouble, for one process: preloaded into the server that is tested. Only files under FAULTS_DATA are touched.
 *
 * In the folder FAULTS_SWITCHES the test makes and removes files while the server runs:
 *   full        write and pwrite fail with ENOSPC
 *   fsync       fsync and fdatasync fail with EIO; what was written stays readable, as on ext4
 *   fsync-drop  the same, and what was written since the last sync is gone, as where the kernel drops the pages
 *   slow        fsync and fdatasync take 5 ms longer
 *
 * FAULTS_COUNTS is a file of six numbers, kept up to date while it runs:
 *   writes to the log (FAULTS_LOG, a path) · syncs of it · answers that say that something was recorded ·
 *   of these the ones sent while written bytes of the log were not synced yet · writes that failed · syncs that failed
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum { SLOW_US = 5000 };
enum { WRITES, SYNCS, ANSWERS, EARLY, FAILED_WRITES, FAILED_SYNCS, COUNTS };

/* What stood in a file before it was written to, until that has been synced. */
struct before {
  struct before *next;
  ino64_t file;
  off64_t at;
  size_t length;
  char bytes[];
};

static const char *data, *switches, *log_file;
static uint64_t *counts;
static int log_is_dirty;
static struct before *unsynced;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_writev)(int, const struct iovec *, int);
static ssize_t (*real_pwrite)(int, const void *, size_t, off64_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);

__attribute__((constructor)) static void begin(void) {
  real_write = dlsym(RTLD_NEXT, "write");
  real_writev = dlsym(RTLD_NEXT, "writev");
  real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
  real_fsync = dlsym(RTLD_NEXT, "fsync");
  real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
  const char *numbers = getenv("FAULTS_COUNTS");
  switches = getenv("FAULTS_SWITCHES");
  log_file = getenv("FAULTS_LOG");
  int fd = numbers ? open(numbers, O_RDWR | O_CREAT, 0600) : -1;
  if (fd < 0 || ftruncate(fd, COUNTS * sizeof *counts) != 0) return;
  void *page = mmap(NULL, COUNTS * sizeof *counts, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  if (page == MAP_FAILED) return;
  counts = page;
  /* Last: without it nothing is done at all. */
  data = getenv("FAULTS_DATA");
}

static void count(int what) {
  __atomic_add_fetch(&counts[what], 1, __ATOMIC_SEQ_CST);
}

static int is_on(const char *name) {
  char path[PATH_MAX];
  snprintf(path, sizeof path, "%s/%s", switches ? switches : "", name);
  return access(path, F_OK) == 0;
}

/* Whether a descriptor is a file that faults are for; says which. */
static int is_watched(int fd, char path[PATH_MAX]) {
  char link[64];
  if (!data) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, PATH_MAX - 1);
  if (length <= 0) return 0;
  path[length] = 0;
  return strncmp(path, data, strlen(data)) == 0;
}

static int is_log(const char *path) {
  return log_file && strcmp(path, log_file) == 0;
}

static void remember(int fd, size_t length, off64_t at) {
  struct stat64 about;
  struct before *one = malloc(sizeof *one + length);
  if (!one || fstat64(fd, &about) != 0) return free(one);
  ssize_t held = pread64(fd, one->bytes, length, at);
  if (held < 0) held = 0;
  memset(one->bytes + held, 0, length - (size_t)held);
  *one = (struct before){unsynced, about.st_ino, at, length};
  unsynced = one;
}

/* Newest first, so that what stood there at the last sync comes last. */
static void forget(int fd, int put_back) {
  struct stat64 about;
  if (fstat64(fd, &about) != 0) return;
  for (struct before **at = &unsynced; *at;) {
    struct before *one = *at;
    if (one->file != about.st_ino) {
      at = &one->next;
      continue;
    }
    if (put_back && real_pwrite(fd, one->bytes, one->length, one->at) < 0) perror("faults");
    *at = one->next;
    free(one);
  }
}

static ssize_t no_room(void) {
  count(FAILED_WRITES);
  errno = ENOSPC;
  return -1;
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t at) {
  char path[PATH_MAX];
  if (!is_watched(fd, path)) return real_pwrite(fd, bytes, length, at);
  if (is_on("full")) return no_room();
  pthread_mutex_lock(&lock);
  if (is_on("fsync-drop")) remember(fd, length, at);
  if (is_log(path)) log_is_dirty = 1, count(WRITES);
  ssize_t written = real_pwrite(fd, bytes, length, at);
  pthread_mutex_unlock(&lock);
  return written;
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t at) {
  return pwrite64(fd, bytes, length, at);
}

static int sync_with(int (*real)(int), int fd) {
  char path[PATH_MAX];
  if (!is_watched(fd, path)) return real(fd);
  pthread_mutex_lock(&lock);
  int drops = is_on("fsync-drop");
  int fails = drops || is_on("fsync");
  int result = fails ? -1 : real(fd);
  forget(fd, drops);
  if (fails) count(FAILED_SYNCS);
  if (!fails && is_log(path)) log_is_dirty = 0, count(SYNCS);
  pthread_mutex_unlock(&lock);
  if (is_on("slow")) usleep(SLOW_US);
  if (fails) errno = EIO;
  return result;
}

int fsync(int fd) {
  return sync_with(real_fsync, fd);
}

int fdatasync(int fd) {
  return sync_with(real_fdatasync, fd);
}

static void look_for_answers(const char *bytes, size_t length) {
  static const char says[] = "\"outcome\":\"recorded\"";
  const char *end = bytes + length;
  while ((bytes = memmem(bytes, (size_t)(end - bytes), says, sizeof says - 1))) {
    count(ANSWERS);
    if (log_is_dirty) count(EARLY);
    bytes += sizeof says - 1;
  }
}

ssize_t write(int fd, const void *bytes, size_t length) {
  char path[PATH_MAX];
  if (is_watched(fd, path) && is_on("full")) return no_room();
  if (data && strncmp(path, "socket:", 7) == 0) look_for_answers(bytes, length);
  return real_write(fd, bytes, length);
}

ssize_t writev(int fd, const struct iovec *parts, int number) {
  char path[PATH_MAX];
  if (is_watched(fd, path) && is_on("full")) return no_room();
  for (int one = 0; data && one < number && strncmp(path, "socket:", 7) == 0; one++)
    look_for_answers(parts[one].iov_base, parts[one].iov_len);
  return real_writev(fd, parts, number);
}
