package coach

import (
	"context"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/transcript"
)

// learnTurns is how long the coach looks for mixtures before it learns from a course; a hint begins with 250 among four.
const learnTurns = 100

// Learn makes the habits of persons, by name, fit where they sailed in a game that has been played: those of names that known does
// not have yet begin with what is taken for granted. What was chosen openly, with a Lookout, says nothing (N3). It is an error if the
// record is damaged or ctx is done; known is as it was then.
func (c *Coach) Learn(ctx context.Context, of *transcript.Record, known map[string]bot.Habits) error {
	learned := map[string]bot.Habits{}
	var before cove.Position
	step := 0
	_, err := of.Follow(func(_ *cove.Tape, after *cove.Position) {
		if step > 0 && ctx.Err() == nil {
			a := of.Actions[step-1]
			seat := int(a.Seat)
			if view := before.View(cove.Onlooker); a.Kind == cove.Sail && bot.Together(&view) && of.Seats[seat].Player == "" {
				name := of.Seats[seat].Name
				is, there := learned[name]
				if !there {
					if is, there = known[name]; !there {
						is = bot.HabitsOf(0)
					}
				}
				c.adviser.Begin(&view, uint64(step))
				for range learnTurns {
					c.adviser.Steer()
				}
				leanings := c.adviser.Leanings(seat)
				is.Learn(&leanings, a.Island)
				learned[name] = is
			}
		}
		step++
		before = *after
	})
	if err == nil {
		err = ctx.Err()
	}
	if err != nil {
		return err
	}
	for name, is := range learned {
		known[name] = is
	}
	return nil
}
