package portroyal

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/record"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/tabletest"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/settings"
	"portroyal/ui/shell"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// keptBench opens the window with a folder of games.
func keptBench(t *testing.T, folder string, language words.Language) *bench {
	t.Helper()
	b := openBench(t, shell.Config{
		GamesDir: folder, StateDir: t.TempDir(), Language: language, Theme: settings.ThemeLight,
		Speed: settings.SpeedInstant, SettingsFile: filepath.Join(t.TempDir(), "settings.json"),
	})
	b.stage.Inline = true
	b.Begin()
	return b
}

// texts is everything that is to be read on the screen.
func (b *bench) texts() string { return visible.Texts(b.Screen().Content()) }

// resume goes on with a game that was kept, and plays it along.
func (b *bench) resume(id string) {
	b.t.Helper()
	b.OpenGame(id)
	if b.house.Match == nil {
		b.t.Fatalf("the game %s does not go on", id)
	}
	b.along()
}

// along plays the game on the table along.
func (b *bench) along() {
	b.t.Helper()
	var err error
	if b.game, err = match.Load(b.house.Match.Record().Snapshot()); err != nil {
		b.t.Fatal(err)
	}
	b.berths = tabletest.Berths{}
	for step := range len(b.game.Steps()) + 1 {
		b.berths.Follow(b.game.ViewAt(step))
	}
}

// A game quit in the middle of any question goes on after a restart, in another language, just there: the same
// position, the same question, the same cards to come.
func TestGameGoesOnAfterARestart(t *testing.T) {
	phases := map[portroyal.Phase]bool{}
	for _, kind := range []progress.Setup{
		withSeed(hotSeat("Ann", "Ben"), 3),
		withSeed(decided(hotSeat("Ann", "Ben", "Cem")), 4),
		withSeed(together(hotSeat("Ann", "Ben")), 5),
	} {
		folder := t.TempDir()
		b := keptBench(t, folder, words.English)
		b.begin(kind)
		random := rand.New(rand.NewPCG(1, 1))
		for !b.game.Over() {
			view := b.game.View()
			if !phases[view.Phase()] && len(b.game.Steps()) > 0 {
				phases[view.Phase()] = true
				b.Pass(time.Second)
				asked, position, id := b.texts(), b.house.Match.Position(), b.house.Match.Record().ID
				b.closeBox()
				if !b.ended {
					t.Fatalf("in phase %s quitting asks: %q", view.Phase(), b.Plates())
				}
				other := keptBench(t, folder, words.German)
				if other.Unfinished() == nil || other.Unfinished().ID != id {
					t.Fatalf("in phase %s: the game is not offered", view.Phase())
				}
				other.resume(id)
				if other.house.Match.Position() != position {
					t.Fatalf("in phase %s: it goes on elsewhere", view.Phase())
				}
				if other.texts() == asked {
					t.Errorf("in phase %s everything is still English: %q", view.Phase(), asked)
				}
				other.speak(words.English)
				if again := other.texts(); again != asked {
					t.Errorf("in phase %s the table says %q, it was %q", view.Phase(), again, asked)
				}
				other.closeBox()
				b = keptBench(t, folder, words.English)
				b.resume(id)
			}
			b.act(gametest.Likely(b.game.Legal(), random))
		}
		b.closeBox()
	}
	for _, phase := range []portroyal.Phase{
		portroyal.Discover, portroyal.Repel, portroyal.Trade, portroyal.Moment, portroyal.MoveTime,
	} {
		if !phases[phase] {
			t.Errorf("no game was quit in phase %s", phase)
		}
	}
}

// If a game cannot be saved the player is told, leaving it asks first, and all is well again once it can be saved.
func TestGameThatCannotBeKept(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "games")
	b := keptBench(t, folder, words.English)
	b.begin(withSeed(hotSeat("Ann", "Ben"), 3))
	b.act(portroyal.Action{Kind: portroyal.RevealNext})
	b.Rescue()
	away := folder + "-away"
	if err := os.Rename(folder, away); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(folder, []byte("in the way"), 0o600); err != nil {
		t.Fatal(err)
	}
	b.act(portroyal.Action{Kind: portroyal.RevealNext})
	b.closeBox()
	if b.ended {
		t.Fatal("what cannot be kept is lost without a word")
	}
	b.stage.CloseAll()
	if err := os.Remove(folder); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(away, folder); err != nil {
		t.Fatal(err)
	}
	b.act(b.game.Legal()[0])
	b.closeBox()
	if !b.ended {
		t.Error("it asks although the game is kept")
	}
	if again := keptBench(t, folder, words.English); again.Unfinished() == nil {
		t.Error("the game is gone")
	}
}

// Two copies of the program do not play the same game.
func TestGameIsOpenElsewhere(t *testing.T) {
	folder := t.TempDir()
	one := keptBench(t, folder, words.English)
	one.begin(withSeed(hotSeat("Ann", "Ben"), 3))
	one.act(portroyal.Action{Kind: portroyal.RevealNext})
	one.Rescue()
	two := keptBench(t, folder, words.English)
	two.OpenGame(two.Unfinished().ID)
	if two.house.Match != nil || !two.Says(two.stage.Words.T("notice.game.elsewhere")) {
		t.Error("the same game is open twice")
	}
	id := two.Unfinished().ID
	one.closeBox()
	two.OpenGame(id)
	if two.house.Match == nil {
		t.Error("it is not to be had although nobody has it any more")
	}
}

// A damaged game is set aside with a sentence that names both files; the others go on.
func TestDamagedGameIsSetAside(t *testing.T) {
	folder := t.TempDir()
	b := keptBench(t, folder, words.English)
	for seed := range uint64(2) {
		b.begin(withSeed(hotSeat("Ann", "Ben"), seed))
		b.act(portroyal.Action{Kind: portroyal.RevealNext})
		b.LeaveGame()
	}
	id := b.Unfinished().ID
	b.closeBox()
	file := filepath.Join(folder, id+".json")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, text[:len(text)/2], 0o600); err != nil {
		t.Fatal(err)
	}
	b = keptBench(t, folder, words.English)
	aside := filepath.Join(folder, "damaged", id+".json")
	if kept, err := os.ReadFile(aside); err != nil || string(kept) != string(text[:len(text)/2]) {
		t.Errorf("it is not kept beside the others: %v", err)
	}
	if told := b.stage.Words.T("notice.game.aside", "File", file, "Aside", aside); b.Said() != told {
		t.Errorf("nobody says %q but %v", told, b.Said())
	}
	if other := b.Unfinished(); other == nil || other.ID == id {
		t.Error("the other game is gone too")
	}
	b.OpenGame(id) // as from a list that is out of date
	if b.house.Match != nil || b.Said() != b.stage.Words.T("notice.game.gone", "File", file) {
		t.Errorf("what is not there any more: %q", b.Said())
	}
}

// A game whose file is not as it was saved is set aside, or left where it is elsewhere, and the sentence says that it
// has been changed. It is so for one whose chance goes on from another number, which is a game by the rules.
func TestChangedGameIsSetAside(t *testing.T) {
	folder := t.TempDir()
	b := keptBench(t, folder, words.English)
	b.begin(withSeed(hotSeat("Ann", "Ben"), 3))
	b.act(portroyal.Action{Kind: portroyal.RevealNext})
	b.LeaveGame()
	id := b.Unfinished().ID
	b.closeBox()
	file := filepath.Join(folder, id+".json")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	digit := strings.Index(string(text), `"state": "`) + len(`"state": "`) + 1
	text[digit] ^= 1
	if err := os.WriteFile(file, text, 0o600); err != nil {
		t.Fatal(err)
	}
	sent := filepath.Join(t.TempDir(), "a game"+record.CopyExtension)
	if err := os.WriteFile(sent, text, 0o600); err != nil {
		t.Fatal(err)
	}
	b.OpenFile(sent)
	if told := b.stage.Words.T("notice.game.altered", "File", sent); b.Said() != told {
		t.Errorf("of a file from elsewhere nobody says %q but %q", told, b.Said())
	}
	if there, err := os.ReadFile(sent); err != nil || string(there) != string(text) {
		t.Errorf("it is not as it was: %v", err)
	}
	b.OpenGame(id) // as from a list that is out of date
	aside := filepath.Join(folder, "damaged", id+".json")
	told := b.stage.Words.T("notice.game.altered-aside", "File", file, "Aside", aside)
	if b.Said() != told || b.house.Match != nil {
		t.Errorf("nobody says %q but %q", told, b.Said())
	}
	if err := os.Rename(aside, file); err != nil {
		t.Fatal(err)
	}
	b = keptBench(t, folder, words.English)
	if b.Said() != told || b.Unfinished() != nil {
		t.Errorf("at the start nobody says %q but %q", told, b.Said())
	}
	if kept, err := os.ReadFile(aside); err != nil || string(kept) != string(text) {
		t.Errorf("it is not kept beside the others: %v", err)
	}
}

// A file that is no game, dropped in the middle of one, is told of, and the game stays on the table. A file with a
// game takes its place, and both are kept.
func TestDroppedFiles(t *testing.T) {
	b := keptBench(t, t.TempDir(), words.English)
	b.begin(withSeed(hotSeat("Ann", "Ben"), 3))
	b.act(portroyal.Action{Kind: portroyal.RevealNext})
	on, id := b.house.Match, b.house.Match.Record().ID
	foreign := filepath.Join(t.TempDir(), "list.json")
	if err := os.WriteFile(foreign, []byte(`{"milk": 2}`), 0o600); err != nil {
		t.Fatal(err)
	}
	b.OpenFile(foreign)
	if b.Said() != b.stage.Words.T("notice.game.foreign", "File", foreign) || b.house.Match != on || b.Table == nil {
		t.Fatalf("a foreign file: %q", b.Said())
	}
	b.act(portroyal.Action{Kind: portroyal.RevealNext})

	other := keptBench(t, t.TempDir(), words.German)
	other.begin(withSeed(hotSeat("Eva", "Max", "Ida"), 4))
	other.act(portroyal.Action{Kind: portroyal.RevealNext})
	file := filepath.Join(t.TempDir(), "a game"+record.CopyExtension)
	if err := os.WriteFile(file, other.house.Match.Record().Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	b.OpenFile(file)
	if seats := b.house.Match.Seats(); len(seats) != 3 || seats[0].Name != "Eva" {
		t.Fatalf("the game in the file is not on the table: %+v", seats)
	}
	b.Pass(0) // it has been painted
	b.looksAgain()
	if len(b.Known()) != 2 {
		t.Errorf("%d games are kept, not both", len(b.Known()))
	}
	b.LeaveGame()
	b.resume(id)
	if len(b.game.Steps()) != 2 {
		t.Errorf("the game before has %d steps, not 2", len(b.game.Steps()))
	}
}

// A practice game counts for nothing.
func TestPracticeCountsForNothing(t *testing.T) {
	b := keptBench(t, t.TempDir(), words.English)
	from := withSeed(hotSeat("Ann", "Ben"), 3)
	from.Practice = true
	b.begin(from)
	random := rand.New(rand.NewPCG(2, 2))
	for !b.game.Over() {
		b.act(gametest.Likely(b.game.Legal(), random))
	}
	if progress.Of(b.settings).Series != nil {
		t.Errorf("it counts: %+v", progress.Of(b.settings).Series)
	}
	if b.Finished == nil {
		t.Error("the game has not ended")
	}
}

// A game with computer players who are not offered, as the lab records them, goes on after a restart as it would have;
// the list of games says that they are computer players, and in a rematch others sit there.
func TestGameWithPlayersNotOfferedGoesOn(t *testing.T) {
	folder := t.TempDir()
	b := keptBench(t, folder, words.English)
	setup := against(7, "random", "stop4", "sailor", "captain:bold")
	b.begin(setup)
	random := rand.New(rand.NewPCG(1, 1))
	for range 8 {
		b.act(gametest.Likely(b.game.Legal(), random))
	}
	b.closeBox()
	b = keptBench(t, folder, words.English)
	kept := b.Unfinished()
	if kept == nil {
		t.Fatal("the game is not offered")
	}
	told := terms.Teller.Whole(b.stage.Words, &kept.Head)
	for _, name := range []string{"Computer player", "Captain \u00b7 Bold"} {
		if !strings.Contains(told, "("+name+", ") {
			t.Errorf("%q does not say %q", told, name)
		}
	}
	b.resume(kept.ID)
	for !b.game.Over() {
		b.sameGame()
		b.act(gametest.Likely(b.game.Legal(), random))
	}
	if b.house.Match.Position() != b.game.Position() {
		t.Error("it has gone on otherwise")
	}
	progress.Of(b.settings).Setup = &setup
	b.playLast()
	var players []string
	for _, seat := range b.house.Match.Seats() {
		players = append(players, seat.Player)
	}
	if want := []string{"", "captain", "captain", "captain", "captain:bold"}; !slices.Equal(players, want) {
		t.Errorf("the rematch is among %q, want %q", players, want)
	}
}
