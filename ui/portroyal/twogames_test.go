package portroyal

import (
	"fmt"
	"image"
	"path/filepath"
	"slices"
	"testing"

	"portroyal/engine/portroyal/statistics"
	"portroyal/engine/record"
	"portroyal/engine/record/recordtest"
	shared "portroyal/ui/house"
	"portroyal/ui/portroyal/setup"
	"portroyal/ui/settings"
	"portroyal/ui/shell"
	"portroyal/ui/summary"
	"portroyal/ui/words"
)

// stones is another game, beside Port Royal.
var stones = recordtest.NewGame("stones")

// withStones opens a window with both games, and a folder of games below this one.
func withStones(t *testing.T, folder string) *bench {
	t.Helper()
	name := func(*words.Words) string { return "stones" }
	one := func(*words.Words, *record.Head) string { return "stones" }
	b := openBench(t, shell.Config{
		SettingsFile: filepath.Join(folder, "settings.json"), GamesDir: filepath.Join(folder, "games"),
		Language: words.English, Speed: settings.SpeedInstant,
		Games: []shell.Game{{
			Record: stones, Memory: Game.Memory, Open: func(w *shell.Window) shell.House { return stonesHouse{open(w)} },
			Teller: &summary.Teller{
				Game: stones.Name, Name: name, Line: name, Outcome: one, Occasion: one,
				Emblem:   func(int) image.Image { return image.NewRGBA(image.Rect(0, 0, 1, 1)) },
				Edition:  func(*words.Words, *record.Head) (string, []string) { return "", nil },
				Opponent: func(_ *words.Words, player string) string { return player },
				Round:    func(*record.Head) int { return 1 },
			},
		}},
	})
	b.stage.Inline = true
	b.Begin()
	return b
}

// stonesHouse is a house that tells nothing of its games itself.
type stonesHouse struct{ shell.House }

// keepStones saves a game of stones with an id, which the person at the screen has won if it is over.
func (b *bench) keepStones(id string, over bool) *recordtest.Heap {
	b.t.Helper()
	heap := recordtest.Taken(stones, id, 3)
	heap.Seats[0].Name = b.AtScreen().Name
	if over {
		heap.Takes = []int{9}
		heap.Result = &record.Result{Winners: []int{0}, Points: []int{1, 0}, Coins: []int{0, 0}}
	}
	if err := b.Archive().Keep(heap); err != nil {
		b.t.Fatal(err)
	}
	return heap
}

// Games of another kind count for nothing here: not for the doors, not for the statistics, not as somebody's who would
// lose them with their name, and not as the practice of a day.
func TestGamesOfAnotherKindDoNotCount(t *testing.T) {
	b := withStones(t, t.TempDir())
	last := setup.Default(b.stage.Words, "")
	b.own().Setup = &last
	english := b.AtScreen().Name
	b.keepStones("20261101-120000-00000001", true)
	daily := b.keepStones("20261101-120000-00000002", false)
	daily.Practice, daily.Daily = true, b.house.Today().String()
	if err := b.Archive().Keep(daily); err != nil {
		t.Fatal(err)
	}
	b.looksAgain()
	if known := len(b.Known()); known != 2 {
		t.Fatalf("%d games are known", known)
	}
	if facts := b.facts(); facts.Finished+facts.Against+facts.Won > 0 {
		t.Errorf("the doors tell of %d games, %d against others and %d won", facts.Finished, facts.Against, facts.Won)
	}
	if game := b.book.Practised(b.house.Today()); game != "" {
		t.Errorf("%s is the practice of today", game)
	}
	book, err := statistics.Gather(t.Context(), b.Archive(), b.shelf())
	if err != nil || len(book.Games)+book.Unread > 0 {
		t.Errorf("%d games count, %d are unread, %v", len(book.Games), book.Unread, err)
	}
	b.speak(words.German)
	if german := b.AtScreen().Name; german == english {
		t.Errorf("%s stays who they are in German", german)
	}
}

// Mistakes are looked for in the latest games of Port Royal, however many others have been played since.
func TestMistakesAreLookedForPastOtherGames(t *testing.T) {
	b := withStones(t, t.TempDir())
	b.OpenFile(finishedGame(t, hotSeat("Ann", "Ben")))
	b.Pass(0)
	id := b.house.Match.Record().ID
	if err := b.Archive().Claim(b.house.Match.About(), true); err != nil {
		t.Fatal(err)
	}
	b.LeaveGame()
	for i := range shared.SearchBack + 2 {
		b.keepStones(fmt.Sprintf("20991101-120000-%08d", i), true)
	}
	b.looksAgain()
	if b.Known()[shared.SearchBack].ID == id || len(b.Known()) != shared.SearchBack+3 {
		t.Fatalf("the game is not the last one of %d", len(b.Known()))
	}
	if games := b.mistaken.ToSearch(); !slices.Equal(games, []string{id}) {
		t.Errorf("%v are looked through", games)
	}
}
