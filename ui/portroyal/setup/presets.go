package setup

import (
	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/setup"
	"portroyal/ui/words"
)

// preset is a well-known game with a name: the part of the options that defines it.
type preset struct {
	name              presetName
	decks             portroyal.Deck
	requireExpedition bool
	contracts         bool
	cooperative       bool
	alone             bool // one seat only
}

// expanded are the decks that contracts need at least (S3).
const expanded = portroyal.DeckBase | portroyal.DeckExpansion

// presetName identifies a preset.
type presetName string

// The messages of the presets: the name of each, and a sentence about it.
const (
	presetTitles words.Family[presetName] = "preset.*"
	presetTips   words.Family[presetName] = "preset.*.tip"
)

// presets are in display order.
var presets = []preset{
	{name: "base", decks: portroyal.DeckBase},
	{name: "contracts", decks: expanded, contracts: true},
	{name: "everything", decks: expanded | portroyal.DeckNails | portroyal.DeckGambler, contracts: true},
	{name: "caribbean", decks: portroyal.DeckBase, requireExpedition: true},
	{name: "unterwegs", decks: portroyal.DeckUnterwegs},
	{name: "together", decks: expanded, contracts: true, cooperative: true},
	{name: "alone", decks: expanded, contracts: true, cooperative: true, alone: true},
}

// matches reports whether the options are those of the preset, apart from small variants and the number of
// players.
func (p preset) matches(o portroyal.Options) bool {
	return o.Decks == p.decks && o.RequireExpedition == p.requireExpedition && o.Contracts == p.contracts &&
		o.Cooperative == p.cooperative && (!o.Cooperative || (o.Players == 1) == p.alone)
}

// presetOf is the index of the preset with these options, -1 if there is none.
func presetOf(o portroyal.Options) int {
	for i, p := range presets {
		if p.matches(o) {
			return i
		}
	}
	return -1
}

// presets are the well-known games as the screen shows them, and which of them is chosen, -1 for none.
func (s *Setup) presets() (all []setup.Preset, chosen int) {
	w := s.stage.Words
	style := cardface.Style{Dark: s.stage.Dark, HighContrast: s.stage.HighContrast}
	for _, p := range presets {
		scene := scenes[p.name]
		all = append(all, setup.Preset{
			Name: string(p.name), Title: w.T(presetTitles.ID(p.name)), Tip: w.T(presetTips.ID(p.name)),
			Unfit: !s.fits(p), Draw: scene.drawing(scene.requests(w, style)),
		})
	}
	return all, presetOf(s.settled().Options)
}

// playPreset applies a preset. Options that are not part of it stay as they were.
func (s *Setup) playPreset(i int) {
	p := presets[i]
	o := &s.wish.Options
	o.RequireExpedition, o.Contracts, o.Cooperative = p.requireExpedition, p.contracts, p.cooperative
	s.alone = p.alone
	s.seatPartners()
	s.play(p.decks)
}
