package setup

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// preset is a game that many people know by a name: the part of the options that makes it.
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

// presetName is what a preset is called here.
type presetName string

// The messages of the presets: what each is called, and a sentence about it.
const (
	presetTitles words.Family[presetName] = "preset.*"
	presetTips   words.Family[presetName] = "preset.*.tip"
)

// presets in the order in which they are offered.
var presets = []preset{
	{name: "base", decks: portroyal.DeckBase},
	{name: "contracts", decks: expanded, contracts: true},
	{name: "everything", decks: expanded | portroyal.DeckNails | portroyal.DeckGambler, contracts: true},
	{name: "caribbean", decks: portroyal.DeckBase, requireExpedition: true},
	{name: "unterwegs", decks: portroyal.DeckUnterwegs},
	{name: "together", decks: expanded, contracts: true, cooperative: true},
	{name: "alone", decks: expanded, contracts: true, cooperative: true, alone: true},
}

// matches reports whether the options are those of the preset, apart from small variants and the
// number of players.
func (p preset) matches(o portroyal.Options) bool {
	return o.Decks == p.decks && o.RequireExpedition == p.requireExpedition && o.Contracts == p.contracts &&
		o.Cooperative == p.cooperative && (!o.Cooperative || (o.Players == 1) == p.alone)
}

// presetOf is the place of the preset with these options, -1 if there is none.
func presetOf(o portroyal.Options) int {
	for i, p := range presets {
		if p.matches(o) {
			return i
		}
	}
	return -1
}

// presetGap is the room between two presets.
const presetGap = 4

// presetRow lets the player choose a preset by its picture, its name and a sentence.
func (s *Setup) presetRow(width float32) fyne.CanvasObject {
	w, c := s.stage.Words, s.stage.Colours()
	n := float32(len(presets))
	inner := (width-(n-1)*presetGap)/n - 2*s.grown(widgets.PickEdge) // of one, within its edge
	text := inner - 2*s.grown(5)
	titleSize, sentenceSize := s.grown(15), s.grown(12.5)
	var picks []*widgets.Pick
	for _, p := range presets {
		title := widgets.Paragraph(widgets.Title, w.T(presetTitles.ID(p.name)), titleSize,
			c.Text, text, 1, fyne.TextAlignCenter)
		sentence := widgets.Paragraph(widgets.Line, w.T(presetTips.ID(p.name)), sentenceSize,
			c.Quiet, text, 1, fyne.TextAlignCenter)
		content := container.New(layout.NewCustomPaddedVBoxLayout(s.grown(4)),
			widgets.Fixed(s.picture(p), inner, inner*pictureShape), title, sentence,
			widgets.Fixed(layout.NewSpacer(), 1, s.grown(2)))
		picks = append(picks, widgets.NewPick(c, s.growth, w.T(presetTitles.ID(p.name)), content))
	}
	row := widgets.NewPicks(columns{len(presets), presetGap}, len(presets), presetOf(s.settled().Options),
		func(i int) { s.playPreset(presets[i]) }, picks...)
	s.focus.add("presets", row)
	return row
}

// playPreset takes a preset over. What it says nothing about stays as it was chosen.
func (s *Setup) playPreset(p preset) {
	o := &s.wish.Options
	o.RequireExpedition, o.Contracts, o.Cooperative = p.requireExpedition, p.contracts, p.cooperative
	s.alone = p.alone
	s.play(p.decks)
}
