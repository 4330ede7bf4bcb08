package widgets_test

import (
	"image"
	"image/color"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/look"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
)

// A piece that can be taken is larger under the pointer at once and smaller while it is pressed, in its place; it takes a moment
// to go back. One that nobody can do anything with stays as it is.
func TestPiecesAnswerThePointer(t *testing.T) {
	test.NewTempApp(t)
	pass, done := widgets.Frames()
	defer done()
	clock := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	defer widgets.Clock(&clock)()
	size := fyne.NewSize(100, 150)
	piece, other := newPiece(size), newPiece(size)
	piece.OnTap = func() {}
	for _, each := range []*widgets.Piece{piece, other} {
		window := test.NewTempWindow(t, each)
		window.Resize(fyne.NewSize(200, 300))
	}
	wide := func(of fyne.CanvasObject) float32 {
		picture := visible.All[*canvas.Image](of)[0]
		middle := picture.Position().Add(fyne.NewPos(picture.Size().Width/2, picture.Size().Height/2))
		if at := fyne.NewPos(size.Width/2+widgets.FrameWidth, size.Height/2+widgets.FrameWidth); middle.Subtract(at) != (fyne.Position{}) {
			t.Errorf("its middle is at %v, not at %v", middle, at)
		}
		return picture.Size().Width
	}
	expect := func(when string, want float32) {
		t.Helper()
		if got := wide(piece); got < want-0.01 || got > want+0.01 {
			t.Errorf("%s it is %v wide, not %v", when, got, want)
		}
	}
	press := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
	expect("at first", 100)
	piece.MouseIn(&desktop.MouseEvent{})
	expect("under the pointer", 105)
	piece.MouseDown(press)
	expect("pressed", 102)
	piece.MouseUp(press)
	expect("let go", 105)
	piece.MouseOut()
	expect("as the pointer leaves", 105)
	clock = clock.Add(60 * time.Millisecond)
	pass()
	expect("half a moment later", 102.5)
	clock = clock.Add(61 * time.Millisecond)
	pass()
	expect("afterwards", 100)
	widgets.Still = func() bool { return true }
	defer func() { widgets.Still = func() bool { return false } }()
	piece.MouseIn(&desktop.MouseEvent{})
	piece.MouseOut()
	expect("without motion, as the pointer leaves", 100)
	other.MouseIn(&desktop.MouseEvent{})
	other.MouseDown(press)
	if got := wide(other); got != 100 {
		t.Errorf("what cannot be taken becomes %v wide", got)
	}
}

// The neighbours of what is pointed at glide aside with all that is on them, and back; nothing else in the row moves, and
// nothing at all without motion. What lies between two that are pointed at one after the other comes to rest in its place.
func TestNeighboursGlideAside(t *testing.T) {
	test.NewTempApp(t)
	pass, done := widgets.Frames()
	defer done()
	clock := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	defer widgets.Clock(&clock)()
	var row []*widgets.Piece
	table := container.NewHBox()
	for range 4 {
		piece := newPiece(fyne.NewSize(100, 150))
		piece.OnTap, piece.Key = func() {}, "3"
		row = append(row, piece)
		table.Add(piece)
	}
	test.NewTempWindow(t, table)
	widgets.Row(row...)
	middle := func(of fyne.CanvasObject) float32 {
		return fyne.CurrentApp().Driver().AbsolutePositionForObject(of).X + of.Size().Width/2
	}
	var rests []float32
	places := func() (all []float32) {
		for _, piece := range row {
			all = append(all, middle(visible.All[*canvas.Image](piece)[0]), middle(visible.All[*canvas.Text](piece)[0]))
		}
		return all
	}
	rests = places()
	expect := func(when string, aside ...float32) {
		t.Helper()
		for i, at := range places() {
			if want := rests[i] + aside[i/2]; at < want-0.01 || at > want+0.01 {
				t.Errorf("%s part %d of piece %d is at %v, not %v", when, i%2, i/2, at, want)
			}
		}
	}
	later := func() {
		clock = clock.Add(60 * time.Millisecond)
		pass()
	}
	row[1].MouseIn(&desktop.MouseEvent{})
	expect("at first", 0, 0, 0, 0)
	later()
	expect("half a moment later", -1.5, 0, 1.5, 0)
	later()
	expect("then", -3, 0, 3, 0)
	row[1].MouseOut()
	row[2].MouseIn(&desktop.MouseEvent{})
	later()
	expect("on the way to the next", -1.5, -1.5, 1.5, 1.5)
	later()
	expect("at the next", 0, -3, 0, 3)
	row[2].MouseOut()
	later()
	later()
	expect("in the end", 0, 0, 0, 0)
	widgets.Still = func() bool { return true }
	defer func() { widgets.Still = func() bool { return false } }()
	row[1].MouseIn(&desktop.MouseEvent{})
	later()
	later()
	expect("without motion", 0, 0, 0, 0)
}

// A plate and what is on it go down while it is pressed, and up again wherever the button is let go.
func TestPlatesGoDown(t *testing.T) {
	test.NewTempApp(t)
	plate := widgets.NewPlate(look.Of(false), widgets.CalmPlate, "Stop", func() {})
	window := test.NewTempWindow(t, plate)
	window.Resize(fyne.NewSize(200, 100))
	high := func() (all float32) {
		for _, text := range visible.All[*canvas.Text](plate) {
			all += text.Position().Y
		}
		return all
	}
	rests := high()
	press := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
	for name, letGo := range map[string]func(){"up": func() { plate.MouseUp(press) }, "out": plate.MouseOut} {
		if plate.MouseDown(press); high() <= rests {
			t.Errorf("%s: pressed, the words are at %v and not below %v", name, high(), rests)
		}
		if letGo(); high() != rests {
			t.Errorf("%s: let go, the words are at %v, not at %v", name, high(), rests)
		}
	}
	if plate.MouseDown(&desktop.MouseEvent{Button: desktop.MouseButtonSecondary}); high() != rests {
		t.Error("it goes down under the other button")
	}
}

// A pick and a tile look otherwise while they are pressed.
func TestWhatIsPressedLooksSo(t *testing.T) {
	test.NewTempApp(t)
	colours := look.Of(false)
	content := func() fyne.CanvasObject { return widgets.Fixed(canvas.NewText("x", color.Black), 60, 40) }
	for name, each := range map[string]interface {
		fyne.CanvasObject
		desktop.Mouseable
	}{
		"pick":       widgets.NewPick(colours, 1, "one", content()),
		"round pick": widgets.NewRoundPick(colours, 1, "one", 40, content()),
		"tile":       widgets.NewBareTile(colours, "one", content(), func() {}),
	} {
		window := test.NewTempWindow(t, each)
		window.Resize(fyne.NewSize(200, 100))
		paints := func() (all []color.Color) {
			for _, ground := range visible.All[*canvas.Rectangle](each) {
				all = append(all, ground.FillColor, ground.StrokeColor)
			}
			for _, ring := range visible.All[*canvas.Circle](each) {
				all = append(all, ring.StrokeColor)
			}
			return all
		}
		rests := paints()
		press := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
		if each.MouseDown(press); slices.Equal(paints(), rests) {
			t.Errorf("%s: pressed, it looks as before: %v", name, rests)
		}
		if each.MouseUp(press); !slices.Equal(paints(), rests) {
			t.Errorf("%s: let go, it looks like %v, not like %v", name, paints(), rests)
		}
	}
}

// A picture that has been lent to the next piece is left alone by the piece before, which the pointer leaves only then.
func TestPiecesLeaveLentPicturesAlone(t *testing.T) {
	test.NewTempApp(t)
	pass, done := widgets.Frames()
	defer done()
	pictures := widgets.NewPictures()
	lent := func(size fyne.Size) *widgets.Piece {
		pictures.Again()
		p := &widgets.Piece{Says: "piece", OnTap: func() {}}
		p.Extend(p, widgets.PieceShape{Size: size, KeyAt: func(fyne.Size) fyne.Position { return fyne.Position{} }},
			pictures.Lend("the card", size.Width), func(func(image.Image)) {}, nil)
		window := test.NewTempWindow(t, p)
		window.Resize(fyne.NewSize(300, 400))
		return p
	}
	before := lent(fyne.NewSize(100, 150))
	before.MouseIn(&desktop.MouseEvent{})
	after := lent(fyne.NewSize(60, 90))
	before.MouseOut()
	pass()
	if size := visible.All[*canvas.Image](after)[0].Size(); size != fyne.NewSize(60, 90) {
		t.Errorf("the picture of the next piece is %v", size)
	}
}
