package setup

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/portroyal"
	"portroyal/ui/widgets"
)

// preset is a game that many people know by a name: the part of the options that makes it.
type preset struct {
	name              string // ends the ids of its messages
	decks             portroyal.Deck
	requireExpedition bool
}

// presets in the order in which they are offered.
var presets = []preset{
	{name: "base", decks: portroyal.DeckBase},
	{name: "everything", decks: portroyal.DeckBase | portroyal.DeckExpansion | portroyal.DeckNails | portroyal.DeckGambler},
	{name: "caribbean", decks: portroyal.DeckBase, requireExpedition: true},
	{name: "unterwegs", decks: portroyal.DeckUnterwegs},
}

// matches tells whether the options are those of the preset, apart from players and small variants.
func (p preset) matches(o portroyal.Options) bool {
	return o.Decks == p.decks && o.RequireExpedition == p.requireExpedition
}

// presetRow lets the player choose a preset.
func (s *Setup) presetRow() fyne.CanvasObject {
	w, c := s.stage.Words, s.stage.Colours()
	row := container.NewGridWithColumns(2)
	for _, p := range presets {
		kind := widgets.QuietPlate
		if p.matches(s.setup.Options) {
			kind = widgets.CalmPlate
		}
		plate := widgets.NewPlate(c, kind, w.T("preset."+p.name), func() {
			s.setup.Options.RequireExpedition = p.requireExpedition
			s.play(p.decks)
		})
		row.Add(plate.WithToolTip(w.T("preset." + p.name + ".tip")))
	}
	return row
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

// play changes the decks, and with them what follows from them: the number of players and the
// target that the edition prints.
func (s *Setup) play(decks portroyal.Deck) {
	o := &s.setup.Options
	if o.Target == portroyal.PrintedTarget(o.Decks) {
		o.Target = portroyal.PrintedTarget(decks)
	}
	o.Decks = decks
	if !decks.HasExpeditions() {
		o.RequireExpedition = false
	}
	s.resize(min(len(s.setup.Seats), portroyal.MostPlayers(decks)))
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
