// Package shelltest holds what the window of every game has to pass: files of strangers are opened in it.
package shelltest

import (
	"errors"
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
	"portroyal/engine/record"
	"portroyal/engine/record/recordtest"
	"portroyal/ui/settings"
	"portroyal/ui/shell"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

// Opener is a window in which files are opened.
type Opener struct {
	*shell.Window

	Player *stagetest.Player
	Dir    string       // of its games
	Games  record.Games // that it knows

	House    shell.House // of the game that is tried
	Settings *settings.Settings
	ToEnd    func() // shows the game on the table at its end
}

// mostWaited is when a file counts as one that the window never comes to an end with.
const mostWaited = 5 * time.Minute

// smallEnough are the bytes of a file that can be read whole; some are made to be endless.
const smallEnough = 1 << 20

// Opens opens a file as somebody does who drops it on the window: the table is painted, or one sentence says why there is
// none, after so long. Then what is in the folder can be opened again, and is listed without a complaint.
func (o *Opener) Opens(file string) (took time.Duration, err error) {
	o.Tell(nil)
	before, begun := len(o.saved()), time.Now()
	o.OpenFile(file)
	o.paint()
	took = time.Since(begun)
	o.Player.Pass(0)
	shown := o.House.Session() != nil
	if err := o.answered(shown); err != nil {
		return took, err
	}
	if now := len(o.saved()); now > before && !shown {
		return took, errors.New("it is in the folder and has not been shown")
	}
	if shown {
		o.ToEnd()
		o.LeaveGame()
	}
	return took, o.looksThrough()
}

// Finds starts with a file that somebody has put into the folder of games, and opens it there: the start screen, the log
// of games and the table are painted, or one sentence says why there is none.
func (o *Opener) Finds(file string) (took time.Duration, err error) {
	headed := o.onlyHeadIsRight(file)
	o.Tell(nil)
	begun := time.Now()
	o.ShowStart()
	o.ShowLibrary() // which learns which games there are
	o.ShowStart()
	o.paint()
	took = time.Since(begun)
	if o.Said() != "" {
		if err := o.answered(false); err != nil {
			return took, err
		}
	}
	o.Tell(nil)
	o.ShowLibrary()
	if len(o.Known()) > 0 {
		o.paint()
	}
	begun = time.Now()
	o.OpenGame(strings.TrimSuffix(filepath.Base(file), ".json"))
	o.paint()
	took = max(took, time.Since(begun))
	shown := o.House.Session() != nil
	// A player has to know which game it is whose end cannot be read, even if it has been put away meanwhile.
	if headed && !shown && !strings.Contains(o.Said(), file) {
		return took, fmt.Errorf("it says %q, which does not name the file", o.Said())
	}
	return took, o.answered(shown)
}

// onlyHeadIsRight reports whether this is a game that is listed, and found to be wrong when it is opened.
func (o *Opener) onlyHeadIsRight(file string) bool {
	info, err := os.Lstat(file)
	if err != nil || !info.Mode().IsRegular() || info.Size() > smallEnough {
		return false
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return false
	}
	_, wrong := o.Games.DecodeHead(text)
	_, err = o.Games.Decode(text)
	return wrong == nil && err != nil
}

// Empty takes away everything in the folder of games.
func (o *Opener) Empty() error {
	o.House.Clear()
	o.LetGo()
	o.Rescue()
	for _, file := range o.saved() {
		if err := os.RemoveAll(file); err != nil {
			return err
		}
	}
	return os.RemoveAll(filepath.Join(o.Dir, "damaged"))
}

// saved are the games in the folder, as files.
func (o *Opener) saved() []string {
	files, _ := filepath.Glob(filepath.Join(o.Dir, "*.json")) // the pattern is not wrong
	return files
}

// paint paints all that the window shows.
func (o *Opener) paint() { o.Stage().Window.Canvas().Capture() }

// answered checks that there is an answer: the table, or one sentence that can be read.
func (o *Opener) answered(shown bool) error {
	said := o.Said()
	switch {
	case !shown && said == "":
		return errors.New("there is neither a table nor a word")
	case strings.ContainsFunc(said, func(r rune) bool { return unicode.Is(unicode.Cc, r) || unicode.Is(unicode.Bidi_Control, r) }):
		return fmt.Errorf("it says %q", said)
	}
	return nil
}

// looksThrough opens every game in the folder as the next start would.
func (o *Opener) looksThrough() error {
	saved, err := archive.Open(o.Dir, o.Games)
	if err != nil {
		return err
	}
	games, troubles := saved.List()
	if len(troubles) > 0 || len(games) != len(o.saved()) {
		return fmt.Errorf("%d games of %d are listed; %v", len(games), len(o.saved()), troubles)
	}
	for _, game := range games {
		if _, err := saved.Load(game.ID); err != nil {
			return err
		}
	}
	return nil
}

// Hostile are so many hostile files, half of them made by hand if there are so many, the others from good ones by chance.
func Hostile(n int, hand []recordtest.Hostile, good []string) (all []recordtest.Hostile) {
	random := rand.New(rand.NewPCG(1, 1))
	random.Shuffle(len(hand), func(i, j int) { hand[i], hand[j] = hand[j], hand[i] })
	all = hand[:min(n/2, len(hand))]
	for i := 0; len(all) < n; i++ {
		all = append(all, recordtest.ByChance(i, good[random.IntN(len(good))], random))
	}
	return all
}

// Strangers opens hostile files one after the other: each is shown or refused in a sentence, from anywhere and in the folder
// of games, and leaves nothing behind that cannot be opened.
func (o *Opener) Strangers(t *testing.T, all []recordtest.Hostile) {
	t.Helper()
	longest, slowest, shown := time.Duration(0), "", 0
	for i, stranger := range all {
		limit := time.AfterFunc(mostWaited, func() { panic("no answer to " + stranger.Name) })
		o.Settings.Language = string(words.Languages[i%len(words.Languages)])
		o.Restyle()
		for way, opens := range map[string]func(file string) (time.Duration, error){"dropped": o.Opens, "found": o.Finds} {
			file := filepath.Join(t.TempDir(), "stranger.json")
			if way == "found" {
				file = filepath.Join(o.Dir, fmt.Sprintf("stranger-%d.json", i))
			}
			if err := stranger.Make(file); err != nil {
				t.Fatal(stranger.Name, err)
			}
			if _, err := os.Lstat(file); way == "found" && errors.Is(err, fs.ErrNotExist) {
				continue
			}
			took, err := opens(file)
			if err != nil {
				t.Errorf("%s, %s: %v", stranger.Name, way, err)
			}
			if took > longest {
				longest, slowest = took, stranger.Name+", "+way
			}
			if o.House.Session() != nil {
				shown++
			}
			if err := o.Empty(); err != nil {
				t.Fatal(err)
			}
			if way == "dropped" {
				_ = os.Remove(file)
			}
		}
		limit.Stop()
	}
	t.Logf("%d files, of which %d were on the table from the folder; the longest took %v: %s", len(all), shown, longest, slowest)
}
