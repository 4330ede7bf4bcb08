package hints

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/coach"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/seats"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// newPanel is a panel for two players at a position.
func newPanel(t *testing.T, language words.Language, written string) *Panel {
	t.Helper()
	position := gametest.Written(t, written)
	s := piecestest.New(t, stagetest.Small, language)
	who := seats.Of(gametest.Seats(make([]string, position.Players())...), []int{0, 1, 2, 3, 4}[:position.Players()])
	return New(s, who, position.View(), Calls{Play: func(portroyal.Action) {}, Close: func() {}})
}

const harbour = `{"phase": "trade", "takesLeft": 1, "harbour": ["red-1-1c", "sailor-1"], "seats":
	[{"coins": ["captain", "captain", "captain"]}, {}]}`

// said are reasons with their sentences in English.
var said = []struct {
	of     portroyal.ActionKind
	reason coach.Reason
	want   string
}{
	{reason: coach.Reason{Topic: coach.Wins}, want: "wins the game"},
	{reason: coach.Reason{Topic: coach.Loses}, want: "ends the game, but you do not win"},
	{reason: coach.Reason{Topic: coach.EndsGame, N: 13}, want: "reaches the target with 13 points"},
	{reason: coach.Reason{Topic: coach.Behind, N: 2, Seat: 1}, want: "Ben would still be 2 points ahead"},
	{reason: coach.Reason{Topic: coach.ToCome, N: 1, Seat: 1}, want: "Ben still has a turn after you"},
	{reason: coach.Reason{Topic: coach.ToCome, N: 2, Seat: 1}, want: "2 players still have a turn after you"},
	{
		reason: coach.Reason{Topic: coach.CanEnd, N: 12, Of: 50, Seat: 1},
		want:   "12 of 50 cards would let Ben end the game next turn",
	},
	{reason: coach.Reason{Topic: coach.Improves, N: 12, Of: 50}, want: "12 of 50 cards bring more than stopping"},
	{reason: coach.Reason{Topic: coach.Improves, Of: 50}, want: "no card brings more than stopping"},
	{reason: coach.Reason{Topic: coach.EndsTurn}, want: "ends the turn; the harbour is lost"},
	{
		reason: coach.Reason{Topic: coach.Then, Action: portroyal.Taking(cardOf("sailor-1"))},
		want:   "then: Hire a sailor (1 point)",
	},
	{reason: coach.Reason{Topic: coach.Fulfils, Contract: portroyal.Fighter}, want: "fulfils “Fighter”"},
	{reason: coach.Reason{Topic: coach.Points, N: 1}, want: "1 more point"},
	{reason: coach.Reason{Topic: coach.Points, N: -2}, want: "2 points fewer"},
	{of: portroyal.RevealNext, reason: coach.Reason{Topic: coach.Danger, Chance: 0.254}, want: "25% risk"},
	{of: portroyal.RevealNext, reason: coach.Reason{Topic: coach.Danger}, want: "no risk"},
	{of: portroyal.Dock, reason: coach.Reason{Topic: coach.Danger, Chance: 0.5}, want: "next card: 50% risk"},
	{of: portroyal.RepelShip, reason: coach.Reason{Topic: coach.Danger}, want: "next card: 0% risk"},
	{
		reason: coach.Reason{Topic: coach.InReach, N: 1, Card: cardOf("expedition-captain2")},
		want:   "1 person short of the expedition (4 points)",
	},
	{
		reason: coach.Reason{Topic: coach.InReach, Card: cardOf("expedition-captain2")},
		want:   "you have all the persons for the expedition (4 points)",
	},
	{reason: coach.Reason{Topic: coach.Steps, N: 1, Contract: portroyal.Fighter}, want: "“Fighter”: 1 still missing"},
	{reason: coach.Reason{Topic: coach.Steps, Contract: portroyal.Fighter}, want: "“Fighter”: nothing is missing"},
	{reason: coach.Reason{Topic: coach.Coins, N: 3}, want: "3 more coins"},
	{reason: coach.Reason{Topic: coach.Coins, N: -1}, want: "1 coin less"},
	{reason: coach.Reason{Topic: coach.Swords, N: 2}, want: "2 more swords"},
	{reason: coach.Reason{Topic: coach.Takes, N: 3}, want: "you may take 3 cards"},
	{reason: coach.Reason{Topic: coach.Takes}, want: "nothing to take"},
	{reason: coach.Reason{Topic: coach.Hastens, N: 1}, want: "one turn less, one more point"},
	{reason: coach.Reason{Topic: coach.Gives, N: 1, Seat: 1}, want: "Ben gets 1 coin"},
	{reason: coach.Reason{Topic: coach.GoesOn}, want: "the game goes on"},
	{
		reason: coach.Reason{Topic: coach.LeavesReach, Seat: 1, Card: cardOf("expedition-captain2")},
		want:   "Ben could then get all the persons for the expedition (4 points)",
	},
	{
		reason: coach.Reason{Topic: coach.CanWait, N: 2, Seat: 1, Card: cardOf("expedition-captain2")},
		want:   "the expedition (4 points) can wait: Ben still needs 2 persons",
	},
	{
		reason: coach.Reason{Topic: coach.Dear, N: 7, Card: cardOf("jester-2")},
		want:   "2 points for 7 coins is expensive",
	},
	{
		reason: coach.Reason{Topic: coach.Affords, N: 12},
		want:   "you can afford 12 more of the persons still to come",
	},
	{
		reason: coach.Reason{Topic: coach.OnlyFor, Seat: 1, Card: cardOf("red-1-1c")},
		want:   "the frigate would bring coins only to Ben",
	},
	{reason: coach.Reason{Topic: coach.Spares, N: 1, Seat: 1}, want: "1 coin less for Ben"},
	{
		reason: coach.Reason{Topic: coach.LeavesNext, N: 2, Seat: 1, Card: cardOf("sailor-2")},
		want:   "Ben can then take the sailor: 2 points",
	},
	{reason: coach.Reason{Topic: coach.LeavesNext, N: 2, Seat: 1}, want: "Ben can then get 2 points in all"},
	{
		reason: coach.Reason{Topic: coach.LeavesCash, N: 1, Seat: 1, Card: cardOf("red-1-1c")},
		want:   "Ben can then take the frigate: 1 coin after the fee",
	},
	{reason: coach.Reason{Topic: coach.LeavesCash, N: 4, Seat: 1}, want: "Ben can then get 4 coins in all after fees"},
	{reason: coach.Reason{Topic: coach.Keeps, N: 4}, want: "you keep your 4 coins"},
	{reason: coach.Reason{Topic: coach.Keeps}, want: "you take nothing"},
	{reason: coach.Reason{Topic: coach.Declines, Contract: portroyal.Fighter}, want: "“Fighter” is not fulfilled"},
	{reason: coach.Reason{Topic: coach.Docks, N: 3}, want: "the ship docks and can bring 3 coins"},
	{reason: coach.Reason{Topic: coach.Unhurried}, want: "no turn is lost"},
	{reason: coach.Reason{Topic: coach.Coloured, N: 12, Of: 50}, want: "12 of 50 cards bring another colour"},
	{reason: coach.Reason{Topic: coach.Frees, N: 1, Of: 50}, want: "its colour stays free: 1 of 50 cards has it"},
	{reason: coach.Reason{Topic: coach.Frees, Of: 50}, want: "no card to come has its colour"},
	{reason: coach.Reason{Topic: coach.Saves}, want: "saves the harbour"},
	{reason: coach.Reason{Topic: coach.StopBrings}, want: "stopping now brings nothing"},
	{reason: coach.Reason{Topic: coach.StopBrings, Of: 3}, want: "stopping now brings only 3 coins"},
	{reason: coach.Reason{Topic: coach.StopBrings, N: 2, Of: -4}, want: "stopping for 2 points can wait"},
	{
		reason: coach.Reason{Topic: coach.Same, Action: portroyal.Taking(cardOf("red-1-1c"))},
		want:   "brings the same as “Trade the frigate”",
	},
	{reason: coach.Reason{Topic: coach.Gambles}, want: "without a bust you may take 1 more card"},
}

func cardOf(id string) portroyal.Card {
	card, err := portroyal.ParseCard(id)
	if err != nil {
		panic(err)
	}
	return card
}

func TestReasonsInWords(t *testing.T) {
	var told [coach.Topics]bool
	for _, language := range words.Languages {
		w := newPanel(t, language, harbour).words
		for _, r := range said {
			told[r.reason.Topic] = true
			got := w.reason(portroyal.Action{Kind: r.of}, r.reason)
			if language == words.English && got != r.want {
				t.Errorf("topic %d: %q, want %q", r.reason.Topic, got, r.want)
			}
			if got == "" || strings.ContainsAny(got, "[<") {
				t.Errorf("%s: topic %d is %q", language, r.reason.Topic, got)
			}
		}
	}
	for topic, ok := range told {
		if !ok {
			t.Errorf("topic %d is not told", topic)
		}
	}
}

// The price of a person in another player's turn is said to include the fee.
func TestTheFeeIsNamed(t *testing.T) {
	w := newPanel(t, words.English, strings.Replace(harbour, `"takesLeft"`, `"decides": 1, "takesLeft"`, 1)).words
	got := w.reason(portroyal.Action{Kind: portroyal.Pass}, coach.Reason{Topic: coach.Dear, N: 5, Card: cardOf("settler")})
	if want := "1 point for 5 coins with the fee is expensive"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// Choices have distinct names.
func TestChoicesHaveNamesOfTheirOwn(t *testing.T) {
	for i := range uint64(len(gametest.Kinds)) {
		m := gametest.OfKind(t, i)
		s := piecestest.New(t, stagetest.Small, words.English)
		who := seats.Of(m.Seats(), []int{0, 1, 2, 3, 4}[:len(m.Seats())])
		for !m.Over() {
			legal := m.Legal()
			w, names := New(s, who, m.View(), Calls{}).words, map[string]portroyal.Action{}
			for _, action := range legal {
				name := w.choice(action)
				if other, there := names[name]; there || strings.Contains(name, "[") {
					t.Fatalf("%v is called %q, as is %v", action, name, other)
				}
				names[name] = action
			}
			if _, err := m.Play(legal[int(i+uint64(m.Turns()))%len(legal)]); err != nil {
				t.Fatal(err)
			}
		}
	}
	two := newPanel(t, words.English, `{"expeditions": ["expedition-captain2", "expedition-priest2"], "pile": ["settler"],
		"seats": [{"display": ["jack", "jack", "captain", "priest"]}, {}]}`)
	names := map[string]bool{}
	legal := two.words.view.Legal(nil)
	for _, action := range legal {
		names[two.words.choice(action)] = true
	}
	if len(names) != len(legal) {
		t.Errorf("%d choices are called %v", len(legal), names)
	}
}

// A tip does not repeat the words of a choice.
func TestTipsOfChoices(t *testing.T) {
	p := newPanel(t, words.English, harbour)
	few, many := []coach.Reason{{Topic: coach.Wins}}, []coach.Reason{}
	for _, r := range said {
		many = append(many, r.reason)
	}
	take := portroyal.Taking(cardOf("sailor-1"))
	p.Show([]coach.Hint{{Action: take, Chance: 0.5, Reasons: few}, {Action: take, Chance: 0.4, Reasons: many}}, Why{})
	tiles := visible.All[*widgets.Tile](p.Lay(geometry.Rect(0, 0, 380, 400), 1))
	if tip := tiles[0].ToolTip(); tip != "" {
		t.Errorf("a choice with a single reason has the tip %q", tip)
	}
	if tip := tiles[1].ToolTip(); strings.Count(tip, "\n") != len(many) {
		t.Errorf("the tip of a choice with %d reasons is %q", len(many), tip)
	}
}

// The title says what the numbers mean: the chance of winning, or of succeeding together.
func TestTitleOfHints(t *testing.T) {
	together := `"decks": ["base", "expansion"], "contracts": true, "cooperative": true},
		"contracts": [{"id": "fighter", "cubes": []}], "timePile": ["captain"], "pile": ["priest"], "seats": `
	for written, want := range map[string]string{
		harbour: "Chance of winning",
		`{"options": {"players": 2, ` + together + `[{}, {}]}`: "Chance of making it together",
		`{"options": {"players": 1, ` + together + `[{}]}`:     "Chance of making it",
	} {
		if got := words.In(words.English).T(newPanel(t, words.English, written).Title); got != want {
			t.Errorf("it is %q, want %q", got, want)
		}
	}
}

// The best choices have their reasons beside them, all choices are there, and nothing is wider than the panel.
func TestPanelOfManyChoices(t *testing.T) {
	for _, language := range words.Languages {
		p := newPanel(t, language, harbour)
		room := geometry.Rect(0, 0, 380, 400)
		if !visible.Says(p.Lay(room, 1), p.stage.Words.T("hint.thinking")) {
			t.Errorf("%s: it does not say that the coach is thinking", language)
		}
		var all []coach.Hint
		for i := range 30 {
			hint := coach.Hint{Action: portroyal.Taking(cardOf("sailor-1")), Chance: 0.9 - 0.03*float64(i)}
			for _, r := range said {
				hint.Reasons = append(hint.Reasons, r.reason)
			}
			all = append(all, hint)
		}
		p.Show(all, Why{})
		shown := p.Lay(room, 1)
		tiles := visible.All[*widgets.Tile](shown)
		if len(tiles) != len(all) {
			t.Fatalf("%s: %d of %d choices are shown", language, len(tiles), len(all))
		}
		if size := shown.Size(); size.Height > room.H || size.Width > room.W {
			t.Errorf("%s: it is %v large, for %v there is room", language, size, room)
		}
		for i, tile := range tiles {
			wins := visible.Says(tile, p.stage.Words.T("hint.wins"))
			if wins != (i < inFull) || !strings.Contains(tile.ToolTip(), p.stage.Words.T("hint.wins")) {
				t.Errorf("%s: choice %d says its reasons: %v, and in its tip %q", language, i, wins, tile.ToolTip())
			}
			if chance := p.worth(i)[0]; !visible.Says(tile, chance) {
				t.Errorf("%s: choice %d does not say %s", language, i, chance)
			}
		}
	}
}

// All choices that would be a slip at most have their reasons beside them, however many there are; others beyond the first
// ones have a line.
func TestReasonsOfAllGoodChoices(t *testing.T) {
	for _, c := range []struct {
		last   float64 // chance of the last of six choices
		points float64 // of the first
		want   bool
	}{{0.47, 2, true}, {0.455, 2, false}, {0.5, 3, false}} { // points tell the last ones apart
		p := newPanel(t, words.English, harbour)
		var all []coach.Hint
		for i := range 6 {
			hint := coach.Hint{Action: portroyal.Taking(cardOf("sailor-1")), Chance: 0.5, Points: c.points}
			if hint.Reasons = []coach.Reason{{Topic: coach.Wins}}; i == 5 {
				hint.Chance, hint.Points = c.last, 2
			}
			all = append(all, hint)
		}
		p.Show(all, Why{})
		tiles := visible.All[*widgets.Tile](p.Lay(geometry.Rect(0, 0, 380, 400), 1))
		if got := visible.Says(tiles[5], p.stage.Words.T("hint.wins")); got != c.want {
			t.Errorf("%+v: the last choice says its reasons: %v", c, got)
		}
	}
}

// Of a choice that is clearly behind a bound of its chance is told, and no bar: never more than the one before has. What an
// answer is judged by, and what is lost for sure, is told as it is.
func TestChoicesFarBehind(t *testing.T) {
	for _, c := range []struct {
		chances []float64
		want    string
		judged  bool
	}{
		{[]float64{0.15, 0.12, 0.06, 0.06, 0.02}, "15% 12% <12% <12% <12%", false},
		{[]float64{0.15, 0.06, 0.03}, "15% less <14%", false},
		{[]float64{0.9, 0.5, 0.3, 0}, "90% <80% <74% 0%", false},
		{[]float64{0.5, 0.452, 0.449, 0.44}, "50% 45% 45% <45%", false}, // one that is hardly less has the same number
		{[]float64{0.9, 0.5, 0}, "90% 50% 0%", true},
	} {
		var worth []coach.Hint
		for _, chance := range c.chances {
			worth = append(worth, coach.Hint{Action: portroyal.Taking(cardOf("sailor-1")), Chance: chance, Points: 2})
		}
		p := newPanel(t, words.English, harbour)
		if p.Show(worth, Why{}); c.judged {
			p = NewAnswer(p.stage, p.words.seats, p.words.view, Answer{Worth: worth, Judged: true}, nil)
		}
		var told []string
		for i := range worth {
			number := p.worth(i)[0]
			if bound := number == "less" || strings.HasPrefix(number, "under"); p.barred(i) == bound {
				t.Errorf("%v: choice %d has a bar and %s", c.chances, i, number)
			}
			told = append(told, strings.Replace(number, "under ", "<", 1))
		}
		if got := strings.Join(told, " "); got != c.want {
			t.Errorf("%v: they are told as %s, not %s", c.chances, got, c.want)
		}
	}
}

// says is all that an object says, in one line.
func says(object fyne.CanvasObject) string {
	return strings.Join(strings.Fields(visible.Texts(object)), " ")
}

// Choices that are as good as the best one are marked together; where all are, and where all are next to 0 or to 1, points tell
// them apart, and they stand in order of these.
func TestWhatChancesDoNotTell(t *testing.T) {
	take, trade := portroyal.Taking(cardOf("sailor-1")), portroyal.Taking(cardOf("red-1-1c"))
	pass := portroyal.Action{Kind: portroyal.Pass}
	for _, c := range []struct {
		chances  [3]float64
		points   float64 // of the first choice
		together bool
		level    bool
	}{
		{[3]float64{0.5, 0.4, 0.3}, 3, false, false},
		{[3]float64{0.5, 0.49, 0.3}, 3, true, false},
		{[3]float64{0.5, 0.49, 0.485}, 3, false, true},
		{[3]float64{0.5, 0.49, 0.485}, -1, true, false},   // against time no points are counted
		{[3]float64{0.5, 0.49, 0.485}, 4.26, true, false}, // which tell nothing either
		{[3]float64{0.06, 0.045, 0.03}, 3, false, false},
		{[3]float64{0.004, 0.001, 0}, 3, false, true},
		{[3]float64{1, 0.999, 0.99}, 3, false, true},
	} {
		p := newPanel(t, words.English, harbour)
		p.Show([]coach.Hint{
			{Action: take, Chance: c.chances[0], Points: c.points},
			{Action: trade, Chance: c.chances[1], Points: c.points},
			{Action: pass, Chance: c.chances[2], Points: 4.26},
		}, Why{})
		shown := p.Lay(geometry.Rect(0, 0, 380, 400), 1)
		text := says(shown)
		if strings.Contains(text, p.stage.Words.T("hint.asgood")) != c.together ||
			strings.Contains(text, p.stage.Words.T("hint.level")) != c.level || strings.Contains(text, "4.3 points") != c.level {
			t.Errorf("%v: it says %q", c, text)
		}
		first := visible.All[*widgets.Tile](shown)[0].Name
		if strings.HasPrefix(first, "Pass") != c.level {
			t.Errorf("%v: the first is %q", c, first)
		}
		if c.level { // none seems to be better than one before it
			for i := range p.hints {
				if one := p.worth(i)[1]; one != p.worth(0)[1] {
					t.Errorf("%v: one choice has %s, another %s", c, p.worth(0)[1], one)
				}
			}
		}
		if strings.Count(text, p.stage.Words.T("hint.about")) != 1 {
			t.Errorf("it does not say once how chances are meant: %q", text)
		}
		more := p.stage.Words.T("hint.about.tip")
		if !slices.ContainsFunc(visible.All[*widgets.Tipped](shown), func(w *widgets.Tipped) bool { return w.ToolTip() == more }) {
			t.Error("no tip says more of that")
		}
	}
}

// Odds that may change are told with a sign that they are being counted still; those that are sure are not.
func TestOddsThatAreNotSure(t *testing.T) {
	p := newPanel(t, words.English, harbour)
	p.Show([]coach.Hint{{Action: portroyal.Taking(cardOf("sailor-1")), Chance: 0.5}}, Why{})
	counting := p.stage.Words.T("hint.counting")
	for _, odds := range []coach.Odds{
		{Chance: 0.9, Error: 0.08, Games: 16}, {Chance: 0, Error: 0.05, Games: 16}, {Chance: 0.8, Error: 0.02, Games: 64},
	} {
		p.ShowOdds(odds)
		if text := says(p.Lay(geometry.Rect(0, 0, 380, 400), 1)); strings.Contains(text, counting) == odds.Sure() {
			t.Errorf("%+v: it says %q", odds, text)
		}
	}
}

// Choices for which there was no time are counted.
func TestChoicesLeftOut(t *testing.T) {
	p := newPanel(t, words.English, harbour)
	p.Show([]coach.Hint{{Action: portroyal.Taking(cardOf("sailor-1")), Chance: 0.5}}, Why{})
	if text := says(p.Lay(geometry.Rect(0, 0, 380, 400), 1)); !strings.Contains(text, "Not looked at: 2 more choices") {
		t.Errorf("it says %q", text)
	}
}

// The panel does not count cards twice, each time for something else.
func TestOneCountOfCards(t *testing.T) {
	reveal, stop := portroyal.Action{Kind: portroyal.RevealNext}, portroyal.Action{Kind: portroyal.Stop}
	improves, coloured := coach.Reason{Topic: coach.Improves, N: 63, Of: 118}, coach.Reason{Topic: coach.Coloured, N: 64, Of: 118}
	for kind, twice := range map[coach.Kind]bool{coach.MoreToTake: false, coach.Fruitless: true} {
		p := newPanel(t, words.English, `{"revealed": 1, "harbour": ["red-1-1c"], "pile": ["settler"], "seats": [{}, {}]}`)
		hints := []coach.Hint{{Action: reveal, Chance: 0.5, Reasons: []coach.Reason{improves, coloured}}, {Action: stop, Chance: 0.3}}
		p.Show(hints, Why{reveal, stop, []coach.Difference{{Kind: kind, Count: 69, Of: 118}}})
		if text := says(p.Lay(geometry.Rect(0, 0, 380, 400), 1)); strings.Contains(text, "63 of 118") != twice || strings.Contains(text, "64 of 118") != twice {
			t.Errorf("it says %q", text)
		}
	}
}
