#!/usr/bin/env bash
# Fyne v2.8.1 (fyne.io/fyne/v2), its driver for tests: a closed window stays in memory until some canvas is painted.
#
# Window.Close takes a window out of the driver's list, so a test that closes its window is expected to have given everything
# back. But the renderers of its widgets stay in a cache of the whole process, and with them the widgets and their pictures.
# The cache forgets what is old only while a canvas is being captured; time alone, or further windows, change nothing. (On a
# screen the driver paints frames and clears a closed window's entries at once.) Tests that look at objects and paint nothing
# grow by every window they have opened: FYNE_CACHE makes entries age sooner, and a Capture of an empty software canvas
# lets go of them.
#
# It needs Go 1.24 or later and the module proxy; no window is opened. It takes a minute, and fails if any of this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >main.go <<'EOF'
package main

import (
	"fmt"
	"runtime"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
)

var freed atomic.Int64

func open(n int) {
	for range n {
		label := widget.NewLabel("words")
		runtime.AddCleanup(label, func(int) { freed.Add(1) }, 0)
		window := test.NewWindow(label)
		window.Close()
	}
}

func count(when string) {
	for range 5 {
		runtime.GC()
		time.Sleep(20 * time.Millisecond)
	}
	fmt.Printf("%s: most labels are freed is %v\n", when, freed.Load() > 90)
}

func main() {
	test.NewApp()
	open(100)
	count("after closing 100 windows")
	time.Sleep(15 * time.Second)
	count("15 seconds later")
	open(1)
	count("after one more window")
	software.NewCanvas().Capture()
	count("after an empty canvas has been painted")
}
EOF
cat >go.mod <<'EOF'
module finding

go 1.24

require fyne.io/fyne/v2 v2.8.1
EOF
go mod tidy >/dev/null 2>&1
go list -m fyne.io/fyne/v2 >seen
FYNE_CACHE=11s go run -tags ci,no_glfw . 2>/dev/null >>seen
cat seen
diff - seen <<'EOF'
fyne.io/fyne/v2 v2.8.1
after closing 100 windows: most labels are freed is false
15 seconds later: most labels are freed is false
after one more window: most labels are freed is false
after an empty canvas has been painted: most labels are freed is true
EOF
echo "as it was"
