package lesson

import (
	"context"
	"slices"
	"strings"
	"testing"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/match"
)

// idle is a player for whom the test decides.
type idle struct{}

func (idle) Choose(_ context.Context, _ cove.View, legal []cove.Action) cove.Action { return legal[0] }

// Every chapter can be played as its script says: whoever acts owes a choice at that moment, and the action is legal, in
// every way that the script allows. Of those who owe one, the script asks the computer players as the table does.
func TestScriptsCanBePlayed(t *testing.T) {
	for _, chapter := range Chapters {
		l, err := Read(chapter)
		if err != nil {
			t.Fatal(err)
		}
		for i := range l.Scenes {
			scene := &l.Scenes[i]
			players := scene.Position.Players()
			m, err := match.New(match.Setup{
				Seats:    make([]match.Seat, players),
				Players:  []bot.Player{nil, idle{}, idle{}}[:players],
				Prepared: &match.Prepared{Position: scene.Position, Coming: scene.Coming()},
			})
			if err != nil {
				t.Fatalf("%s, scene %d: %v", chapter, i+1, err)
			}
			for j := range scene.Steps {
				play(t, m, chapter, i+1, j+1, &scene.Steps[j])
			}
		}
	}
}

// play plays a step.
func play(t *testing.T, m *match.Match, chapter Chapter, scene, number int, step *Step) {
	t.Helper()
	fail := func(says string, args ...any) {
		t.Helper()
		t.Fatalf("%s, scene %d, step %d: "+says, append([]any{chapter, scene, number}, args...)...)
	}
	p := m.Present()
	if step.Taps() && !p.Owes(0) {
		fail("nothing is asked in %s", p.Phase())
	}
	for _, way := range step.Do {
		if refusal := p.Refuse(way); refusal != nil {
			fail("%s is not legal in %s: %v", way, p.Phase(), refusal)
		}
	}
	for said := range step.Wrong {
		other := func(a cove.Action) bool { return a.Kind.String() == said && !slices.Contains(step.Do, a) }
		if !slices.ContainsFunc(p.Legal(0, nil), other) {
			fail("%s is answered, and cannot be done", said)
		}
	}
	action := step.Done()
	if action.Kind == cove.NoAction {
		return
	}
	if step.Rival.Kind != cove.NoAction {
		if _, seat := m.Thinking(); seat != int(action.Seat) {
			fail("seat %d is asked in %s, not seat %d", seat, p.Phase(), action.Seat)
		}
	}
	if _, err := m.Play(action); err != nil {
		fail("%v", err)
	}
}

// What is not on the table cannot be lit.
func TestUnknownThings(t *testing.T) {
	for _, name := range []string{"moon", "at-atlantis", "track-keel", "part-1", "hand-ace", "ship-black-3"} {
		if _, err := parseLit("gold " + name); err == nil || strings.Contains(err.Error(), "gold") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
