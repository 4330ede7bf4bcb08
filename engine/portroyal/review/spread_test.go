package review

import (
	"math"
	"sort"
	"testing"
)

// room is how many positions may be gone before a decision is no longer looked at in full.
func (p pace) room(decision int, part float64) int {
	return sort.Search(10*p.most, func(looked int) bool { return !p.keeps(looked, decision, part) })
}

// Each decision has more positions than the one before it, the last one all of them; a part of the room is that part of it
// at every decision.
func TestPaceSpreadsPositions(t *testing.T) {
	p := pace{10_000, 40}
	for decision := range p.decisions {
		whole := p.room(decision, 1)
		if decision > 0 && whole <= p.room(decision-1, 1) {
			t.Errorf("decision %d has %d, and the one before %d", decision, whole, p.room(decision-1, 1))
		}
		if part := p.room(decision, givesWay); math.Abs(float64(part)-givesWay*float64(whole)) > 1 {
			t.Errorf("decision %d has %d, and without a choice %d", decision, whole, part)
		}
	}
	if first, last := p.room(0, 1), p.room(p.decisions-1, 1); first < p.most/5 || last != p.most+1 {
		t.Errorf("the first has %d, and the last %d of %d", first, last, p.most)
	}
	if !(pace{}).keeps(1<<40, 3, 0.5) {
		t.Error("there is a bound without a bound")
	}
}
