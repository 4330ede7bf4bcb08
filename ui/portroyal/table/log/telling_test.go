package log

import (
	"image/color"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/google/go-cmp/cmp"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/seats"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/words"
)

// teller tells in English what Ann, Ben and Cem do.
func teller() Teller {
	return Teller{words.In(words.English), seats.Of(gametest.Seats("", "sailor", "sailor"), []int{0, 1, 2})}
}

// heard is what a seat is told about these events.
func (t Teller) heard(seat int, events []portroyal.Event) (sentences []string) {
	for _, n := range t.News(&portroyal.View{}, seat, events) {
		sentences = append(sentences, n.Text)
	}
	return sentences
}

// Everything that a player may have missed is told in a sentence; not what they did themselves, but its results.
func TestNews(t *testing.T) {
	var (
		b      = teller()
		ship   = gametest.Card(t, "black-4-2c")
		red    = gametest.Card(t, "red-1-1c")
		person = gametest.Card(t, "settler")
		row    = gametest.Card(t, "expedition-priest2")
		tax    = gametest.Tax(t)
		taxed  = portroyal.Event{Kind: portroyal.CardRevealed, Seat: 1, Card: tax}
		foe    = portroyal.GalleonFoe
		paid   = func(seat, n uint8) portroyal.Event {
			return portroyal.Event{
				Kind: portroyal.TaxPaid, Seat: seat,
				N: n,
			}
		}
		bonus = func(seat uint8) portroyal.Event {
			return portroyal.Event{
				Kind: portroyal.TaxBonus, Seat: seat,
				N: 1,
			}
		}
		hired   = terms.NamedWithin(b.Words, terms.Indefinite, person)
		traded  = func(card portroyal.Card) string { return terms.NamedTraded(b.Words, card) }
		revealS = portroyal.Event{Kind: portroyal.CardRevealed, Seat: 1, Card: ship}
	)
	for name, c := range map[string]struct {
		events []portroyal.Event
		want   []string
	}{
		"a bust of another": {
			[]portroyal.Event{
				revealS,
				{Kind: portroyal.WentBust, Seat: 1, Card: ship},
				{Kind: portroyal.HarbourCleared, Seat: 1, N: 9},
				{Kind: portroyal.TurnBegan, Seat: 2},
			},
			[]string{"Ben loses 9 cards to a second galleon."},
		},
		"one's own bust": {
			[]portroyal.Event{{Kind: portroyal.WentBust, Card: ship}, {Kind: portroyal.HarbourCleared, N: 1}},
			[]string{"Ann loses 1 card to a second galleon."},
		},
		"jesters of a bust": {
			[]portroyal.Event{
				{Kind: portroyal.WentBust, Seat: 1, Card: ship},
				{Kind: portroyal.HarbourCleared, N: 2},
				{Kind: portroyal.JestersPaid, N: 2},
			},
			[]string{"Ben loses 2 cards to a second galleon.", "Ann gets 2 coins for jesters."},
		},
		"a tax": {
			[]portroyal.Event{taxed, paid(1, 6), paid(0, 7), bonus(2), revealS},
			[]string{"Tax increase: Ben pays 6, Ann pays 7, Cem gets 1."},
		},
		"a tax that nobody pays": {
			[]portroyal.Event{taxed, bonus(1), bonus(2), bonus(0)},
			[]string{"Tax increase: nobody pays, everybody gets 1."},
		},
		"two taxes": {
			[]portroyal.Event{taxed, paid(1, 6), bonus(2), taxed, bonus(0)},
			[]string{"Tax increase: Ben pays 6, Cem gets 1.", "Tax increase: nobody pays, Ann gets 1."},
		},
		"a tax without a card": {
			[]portroyal.Event{{Kind: portroyal.TaxInsteadOf, Seat: 1}, bonus(2)},
			[]string{"Tax increase: nobody pays, Cem gets 1."},
		},
		"the end of a tax in which one was asked": {
			[]portroyal.Event{{Kind: portroyal.ContractFulfilled, Contract: portroyal.TaxOfficer, N: 7}, bonus(2)},
			[]string{"Ann fulfils “Tax Officer” and gets 7 coins.", "Tax increase: Cem gets 1."},
		},
		"what others took": {
			[]portroyal.Event{
				{Kind: portroyal.ChanceCame, Seat: 1, N: 1},
				{Kind: portroyal.PersonHired, Seat: 1, Card: person, N: 4},
				{Kind: portroyal.ChanceCame, Seat: 2, N: 1},
				{Kind: portroyal.ShipTraded, Seat: 2, Card: ship, N: 1},
				{Kind: portroyal.FeePaid, Seat: 2, Other: 1, N: 1},
			},
			[]string{"Ben hires " + hired + " for 4 coins.", "Cem trades " + traded(ship) + " for 1 coin."},
		},
		"a coin to oneself": {
			[]portroyal.Event{
				{Kind: portroyal.ShipTraded, Seat: 2, Card: ship, N: 1},
				{Kind: portroyal.FeePaid, Seat: 2, Other: 0, N: 1},
			},
			[]string{"Cem trades " + traded(ship) + " for 1 coin.", "Cem pays 1 coin to Ann."},
		},
		"nothing taken": {
			[]portroyal.Event{{Kind: portroyal.ChanceCame, Seat: 1, N: 1}, {Kind: portroyal.Passed, Seat: 1}},
			[]string{"Ben takes nothing."},
		},
		"nothing to be paid for": {
			[]portroyal.Event{
				{Kind: portroyal.DiscoverEnded},
				{Kind: portroyal.PassedOver},
				{Kind: portroyal.PassedOver, Seat: 1},
				{Kind: portroyal.HarbourCleared, N: 2},
				{Kind: portroyal.DiscoverEnded, Seat: 1},
				{Kind: portroyal.ChanceCame, Seat: 1, N: 1},
				{Kind: portroyal.PassedOver}, // on another player's turn it is no news
			},
			[]string{"Ann cannot afford anything in the harbour."},
		},
		"another who can pay for nothing in their turn": {
			[]portroyal.Event{
				{Kind: portroyal.TurnBegan, Seat: 2},
				{Kind: portroyal.DiscoverEnded, Seat: 2},
				{Kind: portroyal.PassedOver, Seat: 2},
				{Kind: portroyal.PassedOver, Seat: 1}, // on another player's turn it is no news
			},
			[]string{"Cem cannot afford anything in the harbour."},
		},
		"no more taken": {
			[]portroyal.Event{
				{Kind: portroyal.ChanceCame, Seat: 1, N: 2},
				{Kind: portroyal.PersonHired, Seat: 1, Card: person, N: 4},
				{Kind: portroyal.Passed, Seat: 1},
			},
			[]string{"Ben hires " + hired + " for 4 coins."},
		},
		"what one took oneself": {
			[]portroyal.Event{
				{Kind: portroyal.PersonHired, Card: person, N: 4},
				{Kind: portroyal.ShipTraded, Card: ship, N: 4},
				{Kind: portroyal.Passed},
			},
			nil,
		},
		"an expedition": {
			[]portroyal.Event{{Kind: portroyal.Claimed, Seat: 1, Card: row, N: 2}},
			[]string{"Ben claims " + terms.NamedWithin(b.Words, terms.Definite, row) + " and gets 2 coins."},
		},
		"one's own automatic contract": {
			[]portroyal.Event{
				{Kind: portroyal.PersonHired, Card: person, N: 4},
				{Kind: portroyal.ContractFulfilled, Contract: portroyal.TraderPrince, N: 3},
			},
			[]string{"Ann fulfils “Trader Prince” and gets 3 coins."},
		},
		"a first step": {
			[]portroyal.Event{
				{Kind: portroyal.ShipTraded, Seat: 1, Card: red},
				{Kind: portroyal.StepMade, Seat: 1, Contract: foe, N: 1},
			},
			[]string{"Ben trades " + traded(red) + " for 0 coins.", "Ben completes the first step of “Galleon Foe”."},
		},
		"a last step": {
			[]portroyal.Event{
				{Kind: portroyal.StepMade, Contract: foe, N: 2},
				{Kind: portroyal.ContractFulfilled, Contract: foe, N: 6},
			},
			[]string{"Ann fulfils “Galleon Foe” and gets 6 coins."},
		},
		"a clerk": {
			[]portroyal.Event{
				{Kind: portroyal.ShipTraded, Card: red, N: 2},
				{Kind: portroyal.ClerkWorked, Card: red, N: 1},
			},
			[]string{"Ann may take 1 more card, thanks to a clerk."},
		},
		"a coin from a ship of another": {
			[]portroyal.Event{
				{Kind: portroyal.CoinGiven, Seat: 1, Other: 0, Card: red, N: 1},
				{Kind: portroyal.CoinGiven, Seat: 1, Other: 2, Card: red, N: 1},
			},
			[]string{"Ben gives 1 coin from the pile to Ann."},
		},
		"the last round": {
			[]portroyal.Event{{Kind: portroyal.TargetReached, Seat: 2}},
			[]string{"Cem reaches the target: this is the last round."},
		},
	} {
		t.Run(name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, b.heard(0, c.events)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// From the fifteenth quiet round on, the players are told in addition to all other news that the game is at a
// standstill (F6), until it is over.
func TestStandstillIsTold(t *testing.T) {
	for position, told := range map[string]bool{
		`{"quiet": 29, "seats": [{}, {}]}`: false, `{"quiet": 30, "seats": [{}, {}]}`: true,
		`{"options": {"players": 3}, "quiet": 44, "seats": [{}, {}, {}]}`:   false,
		`{"options": {"players": 3}, "quiet": 45, "seats": [{}, {}, {}]}`:   true,
		`{"phase": "over", "ending": true, "quiet": 41, "seats": [{}, {}]}`: false,
	} {
		at := gametest.Written(t, position)
		view, tell := at.View(), teller()
		nothing := portroyal.Event{Kind: portroyal.Passed, Seat: 1}
		want := []string{tell.Words.T("tell.nothing", "Player", "Ben")}
		if told {
			want = append(want, tell.Words.N("tell.standstill", 15, "Most", 20))
		}
		if got := Lines(tell.News(&view, 0, []portroyal.Event{nothing})); got != strings.Join(want, "\n") {
			t.Errorf("%s: %q is told, want %q", position, got, want)
		}
	}
}

// Of two players, each is told who gets the bonus of a tax; of more, that everybody does.
func TestWhoGetsTheBonusOfATax(t *testing.T) {
	for _, c := range []struct {
		players []string
		want    string
	}{
		{[]string{"", "sailor"}, "Ann gets 1, Ben gets 1"}, {[]string{"", "sailor", "sailor"}, "everybody gets 1"},
	} {
		tell := teller()
		tell.Seats = seats.Of(gametest.Seats(c.players...), []int{0, 1, 2}[:len(c.players)])
		var events []portroyal.Event
		for seat := range c.players {
			events = append(events, portroyal.Event{Kind: portroyal.TaxBonus, Seat: uint8(seat), N: 1})
		}
		if pays, gets := tell.Taxed(events); gets != c.want || pays != "nobody pays" {
			t.Errorf("%q, %q is told, want %q", pays, gets, c.want)
		}
	}
}

// However little room there is, the most important news begins in it.
func TestSomethingIsToldInTheNarrowestLine(t *testing.T) {
	test.NewTempApp(t)
	hired := portroyal.Event{Kind: portroyal.PersonHired, Seat: 1, Card: gametest.Card(t, "settler"), N: 4}
	ended := portroyal.Event{Kind: portroyal.TargetReached, Seat: 2}
	line := canvas.NewText("", color.Black)
	Write(line, teller().News(&portroyal.View{}, 0, []portroyal.Event{hired, ended}), 90)
	if room := line.MinSize().Width; room > 90 || !strings.Contains(line.Text, "Cem") {
		t.Errorf("%q is told, %v wide", line.Text, room)
	}
}

// If there is little room, what costs somebody something is told before what others took.
func TestGraveNewsComesFirst(t *testing.T) {
	test.NewTempApp(t)
	ship := portroyal.Event{Kind: portroyal.ShipTraded, Seat: 1, Card: gametest.Card(t, "black-4-2c"), N: 2}
	tax := []portroyal.Event{
		{Kind: portroyal.CardRevealed, Card: gametest.Tax(t)},
		{Kind: portroyal.TaxPaid, Seat: 2, N: 6},
	}
	news := teller().News(&portroyal.View{}, 0,
		slices.Concat([]portroyal.Event{ship}, tax, []portroyal.Event{ship, ship}))
	line := canvas.NewText("", color.Black)
	Write(line, news, 260)
	if !strings.Contains(line.Text, "Cem pays 6") || strings.Contains(line.Text, "traded") {
		t.Errorf("%q is told", line.Text)
	}
}

// The turn that has just ended is told even if nothing was taken in it, and the line ends with the latest event.
func TestWhatCameLastIsTold(t *testing.T) {
	test.NewTempApp(t)
	hired := func(seat uint8) []portroyal.Event {
		return []portroyal.Event{
			{Kind: portroyal.TurnBegan, Seat: seat},
			{Kind: portroyal.ChanceCame, Seat: seat, N: 1},
			{Kind: portroyal.PersonHired, Seat: seat, Card: gametest.Card(t, "settler"), N: 4},
		}
	}
	nothing := []portroyal.Event{
		{Kind: portroyal.TurnBegan, Seat: 2},
		{Kind: portroyal.ChanceCame, Seat: 2, N: 1},
		{Kind: portroyal.Passed, Seat: 2},
	}
	trifling := []portroyal.Event{{Kind: portroyal.ChanceCame, Seat: 1, N: 1}, {Kind: portroyal.Passed, Seat: 1}}
	tell := teller()
	for _, c := range []struct {
		name   string
		events []portroyal.Event
		room   float32
		want   string
	}{
		{"with room", slices.Concat(hired(1), nothing), 1000, tell.Event(hired(1)[2]) + " Cem takes nothing."},
		{"with little", slices.Concat(hired(1), hired(1), nothing), 200, "\u2026 Cem takes nothing."},
		{"in the turn of another", slices.Concat(hired(2), trifling), 1000, tell.Event(hired(2)[2])},
	} {
		t.Run(c.name, func(t *testing.T) {
			line := canvas.NewText("", color.Black)
			Write(line, tell.News(&portroyal.View{}, 0, c.events), c.room)
			if line.Text != c.want {
				t.Errorf("%q is told, want %q", line.Text, c.want)
			}
		})
	}
}

// Each player is told what has happened since their last decision; if all are persons, only what the previous
// player has done.
func TestWhatEachSeatIsTold(t *testing.T) {
	happens := func(seat uint8) []portroyal.Event { return []portroyal.Event{{Kind: portroyal.Passed, Seat: seat}} }
	for name, c := range map[string]struct {
		decided     []int
		seat        int
		onlyPersons bool
		want        []uint8
	}{
		"nothing yet":                      {nil, 0, false, nil},
		"one's own decision":               {[]int{0}, 0, false, []uint8{0}},
		"only the last of one's own":       {[]int{0, 0}, 0, false, []uint8{0}},
		"everything since":                 {[]int{0, 1, 2, 1}, 0, false, []uint8{1, 2, 1}},
		"before the first decision":        {[]int{1, 2}, 0, false, []uint8{1, 2}},
		"among persons, the one before":    {[]int{0, 1, 1, 2, 2, 2}, 0, true, []uint8{2, 2, 2}},
		"among persons, after one's own":   {[]int{1, 0}, 0, true, []uint8{0}},
		"among persons, no one before yet": {nil, 0, true, nil},
	} {
		t.Run(name, func(t *testing.T) {
			var steps []match.Step
			for _, seat := range c.decided {
				steps = append(steps, match.Step{Seat: seat, Events: happens(uint8(seat))})
			}
			var got []uint8
			for _, event := range Since(steps, c.seat, c.onlyPersons) {
				got = append(got, event.Seat)
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("%v, want %v", got, c.want)
			}
		})
	}
}

// An answer during another player's decision does not restart the news: what it cost before still counts.
func TestAnAnswerForgetsNothing(t *testing.T) {
	got := Since([]match.Step{
		{Seat: 1, Events: []portroyal.Event{{Kind: portroyal.TaxPaid, Seat: 0, N: 6}}},
		{Seat: 0, Answer: true, Events: []portroyal.Event{{Kind: portroyal.ContractDeclined, Seat: 0}}},
	}, 0, false)
	if len(got) != 2 || got[0].Kind != portroyal.TaxPaid {
		t.Errorf("after the answer %v is told", got)
	}
}
