// The files of the HTML page as bytes: in a target of C because a compiler of Swift takes long over
// large arrays of bytes. They lie where they belong, beside the backend that uses them.

#include "include/CPageFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t frame[] = {
#embed "../AlertBackends/HTML/Page/page.html"
};

static const uint8_t styles[] = {
#embed "../AlertBackends/HTML/Page/page.css"
};

// One script: each file declares what those behind it use.
static const uint8_t script[] = {
#embed "../AlertBackends/HTML/Page/elements.js"
,
#embed "../AlertBackends/HTML/Page/specs.js"
,
#embed "../AlertBackends/HTML/Page/state.js"
,
#embed "../AlertBackends/HTML/Page/picture.js"
,
#embed "../AlertBackends/HTML/Page/overlays.js"
,
#embed "../AlertBackends/HTML/Page/motion.js"
,
#embed "../AlertBackends/HTML/Page/inspector.js"
,
#embed "../AlertBackends/HTML/Page/gallery.js"
,
#embed "../AlertBackends/HTML/Page/detail.js"
,
#embed "../AlertBackends/HTML/Page/live.js"
,
#embed "../AlertBackends/HTML/Page/main.js"
};

const uint8_t *page_frame(void) { return frame; }
size_t page_frame_size(void) { return sizeof frame; }
const uint8_t *page_styles(void) { return styles; }
size_t page_styles_size(void) { return sizeof styles; }
const uint8_t *page_script(void) { return script; }
size_t page_script_size(void) { return sizeof script; }
