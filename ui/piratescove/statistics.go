package piratescove

import (
	"portroyal/engine/ledger"
	engine "portroyal/engine/medals"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/medals"
	"portroyal/engine/piratescove/statistics"
	shared "portroyal/ui/house"
	"portroyal/ui/piratescove/medalcase"
	"portroyal/ui/piratescove/statisticspage"
	"portroyal/ui/settings"
)

// reached is what Pirate's Cove lends to its medals and ranks.
func (h *house) reached() shared.Reached[*match.Match, statistics.Game] {
	return shared.Reached[*match.Match, statistics.Game]{
		Gather: statistics.Gather, ID: func(g *statistics.Game) string { return g.ID }, Case: medalcase.Game,
		Memory: func() (*settings.Announced, **settings.Rank) { return &h.own().Medals, &h.own().Rank },
		Book:   func() engine.Book { return engine.BookOf(&h.book.Logbook) },
		Medals: func() shared.MedalsOf[statistics.Game] { return medals.Of },
		Rank:   statistics.RankOf, Export: h.export,
		Page: func(person string, book engine.Book, calls statisticspage.Calls) shared.StatisticsPage[statistics.Game] {
			return statisticspage.New(h.stage, person, book, calls)
		},
		Look: func(game *match.Match) { h.LookFrom(game, len(game.Steps())) },
	}
}

// export saves all that is for other programs.
func (h *house) export(book *statistics.Book, save ledger.Save) error {
	return statistics.Export(h.Archive(), h.shelf(), book, save)
}
