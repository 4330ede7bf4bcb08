package midturn

import (
	"bytes"
	"math"
	"math/rand/v2"
	"reflect"
	"runtime"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot/value"
)

// turnOf is an open turn with random inputs.
func turnOf(dice *rand.Rand, players int, together bool) Turn {
	t := Turn{Active: dice.IntN(players), Players: players, Together: together}
	sum := 0.0
	for seat := range players {
		t.Settled[seat] = 0.05 + dice.Float64()
		sum += t.Settled[seat]
	}
	for seat := range players {
		t.Settled[seat] /= sum
		if together {
			t.Settled[seat] = 0.4
		}
	}
	t.rows = make([][inputs]float32, t.asked())
	for away := range t.rows {
		for i := range t.rows[away] {
			t.rows[away][i] = float32(dice.NormFloat64())
		}
	}
	return t
}

// TestOutlook: chances stay chances, whatever the nets say; the player of the turn loses nothing by being free to go
// on, and together all gain the same.
func TestOutlook(t *testing.T) {
	dice := rand.New(rand.NewPCG(1, 1))
	n := newNets(0)
	n.own.scatter(dice)
	n.other.scatter(dice)
	for i := range n.own.out { // outputs far beyond what is learned
		n.own.out[i], n.other.out[i] = float32(5*dice.NormFloat64()), float32(5*dice.NormFloat64())
	}
	raised := 0
	for range 2000 {
		players := 2 + dice.IntN(portroyal.MaxPlayers-1)
		turn := turnOf(dice, players, dice.IntN(4) == 0)
		o := n.outlook(&turn, 0)
		sum := 0.0
		for seat, share := range o {
			if share < 0 || share > 1 || seat >= players && share != 0 {
				t.Fatalf("%+v: %v", turn, o)
			}
			sum += share
		}
		gain := o[turn.Active] - turn.Settled[turn.Active]
		if gain < 0 || !turn.Together && math.Abs(sum-1) > 1e-12 {
			t.Fatalf("%+v: %v", turn, o)
		}
		if turn.Together && o[0] != o[players-1] {
			t.Fatalf("together %v", o)
		}
		if gain > 0 {
			raised++
		}
	}
	if raised < 200 {
		t.Errorf("%d turns were worth more than their stop", raised)
	}
}

// TestSlopes compares what a net learns from with how its error changes.
func TestSlopes(t *testing.T) {
	dice := rand.New(rand.NewPCG(2, 1))
	own := newNets(0)
	n := &own.own
	n.scatter(dice)
	for i := range n.out {
		n.out[i] = float32(dice.NormFloat64())
	}
	turn := turnOf(dice, 2, false)
	x := &turn.rows[0]
	const aim, step = 0.7, 2e-3
	var room layers
	loss := func() float64 {
		err := float64(n.of(x, &room)) - aim
		return err * err / 2
	}
	slopes := newNets(0)
	n.learn(x, aim, &room, &slopes.own)
	rows := slopes.rows()
	checked, at := 0, loss()
	for i, row := range n.rows() {
		for range 3 {
			j := dice.IntN(len(row))
			was := row[j]
			row[j] = was + step
			more := loss()
			row[j] = was - step
			less := loss()
			row[j] = was
			if math.Abs(more+less-2*at) > 1e-3*step { // a kink is near
				continue
			}
			slope := (more - less) / (2 * step)
			if got := float64(rows[i][j]); math.Abs(got-slope) > 0.02*math.Max(1, math.Abs(slope)) {
				t.Errorf("row %d, %d: slope %g, not %g", i, j, got, slope)
			}
			if slope != 0 {
				checked++
			}
		}
	}
	if checked < 20 {
		t.Errorf("only %d slopes are not 0", checked)
	}
}

// line is a turn after which one of several things comes: with each card a turn is worth more by gain, and one card in
// five ends it with nothing. The inputs say how many cards are still worth it.
func line(left int) (lesson Lesson) {
	at := func(left int) (turn Turn) {
		turn = Turn{Players: 2, rows: make([][inputs]float32, 1)}
		turn.Settled = Outlook{0.5 - 0.02*float64(left), 0.5 + 0.02*float64(left)}
		turn.rows[0][0], turn.rows[0][1] = 1, float32(left)/10
		return turn
	}
	lesson.Turn = at(left)
	if left > 0 {
		lesson.Next = []Chance{{0.95, at(left - 1)}}
		lesson.Ended = Outlook{0.05 * 0.3, 0.05 * 0.7}
	}
	return lesson
}

// TestLearner: a line of turns gets the worth that follows by hand from its end, the same on any number of processors.
func TestLearner(t *testing.T) {
	const length = 6
	want := make([]float64, length)
	for left := range want {
		lesson := line(left)
		want[left] = lesson.Settled[0]
		if left > 0 {
			want[left] = max(want[left], 0.95*want[left-1]+0.05*0.3)
		}
	}
	dice := rand.New(rand.NewPCG(3, 1))
	lessons := make([]Lesson, 4000)
	for i := range lessons {
		lessons[i] = line(dice.IntN(length))
	}
	learn := func(processors int) *Weights {
		defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(processors))
		l := NewLearner(value.Unterwegs, lessons, 1)
		for round := range 10 {
			l.Aim()
			for range 3 {
				l.Learn(128, 0.003/float64(1+round))
			}
		}
		return l.Weights()
	}
	w := learn(2)
	for left := range want {
		lesson := line(left)
		if got := w.Outlook(value.Unterwegs, &lesson.Turn, 0); math.Abs(got[0]-want[left]) > 0.006 {
			t.Errorf("with %d to come: %.4f, not %.4f", left, got[0], want[left])
		}
		if got := w.Outlook(value.Rivals, &lesson.Turn, 0); got != lesson.Settled {
			t.Errorf("of a family that nothing was learned of: %v", got)
		}
	}
	if !reflect.DeepEqual(w, learn(1)) {
		t.Error("one processor learns something else")
	}
}

// TestFile: weights are read as they were written, but for rounding; others' families stay; damage is told.
func TestFile(t *testing.T) {
	dice := rand.New(rand.NewPCG(4, 1))
	of := func(family value.Family) *Weights {
		n := newNets(evaluation(family))
		n.own.scatter(dice)
		n.other.scatter(dice)
		w := &Weights{}
		w.families[family] = n
		return w
	}
	w := Merge(of(value.Rivals), of(value.Together), of(value.Rivals))
	if !w.Knows(value.Rivals) || !w.Knows(value.Together) || w.Knows(value.Contracts) {
		t.Fatalf("%+v", w)
	}
	var file bytes.Buffer
	if err := w.Write(&file); err != nil {
		t.Fatal(err)
	}
	read, err := Read(file.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	for range 100 {
		turn := turnOf(dice, 3, false)
		one, other := w.Outlook(value.Rivals, &turn, 0), read.Outlook(value.Rivals, &turn, 0)
		for seat := range one {
			if math.Abs(one[seat]-other[seat]) > 1e-3 {
				t.Fatalf("%v was read as %v", one, other)
			}
		}
	}
	data := file.Bytes()
	former := bytes.Clone(data)
	former[len(magic)+8+1]++
	for name, damaged := range map[string][]byte{
		"this version": {}, "these are no weights": []byte("portroyal weights 2\n12345678"),
		"ends too early": data[:len(data)/2], "1 bytes too many": append(bytes.Clone(data), 0),
		"other inputs":       append(append([]byte(magic), 1, 2, 3, 4, 5, 6, 7, 8), data[len(magic)+8:]...),
		"another evaluation": former,
	} {
		if _, err := Read(damaged); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if w, err := ReadFormer(former); err != nil || !w.Knows(value.Rivals) {
		t.Errorf("to learn from their games: %v", err)
	}
	scaled := bytes.Clone(data)
	scaled[len(magic)+8+1+8+3] = 0x7f // a scale beyond all bounds
	if _, err := Read(scaled); err == nil || !strings.Contains(err.Error(), "scale") {
		t.Errorf("a scale that is damaged: %v", err)
	}
}

// TestLearned: the program comes with weights of all families, for its own evaluation.
func TestLearned(t *testing.T) {
	w, err := Learned()
	if err != nil {
		t.Fatal(err)
	}
	for family := range value.Family(value.Families) {
		if !w.Knows(family) {
			t.Errorf("nothing was learned of %s", family)
		}
	}
}
