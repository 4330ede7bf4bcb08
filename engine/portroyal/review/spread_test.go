package review

import (
	"sort"
	"testing"
)

// room is how many positions may be gone before a decision is no longer looked at in full.
func (p pace) room(decision int) int {
	return sort.Search(10*p.most, func(looked int) bool { return !p.keeps(looked, decision) })
}

// Each decision has more positions than the one before it, the last one all of them.
func TestPaceSpreadsPositions(t *testing.T) {
	p := pace{10_000, 40}
	for decision := range p.decisions {
		if room := p.room(decision); decision > 0 && room <= p.room(decision-1) {
			t.Errorf("decision %d has %d, and the one before %d", decision, room, p.room(decision-1))
		}
	}
	if first, last := p.room(0), p.room(p.decisions-1); first < p.most/5 || last != p.most+1 {
		t.Errorf("the first has %d, and the last %d of %d", first, last, p.most)
	}
	if !(pace{}).keeps(1<<40, 3) {
		t.Error("there is a bound without a bound")
	}
}
