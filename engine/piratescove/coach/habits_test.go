package coach_test

import (
	"context"
	"testing"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/coach"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/record"
)

// Of two people, the one who sails as a Cabin Boy does is found to follow what shines, and the one who sails as an Admiral to think.
// What the coach tells of them goes by that; of computer players it learns nothing. A game that is not to be learned from to its end
// says nothing.
func TestHabitsAreLearned(t *testing.T) {
	seats := []record.Seat{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cem", Player: "cabin-boy"}}
	c, err := coach.New()
	if err != nil {
		t.Fatal(err)
	}
	known, courses := map[string]bot.Habits{}, map[string]int{}
	for seed := range uint64(6) {
		m, err := match.New(match.Setup{Options: cove.Options{Players: 3}, Seats: seats, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		var players [3]bot.Player
		for seat, name := range []string{"cabin-boy", "admiral", "cabin-boy"} {
			if players[seat], err = bot.New(name, seed); err != nil {
				t.Fatal(err)
			}
		}
		for !m.Over() {
			seat := m.Asked()
			if seat < 0 {
				_, seat = m.Thinking()
			}
			view := m.View(seat)
			a := players[seat].Choose(t.Context(), view, m.Legal(seat))
			if a.Kind == cove.Sail && bot.Together(&view) {
				courses[seats[seat].Name]++
			}
			if _, err := m.Play(a); err != nil {
				t.Fatal(err)
			}
		}
		done, cancel := context.WithCancel(t.Context())
		cancel()
		before := known["Ann"]
		if err := c.Learn(done, m.Record(), known); err == nil || known["Ann"] != before {
			t.Errorf("without time it learns %+v: %v", known["Ann"], err)
		}
		if err := c.Learn(t.Context(), m.Record(), known); err != nil {
			t.Fatal(err)
		}
	}
	ann, ben := known["Ann"], known["Ben"]
	if len(known) != 2 || ann.Courses != courses["Ann"] || ben.Courses != courses["Ben"] || !ann.Sound() || !ben.Sound() {
		t.Errorf("of %v courses it knows %+v", courses, known)
	}
	guess := bot.HabitsOf(0)
	if ann.First < guess.First+0.05 || ben.First > guess.First-0.05 {
		t.Errorf("whoever sails as a Cabin Boy has the habits %+v, and as an Admiral %+v", ann, ben)
	}
}
