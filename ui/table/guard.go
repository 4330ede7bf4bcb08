// Package table is what the tables of all games have in common: what they report and who leads there, what keys do, how a game
// is looked at again, and what keeps slips of the hand from deciding. What a game is asked and how it is drawn is its own.
package table

import "time"

// A click or a key counts as a decision only if it can have been meant for what is on the table. These are the times of that.
const (
	// DoubleClick is the time within which a second click or press is not meant for whatever has just appeared under the
	// pointer or the finger.
	DoubleClick = 300 * time.Millisecond
	// NewQuestion is the time it takes to notice that another question is asked.
	NewQuestion = 400 * time.Millisecond
	// FollowingQuestion is that time where the press that led to the question would answer it too, if it came twice.
	FollowingQuestion = 800 * time.Millisecond
	// Longest is how long a player who keeps pressing is ignored: after that they mean it. It is also what a player who has
	// skipped what led to the question needs to see it.
	Longest = time.Second
	// longestSkipped is how long such a player is ignored, as they may still be hammering on a key.
	longestSkipped = 2 * time.Second
	// newPerson is the time for another person to see that it is their turn, longestForAnother how long the one before is
	// ignored if they keep pressing, and pauseOfAnother the pause after which a press is the other's.
	newPerson         = 800 * time.Millisecond
	longestForAnother = 2500 * time.Millisecond
	pauseOfAnother    = 600 * time.Millisecond
)

// Arrival is how a question has come up.
type Arrival uint8

// The arrivals.
const (
	Shown    Arrival = iota // what led to it has been seen
	Hurried                 // what led to it has been skipped
	Handed                  // another person was asked before
	Part                    // of the decision that the same person has begun
	Followed                // on a press that would answer it too
)

// Guard keeps slips of the hand from deciding. Q tells one question from another. The zero guard lets every press through
// until a question has come up.
type Guard[Q comparable] struct {
	Now func() time.Time
	// Early is told that a press has been passed over, once for all that follow on each other; nil for nobody.
	Early func()

	asked Q
	known bool          // that something has been asked
	new   time.Time     // until then the question is new, and its plates are shown as not ready
	ready time.Time     // earlier presses are ignored
	since time.Time     // when the question came up, or the last decision on it was made
	most  time.Duration // how long a player who keeps pressing is ignored
	pause time.Duration // a pause this long ends the hammering
	early bool          // presses are passed over, and Early knows
}

// Asked is the question that has come up last, if there is one.
func (g *Guard[Q]) Asked() (question Q, known bool) { return g.asked, g.known }

// Watch gives a person time to see that the question is another one. It returns how long that is, 0 if there is nothing new
// to be seen.
func (g *Guard[Q]) Watch(question Q, how Arrival) time.Duration {
	if g.known && question == g.asked {
		return 0
	}
	g.asked, g.known = question, true
	if how == Part {
		g.Hold(DoubleClick)
		return 0
	}
	length := NewQuestion
	g.most, g.pause = Longest, DoubleClick
	switch how {
	case Hurried:
		length, g.most = Longest, longestSkipped
	case Handed:
		length, g.most, g.pause = newPerson, longestForAnother, pauseOfAnother
	case Followed:
		length = FollowingQuestion
	}
	g.since = g.Now()
	g.new = g.since.Add(length)
	g.Hold(length)
	return length
}

// Forget has the question be a new one when it is watched again: whoever comes back to it presses what was shown meanwhile.
func (g *Guard[Q]) Forget() { g.known = false }

// Renew gives a person who has seen nothing of the question yet the time that a new one has, which is so long.
func (g *Guard[Q]) Renew(length time.Duration) {
	g.since, g.most, g.pause = g.Now(), Longest, DoubleClick
	g.Hold(length)
}

// Hold ignores presses for a time.
func (g *Guard[Q]) Hold(length time.Duration) {
	if ready := g.Now().Add(length); ready.After(g.ready) {
		g.ready = ready
	}
}

// Left is for how long the question is too new to have been answered on purpose; 0 or less if it is not.
func (g *Guard[Q]) Left() time.Duration { return g.new.Sub(g.Now()) }

// Press reports whether a click or a key can have been meant. A player who keeps pressing is ignored for a while longer.
func (g *Guard[Q]) Press() (meant bool) {
	if g.Now().Before(g.ready) {
		g.PassOver()
		return false
	}
	g.early = false
	g.Hold(DoubleClick / 2)
	return true
}

// Decided says that a press has decided: what comes up under the pointer is not meant by the next one.
func (g *Guard[Q]) Decided() {
	g.since = g.Now()
	g.Hold(DoubleClick)
}

// PassOver ignores what follows on a press that was not meant.
func (g *Guard[Q]) PassOver() {
	g.Hold(min(g.pause, g.since.Add(g.most).Sub(g.Now())))
	if !g.early && g.Early != nil {
		g.Early()
	}
	g.early = true
}
