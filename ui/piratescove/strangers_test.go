package piratescove

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/transcript"
	"portroyal/engine/record"
	"portroyal/engine/record/recordtest"
	"portroyal/ui/piratescove/table/gametest"
	"portroyal/ui/shell/shelltest"
	"portroyal/ui/stage"
)

// strangers is how many hostile files are opened: go test ./ui/piratescove -run StrangersFiles -args -strangers 500
var strangers = flag.Int("strangers", 24, "how many hostile files TestStrangersFiles opens")

// goodRecords are texts of records of games that are over, and of some in all kinds of phases.
func goodRecords(t *testing.T) (all []string) {
	t.Helper()
	files, err := filepath.Glob("../../engine/piratescove/transcript/testdata/game-*.json")
	if err != nil || len(files) == 0 {
		t.Fatal("there are no games", err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, string(text))
	}
	for _, phase := range []cove.Phase{cove.Outfitting, cove.Exchange, cove.Visits, cove.Aiming} {
		game := gametest.Reach(t, 2, 4, 0, func(p *cove.Position) bool { return p.Phase() == phase })
		all = append(all, string(game.Record().Bytes()))
	}
	return all
}

// byHand are the files that somebody who knows the program would make of a game of five persons.
func byHand(t *testing.T) []recordtest.Hostile {
	t.Helper()
	good := gametest.New(t, 5, 5, 7).Record()
	all := recordtest.ByHand(record.Games{transcript.Game}, good)
	with := func(name string, change func(*transcript.Record)) {
		r := good.Snapshot()
		change(r)
		all = append(all, recordtest.Of(name, r))
	}
	with("seats", func(r *transcript.Record) {
		many := r.Rules()
		many.Players, r.Seats, r.Options = 200, make([]record.Seat, 200), &many
	})
	with("actions", func(r *transcript.Record) { r.Actions = make([]cove.Action, 500_000) })
	with("dice", func(r *transcript.Record) { r.Shown = make(transcript.Shown, 1_000_000) })
	return all
}

// Files that somebody has made hostile by hand or by chance are opened one after the other, in one window.
func TestStrangersFiles(t *testing.T) {
	folder := t.TempDir()
	b := openBench(t, folder, nil)
	b.config.Language = ""
	b.stage.Window.Resize(stage.Smallest) // which is painted soonest
	of := &shelltest.Opener{
		Window: b.Window, Player: b.Player, Dir: filepath.Join(folder, "games"), Games: record.Games{transcript.Game}, House: b.house,
		Settings: b.stage.Settings, ToEnd: func() { b.Table.Replay(len(b.Match.Steps())) },
	}
	of.Strangers(t, shelltest.Hostile(*strangers, byHand(t), goodRecords(t)))
}

// A game that cannot have come to what its record says is damaged, also where somebody has sealed it anew: it comes neither on
// the table nor among the saved games, and a sentence says so. In the folder of games it is set aside.
func TestForgedGamesAreDamaged(t *testing.T) {
	over := gametest.Reach(t, 1, 3, 0, func(p *cove.Position) bool { return p.Phase() == cove.Over }).Record()
	folder := t.TempDir()
	b := openBench(t, folder, nil)
	games := filepath.Join(folder, "games")
	for name, forge := range map[string]func(*transcript.Record){
		"a move that is not allowed": func(r *transcript.Record) { r.Actions[len(r.Actions)/2] = r.Actions[0] },
		"moves left out":             func(r *transcript.Record) { r.Actions = r.Actions[:len(r.Actions)-1] },
		"another winner":             func(r *transcript.Record) { r.Result.Winners = []int{(r.Result.Winners[0] + 1) % len(r.Seats)} },
		"more fame":                  func(r *transcript.Record) { r.Result.Points[0]++; r.Standing.Points[0]++ },
		"a month too many":           func(r *transcript.Record) { r.Standing.Turn++ },
		"a die too many":             func(r *transcript.Record) { r.Shown = append(r.Shown, 6) },
	} {
		r, err := transcript.Decode(over.Bytes())
		if err != nil {
			t.Fatal(err)
		}
		forge(r)
		r.ID, r.Times = "forged", nil
		for _, file := range []string{filepath.Join(t.TempDir(), "stranger.json"), filepath.Join(games, "forged.json")} {
			if err := recordtest.Of(name, r).Make(file); err != nil {
				t.Fatal(err)
			}
			b.Tell(nil)
			says := b.stage.Words.T("notice.game.damaged", "File", file)
			if filepath.Dir(file) == games {
				says = b.stage.Words.T("notice.game.aside", "File", file, "Aside", filepath.Join(games, "damaged", "forged.json"))
				b.OpenGame("forged")
			} else {
				b.OpenFile(file)
			}
			if b.Match != nil || b.Said() != says {
				t.Errorf("%s: of %s it says %q; on the table: %t", name, file, b.Said(), b.Match != nil)
			}
			b.LeaveGame()
			if saved, err := filepath.Glob(filepath.Join(games, "*.json")); err != nil || len(saved) > 0 {
				t.Errorf("%s: %q are saved, %v", name, saved, err)
			}
			if err := os.RemoveAll(filepath.Join(games, "damaged")); err != nil {
				t.Fatal(err)
			}
		}
	}
}
