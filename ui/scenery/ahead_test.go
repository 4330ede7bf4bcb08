package scenery

import (
	"context"
	"testing"

	"portroyal/ui/draw"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

// shelf keeps paintings and counts those that it has been asked for.
type shelf struct {
	kept           map[draw.Key][]uint8
	taken, missing int
}

func (s *shelf) Take(key draw.Key, pixels []uint8) bool {
	kept, there := s.kept[key]
	if copy(pixels, kept); there {
		s.taken++
	} else {
		s.missing++
	}
	return there
}

func (s *shelf) Put(key draw.Key, pixels []uint8) { s.kept[key] = append([]uint8(nil), pixels...) }

// What has been painted ahead is all that is needed for the picture at the end, in either light; in high contrast there is none.
func TestTheEndIsPaintedAhead(t *testing.T) {
	for _, dark := range []bool{false, true} {
		kept := &shelf{kept: map[draw.Key][]uint8{}}
		draw.UseShelf(kept)
		defer draw.UseShelf(nil)
		s := stagetest.New(t, stagetest.Small, words.English)
		s.OnDemand, s.Dark, s.HighContrast = false, dark, true
		if PaintEnding(s); len(kept.kept) > 0 {
			t.Error("it is painted in high contrast")
		}
		s.HighContrast = false
		PaintEnding(s)
		if len(kept.kept) == 0 {
			t.Fatal("nothing is painted")
		}
		*kept = shelf{kept: kept.kept}
		size := s.Window.Canvas().Size()
		NewEnding(context.Background(), s, Ending{Mood: Homecoming}).DrawNow(s.Pixels(size.Width), s.Pixels(size.Height))
		if kept.taken == 0 || kept.missing > 0 {
			t.Errorf("dark %t: of the end %d paintings are at hand, %d are not", dark, kept.taken, kept.missing)
		}
	}
}
