package piratescove

import (
	"context"
	"encoding/json"
	"io"

	"portroyal/engine/calendar"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/daily"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/mistakes"
	"portroyal/engine/piratescove/statistics"
	"portroyal/engine/piratescove/transcript"
	"portroyal/engine/record"
	shared "portroyal/ui/house"
	"portroyal/ui/piratescove/cardface"
	"portroyal/ui/piratescove/doors"
	"portroyal/ui/piratescove/progress"
	"portroyal/ui/piratescove/rules"
	"portroyal/ui/piratescove/rules/entry"
	"portroyal/ui/piratescove/setup"
	"portroyal/ui/piratescove/story"
	"portroyal/ui/piratescove/table"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/rulebook"
	frame "portroyal/ui/setup"
	"portroyal/ui/sheet"
	"portroyal/ui/shell"
	"portroyal/ui/stage"
	"portroyal/ui/start"
	"portroyal/ui/summary"
	"portroyal/ui/words"
)

// house is Pirate's Cove in the window: what its screens share, and the way between them.
type house struct {
	*shared.House[*match.Match, *table.Table]

	stage    *stage.Stage
	ground   *board.Ground
	faces    *cardface.Cache
	aside    frame.Aside[progress.Setup]
	book     *shared.Book[*match.Match, *table.Table, daily.Result]
	mistaken *shared.Mistaken[*match.Match, *table.Table, *mistakes.Puzzle, cove.Action]
	honours  *shared.Honours[*match.Match, *table.Table, statistics.Game]
	reviewed reviewed // of the game that was looked back on last
	hints    int      // how often a hint gets better, 0 for as often as it can, for tests
}

// facesLimit is how many bytes of faces of cards are retained: a hand, what is enlarged, and a page of the gallery.
const facesLimit = 24 << 20

// open moves Pirate's Cove into a window.
func open(window *shell.Window) *house {
	h := &house{stage: window.Stage(), faces: cardface.NewCache(2, facesLimit)}
	h.ground = board.NewGround(h.stage)
	h.House = shared.New(window, shared.Game[*match.Match, *table.Table]{
		Name: transcript.Game.Name, File: "pirates-cove", Company: setup.Company, Teller: terms.Games, Ground: h.ground,
		Load:  func(read record.Record) (*match.Match, error) { return match.Load(read.(*transcript.Record)) },
		Lead:  func(game *match.Match) *shell.Back { return h.book.ToChart(game) },
		Table: h.tableOf,
		Asked: func(game *match.Match, steps int) int {
			position := game.PositionAt(steps)
			return max(position.Owing(), 0)
		},
		Last: func() []record.Seat { return h.lastSetup().Seats }, Setup: h.setUpAnother, Gallery: h.gallery,
		Rules: func(at entry.Entry, save func()) *rulebook.Page { return rules.New(h.stage, at, save) },
		Print: func(ctx context.Context, save func(func(io.Writer) error)) { rules.Print(ctx, h.stage, save) },
		Story: func(to io.Writer, t *words.Words, r record.Record) error {
			return story.Write(to, t, r.(*transcript.Record))
		},
		Happened: (*table.Table).Happened,
		Position: func(on *table.Table) json.Marshaler { return on.Seen() },
		Ways:     func() []sheet.Way { return h.book.MenuWays() },
		Voyage:   h.voyage(), Count: h.count, Ended: h.reviewAhead, Ending: h.showEnd,
		Review: func(game *match.Match, back func()) { h.LayReview(game, -1, back) },
		Page:   h.reviewPage, Again: h.askAgain, Closed: func() { h.honours.ReckonSeen() },
	})
	h.book = shared.NewBook(h.House, h.deals())
	h.mistaken = shared.NewMistaken(h.House, h.ownMistakes())
	h.honours = shared.NewHonours(h.House, h.reached())
	return h
}

// own is what Pirate's Cove remembers of the player.
func (h *house) own() *progress.Memory { return progress.Of(h.stage.Settings) }

// Ready implements [shell.House].
func (h *house) Ready() {
	h.book.Ready()
	h.mistaken.Ready()
}

// Reload implements [shell.House].
func (h *house) Reload() {
	h.book.CatchUp()
	h.mistaken.CatchUp()
}

// Recount implements [shell.Counter]: rank and own mistakes are those of the games that count.
func (h *house) Recount() {
	h.honours.Recount()
	h.mistaken.Recount()
}

// Doors implements [shell.House].
func (h *house) Doors(own start.Own) [][]start.Door {
	return doors.Rows(h.facts(), own, doors.Calls{
		Play: h.playLast, Setup: h.showSetup, Gallery: h.ShowGallery, Voyage: h.StartVoyage, Statistics: h.honours.ShowStatistics,
		Daily: func() { h.book.ShowDays(calendar.Day{}) }, Career: func() { h.book.ShowCareer(shared.NextVoyage) },
		Puzzles: func() { h.book.ShowPuzzles(0) }, Mistakes: h.mistaken.ShowOwn,
	})
}

// Standing implements [shell.Standing].
func (h *house) Standing(*words.Words) string { return h.honours.RankLine() }

// Teller implements [shell.Telling]: the logbook knows which games are voyages.
func (h *house) Teller() *summary.Teller { return h.book.Teller() }

// Aids implements [shell.House].
func (h *house) Aids() []shell.Aid {
	chosen := h.stage.Settings
	return []shell.Aid{
		{ID: "cove.settings.chance", On: chosen.ShowChance, Set: func(on bool) { chosen.ShowChance = on }},
		{ID: "cove.settings.voices", On: !chosen.Voiceless, Set: func(on bool) { chosen.Voiceless = !on }},
	}
}

// Close implements [shell.House].
func (h *house) Close() {
	h.ground.Close()
	h.faces.Close()
}
