package portroyal

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
	"portroyal/engine/record/recordtest"
	"portroyal/ui/shell/shelltest"
	"portroyal/ui/stage"
	"portroyal/ui/words"
)

// strangers is how many hostile files are opened: go test ./ui/portroyal -run StrangersFiles -args -strangers 500
var strangers = flag.Int("strangers", 24, "how many hostile files TestStrangersFiles opens")

// opener is the window as one in which files are opened.
func (b *bench) opener() *shelltest.Opener {
	return &shelltest.Opener{
		Window: b.Window, Player: b.Player, Dir: b.config.GamesDir, Games: record.Games{transcript.Game}, House: b.house,
		Settings: b.settings, ToEnd: func() { b.Table.Replay(len(b.house.Match.Steps())) },
	}
}

// goodRecords are texts of records of all formats and both kinds of ends.
func goodRecords(t testing.TB) (all []string) {
	t.Helper()
	for _, pattern := range []string{"format-7/base-[25].json", "format-7/[cgt]*.json", "format-6/*.json"} {
		files, err := filepath.Glob("../../engine/portroyal/transcript/testdata/" + pattern)
		if err != nil || len(files) == 0 {
			t.Fatal(pattern, err)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, string(text))
		}
	}
	return all
}

// fiveAtTheTable is a game of five persons that has begun.
func fiveAtTheTable(t testing.TB) *transcript.Record {
	t.Helper()
	var seats []record.Seat
	for i, name := range []string{"Ann", "Ben", "Cem", "Dora", "Eva"} {
		seats = append(seats, record.Seat{Name: name, Colour: i})
	}
	options := portroyal.DefaultOptions()
	options.Players = uint8(len(seats))
	r, _, err := transcript.Begin(options, 7, 0, seats)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// byHand are the files that somebody who knows the program would make.
func byHand(good *transcript.Record) []recordtest.Hostile {
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
	with("actions", func(r *transcript.Record) {
		r.Actions = make([]portroyal.Action, 500_000)
		for i := range r.Actions {
			r.Actions[i].Kind = portroyal.RevealNext
		}
	})
	return all
}

// Files that somebody has made hostile by hand or by chance are opened one after the other, in one window. All of it is
// painted each time, so it is a small one.
func TestStrangersFiles(t *testing.T) {
	b := keptBench(t, t.TempDir(), words.English)
	b.window.Resize(stage.Smallest)
	b.opener().Strangers(t, shelltest.Hostile(*strangers, byHand(fiveAtTheTable(t)), goodRecords(t)))
}
