package board

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/table/layout/layouttest"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
)

// With many other players, the cards of one are apart from those of the next: there is a gap with a line in it
// that nothing covers.
func TestOtherPlayersAreApart(t *testing.T) {
	const least = 18
	for players := 4; players <= portroyal.MaxPlayers; players++ {
		b := newBench(t, players)
		for _, size := range layouttest.Sizes {
			for _, persons := range []int{3, 7, 12} {
				b.show(gametest.Crowd{Players: players, Harbour: 3, Persons: persons, Coins: 4}.View(t), size)
				others := b.drawn.Others.(*fyne.Container)
				last := len(others.Objects) - 1
				var borders []geometry.Rectangle
				for _, line := range visible.All[*canvas.Rectangle](others.Objects[last]) {
					at, size := line.Position(), line.Size()
					borders = append(borders, geometry.Rect(at.X, at.Y, size.Width, size.Height))
				}
				panels := others.Objects[:last]
				if len(borders) != len(panels)-1 {
					t.Fatalf("%d players at %v: %d lines", players, size, len(borders))
				}
				for i := range panels {
					from, to := float32(10000), float32(0)
					for _, picture := range visible.All[*canvas.Image](panels[i]) {
						x := visible.Place(picture).X - b.areas.Others.X
						from, to = min(from, x), max(to, x+picture.Size().Width)
					}
					if i > 0 && from < borders[i-1].X+least/2 {
						t.Errorf("%d players at %v: cards begin at %v, the line before them ends at %v", players, size, from, borders[i-1])
					}
					if i < len(borders) && to > borders[i].X-least/2+borders[i].W {
						t.Errorf("%d players at %v: cards end at %v, the line after them is at %v", players, size, to, borders[i])
					}
				}
			}
		}
	}
}

// The tip of a rival says how strong and of which character the computer player is, that of a person does not.
func TestRivalsSayWhoTheyAre(t *testing.T) {
	b := newBench(t, 3)
	b.seats[1].Player = "captain:bold"
	view := gametest.Crowd{Players: 3, Harbour: 3, Persons: 3, Coins: 4}.View(t)
	b.draw(Shown{View: view, Berths: layout.Moored(nil, &view), Lower: 0}, stagetest.Small)
	told := 0
	for _, asked := range visible.All[*widgets.Asked](b.root) {
		if strings.HasSuffix(asked.ToolTip(), "\n"+terms.Opponent(b.stage.Words, "captain:bold")) {
			told++
		}
	}
	if told != 1 {
		t.Errorf("%d tips say who the computer player is", told)
	}
}
