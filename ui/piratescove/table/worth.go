package table

import (
	"slices"
	"strconv"
	"strings"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/chances"
	"portroyal/ui/piratescove/terms"
)

// offers is what an island offers to the person who is asked; nil if nobody is.
func (t *Table) offers(island cove.Island) *chances.Island {
	if t.asked < 0 || !t.tells() {
		return nil
	}
	view := t.match.View(t.asked)
	all := chances.Islands(&view, chances.UsualRates)
	if at := slices.IndexFunc(all, func(i chances.Island) bool { return i.Island == island }); at >= 0 {
		return &all[at]
	}
	return nil
}

// worth says in a few words what an island would bring, and who is there.
func (t *Table) worth(island cove.Island) string {
	of := t.offers(island)
	if of == nil {
		return ""
	}
	w := t.stage.Words
	var all []string
	if of.Card != 0 {
		all = append(all, w.T("cove.worth.card", "Fame", w.Decimal(of.Worth)))
	}
	if fame := t.buried(); island == cove.TreasureIsland && fame > 0 {
		all = append(all, w.T("cove.worth.bury", "Fame", terms.Fame(w, fame)))
	}
	for _, foe := range of.Foes {
		if foe.Legend != cove.Cacafuego {
			all = append(all, w.T("cove.worth.foe", "Legend", terms.Legend(w, foe.Legend), "Hits", w.Decimal(foe.Hits)))
		}
	}
	var sure []string
	for _, seat := range of.Sure {
		if seat != t.asked {
			sure = append(sure, t.seats[seat].Name)
		}
	}
	if len(sure) > 0 {
		all = append(all, w.T("cove.worth.sure", "Players", w.List(sure)))
	}
	return strings.Join(all, " ")
}

// worthInShort is the worth of an island's card, as it stands on the island.
func (t *Table) worthInShort(island cove.Island) string {
	of := t.offers(island)
	switch {
	case of == nil:
		return ""
	case island == cove.TreasureIsland:
		return strconv.Itoa(t.buried())
	case of.Card == 0:
		return ""
	}
	return t.stage.Words.Decimal(of.Worth)
}

// buried is the fame that the person who is asked would get for all that they could bury now (I3), of which a Buccaneer takes half (E2).
func (t *Table) buried() int {
	return t.view.Kept(t.asked, t.present.Ships[t.asked].Buriable())
}

// atStake says what the island of the fight that is shown is worth to who sees it, if they are in it; "" for nothing.
func (t *Table) atStake() string {
	seat, shown := t.seeing(), t.present.Fight.Island
	if at, on := t.view.FightAt(); !t.tells() || seat == cove.Onlooker || !on || at != shown || !shown.Outer() || !t.present.Fight.In[seat] {
		return ""
	}
	worth := chances.AtStake(&t.view, chances.UsualRates)
	if worth == 0 {
		return ""
	}
	return t.stage.Words.T("cove.worth.card", "Fame", t.stage.Words.Decimal(worth))
}
