package ask

import (
	"image/color"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

var (
	stageSize = stagetest.Small
	room      = geometry.Rect(20, 560, 980, 120)
)

// unwritten writes no news.
func unwritten(*canvas.Text, float32) {}

// news is news with this text.
func news(text string) Told {
	return Told{Lines: text, Write: func(line *canvas.Text, _ float32) { line.Text = text }}
}

// shown draws the prompt in the window, and returns it.
func (b *bench) shown(told Told, waits bool) fyne.CanvasObject {
	drawn := b.Draw(room, stageSize, told, waits)
	b.stage.Window.SetContent(drawn)
	return drawn
}

// A prompt shows the question, the news, and the plates, which take clicks in their places and do not overlap.
func TestPromptShowsTheQuestion(t *testing.T) {
	for name, c := range asks {
		t.Run(name, func(t *testing.T) {
			b := asking(t, c.position)
			if c.change != nil {
				c.change(b)
			}
			drawn := b.shown(news("Ben took nothing."), false)
			texts := strings.ReplaceAll(visible.Texts(drawn), "\n", " ")
			if !strings.Contains(texts, c.asked) || !strings.Contains(texts, "Ben took nothing.") {
				t.Errorf("it shows %q", texts)
			}
			plates := visible.All[*widgets.Plate](drawn)
			if len(plates) != len(c.plates) {
				t.Errorf("%d plates are drawn, want %q", len(plates), c.plates)
			}
			for i, plate := range plates {
				at := geometry.Rect(plate.Position().X, plate.Position().Y, plate.Size().Width, plate.Size().Height)
				if plate.Waiting() || at.X < 0 || at.Y < 0 || at.X+at.W > room.W || at.Y+at.H > room.H || at.W < 40 {
					t.Errorf("plate %d is at %v", i, at)
				}
				if i > 0 && plates[i-1].Position().X+plates[i-1].Size().Width > at.X {
					t.Errorf("plates %d and %d overlap", i-1, i)
				}
			}
		})
	}
}

// Until a question can be answered, its plates are shown as not ready.
func TestPlatesWaitUntilTheyAreReady(t *testing.T) {
	b := asking(t, sailing)
	waits := func(drawn fyne.CanvasObject) (all []bool) {
		for _, plate := range visible.All[*widgets.Plate](drawn) {
			all = append(all, plate.Waiting())
		}
		return all
	}
	drawn := b.shown(Told{Write: unwritten}, true)
	before := waits(drawn)
	b.Wait(false)
	ready := waits(drawn)
	b.Wait(true)
	if both := []bool{true, true}; !slices.Equal(before, both) || !slices.Equal(waits(drawn), both) ||
		!slices.Equal(ready, []bool{false, false}) {
		t.Errorf("the plates wait: before %v, ready %v, answered %v", before, ready, waits(drawn))
	}
}

// While no person at the screen decides, a prompt is drawn anew only if it shows something else; it is not reused
// at another size.
func TestPromptIsKeptWhileOthersThink(t *testing.T) {
	b := asking(t, sailing)
	b.state.Person = false
	first := b.shown(news("Ben took nothing."), false)
	if b.shown(news("Ben took nothing."), false) != first || b.Drawn(room.Size()) != first {
		t.Error("an unchanged prompt is drawn anew")
	}
	if b.Drawn(fyne.NewSize(10, 10)) != nil {
		t.Error("a prompt is reused at another size")
	}
	if b.shown(news("Ben took a card."), false) == first {
		t.Error("different news is not drawn")
	}
	b.Restyle()
	if b.Drawn(room.Size()) != nil {
		t.Error("a prompt in another appearance is reused")
	}
	b.state.Person = true
	if first = b.shown(Told{Write: unwritten}, false); b.shown(Told{Write: unwritten}, false) == first {
		t.Error("a person's question is not drawn anew")
	}
}

// A remark on a decision is shown beside the plates together with the news, whatever room they leave, in every
// language; what does not fit is in the tooltip.
func TestRemarkIsShownBesideTheQuestion(t *testing.T) {
	const remark, happened = "Stop before the harbour is lost.", "Ben took nothing."
	for name, c := range asks {
		b := asking(t, c.position)
		if c.change != nil {
			c.change(b)
		}
		for _, language := range words.Languages {
			b.stage.Words = words.In(language)
			b.Restyle()
			for _, wide := range []float32{560, 700, 980, 1500} {
				told := news(happened)
				told.Remark = remark
				drawn := b.Draw(geometry.Rect(0, 0, wide, 120), stageSize, told, false)
				says := visible.Texts(drawn)
				for _, asked := range visible.All[*widgets.Asked](drawn) {
					says += "\n" + asked.ToolTip()
				}
				for _, text := range []string{remark, happened} {
					if !strings.Contains(strings.ReplaceAll(says, "\n", " "), text) {
						t.Errorf("%s, %s, %v wide: %q is not shown, but %q", language, name, wide, text, says)
					}
				}
			}
		}
	}
}

// The facts about a question take precedence over a remark on the decision, which was made before the question
// came up.
func TestHintGoesBeforeARemark(t *testing.T) {
	b := asking(t, `{"options": {"decks": ["base", "expansion"], "contracts": true}, "phase": "trade", "takesLeft": 1,
		"contracts": [{"id": "galleon-foe", "cubes": []}], "harbour": ["black-4-2c"], "seats": [{}, {}]}`)
	b.Take(layout.Spot{Kind: layout.Berth, Card: b.state.View.Harbour()[0]})
	told := news("Ben took nothing.")
	told.Remark = "Stop before the harbour is lost."
	says := strings.ReplaceAll(visible.Texts(b.shown(told, false)), "\n", " ")
	if hint := b.hint(); hint == "" || !strings.Contains(says, hint) || strings.Contains(says, told.Remark) {
		t.Errorf("beside the hint %q it shows %q", hint, says)
	}
}

// If several persons at the screen take turns, the edge of the prompt has the colour of the person asked.
func TestPromptHasTheColourOfWhoeverIsAsked(t *testing.T) {
	edges := map[color.NRGBA]bool{}
	for _, decides := range []string{"0", "1"} {
		b := asking(t, `{"phase": "trade", "decides": `+decides+`, "takesLeft": 1, "harbour": ["red-6-3c", "blue-1-1c"],
			"seats": [{}, {}]}`)
		b.shown(Told{Write: unwritten}, false)
		for key := range b.prompt.ribbons {
			edges[key.edge] = true
			if want := b.seats[b.state.View.Decides()].Colour; key.edge != want {
				t.Errorf("seat %s is asked on %v, not %v", decides, key.edge, want)
			}
		}
		b.seats = slices.Clone(b.seats)
		b.seats[1-b.state.View.Decides()].Person = false
		b.Restyle()
		b.shown(Told{Write: unwritten}, false)
		for key := range b.prompt.ribbons {
			if key.edge != (color.NRGBA{}) {
				t.Errorf("alone at the screen, seat %s is asked on %v", decides, key.edge)
			}
		}
	}
	if len(edges) != 2 {
		t.Errorf("the edges are %v", edges)
	}
}
