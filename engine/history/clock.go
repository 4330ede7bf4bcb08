package history

import "time"

// longestThought is the longest time that counts as thinking about one decision: nobody has played the whole night
// whose game was left on the table till the morning.
const longestThought = 10 * time.Minute

// Clock measures how long a game has been played.
type Clock struct {
	played time.Duration // before since
	since  time.Time     // when the present decision began
}

// Start is a clock that goes on from how long the game has been played.
func Start(played time.Duration) Clock { return Clock{played, time.Now()} }

// Decided is how long the game has been played, as the present decision is taken; the next one begins now. A decision
// counts for ten minutes at most.
func (c *Clock) Decided() time.Duration {
	now := time.Now()
	c.played += min(max(now.Sub(c.since), 0), longestThought)
	c.since = now
	return c.played
}
