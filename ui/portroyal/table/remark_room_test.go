package table

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/table/ask"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// A remark does not hide the news about the others: both are shown, in every language.
func TestRemarkLeavesRoomForTheNews(t *testing.T) {
	for _, language := range words.Languages {
		b := remarkedOn(t, true)
		b.stage.Words = words.In(language)
		b.steps = append(b.steps, match.Step{Seat: 1, Events: []portroyal.Event{
			{Kind: portroyal.PersonHired, Seat: 1, Card: b.view.Harbour()[1], N: 4},
		}})
		b.Restyle()
		news := b.told().Lines
		if news == "" || b.remark() == "" {
			t.Fatalf("%s: news %q, remark %q", language, news, b.remark())
		}
		for _, says := range []string{news, b.remark()} {
			if !visible.Says(b.root, says) {
				t.Errorf("%s: no %q in %q", language, says, visible.Texts(b.root))
			}
		}
	}
}

// However many plates the prompt has, the question, a remark and the news are all legible: nothing covers
// anything else or leaves the ribbon, and the tooltip has all of it.
func TestQuestionRemarkAndNewsBesideAnyPlates(t *testing.T) {
	const remark, news = "You can claim an expedition worth 4 points.", "Ben hires the Settler (1 point) for 4 coins."
	told := ask.Told{Remark: remark, Lines: news, Write: func(line *canvas.Text, _ float32) { line.Text = news }}
	decisions := []portroyal.ActionKind{portroyal.RevealNext, portroyal.Stop, portroyal.Claim, portroyal.Gamble}
	for plates := 1; plates <= len(decisions); plates++ {
		b := newBench(t, gametest.Until(t, gametest.Kinds[1], func(m *match.Match) bool {
			can := map[portroyal.ActionKind]bool{}
			for _, action := range m.Legal() {
				can[action.Kind] = true
			}
			view := m.View()
			return view.Decides() == 0 && len(can) == plates && !slices.ContainsFunc(decisions[:plates],
				func(kind portroyal.ActionKind) bool { return !can[kind] })
		}, "", "sailor"))
		for _, size := range []fyne.Size{stagetest.Small, fyne.NewSize(1280, 800)} {
			b.stage.Window.Resize(size)
			room := b.areas().Prompt
			prompt := b.asks.Draw(room, b.size, told, false)
			room.Put(prompt)
			b.root.Objects = []fyne.CanvasObject{prompt}
			var written []geometry.Rectangle
			of := func(object fyne.CanvasObject) geometry.Rectangle {
				at, to := visible.Place(object), fyne.Position{}
				if text, ok := object.(*canvas.Text); ok {
					at, to = visible.Ink(text)
					return geometry.Rect(at.X, at.Y+3, to.X-at.X, to.Y-at.Y-6) // less the room that letters leave free
				}
				return geometry.Rect(at.X, at.Y, object.Size().Width, object.Size().Height)
			}
			inside := room
			for _, part := range prompt.(*fyne.Container).Objects {
				if plate, ok := part.(*widgets.Plate); ok {
					written = append(written, of(plate))
					continue
				}
				for _, text := range visible.All[*canvas.Text](part) {
					if text.Text == "" {
						continue
					}
					at := of(text)
					written = append(written, at)
					if at.X < inside.X || at.X+at.W > inside.X+inside.W || at.Y < inside.Y || at.Y+at.H > inside.Y+inside.H {
						t.Errorf("%d plates, %v: %q is at %v on a ribbon of %v", plates, size, text.Text, at, inside)
					}
					if text.TextSize < 10 {
						t.Errorf("%d plates, %v: %q is written in %v", plates, size, text.Text, text.TextSize)
					}
				}
			}
			for i, one := range written {
				for _, other := range written[i+1:] {
					if one.X < other.X+other.W && other.X < one.X+one.W && one.Y < other.Y+other.H && other.Y < one.Y+one.H {
						t.Errorf("%d plates, %v: something at %v covers something at %v", plates, size, one, other)
					}
				}
			}
			tips := map[string]bool{}
			for _, tipped := range visible.All[*widgets.Asked](prompt) {
				tips[tipped.ToolTip()] = true
			}
			if !tips[remark] || !tips[news] {
				t.Errorf("%d plates, %v: the tooltips are %v", plates, size, tips)
			}
		}
	}
}
