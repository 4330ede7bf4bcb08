package widgets_test

import (
	"image"
	"image/color"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/palette"
	"portroyal/ui/widgets"
	"portroyal/ui/widgets/widgetstest"
)

// picture is what a piece shows here.
var picture = image.NewNRGBA(image.Rect(0, 0, 2, 3))

// newPiece is a piece that nobody knows anything about. The badge with the key has its left top corner at
// that of the picture.
func newPiece(size fyne.Size) *widgets.Piece {
	return newPieceWith(size, nil)
}

func newPieceWith(size fyne.Size, upon func() []fyne.CanvasObject) *widgets.Piece {
	p := &widgets.Piece{Says: "piece"}
	p.Extend(p, widgets.PieceShape{
		Size: size, MostGrowth: 2, LeastGrowth: 0.5, PriceTop: size.Height - 10,
		KeyAt: func(fyne.Size) fyne.Position { return fyne.Position{} },
	}, nil, func(set func(image.Image)) { set(picture) }, upon)
	return p
}

func TestPieceShowsItsBadges(t *testing.T) {
	test.NewTempApp(t)
	size := fyne.NewSize(100, 150)
	plain := widgetstest.Draw(newPiece(size))
	if plain.Says() != "" || len(plain.Images) != 1 || plain.Images[0].Image != picture {
		t.Errorf("a piece alone says %q with %d pictures", plain.Says(), len(plain.Images))
	}
	if got := plain.Images[0].Size(); got != size {
		t.Errorf("its picture is %v", got)
	}
	frames := map[color.Color]string{}
	for name, change := range map[string]func(*widgets.Piece){
		"plain":    func(*widgets.Piece) {},
		"takeable": func(p *widgets.Piece) { p.Takeable = true },
		"pointed":  func(p *widgets.Piece) { p.Takeable, p.Pointed = true, true },
		"waiting":  func(p *widgets.Piece) { p.Ring = palette.Danger },
		"dimmed":   func(p *widgets.Piece) { p.Dimmed = true },
	} {
		piece := newPiece(size)
		change(piece)
		piece.Key, piece.Price = "3", "\u20132"
		d := widgetstest.Draw(piece)
		if !strings.Contains(d.Says(), "3") || !strings.Contains(d.Says(), "\u20132") {
			t.Errorf("%s: the badges say %q", name, d.Says())
		}
		frame := d.Grounds[0].FillColor
		if other := frames[frame]; other != "" {
			t.Errorf("%s looks like %s", name, other)
		}
		frames[frame] = name
		if (d.Images[0].Translucency > 0) != piece.Dimmed {
			t.Errorf("%s: translucency %v", name, d.Images[0].Translucency)
		}
		for i, text := range d.Texts { // each badge is a ground and a text
			if k := palette.Contrast(text.Color, d.Grounds[i+1].FillColor); k < 4.5 {
				t.Errorf("%s: the badge %q has a contrast of %.2f", name, text.Text, k)
			}
		}
	}
}

// The cursor can be seen even on a dimmed piece.
func TestCursorOnADimmedPiece(t *testing.T) {
	test.NewTempApp(t)
	frame := func(dimmed, pointed bool) color.Color {
		piece := newPiece(fyne.NewSize(100, 150))
		piece.Dimmed, piece.Pointed = dimmed, pointed
		return widgetstest.Draw(piece).Grounds[0].FillColor
	}
	if frame(true, true) != frame(false, true) {
		t.Error("the frame is that of a dimmed piece")
	}
}

// Badges grow with the piece, within its bounds, and are where its shape says.
func TestBadgesGrowWithinBounds(t *testing.T) {
	test.NewTempApp(t)
	for growth, want := range map[float32]float32{0: 1, 1.5: 1.5, 7: 2} {
		piece := newPiece(fyne.NewSize(100, 150))
		piece.Key, piece.Price, piece.Growth = "3", "5", growth
		lie := widgetstest.Badges(piece)
		if height := lie[0].Bottom - lie[0].Top; height != widgets.BadgeHeight*want {
			t.Errorf("growth %v: a badge %v high", growth, height)
		}
		const edge = widgets.FrameWidth
		if lie[0].Left != edge || lie[0].Top != edge || lie[1].Top != edge+140 {
			t.Errorf("growth %v: the badges lie at %+v", growth, lie)
		}
	}
}

func TestPieceIsTappedAndHovered(t *testing.T) {
	test.NewTempApp(t)
	piece := newPiece(fyne.NewSize(60, 40))
	test.Tap(piece) // nothing to do
	piece.MouseIn(&desktop.MouseEvent{})
	piece.MouseOut()
	if piece.Cursor() != desktop.DefaultCursor {
		t.Error("the pointer promises something")
	}
	taps, inside := 0, []bool{}
	piece.OnTap = func() { taps++ }
	piece.OnHover = func(in bool) { inside = append(inside, in) }
	test.Tap(piece)
	piece.MouseIn(&desktop.MouseEvent{})
	piece.MouseOut()
	if taps != 1 || len(inside) != 2 || !inside[0] || inside[1] {
		t.Errorf("%d taps, hovered %v", taps, inside)
	}
	if piece.Cursor() != desktop.PointerCursor {
		t.Error("the pointer does not show that it can be tapped")
	}
	if piece.AccessibilityLabel() != "piece" {
		t.Errorf("it is called %q", piece.AccessibilityLabel())
	}
	piece.SetToolTip("a card")
	if piece.AccessibilityLabel() != "a card" {
		t.Errorf("with a tooltip it is called %q", piece.AccessibilityLabel())
	}
}

// The overlay of a piece is made once, however often the toolkit asks for a renderer, and is drawn over its picture.
func TestWhatLiesOnAPiece(t *testing.T) {
	test.NewTempApp(t)
	made := 0
	cube := canvas.NewRectangle(palette.Coral)
	piece := newPieceWith(fyne.NewSize(60, 40), func() []fyne.CanvasObject {
		made++
		return []fyne.CanvasObject{cube}
	})
	for range 2 {
		if objects := piece.CreateRenderer().Objects(); objects[len(objects)-1] != cube {
			t.Error("it does not lie on top")
		}
	}
	if made != 1 {
		t.Errorf("made %d times", made)
	}
}
