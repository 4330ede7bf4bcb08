package table

import (
	"time"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/coach"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/table/hints"
	"portroyal/ui/portroyal/table/remarks"
)

// remarking is a short remark on a decision, for a player in one of their first games.
type remarking struct {
	remark remarks.Remark
	found  []coach.Hint // what every choice is worth, the best first
}

const (
	// knownAfter is how often the player has to do well with a topic before there are no more remarks on it.
	knownAfter = 3
	// asWell is how much smaller the chance of winning may be with the player's choice than with the best one to
	// count as doing well.
	asWell = 0.02
	// mostRemarked is how often a remark on a topic is shown in a game.
	mostRemarked = 2
	// mostRemarking is how long the coach thinks about a decision for a remark.
	mostRemarking = 150 * time.Millisecond
)

// remarks reports whether there are remarks in this game: for a single person who wants them, while the game is
// in progress.
func (t *Table) remarks() bool {
	return progress.Of(t.stage.Settings).Voyage.Remarks && t.unguided() && t.seats.Persons() == 1 && t.personDecides()
}

// findRemark evaluates the choices of the current decision and finds the most important remark that does not
// mislead the player.
func (t *Table) findRemark() {
	t.remarked = nil
	if !t.remarks() {
		return
	}
	voyage := &progress.Of(t.stage.Settings).Voyage
	view := t.view
	unknown := remarks.Of(&view, func(topic remarks.Topic) bool {
		return voyage.Known[string(topic)] >= knownAfter || t.timesRemarked[topic] >= mostRemarked
	})
	if len(unknown) == 0 {
		return
	}
	asked := &remarking{}
	t.remarked = asked
	hints.Think(t.ctx, t.stage, view, mostRemarking, func(found []coach.Hint, _ hints.Why) {
		if t.remarked != asked || len(found) == 0 {
			return
		}
		for _, remark := range unknown {
			if remark.Suits(&view, found[0].Action) {
				t.remarked = &remarking{remark, found}
				t.timesRemarked[remark.Topic]++
				t.build()
				return
			}
		}
	})
}

// learned records whether the player has done well with the topic of the remark: topics that they know get no
// more remarks.
func (t *Table) learned(action portroyal.Action) {
	remarked := t.remarked
	t.remarked = nil
	if remarked == nil || remarked.remark.Topic == "" {
		return
	}
	voyage, topic := &progress.Of(t.stage.Settings).Voyage, string(remarked.remark.Topic)
	for _, hint := range remarked.found {
		if hint.Action == action && hint.Chance >= remarked.found[0].Chance-asWell {
			if voyage.Known == nil {
				voyage.Known = map[string]int{}
			}
			voyage.Known[topic]++
			t.stage.Keep()
			return
		}
	}
}

// remark is the remark on the current decision, "" if there is none.
func (t *Table) remark() string {
	if t.remarked == nil || t.remarked.remark.Topic == "" || !t.remarks() {
		return ""
	}
	return t.remarked.remark.Words(t.stage.Words, t.name(t.view.Active()))
}
