# The commands of the README. Everything else is the Swift package manager's.

# The same messages and the same order of names on every machine.
export LC_ALL := C

SWIFT ?= swift
PROGRAM := .build/release/alertc
# What reads fonts is linked to the system's HarfBuzz; built apart, so that neither build undoes
# the other.
FONTS := .build/fonts/release/alertc-fonts
# What serves the page of a preview is linked to the system's libmicrohttpd, and is built apart too.
PREVIEW := .build/fonts/release/alertc-preview
# What makes pixels of pictures is linked to the system's librsvg and Pango.
PICTURES := .build/pictures/release/alertc-pictures
STRIP := -Xlinker -s

# On Linux one static file that needs nothing of the system; lld, since the other linkers warn
# about a dlopen that never happens in it. What would only cost time when the program starts is left
# out (docs/decisions/0014-startup.md).
ifeq ($(shell uname -s),Darwin)
RELEASE := -c release --product alertc
else
RELEASE := -c release --product alertc --static-swift-stdlib -Xswiftc -static-executable \
	-Xswiftc -cross-module-optimization -Xswiftc -Xfrontend -Xswiftc -function-sections \
	-Xswiftc -Xfrontend -Xswiftc -disable-implicit-concurrency-module-import \
	-Xswiftc -Xfrontend -Xswiftc -disable-implicit-string-processing-module-import \
	-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
	-Xswiftc -use-ld=lld $(STRIP) -Xlinker --no-warn-symbol-ordering \
	-Xlinker --symbol-ordering-file=$(CURDIR)/Sources/alertc/startup-order.txt
endif

# What the project's own snapshots are recorded for.
MATRIX := --device iphone-se,iphone-15,iphone-16-pro-max,ipad-mini --appearance all \
	--text-size large,xxxLarge,accessibility3 --locale en,ko

# Where Homebrew keeps the libraries that no pkg-config file is asked for.
ifeq ($(shell uname -s),Darwin)
export LIBRARY_PATH := $(shell brew --prefix 2>/dev/null)/lib
endif

.PHONY: help setup build install pictures run test test-pictures test-page docs verify record lint bench clean

help:
	@echo 'make run    build, compile specs/gallery into build/alerts, and show what came out'
	@echo 'make build  the program, release and static: $(PROGRAM), and what reads fonts for it'
	@echo 'make install  the same, into PREFIX/bin (/usr/local/bin)'
	@echo 'make pictures  also what makes pixels of pictures, for --emit png'
	@echo 'make test   build and run every test'
	@echo 'make test-page  look at the page, its preview and the report in Chromium'
	@echo 'make test-pictures  hold the pictures to the layout, in Chromium and in librsvg'
	@echo 'make docs   make the pages and pictures of docs anew, and check them'
	@echo 'make verify compare specs/gallery with its snapshots; make record writes them'
	@echo 'make lint   check the form of the sources'
	@echo 'make bench  measure against bare C (see docs/benchmarks)'
	@echo 'make clean  remove what was built'

setup:
	@.ci/setup

build: setup
# The linker reads the order of functions, of which the build knows nothing.
	@if [ Sources/alertc/startup-order.txt -nt $(PROGRAM) ]; then rm -f $(PROGRAM); fi
	$(SWIFT) build $(RELEASE)
	$(SWIFT) build -c release --product alertc-fonts --static-swift-stdlib --scratch-path .build/fonts
	@cp $(FONTS) $(PROGRAM)-fonts
	$(SWIFT) build -c release --product alertc-preview --static-swift-stdlib --scratch-path .build/fonts
	@cp $(PREVIEW) $(PROGRAM)-preview
# A copied file lies in the page cache in larger pieces than a linked one, and starts a sixth faster.
	@cp $(PROGRAM) $(PROGRAM).copy && mv $(PROGRAM).copy $(PROGRAM)
ifeq ($(shell uname -s),Darwin)
	@strip -x $(PROGRAM)
endif

pictures: build
	@.ci/setup pictures
	$(SWIFT) build -c release --product alertc-pictures --static-swift-stdlib --scratch-path .build/pictures
	@cp $(PICTURES) $(PROGRAM)-pictures

run: build
	@.ci/tour $(PROGRAM) specs/gallery build/alerts

test:
	@.ci/setup tests
	$(SWIFT) test --disable-xctest

test-page:
	@.ci/setup browser
	$(SWIFT) build --product alertc
	$(SWIFT) build --product alertc-preview
	@Tests/BrowserTests/run "$$($(SWIFT) build --show-bin-path)/alertc"

test-pictures:
	@.ci/setup browser
	$(SWIFT) build --product alertc
	$(SWIFT) build --product alertc-pictures
	@/usr/bin/env python3 Tests/Pictures/check.py "$$($(SWIFT) build --show-bin-path)/alertc"

# The first run writes what differs, and fails over it.
docs:
	@.ci/setup tests
	@ALERTC_RECORD=1 $(SWIFT) test --disable-xctest --filter DocsTests >/dev/null 2>&1 || true
	$(SWIFT) test --disable-xctest --filter DocsTests

verify record: setup
	$(SWIFT) build --product alertc
	@"$$($(SWIFT) build --show-bin-path)/alertc" $@ specs/gallery $(MATRIX)

lint: setup
	$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests

# Where programs of one's own lie on PATH; another place by PREFIX=….
PREFIX ?= /usr/local
install: build
	@mkdir -p $(PREFIX)/bin
	@for program in $(PROGRAM) $(PROGRAM)-fonts $(PROGRAM)-preview $(wildcard $(PROGRAM)-pictures); do \
	  cp $$program $(PREFIX)/bin/ && echo "installed $(PREFIX)/bin/$${program##*/}"; done

bench: build
	@Tests/Benchmarks/run $(PROGRAM)

clean:
	rm -rf .build build
