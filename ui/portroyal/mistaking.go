package portroyal

import (
	"context"
	"slices"
	"time"

	"portroyal/engine/archive"
	"portroyal/engine/calendar"
	"portroyal/engine/portroyal/mistakes"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/transcript"
	ownpage "portroyal/ui/portroyal/mistakes"
)

// The search begins some time after the program, when everything else is there, and goes back so many games. Those in
// which something is to be looked at later wait longer.
const (
	searchAfter = 20 * time.Second
	searchBack  = 20
)

// searchLater goes on with the search that was not finished the last time.
func (w *house) searchLater() { w.stage.After(w.reviews.ctx, searchAfter, w.searchMistakes) }

// searchMistakes looks through the games that have been reviewed and not been looked through, the last one first. It
// gives way to all other work: reviews, computer players that think, hints.
func (w *house) searchMistakes() {
	on := &w.mistaken
	if on.stop != nil || w.own().MistakesOff || w.Archive() == nil {
		return
	}
	games := w.toSearch()
	if len(games) == 0 {
		return
	}
	ctx, stop := context.WithCancel(w.reviews.ctx)
	on.stop = stop
	step := &searched{
		archive: w.Archive(), shelf: w.shelf(), examiner: on.examiner, persons: w.Persons(), box: w.box(), today: w.Today(),
	}
	w.stage.Aside(ctx, func(ctx context.Context, pause func(context.Context)) {
		w.Settled(ctx)
		step.pause = pause
		step.look(ctx, games)
	}, func() {
		stop()
		on.stop = nil
		w.searchedOn(step)
	})
	if w.stage.Inline {
		stop()
		on.stop = nil // nothing is done aside
	}
}

// toSearch are the games in which something may be found, by their ids.
func (w *house) toSearch() (games []string) {
	on, box, i := &w.mistaken, w.box(), -1
	for e := range w.ownGames() {
		i++
		full, later := box.Later[e.ID]
		switch {
		case !mistakes.Counts(&e.Head) || !w.IsOwn(&e.Head) || on.Looked[e.ID] || on.passed[e.ID]:
		case later && slices.ContainsFunc(full, box.HasRoom), !later && i < searchBack:
			games = append(games, e.ID)
		}
	}
	return games
}

// searchReviewed looks through a game that has got its review, also if it has been passed for want of one, or is being
// passed by a step that goes on.
func (w *house) searchReviewed(id string) {
	on := &w.mistaken
	delete(on.passed, id)
	if on.stop != nil {
		on.reviewed[id] = true
	}
	w.searchMistakes()
}

// searchedOn takes over the results of a step of the search, and takes the next one.
func (w *house) searchedOn(step *searched) {
	on := &w.mistaken
	on.examiner = step.examiner
	for _, id := range step.passed {
		on.passed[id] = !on.reviewed[id]
		delete(on.reviewed, id)
	}
	for _, id := range step.through {
		on.LookedThrough(id)
	}
	for id, players := range step.later {
		on.LookLater(id, players)
	}
	if step.err != nil {
		w.stage.Log.Error("mistakes", "error", step.err.Error())
		return
	}
	if step.key != "" {
		on.Add(step.key, step.entry)
		w.stage.Log.Info("mistakes", "game", step.entry.Game, "step", step.entry.Step, "gone", string(step.entry.Gone))
	}
	w.mistaken.Keep()
	if shown, is := w.Screen().(*ownpage.Page); is && step.entry.Gone == "" && step.key != "" {
		shown.Restyle()
	}
	w.searchMistakes()
}

// endSearch ends the search; the mistakes that it has found stay. The one who examines may be at it still, so that
// another search gets another one.
func (w *house) endSearch() {
	if on := &w.mistaken; on.stop != nil {
		on.stop()
		on.stop, on.examiner = nil, nil
	}
}

// searched is a step of the search: a decision that has been looked at, or games in which there is none any more. It is
// made on another goroutine, which shares nothing of it with the window while it goes on.
type searched struct {
	archive  *archive.Archive
	shelf    review.Shelf
	examiner *mistakes.Examiner
	persons  *archive.Persons
	box      mistakes.Box // with everybody called what they are
	today    calendar.Day
	pause    func(context.Context) // returns when the search may go on

	key     mistakes.Key // "" for none
	entry   mistakes.Entry
	through []string            // games that have been looked through
	later   map[string][]string // games in which something is to be looked at when these players have room for it
	passed  []string            // games without a review, or that cannot be read
	err     error
}

// look looks at one decision, in the first of these games that has one.
func (s *searched) look(ctx context.Context, ids []string) {
	for _, id := range ids {
		if s.pause(ctx); ctx.Err() != nil {
			return
		}
		all, is := s.candidates(id)
		if !is {
			s.passed = append(s.passed, id)
			continue
		}
		played := map[mistakes.Key]string{} // under which names
		for i := range all {
			played[all[i].Key] = all[i].Player
			all[i].Player = s.persons.Called(all[i].Player)
		}
		next, full := s.box.Next(all)
		switch {
		case next == nil && len(full) > 0:
			if s.later == nil {
				s.later = map[string][]string{}
			}
			s.later[id] = full
			continue
		case next == nil:
			s.through = append(s.through, id)
			continue
		}
		if s.examiner == nil {
			if s.examiner, s.err = mistakes.NewExaminer(); s.err != nil {
				return
			}
		}
		s.examiner.Pause = s.pause
		entry, err := s.examiner.Examine(ctx, next, &s.box, s.today)
		if err == nil {
			entry.Player = played[next.Key]
			s.key, s.entry = next.Key, entry
		} else if ctx.Err() == nil {
			s.err = err
		}
		return
	}
}

// candidates are those of a game; it reports false for one that has no review, or cannot be read.
func (s *searched) candidates(id string) (all []mistakes.Candidate, is bool) {
	if s.shelf.Written(id) == 0 {
		return nil, false
	}
	read, err := s.archive.Load(id)
	r, is := read.(*transcript.Record)
	if err != nil || !is {
		return nil, false // it is told when somebody opens it
	}
	judged := s.shelf.Load(r)
	if judged == nil {
		return nil, false
	}
	all, err = mistakes.Candidates(r, judged)
	return all, err == nil
}
