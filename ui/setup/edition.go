package setup

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/portroyal"
	"portroyal/ui/widgets"
)

// preset is a game that many people know by a name: the part of the options that makes it.
type preset struct {
	name              string // ends the ids of its messages
	decks             portroyal.Deck
	requireExpedition bool
	contracts         bool
	cooperative       bool
	alone             bool // one seat only
}

// expanded are the decks that contracts need at least (S3).
const expanded = portroyal.DeckBase | portroyal.DeckExpansion

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

// matches tells whether the options are those of the preset, apart from small variants and the
// number of players.
func (p preset) matches(o portroyal.Options) bool {
	return o.Decks == p.decks && o.RequireExpedition == p.requireExpedition && o.Contracts == p.contracts &&
		o.Cooperative == p.cooperative && (!o.Cooperative || (o.Players == 1) == p.alone)
}

// presetRow lets the player choose a preset.
func (s *Setup) presetRow() fyne.CanvasObject {
	w, c := s.stage.Words, s.stage.Colours()
	row := container.NewGridWithColumns((len(presets) + 1) / 2)
	for _, p := range presets {
		kind := widgets.QuietPlate
		if p.matches(s.setup.Options) {
			kind = widgets.CalmPlate
		}
		plate := widgets.NewPlate(c, kind, w.T("preset."+p.name), func() { s.playPreset(p) })
		height := canvas.NewRectangle(color.Transparent) // the same whichever is chosen
		height.SetMinSize(fyne.NewSize(0, 42))
		row.Add(container.NewStack(height, plate.WithToolTip(w.T("preset."+p.name+".tip"))))
	}
	return row
}

// playPreset takes a preset over. Who plays together needs somebody to play with.
func (s *Setup) playPreset(p preset) {
	o := &s.setup.Options
	o.RequireExpedition, o.Contracts, o.Cooperative = p.requireExpedition, p.contracts, p.cooperative
	switch {
	case p.alone:
		s.setup.Seats = s.setup.Seats[:1]
	case len(s.setup.Seats) == 1:
		s.addSeat()
	}
	s.play(p.decks)
}

// decks are the toggles of the editions in the order in which they are offered.
var decks = []portroyal.Deck{
	portroyal.DeckBase, portroyal.DeckUnterwegs, portroyal.DeckExpansion, portroyal.DeckNails, portroyal.DeckGambler,
}

// deckToggles lets the player choose the decks one by one (S3).
func (s *Setup) deckToggles() fyne.CanvasObject {
	grid := container.New(&pairs{gap: 6})
	for _, deck := range decks {
		grid.Add(s.deckToggle(deck))
	}
	return grid
}

func (s *Setup) deckToggle(deck portroyal.Deck) fyne.CanvasObject {
	w := s.stage.Words
	id := "deck." + deck.String()
	chosen := s.setup.Options.Decks
	toggle := widgets.NewToggle(s.stage.Colours(), w.T(id), w.T(id+".about"), chosen&deck != 0, func(bool) {
		s.play(chosen.With(deck))
	})
	if !chosen.Fits(deck) {
		toggle.Forbid(w.T("deck.why.base"))
	}
	return toggle
}

// play changes the decks, and with them what follows from them: the number of players, the target
// that the edition prints, and the variants that need other decks.
func (s *Setup) play(decks portroyal.Deck) {
	o := &s.setup.Options
	if o.Target == portroyal.PrintedTarget(o.Decks) {
		o.Target = portroyal.PrintedTarget(decks)
	}
	o.Decks = decks
	s.settle()
}

// settle drops the variants that do not go with the others any more, and brings the number of seats
// into the range that is left.
func (s *Setup) settle() {
	o := &s.setup.Options
	o.Contracts = o.Contracts && o.Decks&portroyal.DeckExpansion != 0
	o.Cooperative = o.Cooperative && o.Contracts
	o.RequireExpedition = o.RequireExpedition && o.Decks.HasExpeditions() && !o.Cooperative
	o.AutoContracts = o.AutoContracts || !o.Contracts
	if !o.Cooperative {
		o.ContractsLaid, o.Difficulty = 0, 0
	}
	s.resize(min(max(len(s.setup.Seats), portroyal.LeastPlayers(o.Cooperative)), portroyal.MostPlayers(o.Decks)))
}

// pairs lays objects in two columns, each row as high as it needs to be.
type pairs struct{ gap float32 }

func (l *pairs) rows(objects []fyne.CanvasObject, visit func(row []fyne.CanvasObject, height float32)) {
	for i := 0; i < len(objects); i += 2 {
		row := objects[i:min(i+2, len(objects))]
		height := float32(0)
		for _, object := range row {
			height = max(height, object.MinSize().Height)
		}
		visit(row, height)
	}
}

// MinSize implements fyne.Layout.
func (l *pairs) MinSize(objects []fyne.CanvasObject) (size fyne.Size) {
	l.rows(objects, func(row []fyne.CanvasObject, height float32) {
		width := float32(0)
		for _, object := range row {
			width = max(width, object.MinSize().Width)
		}
		size.Width = max(size.Width, 2*width+l.gap)
		size.Height += height + l.gap
	})
	return size
}

// Layout implements fyne.Layout.
func (l *pairs) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	width, y := (size.Width-l.gap)/2, float32(0)
	l.rows(objects, func(row []fyne.CanvasObject, height float32) {
		for i, object := range row {
			object.Resize(fyne.NewSize(width, height))
			object.Move(fyne.NewPos(float32(i)*(width+l.gap), y))
		}
		y += height + l.gap
	})
}
