package portroyal

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
	"unicode"

	"portroyal/engine/archive"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
	"portroyal/ui/words"
)

// strangers is how many hostile files are opened: go test ./ui/portroyal -run StrangersFiles -args -strangers 500
var strangers = flag.Int("strangers", 24, "how many hostile files TestStrangersFiles opens")

// mostWaited is when a file counts as one that the window never comes to an end with.
const mostWaited = 5 * time.Minute

// opens opens a file as somebody does who drops it on the window: the table is painted, or one sentence says why there is
// none, after so long. Then what is in the folder can be opened again, and is listed without a complaint.
func (b *bench) opens(file string) (took time.Duration, err error) {
	b.Tell(nil)
	before, begun := len(b.kept()), time.Now()
	b.OpenFile(file)
	b.paint()
	took = time.Since(begun)
	b.Pass(0)
	shown := b.onTable != nil
	if err := b.answered(shown); err != nil {
		return took, err
	}
	if now := len(b.kept()); now > before && !shown {
		return took, errors.New("it is in the folder and has not been shown")
	}
	if shown {
		b.onTable.Replay(len(b.house.game.Steps()))
		b.LeaveGame()
	}
	return took, b.looksThrough()
}

// finds starts with a file that somebody has put into the folder of games, and opens it there: the start screen, the log
// of games and the table are painted, or one sentence says why there is none.
func (b *bench) finds(file string) (took time.Duration, err error) {
	b.Tell(nil)
	begun := time.Now()
	b.ShowStart()
	b.looksAgain()
	b.paint()
	took = time.Since(begun)
	if b.Said() != "" {
		if err := b.answered(false); err != nil {
			return took, err
		}
	}
	b.Tell(nil)
	b.ShowLibrary()
	if len(b.Known()) > 0 {
		b.paint()
	}
	begun = time.Now()
	b.OpenGame(strings.TrimSuffix(filepath.Base(file), ".json"))
	b.paint()
	return max(took, time.Since(begun)), b.answered(b.onTable != nil)
}

// paint paints all that the window shows.
func (b *bench) paint() { b.window.Canvas().Capture() }

// answered checks that there is an answer: the table, or one sentence that can be read.
func (b *bench) answered(shown bool) error {
	said := b.Said()
	switch {
	case !shown && said == "":
		return errors.New("there is neither a table nor a word")
	case strings.ContainsFunc(said, func(r rune) bool { return unicode.Is(unicode.Cc, r) || unicode.Is(unicode.Bidi_Control, r) }):
		return fmt.Errorf("it says %q", said)
	}
	return nil
}

// looksThrough opens every game in the folder as the next start would.
func (b *bench) looksThrough() error {
	saved, err := archive.Open(b.config.GamesDir, record.Games{transcript.Game})
	if err != nil {
		return err
	}
	games, troubles := saved.List()
	if len(troubles) > 0 || len(games) != len(b.kept()) {
		return fmt.Errorf("%d games of %d are listed; %v", len(games), len(b.kept()), troubles)
	}
	for _, game := range games {
		if _, err := saved.Load(game.ID); err != nil {
			return err
		}
	}
	return nil
}

// emptied takes away everything in the folder of games.
func (b *bench) emptied() {
	b.t.Helper()
	b.game = nil
	b.Clear()
	b.LetGo()
	b.Rescue()
	for _, file := range b.kept() {
		if err := os.RemoveAll(file); err != nil {
			b.t.Fatal(err)
		}
	}
	if err := os.RemoveAll(filepath.Join(b.config.GamesDir, "damaged")); err != nil {
		b.t.Fatal(err)
	}
}

// hostileFiles are so many, half of them made by hand, if there are so many.
func hostileFiles(t testing.TB, n int) (all []hostile) {
	t.Helper()
	hand := byHand(fiveAtTheTable(t))
	random := rand.New(rand.NewPCG(1, 1))
	random.Shuffle(len(hand), func(i, j int) { hand[i], hand[j] = hand[j], hand[i] })
	all = hand[:min(n/2, len(hand))]
	good := goodRecords(t)
	for i := 0; len(all) < n; i++ {
		all = append(all, byChance(i, good[random.IntN(len(good))], random))
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

// Files that somebody has made hostile by hand or by chance are opened one after the other, in one window: each is shown
// or refused in a sentence, from anywhere and in the folder of games, and leaves nothing behind that cannot be opened.
func TestStrangersFiles(t *testing.T) {
	b := keptBench(t, t.TempDir(), words.English)
	longest, slowest, shown := time.Duration(0), "", 0
	all := hostileFiles(t, *strangers)
	for i, stranger := range all {
		limit := time.AfterFunc(mostWaited, func() { panic("no answer to " + stranger.name) })
		language := words.Languages[i%len(words.Languages)]
		b.settings.Language = string(language)
		b.Restyle()
		for way, opens := range map[string]func(file string) (time.Duration, error){"dropped": b.opens, "found": b.finds} {
			file := filepath.Join(t.TempDir(), "stranger.json")
			if way == "found" {
				file = filepath.Join(b.config.GamesDir, fmt.Sprintf("stranger-%d.json", i))
			}
			if err := stranger.make(file); err != nil {
				t.Fatal(stranger.name, err)
			}
			_, err := os.Lstat(file)
			if way == "found" && errors.Is(err, fs.ErrNotExist) {
				continue
			}
			took, err := opens(file)
			if err != nil {
				t.Errorf("%s, %s: %v", stranger.name, way, err)
			}
			if took > longest {
				longest, slowest = took, stranger.name+", "+way
			}
			if b.onTable != nil {
				shown++
			}
			b.emptied()
			if way == "dropped" {
				_ = os.Remove(file)
			}
		}
		limit.Stop()
	}
	t.Logf("%d files, of which %d lay on the table from the folder; the longest took %v: %s", len(all), shown, longest, slowest)
}
