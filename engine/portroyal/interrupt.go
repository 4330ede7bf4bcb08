package portroyal

// Interruptions and their order.
//
// A card that is turned up can ask somebody something before it is dealt with to its end: a ship that may be repelled,
// a tax increase that makes somebody a Tax Officer, a ship that completes a fleet; and each of these can happen in the
// middle of the four cards of a gambler. Steps that have begun and are not finished are on a stack, the innermost one
// last:
//
//	gambling   card: the second ship of a colour that has come, or NoCard; n: cards still to come (H13)
//	taxing     card: the tax increase, NoCard for an extra one (C5); the bonus is still to be paid (X3)
//	busting    the turn ends when everybody has been asked about Jinx (K7)
//	turning    the next card is about to be turned up, in a View that is played on
//	repelling  card: the ship that waits for its answer (D3)
//	asking     contract: what is offered; n: a bit for each seat asked after the deciding one (K3)
//	moving     a card of the Time Pile may be moved (P3)
//
// The last four wait for an answer and are therefore the last ones. The stack is at most three deep:
// gambling, taxing, asking.

type stepKind uint8

const (
	noStep stepKind = iota
	gambling
	taxing
	busting
	turning
	repelling
	asking
	moving
)

// stepPhases are the phases in which the game waits for an answer to a step.
var stepPhases = [...]Phase{turning: Chance, repelling: Repel, asking: Moment, moving: MoveTime}

// maxDepth is the highest number of steps on the stack.
const maxDepth = 3

// step is something that has begun and is not finished, see above.
type step struct {
	kind     stepKind
	card     Card
	n        uint8
	contract Contract
}

// push begins a step.
func (s *state) push(next step) {
	s.steps[s.depth] = next
	s.depth++
	s.phase = stepPhases[next.kind]
}

// pop ends the innermost step. Below one that waits for an answer stand none that do, and below all of them
// stands phase Discover.
func (s *state) pop() {
	s.depth--
	s.steps[s.depth] = step{} // equal positions are equal values
	s.phase = Discover
}

// top is the innermost step; its kind is noStep if nothing is interrupted.
func (s *state) top() step {
	if s.depth == 0 {
		return step{}
	}
	return s.steps[s.depth-1]
}

// isGambling reports whether the cards turned up are those of a gambler (H13).
func (s *state) isGambling() bool { return s.depth > 0 && s.steps[0].kind == gambling }

// resume carries out what is on the stack until somebody has to answer, or nothing is left.
func (s *state) resume(c *course) {
	for s.depth > 0 {
		top := s.top()
		switch top.kind {
		case gambling:
			if s.Won() {
				return // over at this moment (P4)
			}
			s.gambleOn(c)
		case taxing:
			s.pop()
			s.payBonus(top.card, c)
		case busting:
			s.pop()
			s.endTurn(c)
		default:
			return
		}
	}
}
