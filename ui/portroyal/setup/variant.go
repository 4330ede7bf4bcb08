package setup

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal"
	"portroyal/ui/setup"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// variants are the toggles that go with the edition; those that do not fit say why. Passing the device is not
// offered to a single player.
func (s *Setup) variants() fyne.CanvasObject {
	w, is, wish := s.stage.Words, s.settled().Options, &s.wish.Options
	grid := container.New(setup.Columns{N: toggleColumns, Gap: s.Grown(6)})
	for _, each := range [...]struct {
		variant portroyal.Variant
		id      words.About
		on      bool
		wish    *bool
	}{
		{portroyal.Contracts, "variant.contracts", is.Contracts, &wish.Contracts},
		{portroyal.Cooperative, "variant.cooperative", is.Cooperative, &wish.Cooperative},
		{portroyal.AutoContracts, "variant.autocontracts", is.AutoContracts, &wish.AutoContracts},
		{portroyal.RequireExpedition, "variant.expedition", is.RequireExpedition, &wish.RequireExpedition},
		{portroyal.AutoPass, "variant.autopass", is.AutoPass, &wish.AutoPass},
		{portroyal.HiddenDiscards, "variant.hidden", is.HiddenDiscards, &wish.HiddenDiscards},
		{portroyal.CoinsByPlace, "variant.coins", is.CoinsByPlace, &wish.CoinsByPlace},
	} {
		obstacle := is.Obstacle(each.variant)
		if obstacle == portroyal.Alone {
			continue
		}
		toggle := s.Toggle(each.id, each.on, each.wish)
		switch {
		case obstacle != portroyal.NoObstacle:
			toggle.Forbid(w.T(whyNot[obstacle]))
		case each.variant == portroyal.Contracts && s.hasContracts():
			toggle.Forbid(w.T("setup.deck.why"))
		}
		grid.Add(toggle)
	}
	return grid
}

// whyNot says what keeps a variant from being played.
var whyNot = map[portroyal.Obstacle]words.ID{
	portroyal.NoExpansion:   "variant.contracts.why",
	portroyal.NoContracts:   "variant.contracts.need",
	portroyal.NoExpeditions: "variant.expedition.why",
	portroyal.Together:      "variant.expedition.cooperative",
	portroyal.NoRivals:      "variant.coins.cooperative",
}

// numbers are the variants with a number: what ends the game.
func (s *Setup) numbers(width float32) fyne.CanvasObject {
	rows := []func(float32) fyne.CanvasObject{s.laid, s.difficulty, s.SeedRow}
	if s.settled().Options.HasTarget() {
		rows = []func(float32) fyne.CanvasObject{s.target, s.SeedRow}
	}
	gap, n := s.Grown(6), float32(len(rows))
	grid := container.New(setup.Columns{N: len(rows), Gap: gap})
	for _, row := range rows {
		grid.Add(row((width+gap)/n - gap - 2*s.Grown(setup.RowPadding)))
	}
	return grid
}

// target lets the player choose how many points end the game (F4).
func (s *Setup) target(width float32) fyne.CanvasObject {
	return s.number(width, "crest", "variant.target", portroyal.MinTarget, portroyal.MaxTarget,
		int(s.wish.Options.Target), func(n int) { s.wish.Options.Target = uint8(n) })
}

// laid lets the players choose how many contracts are face up (P1).
func (s *Setup) laid(width float32) fyne.CanvasObject {
	return s.number(width, "wax-anchor", "variant.laid", 1, portroyal.MaxContractsLaid,
		s.settled().Options.FaceUp(), func(n int) { s.wish.Options.ContractsLaid = uint8(n) })
}

// difficulty lets the players choose how many cards of the Time Pile they do without (P3).
func (s *Setup) difficulty(width float32) fyne.CanvasObject {
	return s.number(width, "cards", "variant.difficulty", 0, portroyal.MaxDifficulty, int(s.wish.Options.Difficulty),
		func(n int) { s.wish.Options.Difficulty = uint8(n) })
}

// number is a row for a variant with a number, and its sentence.
func (s *Setup) number(width float32, symbol string, id words.Counted, least, most, value int,
	set func(int),
) fyne.CanvasObject {
	w, c, size := s.stage.Words, s.stage.Colours(), s.Grown(30)
	room := width - size - s.Grown(symbolGap)
	says := func(value int) string { return w.N(words.ID(id), value) }
	lines := 1 // the most that any value needs, so that nothing moves with the slider
	for value := least; value <= most; value++ {
		lines = max(lines, len(widgets.Broken(widgets.Title, says(value), s.Grown(16), room)))
	}
	line := container.NewStack()
	write := func(value int) {
		line.Objects = []fyne.CanvasObject{container.New(layout.NewCustomPaddedVBoxLayout(0), layout.NewSpacer(),
			widgets.Paragraph(widgets.Title, says(value), s.Grown(16), c.Text, room, 1, fyne.TextAlignLeading),
			layout.NewSpacer())}
		line.Refresh()
	}
	write(value)
	slider := widgets.NewSlider(float64(least), float64(most), float64(value), func(value float64) {
		set(int(value))
		write(int(value))
		s.TellSummary()
	})
	s.Focus.Add(string(id), slider)
	high := max(size, float32(lines)*widgets.Title(says(value), s.Grown(16), c.Text).MinSize().Height)
	title := container.New(layout.NewCustomPaddedHBoxLayout(s.Grown(symbolGap)),
		container.NewCenter(s.stage.Symbol(symbol, size)), widgets.Fixed(line, room, high))
	return widgets.NewRow(c, s.Grown(setup.RowPadding), container.NewVBox(title, slider, s.Note(w.T(id.About()), width)))
}

// symbolGap is the gap between a symbol and the text beside it.
const symbolGap = 6
