package coach

import (
	"context"
	"math"
	"os"
	"slices"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/benchmark"
)

// rolledOut visits the choices of the benchmark that were rolled out until their chance was known, with the chances that a
// hint gives the best choice and this one, and how much worse than that it is.
func rolledOut(t *testing.T, visit func(best, other, behind float64)) {
	t.Helper()
	file, err := os.Open("../benchmark/decisions.gz")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	decisions, err := benchmark.Game.Read(file)
	if err != nil {
		t.Fatal(err)
	}
	c, err := New()
	if err != nil {
		t.Fatal(err)
	}
	const known = 0.02
	for _, d := range decisions.Decisions {
		view, chances := d.Position.View(), map[portroyal.Action]float64{}
		choices := c.adviser.Choices(context.Background(), view, view.Legal(nil))
		for _, choice := range choices {
			line := c.adviser.Leads(context.Background(), view, choice.Action)
			chances[choice.Action] = chanceOf(&line.Own, choice.Worth)
		}
		best := choices[0].Action
		at := slices.IndexFunc(d.Choices, func(c benchmark.Choice) bool { return c.Action == best })
		if at < 0 {
			continue
		}
		for _, other := range d.Choices {
			if other.Action != best && other.Error < known {
				visit(chances[best], chances[other.Action], other.Behind-d.Choices[at].Behind)
			}
		}
	}
}

// Choices so far behind that only a bound of their chance is told are below it nearly always, and it says something more than
// the chance of the best one; of all others the chance is known within some points.
func TestBounds(t *testing.T) {
	var bounded, under, telling, told int
	squares := 0.0
	rolledOut(t, func(best, other, behind float64) {
		below, far := Bound(best, other)
		if !far {
			told++
			squares += (best - other - behind) * (best - other - behind)
			return
		}
		bounded++
		if best-behind <= below {
			under++
		}
		if below < best-0.005 {
			telling++
		}
	})
	if told < 1000 || bounded < 400 {
		t.Fatalf("%d choices are told and %d bounded: the sample shows nothing", told, bounded)
	}
	if wrong := math.Sqrt(squares / float64(told)); wrong > 0.03 {
		t.Errorf("the chances that are told are off by %.3f", wrong)
	}
	if part := float64(under) / float64(bounded); part < 0.9 || telling < bounded/4 {
		t.Errorf("%.3f of those far behind are below their bound, and %d of %d bounds say anything", part, telling, bounded)
	}
}
