#!/usr/bin/env bash
# Fyne v2.8.1 (fyne.io/fyne/v2): shortcuts that are added to the canvas of a test window are never heard.
#
# The canvas of a real window takes fyne.Canvas.AddShortcut and is a fyne.Shortcutable as well, so that
# canvas.(fyne.Shortcutable).TypedShortcut(s) does what the keys do. That of test.NewWindow takes AddShortcut, says nothing, and
# is no Shortcutable; a test that types a shortcut only "if the canvas can" passes without having typed anything. A focused
# entry hears its own shortcuts in both.
#
# It needs Go 1.24 or later and the module proxy; no window is opened. It fails if any of this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >main.go <<'EOF'
package main

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
)

func main() {
	test.NewApp()
	entry := widget.NewEntry()
	window := test.NewWindow(entry)
	heard := 0
	window.Canvas().AddShortcut(&fyne.ShortcutUndo{}, func(fyne.Shortcut) { heard++ })
	canvas, is := window.Canvas().(fyne.Shortcutable)
	fmt.Printf("the canvas is a Shortcutable: %t\n", is)
	if is {
		canvas.TypedShortcut(&fyne.ShortcutUndo{})
	}
	fmt.Printf("shortcuts heard by the canvas: %d\n", heard)
	entry.SetText("words")
	entry.TypedShortcut(&fyne.ShortcutSelectAll{})
	fmt.Printf("selected in the entry: %q\n", entry.SelectedText())
}
EOF
cat >go.mod <<'EOF'
module finding

go 1.24

require fyne.io/fyne/v2 v2.8.1
EOF
go mod tidy >/dev/null 2>&1
{
	go list -m fyne.io/fyne/v2
	go run -tags ci,no_glfw . 2>/dev/null
} >seen
cat seen
diff - seen <<'EOF'
fyne.io/fyne/v2 v2.8.1
the canvas is a Shortcutable: false
shortcuts heard by the canvas: 0
selected in the entry: "words"
EOF
echo "as it was"
