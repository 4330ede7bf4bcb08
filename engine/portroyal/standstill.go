package portroyal

// The limits of a standstill (F6), in whole rounds in a row in which nobody hired a person, claimed
// an expedition, stowed a ship under a wholesaler or fulfilled a contract. High targets with many
// players can be out of everybody's reach, and players who only hoard never get anywhere; since
// hires, claims, stowed ships and contracts are finite, this lets every game end. In ordinary games
// it never comes near.
const (
	// StandstillTold is the number of quiet rounds from which on the players are told of it.
	StandstillTold = 15

	// StandstillRounds is the number of quiet rounds that may pass: with the next quiet turn the
	// round becomes the last one.
	StandstillRounds = 20
)

// QuietTurns counts the turns in a row that have ended without anybody hiring a person, claiming
// an expedition, stowing a ship under a wholesaler or fulfilling a contract (F6). It is 0 as soon
// as somebody does, and when the turn of that ends, too. A cooperative game counts none: the
// Time Pile ends it.
func (s *state) QuietTurns() int {
	if s.quiet == busyTurn {
		return 0
	}
	return int(s.quiet)
}

// busyTurn in place of a number of quiet turns says that the turn being played is none: one more
// than that is 0.
const busyTurn = 255

// QuietRounds counts the whole rounds in a row, of as many turns as there are players, in which
// nothing of the kind happened (F6). From [StandstillTold] on the players should know, unless
// the last round has come anyway: when more than [StandstillRounds] have passed, [state.Ending]
// is true and the round is finished. It is 0 in a cooperative game.
func (s *state) QuietRounds() int { return s.QuietTurns() / max(1, s.Players()) }

// stir ends the quiet turns: somebody has hired, claimed, stowed or fulfilled (F6).
func (s *state) stir() {
	if s.options.goal().standstill {
		s.quiet = busyTurn
	}
}

// countQuiet counts the turn that is ending, if it was a quiet one, and makes this round the last
// one when there were too many (F6).
func (s *state) countQuiet(c *course) {
	if !s.options.goal().standstill {
		return
	}
	if s.quiet++; s.quiet > StandstillRounds*s.options.Players && !s.ending {
		s.ending = true
		c.note(Event{Kind: StandstillReached, Seat: s.active})
	}
}
