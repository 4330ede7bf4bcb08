package bot

// MostStars is how many stars the strongest computer players have.
const MostStars = Levels

// strengths are how strong players are, in half stars: by level, and the difference that a character makes. README.md
// has the figures behind them and how they were measured; after a new measurement, check this table too. Every level is
// one star above the one below it, and no character is known to differ by half a star.
var strengths = struct {
	level     [Levels + 1]int
	character map[string]int // by name; those that are missing make no difference
}{
	level: [...]int{CabinBoy: 2, Seaman: 4, Captain: 6, Admiral: 8, Governor: 10},
}

// Strength says how well a level with a character plays, in half stars from 1 to twice MostStars.
func Strength(level Level, character Character) int {
	return min(max(strengths.level[level]+strengths.character[character.Name], 1), 2*MostStars)
}
