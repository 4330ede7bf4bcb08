package board

import (
	"testing"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/stage"
)

// In a narrow and high window the islands have room under the players: they are as large as in a wide one, nothing lies over a player,
// and each has its place.
func TestHighWindows(t *testing.T) {
	for _, size := range []fyne.Size{fyne.NewSize(800, 1320), fyne.NewSize(800, 1000), stage.Smallest, fyne.NewSize(1280, 800)} {
		for players := cove.MinPlayers; players <= cove.MaxPlayers; players++ {
			for _, by := range []float32{1, 1.17} {
				a := AreasOf(size, players, by, 0)
				high := size.Height > size.Width
				if high && players > 2 && a.Scale() < 0.7 {
					t.Errorf("%v, %d players: islands are drawn %v times as large", size, players, a.Scale())
				}
				cells := a.CellsOf()
				for island := cove.Tavern; high && island <= cove.TreasureIsland; island++ {
					for _, panel := range a.Panels {
						if overlap(cells[island], panel) {
							t.Errorf("%v, %d players: %v is under a player", size, players, island)
						}
					}
					for other := cove.Tavern; other < island; other++ {
						if by == 1 && overlap(cells[island], cells[other]) {
							t.Errorf("%v, %d players: %v lies over %v", size, players, island, other)
						}
					}
				}
			}
		}
	}
}

// overlap reports whether two rectangles share some room.
func overlap(a, b geometry.Rectangle) bool {
	return a.X < b.X+b.W && b.X < a.X+a.W && a.Y < b.Y+b.H && b.Y < a.Y+a.H
}
