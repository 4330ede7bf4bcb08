package cardface_test

import (
	"strings"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/words"
)

// Titles keep clear of the rim of their card or contract, in every language and at every size at which they are
// shown.
func TestTitlesNeverTouchFrames(t *testing.T) {
	const free = 0.062 // of the width, from the edge of the picture; a third of it is the rim
	for _, language := range words.Languages {
		w := words.In(language)
		titles := 0
		for _, width := range []int{cardface.CompactBelow, 137, 190} {
			seen := map[string]bool{}
			var faces []cardface.Request
			for _, card := range portroyal.AllCards(allDecks) {
				if on := terms.OnFace(w, card); !seen[on.Title] {
					seen[on.Title] = true
					faces = append(faces, cardface.Request{Card: card, Width: width, Words: on})
				}
			}
			for _, contract := range portroyal.AllContracts() {
				if width >= cardface.ContractCompactBelow {
					faces = append(faces, cardface.Request{
						Contract: contract, Width: width, Slots: 4, Words: terms.OnContract(w, contract),
					})
				}
			}
			for _, face := range faces {
				for _, line := range cardface.Writings(face) {
					if line.Line == "" || !strings.Contains(face.Words.Title, line.Line) || len(line.Line) < 3 {
						continue
					}
					titles++
					if edge := int(float32(width) * free); line.Left < edge || line.Right > width-edge {
						t.Errorf("%v, %d wide: %q from %d to %d", language, width, line.Line, line.Left, line.Right)
					}
				}
			}
		}
		if titles == 0 {
			t.Errorf("%v: no titles", language)
		}
	}
}
