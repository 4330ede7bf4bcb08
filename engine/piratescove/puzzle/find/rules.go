package find

import (
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/chances"
	"portroyal/engine/piratescove/puzzle"
)

// thumbs are the rules of thumb that a puzzle is held against. Each is a way in which people decide: to take what shines
// most, and all one can, at once; to play it safe, run when hurt and bring home whatever is aboard; and to be sparing, leave
// the best to the crowd, stop who leads and spend as little as can be. A decision that all of them get right comes to mind
// by itself.
var thumbs = []struct {
	name  string
	likes func(*question, cove.Action) float64 // a number that only orders what can be done
}{{"shine", (*question).shine}, {"safe", (*question).safe}, {"spare", (*question).spare}}

// Rules says what the rules of thumb would do. What they like equally is decided by the order of what is legal.
func Rules(view cove.View) (rules []puzzle.Rule) {
	q := question{&view, view.ShipAt(view.Seat()), chances.Islands(&view, chances.UsualRates)}
	for _, thumb := range thumbs {
		rule, most := puzzle.Rule{Name: thumb.name}, 0.0
		for _, a := range view.Legal(nil) {
			if likes := thumb.likes(&q, a); rule.Action.Kind == cove.NoAction || likes > most {
				rule.Action, most = a, likes
			}
		}
		rules = append(rules, rule)
	}
	return rules
}

// question is what a seat sees.
type question struct {
	view    *cove.View
	ship    *cove.Ship
	islands []chances.Island
}

// never is for what a rule of thumb does only if there is nothing else.
const never = -1000

// shines is what an island shows: its card, or what can be buried once the hull is full or the game ends.
func (q *question) shines(island cove.Island) float64 {
	if island.Outer() {
		return q.islands[island-1].Worth
	}
	switch room, ends := q.ship.Room(); {
	case q.view.LastRound():
		return float64(q.ship.Buriable())
	case ends && int(q.ship.Treasures) >= room:
		return float64(q.ship.Treasures)
	}
	return 0
}

// weakest likes the weakest section of a ship, and the hull of who is no player's and nearest to sinking.
func (q *question) weakest(a cove.Action) float64 {
	if !a.Target.Player() {
		return float64(-q.view.HullLeft(a.Target))
	}
	return float64(-q.view.ShipAt(int(a.Target)).Life(a.Section))
}

// cards is how many volley cards a salvo takes.
func cards(a cove.Action) (n float64) {
	for range a.Volley.All {
		n++
	}
	return n
}

// shine takes what shines most, and all it can.
func (q *question) shine(a cove.Action) float64 {
	switch a.Kind {
	case cove.Sail:
		return q.shines(a.Island)
	case cove.Fire, cove.Aim:
		if int(a.Target) == q.view.Seat() {
			return never
		}
		return 10*q.weakest(a) + cards(a)
	case cove.Flee:
		return never
	case cove.Play:
		switch a.Card {
		case cove.SafePassage:
			return q.shines(a.Island) - q.shines(q.ship.Island)
		case cove.Buccaneer:
			prey := q.view.ShipAt(int(a.Target))
			return 1 + float64(prey.Treasures) + float64(prey.Doubloons)
		}
		return 1
	case cove.Bury, cove.BuryGold:
		return 10 * float64(a.N)
	case cove.Raise:
		return float64(q.view.StepPrice(q.view.Seat(), a.Section))
	case cove.Buy, cove.TakeCards, cove.Attach, cove.Mend, cove.TakeNew:
		return 5
	}
	return 0
}

// safe runs when hurt, brings home what is aboard, and pays for nothing.
func (q *question) safe(a cove.Action) float64 {
	switch a.Kind {
	case cove.Sail:
		switch {
		case a.Island == cove.TreasureIsland && q.ship.Treasures > 0:
			return -never
		case len(q.islands[a.Island-1].Foes) > 0:
			return never + q.shines(a.Island)
		}
		return q.shines(a.Island)
	case cove.Fire:
		return 10*q.weakest(a) - cards(a)
	case cove.Aim:
		return q.shine(a)
	case cove.Flee:
		if q.hurt() {
			return -never
		}
		return never
	case cove.Play:
		return -1
	case cove.Bury, cove.BuryGold:
		return 10 * float64(a.N)
	case cove.TakeGold, cove.Attach, cove.Mend:
		return 1
	case cove.Buy, cove.Raise, cove.TakeNew:
		return -1
	}
	return 0
}

// hurt reports whether one hit cripples the ship, or it has been hit in this fight.
func (q *question) hurt() bool {
	for section := cove.Hull; section < cove.Sections; section++ {
		if q.ship.Life(section) == 1 {
			return true
		}
	}
	return q.view.WasHit(q.view.Seat())
}

// spare leaves the best to the crowd, fires at who leads, holds cards back, and buys what costs least.
func (q *question) spare(a cove.Action) float64 {
	switch a.Kind {
	case cove.Sail:
		better := 0
		for island := cove.Tavern; island <= cove.TreasureIsland; island++ {
			if q.shines(island) > q.shines(a.Island) {
				better++
			}
		}
		if better == 0 {
			return never
		}
		return float64(-better)
	case cove.Fire:
		if a.Target.Player() {
			return 100*float64(q.view.ShipAt(int(a.Target)).Fame) + q.safe(a)
		}
		return q.safe(a)
	case cove.Raise:
		return float64(10 - q.view.StepPrice(q.view.Seat(), a.Section))
	case cove.Buy, cove.TakeCards:
		return 8
	case cove.Flee:
		return never
	}
	return q.safe(a)
}
