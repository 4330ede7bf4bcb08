package assets_test

import (
	"bytes"
	"image/color"
	"image/png"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/image/font/sfnt"

	"portroyal/assets"
	"portroyal/ui/draw"
	"portroyal/ui/draw/drawtest"
)

func TestDrawingsAreDrawnWhole(t *testing.T) {
	names := assets.Drawings()
	if len(names) == 0 {
		t.Fatal("no drawings")
	}
	for _, name := range names {
		want := [2]float64{240, 360}
		switch {
		case strings.HasPrefix(name, "symbol-"):
			want = [2]float64{32, 32}
		case name == "contract":
			want = [2]float64{360, 240}
		case name == "chest" || name == "chest-front":
			want = [2]float64{240, 180}
		case strings.HasPrefix(name, "chest-"):
			want = [2]float64{40, 30}
		}
		drawnWhole(t, name, assets.Drawing(name), want)
	}
}

func TestScenesAreDrawnWhole(t *testing.T) {
	grids := map[string][2]float64{
		"start":         {1920, 1200},
		"start-evening": {1920, 1200},
		"start-glint":   {60, 6}, "start-crest": {24, 8}, "start-star": {24, 24}, "start-glow": {120, 120},
		"start-gull": {80, 40}, "start-gull-up": {80, 40}, "start-gull-down": {80, 40},
		"ending": {1920, 1200}, "ending-ship": {720, 600}, "ending-fireworks": {1920, 1200},
		"harbour-shore": {1920, 400}, "harbour-water": {1920, 1020}, "harbour-quay": {1920, 740},
		"harbour-left": {300, 300}, "harbour-right": {420, 300}, "harbour-stars": {1920, 600},
		"harbour-gulls": {200, 60}, "harbour-sun": {720, 720}, "harbour-moon": {400, 400}, "harbour-glitter": {600, 340},
		"harbour-glow": {520, 520},
	}
	total := 0
	for _, name := range assets.Scenes() {
		drawnWhole(t, name, assets.Scene(name), grids[name])
		total += len(assets.Scene(name))
		delete(grids, name)
	}
	if len(grids) > 0 {
		t.Errorf("missing: %v", grids)
	}
	if total > 1_000_000 {
		t.Errorf("pictures of %d bytes", total)
	}
}

func TestHeadsAreDrawnWhole(t *testing.T) {
	names := assets.Opponents()
	if !slices.Contains(names, "person") {
		t.Errorf("nobody to sit at the screen among %v", names)
	}
	for _, name := range names {
		drawnWhole(t, name, assets.Opponent(name), [2]float64{160, 160})
	}
}

// The drawings of Pirate's Cove: of every island, legendary pirate, seat, section and die there is one.
func TestCoveIsDrawnWhole(t *testing.T) {
	total := 0
	for folder, of := range map[string]struct {
		grid  [2]float64
		names []string // some that have to be there
	}{
		"":         {[2]float64{240, 240}, []string{"wheel", "tavern-back"}},
		"islands":  {[2]float64{360, 260}, []string{"tavern", "hull", "sail", "cannon", "crew", "treasure", "cove"}},
		"emblems":  {[2]float64{64, 64}, []string{"tavern", "hull", "sail", "cannon", "crew", "treasure", "cove"}},
		"heads":    {[2]float64{240, 240}, []string{"blackbeard", "flying-dutchman", "hook", "bonny-and-read", "cacafuego", "royal-navy"}},
		"tavern":   {[2]float64{240, 200}, []string{"flint", "mastercraft", "becalmed", "cannonade", "shipwright", "fame"}},
		"chart":    {[2]float64{1280, 800}, []string{"sea"}},
		"treasure": {[2]float64{120, 80}, []string{"back", "chest"}},
		"symbols":  {[2]float64{32, 32}, []string{"hull", "sails", "cannons", "crew", "doubloon", "treasure", "fame"}},
		"dice":     {[2]float64{64, 64}, []string{"1", "2", "3", "4", "5", "6"}},
		"ships": {[2]float64{320, 240}, []string{
			"blackbeard", "flying-dutchman", "hook", "bonny-and-read", "cacafuego", "royal-navy", "fight-hull", "chart-1", "chart-5",
		}},
	} {
		names := assets.CoveDrawings(folder)
		for _, want := range of.names {
			if !slices.Contains(names, want) {
				t.Errorf("%s: no drawing of %s", folder, want)
			}
		}
		for _, name := range names {
			grid := of.grid
			switch {
			case strings.HasPrefix(name, "chart-"):
				grid = [2]float64{96, 72}
			case name == "tavern-back":
				grid = [2]float64{240, 360}
			case name == "fight-sea":
				grid = [2]float64{1280, 800}
			}
			svg := assets.Cove(path.Join(folder, name))
			drawnWhole(t, folder+"/"+name, svg, grid)
			total += len(svg)
		}
	}
	if total > 1_000_000 {
		t.Errorf("drawings of %d bytes", total)
	}
}

// Every drawing, in whatever folder, and those that the icons are made from.
func TestEveryDrawingIsDrawnAsItSays(t *testing.T) {
	drawings := 0
	err := filepath.WalkDir(".", func(name string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(name) != ".svg" {
			return err
		}
		drawings++
		svg, err := os.ReadFile(name)
		for _, fault := range drawtest.Faults(svg) {
			t.Errorf("%s: %s", name, fault)
		}
		return err
	})
	if err != nil || drawings < 200 {
		t.Errorf("%d drawings (%v)", drawings, err)
	}
}

// drawnWhole checks that the toolkit draws a file, on its grid.
func drawnWhole(t *testing.T, name string, svg []byte, grid [2]float64) {
	t.Helper()
	drawing, err := draw.ReadDrawing(svg, color.NRGBA{A: 0xff})
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	if width, height := drawing.Size(); width != grid[0] || height != grid[1] {
		t.Errorf("%s: grid %v by %v, want %v", name, width, height, grid)
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

func TestIcons(t *testing.T) {
	for want, data := range map[int][]byte{512: assets.Icon(), 128: assets.IconSmall()} {
		icon, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		if size := icon.Bounds().Size(); size.X != want || size.Y != want {
			t.Errorf("icon of %v, want %d", size, want)
		}
		if _, _, _, alpha := icon.At(0, 0).RGBA(); alpha != 0 {
			t.Errorf("the corner of the icon of %d is not transparent", want)
		}
	}
}

// All art, typefaces and sounds together stay small enough for a download that nobody minds.
func TestEmbeddedArtIsSmall(t *testing.T) {
	total := len(assets.Icon()) + len(assets.IconSmall())
	for _, font := range [][]byte{
		assets.DisplayFont(), assets.TextFont(), assets.TextBoldFont(),
		assets.TextItalicFont(),
	} {
		total += len(font)
	}
	for _, group := range []struct {
		names []string
		read  func(string) []byte
	}{{assets.Drawings(), assets.Drawing}, {assets.Scenes(), assets.Scene}, {assets.Opponents(), assets.Opponent}} {
		for _, name := range group.names {
			total += len(group.read(name))
		}
	}
	sounds := 0
	for _, name := range assets.Sounds() {
		sounds += len(assets.Sound(name))
	}
	if total += sounds; sounds > 1<<20 {
		t.Errorf("sounds of %d bytes", sounds)
	}
	t.Logf("%d bytes, %d of them sounds", total, sounds)
	if total > 4<<20 {
		t.Errorf("%d bytes are embedded, more than 4 MB", total)
	}
}
