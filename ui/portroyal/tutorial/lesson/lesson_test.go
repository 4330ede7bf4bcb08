package lesson

import (
	"context"
	"slices"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/match"
)

// idle is a player for whom the test decides.
type idle struct{}

func (idle) Choose(_ context.Context, _ portroyal.View, legal []portroyal.Action) portroyal.Action {
	return legal[0]
}

// Every chapter can be played as its script says: whoever acts has the decision at that moment, and the action is
// legal, in every way that the script allows.
func TestScriptsCanBePlayed(t *testing.T) {
	for _, chapter := range Chapters {
		l, err := Read(chapter)
		if err != nil {
			t.Fatal(err)
		}
		for i, scene := range l.Scenes {
			m, err := match.New(match.Setup{
				Seats:    make([]match.Seat, scene.Position.Players()),
				Players:  []bot.Player{nil, idle{}}[:scene.Position.Players()],
				Prepared: &match.Prepared{Position: scene.Position, Coming: scene.Coming},
			})
			if err != nil {
				t.Fatalf("%s, scene %d: %v", chapter, i+1, err)
			}
			for j, step := range scene.Steps {
				play(t, m, chapter, i+1, j+1, &step)
			}
		}
	}
}

// play plays a step.
func play(t *testing.T, m *match.Match, chapter Chapter, scene, number int, step *Step) {
	t.Helper()
	view := m.View()
	fail := func(says string, args ...any) {
		t.Helper()
		args = append([]any{chapter, scene, number}, args...)
		t.Fatalf("%s, scene %d, step %d: "+says, args...)
	}
	about := step.About
	if about != portroyal.NoCard && !onTable(&view, about) {
		fail("%s is not on the table", about)
	}
	for _, lit := range step.Lit {
		if lit.Card != portroyal.NoCard && !onTable(&view, lit.Card) {
			fail("%s is not on the table", lit.Card)
		}
	}
	action, seat := step.Rival, 1
	switch {
	case step.Free:
		action, seat = m.Legal()[0], 0
		if len(m.Legal()) < 2 {
			fail("there is nothing to decide")
		}
	case len(step.Do) > 0:
		action, seat = step.Do[0], 0
		for _, way := range step.Do {
			if !slices.Contains(m.Legal(), way) {
				fail("%s is not legal: %v", way, view.Refuse(way))
			}
		}
	case action.Kind == portroyal.NoAction:
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
			first := a.String()[:min(len(said), len(a.String()))]
			return first == said && !slices.Contains(step.Do, a)
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
