package bot

import (
	"portroyal/engine/internal/wyrand"
	cove "portroyal/engine/piratescove"
)

// Onward plays a position on as it is, with all that is hidden in it, by the quick policy to the end of a round or of the game, and
// gives what everybody's chance to win is then. A position that is past that round already is judged at once. The same position and
// roll give the same.
func (a *Adviser) Onward(p *cove.Position, last int, roll uint64) *[cove.MaxPlayers]float64 {
	a.roll(roll)
	for p.Round() <= last && p.Phase() != cove.Over {
		p.Play(a.search.policy.choose(p, p.Owing()), nil)
	}
	return a.search.eval.Worth(p)
}

// Quick is what a seat that owes a choice does by the quick policy.
func (a *Adviser) Quick(p *cove.Position, seat int, roll uint64) cove.Action {
	a.roll(roll)
	return a.search.policy.choose(p, seat)
}

// roll has the quick policy begin anew, by another chance.
func (a *Adviser) roll(roll uint64) {
	a.search.policy.random, a.search.policy.round = wyrand.Seeded(roll), 0
}

// Course is an island that a seat sails to, each as often as a mix says.
func (a *Adviser) Course(mix *Mix) cove.Island { return a.others.pick(mix) }
