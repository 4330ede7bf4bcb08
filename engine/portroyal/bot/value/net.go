package value

import (
	"portroyal/engine/internal/neural"
	"portroyal/engine/portroyal"
)

// net is what has been learned about some of the games: two layers that all seats share, and what comes out of them.
//
//	first_i  = max(0, common + rows of seat i)             hidden numbers
//	second_i = max(0, bias + own·first_i + Σ other_k·first_{i+k})   deep numbers
//	score_i  = out·second_i
//
// If there is a first guess made by rules, its score is added too, times a factor from the table; see [Prior].
//
// i+k is the k-th seat after seat i in turn order; own, other and bias are those for the number of players. The chances
// of winning are the scores' exponentials, divided by their sum. Against time there is one score, their sum; its
// logistic function is the chance to make it.
type net struct {
	hidden, deep int

	weights []float32 // all of these

	seats  []float32 // a row for each level of each of the seats' features
	common []float32 // the same for common features
	shares []float32 // a row for each share
	bias   []float32 // hidden

	tables [portroyal.MaxPlayers]table
}

// table are the weights that depend on the number of players.
type table struct {
	mix  []float32 // own, other_1 …: for each of them a row of deep numbers for each hidden one
	bias []float32 // deep
	out  []float32 // deep, one more that is added, and how often the first guess is
}

// rowsBefore are the levels of the features before each one.
func rowsBefore(features []feature) []int {
	before := make([]int, len(features)+1)
	for i, f := range features {
		before[i+1] = before[i] + f.levels
	}
	return before
}

var (
	seatRows   = rowsBefore(seatFeatures[:])
	commonRows = rowsBefore(commonFeatures[:])
)

// newNet makes room for a net.
func newNet(hidden, deep int) *net {
	n := &net{hidden: hidden, deep: deep}
	n.weights = neural.Lay(n.parts())
	return n
}

// parts lists all weights in a fixed order.
func (n *net) parts() []neural.Part {
	parts := []neural.Part{
		neural.PartAt(&n.seats, seatRows[seatCount]*n.hidden), neural.PartAt(&n.common, commonRows[commonCount]*n.hidden),
		neural.PartAt(&n.shares, shareCount*n.hidden), neural.PartAt(&n.bias, n.hidden),
	}
	for i := range n.tables {
		t := &n.tables[i]
		parts = append(parts, neural.PartAt(&t.mix, (i+1)*n.hidden*n.deep), neural.PartAt(&t.bias, n.deep),
			neural.PartAt(&t.out, n.deep+2))
	}
	return parts
}

func (n *net) copied() *net {
	other := newNet(n.hidden, n.deep)
	copy(other.weights, n.weights)
	return other
}

// summed gives the net with the rows of features in steps added up, so that one row serves each level.
func (n *net) summed() *net {
	sum := n.copied()
	addUp(sum.seats, seatFeatures[:], seatRows, n.hidden)
	addUp(sum.common, commonFeatures[:], commonRows, n.hidden)
	return sum
}

func addUp(rows []float32, features []feature, before []int, width int) {
	for at, f := range features {
		for level := 1; f.steps && level < f.levels; level++ {
			row := rows[(before[at]+level)*width:][:width]
			neural.Add(row, rows[(before[at]+level-1)*width:][:width])
		}
	}
}

// addRows adds the rows of these levels.
func addRows(to []float32, levels []uint8, rows []float32, before []int) {
	width := len(to)
	for at, level := range levels {
		if level > 0 {
			neural.Add(to, rows[(before[at]+int(level)-1)*width:][:width])
		}
	}
}
