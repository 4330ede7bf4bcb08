package portroyal

import (
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal/match"
	"portroyal/ui/settings"
	"portroyal/ui/words"
)

// Every line of words on the screens that are on the harbour, and on what is over them, stands out from its
// ground as it is painted, in every theme.
func TestWordsStandOutFromWhatLiesBehind(t *testing.T) {
	for name, open := range map[string]func(*bench){
		"setup":      seats(5),
		"library":    showsLibrary(keptGames),
		"no games":   showsLibrary(noGames),
		"start":      showsGames,
		"learn":      keys(fyne.KeyL),
		"customised": func(b *bench) { seats(3)(b); b.customise() },
		"seat":       func(b *bench) { seats(4)(b); b.openSeat(3) },
		"cards":      keys(fyne.KeyC), "contracts": keys(fyne.KeyC, fyne.Key5),
		"settings": keys(fyne.KeyS), "help": keys(fyne.KeyF1),
		"menu": func(b *bench) {
			on(hotSeat("Ann", "Ben"), func(*match.Match) bool { return true })(b)
			b.Press(fyne.KeyEscape)
		},
	} {
		t.Run(name, func(t *testing.T) {
			for _, theme := range []settings.Theme{settings.ThemeLight, settings.ThemeDark, settings.ThemeHigh} {
				b := newBench(t, nil)
				b.settings.Theme = theme
				b.speak(words.German)
				open(b)
				b.WordsStandOut(string(theme))
			}
		})
	}
}
