package tutorial

import (
	"slices"

	"portroyal/ui/portroyal/tutorial/lesson"
	"portroyal/ui/tutorial"
	"portroyal/ui/words"
)

// symbols are the symbols of the chapters.
var symbols = map[lesson.Chapter]string{
	lesson.Discover: "spyglass", lesson.Trade: "coin", lesson.Others: "scales", lesson.Swords: "swords",
	lesson.Expedition: "map", lesson.Expansion: "seal", lesson.Clock: "hourglass", lesson.Gamblers: "gambler",
}

// Voyages is what the list of chapters shows, and what its tiles do.
type Voyages struct {
	Done   func(lesson.Chapter) bool // whether it has been completed
	Next   lesson.Chapter            // the one to continue with, "" for a first game
	Played bool                      // a first game has been completed
	Choose func(lesson.Chapter)
	Game   func() // starts a first game
}

// Sections are the list of the chapters: those for a first game and that game, and below them those for players who
// want more.
func (of Voyages) Sections(w *words.Words) []tutorial.Section {
	var tiles []tutorial.Tile
	for _, chapter := range lesson.Chapters {
		tiles = append(tiles, tutorial.Chapter(w, symbols[chapter], w.T(chapters.ID(chapter)), of.Done(chapter),
			chapter == of.Next, func() { of.Choose(chapter) }))
	}
	game := tutorial.Tile{
		Symbol: "ship", Title: w.T("voyage.game"), Line: w.T("voyage.game.line"), Next: of.Next == "", Star: of.Played,
		Tip: w.T("voyage.game.tip"), Choose: of.Game,
	}
	return []tutorial.Section{
		{Tiles: append(slices.Clone(tiles[:lesson.Basics]), game)},
		{Symbol: "spyglass", Title: w.T("voyage.more"), Tiles: tiles[lesson.Basics:]},
	}
}

// End implements [tutorial.Game].
func (v lent) End() tutorial.End {
	w := v.stage.Words
	at := slices.Index(lesson.Chapters, v.lesson.Chapter) + 1
	end := tutorial.End{At: at, Of: len(lesson.Chapters), Says: w.T(endings.ID(v.lesson.Chapter))}
	if at <= lesson.Basics {
		end.Of = lesson.Basics
	}
	switch at {
	case lesson.Basics:
		end.On, end.Tip = w.T("voyage.game"), w.T("voyage.game.tip")
	case len(lesson.Chapters):
		end.On, end.Tip = w.T("voyage.chapters"), w.T("voyage.chapters.tip")
	default:
		end.On, end.Tip = w.T("voyage.skip"), w.T("voyage.on.tip")
		end.Detail = w.T(chapters.ID(lesson.Chapters[at]))
	}
	return end
}
