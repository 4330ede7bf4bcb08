package portroyal_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"portroyal/engine/portroyal"
)

// TestTimePileSize counts by the seals that are printed on the contracts (P2).
func TestTimePileSize(t *testing.T) {
	for _, test := range []struct {
		contracts []portroyal.Contract
		size      int
	}{
		{nil, 13},
		// 1G 0G -1H, the printed example
		{[]portroyal.Contract{portroyal.LadyKiller, portroyal.MaritimeSupremacy, portroyal.GalleonFoe}, 15},
		// -1H -1F
		{[]portroyal.Contract{portroyal.GalleonFoe, portroyal.Jinx}, 13},
		// 0A 0A 0A
		{[]portroyal.Contract{portroyal.Fighter, portroyal.PackOfPirates, portroyal.Gamester}, 14},
		// 1E 1C 1D 0I
		{[]portroyal.Contract{portroyal.Explorer, portroyal.TaxOfficer, portroyal.NewColony, portroyal.Comedian}, 20},
	} {
		if size := portroyal.TimePileSize(test.contracts); size != test.size {
			t.Errorf("%v: %d cards, not %d", test.contracts, size, test.size)
		}
	}
}

// TestMaxDifficulty looks at the largest Time Piles that the contracts allow: more than MaxDifficulty
// cards can never be moved (P3).
func TestMaxDifficulty(t *testing.T) {
	most := 0
	var choose func(chosen []portroyal.Contract, from int)
	choose = func(chosen []portroyal.Contract, from int) {
		most = max(most, portroyal.TimePileSize(chosen))
		if len(chosen) == portroyal.MaxContractsLaid {
			return
		}
		for i, contract := range portroyal.AllContracts()[from:] {
			choose(append(slices.Clone(chosen), contract), from+i+1)
		}
	}
	choose(nil, 0)
	if most-5 != portroyal.MaxDifficulty {
		t.Errorf("the largest Time Pile has %d cards, which does not make %d the highest difficulty",
			most, portroyal.MaxDifficulty)
	}
}

// anyTogether draws a cooperative game: number of players, contracts and difficulty.
func anyTogether(t *rapid.T) randomGame {
	game := drawGame(t)
	if !game.options.Cooperative {
		auto := game.options.AutoContracts
		together(&game.options, rapid.Uint8Range(1, portroyal.MaxPlayers).Draw(t, "together"))
		game.options.AutoContracts = auto
		game.start = min(game.start, int(game.options.Players)-1)
	}
	return game
}

// TestTimePileIsDealt lays out cooperative games: contracts by the number of players or as chosen
// (P1), a Time Pile by their seals (P2), of which the difficulty moves some, but never the last five
// (P3).
func TestTimePileIsDealt(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game := anyTogether(t)
		p := game.begin(t)
		contracts := contractsOf(&p)
		want := []int{0, 3, 4, 5, 6, 7}[p.Players()]
		if chosen := int(game.options.ContractsLaid); chosen > 0 {
			want = chosen
		}
		slices.Sort(contracts)
		if len(slices.Compact(slices.Clone(contracts))) != want || len(contracts) != want {
			t.Fatalf("%d players and %d contracts: %v", p.Players(), want, contracts)
		}
		size := portroyal.TimePileSize(contracts)
		moved := min(int(game.options.Difficulty), size-5)
		if p.VictoryPile() != moved || p.TimePile() != size-moved || p.TurnsLeft() != size-moved {
			t.Fatalf("%d and %d cards, %d turns for the seals' %d at difficulty %d",
				p.TimePile(), p.VictoryPile(), p.TurnsLeft(), size, game.options.Difficulty)
		}
		if where := misplaced(&p); where != "" {
			t.Fatalf("%s", where)
		}
	})
}

// TestTimePile follows the Time Pile through cooperative games: it gives the first card of each turn
// and nothing else (P2), the players are asked after each tax increase that is turned up (P3), and
// the game ends when it is used up and the turn is over, or with the last contract (P2, P4).
func TestTimePile(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var seen timeSeen
		seen.follow(t, anyTogether(t))
	})
	var seen timeSeen // games that show all of it, with few contracts so that some are won
	for seed := range uint64(120) {
		options := cooperative(game(1+uint8(seed%5), portroyal.DeckBase|portroyal.DeckExpansion))
		options.ContractsLaid, options.AutoContracts = 1+uint8(seed%3), seed%2 == 0
		seen.follow(t, randomGame{options: options, seed: seed, style: striving, choices: seed})
	}
	if seen.firsts == 0 || seen.taxes == 0 || seen.moves == 0 || seen.lost < 5 || seen.won < 5 {
		t.Errorf("%+v: the sample shows nothing", seen)
	}
}

// timeSeen counts what the games that were followed have shown.
type timeSeen struct{ firsts, taxes, moves, lost, won int }

func (seen *timeSeen) follow(t failer, game randomGame) {
	t.Helper()
	turns := 1
	dealt := game.begin(t)
	end := game.play(t, func(ply *ply) {
		for _, event := range ply.events {
			if event.Kind == portroyal.TurnBegan {
				turns++
			}
		}
		seen.check(t, ply)
	})
	moved := end.VictoryPile() - dealt.VictoryPile()
	if all := dealt.TimePile() - moved; turns+end.TimePile() != all {
		t.Fatalf("%d turns, and %d of %d cards are left", turns, end.TimePile(), all)
	}
	if what := wrongAtEnd(&end, false); what != "" {
		t.Fatalf("%s", what)
	}
	if end.Won() {
		seen.won++
	} else {
		seen.lost++
	}
}

func (seen *timeSeen) check(t failer, ply *ply) {
	t.Helper()
	before, after := &ply.before, &ply.after
	time := before.TimePile()
	var turned []portroyal.Source
	taxed, ended := false, false
	for _, event := range ply.events {
		switch event.Kind {
		case portroyal.CardRevealed:
			turned = append(turned, event.From)
			taxed = taxed || event.Card.Face().Type == portroyal.TaxIncrease
		case portroyal.GameEnded:
			ended = true
		}
	}
	switch {
	case before.Phase() == portroyal.Discover && before.Revealed() == 0 && len(turned) > 0:
		seen.firsts++
		if turned[0] != portroyal.TimePile && time > 0 {
			t.Fatalf("%v: the turn's first card is from the %s, and the Time Pile had %d", ply, turned[0], time)
		}
		time--
		turned = turned[1:]
	case ply.action.Kind == portroyal.MoveToVictory:
		seen.moves++
		if after.VictoryPile() != before.VictoryPile()+1 {
			t.Fatalf("%v: no card was moved", ply)
		}
		time--
	}
	if slices.ContainsFunc(turned, func(from portroyal.Source) bool { return from != portroyal.DrawPile }) {
		t.Fatalf("%v: later cards come from %v", ply, turned)
	}
	if after.TimePile() != time {
		t.Fatalf("%v: the Time Pile has %d cards, not %d", ply, after.TimePile(), time)
	}
	asks := after.Phase() == portroyal.MoveTime || after.Phase() == portroyal.Moment
	if taxed {
		seen.taxes++
		if !asks && after.TimePile() > 0 && !after.Won() {
			t.Fatalf("%v: a tax increase came and nobody is asked", ply)
		}
	}
	switch {
	case after.Phase() == portroyal.MoveTime && after.TimePile() == 0:
		t.Fatalf("%v: there is no card to move", ply)
	case after.Phase() == portroyal.MoveTime && after.Won():
		t.Fatalf("%v: a won game asks about the Time Pile", ply)
	case ended != (after.Phase() == portroyal.Over), ended != (after.TurnsLeft() == 0):
		t.Fatalf("%v: over and not over", ply)
	case after.Won() && !ended && after.Offered() != portroyal.TaxOfficer: // a tax increase is carried out first
		t.Fatalf("%v: every contract is fulfilled, and the game goes on", ply)
	}
}

// TestQuietTurnsDoNotCount plays a long cooperative game in which nobody ever hires anybody: it does
// not come to a standstill, and every position of it can be written and read back (P4).
func TestQuietTurnsDoNotCount(t *testing.T) {
	idle := style{"idle", func(_ *portroyal.Position, a portroyal.Action) int {
		if a.Kind == portroyal.RevealNext || a.Kind == portroyal.Stop || a.Kind == portroyal.Pass ||
			a.Kind == portroyal.KeepTime || a.Kind == portroyal.Dock {
			return 1
		}
		return 0
	}}
	longest := 0
	for seed := range uint64(200) { // among them is a Time Pile of 23 cards
		options := cooperative(game(1, portroyal.DeckBase|portroyal.DeckExpansion))
		options.ContractsLaid = portroyal.MaxContractsLaid
		turns := 1
		randomGame{options: options, seed: seed, style: idle}.play(t, func(ply *ply) {
			for _, event := range ply.events {
				switch event.Kind {
				case portroyal.TurnBegan:
					turns++
					checkReadBack(t, ply)
				case portroyal.StandstillReached:
					t.Fatalf("%v: a standstill", ply)
				}
			}
		})
		longest = max(longest, turns)
	}
	if longest <= standstill+2 {
		t.Errorf("the longest game had %d turns: the sample shows nothing", longest)
	}
}
