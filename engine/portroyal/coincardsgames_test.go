package portroyal_test

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"pgregory.net/rapid"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/transcript"
)

// The numbers of games for TestCoinsAreCardsOfTheirPile and TestCoinsInRecords; give more on the command line after
// -args.
var (
	fours = flag.Int("fours", 400, "random games of four")
	files = flag.String("records", "transcript/testdata/format-7/*.json", "`FILES` of games")
)

// countGame plays a game at random and counts its cards. It names the first card that cannot be, or gives "".
func countGame(t failer, game randomGame) (c *counter, wrong string) {
	t.Helper()
	shown := 0
	game.play(t, func(ply *ply) {
		if c == nil {
			c = count(t, &ply.before)
		}
		tape := portroyal.Tape{Events: ply.events, Shown: ply.tape.Shown[shown:]}
		shown = len(ply.tape.Shown)
		if what := c.hear(&tape, &ply.after); what != "" && wrong == "" {
			wrong = ply.String() + ": " + what
		}
	})
	return c, wrong
}

// TestCoinsAreCardsOfTheirPile counts the cards of games of every edition and number of players: every coin that is
// paid shows a card that is left of the pile that it was gained from, and so does every card turned up (C1, C6).
func TestCoinsAreCardsOfTheirPile(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		if _, wrong := countGame(t, drawGame(t)); wrong != "" {
			t.Fatalf("%s", wrong)
		}
	})
	older := map[uint8]int{} // coins paid that are from one of several older piles, by the number of players
	games, broken := 0, 0
	sample := func(game randomGame) {
		c, wrong := countGame(t, game)
		games++
		older[game.options.Players] += c.older
		if wrong != "" {
			if broken++; broken <= 3 {
				t.Errorf("%+v, seed %d: %s", game.options, game.seed, wrong)
			}
		}
	}
	for i, options := range editions {
		for seed := range uint64(12) {
			sample(randomGame{options, seed, portroyal.RandomStart, playStyles[(i+int(seed))%len(playStyles)], seed})
		}
	}
	long := game(2, portroyal.DeckBase)
	long.Target = portroyal.MaxTarget // more piles than are usual
	for seed := range uint64(10) {
		sample(randomGame{long, seed, portroyal.RandomStart, styles[3], seed})
	}
	for seed := range uint64(*fours) {
		style := playStyles[int(seed)%len(playStyles)]
		sample(randomGame{game(4, portroyal.DeckBase), seed, portroyal.RandomStart, style, seed})
	}
	t.Logf("%d games, a card that cannot be in %d; coins of one of several older piles by players: %v", games, broken, older)
	for players := uint8(2); players <= portroyal.MaxPlayers; players++ {
		if older[players] < 100 {
			t.Errorf("%d coins of older piles among %d players: the sample shows nothing", older[players], players)
		}
	}
}

// TestCoinsInRecords counts the cards of records: nothing but what they tell is needed for it.
func TestCoinsInRecords(t *testing.T) {
	names, err := filepath.Glob(*files)
	if err != nil || len(names) == 0 {
		t.Fatalf("%d files, %v", len(names), err)
	}
	var all counter
	broken := 0
	for _, name := range names {
		c, wrong := countRecord(t, name)
		all.turnedUp, all.paid, all.older = all.turnedUp+c.turnedUp, all.paid+c.paid, all.older+c.older
		if wrong != "" {
			if broken++; broken <= 3 {
				t.Errorf("%s: %s", name, wrong)
			}
		}
	}
	t.Logf("%d records, a card that cannot be in %d; %d cards turned up and %d coins paid, %d of one of several older piles",
		len(names), broken, all.turnedUp, all.paid, all.older)
	if all.older == 0 {
		t.Error("no coin is from one of several older piles: the sample shows nothing")
	}
}

// countRecord counts the cards of a record.
func countRecord(t *testing.T, name string) (c *counter, wrong string) {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	r, err := transcript.Decode(text)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	_, err = r.Follow(func(tape *portroyal.Tape, p *portroyal.Position) {
		if c == nil {
			c = count(t, p)
		} else if what := c.hear(tape, p); what != "" && wrong == "" {
			wrong = what
		}
	})
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return c, wrong
}
