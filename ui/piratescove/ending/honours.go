package ending

import (
	"slices"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/chronicle"
	"portroyal/ui/ending"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/words"
)

// deed is something remarkable; its value is part of the id of its message.
type deed string

// The deeds.
const (
	mostSunk     deed = "sunk"
	mostRaids    deed = "raids"
	mostHits     deed = "hits"
	mostFled     deed = "fled"
	mostBuried   deed = "buried"
	mostStruck   deed = "struck"
	mostMutinies deed = "mutinies"
)

// The names of the deeds with their numbers, and what is counted.
const (
	honourNames words.Family[deed] = "cove.end.honour.*"
	honourTips  words.Family[deed] = "cove.end.honour.*.tip"
)

// mostHonours is how many are shown.
const mostHonours = 4

// honour is a small medal for a deed.
type honour struct {
	of      deed
	symbol  string
	number  int
	holders []int
}

// honoursOf lists what was most remarkable in a game. A deed that everybody shares, or nobody has, is left out.
func honoursOf(game *chronicle.Game) (honours []honour) {
	for _, of := range []struct {
		deed   deed
		symbol string
		number func(seat int) int
	}{
		{mostSunk, "hit", func(seat int) int { return len(sunkBy(game, seat)) }},
		{mostRaids, "wheel", func(seat int) int { return len(game.Seats[seat].Raids) }},
		{mostHits, "cannons", func(seat int) int { return game.Seats[seat].Hits }},
		{mostFled, "flee", func(seat int) int { return game.Seats[seat].Fled }},
		{mostBuried, "treasure", func(seat int) int { return game.Seats[seat].Buried }},
		{mostStruck, "hull", func(seat int) int { return game.Seats[seat].Struck }},
		{mostMutinies, "mutiny", func(seat int) int { return game.Seats[seat].Mutinies }},
	} {
		if holders, most, there := ending.Most(len(game.Seats), of.number); there {
			honours = append(honours, honour{of.deed, of.symbol, most, holders})
		}
	}
	return honours[:min(len(honours), mostHonours)]
}

// sunkBy lists the ships that a seat has sunk, in their order. A Cacafuego is only taken.
func sunkBy(game *chronicle.Game, seat int) (legends []cove.Legend) {
	for _, wreck := range game.Sunk {
		if wreck.By == seat && wreck.Legend != cove.Cacafuego {
			legends = append(legends, wreck.Legend)
		}
	}
	return legends
}

// mostNamed is how many ships are named rather than counted.
const mostNamed = 2

// honours are the medals of the game.
func (e *Ending) honours() (medals []ending.Honour) {
	w := e.stage.Words
	for _, h := range honoursOf(&e.chronicle) {
		medal := ending.Honour{
			Symbol: e.symbol(h.symbol), Text: w.N(honourNames.ID(h.of), h.number), Tip: w.T(honourTips.ID(h.of)),
			Holders: h.holders,
		}
		if h.of == mostSunk && len(h.holders) == 1 && h.number <= mostNamed {
			var names []string
			for _, legend := range sunkBy(&e.chronicle, h.holders[0]) {
				if name := terms.Foe(w, legend); !slices.Contains(names, name) {
					names = append(names, name)
				}
			}
			medal.Text = w.T("cove.end.honour.sank", "Legends", w.List(names))
		}
		medals = append(medals, medal)
	}
	return medals
}
