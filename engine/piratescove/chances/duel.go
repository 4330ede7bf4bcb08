package chances

import (
	"math"

	cove "portroyal/engine/piratescove"
)

// duel is a fight of two ships without cards, which is worked out: of players, or of a player and a black ship or the
// Navy. First is always a player's.
type duel struct {
	conduct [2]Conduct
	seats   [2]cove.Target
	legend  cove.Legend // whom the second ship is sailed by, NoLegend for a player
	smoke   [2]bool
	grapple bool
	speedUp [2]int // by cards
	final   bool   // nobody gains or loses fame (J12)
	prize   bool   // a Cacafuego is there for the last one (L5)
	start   situation
	struck  uint8 // hits on the Flying Dutchman in the exchange at hand (L2)
	first   int   // who fires next in this exchange, and whether the other one does after it
	both    bool
	opening *cove.Section // which the first salvo is aimed at, whatever the conduct; nil for none
	known   map[situation]ending
}

// situation is all that changes in a duel.
type situation struct {
	ships [2]cove.Ship
	hull  uint8 // of a foe
	hit   [2]bool
}

// ending is how a duel ends, seen from the beginning of an exchange: chances, and fame to expect.
type ending struct {
	last, crippled, fled, fame [2]float64
}

func (e *ending) add(o *ending, times float64) {
	for i := range 2 {
		e.last[i] += times * o.last[i]
		e.crippled[i] += times * o.crippled[i]
		e.fled[i] += times * o.fled[i]
		e.fame[i] += times * o.fame[i]
	}
}

// duelOf is the fight at hand, if it is one that can be worked out.
func duelOf(view *cove.View, conduct [cove.MaxPlayers]Conduct) (d duel, ok bool) {
	n := 0
	for ship := range cove.Target(cove.Ships) {
		if !view.InFight(ship) {
			continue
		}
		if n == 2 || n == 0 && !ship.Player() {
			return d, false
		}
		d.seats[n] = ship
		n++
	}
	if n < 2 || view.Phase() == cove.Boarding {
		return d, false
	}
	for i, seat := range d.seats {
		if !seat.Player() {
			d.legend = cove.Navy
			if seat < cove.FirstNavy {
				d.legend = view.Black(seat).Legend
			}
			d.start.hull = uint8(view.HullLeft(seat))
			sender := 0
			if seat >= cove.FirstNavy {
				sender = int(view.Fleet(seat).Sender)
			}
			d.conduct[i] = conduct[sender]
			continue
		}
		if view.Silent(int(seat)) || !view.Becalmed() && d.mayPlay(view, int(seat)) {
			return d, false
		}
		d.conduct[i] = conduct[seat]
		d.start.ships[i] = view.Ship(int(seat))
		d.start.ships[i].Doubloons, d.start.ships[i].Treasures = 0, 0 // nothing of the fight depends on them
		d.start.hit[i] = view.WasHit(int(seat))
		d.smoke[i] = view.Smoked(int(seat))
		own := view.Ship(int(seat))
		d.speedUp[i] = view.Speed(seat) - speedOf(&own, 0)
	}
	d.grapple, d.final, d.struck = view.Grappled(), view.Deciding(), uint8(view.Mends())
	island, _ := view.FightAt()
	for black := cove.FirstBlack; black <= cove.SecondBlack; black++ {
		b := view.Black(black)
		d.prize = d.prize || b.Legend == cove.Cacafuego && !b.Gone && b.Island == island
	}
	return d, d.setOrder(view)
}

// mayPlay reports whether a seat may have a volley card: one of another seat that has any card may.
func (d *duel) mayPlay(view *cove.View, seat int) bool {
	if seat == view.Seat() {
		return view.HandOf(seat).Of(cove.VolleyCard) > 0
	}
	return view.HandSize(seat) > 0
}

// setOrder finds who is next in the exchange at hand.
func (d *duel) setOrder(view *cove.View) bool {
	order, next := view.FiringOrder()
	var left []int
	for _, ship := range order[next:] {
		for i, seat := range d.seats {
			if seat == ship {
				left = append(left, i)
			}
		}
	}
	if len(left) == 0 {
		return false
	}
	d.first, d.both = left[0], len(left) == 2
	return true
}

func speedOf(ship *cove.Ship, more int) int {
	speed := ship.Value(cove.Sails) + more
	if ship.Parrot == cove.Trelawney {
		speed += 20
	}
	return speed
}

// dice is how many dice one of them rolls (B4, T3, T4).
func (d *duel) dice(s *situation, i int) int {
	if i == 1 && d.legend != cove.NoLegend {
		return int(d.legend.Face().Dice)
	}
	ship := &s.ships[i]
	switch {
	case ship.Parrot == cove.Silver:
		return 6
	case ship.Parrot == cove.Bones:
		return ship.Value(cove.Cannons)
	case d.grapple:
		return ship.Value(cove.Crew)
	}
	return min(ship.Value(cove.Cannons), ship.Value(cove.Crew))
}

// outlook works the duel out.
func (d *duel) outlook() Outlook {
	d.known = map[situation]ending{}
	var end ending
	if d.both {
		end = d.orderly(d.start, d.first)
	} else {
		d.fires(d.start, d.first, func(s situation, struck uint8, chance float64) {
			s.hull += d.mends(d.struck + struck)
			e := d.value(s)
			end.add(&e, chance)
		}, &end)
	}
	o := Outlook{Ships: map[cove.Target]Fate{}, Exact: true}
	for i, seat := range d.seats {
		o.Ships[seat] = Fate{Last: end.last[i], Crippled: end.crippled[i], Fled: end.fled[i], Fame: end.fame[i]}
	}
	return o
}

// value is how the duel ends from the beginning of an exchange on; equal speed is rolled off (K4, A5).
func (d *duel) value(s situation) ending {
	if e, ok := d.known[s]; ok {
		return e
	}
	var e ending
	speeds := [2]int{speedOf(&s.ships[0], d.speedUp[0]), speedOf(&s.ships[1], d.speedUp[1])}
	if d.legend != cove.NoLegend {
		speeds[1] = int(d.legend.Face().Speed)
	}
	switch {
	case speeds[0] > speeds[1]:
		e = d.loop(s, []int{0})
	case speeds[0] < speeds[1]:
		e = d.loop(s, []int{1})
	default:
		e = d.loop(s, []int{0, 1})
	}
	d.known[s] = e
	return e
}

// loop is the mean of the exchanges that begin with one or the other. One after which nothing has changed is fought again,
// any number of times: its chance goes round, so that the rest is divided by what is left (a geometric series).
func (d *duel) loop(s situation, firsts []int) (e ending) {
	again := 0.0
	share := 1 / float64(len(firsts))
	for _, first := range firsts {
		d.exchange(s, first, 0, func(after situation, chance float64) {
			if after == s {
				again += share * chance
				return
			}
			v := d.value(after)
			e.add(&v, share*chance)
		}, &e, share)
	}
	var all ending
	all.add(&e, 1/(1-again))
	return all
}

// orderly is the exchange at hand, whose order is known.
func (d *duel) orderly(s situation, first int) (e ending) {
	d.exchange(s, first, d.struck, func(after situation, chance float64) {
		v := d.value(after)
		e.add(&v, chance)
	}, &e, 1)
	return e
}

// exchange is one exchange of fire, with so many hits on a Flying Dutchman before: on goes on with each situation after it; what ends the duel is added to e.
func (d *duel) exchange(
	s situation, first int, struck uint8, on func(after situation, chance float64), e *ending, share float64,
) {
	sum := ending{}
	d.fires(s, first, func(between situation, mended uint8, chance float64) {
		var rest ending
		d.fires(between, 1-first, func(after situation, more uint8, times float64) {
			after.hull += d.mends(struck + mended + more)
			on(after, chance*times)
		}, &rest)
		sum.add(&rest, chance)
	}, &sum)
	e.add(&sum, share)
}

// mends is how much of the hits of an exchange is mended at its end (L2).
func (d *duel) mends(struck uint8) uint8 {
	if d.legend != cove.FlyingDutchman {
		return 0
	}
	return min(2, struck)
}

// fires lets one of the two fire or flee. on goes on with each situation after it, with the hits on a foe; what ends the
// duel is added to e.
func (d *duel) fires(s situation, by int, on func(after situation, struck uint8, chance float64), e *ending) {
	foe := by == 1 && d.legend != cove.NoLegend
	opening, stays := d.opening, 1.0
	d.opening = nil
	if !foe && opening == nil {
		flees := d.conduct[by].flees(&s.ships[by], d.legend != cove.NoLegend)
		if flees > 0 {
			end := d.left(&s, by, true)
			e.add(&end, flees)
		}
		if stays -= flees; stays == 0 {
			return
		}
	}
	at := 1 - by
	least := cove.HitsFrom
	if d.smoke[at] {
		least = cove.HitsThroughSmoke
	}
	for n, chance := range Hits(d.dice(&s, by), least) {
		if chance *= stays; chance == 0 {
			continue
		}
		after := s
		switch {
		case at == 1 && d.legend != cove.NoLegend:
			if n >= int(after.hull) {
				end := d.sunk()
				e.add(&end, chance)
				continue
			}
			after.hull -= uint8(n)
			on(after, uint8(n), chance)
			continue
		}
		fame, gone := d.strike(&after, at, n, by, opening)
		if gone {
			end := d.left(&after, at, false)
			end.fame[at] += fame
			e.add(&end, chance)
			continue
		}
		e.fame[at] += chance * fame
		on(after, 0, chance)
	}
}

// strike deals hits, at a section that has been chosen or nil, and gives the fame that a killed parrot costs (B6), and
// whether the ship is crippled.
func (d *duel) strike(s *situation, at, hits, by int, chosen *cove.Section) (fame float64, gone bool) {
	ship := &s.ships[at]
	sections := []cove.Section{d.conduct[by].weakest(ship)}
	if chosen != nil {
		sections[0] = *chosen
	}
	if by == 1 {
		switch d.legend { // L1 to L4
		case cove.Blackbeard, cove.Hook:
			sections = []cove.Section{cove.Hull}
		case cove.FlyingDutchman:
			sections = []cove.Section{cove.Crew}
		case cove.BonnyAndRead:
			sections = []cove.Section{cove.Hull, cove.Sails, cove.Cannons, cove.Crew}
		}
	}
	for range hits {
		s.hit[at] = true
		for _, section := range sections {
			card, lost, crippled := ship.Hit(section)
			if lost && card != cove.Mastercraft && !d.final {
				fame -= math.Min(2, float64(ship.Fame))
				ship.Fame -= min(2, ship.Fame)
			}
			if crippled {
				return fame, true
			}
		}
	}
	return fame, false
}

// left is the end when a player's ship has left, crippled or not (K11 to K13).
func (d *duel) left(s *situation, who int, fled bool) (e ending) {
	other := 1 - who
	if e.crippled[who] = 1; fled {
		e.crippled[who], e.fled[who] = 0, 1
	}
	e.last[other] = 1
	player := d.legend == cove.NoLegend
	if d.final {
		return e
	}
	if player && (s.hit[who] || !fled) {
		e.fame[other]++ // K12
	}
	if fled {
		e.fame[who] -= math.Min(2, float64(s.ships[who].Fame)) / 6 // K13
	}
	if player {
		e.fame[other] += d.cacafuego()
	}
	return e
}

// sunk is the end when a black ship or the Navy is sunk (K9).
func (d *duel) sunk() (e ending) {
	e.last[0], e.crippled[1] = 1, 1
	e.fame[0] = float64(d.legend.Face().Fame) + d.cacafuego()
	return e
}

// cacafuego is what a Cacafuego at the island is worth to who is left (L5).
func (d *duel) cacafuego() float64 {
	if d.prize {
		return 3.5
	}
	return 0
}

// Against is how likely a ship is to be left, or to be crippled, that fights a black ship or the Navy alone, to the end and
// without cards. A legendary pirate who does not fight harms nobody (L5).
func Against(ship *cove.Ship, legend cove.Legend) (last, crippled float64) {
	if legend == cove.Cacafuego {
		return 1, 0
	}
	d := duel{conduct: [2]Conduct{}, legend: legend, known: map[situation]ending{}}
	d.start.ships[0], d.start.hull = *ship, legend.Face().Hull
	d.start.ships[0].Doubloons, d.start.ships[0].Treasures = 0, 0
	end := d.value(d.start)
	return end.last[0], end.crippled[0]
}
