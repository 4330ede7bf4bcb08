package setup

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/setup"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// sheets hold everything that most games do not need: single editions and variants, what ends the game, who begins, and the
// seed.
func (s *Setup) sheets(inner float32) []fyne.CanvasObject {
	game := []fyne.CanvasObject{s.numbers(inner)}
	if s.settled().Options.Players > 1 {
		game = append([]fyne.CanvasObject{s.startPlayer(inner)}, game...)
	}
	game = append(game, s.Toggle("setup.practice", s.wish.Practice, &s.wish.Practice))
	return []fyne.CanvasObject{
		s.sheet("cards", "setup.edition", s.deckToggles()),
		s.sheet("wax-anchor", "setup.variants", s.variants()),
		s.sheet("crest", "setup.begin", game...),
	}
}

// sheet is a sheet of paper with a heading.
func (s *Setup) sheet(symbol string, id words.ID, objects ...fyne.CanvasObject) fyne.CanvasObject {
	return s.Sheet(func(size float32) *canvas.Image { return s.stage.Symbol(symbol, size) }, id, objects...)
}

// summary says what is played.
func (s *Setup) summary() []string {
	w, is := s.stage.Words, s.settled()
	o := is.Options
	var parts []string
	for _, deck := range decks {
		if o.Decks&deck != 0 {
			parts = append(parts, w.T(terms.Decks.ID(deck)))
		}
	}
	for _, variant := range []struct {
		on   bool
		name string
	}{
		{o.Together(), w.T("variant.cooperative")},
		{o.Contracts && !o.Together(), w.T("variant.contracts")},
		{o.RequireExpedition, w.T("variant.expedition")},
		{o.HiddenDiscards, w.T("variant.hidden")},
		{o.CoinsByPlace, w.T("variant.coins")},
	} {
		if variant.on {
			parts = append(parts, variant.name)
		}
	}
	if o.HasTarget() {
		parts = append(parts, w.N("variant.target", int(o.Target)))
	} else {
		parts = append(parts, w.N("variant.laid", o.FaceUp()))
	}
	if is.Practice {
		parts = append(parts, w.T("setup.practice"))
	}
	if is.Start != portroyal.RandomStart {
		parts = append(parts, w.T("setup.begins", "Player", is.Seats[is.Start].Name))
	}
	return parts
}

// startPlayer lets the player choose who begins.
func (s *Setup) startPlayer(width float32) fyne.CanvasObject {
	w, c, is := s.stage.Words, s.stage.Colours(), s.settled()
	n := len(is.Seats) + 1
	gap := s.Grown(4)
	room := (width-float32(n-1)*gap)/float32(n) - s.Grown(52)
	pick := func(picture fyne.CanvasObject, name string) *widgets.Pick {
		line := widgets.OneLine(widgets.Line, name, s.Grown(14), c.Text, room, fyne.TextAlignLeading)
		inner := container.NewHBox(widgets.Fixed(picture, s.Grown(28), s.Grown(28)), container.NewCenter(
			widgets.Fixed(line, room, line.MinSize().Height)))
		padded := container.New(layout.NewCustomPaddedLayout(4, 4, s.Grown(6), 0), inner)
		return widgets.NewPick(c, s.Growth, name, padded)
	}
	picks := []*widgets.Pick{pick(s.stage.Symbol("gambler", s.Grown(28)), w.T("setup.start.random"))}
	for i, seat := range is.Seats {
		picks = append(picks, pick(s.Head(seat, s.Grown(28)), fmt.Sprintf("%d  %s", i+1, seat.Name)))
	}
	row := widgets.NewPicks(setup.Columns{N: n, Gap: gap}, n, is.Start+1, func(chosen int) {
		s.wish.Start = chosen - 1
		s.TellSummary()
	}, picks...)
	s.Focus.Add("start", row)
	return container.NewVBox(s.Note(s.aboutStart(), width), row)
}

// aboutStart says how often whoever plays last wins, which is what the choice of the start player is about, as far as that is
// known.
func (s *Setup) aboutStart() string {
	w, o := s.stage.Words, s.settled().Options
	usual := statistics.Usual(statistics.EditionOf(o), o.Seats())
	if o.CoinsByPlace || usual == nil {
		return w.T("setup.start")
	}
	return w.T("setup.start.usual", "Share", w.Percent(usual[len(usual)-1]), "Fair", w.Percent(1/float64(len(usual))))
}
