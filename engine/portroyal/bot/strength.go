package bot

// MostStars is how many stars the strongest computer players have.
const MostStars = Levels

// strengths are what players are worth in half stars: by level, and what a character makes of it. The figures that
// they go by, and how they were measured, stand in README.md; whoever measures anew looks here too. Every level is one
// star above the one below it, and no character is known to differ by half a star. The Governor's last one says that
// nobody is stronger; 54 wins of 100 against the Admiral are less than a level below is apart.
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
