package words_test

import (
	"fmt"
	"strings"
	"testing"

	"portroyal/ui/words"
)

// What has been said before is said again in the same words only where it is the same: in the same language, of as many,
// with the same parameters, wherever one of them ends.
func TestTheSameIsSaidAgain(t *testing.T) {
	english, german := words.In(words.English), words.In(words.German)
	for range 2 {
		for what, each := range map[string][2]string{
			"language":  {english.N("fact.coins", 1), german.N("fact.coins", 1)},
			"count":     {english.N("fact.coins", 1), english.N("fact.coins", 2)},
			"message":   {english.T("close"), english.T("language.name")},
			"parameter": {english.T("percent", "Number", "1"), english.T("percent", "Number", "2")},
			"ends":      {english.T("decimal", "Whole", "1", "Tenth", "23"), english.T("decimal", "Whole", "12", "Tenth", "3")},
		} {
			if each[0] == each[1] {
				t.Errorf("with another %s it is said as well: %q", what, each[0])
			}
		}
	}
	for n := range 5000 { // more than are remembered
		if said := english.T("percent", "Number", fmt.Sprint(n)); !strings.Contains(said, fmt.Sprint(n)) {
			t.Errorf("of %d it is said %q", n, said)
		}
	}
}
