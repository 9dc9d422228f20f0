#ifndef CPAGE_FILES_H
#define CPAGE_FILES_H

#include <stddef.h>
#include <stdint.h>

/// The page, with marks where the rest goes.
const uint8_t *page_frame(void);
size_t page_frame_size(void);

/// Its style sheet.
const uint8_t *page_styles(void);
size_t page_styles_size(void);

/// Its scripts, one behind the other.
const uint8_t *page_script(void);
size_t page_script_size(void);

#endif
