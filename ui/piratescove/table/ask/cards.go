package ask

import (
	"strconv"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/widgets"
)

// window asks whether a card is played, at a time for event cards, in reply to one, or in boarding (E8, E6, K3).
func (a *Asker) window() (q Question) {
	w := a.Words
	q.Title = w.T("cove.ask.card", "Player", a.name(a.seat), "Phase", terms.Phase(w, a.view.Phase()))
	q.About = terms.PhaseAbout(w, a.view.Phase())
	if a.card != cove.NoCard {
		return a.played(q)
	}
	q.Options = a.cards()
	q.Options = append(q.Options, Option{
		Main: true, Kind: cove.Pass, Action: cove.Action{Kind: cove.Pass, Seat: uint8(a.seat)}, Tip: w.T("cove.ask.pass.tip"),
		Plate: &Plate{Kind: widgets.CalmPlate, Text: w.T("cove.ask.pass")},
	})
	return q
}

// cards are the cards in the hand that can be played now, or attached.
func (a *Asker) cards() (all []Option) {
	for card := range cove.Fame1 {
		ways := a.ways(card)
		if len(ways) == 0 {
			continue
		}
		chosen := a.begun
		chosen.card, chosen.count = card, 0
		all = append(all, Option{
			Spot: board.Spot{Kind: board.Hand, Card: card}, Keys: digitOf(len(all)), Key: strconv.Itoa(len(all) + 1),
			Tip: terms.Card(a.Words, card) + "\n" + terms.CardText(a.Words, card), then: &chosen, Begins: true,
		})
	}
	return all
}

func digitOf(i int) []fyne.KeyName {
	if i < len(digits) {
		return digits[i : i+1]
	}
	return nil
}

// ways are the legal ways to play a card.
func (a *Asker) ways(card cove.Card) (all []cove.Action) {
	for _, action := range a.legal {
		if action.Kind == cove.Play && action.Card == card || action.Kind == cove.Attach && card == cove.Mastercraft {
			all = append(all, action)
		}
	}
	return all
}

// mostPlates is how many ways to play a card have plates of their own; more are counted up and down.
const mostPlates = 6

// played asks how the card is played that has been chosen.
func (a *Asker) played(q Question) Question {
	w, card := a.Words, a.card
	ways := a.ways(card)
	q.Title = w.T("cove.ask.play", "Card", terms.Card(w, card))
	q.About = terms.CardText(w, card)
	if len(ways) > mostPlates { // treasures that are thrown away (T4)
		q.Options = append(q.Options, a.counted(ways)...)
		ways = nil
	}
	for i, way := range ways {
		option := Option{Keys: digitOf(i), Kind: way.Kind, Action: way, Plate: &Plate{Kind: widgets.PlainPlate, Text: a.wayTo(way)}}
		if way.Island != cove.NoIsland {
			option.Spot = board.Spot{Kind: board.Island, Island: way.Island}
			option.Tip = a.about(way.Island)
		}
		if way.Kind == cove.Attach || card == cove.Shipwright {
			option.Spot = board.Spot{Kind: board.Track, Section: way.Section, Seat: a.seat}
			option.Tip = terms.SectionAbout(w, way.Section, a.view.ShipAt(a.seat).Parrot)
		}
		if len(ways) == 1 {
			option.Main, option.Plate.Kind = true, widgets.CalmPlate
		}
		q.Options = append(q.Options, option)
	}
	cancel := a.cancel()
	q.Options = append(q.Options, Option{ // the card again puts it back
		Spot: board.Spot{Kind: board.Hand, Card: card}, Chosen: true, Begins: true, then: cancel.then, Tip: terms.CardText(w, card),
	}, cancel)
	return q
}

// counted are the options to count up and down to one of many ways, and to play the card in that way.
func (a *Asker) counted(ways []cove.Action) (all []Option) {
	most := len(ways) - 1
	at, whole := min(a.count, most), a.begun
	whole.count = most
	for _, to := range []struct {
		way  int
		keys []fyne.KeyName
		said string
		spot board.Spot
	}{
		{max(at-1, 0), []fyne.KeyName{fyne.KeyMinus, fyne.KeyDown}, "\u2013", board.Spot{}},
		{min(at+1, most), []fyne.KeyName{fyne.KeyPlus, fyne.KeyEqual, fyne.KeyUp}, "+", board.Spot{Kind: board.Chests, Seat: a.seat}},
	} {
		counted := a.begun
		counted.count = to.way
		all = append(all, Option{
			Keys: to.keys, Spot: to.spot, Tip: a.wayTo(ways[to.way]), then: &counted,
			Plate: &Plate{Kind: widgets.PlainPlate, Text: to.said, Waits: to.way == at},
		})
	}
	return append(all, Option{
		Keys: []fyne.KeyName{fyne.KeyA}, Tip: a.wayTo(ways[most]), then: &whole,
		Plate: &Plate{Kind: widgets.PlainPlate, Text: a.wayTo(ways[most]), Waits: at == most},
	}, Option{
		Main: true, Action: ways[at], Plate: &Plate{Kind: widgets.CalmPlate, Text: a.wayTo(ways[at])},
	})
}

// wayTo names one way to play a card on its plate.
func (a *Asker) wayTo(way cove.Action) string {
	if name := a.choiceOf(way); name != "" {
		return name
	}
	return a.Words.T("cove.ask.play.go")
}

// choiceOf names what is chosen with a card: a section, a number, a player or an island; "" for a card that is only played.
func (a *Asker) choiceOf(way cove.Action) string {
	w := a.Words
	switch {
	case way.Kind == cove.Attach || way.Card == cove.Shipwright:
		return terms.Section(w, way.Section)
	case way.Card == cove.Overboard:
		return terms.Treasures(w, int(way.N))
	case way.Card == cove.Buccaneer || way.Card == cove.Lookout:
		return a.name(int(way.Target))
	case way.Island != cove.NoIsland:
		return terms.Island(w, way.Island)
	}
	return ""
}
