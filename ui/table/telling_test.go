package table

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/google/go-cmp/cmp"

	"portroyal/engine/portroyal"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// taxCard is a tax increase.
func taxCard(t *testing.T) portroyal.Card {
	t.Helper()
	for _, c := range portroyal.AllCards(portroyal.DeckBase) {
		if c.Face().Type == portroyal.TaxIncrease {
			return c
		}
	}
	t.Fatal("no tax increase")
	return portroyal.NoCard
}

// heard is what a seat is told of these events.
func (b *bench) heard(seat int, events []portroyal.Event) (sentences []string) {
	for _, n := range newsFor(seat, events) {
		sentences = append(sentences, b.newsSentence(n))
	}
	return sentences
}

// Each thing that a player may have missed is told in a sentence; what they did themselves is not,
// what came of it is.
func TestNews(t *testing.T) {
	var (
		b       = newBench(t, newMatch(t, 1, "", "sailor", "sailor"))
		ship    = card(t, "black-4-2c")
		red     = card(t, "red-1-1c")
		person  = card(t, "settler")
		row     = card(t, "expedition-priest2")
		tax     = taxCard(t)
		taxed   = portroyal.Event{Kind: portroyal.CardRevealed, Seat: 1, Card: tax}
		foe     = portroyal.GalleonFoe
		paid    = func(seat, n uint8) portroyal.Event { return portroyal.Event{Kind: portroyal.TaxPaid, Seat: seat, N: n} }
		bonus   = func(seat uint8) portroyal.Event { return portroyal.Event{Kind: portroyal.TaxBonus, Seat: seat, N: 1} }
		named   = b.stage.Words.Named
		revealS = portroyal.Event{Kind: portroyal.CardRevealed, Seat: 1, Card: ship}
	)
	for name, c := range map[string]struct {
		events []portroyal.Event
		want   []string
	}{
		"a bust of another": {
			[]portroyal.Event{revealS, {Kind: portroyal.WentBust, Seat: 1, Card: ship}, {Kind: portroyal.HarbourCleared, Seat: 1, N: 9}, {Kind: portroyal.TurnBegan, Seat: 2}},
			[]string{"Ben lost 9 cards: a second Galleon."},
		},
		"one's own bust": {
			[]portroyal.Event{{Kind: portroyal.WentBust, Card: ship}, {Kind: portroyal.HarbourCleared, N: 1}},
			[]string{"Ann lost 1 card: a second Galleon."},
		},
		"jesters of a bust": {
			[]portroyal.Event{{Kind: portroyal.WentBust, Seat: 1, Card: ship}, {Kind: portroyal.HarbourCleared, N: 2}, {Kind: portroyal.JestersPaid, N: 2}},
			[]string{"Ben lost 2 cards: a second Galleon.", "Ann got 2 coins for jesters."},
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
			[]string{"Ann fulfilled “Tax Officer” and got 7 coins.", "Tax increase: Cem gets 1."},
		},
		"what others took": {
			[]portroyal.Event{
				{Kind: portroyal.ChanceCame, Seat: 1, N: 1},
				{Kind: portroyal.PersonHired, Seat: 1, Card: person, N: 4},
				{Kind: portroyal.ChanceCame, Seat: 2, N: 1},
				{Kind: portroyal.ShipTraded, Seat: 2, Card: ship, N: 1},
				{Kind: portroyal.FeePaid, Seat: 2, Other: 1, N: 1},
			},
			[]string{"Ben hired " + named(person) + " for 4 coins.", "Cem traded " + named(ship) + " for 1 coin."},
		},
		"a coin to oneself": {
			[]portroyal.Event{{Kind: portroyal.ShipTraded, Seat: 2, Card: ship, N: 1}, {Kind: portroyal.FeePaid, Seat: 2, Other: 0, N: 1}},
			[]string{"Cem traded " + named(ship) + " for 1 coin.", "Cem gave 1 coin to Ann."},
		},
		"nothing taken": {
			[]portroyal.Event{{Kind: portroyal.ChanceCame, Seat: 1, N: 1}, {Kind: portroyal.Passed, Seat: 1}},
			[]string{"Ben took nothing."},
		},
		"no more taken": {
			[]portroyal.Event{
				{Kind: portroyal.ChanceCame, Seat: 1, N: 2}, {Kind: portroyal.PersonHired, Seat: 1, Card: person, N: 4}, {Kind: portroyal.Passed, Seat: 1},
			},
			[]string{"Ben hired " + named(person) + " for 4 coins."},
		},
		"what one took oneself": {
			[]portroyal.Event{{Kind: portroyal.PersonHired, Card: person, N: 4}, {Kind: portroyal.ShipTraded, Card: ship, N: 4}, {Kind: portroyal.Passed}},
			nil,
		},
		"an expedition": {
			[]portroyal.Event{{Kind: portroyal.Claimed, Seat: 1, Card: row, N: 2}},
			[]string{"Ben claimed " + named(row) + " and got 2 coins."},
		},
		"one's own automatic contract": {
			[]portroyal.Event{{Kind: portroyal.PersonHired, Card: person, N: 4}, {Kind: portroyal.ContractFulfilled, Contract: portroyal.TraderPrince, N: 3}},
			[]string{"Ann fulfilled “Trader Prince” and got 3 coins."},
		},
		"a first step": {
			[]portroyal.Event{{Kind: portroyal.ShipTraded, Seat: 1, Card: red}, {Kind: portroyal.StepMade, Seat: 1, Contract: foe, N: 1}},
			[]string{"Ben traded " + named(red) + " for 0 coins.", "Ben: first step of “Galleon Foe”."},
		},
		"a last step": {
			[]portroyal.Event{{Kind: portroyal.StepMade, Contract: foe, N: 2}, {Kind: portroyal.ContractFulfilled, Contract: foe, N: 6}},
			[]string{"Ann fulfilled “Galleon Foe” and got 6 coins."},
		},
		"a clerk": {
			[]portroyal.Event{{Kind: portroyal.ShipTraded, Card: red, N: 2}, {Kind: portroyal.ClerkWorked, Card: red, N: 1}},
			[]string{"Ann may take 1 more card, thanks to a clerk."},
		},
		"a coin from a ship of another": {
			[]portroyal.Event{{Kind: portroyal.CoinGiven, Seat: 1, Other: 0, Card: red, N: 1}, {Kind: portroyal.CoinGiven, Seat: 1, Other: 2, Card: red, N: 1}},
			[]string{"Ben gave 1 coin from the pile to Ann."},
		},
		"the last round": {
			[]portroyal.Event{{Kind: portroyal.TargetReached, Seat: 2}},
			[]string{"Cem reached the target: last round."},
		},
	} {
		t.Run(name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, b.heard(0, c.events)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// Each player is told what has happened from their last decision on; where only persons play, what
// the one before has done.
func TestTaleOfEachSeat(t *testing.T) {
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
		"everything since":                 {[]int{0, 1, 2, 1}, 0, false, []uint8{0, 1, 2, 1}},
		"before the first decision":        {[]int{1, 2}, 0, false, []uint8{1, 2}},
		"among persons, the one before":    {[]int{0, 1, 1, 2, 2, 2}, 0, true, []uint8{2, 2, 2}},
		"among persons, after one's own":   {[]int{1, 0}, 0, true, []uint8{0}},
		"among persons, no one before yet": {nil, 0, true, nil},
	} {
		t.Run(name, func(t *testing.T) {
			var told tale
			for _, seat := range c.decided {
				told.add(3, seat, false, happens(uint8(seat)))
			}
			var got []uint8
			for _, event := range told.to(c.seat, c.onlyPersons) {
				got = append(got, event.Seat)
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("%v, want %v", got, c.want)
			}
		})
	}
}

// An answer in the middle of what others do is told on from, not begun at: what it cost before still
// counts as news.
func TestAnAnswerForgetsNothing(t *testing.T) {
	var told tale
	told.add(2, 1, false, []portroyal.Event{{Kind: portroyal.TaxPaid, Seat: 0, N: 6}})
	told.add(2, 0, true, []portroyal.Event{{Kind: portroyal.ContractDeclined, Seat: 0}})
	if got := told.to(0, false); len(got) != 2 || got[0].Kind != portroyal.TaxPaid {
		t.Errorf("after the answer %v is told", got)
	}
}

// toldLine is the line over the question with its tip.
func (b *bench) toldLine() (line, tip string) {
	a := b.areas()
	for _, part := range b.root.Objects {
		if part.Position() != fyne.NewPos(a.Prompt.X, a.Prompt.Y) {
			continue
		}
		for _, text := range all[*canvas.Text](part) {
			if text.Position().Y < b.tellingHeight() && text.TextSize == b.grown(13) {
				line = text.Text
			}
		}
		for _, tipped := range all[*widgets.Tipped](part) {
			tip = tipped.ToolTip()
		}
	}
	return line, tip
}

// The line stands over the question. When it gets too long, what matters less is left out, and its
// tip tells everything.
func TestToldLine(t *testing.T) {
	b := newBench(t, newMatch(t, 1, "", "sailor", "sailor"))
	b.build()
	if line, tip := b.toldLine(); line != "" || tip != "" {
		t.Errorf("before anything has happened %q is told, %q", line, tip)
	}
	ship, person := card(t, "black-4-2c"), card(t, "settler")
	b.tale.add(3, 1, false, []portroyal.Event{{Kind: portroyal.PersonHired, Seat: 1, Card: person, N: 4}})
	b.build()
	want := "Ben hired " + b.stage.Words.Named(person) + " for 4 coins."
	if line, tip := b.toldLine(); line != want || tip != want {
		t.Errorf("%q is told, %q, want %q", line, tip, want)
	}
	bust := []portroyal.Event{{Kind: portroyal.WentBust, Seat: 2, Card: ship}, {Kind: portroyal.HarbourCleared, Seat: 2, N: 7}}
	b.tale.add(3, 2, false, bust)
	for range 5 {
		b.tale.add(3, 1, false, []portroyal.Event{{Kind: portroyal.ShipTraded, Seat: 1, Card: ship, N: 3}})
	}
	for _, language := range words.Languages {
		b.stage.Words = words.In(language)
		b.Restyle()
		line, tip := b.toldLine()
		sentences := b.heard(0, b.tale.since[0])
		if tip != strings.Join(sentences, "\n") {
			t.Errorf("%s: the tip tells %q", language, tip)
		}
		if !strings.Contains(line, b.heard(0, bust)[0]) || !strings.Contains(line, sentences[0]) || !strings.HasSuffix(line, "\u2026") {
			t.Errorf("%s: what matters is not told: %q", language, line)
		}
	}
}

// Whatever happens, the line has room, and tells at each decision of a person what came of the
// computer players' decisions since the one before.
func TestToldLineOfWholeGames(t *testing.T) {
	told := 0
	for game := range uint64(7) {
		kind := kinds[game]
		if kind.Players == 1 {
			continue
		}
		m := newGame(t, kind, game, "", "sailor", "sailor", "sailor")
		b := newBench(t, m)
		b.stage.Settings.ShowLog = true
		b.stage.Words = words.In(words.Languages[game%4])
		random := rand.New(rand.NewPCG(game, 21))
		b.Start()
		for !m.Over() {
			line, tip := b.toldLine()
			if (line == "") != (tip == "") || strings.Contains(tip, "<no value>") || strings.Contains(tip, "tell.") {
				t.Fatalf("game %d, after %d actions: %q, %q", game, b.played(), line, tip)
			}
			if line != "" {
				told++
			}
			for _, text := range all[*canvas.Text](b.root) {
				if text.Text == line && line != "" && text.MinSize().Width > b.size.Width {
					t.Fatalf("game %d: %q is too long", game, line)
				}
			}
			b.act(likely(m.Legal(), random))
		}
	}
	if told < 100 {
		t.Errorf("only %d times something was told", told)
	}
}

// From the fifteenth round of a standstill on the players are told of it (F6).
func TestStandstillIsTold(t *testing.T) {
	b := newBench(t, newMatch(t, 5, "", ""))
	b.Start()
	for rounds := 0; rounds < portroyal.StandstillRounds && !b.match.Over(); {
		rounds = b.view.QuietRounds()
		line, _ := b.toldLine()
		said := strings.Contains(line, "nobody has got anywhere") && slices.Contains(b.words(), b.target()) &&
			strings.HasPrefix(b.target(), "Standstill")
		if want := rounds >= portroyal.StandstillTold; said != want && b.view.Phase() != portroyal.Over && !b.view.Ending() {
			t.Fatalf("after %d rounds it is told: %v (%q, %q)", rounds, said, line, b.target())
		}
		action := b.legal[0] // the first card, then stop, then pass
		for _, legal := range b.legal {
			if legal.Kind == portroyal.Stop || legal.Kind == portroyal.Pass || legal.Kind == portroyal.Dock {
				action = legal
			}
		}
		b.act(action)
	}
	if !b.match.Over() && b.view.QuietRounds() < portroyal.StandstillTold {
		t.Error("there was no standstill")
	}
}
