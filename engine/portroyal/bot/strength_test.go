package bot_test

import (
	"testing"

	"portroyal/engine/portroyal/bot"
)

// Stars rise with the levels, and a character never makes somebody stronger than the level above without one.
func TestStrengthRisesWithTheLevel(t *testing.T) {
	for level := bot.CabinBoy; level <= bot.Governor; level++ {
		for _, character := range bot.Characters() {
			stars := bot.Strength(level, character)
			if stars < 1 || stars > 2*bot.MostStars {
				t.Errorf("%s: %d half stars", bot.Named(level, character), stars)
			}
			if level < bot.Governor && stars > bot.Strength(level+1, bot.Even) {
				t.Errorf("%s has %d half stars, more than the %s", bot.Named(level, character), stars, level+1)
			}
			if level > bot.CabinBoy && bot.Strength(level-1, bot.Even) >= bot.Strength(level, bot.Even) {
				t.Errorf("the %s is no stronger than the %s", level, level-1)
			}
		}
	}
}
