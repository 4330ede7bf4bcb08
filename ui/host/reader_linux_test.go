package host

import (
	"testing"

	"portroyal/ui/spoken"
)

// A line stays the same one for readers while it is about the same thing or says the same in its place: another one would be
// read again.
func TestLinesStayTheSame(t *testing.T) {
	r := &reader{}
	screen := func(lines ...spoken.Line) *spoken.Screen {
		return &spoken.Screen{Places: []spoken.Place{{Name: "Question", Lines: lines}}}
	}
	one, two, three := new(int), new(int), new(int)
	ids := func(lines ...spoken.Line) (all []string) {
		frame, focus := r.frame(screen(lines...), spoken.Spot{})
		for _, node := range frame.Children[0].Children {
			all = append(all, node.ID)
		}
		if focus != all[0] {
			t.Errorf("%q has the focus, not %q", focus, all[0])
		}
		return all
	}
	first := ids(spoken.Line{Of: one, Words: "Which card?"}, spoken.Line{Of: two, Words: "Pass"})
	anew := ids(spoken.Line{Of: three, Words: "Which card?"}, spoken.Line{Of: two, Words: "Stop"})
	if first[0] != anew[0] || first[1] != anew[1] {
		t.Errorf("%v are %v when they are drawn anew", first, anew)
	}
	both := ids(spoken.Line{Of: one, Words: "Which card?"}, spoken.Line{Of: two, Words: "Which card?"}, spoken.Line{Of: two, Words: "Pass"})
	if both[0] == both[1] || both[1] == both[2] || both[0] != first[0] {
		t.Errorf("%v are not three lines, of which the first is %s", both, first[0])
	}
}
