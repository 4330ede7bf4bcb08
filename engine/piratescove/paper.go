package piratescove

import (
	"encoding/json"

	"portroyal/engine/internal/wyrand"
)

// written is a position as JSON. What follows from the rest is not there: what is in the bank and in the pile, how many
// cards somebody holds, which legendary pirates can still come.
type written struct {
	Options   Options             `json:"options"`
	Phase     string              `json:"phase"`
	Round     int                 `json:"round"`
	At        *int                `json:"at,omitempty"` // who owes a choice, where not all do at the same time
	Seats     []writtenSeat       `json:"seats"`
	Open      map[Island]Treasure `json:"open,omitempty"`
	Turned    listOf[Treasure]    `json:"turned,omitempty"` // treasure cards of earlier rounds, and those taken in this one
	Blacks    []writtenBlack      `json:"blacks,omitempty"`
	Sunk      listOf[Legend]      `json:"sunk,omitempty"` // and not shuffled anew since
	Navies    []writtenFleet      `json:"navies,omitempty"`
	Discards  listOf[Card]        `json:"discards,omitempty"`
	Chosen    []Action            `json:"chosen,omitempty"` // where all choose at the same time, or openly
	Lookout   *int                `json:"lookout,omitempty"`
	Map       *writtenMap         `json:"map,omitempty"`
	Buccaneer *writtenBuccaneer   `json:"buccaneer,omitempty"`
	Passes    int                 `json:"passes,omitempty"` // in a row, in a window
	Next      *int                `json:"next,omitempty"`   // in a reply: who is asked for event cards after it
	Reply     int                 `json:"reply,omitempty"`  // in a reply: to which Navy, from 1
	Fight     *writtenFight       `json:"fight,omitempty"`
	Final     bool                `json:"final,omitempty"`
	Visit     *writtenVisit       `json:"visit,omitempty"`
	Offered   Card                `json:"offered,omitzero"`
	Plundered Island              `json:"plundered,omitzero"` // with a parrot offered after it
	Draws     []writtenDraw       `json:"draws,omitempty"`    // cards that are owed still
	Winners   []int               `json:"winners,omitempty"`
	Random    string              `json:"random"`
	Fate      *writtenFate        `json:"fate,omitempty"` // in a fated game
}

// writtenFate is how often chance has been asked for what.
type writtenFate struct {
	Seed  string                 `json:"seed"`
	Asked [purposes][Ships]uint8 `json:"asked"`
}

type writtenSeat struct {
	Places    []int             `json:"places,omitempty"` // hull, sails, cannons, crew
	Craft     map[Section]Guard `json:"craft,omitempty"`
	Parrot    Card              `json:"parrot,omitzero"`
	Wounded   bool              `json:"wounded,omitempty"`
	Doubloons int               `json:"doubloons"`
	Treasures int               `json:"treasures"`
	Fame      int               `json:"fame"`
	Island    Island            `json:"island,omitzero"`
	Hand      listOf[Card]      `json:"hand,omitempty"`
}

type writtenBlack struct {
	Legend Legend `json:"legend"`
	Island Island `json:"island"`
	Gone   bool   `json:"gone,omitempty"` // sunk or taken in this round
}

type writtenFleet struct {
	Sender int    `json:"sender"`
	Island Island `json:"island"`
	Gone   bool   `json:"gone,omitempty"`
}

type writtenMap struct {
	Seat   int    `json:"seat"`
	Island Island `json:"island"`
}

type writtenBuccaneer struct {
	By int `json:"by"`
	On int `json:"on"`
}

// writtenFight is the fight at hand. Ships that are not named, their order, and hulls follow from who is at the island.
type writtenFight struct {
	Island   Island         `json:"island,omitzero"`
	In       listOf[Target] `json:"in,omitempty"`
	Hit      []int          `json:"hit,omitempty"`
	Hull     map[Target]int `json:"hull,omitempty"`
	Order    listOf[Target] `json:"order,omitempty"`
	Next     *int           `json:"next,omitempty"` // place in the order, from 0
	Passes   int            `json:"passes,omitempty"`
	Becalmed bool           `json:"becalmed,omitempty"`
	Grapple  bool           `json:"grapple,omitempty"`
	Wind     map[Target]int `json:"wind,omitempty"`
	Smoke    []int          `json:"smoke,omitempty"`
	Silence  map[Target]int `json:"silence,omitempty"`
	Mends    int            `json:"mends,omitempty"`
}

// writtenVisit is how far the visits have come. The order follows from the islands if it is not there.
type writtenVisit struct {
	Order  []int `json:"order,omitempty"`
	Next   *int  `json:"next,omitempty"` // place in the order, from 0
	Bought int   `json:"bought,omitempty"`
	Buried int   `json:"buried,omitempty"`
	Raised bool  `json:"raised,omitempty"`
	Served bool  `json:"served,omitempty"`
	Unpaid bool  `json:"unpaid,omitempty"`
}

type writtenDraw struct {
	Seat  int `json:"seat"`
	Cards int `json:"cards"`
}

// MarshalJSON writes the position in the project's notation.
func (p Position) MarshalJSON() ([]byte, error) {
	w := written{
		Options: p.options, Phase: p.phase.String(), Round: int(p.round), Final: p.final, Offered: p.offered,
		Discards: p.discards.list(), Sunk: legendsOf(p.sunk), Random: p.random.String(),
	}
	if p.fate.on {
		w.Fate = &writtenFate{wyrand.Generator(p.fate.seed).String(), p.fate.asked}
	}
	if !p.together() && p.phase != Over {
		w.At = number(p.at)
	}
	for seat := range p.Players() {
		w.Seats = append(w.Seats, p.writeSeat(seat))
		switch {
		case !p.chosen[seat]:
		case p.phase == Outfitting:
			w.Chosen = append(w.Chosen, Action{Kind: Outfit, Seat: uint8(seat), Steps: p.outfits[seat]})
		case p.phase == Navigation:
			w.Chosen = append(w.Chosen, Action{Kind: Sail, Seat: uint8(seat), Island: p.wheels[seat]})
		}
	}
	p.writeTreasures(&w)
	for i, black := range p.blacks {
		if black.Island != NoIsland {
			w.Blacks = append(w.Blacks, writtenBlack(black))
		}
		if fleet := p.navies[i]; fleet.Island != NoIsland {
			w.Navies = append(w.Navies, writtenFleet{int(fleet.Sender), fleet.Island, fleet.Gone})
		}
	}
	p.writeRound(&w)
	p.writeFight(&w)
	if p.phase == Visits || p.phase == Parrots && p.step == toVisits {
		v := &p.visit
		w.Visit = &writtenVisit{
			Next: number(v.at), Bought: int(v.bought), Buried: int(v.buried), Raised: v.raised, Served: v.served,
			Unpaid: v.unpaid,
		}
		for _, seat := range v.order[:v.n] {
			w.Visit.Order = append(w.Visit.Order, int(seat))
		}
	}
	for _, d := range p.draws {
		if d.cards > 0 {
			w.Draws = append(w.Draws, writtenDraw{int(d.seat), int(d.cards)})
		}
	}
	w.Winners = p.Winners()
	return json.Marshal(w)
}

func (s *state) writeSeat(seat int) writtenSeat {
	ship := &s.ships[seat]
	w := writtenSeat{
		Places: make([]int, Sections), Parrot: ship.Parrot, Wounded: ship.ParrotIs == Struck,
		Doubloons: int(ship.Doubloons), Treasures: int(ship.Treasures), Fame: int(ship.Fame), Island: ship.Island,
		Hand: s.hands[seat].list(),
	}
	for section := range Sections {
		w.Places[section] = int(ship.Places[section])
		if ship.Craft[section] != NoGuard {
			if w.Craft == nil {
				w.Craft = map[Section]Guard{}
			}
			w.Craft[Section(section)] = ship.Craft[section]
		}
	}
	return w
}

// writeTreasures writes what has been turned up.
func (s *state) writeTreasures(w *written) {
	turned := [treasureCount]int{}
	for t := 1; t < treasureCount; t++ {
		turned[t] = TreasureCopies - int(s.treasures[t])
	}
	for island := Tavern; island.Outer(); island++ {
		if card := s.open[island]; card != 0 {
			if w.Open == nil {
				w.Open = map[Island]Treasure{}
			}
			w.Open[island] = card
			turned[card]--
		}
	}
	for t, copies := range turned {
		for range copies {
			w.Turned = append(w.Turned, Treasure(t))
		}
	}
}

// writeRound writes what event cards have brought, and how far a window has come.
func (s *state) writeRound(w *written) {
	if s.lookout != nobody {
		w.Lookout = number(s.lookout)
	}
	if s.mapped.seat != nobody {
		w.Map = &writtenMap{int(s.mapped.seat), s.mapped.island}
	}
	if s.pursued.by != nobody {
		w.Buccaneer = &writtenBuccaneer{int(s.pursued.by), int(s.pursued.on)}
	}
	switch s.phase {
	case AfterTreasure, BeforeNavigation, AfterNavigation:
		w.Passes = int(s.window.passes)
	case Reply:
		w.Next, w.Passes, w.Reply = number(s.window.seat), int(s.window.passes), int(s.window.fleet)
	case Parrots:
		if s.step == toPlunder {
			w.Plundered = s.fight.island
		}
	}
}

func (s *state) writeFight(w *written) {
	f := &s.fight
	if _, on := s.FightAt(); !on {
		return
	}
	w.Fight = &writtenFight{
		Island: f.island, Order: f.order[:f.n], Next: number(f.at), Passes: int(f.passes), Becalmed: f.becalmed,
		Grapple: f.grapple, Mends: int(f.mends), Hull: map[Target]int{}, Wind: map[Target]int{}, Silence: map[Target]int{},
	}
	for ship, in := range f.in {
		if in {
			w.Fight.In = append(w.Fight.In, Target(ship))
		}
		if ship >= MaxPlayers {
			if in {
				w.Fight.Hull[Target(ship)] = int(f.hull[ship-MaxPlayers])
			}
			continue
		}
		if f.hit[ship] {
			w.Fight.Hit = append(w.Fight.Hit, ship)
		}
		if f.smoke[ship] {
			w.Fight.Smoke = append(w.Fight.Smoke, ship)
		}
		if n := f.wind[ship]; n > 0 {
			w.Fight.Wind[Target(ship)] = int(n)
		}
		if n := f.silence[ship]; n > 0 {
			w.Fight.Silence[Target(ship)] = int(n)
		}
	}
}

func number[N ~uint8](n N) *int {
	i := int(n)
	return &i
}

// list are the cards one by one.
func (h *Hand) list() (cards []Card) {
	for card, copies := range h {
		for range copies {
			cards = append(cards, Card(card))
		}
	}
	return cards
}

// legendsOf are the legendary pirates of a set.
func legendsOf(set uint8) (list []Legend) {
	for l := Blackbeard; l <= Cacafuego; l++ {
		if set>>l&1 != 0 {
			list = append(list, l)
		}
	}
	return list
}
