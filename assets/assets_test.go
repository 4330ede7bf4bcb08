package assets_test

import (
	"bytes"
	"encoding/xml"
	"errors"
	"image/png"
	"io"
	"strings"
	"testing"

	"github.com/fyne-io/oksvg"
	"golang.org/x/image/font/sfnt"

	"portroyal/assets"
)

// oksvg leaves out what it does not know, without a word; these are the elements it does draw.
var drawn = map[string]bool{"svg": true, "g": true, "path": true, "circle": true, "ellipse": true, "rect": true}

func TestDrawingsAreDrawnWhole(t *testing.T) {
	names := assets.Drawings()
	if len(names) == 0 {
		t.Fatal("no drawings")
	}
	for _, name := range names {
		svg := bytes.ReplaceAll(assets.Drawing(name), []byte("currentColor"), []byte("#123456"))
		icon, err := oksvg.ReadIconStream(bytes.NewReader(svg), oksvg.StrictErrorMode)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		want := [2]float64{240, 360}
		switch {
		case strings.HasPrefix(name, "symbol-"):
			want = [2]float64{32, 32}
		case name == "contract":
			want = [2]float64{360, 240}
		}
		if got := [2]float64{icon.ViewBox.W, icon.ViewBox.H}; got != want {
			t.Errorf("%s: grid %v, want %v", name, got, want)
		}
		for element := range elements(t, svg) {
			if !drawn[element] {
				t.Errorf("%s: element %q would be left out", name, element)
			}
		}
	}
}

func elements(t *testing.T, svg []byte) map[string]bool {
	t.Helper()
	found := map[string]bool{}
	decoder := xml.NewDecoder(bytes.NewReader(svg))
	for {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			return found
		}
		if err != nil {
			t.Fatal(err)
		}
		if start, ok := token.(xml.StartElement); ok {
			found[start.Name.Local] = true
		}
	}
}

func TestTypefacesCoverTheLanguages(t *testing.T) {
	const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789" +
		"ÄÖÜäöüß" + "ÁÉÍÓÚÑáéíóúñü¡¿" + "ËÏëïéè" + "+-–·.,:;!?%()„“”‘’«»…×&/"
	total := 0
	for name, data := range map[string][]byte{
		"display": assets.DisplayFont(), "text": assets.TextFont(),
		"bold": assets.TextBoldFont(), "italic": assets.TextItalicFont(),
	} {
		total += len(data)
		font, err := sfnt.Parse(data)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		for _, r := range letters {
			if index, err := font.GlyphIndex(nil, r); err != nil || index == 0 {
				t.Errorf("%s has no %q", name, r)
			}
		}
	}
	if total > 1_500_000 {
		t.Errorf("typefaces of %d bytes", total)
	}
	for name, licence := range assets.FontLicences() {
		if !strings.Contains(licence, "SIL OPEN FONT LICENSE") {
			t.Errorf("no licence beside %s", name)
		}
	}
}

func TestIcon(t *testing.T) {
	icon, err := png.Decode(bytes.NewReader(assets.Icon()))
	if err != nil {
		t.Fatal(err)
	}
	if size := icon.Bounds().Size(); size.X != 512 || size.Y != 512 {
		t.Errorf("icon of %v", size)
	}
	if _, _, _, alpha := icon.At(0, 0).RGBA(); alpha != 0 {
		t.Error("the icon's corner is not transparent")
	}
}
