package portroyal

import (
	"cmp"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/ending"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/stage"
)

// endingPause is how long nothing may have been pressed before Enter plays again: a player who passes with it once a
// second means the game.
const endingPause = 2 * time.Second

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
	switch apart := w.finish(game); {
	case view.Options().Cooperative:
		w.own().Remember(progress.ResultOf(&view))
	case apart: // it does not count in the series
	default:
		var players []progress.Rival
		called := w.called(game)
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
	of := ending.Game{Match: game}
	of.Colours, _ = w.Looks(game)
	of.Goals, of.Voyage = w.goalsOf(game)
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

// afterwards are the ways to go on after a game, and the one that Enter takes. The game is played again as it was set
// up, also in the order of the same deck: others at the screen may want to try it as well.
func (w *house) afterwards(game *match.Match) (calls ending.Calls, onEnter func()) {
	calls = ending.Calls{
		Setup: w.showSetup, Look: w.stage.Close, Start: w.ShowStart, Replay: func() { w.SitAgain(game) },
		Review: func() { w.showOwnReview(game, nil) }, Ask: w.OpenRules,
	}
	if back := w.WayBack(); back != nil && back.ID != chartWay {
		calls.Leads, calls.Start = back.ID, w.LeaveGame
	}
	if day, is := dayOf(game); is {
		calls.Day = func() { w.showDays(day) }
		return calls, calls.Day
	}
	if w.careerAfter(game, &calls) {
		return calls, calls.Career
	}
	again, deck := w.again(game), game.Record().Given()
	calls.Again = func() { w.deal(again, deck) }
	if another := again; again.Seed != nil || deck != nil {
		another.Seed = nil
		calls.Another = func() { w.play(another) }
	}
	return calls, calls.Again
}

// again is the set-up of a game with what there is in this program, for playing it once more.
func (w *house) again(game *match.Match) progress.Setup {
	return w.renamed(setupOf(game))
}

// showEnd shows the end of a finished game over the table, as often as the player asks.
func (w *house) showEnd(game *match.Match) {
	w.Conclude(game)
	calls, onEnter := w.afterwards(game)
	var keys, clicks stage.Lull
	for _, call := range []*func(){
		&calls.Again, &calls.Another, &calls.Day, &calls.Career, &calls.Voyage, &calls.Setup, &calls.Look, &calls.Replay,
		&calls.Review, &calls.Start,
	} {
		if do := *call; do != nil {
			*call = func() {
				if clicks.Over(w.stage.Time()) {
					do()
				}
			}
		}
	}
	end := ending.New(w.stage, w.shownEnd(game), calls)
	w.LayEnd(&end.End, func(key *fyne.KeyEvent) {
		meant := keys.Over(w.stage.Time())
		if meant && (key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter) {
			onEnter()
			return
		}
		w.stage.Walk(key)
	})
	shown := w.stage.Time() // what has been drawn for it has taken its time
	keys, clicks = stage.NewLull(shown, endingPause), stage.NewLull(shown, stage.DoubleClick)
	w.reckon(game, w.ahead)
}
