package terms

import (
	"testing"

	"portroyal/engine/portroyal/bot"
	"portroyal/ui/words"
)

// Every computer player has a name of its own in every language; of one whom nobody knows it is said what it is.
func TestOpponentsHaveNames(t *testing.T) {
	for _, language := range words.Languages {
		w, called := words.In(language), map[string]string{}
		players := []string{"kraken"}
		for level := bot.CabinBoy; level <= bot.Governor; level++ {
			for _, character := range bot.Characters() {
				players = append(players, bot.Named(level, character))
			}
		}
		for _, player := range players {
			name := Opponent(w, player)
			if before, taken := called[name]; taken || name == "" {
				t.Errorf("%s: %s is called %q, and so is %s", language, player, name, before)
			}
			called[name] = player
		}
	}
	w := words.In(words.English)
	for player, want := range map[string]string{
		"seaman": "Sailor", "captain:bold": "Captain \u00b7 Bold", "sailor": "Computer player", "kraken": "Computer player",
		"kraken:bold": "Computer player", "captain:even": "Computer player",
	} {
		if got := Opponent(w, player); got != want {
			t.Errorf("%s is called %q, want %q", player, got, want)
		}
	}
}
