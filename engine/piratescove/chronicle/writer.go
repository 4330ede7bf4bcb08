package chronicle

import (
	"math/bits"
	"slices"

	cove "portroyal/engine/piratescove"
)

// Writer writes the story down while a game is played, for those who have other questions to it as well.
type Writer struct {
	game  Game
	board cove.Board

	shooter int // whose salvo it is, Nobody if that is no player's
	left    int // the seat that has just left a fight
	sunk    cove.Legend
	island  cove.Island // that is plundered
	shares  int         // the seat that has to share with a Buccaneer
	sharer  int         // the Buccaneer's
	amount  int         // of what is buried
}

// Game is the story so far.
func (w *Writer) Game() *Game { return &w.game }

// Watch takes down what has happened in an action, as [transcript.Record.Follow] shows it from the first position on.
func (w *Writer) Watch(tape *cove.Tape, p *cove.Position) {
	if w.game.Seats == nil {
		w.begin(p)
	}
	w.happened(tape.Events)
}

// begin takes down how a game begins.
func (w *Writer) begin(p *cove.Position) {
	w.game = Game{Seats: make([]Seat, p.Players())}
	w.board = p.Board()
	w.shooter, w.left, w.shares, w.sharer = Nobody, Nobody, Nobody, Nobody
}

// happened takes down some events.
func (w *Writer) happened(events []cove.Event) {
	for _, e := range events {
		w.turn(e)
		w.board.Follow(e)
		w.fight(e)
		w.salvo(e)
		w.booty(e)
		w.fame(e)
	}
	w.stand()
}

// turn ends a round and begins the next one, or ends the game.
func (w *Writer) turn(e cove.Event) {
	switch e.Kind {
	case cove.RoundBegan:
		w.stand()
		w.game.Rounds = int(e.N)
	case cove.FameShown, cove.TieFight, cove.Won:
		if !w.game.Over {
			w.stand()
			w.game.Over = true // but for a fight for the first place, which changes no fame
		}
	}
	switch seat := int(e.Seat); e.Kind {
	case cove.TieFight:
		w.game.Tied = append(w.game.Tied, seat)
	case cove.Won:
		w.game.Winners = append(w.game.Winners, seat)
	}
}

// stand says how everybody stands in the present round, or at the end.
func (w *Writer) stand() {
	for i := range w.game.Seats {
		seat := &w.game.Seats[i]
		at := w.game.Rounds - 1
		if at < 0 {
			continue
		}
		if w.game.Over {
			at++
		} else {
			seat.Hands = append(seat.Hands[:at], w.board.Hands[i])
		}
		seat.Fame = append(seat.Fame[:at], int(w.board.Ships[i].Fame))
	}
}

// fight takes down who fights whom, and how that ends. It knows the board after the event.
func (w *Writer) fight(e cove.Event) {
	switch e.Kind {
	case cove.FightBegan:
		w.game.Fights = append(w.game.Fights, Fight{Round: w.game.Rounds, Island: e.Island})
		for ship := range cove.Target(cove.Ships) {
			if w.board.Fight.In[ship] {
				w.join(ship)
			}
		}
	case cove.TieFight:
		if len(w.game.Tied) == 1 { // the first of them is there now
			w.game.Fights = append(w.game.Fights, Fight{Round: w.game.Rounds, Final: true})
		}
		w.join(cove.Target(e.Seat))
	case cove.Fled:
		w.part(cove.Target(e.Seat)).End = Fled
		w.game.Seats[e.Seat].Fled++
		w.left = int(e.Seat)
	case cove.Crippled:
		w.part(cove.Target(e.Seat)).End = Crippled
		w.game.Seats[e.Seat].Crippled++
		w.left = int(e.Seat)
	case cove.Mutiny:
		w.game.Seats[e.Seat].Mutinies++
	case cove.Sunk:
		w.part(e.Ship).End = Sunk
		w.sunk = e.Legend
		w.game.Sunk = append(w.game.Sunk, Wreck{w.game.Rounds, w.board.Fight.Island, e.Ship, e.Legend, w.shooter})
	case cove.Taken:
		w.game.Sunk = append(w.game.Sunk, Wreck{
			w.game.Rounds, w.board.Ships[e.Seat].Island, e.Ship, e.Legend, int(e.Seat),
		})
	}
}

// join is a ship that is in the fight at hand.
func (w *Writer) join(ship cove.Target) {
	fight := &w.game.Fights[len(w.game.Fights)-1]
	fight.Ships = append(fight.Ships, Part{Ship: ship, Legend: w.board.Legend(ship)})
	if ship.Player() {
		w.game.Seats[ship].Fights++
	}
}

// part is a ship's part in the fight at hand.
func (w *Writer) part(ship cove.Target) *Part {
	ships := w.game.Fights[len(w.game.Fights)-1].Ships
	return &ships[slices.IndexFunc(ships, func(p Part) bool { return p.Ship == ship })]
}

// salvo takes down who fires, and who is hit.
func (w *Writer) salvo(e cove.Event) {
	switch e.Kind {
	case cove.Fired:
		w.shooter = Nobody
		if e.Ship.Player() {
			w.shooter = int(e.Seat)
			w.game.Seats[e.Seat].Played += bits.OnesCount8(uint8(e.Volley))
		}
	case cove.Rolled:
		if w.shooter == Nobody {
			w.game.Foes[e.N-1]++
			break
		}
		seat := &w.game.Seats[w.shooter]
		seat.Dice++
		seat.Faces[e.N-1]++
		if e.Hit {
			seat.Hits++
		}
	case cove.ShipHit:
		w.part(e.Ship).Struck++
		if e.Ship.Player() {
			w.game.Seats[e.Ship].Struck++
		}
	case cove.Played:
		w.game.Seats[e.Seat].Played++
	}
}

// booty takes down what is plundered, got and buried.
func (w *Writer) booty(e cove.Event) {
	seat := &w.game.Seats[e.Seat]
	switch e.Kind {
	case cove.Plundered:
		seat.Raids = append(seat.Raids, Raid{w.game.Rounds, e.Island, e.Treasure})
		w.island, w.shares, w.sharer = e.Island, Nobody, Nobody
	case cove.Gained:
		seat.Doubloons += int(e.Doubloons)
		seat.Treasures += int(e.Treasures)
	case cove.Buried:
		seat.Buried += int(e.Treasures)
		seat.BuriedGold += int(e.Doubloons)
		w.amount = int(e.Treasures + e.Doubloons)
		w.shares, w.sharer = Nobody, Nobody
	case cove.Halved:
		w.shares, w.sharer = int(e.Target), int(e.Seat)
	}
}

// fame takes down what changes the fame of a seat.
func (w *Writer) fame(e cove.Event) {
	seat, change := &w.game.Seats[e.Seat], Change{Fame: int(e.N), Other: Nobody}
	switch e.Kind {
	case cove.FameGained:
		change.Source = sources[e.From]
	case cove.FameLost:
		change.Source, change.Fame = sources[e.From], -change.Fame
	case cove.FameShown:
		change.Source, change.N = Cards, int(e.Cards)
		seat.FameCards = int(e.Cards)
	default:
		return
	}
	if int(e.Seat) == w.sharer {
		change.Other = w.shares
	}
	switch change.Source {
	case Plunder:
		change.Island = w.island
	case Treasures, Doubloons:
		if change.Island = cove.TreasureIsland; change.Other == Nobody {
			change.N = w.amount
		}
	case Sinking:
		change.Island, change.Legend, change.Other = w.board.Fight.Island, w.sunk, Nobody
	case Flight:
		change.Island, change.Other = w.board.Fight.Island, w.left
	default:
		change.Other = Nobody
	}
	round := w.game.Rounds
	if change.Source == Cards {
		round++
	}
	seat.add(round, change)
}

// add takes down a change. Everything in the same round is one step.
func (s *Seat) add(round int, change Change) {
	s.From[change.Source] += change.Fame
	if n := len(s.Steps); n == 0 || s.Steps[n-1].Round != round {
		before := 0
		if n > 0 {
			before = s.Steps[n-1].Fame
		}
		s.Steps = append(s.Steps, Step{Round: round, Fame: before})
	}
	step := &s.Steps[len(s.Steps)-1]
	step.Fame += change.Fame
	for i := range step.Changes {
		if step.Changes[i].join(&change) {
			return
		}
	}
	step.Changes = append(step.Changes, change)
}

// join adds another change that is of the same kind, and reports whether it is.
func (c *Change) join(other *Change) bool {
	same := *other
	same.Fame, same.N = c.Fame, c.N
	if same != *c {
		return false
	}
	c.Fame, c.N = c.Fame+other.Fame, c.N+other.N
	return true
}
