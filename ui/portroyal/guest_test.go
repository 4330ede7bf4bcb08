package portroyal

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
	"portroyal/ui/library"
	"portroyal/ui/shell"
	"portroyal/ui/words"
)

// written writes a record into a file of its own.
func written(t *testing.T, r *transcript.Record) (file string) {
	t.Helper()
	file = filepath.Join(t.TempDir(), "a game"+record.CopyExtension)
	if err := os.WriteFile(file, r.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// begun is a game that has begun elsewhere.
func begun(t *testing.T) *transcript.Record {
	t.Helper()
	from := withSeed(hotSeat("Eva", "Max"), 4)
	game, err := match.New(match.Setup{Options: from.Options, Seats: from.Seats, Seed: *from.Seed})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := game.Play(portroyal.Action{Kind: portroyal.RevealNext}); err != nil {
		t.Fatal(err)
	}
	return game.Record()
}

// kept are the games in the folder, as files.
func (b *bench) kept() []string {
	b.t.Helper()
	files, err := filepath.Glob(filepath.Join(b.config.GamesDir, "*.json"))
	if err != nil {
		b.t.Fatal(err)
	}
	return files
}

// A game from elsewhere is shown before it is written into the folder of games, however it comes: a file that ends the
// program, or never comes to its picture, is not there at the next start.
func TestNothingIsKeptBeforeItIsShown(t *testing.T) {
	for _, from := range map[string]*transcript.Record{"begun": begun(t), "over": overGame(t)} {
		file := written(t, from)
		for way, to := range map[string]func(b *bench){
			"the command line": func(b *bench) {
				b.config.Open = file
				b.Begin()
			},
			"a drop":  func(b *bench) { b.OpenFile(file) },
			"another": func(b *bench) { b.OpenOther() },
			"a log": func(b *bench) {
				b.ShowLibrary()
				b.Tap("library.import")
			},
		} {
			b := keptBench(t, t.TempDir(), words.English)
			b.config.Browser = &shell.Browser{
				Upload:   func(_ string, then func(string)) { then(file) },
				Download: func(string, []byte) {}, Speaks: func(words.Language) {}, KeepForGood: func() {},
			}
			to(b)
			if _, inLog := b.Screen().(*library.Library); !inLog && b.Table == nil || b.Said() != "" {
				t.Fatalf("by %s: it is not shown, but %q", way, b.Said())
			}
			if there := b.kept(); len(there) > 0 {
				t.Errorf("by %s: before it is painted there is %q", way, there)
			}
			b.Pass(0)
			if there := b.kept(); len(there) != 1 {
				t.Errorf("by %s: when it has been painted there is %q", way, there)
			}
			read, err := b.Load(from.ID)
			if err == nil {
				read.About().Installation, read.About().Order = "", from.Order // since it came
			}
			if err != nil || string(read.Bytes()) != string(from.Bytes()) || len(b.Known()) != 1 {
				t.Errorf("by %s: it is another one, or %v", way, err)
			}
		}
	}
}

// overGame is a game that has been played to its end elsewhere.
func overGame(t *testing.T) *transcript.Record {
	t.Helper()
	text, err := os.ReadFile(finishedGame(t, withSeed(hotSeat("Ann", "Ben"), 5)))
	if err != nil {
		t.Fatal(err)
	}
	r, err := transcript.Decode(text)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// A decision made in a game before it has been painted is not lost, and nothing is in the folder before. A game that is
// left before it has been painted is in no list.
func TestGuestIsPlayedBeforeItIsShown(t *testing.T) {
	b := keptBench(t, t.TempDir(), words.English)
	b.OpenFile(written(t, begun(t)))
	steps := len(b.house.Match.Steps())
	if _, err := b.house.Match.Play(b.house.Match.Legal()[0]); err != nil {
		t.Fatal(err)
	}
	b.KeepGame(b.house.Match)
	b.Rescue()
	if now := len(b.house.Match.Steps()); now != steps+1 || len(b.kept()) > 0 {
		t.Fatalf("after %d steps instead of %d there is %q", now, steps+1, b.kept())
	}
	b.Pass(0)
	if read, err := b.Load(b.house.Match.Record().ID); err != nil || len(read.(*transcript.Record).Actions) != steps+1 {
		t.Errorf("kept is %+v, %v", read, err)
	}
	other := keptBench(t, t.TempDir(), words.English)
	other.OpenFile(written(t, begun(t)))
	other.LeaveGame()
	other.Pass(0)
	if len(other.kept())+len(other.Known()) > 0 {
		t.Errorf("there is %q, and %d games are known", other.kept(), len(other.Known()))
	}
}

// A game that cannot be laid on the table is not in the folder afterwards, and one that cannot be written there is on the
// table all the same, and that is told.
func TestGuestThatIsNotKept(t *testing.T) {
	b := keptBench(t, t.TempDir(), words.English)
	unknown := begun(t).Snapshot()
	unknown.Seats[1].Player = "kraken"
	b.OpenFile(written(t, unknown))
	b.Pass(0)
	if len(b.kept()) > 0 || b.Table != nil || b.Said() != b.stage.Words.T("notice.game.players") {
		t.Errorf("with a player whom nobody knows there is %q, and it says %q", b.kept(), b.Said())
	}
	folder := b.config.GamesDir
	if err := os.RemoveAll(folder); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(folder, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	b.OpenFile(written(t, begun(t)))
	b.Pass(0)
	if b.Table == nil || b.Said() != b.stage.Words.T("notice.file.unwritten", "File", folder) {
		t.Errorf("without a folder it says %q", b.Said())
	}
	b.LeaveGame()
	if !b.stage.Covered() {
		t.Fatal("leaving it asks nothing")
	}
	b.stage.CloseAll()
	if err := os.Remove(folder); err != nil {
		t.Fatal(err)
	}
	b.Press(fyne.KeySpace)
	if b.Rescue(); len(b.kept()) != 1 {
		t.Errorf("once there is a folder it is not kept: %q", b.Said())
	}
}
