package ui

import (
	"fmt"
	"path/filepath"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/engine/match"
	"portroyal/engine/portroyal"
	"portroyal/engine/record"
	"portroyal/engine/wholefile"
	"portroyal/ui/ending"
	"portroyal/ui/settings"
	"portroyal/ui/surplus"
	"portroyal/ui/words"
)

// endingPause is how long keys do nothing when the ranking comes up: they were meant for the game.
const endingPause = 900 * time.Millisecond

// bestBefore is the best result on a set-up before a game begins, nil if there is none.
func (w *Window) bestBefore(options portroyal.Options) *settings.Best {
	if best, ok := w.settings.BestOn(options); ok && options.Cooperative {
		return &best
	}
	return nil
}

// finish keeps what is to be kept of a finished game: its record, and the best result together or the score of
// the series.
func (w *Window) finish(game *match.Match) {
	w.config.Log.Info("over", "result", game.Record().Result)
	w.remembers(game)
	w.letGo() // nothing more is written
	w.settings.Voyage.Played = w.settings.Voyage.Played || w.settings.Voyage.Remarks
	if err := writeRecord(w.config.RecordsDir, game.Record()); err != nil {
		w.config.Log.Warn("record", "error", err.Error())
		w.tell(&news{in: func(t *words.Words) string { return t.T("notice.record.unkept", "Folder", w.config.RecordsDir) }})
	}
	view := game.View()
	switch {
	case game.Practice(): // it counts for nothing
	case game.Record().Daily != "": // it counts in its own way, not in the series
		w.finishDaily(game)
	case view.Options().Cooperative:
		w.settings.Remember(settings.ResultOf(&view))
	default:
		var players []settings.Rival
		for _, seat := range game.Seats() {
			players = append(players, settings.Rival{Name: seat.Name, Player: seat.Player})
		}
		w.settings.Count(view.Options(), players, view.Winners())
	}
	w.keep()
	w.stage.Background.Go(surplus.Return)
}

// showEnd shows the end of a finished game over the table, as often as the player asks.
func (w *Window) showEnd(game *match.Match, colours []int, best *settings.Best) {
	if w.stage.Covered() {
		w.stage.CloseAll()
	}
	if w.finished != game {
		w.finished = game
		w.finish(game)
		w.stage.Play(outcome(game))
	}
	calls := ending.Calls{Again: w.playLast, Setup: w.showSetup, Look: w.stage.Close, Start: w.showStart}
	again := w.playLast
	if day, is := dayOf(game); is {
		calls.Again, calls.Day = nil, func() { w.showDays(day) }
		again = calls.Day
	}
	calls.Replay = func() { w.sit(game, true) }
	if w.lastSetup().Seed != nil && calls.Again != nil {
		calls.Another = w.playAnother
	}
	view := game.View()
	of := ending.Game{Match: game, Colours: colours, Before: best}
	if !view.Options().Cooperative && calls.Again != nil {
		of.Series = w.settings.Series
	}
	end := ending.New(w.stage, of, calls)
	w.end = end
	under := w.screen.Content()
	under.Hide() // nobody sees it, but it would be painted
	w.ground.Leave()
	shown := w.stage.Time()
	w.stage.Open(end.Content(), func(key *fyne.KeyEvent) {
		now := w.stage.Time()
		meant := now.Sub(shown) > endingPause
		if !meant {
			shown = now // whoever goes on hammering still means the game
		}
		if meant && (key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter) {
			again()
			return
		}
		w.stage.Walk(key)
	}, func() {
		w.end = nil
		end.Leave()
		under.Show()
	})
}

// writeRecord writes a finished game into a folder; records of the same seed get names of their
// own.
func writeRecord(folder string, r *record.Record) error {
	if folder == "" {
		return nil
	}
	_, err := wholefile.Add(filepath.Join(folder, fmt.Sprintf("game-%d.json", r.Seed)), r.Write)
	return err
}
