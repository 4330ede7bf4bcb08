package layout_test

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// usual is the window in which everything at the table has to be legible.
var usual = fyne.NewSize(1024, 700)

// The widths of a contract in that window and in every larger one: for the usual number, and for any.
const (
	usualContract = 150
	leastContract = 130
)

// tables visits windows from a smallest one up to 4K, each with every number of players and contracts, the log
// open or not, and few or many kinds of cards with the other players.
func tables(from fyne.Size, visit func(size fyne.Size, with layout.Parts)) {
	for width := from.Width; width <= 3840; width += 176 {
		for height := from.Height; height <= 2160; height += 146 {
			for players := 1; players <= portroyal.MaxPlayers; players++ {
				for contracts := 1; contracts <= 7; contracts++ {
					for i := range 4 {
						visit(fyne.NewSize(width, height), layout.Parts{
							Row: true, Contracts: contracts, Log: i&1 > 0, Others: players > 1, Opponents: players - 1,
							Kinds: i / 2 * usualKinds,
						})
					}
				}
			}
		}
	}
}

// contractsOf are the places of the contracts of a table, and of the expeditions beside them.
func contractsOf(size fyne.Size, with layout.Parts, expeditions int) layout.RowPlan {
	by := stage.Growth(size)
	return layout.Row(with.Contracts, expeditions, layout.Divide(size, with, by).Row.Size(), by)
}

// Contracts are large enough to read whatever else there is, and never smaller in a larger window.
func TestContractsHaveTheSea(t *testing.T) {
	largest := map[layout.Parts]map[fyne.Size]float32{}
	tables(usual, func(size fyne.Size, with layout.Parts) {
		what := fmt.Sprintf("%v, %+v", size, with)
		place := contractsOf(size, with, 0).Contracts[0]
		if full := contractsOf(size, with, 6).Contracts[0]; full.W != place.W {
			t.Fatalf("%s: with expeditions contracts are %v wide, without them %v", what, full.W, place.W)
		}
		least := float32(leastContract)
		if with.Contracts <= 4 {
			least = usualContract
		}
		if place.W < least || place.H < pieces.ContractHeight(least) {
			t.Errorf("%s: contracts of %v × %v", what, place.W, place.H)
		}
		if largest[with] == nil {
			largest[with] = map[fyne.Size]float32{}
		}
		largest[with][size] = place.W
		for _, smaller := range []fyne.Size{
			{Width: size.Width - 176, Height: size.Height}, {Width: size.Width, Height: size.Height - 146},
		} {
			if was := largest[with][smaller]; was > place.W {
				t.Errorf("%s: contracts are %v wide, in %v they are %v", what, place.W, smaller, was)
			}
		}
	})
}

// Expeditions without contracts use the sea above the harbour: they are as large as is useful for reading, and
// never smaller in a larger window.
func TestExpeditionsAloneHaveTheSea(t *testing.T) {
	widest := func(size fyne.Size, with layout.Parts) float32 {
		return layout.Row(0, 6, layout.Divide(size, with, stage.Growth(size)).Row.Size(), stage.Growth(size)).Expeditions[0].W
	}
	for players := 2; players <= portroyal.MaxPlayers; players++ {
		for _, log := range []bool{false, true} {
			with := layout.Parts{Row: true, Log: log, Others: true, Opponents: players - 1, Kinds: usualKinds}
			for size, least := range map[fyne.Size]float32{usual: 64, {Width: 1280, Height: 800}: 80} {
				if width := widest(size, with); width < least {
					t.Errorf("%v, %+v: expeditions are %v wide", size, with, width)
				}
			}
			for width := float32(800); width <= 3840; width += 80 {
				for height := float32(500); height <= 2160; height += 83 {
					size := fyne.NewSize(width, height)
					now := widest(size, with)
					for _, larger := range []fyne.Size{{Width: width + 80, Height: height}, {Width: width, Height: height + 83}} {
						if then := widest(larger, with); then < now {
							t.Errorf("%+v: expeditions are %v wide in %v, and %v in %v", with, now, size, then, larger)
						}
					}
				}
			}
		}
	}
}

// In a window of any size nothing in row and middle overlaps.
func TestSeaIsShared(t *testing.T) {
	tables(fyne.NewSize(800, 600), func(size fyne.Size, with layout.Parts) {
		by := stage.Growth(size)
		a := layout.Divide(size, with, by)
		for _, expeditions := range []int{1, 3, 6} {
			what := fmt.Sprintf("%v, %+v, %d expeditions", size, with, expeditions)
			row := layout.Row(with.Contracts, expeditions, a.Row.Size(), by)
			within(t, what, append(row.Contracts, row.Expeditions...), inArea(a.Row))
			beside := layout.Beside(with.Contracts, expeditions, a.Row.Size(), by)
			middle := layout.Middle(a.Middle.Size(), 2, beside, by)
			within(t, what, middle.Expeditions, inArea(a.Middle))
			for _, cards := range []int{1, 7, 13} {
				within(t, what, layout.Harbour(cards, middle.Harbour.Size(), by), inArea(middle.Harbour))
			}
			if wide := middle.Harbour.W; wide < 110 || wide < a.Middle.W/4 && size.Width >= usual.Width {
				t.Errorf("%s: the harbour is %v wide", what, wide)
			}
		}
	})
}

// within checks that these are inside a room with their frames, without overlap.
func within(t *testing.T, what string, places []geometry.Rectangle, room geometry.Rectangle) {
	t.Helper()
	var framed []geometry.Rectangle
	for _, place := range places {
		framed = append(framed, place.Inset(-widgets.FrameWidth))
		if last := framed[len(framed)-1]; last.X < -1 || last.Y < -1 || last.X+last.W > room.W+1 || last.Y+last.H > room.H+1 {
			t.Fatalf("%s: %v out of %v", what, last, room)
		}
	}
	apart(t, what, framed)
}

// Below a row of expeditions or contracts thirteen cards fit in one row between the piles, and no pile is the
// largest thing on the table.
func TestPilesLeaveTheHarbourItsRoom(t *testing.T) {
	for players := 2; players <= portroyal.MaxPlayers; players++ {
		for _, row := range rows[1:3] {
			for _, kinds := range []int{0, usualKinds, mostKinds} {
				with := row
				with.Others, with.Opponents, with.Kinds = true, players-1, kinds
				for _, size := range leastSizes {
					by := stage.Growth(size.size)
					middle := layout.Middle(layout.Divide(size.size, with, by).Middle.Size(), 1, 0, by)
					what := fmt.Sprintf("%v, %+v", size.size, with)
					places := layout.Harbour(13, middle.Harbour.Size(), by)
					if places[0].Y != places[12].Y {
						t.Errorf("%s: 13 cards of %v are not in one row", what, places[0].W)
					}
					if size.size == usual && (middle.Pile > 70 || pieces.CardHeight(middle.Pile) > 105) {
						t.Errorf("%s: the piles are %v wide", what, middle.Pile)
					}
					if most := places[0].W * 1.5; middle.Pile > most {
						t.Errorf("%s: piles of %v beside cards of %v", what, middle.Pile, places[0].W)
					}
					for n := 1; n <= 8; n++ {
						if card := layout.Harbour(n, middle.Harbour.Size(), by)[0].W; card < middle.Pile {
							t.Errorf("%s: %d cards of %v between piles of %v", what, n, card, middle.Pile)
						}
					}
				}
			}
		}
	}
}
