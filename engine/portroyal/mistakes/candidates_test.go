package mistakes_test

import (
	"context"
	"fmt"
	"slices"
	"testing"

	frame "portroyal/engine/mistakes"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/mistakes"
	"portroyal/engine/portroyal/puzzle"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/record"
)

// played is a game that is over: Ann and Cem are persons, Ben is none.
func played(t *testing.T, options portroyal.Options) *match.Match {
	t.Helper()
	seats := []match.Seat{{Name: "Ann"}, {Name: "Ben", Player: "captain"}, {Name: "Cem"}}[:options.Players]
	players := make([]bot.Player, len(seats))
	for i := range players {
		players[i], _ = bot.New("stop3", 0)
	}
	game, err := match.New(match.Setup{Options: options, Seats: seats, Seed: 5, Players: players})
	if err == nil {
		err = game.Run(t.Context())
	}
	if err != nil {
		t.Fatal(err)
	}
	return game
}

// judged is a review in which every decision of a seat costs so much, and a little more each time.
func judged(game *match.Match, cost float64) *review.Review {
	r := &review.Review{Players: len(game.Seats())}
	for step, of := range game.Steps() {
		d := review.Decision{Step: step, Turn: game.TurnAt(step), Seat: of.Seat, Played: of.Action, Best: of.Action, Legal: 2}
		d.Effect[of.Seat] = -cost - float64(step)*1e-6
		r.Decisions = append(r.Decisions, d)
	}
	return r
}

// Of a game the dearest decisions of persons are candidates, one for each turn and a few for each of them; what has
// been looked at is not looked at again, and three puzzles of a game are enough.
func TestCandidates(t *testing.T) {
	options := portroyal.DefaultOptions()
	options.Players = 3
	game := played(t, options)
	all, err := mistakes.Candidates(game.Record(), judged(game, 0.04))
	if err != nil || len(all) != 12 {
		t.Fatalf("%d candidates, %v", len(all), err)
	}
	turns := map[string]bool{}
	for i, c := range all {
		turn := fmt.Sprint(c.Player, c.Turn)
		if turns[turn] || c.Player == "Ben" || c.Puzzle.Position.Decides() != map[string]int{"Ann": 0, "Cem": 2}[c.Player] {
			t.Errorf("candidate %d is %s's in turn %d", i, c.Player, c.Turn)
		}
		if i > 0 && all[i-1].Player == c.Player && all[i-1].Step < c.Step {
			t.Errorf("candidate %d is dearer than the one before", i)
		}
		turns[turn] = true
	}
	var box mistakes.Box
	looked := map[frame.Gone]int{}
	for range all {
		next, full := box.Next(all)
		if next == nil {
			if len(full) > 0 {
				t.Errorf("there is no room for %v", full)
			}
			break
		}
		gone := frame.Refuted
		if looked[frame.Refuted] == 2 {
			gone = frame.Solved // as good as one that waits, for how many of a game there are
		}
		looked[gone]++
		next.Gone = gone
		box.Add(next.Key, next.Entry)
	}
	if looked[frame.Solved] != 6 || looked[frame.Refuted] != 2 {
		t.Errorf("looked at are %v", looked)
	}
	if cheap, err := mistakes.Candidates(game.Record(), judged(game, 0.02)); err != nil || len(cheap) > 0 {
		t.Errorf("small losses are candidates: %d, %v", len(cheap), err)
	}
}

// While as many puzzles wait as may, nothing of another game is looked at, and that game is looked at again once one of
// them is solved; other players have room all the time.
func TestGamesWaitForRoom(t *testing.T) {
	options := portroyal.DefaultOptions()
	options.Players = 3
	game := played(t, options)
	all, err := mistakes.Candidates(game.Record(), judged(game, 0.04))
	if err != nil {
		t.Fatal(err)
	}
	var box mistakes.Box
	for i := range frame.Most {
		_, e := waiting(t, i, "Ann")
		box.Add(mistakes.Key(fmt.Sprint(i)), e)
	}
	if next, _ := box.Next(all); next == nil || next.Player != "Cem" || box.HasRoom("Ann") {
		t.Fatalf("the next one is %+v", next)
	}
	for _, c := range all {
		if c.Player == "Cem" {
			c.Gone = frame.Refuted
			box.Add(c.Key, c.Entry)
		}
	}
	next, full := box.Next(all)
	if next != nil || !slices.Equal(full, []string{"Ann"}) {
		t.Fatalf("the next one is %+v, and there is no room for %v", next, full)
	}
	box.LookLater("a", full)
	box.Answer("0", true, tomorrow)
	box.Answer("0", true, tomorrow.Add(3))
	if next, _ = box.Next(all); next == nil || next.Player != "Ann" || !box.HasRoom("Ann") {
		t.Errorf("with room again the next one is %+v", next)
	}
	if box.LookedThrough("a"); len(box.Later) > 0 {
		t.Errorf("to be looked at later are %v", box.Later)
	}
	if box.LookLater("a", full); len(box.Later) > 0 {
		t.Error("a game is looked at for ever")
	}
}

// Practice, games together and games without a person are not looked through, and no game is that is not over.
func TestGamesThatCount(t *testing.T) {
	options := portroyal.DefaultOptions()
	head := played(t, options).Record().Head
	if !mistakes.Counts(&head) {
		t.Fatal("a usual game does not count")
	}
	practice, running, watched, together := head, head, head, head
	practice.Practice = true
	running.Result = nil
	watched.Seats = []match.Seat{{Name: "Ben", Player: "captain"}, {Name: "Dora", Player: "captain"}}
	alone := options
	alone.Decks, alone.Contracts, alone.Cooperative = portroyal.DeckBase|portroyal.DeckExpansion, true, true
	together.Options = &alone
	for name, h := range map[string]*record.Head{
		"practice": &practice, "running": &running, "watched": &watched, "together": &together,
	} {
		if mistakes.Counts(h) {
			t.Errorf("a game counts that is %s", name)
		}
	}
}

// A position where the answer is known: of a puzzle in which the best choice is far ahead, the tempting one is a
// mistake and the best is none; and a third puzzle of a sort is one too many.
func TestExamine(t *testing.T) {
	all, err := puzzle.All()
	if err != nil {
		t.Fatal(err)
	}
	number := -1
	for i := range all {
		if one := &all[i]; one.Position.Players() == 2 && len(one.Choices) == 2 && one.Lead() > 0.25 {
			number = i
			break
		}
	}
	examiner, err := mistakes.NewExaminer()
	if err != nil {
		t.Fatal(err)
	}
	one := &all[number]
	key, entry := waiting(t, number, "Ann")
	entry.Puzzle.Choices = []puzzle.Choice{{Action: one.Best()}, {Action: entry.Played}}
	candidate := &mistakes.Candidate{Key: key, Entry: entry}
	var box mistakes.Box
	pauses := 0
	examiner.Pause = func(context.Context) { pauses++ }
	found, err := examiner.Examine(t.Context(), candidate, &box, today)
	if err != nil || found.Gone != "" || found.Puzzle.Best() != one.Best() || found.Due != tomorrow ||
		found.Cost() < frame.Ahead(2) || found.Check() != nil {
		t.Errorf("%s: %+v, %v", one.Name, found, err)
	}
	if pauses < 2*found.Puzzle.Games {
		t.Errorf("it has given way %d times in %d games of each choice", pauses, found.Puzzle.Games)
	}
	box.Add("a", found)
	box.Add("b", found)
	if again, err := examiner.Examine(t.Context(), candidate, &box, today); err != nil || again.Gone != frame.Alike {
		t.Errorf("a third one of a sort: %+v, %v", again, err)
	}
	candidate.Played = one.Best()
	slices.Reverse(candidate.Puzzle.Choices)
	if right, err := examiner.Examine(t.Context(), candidate, &box, today); err != nil || right.Gone != frame.Refuted {
		t.Errorf("the best choice is a mistake: %+v, %v", right, err)
	}
}
