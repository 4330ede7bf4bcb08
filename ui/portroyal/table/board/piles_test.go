package board

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/layout/layouttest"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
)

// tips lists the tooltips of the parts of an object.
func tips(on fyne.CanvasObject) (tips []string) {
	for _, tipped := range visible.All[*widgets.Tipped](on) {
		tips = append(tips, tipped.ToolTip())
	}
	return tips
}

// The draw pile tells for each ship in the harbour, and only for those, how many others of its colour would end
// the turn; it tells nothing if chances are not to be shown.
func TestDangersOnTheDrawPile(t *testing.T) {
	most := 0
	m, b := gametest.Base(t, 3, "", ""), newBench(t, 2)
	for range 40 {
		if m.Over() {
			break
		}
		view := m.View()
		b.show(view, stagetest.Small)
		var want []string
		if phase := view.Phase(); phase == portroyal.Discover || phase == portroyal.Repel {
			list, _ := b.seconds()
			for _, of := range list {
				want = append(want, b.shipInWords(of))
			}
			if len(list) != view.HarbourColours() {
				t.Fatalf("there are %d colours in the harbour, the pile tells of %d", view.HarbourColours(), len(list))
			}
		}
		if shown := tips(b.pile(100)); !slices.Equal(shown, want) {
			t.Fatalf("the pile says %q, want %q", shown, want)
		}
		most = max(most, len(want))
		b.stage.Settings.ShowChance = false
		pile := b.pile(100)
		if shown, plates := tips(pile), visible.All[*widgets.Plate](pile); len(shown)+len(plates) > 0 {
			t.Fatalf("%q are shown and %d plates though chances are not", shown, len(plates))
		}
		b.stage.Settings.ShowChance = true
		if _, err := m.Play(m.Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	if most < 2 {
		t.Errorf("there were never more than %d ships in the harbour", most)
	}
}

// risks are positions with the text expected for them.
var risks = map[string]struct {
	written string
	words   []string
	bars    []string // the chances that the sheet compares, each with its number
}{
	"all ways of a colour": {
		`{"revealed": 4, "harbour": ["red-1-1c", "yellow-1-1c", "blue-1-1c", "green-1-1c"],
		"pile": ["red-6-3c", "red-skull-3c", "red-3-2c", "yellow-1-1c", "captain"], "seats":
		[{"display": ["sailor-1"], "coins": ["blue-5-3c", "priest", "settler"]}, {"coins": ["captain", "captain"]}]}`,
		[]string{
			"4 of the 10 unseen cards end the turn.", "Pinnace: 1 can be repelled", "Flute: 1 ends the turn",
			"Skiff: no more can turn up", "Frigate: 3 end the turn",
		},
		[]string{"Next card", "40%", "Within 2 cards", "67%", "Within 3 cards", "83%"},
	},
	"some can be repelled": {
		`{"revealed": 1, "harbour": ["red-1-1c"], "pile": ["red-1-1c", "red-6-3c", "captain", "captain"], "seats":
		[{"display": ["sailor-1"]}, {}]}`,
		[]string{"1 of the 4 unseen cards ends the turn.", "Frigate: 1 ends the turn, 1 can be repelled"},
		[]string{"Next card", "25%", "Within 2 cards", "50%", "Within 3 cards", "75%"},
	},
	"the pile is empty": {
		`{"revealed": 1, "harbour": ["red-1-1c"], "pile": [], "discard": ["red-6-3c", "captain"], "seats":
		[{"coins": ["red-3-2c"]}, {}]}`,
		[]string{
			"The draw pile is empty: 2 discarded cards are shuffled to make a new pile. 1 of them ends the turn.", "" +
				"Frigate: 1 ends the turn",
		},
		[]string{"Next card", "50%", "Within 2 cards", "100%"},
	},
	"the pile is empty and nothing is dangerous": {
		`{"revealed": 1, "harbour": ["red-1-1c"], "pile": [], "discard": ["priest", "captain"], "seats": [{}, {}]}`,
		[]string{
			"The draw pile is empty: 2 discarded cards are shuffled to make a new pile. None of them ends the turn.", "Frigate: no more can turn " +
				"up",
		},
		[]string{"Next card", "0%", "Within 2 cards", "0%"},
	},
	"nothing is left": {
		`{"revealed": 1, "harbour": ["red-1-1c"], "pile": [], "discard": [], "seats": [{"coins": ["red-3-2c"]}, {}]}`,
		[]string{
			"No card can be turned up now: an extra tax increase comes instead.",
			"Frigate: no more can turn up",
		},
		nil,
	},
	"the pile is nearly empty": {
		`{"revealed": 1, "harbour": ["red-1-1c"], "pile": ["captain"], "discard": ["red-6-3c"], "seats":
		[{"coins": ["red-3-2c", "priest"]}, {}]}`,
		[]string{"1 of the 3 unseen cards ends the turn.", "Frigate: 1 ends the turn"},
		[]string{"Next card", "33%"},
	},
	"a first card": {
		`{"revealed": 0, "pile": ["captain", "red-1-1c", "red-6-3c"], "seats": [{}, {}]}`,
		[]string{"None of the 3 unseen cards ends the turn."},
		[]string{"Next card", "0%", "Within 2 cards", "33%", "Within 3 cards", "100%"},
	},
	"a gambler": {
		`{"options": {"players": 2, "decks": ["base", "gambler"]}, "revealed": 1, "harbour": ["red-1-1c"],
		"pile": ["captain", "captain", "captain", "priest", "red-1-1c"],
		"seats": [{"display": ["gambler-1", "sailor-1"]}, {}]}`,
		[]string{"None of the 5 unseen cards ends the turn.", "Frigate: 1 can be repelled"},
		[]string{"Next card", "0%", "Within 2 cards", "0%", "Within 3 cards", "0%", "Four at once", "80%"},
	},
	"a ship waits": {
		`{"phase": "repel", "revealed": 2, "pending": "yellow-1-1c", "harbour": ["red-1-1c"],
		"pile": ["yellow-4-3c", "red-6-3c", "captain", "captain"], "seats": [{"display": ["sailor-1"]}, {}]}`,
		[]string{"1 of the 4 unseen cards ends the turn.", "Frigate: 1 ends the turn"},
		[]string{"If the ship is repelled", "25%", "If the ship docks", "50%"},
	},
	"a second ship waits": {
		`{"phase": "repel", "revealed": 2, "pending": "red-1-1c", "harbour": ["red-1-1c"],
		"pile": ["yellow-4-3c", "red-6-3c", "captain", "captain"], "seats": [{"display": ["sailor-1"]}, {}]}`,
		[]string{"1 of the 4 unseen cards ends the turn.", "Frigate: 1 ends the turn"},
		[]string{"If the ship is repelled", "25%"},
	},
	"the Time Pile": {
		`{"options": {"players": 2, "decks": ["base", "expansion"], "contracts": true, "cooperative": true},
		"contracts": [{"id": "fighter", "cubes": []}], "revealed": 0, "timePile": ["captain", "red-6-3c"],
		"pile": ["red-1-1c", "priest"], "seats": [{}, {}]}`,
		[]string{"None of the 4 unseen cards ends the turn."},
		[]string{"Next card", "0%", "Within 2 cards", "17%", "Within 3 cards", "50%"},
	},
}

func TestRiskInWords(t *testing.T) {
	for name, risk := range risks {
		t.Run(name, func(t *testing.T) {
			position := gametest.Written(t, risk.written)
			b := newBench(t, 2)
			b.show(position.View(), stagetest.Small)
			view := position.View()
			chance := b.stage.Words.T("table.chance", "Chance", b.stage.Words.Percent(view.BustChance()))
			for _, plate := range visible.All[*widgets.Plate](b.root) {
				if want := Warmth(view.BustChance()); plate.Text == chance && plate.Warm != want {
					t.Errorf("at %s it is warm by %v, not by %v", chance, plate.Warm, want)
				}
			}
			if said := b.riskInWords(); !slices.Equal(said, risk.words) {
				t.Errorf("it says %q, want %q", said, risk.words)
			}
			sheet := riskSheet{Board: b.Board, by: 1, width: 500}
			if bars := visible.Lines(sheet.bars()); !slices.Equal(bars, risk.bars) {
				t.Errorf("the sheet compares %q, want %q", bars, risk.bars)
			}
			b.Risk()
			over := visible.Top(b.stage.Window.Canvas())
			for _, sentence := range risk.words {
				if !visible.Says(over, sentence) {
					t.Errorf("the sheet does not say %q: %q", sentence, visible.Texts(over))
				}
			}
			several := slices.Contains(risk.bars, "Within 2 cards")
			if visible.Says(over, b.stage.Words.T("odds.going")) != several {
				t.Errorf("it tells the chance for several cards: %v", !several)
			}
			_, unseen := view.SecondShips()
			elsewhere := view.NextCard() == portroyal.DrawPile && view.PileSize() > 0 && view.PileSize() < unseen
			said := strings.Join(strings.Fields(visible.Texts(over)), " ") // on one line
			if strings.Contains(said, b.stage.Words.N("odds.pool", view.PileSize())) != elsewhere {
				t.Errorf("of %d unseen cards %d are in the draw pile, and it says %q", unseen, view.PileSize(), said)
			}
			b.stage.Typed(&fyne.KeyEvent{Name: fyne.KeyO})
			if b.stage.Covered() {
				t.Error("the key that opens the sheet does not close it")
			}
			b.stage.Settings.ShowChance = false
			if b.Risk(); b.stage.Covered() {
				t.Error("the sheet comes up though chances are not to be shown")
			}
		})
	}
}

// The text below the piles ends where lanterns and bollards on the quay may begin.
func TestWordsAboutPilesStandFree(t *testing.T) {
	for _, c := range []gametest.Crowd{
		{Players: 2, Harbour: 3, Persons: 4},
		{Players: 5, Harbour: 3, Persons: 14, Expeditions: 3},
		{Players: 3, Harbour: 3, Persons: 9, Contracts: 7, Together: true},
	} {
		b := newBench(t, c.Players)
		for _, size := range layouttest.Sizes[1:6] {
			b.show(c.View(t), size)
			words := 0
			for _, text := range visible.All[*canvas.Text](b.drawn.Middle) {
				at := reach(text)
				if left, right := b.areas.Middle.X, b.areas.Middle.X+b.areas.Middle.W; at.X > left+b.grown(110) &&
					at.X+at.W < right-b.grown(110) {
					continue // not near the edges of the window
				}
				words++
				if at.X < 1 || at.X+at.W > size.Width-1 {
					t.Errorf("%+v at %v: %q at %v is cut off", c, size, text.Text, at)
				}
				if lowest := at.Y + at.H*0.8; lowest > b.areas.Words {
					t.Errorf("%+v at %v: %q ends at %v, things on the quay may begin at %v",
						c, size, text.Text, lowest, b.areas.Words)
				}
			}
			for _, plate := range visible.All[*widgets.Plate](b.drawn.Middle) {
				if at := visible.Place(plate); at.X < 1 {
					t.Errorf("%+v at %v: %q begins at %v", c, size, plate.Text, at.X)
				}
			}
			if words < 2 {
				t.Errorf("%+v at %v: %d texts", c, size, words)
			}
		}
	}
}
