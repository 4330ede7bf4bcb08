package table

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/record"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

// leastLegible is the least size of letters in a question.
const leastLegible = 11

// questionLine is the line of the prompt with the question.
func (b *bench) questionLine() *canvas.Text {
	b.t.Helper()
	question := b.question()
	var line *canvas.Text
	leaves(b.root, func(object fyne.CanvasObject) {
		if text, ok := object.(*canvas.Text); ok && text.Text == question {
			line = text
		}
	})
	return line
}

// However long the names of five persons are, the question in a small window says who is asked and what, in
// legible letters.
func TestLongNamesLeaveTheQuestionReadable(t *testing.T) {
	for what, letter := range map[string]string{
		"families": "👨‍👩‍👧‍👦", "flags": "🇩🇪", "W": "W", "ligatures": "\ufdfd", "accents": "W\u0301\u0302\u0323",
	} {
		t.Run(what, func(t *testing.T) {
			name := strings.Repeat(letter, record.LongestName)
			options := gametest.Kinds[gametest.Decided]
			options.Players = portroyal.MaxPlayers
			var seats []match.Seat
			for range portroyal.MaxPlayers {
				seats = append(seats, match.Seat{Name: name})
			}
			game, err := match.New(match.Setup{Options: options, Seats: seats, Seed: 5})
			if err != nil {
				t.Fatal(err)
			}
			asked, random := map[string]bool{}, rand.New(rand.NewPCG(2, 2))
			for !game.Over() {
				view := game.View()
				if kind := fmt.Sprint(view.Phase(), view.Decides() != view.Active(), view.TakesLeft() == 0); !asked[kind] {
					asked[kind] = true
					b := newBench(t, game)
					b.Start()
					for _, language := range words.Languages {
						b.stage.Words = words.In(language)
						b.Restyle()
						line := b.questionLine()
						if line == nil || line.TextSize < leastLegible || line.MinSize().Width > stagetest.Small.Width {
							t.Fatalf("%s, %s, %s: %.1f large is %q", what, kind, language, line.TextSize, line.Text)
						}
						if !strings.Contains(line.Text, strings.Repeat(letter, 4)) {
							t.Errorf("%s, %s, %s: %q does not say who is asked", what, kind, language, line.Text)
						}
					}
					b.Leave()
				}
				if _, err := game.Play(gametest.Likely(game.Legal(), random)); err != nil {
					t.Fatal(err)
				}
			}
			if len(asked) < 5 {
				t.Errorf("only %v were tested", asked)
			}
		})
	}
}
