package commandline

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
)

func TestSizeOfTheWindow(t *testing.T) {
	for text, want := range map[string]fyne.Size{
		"800x500": fyne.NewSize(800, 500), "1280x800": fyne.NewSize(1280, 800),
		"3840x2160": fyne.NewSize(3840, 2160), "8192x8192": fyne.NewSize(8192, 8192),
	} {
		if got, err := parseSize(text); err != nil || got != want {
			t.Errorf("%s: %v, %v", text, got, err)
		}
	}
	for _, text := range []string{
		"", "x", "1280", "1280x", "x800", "1280x800x2", "1280x800 ", " 1280x800", "1280 x 800", "1280X800", "1280×800",
		"1280x800px", "+1280x800", "1280x+800", "-1280x800", "01280x800", "1280.5x800", "1e4x1e4", "0x500x800",
		"١٢٨٠x٨٠٠",
		"799x500", "800x499", "8193x800", "1280x8193", "99999999999999999999x800", "1280x800\n",
		strings.Repeat("9", 1000) + "x800",
	} {
		got, err := parseSize(text)
		if err == nil {
			t.Errorf("%q is taken for %v", text, got)
		} else if len(err.Error()) > 120 {
			t.Errorf("%.20q…: it says %q", text, err)
		}
	}
}
