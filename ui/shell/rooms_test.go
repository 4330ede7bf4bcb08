package shell

import (
	"errors"
	"go/build"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// gameless are the packages that another card game could use as they are.
var gameless = []string{
	"ui/aloud", "ui/anim", "ui/appfile", "ui/atspi", "ui/cardstock", "ui/cardstock/cardstocktest", "ui/cardstock/sheets", "ui/chart",
	"ui/draw", "ui/draw/drawtest", "ui/effects", "ui/emblem", "ui/files", "ui/freemem", "ui/fynecache", "ui/geometry", "ui/glance", "ui/golden", "ui/hints",
	"ui/look", "ui/palette", "ui/pictureshelf", "ui/rulebook", "ui/rulebook/book", "ui/rulebook/print", "ui/rulebook/rulebooktest",
	"ui/settings", "ui/sheet", "ui/sound", "ui/spoken", "ui/ssip", "ui/sound/wave", "ui/stage", "ui/stage/stagetest", "ui/statisticspage/statisticspagetest", "ui/story",
	"ui/story/storytest", "ui/summary", "ui/table", "ui/table/tabletest", "ui/tutorial",
	"ui/tutorial/tutorialtest", "ui/uia", "ui/visible", "ui/widgets", "ui/widgets/widgetstest", "ui/words", "ui/words/mentions",
	"ui/words/wordstest",
}

// contents are the packages that hold this game's drawings and words, which say nothing of its rules.
var contents = []string{"assets", "locales"}

// system are packages of the engine that hold nothing of a game: how a program does well where it runs, and what the
// files of all games have in common.
var system = []string{
	"engine/archive", "engine/calendar", "engine/history", "engine/ladder", "engine/match", "engine/versioned", "engine/record",
	"engine/record/recordtest", "engine/reviews", "engine/skill", "engine/tape", "engine/testprocs", "engine/wholefile", "engine/yield",
}

// about are packages that import no rules and are about this game all the same: one draws its harbour, two play the
// whole program.
var about = []string{"ui/e2e", "ui/e2e/web", "ui/scenery"}

// imports lists for each package below a folder which others of the program it imports, also in its tests if
// they are asked for.
func imports(t *testing.T, folder string, tests bool) map[string][]string {
	t.Helper()
	all := map[string][]string{}
	err := filepath.WalkDir(filepath.Join("..", "..", folder), func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.IsDir() {
			return err
		}
		found, err := build.ImportDir(path, 0)
		if none := (*build.NoGoError)(nil); errors.As(err, &none) {
			return nil
		}
		if err != nil {
			return err
		}
		named := found.Imports
		if tests {
			named = slices.Concat(named, found.TestImports, found.XTestImports)
		}
		own := []string{}
		for _, each := range named {
			if of, is := strings.CutPrefix(each, "portroyal/"); is {
				own = append(own, of)
			}
		}
		all[filepath.ToSlash(strings.TrimPrefix(path, "../../"))] = own
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// Packages that know no game import nothing of the program but each other, not even in their tests; and
// whichever imports nothing else is one of them.
func TestWhatKnowsNoGame(t *testing.T) {
	allowed := slices.Concat(gameless, contents, system)
	knows := func(of string) bool { return !slices.Contains(allowed, of) }
	all := imports(t, "ui", true)
	for _, dir := range gameless {
		if _, there := all[dir]; !there {
			t.Errorf("there is no package %s", dir)
		}
		if at := slices.IndexFunc(all[dir], knows); at >= 0 {
			t.Errorf("%s imports %s, which knows a game", dir, all[dir][at])
		}
	}
	for dir, own := range all {
		if !slices.Contains(slices.Concat(gameless, about), dir) && !slices.ContainsFunc(own, knows) {
			t.Errorf("%s knows no game and is not listed", dir)
		}
	}
}

// The engine knows no window, and neither do the rules of an example.
func TestEngineKnowsNoWindow(t *testing.T) {
	for _, floor := range []string{"engine", "examples/tavern/game"} {
		for dir, own := range imports(t, floor, true) {
			for _, of := range own {
				if !strings.HasPrefix(of, "engine/") && of != floor {
					t.Errorf("%s imports %s", dir, of)
				}
			}
		}
	}
}

// inSlices are the games, each with a folder of its name on each floor.
var inSlices = []string{"portroyal", "piratescove"}

// forAll are the packages that know every game: the command line over the engine, and what plays the whole program.
var forAll = []string{"engine/cmd/lab", "ui/e2e", "ui/e2e/web"}

// sliceOf is the game whose slice a package belongs to, "" for none.
func sliceOf(dir string) string {
	for _, game := range inSlices {
		if own := strings.Split(dir, "/"); len(own) > 1 && own[1] == game {
			return game
		}
	}
	return ""
}

// A slice holds all that knows its game: nothing outside of it does, and no slice knows another.
func TestSlices(t *testing.T) {
	for _, floor := range []string{"engine", "ui", "examples"} {
		for dir, own := range imports(t, floor, false) {
			knows := slices.IndexFunc(own, func(of string) bool { return sliceOf(of) != "" && sliceOf(of) != sliceOf(dir) })
			if knows >= 0 && !slices.Contains(forAll, dir) {
				t.Errorf("%s imports %s, which belongs to a game", dir, own[knows])
			}
		}
	}
}
