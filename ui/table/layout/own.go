package layout

// ownFacts is the width of what is said about the player at the lower edge, on a table of usual size.
const ownFacts = 190

// OwnPlan is where things lie in the tableau at the lower edge.
type OwnPlan struct {
	Facts []Rectangle // a symbol with its number each; the height is that of the symbol
	Coins Rectangle   // the coins laid out
	Fans  Rectangle   // the cards
}

// Own lays out the tableau at the lower edge with so many facts.
func Own(room Rectangle, facts int, by float32) (p OwnPlan) {
	width := ownFacts * by
	x, y := float32(14), 42*by
	size, inRow := clamp((room.H-50*by)/3.4, 26, 40*by), 2
	if y+float32((facts+1)/2)*(size+4) > room.H {
		inRow = 3 // where there is little height
	}
	column := width / float32(inRow)
	for i := range facts {
		p.Facts = append(p.Facts, Rect(x+float32(i%inRow)*column, y+float32(i/inRow)*(size+4), column, size))
	}
	rows := float32((facts + inRow - 1) / inRow)
	p.Coins = Rect(x, y+rows*(size+4)+2, width-10, room.H-y-rows*(size+4)-12)
	p.Fans = fansRoom(room, by)
	return p
}

// OwnName is where head and name of the player stand there.
func OwnName(by float32) Rectangle { return Rect(12, 10*by, ownFacts*by, 32*by) }
