package tutorial

import (
	"slices"

	"portroyal/ui/piratescove/tutorial/lesson"
	"portroyal/ui/tutorial"
	"portroyal/ui/words"
)

// symbols are the symbols of the chapters.
var symbols = map[lesson.Chapter]string{
	lesson.Course: "spyglass", lesson.Fight: "swords", lesson.Cards: "cards", lesson.Treasure: "map",
}

// Voyages is what the list of chapters shows, and what its tiles do.
type Voyages struct {
	Done   func(lesson.Chapter) bool // whether it has been completed
	Next   lesson.Chapter            // the one to continue with, "" for a game of one's own
	Choose func(lesson.Chapter)
	Setup  func() // leads to setting up a game
}

// Sections are the list of the chapters, and behind them a game of one's own.
func (of Voyages) Sections(w *words.Words) []tutorial.Section {
	var tiles []tutorial.Tile
	for _, chapter := range lesson.Chapters {
		tiles = append(tiles, tutorial.Chapter(w, symbols[chapter], w.T(chapters.ID(chapter)), of.Done(chapter),
			chapter == of.Next, func() { of.Choose(chapter) }))
	}
	tiles = append(tiles, tutorial.Tile{
		Symbol: "ship", Title: w.T("cove.voyage.setup"), Line: w.T("cove.voyage.setup.line"), Next: of.Next == "",
		Tip: w.T("cove.voyage.setup.tip"), Choose: of.Setup,
	})
	return []tutorial.Section{{Tiles: tiles}}
}

// End implements [tutorial.Game].
func (v lent) End() tutorial.End {
	w := v.stage.Words
	at := slices.Index(lesson.Chapters, v.lesson.Chapter) + 1
	end := tutorial.End{At: at, Of: len(lesson.Chapters), Says: w.T(endings.ID(v.lesson.Chapter))}
	if at == len(lesson.Chapters) {
		end.On, end.Tip = w.T("cove.voyage.setup"), w.T("cove.voyage.setup.tip")
		return end
	}
	end.On, end.Tip = w.T("voyage.skip"), w.T("voyage.on.tip")
	end.Detail = w.T(chapters.ID(lesson.Chapters[at]))
	return end
}
