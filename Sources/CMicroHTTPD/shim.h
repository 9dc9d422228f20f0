#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <unistd.h>

/// A socket that listens at a port of 127.0.0.1 and nowhere else; 0 is any free port. Less than 0
/// when that can't be: the error number, negative.
static inline int http_listen(uint16_t port) {
  struct sockaddr_in address;
  memset(&address, 0, sizeof address);
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  int number = socket(AF_INET, SOCK_STREAM, 0);
  if (number < 0) return -errno;
  int on = 1;
  // A port is free at once when a preview ends, also while its connections are remembered.
  setsockopt(number, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  fcntl(number, F_SETFD, FD_CLOEXEC);
  fcntl(number, F_SETFL, O_NONBLOCK);
  if (bind(number, (struct sockaddr *)&address, sizeof address) == 0 && listen(number, 128) == 0)
    return number;
  int failure = errno;
  close(number);
  return -failure;
}

/// The port that a socket listens at.
static inline uint16_t http_port(int number) {
  struct sockaddr_in address;
  socklen_t size = sizeof address;
  if (getsockname(number, (struct sockaddr *)&address, &size) != 0) return 0;
  return ntohs(address.sin_port);
}

/// What a server is told: requests, their addresses before anything in them is decoded, and
/// connections that come and go. All are given `context`.
struct http_listener {
  void *context;
  MHD_AccessHandlerCallback answer;
  void *(*begin)(void *context, const char *uri, struct MHD_Connection *connection);
  MHD_RequestCompletedCallback end;
  MHD_NotifyConnectionCallback connect;
};

/// Starts a server on a listening socket. It has a thread of its own, and can leave a request
/// unanswered for a while. Null when there is no memory or no thread.
static inline struct MHD_Daemon *http_start(
    int number, const struct http_listener *listener, unsigned int connections) {
  return MHD_start_daemon(
      MHD_USE_AUTO_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, listener->answer,
      listener->context,
      MHD_OPTION_LISTEN_SOCKET, (MHD_socket)number,
      MHD_OPTION_URI_LOG_CALLBACK, listener->begin, listener->context,
      MHD_OPTION_NOTIFY_COMPLETED, listener->end, listener->context,
      MHD_OPTION_NOTIFY_CONNECTION, listener->connect, listener->context,
      MHD_OPTION_CONNECTION_LIMIT, connections,
      MHD_OPTION_CONNECTION_TIMEOUT, 30u,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)(64 * 1024),
      MHD_OPTION_END);
}

/// Whether a connection comes, rather than goes.
static inline int http_has_opened(enum MHD_ConnectionNotificationCode code) {
  return code == MHD_CONNECTION_NOTIFY_STARTED;
}

/// The socket of a connection; -1 when there is none.
static inline int http_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}

/// Whether the address of a request, as ``http_listener`` is given it, has a NUL in it: written as
/// such, so that the line of the request goes on behind it with something else than the version of
/// HTTP, or as %00.
static inline int http_has_nul(const char *uri) {
  return strstr(uri, "%00") != NULL || strncmp(uri + strlen(uri) + 1, "HTTP/", 5) != 0;
}

/// The value of a header; null without one.
static inline const char *http_header(struct MHD_Connection *connection, const char *name) {
  return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

struct http_count {
  const char *name;
  int count;
};

static inline enum MHD_Result http_count_one(
    void *context, enum MHD_ValueKind kind, const char *name, const char *value) {
  struct http_count *count = context;
  (void)kind;
  (void)value;
  if (name && strcasecmp(name, count->name) == 0) count->count++;
  return MHD_YES;
}

/// How often a header is there.
static inline int http_header_count(struct MHD_Connection *connection, const char *name) {
  struct http_count count = {name, 0};
  MHD_get_connection_values(connection, MHD_HEADER_KIND, http_count_one, &count);
  return count.count;
}

/// The value of a name behind the question mark; null without one.
static inline const char *http_argument(struct MHD_Connection *connection, const char *name) {
  return MHD_lookup_connection_value(connection, MHD_GET_ARGUMENT_KIND, name);
}

/// A response with a copy of some bytes.
static inline struct MHD_Response *http_response(const void *bytes, size_t count) {
  return MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}
