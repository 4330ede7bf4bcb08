package setup

import (
	"strings"
	"testing"

	"portroyal/ui/words"
)

// What the sentence about a computer player says in each language, by the engine's name for it.
// Levels may be named anew or change places; their sentences must go with them.
var sentences = map[string]map[words.Language]string{
	"random": {
		words.English: "whatever comes to mind", words.German: "nach Lust und Laune",
		words.Dutch: "doet maar wat", words.Spanish: "lo primero que se le ocurre",
	},
	"stop2": {
		words.English: "one ship in the hand", words.German: "ein Schiff in der Hand",
		words.Dutch: "één schip in de hand", words.Spanish: "un barco en puerto",
	},
	"stop3": {
		words.English: "three ships", words.German: "drei Schiffen", words.Dutch: "drie schepen",
		words.Spanish: "tres barcos",
	},
	"stop4": {
		words.English: "full harbour", words.German: "vollen Hafen", words.Dutch: "volle haven",
		words.Spanish: "puerto lleno",
	},
	"sailor": {
		words.English: "every card", words.German: "bei jeder Karte", words.Dutch: "bij elke kaart",
		words.Spanish: "cada carta",
	},
}

func TestOpponentsAreDescribedAsTheyPlay(t *testing.T) {
	for _, code := range words.Languages {
		for _, opponent := range opponents {
			about := words.In(code).T(kindsAbout.ID(opponent.name))
			want, known := sentences[opponent.bot][code]
			if !known {
				t.Errorf("how %q plays is not described here", opponent.bot)
			} else if !strings.Contains(about, want) {
				t.Errorf("%s: the %s is %s, of which is said %q, not %q",
					code, opponent.name, opponent.bot, want, about)
			}
		}
	}
}
