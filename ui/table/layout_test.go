package table

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"portroyal/engine/portroyal"
	"portroyal/ui/look"
	"portroyal/ui/palette"
	"portroyal/ui/table/gametest"
	"portroyal/ui/table/layout"
	"portroyal/ui/table/layout/layouttest"
)

// crowd is a table with so many cards in each place.
type crowd struct {
	players, harbour, expeditions, persons, coins int

	contracts int
	together  bool // against time
}

// seat is a player in the notation of positions.
type seat struct {
	Coins       []portroyal.Card `json:"coins"`
	Display     []portroyal.Card `json:"display"`
	Expeditions []portroyal.Card `json:"expeditions"`
}

// contract is one that lies face up in the notation of positions.
type contract struct {
	ID    portroyal.Contract `json:"id"`
	Cubes []int              `json:"cubes"`
}

// view deals out the base deck until everything lies where the crowd asks for.
func (c crowd) view(t *testing.T) portroyal.View {
	t.Helper()
	var ships, persons, expeditions, rest []portroyal.Card
	for _, card := range portroyal.AllCards(portroyal.DeckBase) {
		face := card.Face()
		for range face.Copies {
			switch {
			case face.FivePlayersOnly:
			case face.Type == portroyal.Ship:
				ships = append(ships, card)
			case face.Type == portroyal.Person:
				persons = append(persons, card)
			case face.Type == portroyal.Expedition:
				expeditions = append(expeditions, card)
			default:
				rest = append(rest, card)
			}
		}
	}
	random := rand.New(rand.NewPCG(1, 1))
	random.Shuffle(len(persons), func(i, j int) { persons[i], persons[j] = persons[j], persons[i] })
	take := func(from *[]portroyal.Card, n int) []portroyal.Card {
		n = min(n, len(*from))
		taken := (*from)[:n]
		*from = (*from)[n:]
		return taken
	}
	var harbour []portroyal.Card
	colours := map[portroyal.Colour]bool{}
	for i := 0; i < len(ships) && len(harbour) < min(5, c.harbour/2); i++ {
		if colour := ships[i].Face().Colour; !colours[colour] {
			colours[colour] = true
			harbour = append(harbour, ships[i])
			ships = append(ships[:i:i], ships[i+1:]...)
		}
	}
	written := struct {
		Options     portroyal.Options `json:"options"`
		Phase       string            `json:"phase"`
		Revealed    int               `json:"revealed"`
		TakesLeft   int               `json:"takesLeft"`
		Harbour     []portroyal.Card  `json:"harbour"`
		Expeditions []portroyal.Card  `json:"expeditions"`
		Seats       []seat            `json:"seats"`
		Discard     []portroyal.Card  `json:"discard"`
		Pile        []portroyal.Card  `json:"pile"`
		Contracts   []contract        `json:"contracts,omitempty"`
		TimePile    []portroyal.Card  `json:"timePile,omitempty"`
	}{Options: portroyal.DefaultOptions(), Phase: portroyal.Trade.String(), Revealed: c.harbour, TakesLeft: 3}
	written.Options.Players = uint8(c.players)
	if c.contracts > 0 {
		written.Options.Decks |= portroyal.DeckExpansion
		written.Options.Contracts, written.Options.Cooperative = true, c.together
		for i, id := range portroyal.AllContracts()[:c.contracts] {
			laid := contract{id, []int{}}
			if i < 3*c.players {
				laid.Cubes = append(laid.Cubes, i%c.players)
			}
			written.Contracts = append(written.Contracts, laid)
		}
	}
	written.Expeditions = take(&expeditions, c.expeditions)
	for range c.players {
		written.Seats = append(written.Seats, seat{})
	}
	written.Seats[0].Display = take(&persons, c.persons)
	harbour = append(harbour, take(&persons, c.harbour-len(harbour))...)
	for i := 1; i < c.players; i++ {
		written.Seats[i].Display = take(&persons, min(c.persons, 60/c.players))
	}
	for i := range c.players {
		written.Seats[i].Coins = take(&ships, c.coins)
	}
	written.Harbour = harbour
	written.Discard = take(&persons, len(persons)/2)
	if c.together {
		written.TimePile = take(&rest, 3)
	}
	written.Pile = append(append(append(rest, ships...), persons...), expeditions...)
	text, err := json.Marshal(written)
	if err != nil {
		t.Fatal(err)
	}
	var position portroyal.Position
	if err := json.Unmarshal(text, &position); err != nil {
		t.Fatal(err)
	}
	return position.View()
}

// show lays a view on the table.
func (b *bench) show(view portroyal.View, size fyne.Size) {
	b.view, b.legal, b.berths = view, view.Legal(nil), layout.Moored(nil, &view)
	if b.size == size {
		b.build()
		return
	}
	b.stage.Window.Resize(size)
}

// reach is the room that what is drawn takes up: of a text its letters.
func reach(object fyne.CanvasObject) layout.Rectangle {
	if text, ok := object.(*canvas.Text); ok {
		from, to := inkOf(text)
		return layout.Rect(from.X, from.Y, to.X-from.X, to.Y-from.Y)
	}
	at, size := place(object), object.Size()
	return layout.Rect(at.X, at.Y, size.Width, size.Height)
}

// leaves visits what is drawn, without what scrolls: it is cut off.
func leaves(object fyne.CanvasObject, visit func(fyne.CanvasObject)) {
	cut := map[fyne.CanvasObject]bool{}
	walk(object, func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *widget.List, *container.Scroll:
			walk(o, func(inside fyne.CanvasObject) { cut[inside] = true })
		case *fyne.Container, fyne.Widget:
		default:
			if !cut[o] {
				visit(o)
			}
		}
	})
}

// fits checks that everything lies in the area of the table that it belongs to; a badge may stand
// in the layout.Gap next to it.
func (b *bench) fits(what string) (faults int) {
	b.t.Helper()
	a := b.areas()
	for name, area := range map[string]layout.Rectangle{
		"top line": a.Top, "other players": a.Others, "row": a.Row, "middle": a.Middle, "prompt": a.Prompt, "own": a.Own, "log": a.Log,
	} {
		for _, part := range b.root.Objects {
			if part.Position() != fyne.NewPos(area.X, area.Y) || part.Size() != fyne.NewSize(area.W, area.H) {
				continue
			}
			leaves(part, func(object fyne.CanvasObject) {
				if r := reach(object); !layouttest.Within(r, area.Inset(-layout.Gap)) || !layouttest.Within(r, layout.Rect(0, 0, b.size.Width, b.size.Height)) {
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
		if part.Position() == fyne.NewPos(a.Others.X, a.Others.Y) && part.Size() == fyne.NewSize(a.Others.W, a.Others.H) {
			for _, panel := range part.(*fyne.Container).Objects {
				panels = append(panels, panel.(*fyne.Container))
			}
		}
	}
	return panels
}

// Whatever lies on the table at whatever size of the window, each thing lies in its area.
func TestEverythingFitsOnTheTable(t *testing.T) {
	faults := 0
	for players := 1; players <= portroyal.MaxPlayers; players++ {
		options := portroyal.DefaultOptions()
		if players == 1 {
			options = gametest.Kinds[len(gametest.Kinds)-1]
		}
		b := newBench(t, gametest.New(t, options, 1, make([]string, players)...))
		for _, size := range layouttest.Sizes {
			for _, withLog := range []bool{true, false} {
				b.stage.Settings.ShowLog = withLog
				for _, c := range []crowd{
					{harbour: 1},
					{harbour: 5, expeditions: 1, persons: 3, coins: 3},
					{harbour: 10, expeditions: 3, persons: 9, coins: 11},
					{harbour: 14, expeditions: 5, persons: 20, coins: 4},
					{harbour: 6, contracts: 4, persons: 5, coins: 5},
					{harbour: 9, expeditions: 3, contracts: 4, persons: 9, coins: 3},
					{harbour: 14, expeditions: 5, contracts: 7, persons: 20, coins: 2, together: true},
				} {
					c.players = players
					if players == 1 && !c.together {
						continue
					}
					b.show(c.view(t), size)
					faults += b.fits(fmt.Sprintf("%+v, log %v", c, withLog))
					for _, panel := range b.otherPanels() {
						r := reach(panel)
						leaves(panel, func(object fyne.CanvasObject) {
							if at := reach(object); !layouttest.Within(at, r) {
								faults++
								t.Errorf("%+v, log %v, at %v: %s out of a player's panel %v: %v", c, withLog, size, describe(object), r, at)
							}
						})
					}
					if faults > 12 {
						t.Fatal("and more")
					}
				}
			}
		}
	}
}

// Words straight on sea and wood can be read where they stand, in both appearances.
func TestWordsOnTheTableAreReadable(t *testing.T) {
	for _, dark := range []bool{false, true} {
		b := newBench(t, gametest.Base(t, 1, "", "", ""))
		b.stage.Dark = dark
		c := look.Of(dark)
		for _, size := range layouttest.Sizes {
			b.show(crowd{players: 3, harbour: 0, expeditions: 2}.view(t), size)
			shore := b.shore()
			for _, part := range b.root.Objects {
				var boxes []layout.Rectangle // what has a ground of its own
				leaves(part, func(object fyne.CanvasObject) {
					switch object := object.(type) {
					case *canvas.Rectangle:
						if _, _, _, alpha := object.FillColor.RGBA(); alpha > 0 {
							boxes = append(boxes, reach(object))
						}
					case *canvas.Text:
						r := reach(object)
						for _, box := range boxes {
							if layouttest.Within(r, box) {
								return
							}
						}
						for _, y := range []float32{r.Y, r.Y + r.H} {
							ground := blend(c.Sea, c.SeaEdge, y/shore)
							if y > shore {
								ground = blend(c.WoodEdge, c.Wood, (y-shore)/(size.Height-shore))
							}
							if k := palette.Contrast(object.Color, ground); k < readable && object.Text != "" {
								t.Errorf("dark %v, %v: %q at height %.0f has a contrast of %.2f", dark, size, object.Text, y, k)
							}
						}
					}
				})
			}
		}
	}
}
