package hints

import (
	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// symbols are for choices that are not about an island, a section or a card.
var symbols = map[cove.Kind]string{
	cove.Outfit: "wheel", cove.Pass: "wheel", cove.Hold: "wheel", cove.Flee: "flee", cove.KeepOld: "parrot",
	cove.TakeNew: "parrot", cove.Buy: "tavern-card", cove.Bury: "treasure", cove.BuryGold: "doubloon",
	cove.TakeCards: "tavern-card", cove.TakeGold: "doubloon", cove.Attach: "mastercraft", cove.Mend: "mastercraft",
	cove.Play: "tavern-card", cove.Done: "wheel",
}

// sections are the symbols of the sections of a ship.
var sections = [cove.Sections]string{cove.Hull: "hull", cove.Sails: "sails", cove.Cannons: "cannons", cove.Crew: "crew"}

// islands are the drawings of the islands that can be chosen.
var islands = map[cove.Island]string{
	cove.Tavern: "tavern", cove.HullIsland: "hull", cove.SailIsland: "sail", cove.CannonIsland: "cannon",
	cove.CrewIsland: "crew", cove.TreasureIsland: "treasure",
}

// Pictured names the drawing of what a choice is about.
func Pictured(of cove.Action) string {
	switch of.Kind {
	case cove.Sail:
		return "emblems/" + islands[of.Island]
	case cove.Fire, cove.Aim, cove.Raise:
		return "symbols/" + sections[of.Section]
	}
	return "symbols/" + symbols[of.Kind]
}

// Picture shows in a place what a choice is about.
func Picture(s *stage.Stage, sheet geometry.Sheet, of cove.Action, at geometry.Rectangle) {
	size := at.W * 0.86
	drawing := pieces.Drawing(s, Pictured(of), size)
	wide := size * 1.16
	sheet.Fit(widgets.OnPaper(s.Colours(), drawing, size), at.Centred(wide, wide))
}
