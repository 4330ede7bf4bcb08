package setup

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/widgets"
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

// presetGap is the gap between two presets.
const presetGap = 14

// presetWidth is the width of a preset's picture if all of them, with their gaps, are this wide.
func (s *Setup) presetWidth(width float32) float32 {
	n, gap := float32(len(presets)), s.grown(presetGap)
	return (width-(n-1)*gap)/n - 2*s.grown(widgets.PosterEdge)
}

// presetRow lets the player choose a preset by its picture, its name and a sentence.
func (s *Setup) presetRow(width float32) fyne.CanvasObject {
	w, c := s.stage.Words, s.stage.Colours()
	inner := s.presetWidth(width)
	text := inner - 2*s.grown(6)
	broken := func(p preset) []string {
		return widgets.Balanced(widgets.Title, w.T(presetTitles.ID(p.name)), s.grown(widgets.PosterSize), text)
	}
	lines := 1
	for _, p := range presets {
		lines = max(lines, len(broken(p)))
	}
	var picks []*widgets.Pick
	for _, p := range presets {
		sentence := widgets.Paragraph(widgets.Line, w.T(presetTips.ID(p.name)), s.grown(12.5),
			c.Quiet, text, 1, fyne.TextAlignCenter)
		picture := s.pictureOf(string(p.name), scenes[p.name])
		picks = append(picks,
			widgets.NewPoster(c, s.growth, picture, inner, inner*s.shape, broken(p), lines, sentence))
	}
	row := widgets.NewPicks(columns{len(presets), s.grown(presetGap)}, len(presets), presetOf(s.settled().Options),
		func(i int) { s.playPreset(presets[i]) }, picks...)
	s.focus.add("presets", row)
	return row
}

// playPreset applies a preset. Options that are not part of it stay as they were.
func (s *Setup) playPreset(p preset) {
	o := &s.wish.Options
	o.RequireExpedition, o.Contracts, o.Cooperative = p.requireExpedition, p.contracts, p.cooperative
	s.alone = p.alone
	s.play(p.decks)
}
