#!/usr/bin/env bash
# Fyne v2.8.1 (fyne.io/fyne/v2): refreshing a container has every raster anywhere in it drawn again, also in a widget whose own
# Refresh does nothing.
#
# Container.Refresh lets go of the textures of all that is in the container, down through other containers and the renderers
# of widgets. So a widget cannot keep a large picture made by canvas.NewRaster from being generated anew whenever
# something else on the screen is replaced and the root is refreshed; only not refreshing the root can. Container.Add and
# Container.Remove, which change what is shown as well, do not have it drawn again.
#
# It needs Go 1.24 or later, the module proxy, Xvfb with xvfb-run, and what Fyne needs to be compiled (a C compiler, the headers
# of X11 and OpenGL). It fails if any of this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >main.go <<'EOF'
package main

import (
	"fmt"
	"image"
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// within is a widget around a raster; nothing refreshes what is in it by its own Refresh.
type within struct {
	widget.BaseWidget
	raster *canvas.Raster
}

func (w *within) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(w.raster) }
func (w *within) Refresh()                            {}

func main() {
	a := app.New()
	w := a.NewWindow("finding")
	drawn := 0
	picture := image.NewRGBA(image.Rect(0, 0, 40, 30))
	inside := &within{raster: canvas.NewRaster(func(int, int) image.Image { drawn++; return picture })}
	inside.ExtendBaseWidget(inside)
	root := container.NewStack(container.NewStack(inside), canvas.NewText("text", color.Black))
	label := widget.NewLabel("label")
	w.SetContent(root)
	w.Resize(fyne.NewSize(400, 300))
	step := func(what string, do func()) {
		time.Sleep(time.Second)
		fyne.DoAndWait(func() { drawn = 0; do() })
		time.Sleep(time.Second)
		fyne.DoAndWait(func() { fmt.Printf("%s: drawn again %t\n", what, drawn > 0) })
	}
	go func() {
		step("nothing", func() {})
		step("the text is refreshed", func() { root.Objects[1].Refresh() })
		step("the container is refreshed", func() { root.Refresh() })
		step("an object is added to it", func() { root.Add(label) })
		step("it is removed again", func() { root.Remove(label) })
		step("the widget is refreshed", func() { inside.Refresh() })
		fyne.Do(a.Quit)
	}()
	w.ShowAndRun()
}
EOF
cat >go.mod <<'EOF'
module finding

go 1.24

require fyne.io/fyne/v2 v2.8.1
EOF
go mod tidy >/dev/null 2>&1
go build -o program .
export LIBGL_ALWAYS_SOFTWARE=1
{
	go list -m fyne.io/fyne/v2
	xvfb-run -a -s "-screen 0 1024x768x24" timeout 60 ./program 2>/dev/null
} >seen
cat seen
diff - seen <<'EOF'
fyne.io/fyne/v2 v2.8.1
nothing: drawn again false
the text is refreshed: drawn again false
the container is refreshed: drawn again true
an object is added to it: drawn again false
it is removed again: drawn again false
the widget is refreshed: drawn again false
EOF
echo "as it was"
