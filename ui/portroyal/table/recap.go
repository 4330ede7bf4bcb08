package table

import (
	"strings"
	"time"

	"portroyal/ui/portroyal/table/log"
	"portroyal/ui/spoken"
)

// recap is the mode that shows again what happened since a player's last decision, and then returns to the game.
type recap struct{ *course }

// WhatHappened shows again the turns of the other players since the deciding player's last decision.
func (t *Table) WhatHappened() {
	from := t.lastDecided()
	if !t.plays() || !t.personDecides() || t.changing() || from == len(t.match.Steps()) {
		return
	}
	t.stage.Reply(spoken.Sentences(strings.Split(log.Lines(t.news()), "\n")...))
	t.unwind()
	shown := &recap{newCourse(t, from)}
	shown.Watch()
	t.mode = shown
	shown.Recall()
}

// lastDecided is how many steps there were after the deciding player's last decision.
func (t *Table) lastDecided() int { return log.Decided(t.match.Steps(), t.view.Decides()) }

// noticed is how long it is seen at least what happened last.
const noticed = 800 * time.Millisecond

// goOn shows the next step, and after the last one the game.
func (r *recap) goOn(moving, seen time.Duration) {
	if t := r.table; r.At == r.Last() {
		r.next(t.paced(moving)+max(t.stage.PauseAt(r.speed()), noticed), r.end)
		return
	}
	r.next(r.betweenSteps(moving, seen), r.Advance)
}

func (*recap) moment() moment { return watching }

// EndWatching returns to the game if past events are being shown again.
func (t *Table) EndWatching() {
	if shown, is := t.mode.(*recap); is {
		shown.end()
	}
}

// end returns to the game.
func (r *recap) end() {
	t := r.table
	r.hush()
	t.unwind()
	t.mode = game{t}
	t.recall(len(t.match.Steps()))
	t.comeBack()
	t.goOn(nil, 0)
}
