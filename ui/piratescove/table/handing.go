package table

import (
	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/piratescove/table/ask"
	"portroyal/ui/piratescove/terms"
	shared "portroyal/ui/table"
	"portroyal/ui/widgets"
)

// layHandOver covers the table until the screen has been handed to somebody: nothing of anybody is on it.
func (t *Table) layHandOver(all geometry.Sheet) {
	w, c, by := t.stage.Words, t.stage.Colours(), t.growth()
	of := &t.seats[t.hands]
	wide, high := min(560*by, t.size.Width*0.8), 330*by
	at := geometry.Sized(t.size).Centred(wide, high)
	all.Fit(widgets.NewSheet(c, by, 0, geometry.NewSheet().Container), at)
	head := 120 * by
	all.Fit(t.stage.Head(of.Portrait, widgets.SeatColour(of.Colour), head), geometry.Rect(at.X+(wide-head)/2, at.Y+22*by, head, head))
	room := wide - 60*by
	title := widgets.OneLine(
		widgets.Title, w.T("cove.hand.title", "Player", of.Name), 26*by, c.Text, room, fyne.TextAlignCenter,
	)
	all.Fit(title, geometry.Rect(at.X+30*by, at.Y+150*by, room, 36*by))
	about := widgets.Paragraph(widgets.Line, w.T("cove.hand.about", "Player", of.Name), 16*by, c.Quiet, room, 1, fyne.TextAlignCenter)
	all.Fit(about, geometry.Rect(at.X+30*by, at.Y+190*by, room, about.MinSize().Height))
	show := t.plate(widgets.CalmPlate, w.T("cove.hand.show", "Player", of.Name), t.takeScreen)
	show.SetToolTip(w.T("cove.hand.tip"))
	show.Decides = true
	size := fyne.NewSize(min(max(show.MinSize().Width, 220*by), wide-40*by), 52*by)
	all.Fit(show, geometry.Rect(at.X+(wide-size.Width)/2, at.Y+high-size.Height-24*by, size.Width, size.Height))
	menu := t.plate(widgets.QuietPlate, w.T("menu"), t.calls.Menu).WithToolTip(w.T("menu.tip"))
	all.Put(menu, 8, 4*by)
}

// everybody reports whether all persons at the screen are asked together whether somebody plays a card.
func (t *Table) everybody() bool {
	if !t.together() || t.viewer >= 0 || t.asked < 0 {
		return false
	}
	view := t.match.View(t.asked)
	return view.AsksForCards()
}

// forEverybody asks all persons at the screen at once, as at a table: whoever wants to play a card gets the screen. The
// order in which they would be asked (E8, K3) is preserved by passing for those who come before.
func (t *Table) forEverybody() (q ask.Question) {
	w := t.stage.Words
	view := t.match.View(t.asked)
	q.Title = w.T("cove.ask.anybody", "Phase", terms.Phase(w, view.Phase()))
	q.About = terms.PhaseAbout(w, view.Phase())
	for seat := range t.seats {
		if !t.person(seat) || !view.AskedForCards(seat) {
			continue
		}
		q.Options = append(q.Options, ask.Option{
			Keys: []fyne.KeyName{shared.Digits[len(q.Options)]},
			Tip:  w.T("cove.ask.anybody.tip", "Player", t.seats[seat].Name), Action: cove.Action{Kind: cove.Play, Seat: uint8(seat)},
			Plate: &ask.Plate{Kind: widgets.PlainPlate, Text: t.seats[seat].Name},
		})
	}
	q.Options = append(q.Options, ask.Option{
		Keys: []fyne.KeyName{fyne.KeyN}, Tip: w.T("cove.ask.nobody.round.tip"), Action: cove.Action{Kind: cove.Done},
		Plate: &ask.Plate{Kind: widgets.PlainPlate, Text: w.T("cove.ask.nobody.round")},
	}, ask.Option{
		Main: true, Tip: w.T("cove.ask.nobody.tip"), Action: cove.Action{Kind: cove.Pass},
		Plate: &ask.Plate{Kind: widgets.CalmPlate, Text: w.T("cove.ask.nobody")},
	})
	return q
}

// called does what persons at the screen have said together: who plays a card, or that nobody does, also for the rest of the
// round.
func (t *Table) called(said cove.Action) {
	switch said.Kind {
	case cove.Play:
		t.eyes.calls = int(said.Seat)
	case cove.Done:
		view := t.match.View(t.asked)
		t.quiet = view.Round()
		fallthrough
	default:
		t.silent = true
	}
	t.goOn()
}

// lookAtHand hands the screen to the person who is asked, so that they see their cards; or turns the cards face down again,
// where what they are asked is no secret.
func (t *Table) lookAtHand() {
	switch {
	case !t.together() || t.asked < 0 || t.busy:
	case t.viewer < 0:
		t.hands = t.asked
		t.build()
	case !t.view.Secret():
		t.hide()
		t.look()
		t.settle()
	}
}

// turnBack gives the screen back without a look, where nobody has to look. It reports whether it could.
func (t *Table) turnBack() bool {
	view := t.match.View(t.hands)
	if view.Secret() {
		return false
	}
	t.eyes.calls = -1
	t.hide()
	t.settle()
	return true
}
