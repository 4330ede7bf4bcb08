package ui

import (
	"go/build"
	"slices"
	"strings"
	"testing"
)

// gameless are the packages that another card game could use as they are.
var gameless = []string{
	"assets", "ui/anim", "ui/draw", "ui/draw/drawtest", "ui/golden", "ui/look", "ui/palette", "ui/seen",
	"ui/stage", "ui/stage/stagetest", "ui/widgets", "ui/widgets/widgetstest",
}

// Packages that know no game import nothing of the program but each other, not even in their tests.
func TestWhatKnowsNoGame(t *testing.T) {
	for _, dir := range gameless {
		found, err := build.ImportDir("../"+dir, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range slices.Concat(found.Imports, found.TestImports, found.XTestImports) {
			if of, own := strings.CutPrefix(path, "portroyal/"); own && !slices.Contains(gameless, of) {
				t.Errorf("%s imports %s, which knows a game", dir, path)
			}
		}
	}
}
