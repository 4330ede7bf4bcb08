package ending

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// Every card of a large crew is enlarged under the pointer, beside itself and in the window, and a right click leads to
// what the rules say about it.
func TestCardsOfACrewAreEnlarged(t *testing.T) {
	const many = 10
	for _, size := range []fyne.Size{stagetest.Small, fyne.NewSize(2560, 1440)} {
		for _, contrast := range []bool{false, true} {
			s := piecestest.New(t, size, words.German)
			var asked []entry.Entry
			var e *Ending
			for seed := uint64(0); e == nil || len(visible.All[*pieces.Card](e.Content())) < many; seed++ {
				if seed == 30 {
					t.Fatal("nobody has so large a crew")
				}
				m := played(t, seed, "sailor", func(o *portroyal.Options) { o.Target = 22 })
				e = shown(t, s, Game{Match: m, Ask: func(of entry.Entry) { asked = append(asked, of) }})
			}
			s.HighContrast = contrast
			e.Rebuild()
			large := func() (found []*pieces.Card) {
				for _, card := range visible.All[*pieces.Card](e.Content()) {
					if card.Large {
						found = append(found, card)
					}
				}
				return found
			}
			var before *pieces.Card
			for _, card := range visible.All[*pieces.Card](e.Content()) {
				card.MouseIn(&desktop.MouseEvent{})
				if before != nil {
					before.MouseOut() // the pointer has gone from one straight to the other
				}
				before = card
				shows := large()
				if len(shows) != 1 || shows[0].Card != card.Card {
					t.Fatalf("%v, %v: of %s it enlarges %v", size, contrast, card.Card, shows)
				}
				at, to := visible.Place(shows[0]), visible.Place(shows[0]).AddXY(shows[0].Size().Width, shows[0].Size().Height)
				from, end := visible.Place(card), visible.Place(card).AddXY(card.Size().Width, card.Size().Height)
				if at.X < end.X && from.X < to.X && at.Y < end.Y && from.Y < to.Y {
					t.Errorf("%v, %v: %s covers itself: %v to %v, %v to %v", size, contrast, card.Card, from, end, at, to)
				}
				if wide := shows[0].Size().Width; wide < 1.5*card.Size().Width && wide < 150 {
					t.Errorf("%v, %v: %s is %v wide, and then %v", size, contrast, card.Card, card.Size().Width, wide)
				}
				if at.X < 0 || at.Y < 0 || to.X > e.Frame().Room || to.Y > e.Frame().Ways.Y {
					t.Errorf("%v, %v: %s reaches from %v to %v", size, contrast, card.Card, at, to)
				}
				asked = nil
				if card.TappedSecondary(nil); len(asked) != 1 || asked[0] != entry.OfCard(card.Card) {
					t.Errorf("%v: a right click on %s asks for %v", size, card.Card, asked)
				}
			}
			before.MouseOut()
			if left := large(); len(left) > 0 {
				t.Errorf("%v, %v: %v stays", size, contrast, left)
			}
		}
	}
}
