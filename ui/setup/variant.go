package setup

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/portroyal"
	"portroyal/ui/widgets"
)

// variants are the toggles that go with the edition; those that do not fit say why.
func (s *Setup) variants() fyne.CanvasObject {
	w, o := s.stage.Words, &s.setup.Options
	contracts := s.toggle("variant.contracts", &o.Contracts)
	together := s.toggle("variant.cooperative", &o.Cooperative)
	automatic := s.toggle("variant.autocontracts", &o.AutoContracts)
	required := s.toggle("variant.expedition", &o.RequireExpedition)
	if o.Decks&portroyal.DeckExpansion == 0 {
		contracts.Forbid(w.T("variant.contracts.why"))
	}
	if !o.Contracts {
		together.Forbid(w.T("variant.contracts.need"))
		automatic.Forbid(w.T("variant.contracts.need"))
	}
	switch {
	case !o.Decks.HasExpeditions():
		required.Forbid(w.T("variant.expedition.why"))
	case o.Cooperative:
		required.Forbid(w.T("variant.expedition.cooperative"))
	}
	pass := s.toggle("variant.autopass", &o.AutoPass)
	return container.New(&pairs{gap: 6}, contracts, together, automatic, required, pass)
}

// numbers are the variants that are a number: what ends the game.
func (s *Setup) numbers() []fyne.CanvasObject {
	if s.setup.Options.Cooperative {
		return []fyne.CanvasObject{s.laid(), s.difficulty()}
	}
	return []fyne.CanvasObject{s.target()}
}

// toggle is a variant with its sentence.
func (s *Setup) toggle(id string, value *bool) *widgets.Toggle {
	w := s.stage.Words
	return widgets.NewToggle(s.stage.Colours(), w.T(id), w.T(id+".about"), *value, func(on bool) {
		*value = on
		s.settle()
	})
}

// target lets the player choose how many points end the game (F4).
func (s *Setup) target() fyne.CanvasObject {
	return s.number("crest", "variant.target", portroyal.MinTarget, portroyal.MaxTarget, int(s.setup.Options.Target),
		func(n int) { s.setup.Options.Target = uint8(n) })
}

// laid lets the players choose how many contracts lie face up (P1).
func (s *Setup) laid() fyne.CanvasObject {
	o := &s.setup.Options
	return s.number("wax-anchor", "variant.laid", 1, portroyal.MaxContractsLaid, o.FaceUp(), func(n int) {
		o.ContractsLaid = uint8(n)
		if n == portroyal.UsualContracts(int(o.Players)) {
			o.ContractsLaid = 0 // goes with the number of players
		}
	})
}

// difficulty lets the players choose how many cards of the Time Pile they do without (P3).
func (s *Setup) difficulty() fyne.CanvasObject {
	return s.number("cards", "variant.difficulty", 0, portroyal.MaxDifficulty, int(s.setup.Options.Difficulty),
		func(n int) { s.setup.Options.Difficulty = uint8(n) })
}

// number is a variant that is a number, with its sentence.
func (s *Setup) number(symbol, id string, least, most, value int, set func(int)) fyne.CanvasObject {
	w, c := s.stage.Words, s.stage.Colours()
	line := widgets.Title(w.N(id, value), 16, c.Text)
	slider := widgets.NewSlider(float64(least), float64(most), float64(value), func(value float64) {
		set(int(value))
		line.Text = w.N(id, int(value))
		line.Refresh()
	})
	words := container.NewBorder(nil, nil, container.NewHBox(s.stage.Symbol(symbol, 30), container.NewCenter(line)), nil, slider)
	return widgets.NewRow(c, 8, container.NewVBox(words, widgets.NewNote(w.T(id+".about"))))
}
