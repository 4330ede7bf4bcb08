package ending

import (
	"strings"

	"fyne.io/fyne/v2"

	"portroyal/ui/draw"
	"portroyal/ui/palette"
	"portroyal/ui/spoken"
	"portroyal/ui/widgets"
)

// Honour is a small medal for something remarkable.
type Honour struct {
	Symbol  string
	Text    string
	Tip     string
	Holders []int
}

// Feat is something that a player can have done more often than others; K is part of the ids of its messages.
type Feat[K ~string] struct {
	Of     K
	Symbol string
	Number func(seat int) int
}

// Earned is a feat, how often it was done at most, and by whom.
type Earned[K ~string] struct {
	Of      K
	Symbol  string
	Number  int
	Holders []int
}

// Most says of feats who has the most of them. What nobody has, or all have alike, is left out.
func Most[K ~string](seats int, feats ...Feat[K]) (all []Earned[K]) {
	for _, feat := range feats {
		most := Earned[K]{Of: feat.Of, Symbol: feat.Symbol}
		for seat := range seats {
			n := feat.Number(seat)
			if n > most.Number {
				most.Number, most.Holders = n, nil
			}
			if n == most.Number && n > 0 {
				most.Holders = append(most.Holders, seat)
			}
		}
		if len(most.Holders) > 0 && len(most.Holders) < seats {
			all = append(all, most)
		}
	}
	return all
}

// Honour is the feat in words, and what is counted for it.
func (e *Earned[K]) Honour(text, tip string) Honour { return Honour{e.Symbol, text, tip, e.Holders} }

// honourLine is the height of a row of medals, in units of the usual size.
const honourLine = 42

// HonoursHeight is the room that so many medals need.
func (b *Brush) HonoursHeight(n int) float32 { return float32((n+1)/2) * honourLine * b.Growth() }

// Honours shows medals in two columns.
func (b *Brush) Honours(honours []Honour, a Area) (objects []fyne.CanvasObject) {
	by := b.Growth()
	gap := 10 * by
	size := fyne.NewSize((a.Size.Width-gap)/2, 38*by)
	for i := range honours {
		at := a.At.AddXY(float32(i%2)*(size.Width+gap), float32(i/2)*honourLine*by)
		objects = append(objects, b.honour(&honours[i], Area{at, size})...)
	}
	return objects
}

// honoured says each honour in a line.
func (b *Brush) honoured(honours []Honour) func() []string {
	return func() (all []string) {
		for _, h := range honours {
			var names []string
			for _, seat := range h.Holders {
				names = append(names, b.Name(seat))
			}
			all = append(all, spoken.Sentences(h.Text, strings.Join(names, ", "), h.Tip))
		}
		return all
	}
}

func (b *Brush) honour(h *Honour, a Area) []fyne.CanvasObject {
	c, by := b.Stage.Colours(), b.Growth()
	medal := fyne.NewSize(34*by, a.Size.Height)
	disc := a.At.AddXY(0, a.Size.Height-medal.Width)
	left := medal.Width + 7*by
	box := fyne.NewSize(a.Size.Width-left, 19*by)
	objects := []fyne.CanvasObject{
		widgets.Placed(b.Medal(medal), a.At, medal),
		b.In(h.Symbol, disc.AddXY(4*by, 4*by), fyne.NewSquareSize(medal.Width-8*by), 0.8),
		InLine(widgets.BoldLine, h.Text, 14*by, c.Text, a.At.AddXY(left, 0), box, fyne.TextAlignLeading),
	}
	var names []string
	x := left
	for _, seat := range h.Holders {
		names = append(names, b.Name(seat))
		head := 19 * by
		objects = append(objects, b.HeadAt(seat, head, a.At.AddXY(x, 19*by)))
		x += head + 2*by
	}
	tip := widgets.NewTipped(h.Tip)
	objects = append(objects, widgets.Placed(tip, a.At, fyne.NewSize(a.Size.Width, 19*by)))
	return append(objects, InLine(widgets.Line, strings.Join(names, ", "), 13*by, c.Text,
		a.At.AddXY(x+3*by, 19*by), fyne.NewSize(a.Size.Width-x-3*by, 19*by), fyne.TextAlignLeading))
}

// Medal is a brass disc with two ends of a ribbon.
func (b *Brush) Medal(size fyne.Size) fyne.CanvasObject {
	w, h := float64(size.Width), float64(size.Height)
	return b.Stage.Drawn(size, func(c *draw.Canvas) {
		line := w * 0.05
		end := func(x0, x1 float64, paint uint32) {
			band := draw.Polygon(x0, line, x0+w*0.26, line, x1+w*0.2, h*0.5, x1, h*0.5)
			c.Fill(band, palette.Hex(paint))
			c.Stroke(band, line, palette.Ink)
		}
		end(w*0.12, w*0.3, 0xb3402e)
		end(w*0.62, w*0.5, 0x8e3022)
		radius := w/2 - line
		c.Fill(draw.Circle(w/2, h-w/2, radius), palette.Brass)
		c.Fill(draw.Circle(w/2, h-w/2, radius*0.84), palette.Hex(0xf7e3ae))
		c.Stroke(draw.Circle(w/2, h-w/2, radius), line*1.2, palette.Ink)
	})
}
