package portroyal_test

import (
	"testing"

	"pgregory.net/rapid"

	"portroyal/engine/portroyal"
)

// standstill is the number of quiet rounds that may pass in a game (F6).
const standstill = 20

// quietCount counts quiet turns by what the events tell, and finds out what the position says of
// them (F6).
type quietCount struct {
	turns int  // quiet ones in a row
	busy  bool // the turn being played is none
	most  int  // rounds
	ended bool // the standstill was reached
}

func (q *quietCount) follow(t failer, ply *ply) {
	t.Helper()
	before, after := &ply.before, &ply.after
	for _, event := range ply.events {
		switch event.Kind {
		case portroyal.PersonHired, portroyal.Claimed, portroyal.CargoStowed, portroyal.ContractFulfilled:
			q.turns, q.busy = 0, true
		case portroyal.TurnBegan, portroyal.GameEnded:
			if q.turns++; q.busy {
				q.turns, q.busy = 0, false
			}
		case portroyal.StandstillReached:
			q.ended = true
			if q.turns+1 != standstill*after.Players()+1 {
				t.Fatalf("%v: a standstill after %d quiet turns", ply, q.turns+1)
			}
		}
	}
	if before.Options().Cooperative {
		q.turns = 0 // the Time Pile ends that game
	}
	q.most = max(q.most, q.turns/after.Players())
	switch {
	case after.QuietTurns() != q.turns || after.QuietRounds() != q.turns/after.Players():
		t.Fatalf("%v: %d turns and %d rounds were quiet, not %d turns",
			ply, after.QuietTurns(), after.QuietRounds(), q.turns)
	case after.QuietTurns() > standstill*after.Players() && !after.Ending():
		t.Fatalf("%v: %d turns were quiet, and the game goes on", ply, after.QuietTurns())
	}
}

// TestQuietTurns counts the quiet turns of games of every kind (F6).
func TestQuietTurns(t *testing.T) {
	if portroyal.StandstillRounds != standstill || portroyal.StandstillTold >= standstill {
		t.Errorf("told after %d of %d rounds", portroyal.StandstillTold, portroyal.StandstillRounds)
	}
	rapid.Check(t, func(t *rapid.T) {
		var q quietCount
		drawGame(t).play(t, func(ply *ply) { q.follow(t, ply) })
	})
	idle := style{"idle", func(_ *portroyal.Position, a portroyal.Action) int {
		switch {
		case a.Kind == portroyal.Stop, a.Kind == portroyal.Pass:
			return 200
		case a.Kind == portroyal.Take && a.Card.Face().Type == portroyal.Person, a.Kind == portroyal.Claim:
			return 1 // once in a while
		}
		return 20
	}}
	told, ended := 0, 0
	for seed := range uint64(60) {
		var q quietCount
		options := game(portroyal.MinPlayers+uint8(seed%4), portroyal.DeckBase)
		options.Target = portroyal.MaxTarget
		randomGame{options: options, seed: seed, style: idle, choices: seed}.play(t,
			func(ply *ply) { q.follow(t, ply) })
		if q.most >= portroyal.StandstillTold {
			told++
		}
		if q.ended {
			ended++
		}
	}
	if told == 0 || ended == 0 {
		t.Errorf("%d games in which players are told, %d that end in a standstill: the sample shows nothing",
			told, ended)
	}
	t.Logf("told in %d games, ended in %d", told, ended)
}
