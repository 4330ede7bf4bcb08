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

// OneGuard is what the variant is called in which a mastercraft or the parrot guards a section, never both.
func OneGuard(w *words.Words) string { return w.T("cove.option.one-guard") }

// CraftEach is what the option is called with which a ship carries a mastercraft on each section.
func CraftEach(w *words.Words) string { return w.T("cove.option.craft-each") }
