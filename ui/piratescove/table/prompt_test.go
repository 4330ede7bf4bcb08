package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// What a card does is written out where it is decided whether to play it, in a window of 1024 by 700 too, where many plates
// leave the least room.
func TestWhatCardsDoHasRoom(t *testing.T) {
	for _, language := range words.Languages {
		s := sit(t, stagetest.Small, language, 1, 2, 3)
		w, by := s.At.Words, s.Areas().Prompt.H/70
		for card := cove.NoCard + 1; card <= cove.Fame3; card++ {
			sheet := geometry.NewSheet()
			room := geometry.Rect(0, 0, 270*by, 56*by)
			s.write(sheet, room, w.T("cove.ask.play", "Card", terms.Card(w, card)), terms.CardText(w, card), "", by)
			for _, line := range visible.All[*canvas.Text](sheet.Container) {
				if strings.HasSuffix(line.Text, "\u2026") && !strings.HasSuffix(terms.CardText(w, card), "\u2026") {
					t.Errorf("%s: of %s there is “%s”", language, terms.Card(w, card), line.Text)
				}
			}
		}
	}
}
