package pieces_test

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

// A glance shows all of the harbour, each card large enough, within its room and over none of the others; what was chosen
// and what is better have frames of their own, whether they are cards or not.
func TestAGlanceShowsTheHarbourAndTheChoice(t *testing.T) {
	s := piecestest.New(t, stagetest.Small, words.English)
	for _, room := range []fyne.Size{{Width: 92, Height: 84}, {Width: 92, Height: 118}, {Width: 217, Height: 102}, {Width: 217, Height: 85}} {
		for cards := 1; cards <= 12; cards++ {
			view := gametest.Crowd{Players: 3, Harbour: cards, Expeditions: 3, Persons: 4, Coins: 5}.View(t)
			take := func(card portroyal.Card) portroyal.Action { return portroyal.Action{Kind: portroyal.Take, Card: card} }
			first, last := take(view.Harbour()[0]), take(view.Harbour()[len(view.Harbour())-1])
			pass := portroyal.Action{Kind: portroyal.Pass}
			for _, of := range []struct {
				chosen, better portroyal.Action
				frames         int
			}{{frames: 0}, {first, first, 1}, {last, pass, 2}, {pass, first, 2}} {
				about := fmt.Sprintf("%d cards in %v, %v and %v", cards, room, of.chosen, of.better)
				glance := pieces.Glance{View: &view, Chosen: of.chosen, Better: of.better}
				var shown []geometry.Rectangle
				frames := map[any]int{}
				glance.Draw(s, pieces.NewPictures(s.Face), 1, geometry.Rect(10, 20, room.Width, room.Height), func(object fyne.CanvasObject, x, y, width, height float32) {
					r := geometry.Rect(x, y, width, height)
					if x < 10 || y < 20 || x+width > 10+room.Width || y+height > 20+room.Height {
						t.Errorf("%s: a %T lies at %v", about, object, r)
					}
					if frame, is := object.(*canvas.Rectangle); is {
						frames[frame.StrokeColor]++
						if !slices.ContainsFunc(shown, func(in geometry.Rectangle) bool { return geometry.Touch(r, in) }) {
							t.Errorf("%s: a frame round nothing", about)
						}
					} else if width > 14 { // a tick is smaller
						for _, other := range shown {
							if geometry.Touch(r, other) {
								t.Errorf("%s: %v is over %v", about, r, other)
							}
						}
						shown = append(shown, r)
					}
				})
				if len(shown) < len(view.Harbour()) {
					t.Errorf("%s: %d parts", about, len(shown))
				}
				for _, r := range shown {
					if r.W < 16 {
						t.Errorf("%s: a part is %v wide", about, r.W)
					}
				}
				if frames[palette.Gold] != min(of.frames, 1) || frames[palette.Coral] != max(of.frames-1, 0) {
					t.Errorf("%s: frames %v", about, frames)
				}
			}
		}
	}
}

// No two things that are done without a card have the same picture.
func TestUndertakingsDiffer(t *testing.T) {
	of := map[string]portroyal.ActionKind{}
	for kind := portroyal.RevealNext; kind <= portroyal.KeepTime; kind++ {
		symbol := pieces.Undertaking(kind)
		if symbol == "" {
			continue
		}
		if other, there := of[symbol]; there {
			t.Errorf("%v and %v are both shown as %q", kind, other, symbol)
		}
		of[symbol] = kind
	}
}
