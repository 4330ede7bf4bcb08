package table

import (
	"fmt"
	"image"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/table/layout/layouttest"
	"portroyal/ui/scenery"
	"portroyal/ui/settings"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
)

// show shows a view on the table.
func (b *bench) show(view portroyal.View, size fyne.Size) {
	b.view, b.legal, b.berths = view, view.Legal(nil), layout.Moored(nil, &view)
	if b.size == size {
		b.build()
		return
	}
	b.stage.Window.Resize(size)
}

// leaves visits everything drawn, except scrolled content, which is cut off.
func leaves(object fyne.CanvasObject, visit func(fyne.CanvasObject)) {
	cut := map[fyne.CanvasObject]bool{}
	visible.Walk(object, func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *widget.List, *container.Scroll:
			visible.Walk(o, func(inside fyne.CanvasObject) { cut[inside] = true })
		case *fyne.Container, fyne.Widget:
		default:
			if !cut[o] {
				visit(o)
			}
		}
	})
}

// fits checks that everything is inside the area of the table that it belongs to; a badge may extend into the gap
// next to it.
func (b *bench) fits(what string) (faults int) {
	b.t.Helper()
	a, reach := b.areas(), stagetest.Reaches(b.stage.Window)
	for name, area := range map[string]geometry.Rectangle{
		"top line": a.Top, "other players": a.Others, "row": a.Row, "middle": a.Middle, "prompt": a.Prompt,
		"own": a.Own, "log": a.Log, "last turn": a.Last,
	} {
		for _, part := range b.root.Objects {
			if part.Position() != fyne.NewPos(area.X, area.Y) || part.Size() != fyne.NewSize(area.W, area.H) {
				continue
			}
			leaves(part, func(object fyne.CanvasObject) {
				if r := reach(object); !layouttest.Within(r, area.Inset(-layouttest.Gap)) ||
					!layouttest.Within(r, geometry.Rect(0, 0, b.size.Width, b.size.Height)) {
					faults++
					b.t.Errorf("%s at %v: %s out of %s %v: %v", what, b.size, describe(object), name, area, r)
				}
			})
		}
	}
	return faults
}

func describe(object fyne.CanvasObject) string {
	if text, ok := object.(*canvas.Text); ok {
		return fmt.Sprintf("%q", text.Text)
	}
	return fmt.Sprintf("%T", object)
}

// otherPanels lists the panels of the other players.
func (b *bench) otherPanels() (panels []*fyne.Container) {
	if b.view.Players() == 1 {
		return nil
	}
	a := b.areas()
	for _, part := range b.root.Objects {
		if part.Position() == fyne.NewPos(a.Others.X, a.Others.Y) &&
			part.Size() == fyne.NewSize(a.Others.W, a.Others.H) {
			for _, panel := range part.(*fyne.Container).Objects {
				panels = append(panels, panel.(*fyne.Container))
			}
		}
	}
	return panels
}

// Everything on the table is inside its area, at every size of the window.
func TestEverythingFitsOnTheTable(t *testing.T) {
	faults := 0
	for players := 1; players <= portroyal.MaxPlayers; players++ {
		t.Run(fmt.Sprint(players, " players"), func(t *testing.T) {
			options := portroyal.DefaultOptions()
			if players == 1 {
				options = gametest.Kinds[len(gametest.Kinds)-1]
			}
			b := newBench(t, gametest.New(t, options, 1, make([]string, players)...))
			for _, size := range slices.Concat(layouttest.Small, layouttest.Sizes) {
				for _, withLog := range []bool{true, false} {
					b.stage.Settings.Log = settings.LogFolded
					if withLog {
						b.stage.Settings.Log = settings.LogOpen
					}
					for _, c := range []gametest.Crowd{
						{Harbour: 1},
						{Harbour: 5, Expeditions: 1, Persons: 3, Coins: 3},
						{Harbour: 10, Expeditions: 3, Persons: 9, Coins: 11},
						{Harbour: 14, Expeditions: 5, Persons: 20, Coins: 4},
						{Harbour: 6, Contracts: 4, Persons: 5, Coins: 5},
						{Harbour: 9, Expeditions: 3, Contracts: 4, Persons: 9, Coins: 3},
						{Harbour: 14, Expeditions: 5, Contracts: 7, Persons: 20, Coins: 2, Together: true},
					} {
						c.Players = players
						if players == 1 && !c.Together {
							continue
						}
						b.show(c.View(t), size)
						faults += b.fits(fmt.Sprintf("%+v, log %v", c, withLog))
						reach := stagetest.Reaches(b.stage.Window)
						for _, panel := range b.otherPanels() {
							r := reach(panel)
							leaves(panel, func(object fyne.CanvasObject) {
								if at := reach(object); !layouttest.Within(at, r) {
									faults++
									t.Errorf("%+v, log %v, at %v: %s out of a player's panel %v: %v",
										c, withLog, size, describe(object), r, at)
								}
							})
						}
						if faults > 12 {
							t.Fatal("and more")
						}
					}
				}
			}
		})
	}
}

// Text written directly on the picture of the harbour is legible, at every time of day and at night: hardly any
// pixel under the letters has too little contrast.
func TestWordsOnTheTableAreReadable(t *testing.T) {
	for _, dark := range []bool{false, true} {
		b := newBench(t, gametest.Base(t, 1, "", "", ""))
		b.stage.Dark = dark
		words := 0
		for _, size := range slices.Concat(layouttest.Small, layouttest.Sizes[1:4]) {
			b.show(gametest.Crowd{Players: 3, Harbour: 0, Expeditions: 2}.View(t), size)
			a, bare, reach := b.areas(), b.bare(), stagetest.Reaches(b.stage.Window)
			place := scenery.Place{Shore: float64(a.Shore / size.Height), Quay: float64(a.Quay / size.Height)}
			for hour := scenery.Hour(0); hour < scenery.Hours; hour += 4 {
				picture := scenery.Harbour(int(size.Width), int(size.Height), place, hour, dark)
				for _, text := range bare {
					words++
					if bad := unreadable(text, reach(text), picture); bad > 0.03 {
						t.Errorf("dark %v, %v, hour %d: %q at %v has no ground on %.0f %% of its room",
							dark, size, hour, text.Text, visible.Place(text), 100*bad)
					}
				}
			}
		}
		if words == 0 {
			t.Error("no text is written directly on the picture")
		}
	}
}

// bare lists the texts that have no ground of their own.
func (b *bench) bare() (texts []*canvas.Text) {
	reach := stagetest.Reaches(b.stage.Window)
	for _, part := range b.root.Objects {
		var grounds []geometry.Rectangle
		leaves(part, func(object fyne.CanvasObject) {
			switch object := object.(type) {
			case *canvas.Rectangle:
				if _, _, _, alpha := object.FillColor.RGBA(); alpha > 0 {
					grounds = append(grounds, reach(object))
				}
			case *canvas.Image:
				grounds = append(grounds, reach(object))
			case *canvas.Text:
				on := func(ground geometry.Rectangle) bool { return layouttest.Within(reach(object), ground) }
				if object.Text != "" && !slices.ContainsFunc(grounds, on) {
					texts = append(texts, object)
				}
			}
		})
	}
	return texts
}

// readable is the least contrast between text and its background.
const readable = 4.5

// unreadable is the proportion of pixels under a text, in the area of its letters, with too little contrast.
func unreadable(text *canvas.Text, r geometry.Rectangle, picture *image.RGBA) float64 {
	bad, all := 0, 0
	for y := int(r.Y); y < int(r.Y+r.H); y++ {
		for x := int(r.X); x < int(r.X+r.W); x++ {
			all++
			if palette.Contrast(text.Color, picture.RGBAAt(x, y)) < readable {
				bad++
			}
		}
	}
	return float64(bad) / float64(max(1, all))
}
