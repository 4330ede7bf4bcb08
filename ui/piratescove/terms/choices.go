package terms

import (
	cove "portroyal/engine/piratescove"
	"portroyal/ui/words"
)

// The families of messages about choices.
const (
	phases      words.Family[cove.Phase]  = "cove.phase.*"
	phasesAbout words.Family[cove.Phase]  = "cove.phase.about.*" // a sentence: what is waited for
	reasons     words.Family[cove.Reason] = "cove.reason.*"
)

// Phase is what a phase is called.
func Phase(w *words.Words, phase cove.Phase) string { return w.T(phases.ID(phase)) }

// PhaseAbout says in a sentence what a phase waits for.
func PhaseAbout(w *words.Words, phase cove.Phase) string { return w.T(phasesAbout.ID(phase)) }

// Reason says why an action is refused; of none, that it is possible.
func Reason(w *words.Words, refusal *cove.Refusal) string {
	if refusal == nil {
		return w.T(reasons.ID(cove.Allowed))
	}
	return w.T(reasons.ID(refusal.Reason), "Need", Doubloons(w, refusal.Need), "Have", refusal.Have)
}

// Variants name what is played otherwise than usual: as many rounds as there are, and the options.
func Variants(w *words.Words, o cove.Options) (names []string) {
	if o.Length() != cove.Rounds {
		names = append(names, Rounds(w, o.Length()))
	}
	blacks := o.Blacks() - cove.UsualBlackShips(o.Seats())
	for _, option := range [...]struct {
		is   bool
		name words.ID
	}{
		{blacks < 0, "cove.option.one-black"},
		{blacks > 0, "cove.option.two-blacks"},
		{o.OpenFame, "cove.option.open-fame"},
		{o.OneGuard, "cove.option.one-guard"},
		{o.CraftEach, "cove.option.craft-each"},
	} {
		if option.is {
			names = append(names, w.T(option.name))
		}
	}
	return names
}
