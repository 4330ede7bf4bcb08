package board

import (
	"portroyal/engine/portroyal"
	"portroyal/ui/words"
)

// reasonPrefix begins the ids of the messages that say why something cannot be done.
const reasonPrefix = "reason."

// Reason says in the player's words why an action is refused.
func Reason(w *words.Words, refusal *portroyal.Refusal) string {
	if refusal.Reason == portroyal.TooExpensive {
		return w.T(reasonPrefix+refusal.Reason.String(), "Need", refusal.Need, "Have", refusal.Have)
	}
	return w.T(reasonPrefix + refusal.Reason.String())
}
