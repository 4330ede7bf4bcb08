package game_test

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"portroyal/engine/ledger"
	"portroyal/engine/record"
	"portroyal/examples/tavern/game"
)

// seats are those of these computer players, "" for a person.
func seats(players ...string) (all []record.Seat) {
	for i, player := range players {
		all = append(all, record.Seat{Name: string(rune('A' + i)), Player: player, Colour: i})
	}
	return all
}

func begin(t *testing.T, head record.Head) *game.Match {
	t.Helper()
	m, err := game.Begin(head)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// A position is played to its end by chance; what the rules say holds at every step (S1 to S7).
func TestRules(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for seed := range uint64(200) {
		players := game.MinPlayers + int(seed%3)
		p, turns, points := game.New(game.Options{Players: players}, seed), make([]int, players), 0
		for !p.Over() {
			seat, round, before := p.Seat, p.Round(), p
			if first := (round - 1) % players; !p.Begun() && slices.Max(turns) == slices.Min(turns) && seat != first {
				t.Fatalf("round %d begins with seat %d (S1)", round, seat)
			}
			legal := p.Legal()
			if stops := slices.Contains(legal, game.Stop); stops != (p.Begun() && p.Hand.Aboard == game.Crew) {
				t.Fatalf("%v after %v (S3, S4)", legal, p.Hand)
			}
			a := legal[random.IntN(len(legal))]
			var tape game.Tape
			if err := p.Play(a, &tape); err != nil {
				t.Fatal(err)
			}
			rolled := 0 // dice
			switch {
			case a == game.Lower:
				rolled = 1
			case a == game.Roll && !before.Begun():
				rolled = game.Dice // S2
			case a == game.Roll:
				rolled = game.Dice - before.Hand.Aboard // S3, S4
			}
			if len(tape.Shown) != rolled {
				t.Fatalf("%d dice are rolled, not %d", len(tape.Shown), rolled)
			}
			for _, e := range tape.Events {
				switch e.Kind {
				case game.Rolled:
					checkHand(t, &before, a, e.Hand, tape.Shown)
				case game.Landed:
					turns[e.Seat]++
					if e.Roll > game.Rolls || a != game.Stop && e.Roll < game.Rolls {
						t.Fatalf("a turn ends with %v after %d rolls (S2)", a, e.Roll)
					}
				case game.Won:
					points++
				}
			}
		}
		sum := 0
		for seat := range players {
			sum += p.Points[seat]
		}
		if sum != points || slices.Min(turns) != game.Rounds || slices.Max(turns) != game.Rounds {
			t.Fatalf("%d points for %d wins in %v turns (S1, S6)", sum, points, turns)
		}
	}
}

// checkHand checks what became of the dice of an action, counted by hand.
func checkHand(t *testing.T, before *game.Position, a game.Action, got game.Hand, shown []uint8) {
	t.Helper()
	var was game.Hand
	if before.Begun() {
		was = before.Hand
	}
	dice := slices.Clone(shown)
	if a == game.Lower {
		dice = append(dice, was.Others[0])
	}
	aboard := was.Aboard
	for aboard < game.Crew && slices.Contains(dice, uint8(6-aboard)) { // S3
		at := slices.Index(dice, uint8(6-aboard))
		dice = slices.Delete(dice, at, at+1)
		aboard++
	}
	cargo := 0
	if aboard == game.Crew {
		cargo = int(dice[0] + dice[1])
	}
	if got.Aboard != aboard || got.Cargo() != cargo {
		t.Fatalf("%v makes %v of %v: %d are aboard, a cargo of %d (S3, S5)", shown, got, was, aboard, cargo)
	}
}

// What is refused says so and changes nothing.
func TestRefused(t *testing.T) {
	p := game.New(game.Options{Players: 2}, 1)
	before := p
	if err := p.Play(game.Stop, &game.Tape{}); err == nil || p != before {
		t.Errorf("%v", err)
	}
	if _, err := game.Begin(record.Head{Seats: seats("")}); err == nil {
		t.Error("one plays alone (S1)")
	}
}

// A hint is worth what games come to: both are played out many times from the same decision by the best players.
func TestHintsAgainstPlayedGames(t *testing.T) {
	const games = 4000
	for seed := range uint64(3) {
		m := begin(t, record.Head{Seats: seats("", "", ""), Seed: seed + 5})
		for legal := m.Present().Legal(); len(legal) == 1 || m.Present().Round() < 4; legal = m.Present().Legal() {
			if _, err := m.Play(legal[0]); err != nil {
				t.Fatal(err)
			}
		}
		from := *m.Present()
		_, worth := game.Best.Choose(&from)
		for i, a := range from.Legal() {
			won := 0.0
			for n := range uint64(games) {
				p := from.Reseeded(n)
				for next := a; ; {
					if err := p.Play(next, &game.Tape{}); err != nil {
						t.Fatal(err)
					}
					if p.Over() {
						break
					}
					best, _ := game.Best.Choose(&p)
					next = p.Legal()[best]
				}
				if winners := p.Winners(); slices.Contains(winners, from.Seat) {
					won += 1 / float64(len(winners))
				}
			}
			if got := won / games; math.Abs(got-worth[i]) > 4*math.Sqrt(0.25/games) {
				t.Errorf("seed %d: to %v is worth %.3f, and wins %.3f", seed, a, worth[i], got)
			}
		}
	}
}

// A game is saved, read and gone on with as if nothing had happened; what is damaged is refused.
func TestRecords(t *testing.T) {
	games := record.Games{game.Game.Game()}
	for seed := range uint64(20) {
		m := begin(t, record.Head{Seats: seats("governor", "cabin-boy"), Seed: seed})
		for range seed * 2 {
			player, seat := m.Thinking()
			if player == nil {
				break
			}
			if _, err := m.Play(player.Choose(context.Background(), m.ViewAt(len(m.Steps()), seat), m.Present().Legal())); err != nil {
				t.Fatal(err)
			}
		}
		read, err := games.Decode(m.Snapshot().Bytes())
		if err != nil {
			t.Fatal(err)
		}
		again, err := game.Game.Load(read)
		if err != nil || *again.Present() != *m.Present() {
			t.Fatalf("seed %d: another position, %v", seed, err)
		}
		for _, each := range []*game.Match{m, again} {
			if err := each.Run(context.Background()); err != nil {
				t.Fatal(err)
			}
		}
		if *again.Present() != *m.Present() || !m.Over() {
			t.Errorf("seed %d: it goes on otherwise", seed)
		}
	}
}

// A record that has been changed is refused.
func TestChangedRecords(t *testing.T) {
	for name, change := range map[string]func(*game.Record){
		"another result":  func(r *game.Record) { r.Result = &record.Result{Points: []int{9, 9}, Winners: []int{0}} },
		"no result":       func(r *game.Record) { r.Result = nil },
		"another round":   func(r *game.Record) { r.Standing.Turn-- },
		"no actions":      func(r *game.Record) { r.Actions, r.Times = nil, nil },
		"no chance":       func(r *game.Record) { r.Head.Chance = nil },
		"what cannot be":  func(r *game.Record) { r.Actions[0] = game.Stop },
		"too many times":  func(r *game.Record) { r.Times = append(r.Times, r.Times[0]) },
		"too many seats":  func(r *game.Record) { r.Seats = append(r.Seats, r.Seats[0]) },
		"another seed":    func(r *game.Record) { r.Head.Chance[0].State++ },
		"nobody's action": func(r *game.Record) { r.Actions = append(r.Actions, game.Roll) },
	} {
		m := begin(t, record.Head{Seats: seats("governor", "governor"), Seed: 3})
		if err := m.Run(context.Background()); err != nil {
			t.Fatal(err)
		}
		r := m.Snapshot().(*game.Record)
		r.Actions = slices.Clone(r.Actions)
		change(r)
		if _, err := (record.Games{game.Game.Game()}).Decode(r.Bytes()); err == nil {
			t.Errorf("%s: it is read", name)
		}
	}
}

// What a finished game says fits its record, and nothing else does; the sums of a person are made of it.
func TestStatistics(t *testing.T) {
	m := begin(t, record.Head{Seats: seats("", "captain"), Seed: 9})
	for !m.Over() {
		legal := m.Present().Legal()
		if _, err := m.Play(legal[len(legal)-1]); err != nil {
			t.Fatal(err)
		}
	}
	told, err := game.Statistics.Of(m.Snapshot().(*game.Record))
	if err != nil || !game.Statistics.Fits(&told, m.About()) {
		t.Fatalf("%+v, %v", told, err)
	}
	sum := game.Sum([]game.Told{told}, ledger.Filter[string]{Name: "A"})
	if sum.Games != 1 || sum.Turns != game.Rounds || sum.Crews != told.Seats[0].Own.Crews || sum.Wins != told.Seats[0].Share {
		t.Errorf("%+v", sum)
	}
	for name, change := range map[string]func(*game.Told){
		"another name":    func(g *game.Told) { g.Seats[0].Name = "C" },
		"more points":     func(g *game.Told) { g.Seats[1].Points++ },
		"too much cargo":  func(g *game.Told) { g.Seats[0].Own.Cargo = 61 },
		"a seat too many": func(g *game.Told) { g.Seats = append(g.Seats, g.Seats[0]) },
		"another game":    func(g *game.Told) { g.ID = "b" },
	} {
		other, _ := game.Statistics.Of(m.Snapshot().(*game.Record))
		if change(&other); game.Statistics.Fits(&other, m.About()) {
			t.Errorf("%s fits", name)
		}
	}
}

// In practice everything is taken back, and chance brings the same again; else nothing that has been rolled, and who stops
// before a person rolls on can think again.
func TestTakingBack(t *testing.T) {
	m := begin(t, record.Head{Seats: seats("", ""), Seed: 4, Practice: true})
	first := *m.Present()
	for !m.Over() {
		legal := m.Present().Legal()
		if _, err := m.Play(legal[len(legal)-1]); err != nil {
			t.Fatal(err)
		}
	}
	last, n := *m.Present(), len(m.Steps())
	for steps, ok := m.Undoable(); ok; steps, ok = m.Undoable() {
		m.BackTo(steps)
	}
	if *m.Present() != first {
		t.Error("it is not the first position")
	}
	if m.Redo(n); *m.Present() != last {
		t.Error("it is not the last position")
	}

	m = begin(t, record.Head{Seats: seats("", ""), Seed: 4})
	for m.Present().Seat == 0 {
		legal := m.Present().Legal()
		if _, err := m.Play(legal[len(legal)-1]); err != nil {
			t.Fatal(err)
		}
		stopped := m.Steps()[len(m.Steps())-1].Action == game.Stop
		if _, ok := m.Undoable(); ok != stopped {
			t.Errorf("after %v: taken back %v", m.Steps()[len(m.Steps())-1].Action, ok)
		}
	}
}

// The best player costs nothing by its own measure, and stronger levels cost less.
func TestLevels(t *testing.T) {
	cost := map[string]float64{}
	for seed := range uint64(40) {
		names := []string{"governor", "captain", "cabin-boy"}
		m := begin(t, record.Head{Seats: seats(names...), Seed: seed})
		if err := m.Run(context.Background()); err != nil {
			t.Fatal(err)
		}
		for i, step := range m.Steps() {
			p := m.PositionAt(i)
			best, worth := game.Best.Choose(&p)
			cost[names[step.Seat]] += worth[best] - worth[slices.Index(p.Legal(), step.Action)]
		}
	}
	if cost["governor"] > 1e-9 || cost["captain"] <= 0 || cost["captain"] >= cost["cabin-boy"] {
		t.Errorf("%v", cost)
	}
}
