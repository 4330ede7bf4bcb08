package reviews

// Class says how much a decision cost.
type Class int

// The classes.
const (
	Fine    Class = iota // too little to tell
	Slip                 // something
	Mistake              // rather much
	Blunder              // a great deal
)

// classes are their names in files, and from which cost on, in chances of winning among two, a decision is of a class
// (the limits of GNU Backgammon).
var classes = [...]struct {
	name string
	from float64
}{{"fine", 0}, {"slip", 0.02}, {"mistake", 0.04}, {"blunder", 0.08}}

// String gives the name of the class in files: fine, slip, mistake, blunder.
func (c Class) String() string { return classes[c].name }

// From is the least cost of a decision of the class, in chances of winning among two.
func (c Class) From() float64 { return classes[c].from }

// ClassOf is the class of a decision that cost so much, in chances of winning among two.
func ClassOf(cost float64) (class Class) {
	for c := range classes {
		if cost >= classes[c].from {
			class = Class(c)
		}
	}
	return class
}

// Limits of what is said about decisions, in chances of winning among two.
const (
	Obvious = 0.10 // a decision whose second best action is so much worse says nothing about its player
	Rare    = 0.04 // the best action found where the second best one is so much worse is a good find
)

// Scale is how much of a chance of winning counts as much among so many players as all of it would among two: the more
// there are at the table, the smaller is the chance of each, and the sooner a loss is large.
func Scale(players int) float64 { return 2 / float64(players) }
