package portroyal

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/google/go-cmp/cmp"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
	"portroyal/ui/ending"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/words"
)

// finishedGame plays a set-up to its end in a window of its own, and gives the file of the game.
func finishedGame(t *testing.T, from progress.Setup) (file string) {
	t.Helper()
	seed := uint64(5)
	if from.Seed != nil {
		seed = *from.Seed
	}
	game, err := match.New(match.Setup{
		Options: from.Options, Seats: from.Seats, Seed: seed, Seeded: from.Seed != nil, Start: from.Start,
		Practice: from.Practice,
	})
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(seed, 4))
	for !game.Over() {
		if _, err := game.Play(gametest.Likely(game.Legal(), random)); err != nil {
			t.Fatal(err)
		}
	}
	file = filepath.Join(t.TempDir(), "game"+record.CopyExtension)
	if err := os.WriteFile(file, game.Record().Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// rematches are set-ups, each with something of its own that another game does not have.
func rematches() map[string]progress.Setup {
	chosen := withSeed(against(5, "captain:bold", "seaman"), 11)
	chosen.Start = 1
	chosen.Seats[0].Colour, chosen.Seats[0].Portrait = 4, "widow"
	chosen.Seats[1].Colour, chosen.Seats[1].Portrait = 2, "pilot"
	chosen.Seats[2].Colour, chosen.Seats[2].Portrait = 3, "sailor"
	alone := together(hotSeat("Eva"))
	alone.Options.Players, alone.Options.Difficulty = 1, 3
	alone.Seats[0].Portrait = "corsair"
	practice := hotSeat("Max", "Ida")
	practice.Practice, practice.Start = true, portroyal.RandomStart
	practice.Seats[0].Portrait, practice.Seats[1].Portrait = "captain", "merchant"
	return map[string]progress.Setup{"everything chosen": chosen, "alone": alone, "practice": practice}
}

// Play again plays the game that has just ended or is looked at as it was set up, and not the one that was set up last:
// with everybody's seat, name, level, face and colour, the same player to begin, and the seed only if it was chosen.
func TestPlayAgainPlaysThatGame(t *testing.T) {
	for name, from := range rematches() {
		t.Run(name, func(t *testing.T) {
			b := keptBench(t, t.TempDir(), words.English)
			b.play(hotSeat("Ann", "Ben", "Cem", "Dora"))
			b.OpenFile(finishedGame(t, from))
			old := b.house.Match
			b.Press(fyne.KeyEnd, fyne.KeyReturn)
			b.Pass(endingPause)
			b.Press(ending.First)
			again := b.house.Match.Record().Head
			if again.ID == old.Record().ID {
				t.Fatal("it is not played again")
			}
			if diff := cmp.Diff(from.Seats, again.Seats); diff != "" {
				t.Errorf("the seats: %s", diff)
			}
			chosen := record.Chosen{Seed: from.Seed != nil, Start: from.Start != portroyal.RandomStart}
			if transcript.OptionsOf(&again) != from.Options || again.Practice != from.Practice || again.Chosen != chosen {
				t.Errorf("it is %+v, practice %v, chosen %+v", again.Options, again.Practice, again.Chosen)
			}
			if same := again.Seed == old.Record().Seed; same != chosen.Seed {
				t.Errorf("the same cards: %v", same)
			}
			if chosen.Start && again.Start != from.Start {
				t.Errorf("seat %d begins, not %d", again.Start, from.Start)
			}
		})
	}
}

// A game with its seed chosen is offered with other cards as well, also when another one has been set up since; those
// cards are then dealt to the players of that game.
func TestOtherCardsOfThatGame(t *testing.T) {
	b := keptBench(t, t.TempDir(), words.English)
	from := rematches()["everything chosen"]
	b.play(hotSeat("Ann", "Ben", "Cem", "Dora"))
	b.OpenFile(finishedGame(t, from))
	b.Press(fyne.KeyEnd, fyne.KeyReturn)
	b.Tap("end.another")
	head := b.house.Match.Record().Head
	if diff := cmp.Diff(from.Seats, head.Seats); diff != "" || head.Seed == *from.Seed || head.Chosen.Seed {
		t.Errorf("seed %d, chosen %v, %s", head.Seed, head.Chosen, diff)
	}
}

// The same holds for a game that has gone on after another one was set up, and for one that is played on from.
func TestPlayAgainAfterAnotherSetup(t *testing.T) {
	b := keptBench(t, t.TempDir(), words.English)
	from := withSeed(hotSeat("Max", "Ida"), 3)
	b.begin(from)
	b.act(portroyal.Action{Kind: portroyal.RevealNext})
	id := b.house.Match.Record().ID
	b.LeaveGame()
	b.play(hotSeat("Ann", "Ben", "Cem"))
	b.LeaveGame()
	b.resume(id)
	random := rand.New(rand.NewPCG(3, 4))
	for !b.game.Over() {
		b.act(gametest.Likely(b.game.Legal(), random))
	}
	b.Tap("end.same")
	if head := b.house.Match.Record().Head; head.ID == id || len(head.Seats) != 2 || head.Seed != 3 {
		t.Errorf("it is played again by %+v with seed %d", head.Seats, head.Seed)
	}
	if len(b.lastSetup().Seats) != 2 {
		t.Error("a rematch on the start screen is of another game")
	}
}
