package portroyal

import (
	"cmp"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	shared "portroyal/ui/ending"
	"portroyal/ui/portroyal/ending"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/words"
)

// bestBefore is the best result on a set-up before a game begins, nil if there is none.
func (w *house) bestBefore(options portroyal.Options) *progress.Best {
	if best, ok := w.own().BestOn(options); ok && options.Cooperative {
		return &best
	}
	return nil
}

// count saves the results of a finished game: the best result together, or the score of the series.
func (w *house) count(game *match.Match) {
	w.last = conclusion{game: game, before: w.best}
	voyage := &w.own().Voyage
	voyage.Played = voyage.Played || voyage.Remarks
	view := game.View()
	if game.Practice() || !w.IsOwn(game.About()) { // it counts for nothing
		return
	}
	switch apart := w.book.Note(game); {
	case view.Options().Cooperative:
		w.own().Remember(progress.ResultOf(&view))
	case apart: // it does not count in the series
	default:
		var players []progress.Rival
		called := w.Called(game)
		for i, seat := range game.Seats() {
			players = append(players, progress.Rival{Name: cmp.Or(called[i], seat.Name), Player: seat.Player})
		}
		w.Persons().Call(w.own().Series.Persons())
		w.own().Count(view.Options(), players, view.Winners())
		w.last.series = w.own().Series
	}
}

// ended follows when the results of a game have been saved.
func (w *house) ended(game *match.Match) {
	if w.last.series != nil {
		w.last.series = w.own().Series // with what other windows have added
	}
	w.reviewAhead(game)
}

// conclusion is what has come of a game that was finished in this window.
type conclusion struct {
	game   *match.Match
	before *progress.Best   // the best result together before it, nil if there was none
	series *progress.Series // with it, nil where it belongs to none
}

// shownEnd is a game that is over, as its end shows it. For one that is only looked at again the results before it are not
// known any more: beside its result the best one so far is shown.
func (w *house) shownEnd(game *match.Match) ending.Game {
	of := ending.Game{Match: game, Ask: w.OpenRules}
	of.Colours, _ = w.Looks(game)
	of.Goals = w.book.GoalsOf(game)
	view := game.View()
	switch options := view.Options(); {
	case w.last.game == game:
		of.Before, of.Series = w.last.before, w.last.series
	case options.Cooperative:
		result := progress.ResultOf(&view)
		of.Before = &result
		if best := w.bestBefore(options); best != nil {
			of.Before = best
		}
	}
	return of
}

// afterwards are the ways to go on after a game that only this one has. The game is played again as it was set up, also in
// the order of the same deck: others at the screen may want to try it as well.
func (w *house) afterwards(game *match.Match) (ways []shared.Way) {
	put := func(id words.Tipped, to func()) { ways = append(ways, shared.Way{ID: id, Go: to}) }
	again, deck := w.again(game), game.Record().Given()
	same := func() { w.deal(again, deck) }
	apart := w.book.After(game)
	switch {
	case apart != nil:
		ways = apart
	case again.Seed != nil || deck != nil:
		another := again
		another.Seed = nil
		put("end.same", same)
		put("end.another", func() { w.play(another) })
	default:
		put("end.again", same)
	}
	put("end.setup", w.showSetup)
	return ways
}

// again is the set-up of a game with what there is in this program, for playing it once more.
func (w *house) again(game *match.Match) progress.Setup {
	return w.renamed(setupOf(game))
}

// showEnd shows the end of a finished game over the table, as often as the player asks.
func (w *house) showEnd(game *match.Match) {
	w.Conclude(game)
	w.LayEnd(&ending.New(w.stage, w.shownEnd(game), w.Ways(game, w.afterwards(game)...)...).End)
	w.honours.Reckon(game, w.honours.Ahead)
}
