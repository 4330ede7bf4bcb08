package setup

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// customise holds everything that most games do not need, on sheets of its own: single editions and variants,
// what ends the game, who begins, and the seed. It is folded away, but a summary says what is chosen in it.
func (s *Setup) customise(width float32) fyne.CanvasObject {
	w, c := s.stage.Words, s.stage.Colours()
	padding := s.grown(sheetPadding)
	inner := width - 2*padding
	title := widgets.Title(w.T("setup.customise"), s.grown(16), c.Text)
	s.summary = widgets.Line("", s.grown(13.5), c.Quiet)
	s.summaryRoom = inner - title.MinSize().Width - s.grown(64)
	s.tellSummary()
	fold := widgets.NewBareTile(c, w.T("setup.customise"), container.NewHBox(
		container.NewCenter(widgets.Fixed(s.arrow(), s.grown(22), s.grown(22))),
		widgets.Fixed(layout.NewSpacer(), 1, s.grown(34)), container.NewCenter(title), layout.NewSpacer(),
		s.tail(), widgets.Fixed(layout.NewSpacer(), s.grown(6), 1)), s.fold)
	fold.SetToolTip(w.T("setup.customise.tip"))
	s.focus.add("fold", fold)
	s.folding = fold
	sheets := container.New(layout.NewCustomPaddedVBoxLayout(s.grown(1.6*leastGap)),
		widgets.NewSheet(c, s.growth, 0, container.New(
			layout.NewCustomPaddedLayout(s.grown(4), s.grown(4), padding, padding), fold)))
	if !s.open {
		return sheets
	}
	game := []fyne.CanvasObject{s.numbers(inner)}
	if s.settled().Options.Players > 1 {
		game = append([]fyne.CanvasObject{s.startPlayer(inner)}, game...)
	}
	sheets.Add(s.sheet("cards", "setup.edition", s.deckToggles()))
	sheets.Add(s.sheet("wax-anchor", "setup.variants", s.variants()))
	game = append(game, s.toggle("setup.practice", s.wish.Practice, &s.wish.Practice))
	sheets.Add(s.sheet("crest", "setup.begin", game...))
	return sheets
}

// tail is the summary at the right end of the room for it.
func (s *Setup) tail() fyne.CanvasObject {
	s.summary.Alignment = fyne.TextAlignTrailing
	return widgets.Fixed(s.summary, s.summaryRoom, s.summary.MinSize().Height)
}

// sheet is a sheet of paper with a heading.
func (s *Setup) sheet(symbol string, id words.ID, objects ...fyne.CanvasObject) fyne.CanvasObject {
	c, size := s.stage.Colours(), s.grown(24)
	heading := widgets.NewHeading(c, s.growth, s.stage.Symbol(symbol, size), size, s.stage.Words.T(id))
	column := container.NewVBox(append([]fyne.CanvasObject{heading}, objects...)...)
	return widgets.NewSheet(c, s.growth, s.grown(sheetPadding), column)
}

// sheetPadding is the margin of a sheet.
const sheetPadding = 14

// fold shows or hides everything that can be customised.
func (s *Setup) fold() {
	s.open = !s.open
	s.build()
	if s.open { // as much of it as fits
		opened := s.body.Objects[len(s.body.Objects)-1]
		s.scroll.ScrollToOffset(fyne.NewPos(0, opened.Position().Y))
	} else {
		s.scroll.ScrollToTop()
	}
}

// arrow points to the right if the sheets are folded, and down if they are open.
func (s *Setup) arrow() fyne.CanvasObject {
	points := [3]fyne.Position{fyne.NewPos(8, 5), fyne.NewPos(15, 11), fyne.NewPos(8, 17)}
	if s.open {
		points = [3]fyne.Position{fyne.NewPos(5, 8), fyne.NewPos(11, 15), fyne.NewPos(17, 8)}
	}
	arrow := container.NewWithoutLayout()
	for i := range points[:2] {
		line := canvas.NewLine(s.stage.Colours().Text)
		line.StrokeWidth = s.grown(2.4)
		line.Position1 = fyne.NewPos(s.grown(points[i].X), s.grown(points[i].Y))
		line.Position2 = fyne.NewPos(s.grown(points[i+1].X), s.grown(points[i+1].Y))
		arrow.Add(line)
	}
	return arrow
}

// tellSummary summarises what is played.
func (s *Setup) tellSummary() {
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
	s.summary.Text = strings.Join(parts, "  ·  ")
	for len(parts) > 1 && s.summary.MinSize().Width > s.summaryRoom {
		parts = parts[:len(parts)-1]
		s.summary.Text = strings.Join(parts, "  ·  ") + "  …"
	}
	s.summary.Refresh()
}

// startPlayer lets the player choose who begins.
func (s *Setup) startPlayer(width float32) fyne.CanvasObject {
	w, c, is := s.stage.Words, s.stage.Colours(), s.settled()
	n := len(is.Seats) + 1
	gap := s.grown(4)
	room := (width-float32(n-1)*gap)/float32(n) - s.grown(52)
	pick := func(picture fyne.CanvasObject, name string) *widgets.Pick {
		line := widgets.OneLine(widgets.Line, name, s.grown(14), c.Text, room, fyne.TextAlignLeading)
		inner := container.NewHBox(widgets.Fixed(picture, s.grown(28), s.grown(28)), container.NewCenter(
			widgets.Fixed(line, room, line.MinSize().Height)))
		padded := container.New(layout.NewCustomPaddedLayout(4, 4, s.grown(6), 0), inner)
		return widgets.NewPick(c, s.growth, name, padded)
	}
	picks := []*widgets.Pick{pick(s.stage.Symbol("gambler", s.grown(28)), w.T("setup.start.random"))}
	for i, seat := range is.Seats {
		picks = append(picks, pick(s.head(seat, s.grown(28)), fmt.Sprintf("%d  %s", i+1, seat.Name)))
	}
	row := widgets.NewPicks(columns{n, gap}, n, is.Start+1, func(chosen int) {
		s.wish.Start = chosen - 1
		s.tellSummary()
	}, picks...)
	s.focus.add("start", row)
	return container.NewVBox(s.note(w.T("setup.start"), width), row)
}

// seedRow lets the player choose a particular game.
func (s *Setup) seedRow(width float32) fyne.CanvasObject {
	w, c := s.stage.Words, s.stage.Colours()
	seed := widgets.NewField(s.seed, w.T("setup.seed.random"), func(text string) { s.seed = text })
	s.focus.add("seed", seed)
	return widgets.NewRow(c, s.grown(numberPadding), container.NewVBox(
		widgets.Title(w.T("setup.seed"), s.grown(16), c.Text), seed, s.note(w.T("setup.seed.about"), width)))
}
