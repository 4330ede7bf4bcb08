package review

import (
	"context"
	"math"

	"portroyal/engine/internal/wyrand"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/transcript"
	"portroyal/engine/reviews"
)

// Part is what a chance has changed by.
type Part int

// The parts. Luck comes first: what nobody has decided, and where the others sail, which nobody knows before.
const (
	Dice       Part = iota // that the seat rolls: salvos, roll-offs, for mutinies, Treasure Maps and a Cacafuego
	OthersDice             // that anybody else rolls, legendary pirates and the Navy too
	Treasures              // treasure cards that are turned up (R1), and the legendary pirates who come just before (R6)
	Tavern                 // tavern cards that anybody draws (T2)
	Courses                // where the others sail, against where they were to be expected (N1)
	Own                    // what the seat decides, against what the quick policy would
	Others                 // what the others decide beside Courses, against that as well

	// Parts is how many there are.
	Parts = iota
)

// String is the part's name.
func (p Part) String() string { return partNames[p] }

var partNames = [Parts]string{"dice", "others-dice", "treasures", "tavern", "courses", "own", "others"}

// luck is how many of the parts are luck.
const luck = int(Own)

// Shift is by how much each part changed the chance of the seat.
type Shift [Parts]float64

// Luck is what luck changed.
func (s *Shift) Luck() (sum float64) {
	for _, by := range s[:luck] {
		sum += by
	}
	return sum
}

// Mostly is the part of luck that most of it comes from.
func (s *Shift) Mostly() (most Part) {
	sign := math.Copysign(1, s.Luck())
	for part := range Part(luck) {
		if sign*s[part] > sign*s[most] {
			most = part
		}
	}
	return most
}

// Account is what the chance of the seat went up and down by: Start + all Parts + Rest = Result.
type Account struct {
	Start  float64 // a fair share
	Parts  Shift
	Rest   float64 // where an estimate was wrong
	Result float64
}

// Account adds up what has changed the chance in all rounds, nil as long as nobody knows. No part is above 1, as no chance is: what
// was gained and lost again beyond that is told of none.
func (r *Review) Account() *Account {
	if len(r.Shifts) == 0 {
		return nil
	}
	a := &Account{Start: 1 / float64(r.Players), Result: r.Result[r.Seat]}
	a.Rest = a.Result - a.Start
	for i := range r.Shifts {
		for part, by := range r.Shifts[i] {
			a.Parts[part] += by
			a.Rest -= by
		}
	}
	all := []*float64{&a.Rest}
	for part := range a.Parts {
		all = append(all, &a.Parts[part])
	}
	reviews.Within(all...)
	return a
}

// Points are the parts of an account as they are written, in whole percentage points. They add up as well; the rest has what
// rounding leaves over.
func (a *Account) Points() (start int, parts [Parts]int, rest, result int) {
	whole := func(chance float64) int { return int(math.Round(100 * chance)) }
	start, result = whole(a.Start), whole(a.Result)
	rest = result - start
	for part, by := range a.Parts {
		parts[part] = whole(by)
		rest -= parts[part]
	}
	return start, parts, rest, result
}

// Luckiest and unluckiest are the rounds, counted from 0 in Rounds, in which luck changed most for the better and for the worse; -1
// where it never did.
func (r *Review) Luckiest() (best, worst int) {
	best, worst = -1, -1
	most, least := 0.0, 0.0
	for i := range r.Shifts {
		switch by := r.Shifts[i].Luck(); {
		case by > most:
			most, best = by, i
		case by < least:
			least, worst = by, i
		}
	}
	return best, worst
}

// partOf is where a number came from that an event tells of, if chance brought it. Only dice ask who had them, see [hands].
func partOf(e *cove.Event) (part Part, chance bool) {
	switch e.Kind {
	case cove.Rolled, cove.RolledOff, cove.MapRolled, cove.MutinyRolled, cove.Taken:
		return OthersDice, true
	case cove.Drew, cove.ParrotOffered, cove.ParrotLanded:
		return Tavern, true
	case cove.BlackCame, cove.TreasureShown:
		return Treasures, true
	}
	return 0, false
}

// hands are the ship that an event's dice belong to: that of the last salvo for those of salvos.
func hands(e *cove.Event, firing cove.Target) cove.Target {
	switch e.Kind {
	case cove.Rolled:
		return firing
	case cove.RolledOff:
		return e.Ship
	}
	return cove.Target(e.Seat)
}

// stretch is what chance brought of one part in a row, up to so many numbers of those that an action has shown.
type stretch struct {
	part Part
	upTo int
}

// stretches are those of an action for a seat, in order.
func stretches(a cove.Action, events []cove.Event, seat int) (all []stretch) {
	n, firing := 0, cove.Target(a.Seat)
	drawn := a.Kind == cove.TakeNew // before: the parrot that lands first (T2)
	for i := range events {
		part, chance := partOf(&events[i])
		if events[i].Kind == cove.Fired {
			firing = events[i].Ship
		}
		if part == OthersDice && hands(&events[i], firing) == cove.Target(seat) {
			part = Dice
		}
		if drawn && events[i].Kind == cove.ParrotLanded {
			drawn, chance = false, false
		}
		if !chance {
			continue
		}
		n++
		if last := len(all) - 1; last >= 0 && all[last].part == part {
			all[last].upTo = n
		} else {
			all = append(all, stretch{part, n})
		}
	}
	return all
}

// How often two positions are played on to tell what lies between them: until the standard error of a single difference is that
// small, but within limits; and how often each island is tried for where the others are expected. In games of four Captains, with other
// seeds, a part of the account came out one point off in the mean, and six at most.
const (
	exact       = 0.002
	fewest      = 200
	mostOften   = 4000
	courseTurns = 1000
)

// gauge finds what has changed the chance of a seat. Each thing that chance brought or somebody decided is held against what else
// could have come: from the same position, hidden cards as they are, both are played on by the same policy with the same seeds. So
// luck is 0 in the mean, however well the policy plays (D. Zare, "Hedging toward skill", 2000).
type gauge struct {
	ctx     context.Context
	adviser *bot.Adviser
	of      *transcript.Record
	seat    int
	habits  [cove.MaxPlayers]bot.Habits
	most    int     // how often two positions are played on at most
	alone   bool    // chance is looked at alone, and nothing that anybody decided
	shifts  []Shift // by round
	chance  Shares  // what everything that was looked at brought each seat

	step   int
	before cove.Position                // of the action at hand
	secret cove.Position                // before anybody has chosen where all choose at the same time
	chosen [cove.MaxPlayers]cove.Action // there
}

func (j *Judge) gauge(ctx context.Context, of *transcript.Record, seat, rounds int) *gauge {
	g := &gauge{ctx: ctx, adviser: j.adviser, of: of, seat: seat, most: mostOften, shifts: make([]Shift, rounds)}
	for i := range of.Seats {
		level, _, _ := bot.LevelOf(of.Seats[i].Player)
		g.habits[i] = bot.HabitsOf(level)
	}
	return g
}

// shifts finds what has changed the chance of a seat in each of so many rounds of a game.
func (j *Judge) shifts(ctx context.Context, of *transcript.Record, seat, rounds int) ([]Shift, error) {
	g := j.gauge(ctx, of, seat, rounds)
	if _, err := of.Follow(g.watch); err != nil {
		return nil, err
	}
	return g.shifts, ctx.Err()
}

// Luck finds what dice, treasure cards and tavern cards have changed everybody's chance to win by in a game that is over: all of
// luck in an [Account] but for Courses, whose mean need not be 0. The sum over the seats is 0, and so is the mean over games for
// each seat, however seldom two positions are played on to tell what lies between them, at most so often. won is who won. It is an
// error if the record does not play, or if ctx is done before the end.
func (j *Judge) Luck(ctx context.Context, of *transcript.Record, most int) (won, lucky Shares, err error) {
	g := j.gauge(ctx, of, 0, of.Rules().Length())
	g.most, g.alone = most, true
	last, err := of.Follow(g.watch)
	if err != nil {
		return won, lucky, err
	}
	return *j.eval.Worth(&last), g.chance, ctx.Err()
}

// watch is shown the course of the record, as [transcript.Record.Follow] does.
func (g *gauge) watch(tape *cove.Tape, after *cove.Position) {
	if g.step > 0 {
		a := g.of.Actions[g.step-1]
		switch {
		case g.alone:
		case !g.before.Secret():
			g.decided(a)
		default:
			if g.chosen[a.Seat] = a; !after.Chosen(int(a.Seat)) {
				g.shown()
			}
		}
		g.brought(a, tape, after.Round())
	}
	g.step++
	g.before = *after
	nobody := after.Secret()
	for seat := range after.Players() {
		nobody = nobody && !after.Chosen(seat)
	}
	if nobody {
		g.secret = *after
	}
}

// brought finds what chance has brought in an action, after which it is a round.
func (g *gauge) brought(a cove.Action, tape *cove.Tape, now int) {
	sooner := 0
	for _, s := range stretches(a, tape.Events, g.seat) {
		round := g.before.Round()
		if s.part == Treasures {
			round = now
		}
		known, before := tape.Shown[:s.upTo], tape.Shown[:sooner]
		g.add(s.part, round, func(random uint64) (came, other cove.Position) {
			return with(g.before, a, known, random), with(g.before, a, before, random)
		})
		sooner = s.upTo
	}
}

// with is what a position becomes by an action for which chance brings this first.
func with(p cove.Position, a cove.Action, first []uint8, random uint64) cove.Position {
	p.SetRandom(random)
	if err := p.PlayWith(a, first, nil); err != nil {
		panic(err) // it has just been played so
	}
	return p
}

// decided finds what a decision has changed.
func (g *gauge) decided(a cove.Action) {
	part := Others
	if int(a.Seat) == g.seat {
		part = Own
	}
	g.add(part, g.before.Round(), func(random uint64) (came, other cove.Position) {
		return with(g.before, a, nil, random), with(g.before, g.adviser.Quick(&g.before, int(a.Seat), random), nil, random)
	})
}

// shown finds what has changed by choices that all have made at the same time.
func (g *gauge) shown() {
	played := func(_ *cove.Position, seat int, _ uint64) cove.Action { return g.chosen[seat] }
	expected := g.adviser.Quick
	part := Others
	if g.secret.Phase() == cove.Navigation {
		mixes := g.mixes()
		part, expected = Courses, func(_ *cove.Position, seat int, _ uint64) cove.Action {
			return cove.Action{Kind: cove.Sail, Seat: uint8(seat), Island: g.adviser.Course(&mixes[seat])}
		}
	}
	round := max(1, g.secret.Round())
	g.add(part, round, func(random uint64) (came, other cove.Position) {
		return g.together(played, played, random), g.together(played, expected, random)
	})
	g.add(Own, round, func(random uint64) (came, other cove.Position) {
		return g.together(played, expected, random), g.together(g.adviser.Quick, expected, random)
	})
	if part == Courses {
		g.add(Others, round, func(random uint64) (came, other cove.Position) {
			return g.together(g.adviser.Quick, expected, random), g.together(g.adviser.Quick, g.adviser.Quick, random)
		})
	}
}

// mixes are how often everybody is expected where, by what everybody sees.
func (g *gauge) mixes() (mixes [cove.MaxPlayers]bot.Mix) {
	view := g.secret.View(cove.Onlooker)
	g.adviser.Begin(&view, seedOf(g.of, g.step))
	for range courseTurns {
		g.adviser.Steer()
	}
	for seat := range g.of.Seats {
		mixes[seat] = g.adviser.Expected(seat, g.habits[seat])
	}
	return mixes
}

// together is what a position becomes where the seat chooses in one way and the others do in another.
func (g *gauge) together(own, others func(*cove.Position, int, uint64) cove.Action, random uint64) cove.Position {
	p := g.secret
	p.SetRandom(random)
	for seat := range p.Players() {
		choose := others
		if seat == g.seat {
			choose = own
		}
		p.Play(choose(&p, seat, random+uint64(seat)), nil)
	}
	return p
}

// add adds to a part of a round what lies between two positions: the mean difference for each seat by the end of the round.
func (g *gauge) add(part Part, round int, pair func(random uint64) (came, other cove.Position)) {
	random, squares, n := wyrand.Seeded(seedOf(g.of, g.step)<<3+uint64(part)), 0.0, 0.0
	var sums Shares
	sum := &sums[g.seat]
	for n < min(fewest, float64(g.most)) || n < float64(g.most) && squares-*sum**sum/n > exact*exact*n*n {
		if g.ctx.Err() != nil {
			return
		}
		n++
		came, other := pair(uint64(random.Below(1 << 62)))
		roll := uint64(random.Below(1 << 62))
		came.SetRandom(roll)
		other.SetRandom(roll)
		if came == other {
			continue
		}
		before := *sum
		for seat, chance := range g.adviser.Onward(&came, round, roll) {
			sums[seat] += chance
		}
		for seat, chance := range g.adviser.Onward(&other, round, roll) {
			sums[seat] -= chance
		}
		squares += (*sum - before) * (*sum - before)
	}
	g.shifts[max(1, round)-1][part] += *sum / n
	for seat := range g.chance {
		g.chance[seat] += sums[seat] / n
	}
}
