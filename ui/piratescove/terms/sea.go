package terms

import (
	cove "portroyal/engine/piratescove"
	"portroyal/ui/words"
)

// The families of messages about ships and islands.
const (
	sections      words.Family[cove.Section] = "cove.section.*"       // alone
	plainSections words.Family[cove.Section] = "cove.section.plain.*" // in a list
	sectionsAbout words.Family[cove.Section] = "cove.section.about.*" // a sentence: the section's use
	islands       words.Family[cove.Island]  = "cove.island.*"
	islandsAbout  words.Family[cove.Island]  = "cove.island.about.*" // a sentence: what an island offers
	legends       words.Family[cove.Legend]  = "cove.legend.*"
	legendsAbout  words.Family[cove.Legend]  = "cove.legend.about.*" // a sentence: whom they fire at, and their worth

	// Sections as the object of a sentence, with the article where the language wants one from here.
	sectionsWithin words.Family[cove.Section] = "cove.section.within.*"

	// Legends as the object of a sentence, with the article and in the case that it asks for.
	foesWithin words.Family[foe] = "cove.legend.object.*"
)

// foe is a legendary pirate who fights, or the Navy.
type foe string

// Section is what a part of a ship is called.
func Section(w *words.Words, section cove.Section) string { return w.T(sections.ID(section)) }

// SectionAbout says in a sentence what a section is good for on a ship with a parrot, or no card: where that decides about dice, what
// it does (T3).
func SectionAbout(w *words.Words, section cove.Section, parrot cove.Card) string {
	if parrot.Rolls() && (section == cove.Cannons || section == cove.Crew) {
		return Card(w, parrot) + ": " + CardText(w, parrot)
	}
	return w.T(sectionsAbout.ID(section))
}

// SectionWithin is a section as the object of a sentence.
func SectionWithin(w *words.Words, section cove.Section) string {
	return w.T(sectionsWithin.ID(section))
}

// Island is what an island is called, the cove too.
func Island(w *words.Words, island cove.Island) string { return w.T(islands.ID(island)) }

// IslandAbout says in a sentence what an island offers those who call there.
func IslandAbout(w *words.Words, island cove.Island) string { return w.T(islandsAbout.ID(island)) }

// Legend is what a legendary pirate, or the Navy, is called.
func Legend(w *words.Words, legend cove.Legend) string { return w.T(legends.ID(legend)) }

// LegendAbout says in a sentence at whom and where a legendary pirate or the Navy fires, and what sinking them brings.
func LegendAbout(w *words.Words, legend cove.Legend) string {
	return w.T(legendsAbout.ID(legend), "Fame", Fame(w, int(legend.Face().Fame)))
}

// Foe is a legendary pirate who fights, or the Navy, as the object of a sentence.
func Foe(w *words.Words, legend cove.Legend) string {
	return w.T(foesWithin.ID(foe(legend.String())))
}
