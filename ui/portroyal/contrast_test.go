package portroyal

import (
	"image"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/portroyal/match"
	"portroyal/ui/palette"
	"portroyal/ui/seen"
	"portroyal/ui/settings"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// readable is the contrast that words need.
const readable = 4.5

// groundPart is how much of the box round a line of words has to stand out from their colour: all but the
// letters themselves, and a little for the edge of a ribbon.
const groundPart = 0.6

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
				b.wordsStandOut(string(theme))
			}
		})
	}
}

// wordsStandOut measures the contrast of the words on top with what they are painted on.
func (b *bench) wordsStandOut(theme string) {
	b.t.Helper()
	picture := b.window.Canvas().Capture()
	forbidden := map[*canvas.Text]bool{} // out of use, and so fainter
	for _, toggle := range seen.All[*widgets.Toggle](b.Top()) {
		for _, text := range seen.All[*canvas.Text](toggle) {
			forbidden[text] = toggle.Forbidden()
		}
	}
	measured := 0
	for _, text := range seen.All[*canvas.Text](b.Top()) {
		from, to := seen.Ink(text)
		box := image.Rect(int(from.X), int(from.Y), int(to.X), int(to.Y))
		if text.Text == "" || forbidden[text] || !box.In(picture.Bounds()) || !b.inSight(text) {
			continue
		}
		measured++
		good, all := 0, 0
		for y := box.Min.Y; y < box.Max.Y; y++ {
			for x := box.Min.X; x < box.Max.X; x++ {
				all++
				if palette.Contrast(text.Color, picture.At(x, y)) >= readable {
					good++
				}
			}
		}
		if float32(good) < groundPart*float32(all) {
			b.t.Errorf("%s: %d of %d points in the box of %q, %v, stand out from %v",
				theme, good, all, text.Text, box, text.Color)
		}
	}
	if measured < 4 {
		b.t.Errorf("%s: only %d lines are measured", theme, measured)
	}
}

// inSight reports whether an object is not scrolled away, or half so.
func (b *bench) inSight(object *canvas.Text) bool {
	for _, scroll := range seen.All[*container.Scroll](b.Top()) {
		if !slices.Contains(seen.All[*canvas.Text](scroll.Content), object) {
			continue
		}
		top, place := seen.Place(scroll).Y, seen.Place(object).Y
		if place < top+4 || place+object.Size().Height > top+scroll.Size().Height-4 {
			return false
		}
	}
	return true
}
