package terms

import (
	cove "portroyal/engine/piratescove"
	"portroyal/ui/words"
)

// Game is what the game is called.
func Game(w *words.Words) string { return w.T("cove.title") }

// Round says which round it is, of how many.
func Round(w *words.Words, round, of int) string {
	return w.T("cove.round", "Round", round, "Of", of)
}

// Rounds is how many are played.
func Rounds(w *words.Words, n int) string { return w.N("cove.count.rounds", n) }

// Fame is an amount of it, as in 3 fame.
func Fame(w *words.Words, n int) string { return w.N("cove.count.fame", n) }

// Doubloons is an amount of them, as in 3 doubloons.
func Doubloons(w *words.Words, n int) string { return w.N("cove.count.doubloons", n) }

// Treasures is a number of them, as in 3 treasures.
func Treasures(w *words.Words, n int) string { return w.N("cove.count.treasures", n) }

// Cards is a number of tavern cards.
func Cards(w *words.Words, n int) string { return w.N("cove.count.cards", n) }

// Dice is a number of them.
func Dice(w *words.Words, n int) string { return w.N("cove.count.dice", n) }

// Hits is a number of them.
func Hits(w *words.Words, n int) string { return w.N("cove.count.hits", n) }

// Wealth lists what something brings or costs, as in 2 fame, 5 doubloons and 1 treasure.
func Wealth(w *words.Words, of cove.TreasureFace) string {
	var all []string
	for _, amount := range []struct {
		n    uint8
		said func(*words.Words, int) string
	}{{of.Fame, Fame}, {of.Doubloons, Doubloons}, {of.Treasures, Treasures}, {of.TavernCards, Cards}} {
		if amount.n > 0 {
			all = append(all, amount.said(w, int(amount.n)))
		}
	}
	if len(all) == 0 {
		return w.T("cove.count.nothing")
	}
	return w.List(all)
}
