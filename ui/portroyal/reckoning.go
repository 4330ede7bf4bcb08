package portroyal

import (
	"context"

	"portroyal/engine/archive"
	"portroyal/engine/ladder"
	"portroyal/engine/ledger"
	engine "portroyal/engine/medals"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/medals"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/statistics"
	shared "portroyal/ui/house"
	"portroyal/ui/portroyal/medalcase"
	"portroyal/ui/portroyal/statisticspage"
	"portroyal/ui/settings"
)

// reached is what Port Royal lends to its medals and ranks.
func (w *house) reached() shared.Reached[*match.Match, statistics.Game] {
	return shared.Reached[*match.Match, statistics.Game]{
		Gather: gather, ID: func(g *statistics.Game) string { return g.ID }, Case: medalcase.Game,
		Memory: func() (*settings.Announced, **settings.Rank) { return &w.own().Medals, &w.own().Rank },
		Book:   func() engine.Book { return engine.BookOf(&w.book.Logbook) },
		Medals: func() shared.MedalsOf[statistics.Game] {
			own := w.mistaken.Called()
			return func(name string, games []statistics.Game, book engine.Book) []medals.State {
				return medals.Of(medals.Facts{Name: name, Games: games, Book: book, Own: own})
			}
		},
		Rank: func(games []statistics.Game, name string) ladder.Rank {
			return statistics.RankOf(games, name, statistics.Measured())
		},
		Look: func(game *match.Match) { w.LookFrom(game, len(game.Steps())) },
		Page: func(person string, book engine.Book, calls statisticspage.Calls) shared.StatisticsPage[statistics.Game] {
			page := statisticspage.New(w.stage, person, calls)
			page.With(book, w.mistaken.Called())
			return page
		},
		Export: w.export,
	}
}

// gather finds what all games of an archive say.
func gather(ctx context.Context, from *archive.Archive) (*ledger.Book[statistics.Game], error) {
	return statistics.Gather(ctx, from, review.ShelfBeside(from.Dir()))
}

// export saves all that is for other programs.
func (w *house) export(book *statistics.Book, save ledger.Save) error {
	return statistics.Export(w.Archive(), w.shelf(), book, save)
}

// Recount implements [shell.Counter]: rank and own mistakes are those of the games that count.
func (w *house) Recount() {
	if w.Archive() == nil {
		return
	}
	w.honours.Recount()
	w.mistaken.Recount()
}
