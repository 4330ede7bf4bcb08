package piratescove

import (
	"cmp"
	"fmt"

	"portroyal/engine/internal/wyrand"
)

// Position is a game at one moment, with everything that is hidden. It is a plain value: a copy is independent.
type Position struct{ state }

// Check says in one sentence what is impossible about options, or nil.
func (o Options) Check() error {
	if o.Players < MinPlayers || o.Players > MaxPlayers {
		return fmt.Errorf("players: %d is not from %d to %d (A1, A6)", o.Players, MinPlayers, MaxPlayers)
	}
	switch o.Rounds {
	case 0, ShortRounds, Rounds:
	default:
		return fmt.Errorf("rounds: %d is neither %d nor %d (A1, V1)", o.Rounds, ShortRounds, Rounds)
	}
	if o.BlackShips > mostBlackShips {
		return fmt.Errorf("black-ships: %d is more than %d (V2)", o.BlackShips, mostBlackShips)
	}
	return nil
}

// Length is how many rounds are played (A1, V1).
func (o Options) Length() int { return int(cmp.Or(o.Rounds, Rounds)) }

// Blacks is how many black ships there are (U2, A6, V2).
func (o Options) Blacks() int {
	if o.BlackShips > 0 {
		return int(o.BlackShips)
	}
	return UsualBlackShips(o.Seats())
}

// UsualBlackShips is how many black ships there are among so many players (U2, A6).
func UsualBlackShips(players int) int {
	if players <= 3 {
		return 2
	}
	return 1
}

// Seats is how many play.
func (o Options) Seats() int { return int(o.Players) }

// New sets up a game (U). The same options, seed and actions always give the same game.
func New(options Options, seed uint64) (Position, error) {
	var p Position
	if err := options.Check(); err != nil {
		return p, err
	}
	p.options, p.random = options, wyrand.Seeded(seed)
	if options.Fated {
		p.fate = fate{on: true, seed: uint64(p.random)}
	}
	p.setUp(&course{})
	return p, nil
}

// setUp lays everything out, for outfitting (U1 to U3).
func (s *state) setUp(c *course) {
	players := int(s.options.Players)
	for card := range cardFaces {
		s.pile[card] = cardFaces[card].Copies
		s.left += cardFaces[card].Copies
	}
	for t := range s.treasures {
		if t > 0 {
			s.treasures[t] = TreasureCopies
		}
	}
	s.legends = 1<<(legends+1) - 2
	s.blacks[0] = Black{Legend: s.drawLegend(c), Island: Tavern}
	if s.options.Blacks() > 1 {
		s.blacks[1] = Black{Legend: s.drawLegend(c), Island: CannonIsland}
	}
	s.doubloons, s.hoard = bankDoubloons, bankTreasures
	s.lookout, s.pursued.by, s.pursued.on, s.mapped.seat = nobody, nobody, nobody, nobody
	for seat := range players {
		ship := &s.ships[seat]
		ship.Places = [Sections]uint8{startPlace, startPlace, startPlace, startPlace}
		ship.Doubloons = startDoubloons
		s.doubloons -= startDoubloons
		s.owe(uint8(seat), 1)
		for s.draws[0].cards > 0 {
			s.drawOwed(c)
		}
	}
	s.phase, s.step, s.at = Outfitting, toTreasure, nobody
}

// Owes reports whether a seat owes a choice.
func (s *state) Owes(seat int) bool {
	switch {
	case s.phase == Over || seat >= s.Players():
		return false
	case s.together():
		return !s.chosen[seat]
	}
	return int(s.at) == seat
}

// together reports whether all seats choose at the same time (U4, N1).
func (s *state) together() bool {
	return s.phase == Outfitting || s.phase == Navigation && s.lookout == nobody
}

// Apply plays an action of a seat that owes a choice, and everything that follows without another one. An action that is
// not legal is a *[Refusal], and nothing changes.
func (p *Position) Apply(a Action, tape *Tape) error {
	if refusal := p.Refuse(a); refusal != nil {
		return refusal
	}
	p.Play(a, tape)
	return nil
}

// Play is Apply for an action that [state.Legal] has listed: it is not judged again.
func (p *Position) Play(a Action, tape *Tape) {
	c := course{tape: tape}
	p.carryOut(a, &c)
}

// Replay is Apply with what chance brings, as a [Tape] has shown it. If that is impossible, it is an error as well, and
// nothing changes.
func (p *Position) Replay(a Action, shown []uint8, tape *Tape) error {
	after := *p
	var noted Tape
	used, err := after.ReplayPart(a, shown, &noted)
	switch {
	case err != nil:
		return err
	case used < len(shown):
		return fmt.Errorf("chance brought more than was asked for")
	}
	*p = after
	if tape != nil {
		tape.Events = append(tape.Events, noted.Events...)
		tape.Shown = append(tape.Shown, noted.Shown...)
	}
	return nil
}

// PlayWith is Apply where chance brings these first, see [Tape]; then the generator goes on. It is an error if chance
// cannot bring them, or is not asked for as much, and nothing changes.
func (p *Position) PlayWith(a Action, first []uint8, tape *Tape) error {
	if refusal := p.Refuse(a); refusal != nil {
		return refusal
	}
	after := *p
	c := course{tape: tape, dealt: first, replay: true, goesOn: true}
	after.carryOut(a, &c)
	switch {
	case c.err != nil:
		return c.err
	case len(c.dealt) > 0:
		return fmt.Errorf("chance was asked for %d numbers less", len(c.dealt))
	}
	*p = after
	return nil
}

// ReplayPart is Replay with what chance brought in this action and perhaps in later ones; it says how much of it was used.
func (p *Position) ReplayPart(a Action, shown []uint8, tape *Tape) (used int, err error) {
	if refusal := p.Refuse(a); refusal != nil {
		return 0, refusal
	}
	after, noted := *p, Tape{}
	c := course{tape: &noted, dealt: shown, replay: true}
	after.carryOut(a, &c)
	if c.err != nil {
		return 0, c.err
	}
	*p = after
	tape.Events = append(tape.Events, noted.Events...)
	tape.Shown = append(tape.Shown, noted.Shown...)
	return len(noted.Shown), nil
}

// Random is the state of the generator: all that chance decides from here on follows from it, but where the game is fated.
func (p *Position) Random() uint64 { return uint64(p.random) }

// SetRandom lets chance go on from a state of the generator that Random has given.
func (p *Position) SetRandom(state uint64) { p.random = wyrand.Generator(state) }
