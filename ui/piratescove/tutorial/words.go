package tutorial

import (
	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/piratescove/table/ask"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/tutorial"
	"portroyal/ui/words"
)

// saying names a text of a lesson.
type saying string

const sayings words.Family[saying] = "cove.voyage.say.*"

// How implements [tutorial.Game].
func (v *Voyage) How(step *tutorial.Step) string {
	w := v.stage.Words
	if step.Tap == "" {
		kind := wanted(step).Kind
		of, _ := v.table.Option(func(o ask.Option) bool { return v.offers(o, kind) })
		plate := ""
		if of.Plate != nil {
			plate = of.Plate.Text
		}
		if !of.Main && len(of.Keys) > 0 && of.Keys[0] == fyne.KeySpace {
			return w.T("cove.voyage.do.plate.space", "Plate", plate)
		}
		return w.T("cove.voyage.do.plate", "Plate", plate, "Key", v.key(of))
	}
	tap := tapped(step)
	of, _ := v.table.OptionAt(tap)
	switch {
	case tap.Kind == board.Island:
		return w.T("cove.voyage.do.island", "Island", terms.Island(w, tap.Island), "Key", v.key(of))
	case tap.Kind == board.Part:
		return w.T("cove.voyage.do.part", "Key", v.key(of))
	case tap.Kind == board.StepUp:
		return w.T("cove.voyage.do.step", "Key", v.key(of))
	case len(of.Keys) == 0:
		return w.T("cove.voyage.do.card.arrow")
	}
	return w.T("cove.voyage.do.card", "Key", v.key(of))
}

// key is what the key is called that presses an option.
func (v *Voyage) key(of ask.Option) string {
	w := v.stage.Words
	if of.Main || len(of.Keys) == 0 {
		return w.T("help.key.enter")
	}
	return string(of.Keys[0])
}

// Say implements [tutorial.Game].
func (v *Voyage) Say(step *tutorial.Step, says string) string {
	view := v.table.View()
	var about cove.Island
	_ = about.UnmarshalText([]byte(step.About)) // a test shows them all
	return v.stage.Words.T(sayings.ID(saying(says)), v.values(&view, about)...)
}

// card is the treasure card of an island; where it has been plundered, the one that was there. It is 0 for none.
func (v *Voyage) card(island cove.Island) cove.Treasure {
	for step := len(v.match.Steps()); step >= 0; step-- {
		p := v.match.PositionAt(step)
		if card := p.Open(island); card != 0 {
			return card
		}
	}
	return 0
}

// values are the names and numbers that texts can use about a table and an island.
func (v *Voyage) values(view *cove.View, about cove.Island) []any {
	w := v.stage.Words
	own, rival, other := view.Ship(0), view.Ship(1), view.Ship(2)
	legend := view.Black(cove.FirstBlack).Legend
	face := legend.Face()
	all := []any{
		"Player", v.seats[0].Name, "Rival", v.seats[1].Name, "Other", v.seats[2].Name,
		"Fame", terms.Fame(w, int(own.Fame)), "RivalFame", terms.Fame(w, int(rival.Fame)),
		"OtherFame", terms.Fame(w, int(other.Fame)), "HandFame", terms.Fame(w, view.HandFame(0)),
		"Doubloons", terms.Doubloons(w, int(own.Doubloons)), "Treasures", terms.Treasures(w, int(own.Treasures)),
		"Dice", terms.Dice(w, view.Dice(0)), "RivalDice", terms.Dice(w, view.Dice(1)),
		"Room", own.Value(cove.Hull), "Moment", terms.Phase(w, cove.AfterTreasure),
		"Legend", terms.Legend(w, legend), "LegendDice", terms.Dice(w, int(face.Dice)),
		"LegendHits", terms.Hits(w, int(face.Hull)), "LegendFame", terms.Fame(w, int(face.Fame)),
	}
	if about == cove.NoIsland {
		return all
	}
	all = append(all, "Island", terms.Island(w, about))
	if about.Outer() {
		if card := v.card(about); card != 0 {
			all = append(all, "Wealth", terms.Wealth(w, *card.Face()))
		}
		if raises := about.Raises(); raises < cove.Sections {
			all = append(all, "Cost", terms.Doubloons(w, view.StepPrice(0, raises)))
		}
	}
	return all
}
