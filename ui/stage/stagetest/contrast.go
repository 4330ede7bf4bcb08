package stagetest

import (
	"image"
	"slices"
	"unicode/utf8"

	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/palette"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
)

// readable is the contrast that words need.
const readable = 4.5

// leastLine is how many letters make a line that is measured: single figures leave too little of their boxes.
const leastLine = 3

// groundPart is how much of the box round a line of words has to stand out from their colour: all but the
// letters themselves, and a little for the edge of a ribbon.
const groundPart = 0.6

// WordsStandOut measures the contrast of the words on top with what they are painted on.
func (p *Player) WordsStandOut(about string) {
	p.T.Helper()
	picture := p.At.Window.Canvas().Capture()
	forbidden := map[*canvas.Text]bool{} // out of use, and so fainter
	for _, toggle := range visible.All[*widgets.Toggle](p.Top()) {
		for _, text := range visible.All[*canvas.Text](toggle) {
			forbidden[text] = toggle.Forbidden()
		}
	}
	measured := 0
	for _, text := range visible.All[*canvas.Text](p.Top()) {
		from, to := visible.Ink(text)
		box := image.Rect(int(from.X), int(from.Y), int(to.X), int(to.Y))
		if utf8.RuneCountInString(text.Text) < leastLine || forbidden[text] || !box.In(picture.Bounds()) || !p.inSight(text) {
			continue
		}
		measured++
		good, all := 0, 0
		for y := box.Min.Y; y < box.Max.Y; y++ {
			for x := box.Min.X; x < box.Max.X; x++ {
				all++
				if palette.Contrast(text.Color, picture.At(x, y)) >= readable {
					good++
				}
			}
		}
		if float32(good) < groundPart*float32(all) {
			p.T.Errorf("%s: %d of %d points in the box of %q, %v, stand out from %v",
				about, good, all, text.Text, box, text.Color)
		}
	}
	if measured < 4 {
		p.T.Errorf("%s: only %d lines are measured", about, measured)
	}
}

// inSight reports whether an object is not scrolled away, or half so.
func (p *Player) inSight(object *canvas.Text) bool {
	for _, scroll := range visible.All[*container.Scroll](p.Top()) {
		if !slices.Contains(visible.All[*canvas.Text](scroll.Content), object) {
			continue
		}
		top, place := visible.Place(scroll).Y, visible.Place(object).Y
		if place < top+4 || place+object.Size().Height > top+scroll.Size().Height-4 {
			return false
		}
	}
	return true
}
