package terms

import (
	"fmt"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/career"
	"portroyal/engine/piratescove/medals"
	"portroyal/engine/piratescove/puzzle"
	"portroyal/engine/piratescove/review"
	"portroyal/engine/skill"
)

// namesOfSecond are, as names are for this game, those of the types of the second one, and of what both have.
func namesOfSecond() map[string][]string {
	all := map[string][]string{
		"piratescove.Section":  listed(cove.Hull),
		"piratescove.Island":   listed(cove.Tavern),
		"piratescove.Legend":   {},
		"piratescove.Card":     {},
		"piratescove.CardType": listed(cove.ParrotCard),
		"piratescove.Phase":    listed(cove.Outfitting),
		"piratescove.Reason":   listed(cove.Allowed),
	}
	for legend := cove.Blackbeard; legend <= cove.Navy; legend++ {
		all["piratescove.Legend"] = append(all["piratescove.Legend"], legend.String())
		if legend != cove.Cacafuego {
			all["piratescove/terms.foe"] = append(all["piratescove/terms.foe"], legend.String())
		}
	}
	for card := cove.Flint; card <= cove.Fame3; card++ {
		switch face := card.Face(); face.Type {
		case cove.FameCard: // all have one message
		case cove.ParrotCard:
			all["piratescove/terms.parrot"] = append(all["piratescove/terms.parrot"], face.ID)
			fallthrough
		default:
			all["piratescove.Card"] = append(all["piratescove.Card"], face.ID)
		}
	}
	for cause := cove.FromPlunder; cause.String() != ""; cause++ {
		if cause == cove.FromMutiny || cause == cove.FromParrot {
			all["piratescove/terms.loss"] = append(all["piratescove/terms.loss"], cause.String())
		} else {
			all["piratescove/terms.gain"] = append(all["piratescove/terms.gain"], cause.String())
		}
	}
	for _, character := range bot.Characters() {
		all["piratescove/terms.taste"] = append(all["piratescove/terms.taste"], character.Name)
	}
	all["piratescove/tutorial.saying"] = sayingsIn("../../piratescove/tutorial")
	for kind := review.Kind(0); kind < review.Kinds; kind++ {
		all["piratescove/review.Kind"] = append(all["piratescove/review.Kind"], kind.String())
	}
	for asks := range puzzle.Question(puzzle.Questions) {
		all["piratescove/puzzle.Question"] = append(all["piratescove/puzzle.Question"], asks.String())
	}
	for i := range career.Voyages {
		all["piratescove/career.name"] = append(all["piratescove/career.name"], career.Voyages[i].Name)
	}
	for _, medal := range medals.All() {
		all["piratescove/medalcase.name"] = append(all["piratescove/medalcase.name"], string(medal.Name))
	}
	for _, group := range medals.Groups() {
		all["piratescove/medalcase.group"] = append(all["piratescove/medalcase.group"], string(group))
	}
	for _, kind := range career.Kinds.All() {
		all["piratescove/career.goal"] = append(all["piratescove/career.goal"], string(kind))
	}
	for level := skill.CabinBoy; level <= skill.Governor; level++ {
		for _, of := range []string{"skill.Level", "piratescove/bot.Level"} {
			all[of] = append(all[of], level.String())
		}
	}
	return all
}

// listed lists the names of numbers, from one on up to the first that has none.
func listed[T interface {
	~uint8
	fmt.Stringer
}](from T) (names []string) {
	for ; from.String() != ""; from++ {
		names = append(names, from.String())
	}
	return names
}
