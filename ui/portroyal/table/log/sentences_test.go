package log

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/seats"
	"portroyal/ui/words"
	"portroyal/ui/words/wordstest"
)

// In games of every kind, everything in the log and all news is written correctly.
func TestSentencesOfWholeGames(t *testing.T) {
	for game := range uint64(2 * len(gametest.Kinds)) {
		m := gametest.OfKind(t, game)
		who := seats.Of(m.Seats(), []int{0, 1, 2, 3, 4}[:len(m.Seats())])
		begins := m.View()
		random, log := rand.New(rand.NewPCG(game, 3)), New(begins.Active())
		for !m.Over() {
			if _, err := m.Play(gametest.Likely(m.Legal(), random)); err != nil {
				t.Fatal(err)
			}
			steps := m.Steps()
			log.Add(steps[len(steps)-1].Events)
			for _, language := range words.Languages {
				teller, where := Teller{words.In(language), who}, fmt.Sprintf("%s, game %d", language, game)
				view := m.View()
				for seat := range who {
					for _, news := range teller.News(&view, seat, Since(steps, seat, false)) {
						wordstest.Said(t, where, news.Text)
					}
				}
			}
		}
		for _, language := range words.Languages {
			teller := Teller{words.In(language), who}
			for _, turn := range log.turns {
				for _, entry := range turn.entries {
					wordstest.Said(t, fmt.Sprintf("%s, the log of game %d", language, game), teller.told(entry))
				}
			}
		}
	}
}
