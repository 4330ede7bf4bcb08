package tutorial

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/tutorial"
)

// idle is a player for whom the test decides.
type idle struct{}

func (idle) Choose(_ context.Context, _ portroyal.View, legal []portroyal.Action) portroyal.Action {
	return legal[0]
}

// lesson is that of a chapter.
func lesson(t *testing.T, chapter string) *tutorial.Lesson {
	t.Helper()
	l, err := tutorial.ReadLesson(files, chapter)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// Every chapter can be played as its script says: whoever acts has the decision at that moment, and the action is
// legal, in every way that the script allows.
func TestScriptsCanBePlayed(t *testing.T) {
	for _, chapter := range Course.Chapters {
		l := lesson(t, chapter.Name)
		for i := range l.Scenes {
			from, err := Prepare(&l.Scenes[i])
			if err != nil {
				t.Fatalf("%s, scene %d: %v", chapter.Name, i+1, err)
			}
			m, err := match.New(match.Setup{
				Seats:    make([]match.Seat, from.Position.Players()),
				Players:  []bot.Player{nil, idle{}}[:from.Position.Players()],
				Prepared: from,
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
	view := m.View()
	fail := func(says string, args ...any) {
		t.Helper()
		t.Fatalf(where+says, args...)
	}
	for _, name := range append(step.Lit, step.About) {
		if card, err := portroyal.ParseCard(name); err == nil && card != portroyal.NoCard && !onTable(&view, card) {
			fail("%s is not on the table", card)
		}
	}
	parse := func(text string) portroyal.Action {
		action, err := portroyal.ParseAction(text)
		if err != nil || action.String() != text {
			fail("%q is not how %q is written: %v", text, action, err)
		}
		return action
	}
	var action portroyal.Action
	seat := 0
	switch {
	case step.Free:
		action = m.Legal()[0]
		if len(m.Legal()) < 2 {
			fail("there is nothing to decide")
		}
	case len(step.Do) > 0:
		action = parse(step.Do[0])
		for _, text := range step.Do {
			if way := parse(text); !slices.Contains(m.Legal(), way) {
				fail("%s is not legal: %v", way, view.Refuse(way))
			}
		}
	case step.Rival != "":
		action, seat = parse(step.Rival), 1
	default:
		return
	}
	if m.Over() || view.Decides() != seat {
		fail("seat %d decides, in phase %s", view.Decides(), view.Phase())
	}
	if !slices.Contains(m.Legal(), action) {
		fail("%s is not legal: %v; there are %v", action, view.Refuse(action), m.Legal())
	}
	for said := range step.Wrong {
		other := func(a portroyal.Action) bool {
			return strings.HasPrefix(a.String(), said) && !slices.Contains(step.Do, a.String())
		}
		if !slices.ContainsFunc(m.Legal(), other) {
			fail("%s is answered, and cannot be done", said)
		}
	}
	if _, err := m.Play(action); err != nil {
		fail("%v", err)
	}
}

// onTable reports whether a card is visible on the table.
func onTable(view *portroyal.View, card portroyal.Card) bool {
	cards := slices.Concat(view.Harbour(), view.Expeditions(), view.Discards(), []portroyal.Card{view.Pending()})
	for seat := range view.Players() {
		cards = slices.Concat(cards, view.Display(seat), view.Claimed(seat), view.Cargo(seat))
	}
	return slices.Contains(cards, card)
}
