#!/usr/bin/env bash
# fyne-tooltip v0.4.0 (github.com/dweymouth/fyne-tooltip) with Fyne v2.8.1 (fyne.io/fyne/v2): no tooltip in any pop-up.
#
# The library finds the layer of a pop-up by what Overlays().Top() gives. That was the *widget.PopUp that had been shown until
# Fyne 2.7; since 2.8 it is a container of the toolkit's own round it. So AddPopUpToolTipLayer, called as its documentation
# says, has no effect: "no tool tip layer created for current overlay" is logged for each tooltip, and none is shown. In the
# window itself they come up as before. Whoever compares an overlay with what they have shown meets the same.
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
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	tooltip "github.com/dweymouth/fyne-tooltip"
	ttwidget "github.com/dweymouth/fyne-tooltip/widget"
)

func main() {
	test.NewApp()
	window := test.NewWindow(nil)
	in := ttwidget.NewLabel("in the window")
	in.SetToolTip("words")
	base := container.NewStack(in)
	window.SetContent(tooltip.AddWindowToolTipLayer(base, window.Canvas()))
	window.Resize(fyne.NewSize(400, 300))

	over := ttwidget.NewLabel("in an overlay")
	over.SetToolTip("words")
	popup := widget.NewModalPopUp(container.NewStack(over), window.Canvas())
	tooltip.AddPopUpToolTipLayer(popup)

	show := func(name string, on fyne.CanvasObject, content fyne.CanvasObject) {
		test.MoveMouse(window.Canvas(), fyne.CurrentApp().Driver().AbsolutePositionForObject(on).AddXY(5, 5))
		time.Sleep(1500 * time.Millisecond)
		n := 0
		var walk func(o fyne.CanvasObject)
		walk = func(o fyne.CanvasObject) {
			if fmt.Sprintf("%T", o) == "*internal.ToolTip" {
				n++
			}
			if c, ok := o.(*fyne.Container); ok {
				for _, each := range c.Objects {
					walk(each)
				}
			}
		}
		walk(content)
		fmt.Printf("%s: %d\n", name, n)
		test.MoveMouse(window.Canvas(), fyne.NewPos(0, 0))
		time.Sleep(200 * time.Millisecond)
	}
	show("tooltips in the window", in, window.Content())
	popup.Show()
	top := window.Canvas().Overlays().Top()
	fmt.Printf("the top overlay is a %T\n", top)
	show("tooltips in an overlay", over, popup.Content)
}
EOF
run() {
	cat >go.mod <<EOF
module finding

go 1.24

require (
	fyne.io/fyne/v2 $1
	github.com/dweymouth/fyne-tooltip v0.4.0
)
EOF
	rm -f go.sum
	go mod tidy >/dev/null 2>&1
	go list -m fyne.io/fyne/v2 github.com/dweymouth/fyne-tooltip
	go run -tags ci,no_glfw . 2>/dev/null
}
{
	run v2.7.1
	run v2.8.1
} >seen
cat seen
diff - seen <<'EOF'
fyne.io/fyne/v2 v2.7.1
github.com/dweymouth/fyne-tooltip v0.4.0
tooltips in the window: 1
the top overlay is a *widget.PopUp
tooltips in an overlay: 1
fyne.io/fyne/v2 v2.8.1
github.com/dweymouth/fyne-tooltip v0.4.0
tooltips in the window: 1
the top overlay is a *widget.OverlayContainer
tooltips in an overlay: 0
EOF
echo "as it was"
