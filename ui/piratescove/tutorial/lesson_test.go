package tutorial

import (
	"context"
	"fmt"
	"slices"
	"testing"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/match"
	"portroyal/ui/tutorial"
)

// idle is a player for whom the test decides.
type idle struct{}

func (idle) Choose(_ context.Context, _ cove.View, legal []cove.Action) cove.Action { return legal[0] }

// Every chapter can be played as its script says: whoever acts owes a choice at that moment, and the action is legal, in
// every way that the script allows. Of those who owe one, the script asks the computer players as the table does.
func TestScriptsCanBePlayed(t *testing.T) {
	for _, chapter := range Course.Chapters {
		l, err := tutorial.ReadLesson(files, chapter.Name)
		if err != nil {
			t.Fatal(err)
		}
		for i := range l.Scenes {
			from, err := prepare(&l.Scenes[i])
			if err != nil {
				t.Fatalf("%s, scene %d: %v", chapter.Name, i+1, err)
			}
			players := from.Position.Players()
			m, err := match.New(match.Setup{
				Seats: make([]match.Seat, players), Players: []bot.Player{nil, idle{}, idle{}}[:players], Prepared: from,
			})
			if err != nil {
				t.Fatalf("%s, scene %d: %v", chapter.Name, i+1, err)
			}
			for j := range l.Scenes[i].Steps {
				play(t, m, fmt.Sprintf("%s, scene %d, step %d: ", chapter.Name, i+1, j+1), &l.Scenes[i].Steps[j])
			}
		}
	}
}

// play plays a step.
func play(t *testing.T, m *match.Match, where string, step *tutorial.Step) {
	t.Helper()
	fail := func(says string, args ...any) {
		t.Helper()
		t.Fatalf(where+says, args...)
	}
	p := m.Present()
	parse := func(text string) cove.Action {
		action, err := cove.ParseAction(text)
		if err != nil || action.String() != text {
			fail("%q is not how %q is written: %v", text, action, err)
		}
		return action
	}
	if step.Tap != "" {
		if _, err := parseSpot(step.Tap); err != nil || !p.Owes(0) {
			fail("nothing is asked in %s, %v", p.Phase(), err)
		}
	}
	if step.About != "" {
		var about cove.Island
		if err := about.UnmarshalText([]byte(step.About)); err != nil {
			fail("%v", err)
		}
	}
	for _, text := range step.Do {
		if refusal := p.Refuse(parse(text)); refusal != nil {
			fail("%s is not legal in %s: %v", text, p.Phase(), refusal)
		}
	}
	for said := range step.Wrong {
		other := func(a cove.Action) bool { return a.Kind.String() == said && !slices.Contains(step.Do, a.String()) }
		if !slices.ContainsFunc(p.Legal(0, nil), other) {
			fail("%s is answered, and cannot be done", said)
		}
	}
	if step.Done() == "" {
		return
	}
	action := parse(step.Done())
	if step.Rival != "" {
		if _, seat := m.Thinking(); seat != int(action.Seat) {
			fail("seat %d is asked in %s, not seat %d", seat, p.Phase(), action.Seat)
		}
	}
	if _, err := m.Play(action); err != nil {
		fail("%v", err)
	}
}

// What is not on the table has no spot.
func TestUnknownThings(t *testing.T) {
	for _, name := range []string{"moon", "at-atlantis", "track-keel", "part-1", "hand-ace"} {
		if spot, err := parseSpot(name); err == nil {
			t.Errorf("%s is %+v", name, spot)
		}
	}
}
