package widgets

import (
	"image/color"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"
	"github.com/rivo/uniseg"
)

// A text that has been made smaller fits into every room, down to letters of nearly no size.
func TestShrink(t *testing.T) {
	test.NewTempApp(t)
	const says = "Comerciar y contratar: Jugador 1, ¿tomas hasta 2 cartas? Pagas 1 moneda por cada una a Rosa."
	for room := float32(900); room > 100; room -= 7 {
		line := BoldLine(says, 17, color.Black)
		Shrink(line, room)
		if wide := line.MinSize().Width; wide > room {
			t.Errorf("it is %v wide in a room of %v", wide, room)
		}
	}
}

// A text that is cut has as many letters as there is room for, and none is cut in two.
func TestShorten(t *testing.T) {
	test.NewTempApp(t)
	const family = "👨‍👩‍👧‍👦"
	for name, text := range map[string]string{
		"a sentence": "Comerciar y contratar: Jugador 1, ¿tomas hasta 2 cartas?",
		"one letter": "W", "nothing": "", "families": strings.Repeat(family, 12), "accents": strings.Repeat("e\u0301", 30),
		"very long": strings.Repeat("Anna ", 2000),
	} {
		t.Run(name, func(t *testing.T) {
			var letters []string
			for rest := text; rest != ""; {
				var letter string
				letter, rest, _, _ = uniseg.FirstGraphemeClusterInString(rest, -1)
				letters = append(letters, letter)
			}
			for room := float32(4); room < 700; room += 61 {
				line := BoldLine(text, 17, color.Black)
				want := text
				if len(letters) > 1 && (len(letters) > longestLine || line.MinSize().Width > room) {
					n := 1
					for ; n < len(letters); n++ {
						line.Text = strings.TrimSpace(strings.Join(letters[:n+1], "")) + "…"
						if line.MinSize().Width > room {
							break
						}
					}
					want = strings.TrimSpace(strings.Join(letters[:min(n, len(letters))], "")) + "…"
				}
				line.Text = text
				if Shorten(line, room); line.Text != want {
					t.Errorf("in a room of %v there is %q, not %q", room, line.Text, want)
				}
			}
		})
	}
}
