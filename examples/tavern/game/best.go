package game

import (
	"math"
	"slices"
	"sync"
)

// Chances are how likely each seat is to win, if everybody plays as well as can be; of a win that is shared, each has a part.
type Chances [MaxPlayers]float64

// add adds those of something that is as likely as part says.
func (c *Chances) add(part float64, of *Chances) {
	for seat := range c {
		c[seat] += part * of[seat]
	}
}

// hands is how many hands there are, as far as they matter for what is still to come: before there is a crew, it does not
// matter what the other dice show.
const hands = Crew + 6*6

// place is that of a hand among them.
func (h Hand) place() int {
	if h.Aboard < Crew {
		return h.Aboard
	}
	return Crew + 6*int(h.Others[0]-1) + int(h.Others[1]-1)
}

// known are all of them. A cargo is written with its higher die first, so that some places stand for none.
var known = func() (all [hands]Hand) {
	for at := range all {
		all[at].Aboard = min(at, Crew)
		if at >= Crew {
			all[at].Others = [Dice]uint8{uint8((at-Crew)/6) + 1, uint8((at-Crew)%6) + 1}
		}
	}
	return all
}()

// outcome is what a roll can come to.
type outcome struct {
	hand int     // its place
	part float64 // how likely it is
}

// rolls are what each action can make of each hand.
var rolls = func() (all [hands][Stop][]outcome) {
	for at, hand := range known {
		all[at][Roll] = outcomes(hand, 0)
		if hand.Aboard == Crew {
			all[at][Lower] = outcomes(hand, 1)
		}
	}
	return all
}()

// outcomes are those of rolling all other dice of a hand but so many.
func outcomes(from Hand, held int) (all []outcome) {
	faces := make([]uint8, Dice-from.Aboard-held)
	ways, parts := int(math.Pow(6, float64(len(faces)))), [hands]float64{}
	for way := range ways {
		for i := range faces {
			faces[i] = uint8(way%6 + 1)
			way /= 6
		}
		parts[from.rolled(held, faces...).place()] += 1 / float64(ways)
	}
	for at, part := range parts {
		if part > 0 {
			all = append(all, outcome{at, part})
		}
	}
	return all
}

// turn is a turn that is about to begin, as far as it matters for what is still to come.
type turn struct {
	players, round, seat uint8
	points               [MaxPlayers]uint8
	best                 uint8 // the largest cargo of the round so far
	holders              [MaxPlayers]bool
}

// turnOf is the turn of a position.
func turnOf(p *Position) turn {
	t := turn{players: uint8(p.players), round: uint8(p.round), seat: uint8(p.Seat)}
	for seat, points := range p.Points {
		t.points[seat] = uint8(points)
	}
	for _, seat := range p.largest() {
		t.best, t.holders[seat] = uint8(p.cargo[seat]), true
	}
	return t
}

// Book remembers what has been found out: the more of a game is still to come, the longer that takes, up to a second or two.
// It may be used by several goroutines.
type Book struct{ known sync.Map } // turn to Chances

// Best is the book of the program.
var Best Book

// Before is how likely each seat is to win at the beginning of a turn, or once the game is over.
func (b *Book) Before(p *Position) (c Chances) {
	if p.Over() {
		winners := p.Winners()
		for _, seat := range winners {
			c[seat] = 1 / float64(len(winners))
		}
		return c
	}
	t := turnOf(p)
	if known, there := b.known.Load(t); there {
		return known.(Chances)
	}
	ends := b.ends(p)
	after := reached(&ends, p.Seat)
	c = valued(&ends, &after[Rolls-1], 0, Roll)
	b.known.Store(t, c)
	return c
}

// mostCargo is the largest that there is.
const mostCargo = 12

// ends are what each cargo with which the turn of a position can end leads to.
func (b *Book) ends(p *Position) (ends [mostCargo + 1]Chances) {
	for cargo := range ends {
		if cargo == 1 {
			continue // that of two dice is 2 at least
		}
		after := *p
		after.Hand = Hand{}
		if cargo > 0 {
			low := max(cargo-6, 1)
			after.Hand = Hand{Crew, [Dice]uint8{uint8(cargo - low), uint8(low)}}
		}
		after.land(&Tape{})
		ends[cargo] = b.Before(&after)
	}
	return ends
}

// reached is what each hand is worth with so many rolls left, if the seat does the best for itself.
func reached(ends *[mostCargo + 1]Chances, seat int) (worth [Rolls][hands]Chances) {
	for hand := range known {
		worth[0][hand] = ends[known[hand].Cargo()]
	}
	for left := 1; left < Rolls; left++ {
		before, now := &worth[left-1], &worth[left]
		for aboard := range Crew + 1 {
			now[aboard] = valued(ends, before, aboard, Roll)
		}
		again := now[Crew] // whatever the cargo has been
		for high := uint8(1); high <= 6; high++ {
			lower := valued(ends, before, Hand{Crew, [Dice]uint8{high, 1}}.place(), Lower)
			for low := uint8(1); low <= high; low++ {
				hand := Hand{Crew, [Dice]uint8{high, low}}
				best := &ends[hand.Cargo()]
				for _, other := range []*Chances{&again, &lower} {
					if other[seat] > best[seat] {
						best = other
					}
				}
				now[hand.place()] = *best
			}
		}
	}
	return worth
}

// valued is what an action on a hand leads to, where worth is what hands are worth after it.
func valued(ends *[mostCargo + 1]Chances, worth *[hands]Chances, hand int, a Action) (c Chances) {
	if a == Stop {
		return ends[known[hand].Cargo()]
	}
	for _, o := range rolls[hand][a] {
		c.add(o.part, &worth[o.hand])
	}
	return c
}

// Choose is the place of the best of the legal actions of a position, and what each of them is worth for whose turn it is.
func (b *Book) Choose(p *Position) (best int, worth []float64) {
	ends := b.ends(p)
	after, hand := reached(&ends, p.Seat), p.Hand.place()
	if p.Rolls == 0 {
		hand = 0 // nothing is aboard yet
	}
	for _, a := range p.Legal() {
		chances := valued(&ends, &after[Rolls-p.Rolls-1], hand, a)
		worth = append(worth, chances[p.Seat])
	}
	return slices.Index(worth, slices.Max(worth)), worth
}

// Larger is how likely an action brings a larger cargo at once.
func Larger(hand Hand, a Action) (part float64) {
	for _, o := range rolls[hand.place()][a] {
		if known[o.hand].Cargo() > hand.Cargo() {
			part += o.part
		}
	}
	return part
}
