package midturn

import (
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot/value"
)

// Outlook is the chance of winning by seat, from 0 to 1; against time that of making it, the same for every seat.
type Outlook = [portroyal.MaxPlayers]float64

// inputs is how many numbers describe an open turn from a seat's point of view. A change of them or of their meaning
// needs another revision, and new weights.
const (
	inputs   = 54
	revision = 2
)

// Turn is an open turn: its player may turn up another card, or stop.
type Turn struct {
	Active, Players int
	Together        bool    // all seats win or none (P4)
	Settled         Outlook // if the active player stops now

	rows [][inputs]float32 // of the active player, then of the others after them in turn order if theirs are asked for
}

// after is the seat so many seats after the active one.
func (t *Turn) after(away int) int { return (t.Active + away) % t.Players }

// asked is how many seats' views of a turn are asked for: one if that says it all.
func (t *Turn) asked() int {
	if t.Together || t.Players == 2 {
		return 1
	}
	return t.Players
}

// scale is how much of a chance of winning counts as much among so many players as it would among two.
func (t *Turn) scale() float64 { return 2 / float64(max(t.Players, 2)) }

// pool is what the cards that can come next add up to.
type pool struct {
	all, persons, ships, taxes, expeditions float32
	costs                                   [maxCost + 1]float32 // persons by printed cost
	fresh, freshCoins                       float32              // ships of colours that are not in the harbour, and their coins
	swords                                  float32              // persons with swords
	points                                  float32              // of persons
	someone                                 portroyal.Card       // a person, to ask for prices
}

// maxCost is more than the dearest person costs.
const maxCost = 15

// ahead is by how many points one is ahead of another, and a little if only by coins (F2).
func ahead(a, b value.Standing) float32 {
	switch {
	case a.Points != b.Points:
		return float32(int(a.Points) - int(b.Points))
	case a.Better(b):
		return 0.5
	case b.Better(a):
		return -0.5
	}
	return 0
}

// race is what the last round is about.
type race struct {
	ending bool
	last   bool // no turn comes after this one (F1)
	best   value.Best
}

func raceOf(view *portroyal.View) (r race) {
	if r.ending = view.Ending(); r.ending {
		r.last = (view.Active()+1)%view.Players() == view.Start()
		r.best = value.BestOf(view)
	}
	return r
}

// lead is how far ahead of the best other one a seat is, in units of four points, up to 2, 0 before the last round.
func (r *race) lead(view *portroyal.View, seat int) float32 {
	if !r.ending {
		return 0
	}
	t := view.Tableau(seat)
	return max(-8, min(ahead(value.StandingOf(seat, &t), r.best.Rival(seat)), 8)) / 4
}

// mostOfPerson is the greatest number of points of a person.
const mostOfPerson = 3

// decisive are the shares of the cards to come that are persons with whom alone the player would win, in the last round, or
// reach the target, as far as it can pay them.
func (r *race) decisive(view *portroyal.View, p *pool) (wins, reaches float32) {
	seat, target := view.Active(), int(view.Options().Target)
	points, coins := view.Points(seat), view.Coins(seat)
	if p.persons == 0 || !r.ending && points+mostOfPerson < target {
		return 0, 0
	}
	off := int(p.someone.Face().Cost) - view.Price(seat, p.someone)
	for card, copies := range view.NextCards() {
		face := portroyal.Card(card).Face()
		price := max(0, int(face.Cost)-off)
		if copies == 0 || face.Type != portroyal.Person || price > coins {
			continue
		}
		hired := value.Standing{Seat: uint8(seat), Points: uint8(points) + face.Points, Coins: uint8(coins - price)}
		if r.ending && hired.Better(r.best.Rival(seat)) {
			wins += float32(copies)
		}
		if int(hired.Points) >= target {
			reaches += float32(copies)
		}
	}
	return wins, reaches
}

func poolOf(view *portroyal.View) (p pool) {
	colours := [portroyal.Colours + 1]bool{}
	for _, card := range view.Harbour() {
		if face := card.Face(); face.Type == portroyal.Ship {
			colours[face.Colour] = true
		}
	}
	cards := view.NextCards()
	for card, copies := range cards {
		if copies == 0 {
			continue
		}
		n, face := float32(copies), portroyal.Card(card).Face()
		p.all += n
		switch face.Type {
		case portroyal.Person:
			p.persons += n
			p.costs[min(face.Cost, maxCost)] += n
			p.points += float32(n * float32(face.Points))
			if face.Swords > 0 {
				p.swords += n
			}
			p.someone = portroyal.Card(card)
		case portroyal.Ship:
			p.ships += n
			if !colours[face.Colour] {
				p.fresh += n
				p.freshCoins += float32(n * float32(face.Coins))
			}
		case portroyal.TaxIncrease:
			p.taxes += n
		case portroyal.Expedition:
			p.expeditions += n
		}
	}
	return p
}

// affordable is the share of the cards to come that are persons whom a seat could pay.
func (p *pool) affordable(view *portroyal.View, seat int) float32 {
	if p.persons == 0 {
		return 0
	}
	coins := view.Coins(seat) + int(p.someone.Face().Cost) - view.Price(seat, p.someone)
	if seat != view.Active() {
		coins -= view.Fee(seat)
	}
	n := float32(0)
	for cost, copies := range p.costs {
		if cost <= coins {
			n += copies
		}
	}
	return n / p.all
}

// share is a part of the cards that can come.
func (p *pool) share(part float32) float32 {
	if p.all == 0 {
		return 0
	}
	return part / p.all
}

// Read reads an open turn: settled is the outlook if its player stops and everybody does what is best for them, passed
// if they stop and everybody passes, and begun that of the turn at its beginning, without a card in the harbour.
func (t *Turn) Read(view *portroyal.View, settled, passed, begun *Outlook) {
	active, players, options := view.Active(), view.Players(), view.Options()
	t.Active, t.Players, t.Together, t.Settled = active, players, options.Together(), *settled
	p, race := poolOf(view), raceOf(view)
	wins, reaches := race.decisive(view, &p)
	leads := race.lead(view, active)
	bust := float32(view.BustChance())
	effect := view.Effect(portroyal.Action{Kind: portroyal.Stop})
	lead := 0
	for seat := range players {
		lead = max(lead, view.Points(seat))
	}
	target := int(options.Target)
	colours := view.HarbourColours()
	stake := func(seat int) float32 { return float32((settled[seat] - passed[seat]) / t.scale()) }
	more := func(seat int) float32 { return float32((begun[seat] - settled[seat]) / t.scale()) }
	open := func(seat int) float32 { return float32(settled[seat] * (1 - settled[seat])) }
	own, reachable := stake(active), p.affordable(view, active)
	contracts, left := 0, 0
	for at := 0; ; at++ {
		contract, _ := view.Lies(at)
		if contract == portroyal.NoContract {
			break
		}
		if view.Open(active, contract) {
			contracts++
			if fleet := int(contract.Face().Fleet); fleet > colours {
				left++
			}
		}
	}
	t.rows = slices.Grow(t.rows[:0], t.asked())[:t.asked()]
	for away := range t.rows {
		seat := t.after(away)
		x := t.rows[away][:0]
		put := func(numbers ...float32) { x = append(x, numbers...) }
		tableau := view.Tableau(seat)
		staked := stake(seat)
		put(bust, bust*bust, 10*staked, 10*staked*bust, 10*own, 10*own*bust)
		put(10*more(seat), 10*more(active), 10*more(seat)*(1-bust), 10*more(active)*(1-bust))
		put(float32(min(view.Revealed(), 12))/6, float32(len(view.Harbour()))/6, float32(colours)/3)
		put(is(colours == 3), is(colours == 4), is(colours >= 5))
		put(float32(effect.Takes)/2, float32(min(effect.Payable, 6))/3)
		put(4*open(seat), 4*open(active), float32(settled[seat]), float32(settled[active]))
		put(is(view.Ending()), float32(target-lead)/12, float32(target-view.Points(seat))/12,
			float32(target-view.Points(active))/12)
		put(float32(tableau.Coins)/6, float32(view.Coins(active))/6, p.affordable(view, seat), reachable)
		put(p.share(p.persons), p.share(p.fresh), p.share(p.freshCoins)/2, p.share(p.taxes), p.share(p.points),
			p.share(p.swords))
		put(float32(min(view.Swords(active), 8))/3, is(away == 1), is(away == players-1 && away > 1), float32(away)/4)
		put(float32(min(tableau.Roles[portroyal.Admiral], 3)), float32(min(tableau.Roles[portroyal.Jester], 3)))
		put(float32(view.Takes(active))/2, float32(players)/4, is(players == 2))
		put(float32(contracts)/3, float32(left)/3, float32(view.Fulfilled(active))/3)
		put(is(race.last), race.lead(view, seat), leads, is(leads > 0), p.share(wins), p.share(reaches))
	}
}

func is(so bool) float32 {
	if so {
		return 1
	}
	return 0
}
