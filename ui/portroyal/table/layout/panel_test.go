package layout_test

import (
	"fmt"
	"math"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/stage"
)

// digits is the height of digits in the display face, in text sizes; those on a shield are half as high as it.
const digits = 0.66

// The points of other players are the largest number of their line, followed by coins and swords; and as long as
// nobody has hired anybody, their faces use the room.
func TestPointsOfOthersAreTheLargestNumber(t *testing.T) {
	for width := usual.Width; width <= 3840; width += 176 {
		for height := usual.Height; height <= 2160; height += 146 {
			size := fyne.NewSize(width, height)
			by := stage.Growth(size)
			for players := 2; players <= portroyal.MaxPlayers; players++ {
				for facts := 2; facts <= layout.MostFacts; facts++ {
					for kinds := range mostKinds + 1 {
						what := fmt.Sprintf("%v, %d players, %d facts, %d kinds", size, players, facts, kinds)
						others := layout.Divide(size, layout.Parts{Others: true, Opponents: players - 1, Kinds: kinds}, by).Others
						inside := layout.Inside(layout.Panels(others, players-1)[0].W, others.H, facts, kinds, by, false)
						points := inside.Shield.W / 2
						if points < 16*by || inside.Shield.H != inside.Shield.W {
							t.Fatalf("%s: a shield of %v", what, inside.Shield)
						}
						for i, fact := range inside.Facts {
							high := fact.H * layout.FactDigits * digits
							if high >= points || i < 2 && high < 12*by-0.01 {
								t.Fatalf("%s: number %d is %v high beside points of %v", what, i, high, points)
							}
						}
						line := inside.Facts[0].Y + inside.Facts[0].H/2
						if target := inside.Target; target.W > 0 && math.Abs(float64(target.Y+target.H/2-line)) > 0.5 {
							t.Fatalf("%s: what is aimed at is at %v, not in the line of the coins at %v", what, target, line)
						}
						if kinds == 0 && inside.Head.W < 72*by {
							t.Fatalf("%s: a face of %v", what, inside.Head.W)
						}
					}
				}
			}
		}
	}
}
