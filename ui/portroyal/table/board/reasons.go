package board

import (
	"portroyal/engine/portroyal"
	"portroyal/ui/words"
)

// reasons are the messages that say why something cannot be done.
const reasons words.Family[portroyal.Reason] = "reason.*"

// Reason says in the player's language why an action is refused.
func Reason(w *words.Words, refusal *portroyal.Refusal) string {
	return w.T(reasons.ID(refusal.Reason), "Need", refusal.Need, "Have", refusal.Have)
}
