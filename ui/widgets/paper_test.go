package widgets_test

import (
	"image"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/visible"
	"portroyal/ui/widgets"
)

// A sheet covers all of its own size, since something else is there under it, and reaches no farther than it
// says.
func TestPaperCoversItsSize(t *testing.T) {
	test.NewTempApp(t)
	const margin = 40
	under := color.NRGBA{R: 0xff, B: 0xff, A: 0xff}
	for name, colours := range appearances {
		for _, by := range []float32{1, 2.4} {
			for _, size := range []fyne.Size{{Width: 30, Height: 30}, {Width: 300, Height: 46}, {Width: 420, Height: 700}} {
				sheet := widgets.NewSheet(colours, by, 0, canvas.NewRectangle(color.Transparent))
				sheet.Resize(size)
				sheet.Move(fyne.NewPos(margin, margin))
				window := test.NewTempWindow(t, container.NewStack(canvas.NewRectangle(under),
					container.NewWithoutLayout(sheet)))
				window.SetPadded(false)
				window.Resize(size.AddWidthHeight(2*margin, 2*margin))
				picture := window.Canvas().Capture()
				own := image.Rect(margin, margin, margin+int(size.Width), margin+int(size.Height))
				reach := own.Inset(-int(widgets.PaperBleed*by + 1))
				for y := range picture.Bounds().Dy() {
					for x := range picture.Bounds().Dx() {
						shows := color.NRGBAModel.Convert(picture.At(x, y)) == under
						if at := image.Pt(x, y); shows == at.In(own) && (shows || !at.In(reach)) {
							t.Fatalf("%s, %v, %v times: at %v the ground shows: %v", name, size, by, at, shows)
						}
					}
				}
			}
		}
	}
}

// The ribbon of a sheet is over its upper edge and not over its content.
func TestRibbonLiesAboveTheContent(t *testing.T) {
	test.NewTempApp(t)
	for _, size := range []float32{14, 24, 58} {
		content := canvas.NewRectangle(color.Black)
		content.SetMinSize(fyne.NewSize(10, 40))
		ribbon := widgets.NewTitle(appearances["light"], "A long title of a sheet", size)
		sheet := widgets.NewTitledSheet(appearances["light"], 1, 20, ribbon, content)
		sheet.Resize(sheet.MinSize())
		sheet.Move(fyne.NewPos(50, 50))
		test.NewTempWindow(t, container.NewWithoutLayout(sheet))
		top, low := visible.Place(ribbon), visible.Place(ribbon).Y+ribbon.Size().Height
		if from := visible.Place(content).Y; low > from {
			t.Errorf("%v: the ribbon ends at %v, and the content begins at %v", size, low, from)
		}
		if edge := visible.Place(sheet); top.Y >= edge.Y || low <= edge.Y || top.X < edge.X {
			t.Errorf("%v: the ribbon lies from %v to %v, the sheet begins at %v", size, top, low, edge)
		}
	}
}
