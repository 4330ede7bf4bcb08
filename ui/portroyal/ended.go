package portroyal

import (
	"cmp"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/freemem"
	"portroyal/ui/portroyal/ending"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/sound"
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

// finish saves the results of a finished game: the best result together or the score of the series, to which it reports
// whether the game belongs.
func (w *house) finish(game *match.Match) (series bool) {
	w.stage.Log.Info("over", "result", game.Record().Result)
	w.PictureTable()
	w.Remembers(game)
	w.LetGo() // nothing more is written
	voyage := &w.own().Voyage
	voyage.Played = voyage.Played || voyage.Remarks
	view := game.View()
	switch {
	case game.Practice(), !w.IsOwn(game.About()): // it counts for nothing
	case game.Record().Daily != "": // it counts in its own way, not in the series
		w.finishDaily(game)
	case w.voyageOf(game) != "": // neither does a voyage
		w.finishVoyage(game)
		if view.Options().Cooperative {
			w.own().Remember(progress.ResultOf(&view))
		}
	case view.Options().Cooperative:
		w.own().Remember(progress.ResultOf(&view))
	default:
		var players []progress.Rival
		called := w.called(game)
		for i, seat := range game.Seats() {
			players = append(players, progress.Rival{Name: cmp.Or(called[i], seat.Name), Player: seat.Player})
		}
		w.Persons().Call(w.own().Series.Persons())
		w.own().Count(view.Options(), players, view.Winners())
		series = true
	}
	w.stage.Keep()
	w.stage.Background.Go(freemem.Return)
	return series
}

// conclusion is what has come of a game that was finished in this window.
type conclusion struct {
	game   *match.Match
	before *progress.Best   // the best result together before it, nil if there was none
	series *progress.Series // with it, nil where it belongs to none
}

// conclude saves a game that has just come to its end, with its results.
func (w *house) conclude(game *match.Match, best *progress.Best) {
	w.finished = game
	w.last = conclusion{game: game, before: best}
	if w.finish(game) {
		w.last.series = w.own().Series
	}
	w.stage.Play(outcome(game))
	w.reviewAhead(game)
}

// ended is a game that is over, as its end shows it. For one that is only looked at again the results before it are not
// known any more: beside its result the best one so far is shown.
func (w *house) ended(game *match.Match, colours []int) ending.Game {
	of := ending.Game{Match: game, Colours: colours}
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
		Setup: w.showSetup, Look: w.stage.Close, Start: w.ShowStart, Replay: func() { w.sitAgain(game) },
		Review: func() { w.showOwnReview(game, nil) }, Ask: w.openRules,
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

// endOverlay is the name of the overlay with the end of a game.
const endOverlay = "end"

// showEnd shows the end of a finished game over the table, as often as the player asks.
func (w *house) showEnd(game *match.Match, colours []int, best *progress.Best) {
	if w.stage.Covered() {
		w.stage.CloseAll()
	}
	if w.finished != game {
		w.conclude(game, best)
	}
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
	end := ending.New(w.stage, w.ended(game, colours), calls)
	w.end = end
	under := w.Screen().Content()
	under.Hide() // nobody sees it, but it would be painted
	w.ground.Leave()
	w.stage.Lay(stage.Overlay{
		Name: endOverlay, Content: end.Content(), Restyle: end.Restyle,
		Keys: func(key *fyne.KeyEvent) {
			meant := keys.Over(w.stage.Time())
			if meant && (key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter) {
				onEnter()
				return
			}
			w.stage.Walk(key)
		},
		Closed: func() {
			end.Leave()
			if w.end == end {
				w.end = nil
			}
			under.Show()
		},
	})
	shown := w.stage.Time() // what has been drawn for it has taken its time
	keys, clicks = stage.NewLull(shown, endingPause), stage.NewLull(shown, stage.DoubleClick)
	w.reckon(game, w.ahead)
}

// outcome is what is heard at the end of a game: it is lost where there are persons at the table of whom nobody has
// won.
func outcome(game *match.Match) sound.Sound {
	view := game.View()
	if view.Options().Cooperative {
		if view.Won() {
			return sound.Won
		}
		return sound.Lost
	}
	seats, persons := game.Seats(), 0
	for seat := range seats {
		if seats[seat].Player == "" {
			persons++
		}
	}
	for _, seat := range view.Winners() {
		if persons == 0 || seats[seat].Player == "" {
			return sound.Won
		}
	}
	return sound.Lost
}
