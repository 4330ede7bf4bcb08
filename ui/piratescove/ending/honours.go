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

// honoursOf lists what was most remarkable in a game.
func honoursOf(game *chronicle.Game) []ending.Earned[deed] {
	honours := ending.Most(len(game.Seats), []ending.Feat[deed]{
		{Of: mostSunk, Symbol: "hit", Number: func(seat int) int { return len(sunkBy(game, seat)) }},
		{Of: mostRaids, Symbol: "wheel", Number: func(seat int) int { return len(game.Seats[seat].Raids) }},
		{Of: mostHits, Symbol: "cannons", Number: func(seat int) int { return game.Seats[seat].Hits }},
		{Of: mostFled, Symbol: "flee", Number: func(seat int) int { return game.Seats[seat].Fled }},
		{Of: mostBuried, Symbol: "treasure", Number: func(seat int) int { return game.Seats[seat].Buried }},
		{Of: mostStruck, Symbol: "hull", Number: func(seat int) int { return game.Seats[seat].Struck }},
		{Of: mostMutinies, Symbol: "mutiny", Number: func(seat int) int { return game.Seats[seat].Mutinies }},
	}...)
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
	w, earned := e.stage.Words, honoursOf(&e.chronicle)
	for _, h := range earned {
		medals = append(medals, h.Honour(w.N(honourNames.ID(h.Of), h.Number), w.T(honourTips.ID(h.Of))))
	}
	if len(earned) > 0 && earned[0].Of == mostSunk && len(earned[0].Holders) == 1 && earned[0].Number <= mostNamed {
		var names []string
		for _, legend := range sunkBy(&e.chronicle, earned[0].Holders[0]) {
			if name := terms.Foe(w, legend); !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
		medals[0].Text = w.T("cove.end.honour.sank", "Legends", w.List(names))
	}
	return medals
}
