package board

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/widgets"
)

// lightWidth is how far the light shines out around a head, on a table of usual size.
const lightWidth = 5

// lamplight is the colour of the light; no seat has it.
var lamplight = palette.Hex(0xfff6d0)

// nameplate shows who sits somewhere: the head, and the name on a ribbon in the seat's colour. The active player
// has a helm at the end of the ribbon, the same that marks contracts which only the active player fulfils: a
// shape, since every colour may be that of a seat. The deciding player has a light behind the head. A tooltip
// says how well a computer player plays.
func (b *Board) nameplate(s geometry.Sheet, seat int, head, ribbon geometry.Rectangle) {
	w, view := b.stage.Words, &b.shown.View
	place := canvas.NewRectangle(color.Transparent)
	around := geometry.Rect(head.X, head.Y, ribbon.X+ribbon.W-head.X, max(head.H, ribbon.Y+ribbon.H-head.Y))
	s.Fit(place, around)
	b.lies(place, layout.Spot{Kind: layout.Panel, Seat: seat})
	tip, paint := b.name(seat), b.seats[seat].Colour
	if !b.over() && seat == view.Decides() {
		tip = w.T("seat.decides")
		light := canvas.NewCircle(lamplight)
		light.StrokeColor, light.StrokeWidth = palette.Ink, 1.5
		s.Fit(light, head.Inset(-b.grown(lightWidth)))
		b.lies(light, layout.Spot{Kind: layout.Light, Seat: seat})
	}
	name := b.nameLine(seat, ribbon.H)
	ribbon.W = min(ribbon.W, max(name.MinSize().Width+ribbon.H*(0.5+helmRoom), ribbon.H*5))
	ground := canvas.NewRectangle(paint)
	ground.CornerRadius = ribbon.H * 0.25
	s.Fit(ground, ribbon)
	face := b.head(seat, head.W)
	s.Fit(face, head)
	b.lies(face, layout.Spot{Kind: layout.Face, Seat: seat})
	room := ribbon.W - ribbon.H*0.5
	if !b.over() && seat == view.Active() {
		tip = w.T("seat.active")
		helm := geometry.Rect(ribbon.X+ribbon.W-ribbon.H*1.1, ribbon.Y+ribbon.H*0.05, ribbon.H*0.9, ribbon.H*0.9)
		s.Fit(b.symbol("active", helm.W), helm)
		room -= helm.W + ribbon.H*0.15
	}
	for least := name.TextSize * leastName; name.MinSize().Width > room && name.TextSize > least; {
		name.TextSize -= 0.25 // letters do not shrink evenly
	}
	widgets.Shorten(name, room)
	size := name.MinSize()
	s.Fit(name, geometry.Rect(ribbon.X+ribbon.H*0.25, ribbon.Y+(ribbon.H-size.Height)/2, size.Width, size.Height))
	if player := b.seats[seat].Player; player != "" {
		tip += "\n" + terms.Opponent(w, player)
	}
	asked := b.asked(tip, entry.Players)
	asked.Named = b.inShort(seat, tip)
	s.Fit(asked, around)
}

// inShort is a player with what they have, in one line for who does not see it, and whether it is their turn.
func (b *Board) inShort(seat int, turn string) string {
	w := b.stage.Words
	has := []string{w.N("fact.points", b.shown.View.Points(seat))}
	for _, fact := range b.facts(seat) {
		has = append(has, fact.tip)
	}
	if turn, _, _ = strings.Cut(turn, "\n"); turn != b.name(seat) {
		has = append(has, turn)
	}
	return w.T("spoken.key", "Key", b.name(seat), "Words", strings.Join(has, ", "))
}

// Measures of names on ribbons.
const (
	helmRoom  = 1.2  // in ribbon heights; also left free without a helm, so that nothing moves
	leastName = 0.72 // how small a name may get before it is cut off
)

// nameLine is a player's name, sized for a ribbon of this height.
func (b *Board) nameLine(seat int, height float32) *canvas.Text {
	return widgets.Title(b.name(seat), height*0.66, on(b.seats[seat].Colour))
}

// ribbonWidth is how wide a ribbon of this height has to be for a player's name, slightly reduced if the name is
// long.
func (b *Board) ribbonWidth(seat int, height float32) float32 {
	const easy = 0.8 // still easy to read
	return b.nameLine(seat, height).MinSize().Width*easy + height*(0.5+helmRoom)
}

// on is the colour for text on this ground.
func on(ground color.NRGBA) color.NRGBA {
	if palette.Contrast(palette.Ink, ground) >= 4.5 {
		return palette.Ink
	}
	return color.NRGBA{0xff, 0xff, 0xff, 0xff}
}

// ground is the colour for text written directly on a player's ground.
func (b *Board) ground(seat int) color.NRGBA {
	if seat == b.shown.Lower {
		return b.stage.Colours().OnQuay
	}
	return b.stage.Colours().OnSky
}
