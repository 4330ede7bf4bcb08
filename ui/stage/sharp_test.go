package stage_test

import (
	"math"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

// sharp is a window on a screen where each of a program's pixels is several.
type sharp struct {
	fyne.Window
	by float32 // the screen's pixels per unit
}

type sharpCanvas struct {
	fyne.Canvas
	by float32
}

func (s *sharp) Canvas() fyne.Canvas { return sharpCanvas{s.Window.Canvas(), s.by} }

func (c sharpCanvas) PixelCoordinateForPosition(at fyne.Position) (x, y int) {
	pixels := func(units float32) int { return int(math.Round(float64(units * c.by))) }
	return pixels(at.X), pixels(at.Y)
}

// Pictures have the pixels of the screen, however many a program is told of; and text becomes larger where those are
// fewer than the player wants.
func TestPixelsAreTheScreens(t *testing.T) {
	s := stagetest.New(t, stagetest.Small, words.English)
	for _, c := range []struct {
		by     float32
		pixels int
		larger bool
	}{{1, 100, false}, {2, 200, false}, {1.3, 130, false}, {2.6, 260, false}, {0.8, 80, true}, {1.6, 160, false}} {
		s.Window = &sharp{s.Window, c.by}
		if pixels := s.Pixels(100); pixels != c.pixels {
			t.Errorf("%v: 100 units are %d pixels", c.by, pixels)
		}
		s.Cramped = true
		if s.LargerText() != c.larger {
			t.Errorf("%v: larger text is %v", c.by, !c.larger)
		}
		if s.Cramped = false; s.LargerText() {
			t.Errorf("%v: text is larger where the player wants everything so small", c.by)
		}
	}
}
