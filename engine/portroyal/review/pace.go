package review

// A review looks two cards ahead, which takes 0.7 microseconds a position among two and 1.5 among five. Long games with many
// persons would take half a minute that way, so a review has a number of positions to look at, and a decision that comes
// when more of them are gone than of the game is looked at one card less far. That takes a tenth of the positions. Where
// only one action is legal, the look is for the luck of the card alone, and gives way a little earlier.
const (
	mostLooked     = 2_600_000 // positions of a first look at a game of up to four players
	mostLookedFive = 5_600_000 // of five
	mostTwice      = 700_000   // of second looks at the decisions of all persons together
	mostTwiceFive  = 1_500_000
	givesWay       = 0.85 // of the positions that a decision without a choice can use up
)

// pace spreads a number of positions over a number of decisions, or over none without an end.
type pace struct {
	most      int // 0 for as many as it takes
	decisions int
}

// firstPace and twicePace are those of a game of so many players, and so many decisions.
func firstPace(players, decisions int) pace {
	if players > 4 {
		return pace{mostLookedFive, decisions}
	}
	return pace{mostLooked, decisions}
}

func twicePace(players, persons, decisions int) pace {
	most := mostTwice
	if players > 4 {
		most = mostTwiceFive
	}
	return pace{most / max(persons, 1), decisions}
}

// headStart is the part of the positions that may be looked at before they are spread: some decisions take far more than
// others, and short games can do without a limit from their first decision on.
const headStart = 0.2

// keeps reports whether the decision of a number, from 0, can be looked at in full after so many positions: of what it may
// use, or of a part of that.
func (p pace) keeps(looked, decision int, part float64) bool {
	if p.most == 0 {
		return true
	}
	gone := float64(decision+1) / float64(p.decisions)
	return float64(looked) <= part*float64(p.most)*(headStart+(1-headStart)*gone)
}
