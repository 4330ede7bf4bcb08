package statistics_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/statistics"
)

// counted are the feats of a game by seat, counted on the board from event to event.
func counted(m *match.Match) []statistics.Feats {
	start, last := m.PositionAt(0), m.Present()
	board := start.Board()
	feats := make([]statistics.Feats, start.Players())
	rows, before := make([]int, len(feats)), make([]int, len(feats)) // rounds plundered in a row, and the last one
	buried := make([]int, len(feats))
	leader, ships, shooter, salvo := -1, 0, -1, 0
	navies := map[cove.Target]cove.Event{}
	players := func() (n int) {
		for _, in := range board.Fight.In[:len(feats)] {
			if in {
				n++
			}
		}
		return n
	}
	stays := func() {
		for i := range feats {
			if board.Fight.In[i] {
				feats[i].Crowd = max(feats[i].Crowd, ships)
			}
		}
	}
	arrived := func() {
		for _, e := range navies {
			if leader >= 0 && leader != int(e.Seat) && board.Ships[leader].Island == e.Island {
				feats[e.Seat].Hunted++
			}
		}
		clear(navies)
	}
	for _, step := range m.Steps() {
		for _, e := range step.Events {
			switch own := &feats[e.Seat]; e.Kind {
			case cove.RoundBegan:
				clear(buried)
				leader = -1
				for i := range feats {
					if !slices.ContainsFunc(board.Ships[:len(feats)], func(s cove.Ship) bool { return s.Fame > board.Ships[i].Fame }) {
						if leader >= 0 {
							leader = -1
							break
						}
						leader = i
					}
				}
			case cove.Outfitted:
				own.Raised += int(e.Steps[cove.Hull])
			case cove.Raised:
				if e.Section == cove.Hull {
					own.Raised++
				}
			case cove.NavyCame:
				navies[e.Ship] = e
			case cove.Fired:
				shooter, salvo = int(e.Seat), 0
				if !e.Ship.Player() {
					shooter = -1
				}
			case cove.Rolled:
				if e.Hit && shooter >= 0 {
					salvo++
					feats[shooter].Salvo = max(feats[shooter].Salvo, salvo)
				}
			case cove.Sunk:
				if ships == 1 && shooter >= 0 {
					feats[shooter].Alone++
				}
			case cove.FightEnded:
				stays()
			case cove.Won:
				if board.Fight.Final {
					stays()
				}
			case cove.Plundered:
				if rows[e.Seat]++; before[e.Seat] != board.Round-1 {
					rows[e.Seat] = 1
				}
				before[e.Seat], own.Row = board.Round, max(own.Row, rows[e.Seat])
			case cove.Buried:
				buried[e.Seat] += int(e.Treasures)
				own.Hoard = max(own.Hoard, buried[e.Seat])
			case cove.TieFight:
				own.Final = 1
			}
			if e.Kind == cove.FightBegan || e.Kind == cove.VisitBegan || e.Kind == cove.Plundered {
				arrived()
			}
			board.Follow(e)
			if e.Kind == cove.FightBegan || e.Kind == cove.TieFight {
				ships = players()
			}
		}
	}
	for i := range feats {
		feats[i].Least = int(slices.Min(last.ShipAt(i).Places[:]))
	}
	return feats
}

// The feats of a game are those that are counted on the board, and each of them comes about.
func TestFeats(t *testing.T) {
	var seen statistics.Feats
	for seed := range uint64(160) {
		m := played(t, cove.MinPlayers+int(seed)%4, 300+seed)
		g, err := statistics.Of(m.Record())
		if err != nil {
			t.Fatal(err)
		}
		for i, want := range counted(m) {
			got := g.Seats[i].Feats
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("seed %d, seat %d: %s", seed, i, diff)
			}
			seen.Alone, seen.Hunted, seen.Crowd = seen.Alone+got.Alone, seen.Hunted+got.Hunted, max(seen.Crowd, got.Crowd)
			seen.Final, seen.Row, seen.Hoard = seen.Final+got.Final, max(seen.Row, got.Row), max(seen.Hoard, got.Hoard)
		}
	}
	if seen.Alone == 0 || seen.Hunted == 0 || seen.Crowd < 3 || seen.Final == 0 || seen.Row < 2 || seen.Hoard < 2 {
		t.Errorf("what has come about: %+v", seen)
	}
}
