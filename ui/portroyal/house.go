package portroyal

import (
	"context"
	"encoding/json"
	"io"

	"portroyal/engine/calendar"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/daily"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/mistakes"
	"portroyal/engine/portroyal/statistics"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
	shared "portroyal/ui/house"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/doors"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/rules"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/setup"
	"portroyal/ui/portroyal/story"
	"portroyal/ui/portroyal/table"
	"portroyal/ui/portroyal/table/board"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/rulebook"
	frame "portroyal/ui/setup"
	"portroyal/ui/sheet"
	"portroyal/ui/shell"
	"portroyal/ui/start"
	"portroyal/ui/summary"
	"portroyal/ui/words"
)

// house is Port Royal in the window: what its screens share, and the way between them.
type house struct {
	*shared.House[*match.Match, *table.Table]

	stage    *pieces.Stage // that of the window, with the faces of cards
	ground   *board.Ground
	best     *progress.Best // the best result together before the game on the table, nil if there was none
	last     conclusion     // of the game that was finished here last
	aside    frame.Aside[progress.Setup]
	book     *shared.Book[*match.Match, *table.Table, daily.Result]
	reviews  reviews
	mistaken *shared.Mistaken[*match.Match, *table.Table, *mistakes.Puzzle, portroyal.Action]
	honours  *shared.Honours[*match.Match, *table.Table, statistics.Game]
}

// open moves Port Royal into a window.
func open(window *shell.Window) *house {
	w := &house{stage: &pieces.Stage{Stage: window.Stage(), Faces: cardface.NewCache(2, faceMemory(0))}}
	w.ground = board.NewGround(w.stage)
	w.House = shared.New(window, shared.Game[*match.Match, *table.Table]{
		Name: transcript.Game.Name, File: "port-royal", Company: setup.Company, Teller: terms.Teller, Ground: w.ground,
		Load:  func(read record.Record) (*match.Match, error) { return match.Load(read.(*transcript.Record)) },
		Lead:  func(game *match.Match) *shell.Back { return w.book.ToChart(game) },
		Table: w.tableOf,
		Asked: func(game *match.Match, steps int) int {
			view := game.ViewAt(steps)
			return view.Decides()
		},
		Last: func() []record.Seat { return w.lastSetup().Seats }, Setup: w.setUpAnother, Gallery: w.gallery,
		Rules: func(at entry.Entry, save func()) *rulebook.Page {
			return rules.New(w.stage, w.optionsOnTable(), at, save)
		},
		Print: func(ctx context.Context, save func(func(io.Writer) error)) {
			rules.Print(ctx, w.stage, w.optionsOnTable(), save)
		},
		Story: func(to io.Writer, t *words.Words, r record.Record) error {
			return story.Write(to, t, r.(*transcript.Record))
		},
		Happened: (*table.Table).Happened,
		Position: func(on *table.Table) json.Marshaler { return on.View() },
		Ways:     func() []sheet.Way { return w.book.MenuWays() }, Voyage: w.voyage(), Count: w.count, Ended: w.ended, Ending: w.showEnd,
		Review: w.showReview, Page: w.reviewPage, Again: w.askAgain, Closed: func() { w.honours.ReckonSeen() },
	})
	w.book = shared.NewBook(w.House, w.deals())
	w.mistaken = shared.NewMistaken(w.House, w.ownMistakes())
	w.honours = shared.NewHonours(w.House, w.reached())
	w.reviews.ctx, w.reviews.cancel = context.WithCancel(context.Background())
	w.reviews.judges = newJudge
	return w
}

// own is what Port Royal remembers of the player.
func (w *house) own() *progress.Memory { return progress.Of(w.stage.Settings) }

// Ready implements [shell.House].
func (w *house) Ready() {
	w.book.Ready()
	w.mistaken.Ready()
}

// Doors implements [shell.House].
func (w *house) Doors(own start.Own) [][]start.Door {
	return doors.Rows(w.facts(), own, doors.Calls{
		Play: w.playLast, Voyage: w.StartVoyage, Setup: w.showSetup, Gallery: w.ShowGallery,
		Puzzles: func() { w.book.ShowPuzzles(0) }, Daily: func() { w.book.ShowDays(calendar.Day{}) },
		Statistics: w.honours.ShowStatistics, Mistakes: w.mistaken.ShowOwn,
		Career: func() { w.book.ShowCareer(shared.NextVoyage) },
	})
}

// Standing implements [shell.Standing].
func (w *house) Standing(*words.Words) string { return w.honours.RankLine() }

// Teller implements [shell.Telling]: the logbook knows which games are voyages.
func (w *house) Teller() *summary.Teller { return w.book.Teller() }

// Aids implements [shell.House].
func (w *house) Aids() []shell.Aid {
	chosen := w.stage.Settings
	return []shell.Aid{
		{ID: "settings.chance", On: chosen.ShowChance, Set: func(on bool) { chosen.ShowChance = on }},
		{ID: "settings.remarks", On: w.own().Voyage.Remarks, Set: func(on bool) {
			w.own().Voyage.Remarks, w.own().Voyage.Known = on, nil // known topics are remarked on anew
		}},
		{ID: "settings.autopass", On: chosen.AutoPass, Set: func(on bool) { chosen.AutoPass = on }},
	}
}

// Reload implements [shell.House].
func (w *house) Reload() {
	w.book.CatchUp()
	w.mistaken.CatchUp()
}

// Fit implements [shell.House].
func (w *house) Fit(pixels int) { w.stage.Faces.SetLimit(faceMemory(pixels)) }

// Close implements [shell.House].
func (w *house) Close() {
	w.reviews.cancel()
	w.ground.Close()
	w.stage.Faces.Close()
}
