#ifndef CDIAGNOSTIC_PAGES_H
#define CDIAGNOSTIC_PAGES_H

#include <stddef.h>
#include <stdint.h>

/// Every page in Markdown, one behind the other, each ended by a zero byte.
const uint8_t *diagnostic_pages(void);
size_t diagnostic_pages_size(void);

#endif
