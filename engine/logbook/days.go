package logbook

import (
	"fmt"

	"portroyal/engine/calendar"
	"portroyal/engine/record"
)

// Outcome is how a deal of the day ended for the player.
type Outcome struct {
	Points  int  `json:"points"`
	Against int  `json:"against"` // points of the best opponent
	Won     bool `json:"won"`
	Shared  bool `json:"shared,omitempty"` // the win, with an opponent
}

// Ended is the outcome itself, also of a result that has it.
func (o Outcome) Ended() Outcome { return o }

// Help is what has helped the player.
type Help struct {
	Undone int `json:"undone,omitempty"`
	Hints  int `json:"hints,omitempty"`
}

// Helped is the help itself, also that of a result that has it.
func (h Help) Helped() Help { return h }

// Result is how a deal of the day went. A game puts an [Outcome] and [Help] into its own, with what only it says.
type Result interface {
	Ended() Outcome
	Helped() Help
	Check() error // says what cannot be about a result that was read, or nil
}

// CheckResult is Check for a result with these, and with so many of something.
func CheckResult(o Outcome, h Help, counts ...int) error {
	for _, n := range append(counts, o.Points, o.Against, h.Undone, h.Hints) {
		if n < 0 {
			return fmt.Errorf("less than none of something: %d", n)
		}
	}
	if o.Shared && !o.Won {
		return fmt.Errorf("shared: a win that is none")
	}
	return nil
}

// Deal is a deal of the day that has been begun. Only the first game of a day counts, and it is this one.
type Deal[R Result] struct {
	Game   string `json:"game"`             // its id
	Result *R     `json:"result,omitempty"` // once it is over
}

// Check says what cannot be about a deal that was begun, or nil.
func (d Deal[R]) Check() error {
	switch {
	case !record.IsID(d.Game):
		return fmt.Errorf("its game has no name")
	case d.Result == nil:
		return nil
	}
	return (*d.Result).Check()
}

// IsOther reports whether this is not the game that counted before.
func (d Deal[R]) IsOther(than any) bool {
	before, is := than.(Deal[R])
	return !is || before.Game != d.Game
}

// Days are the days on which the deal has been begun.
type Days[R Result] map[calendar.Day]Deal[R]

// Of is the game of a day, "" if there is none, and how it went, nil if it is not over.
func (d Days[R]) Of(day calendar.Day) (game string, result Result) {
	deal := d[day]
	if deal.Result != nil {
		result = *deal.Result
	}
	return deal.Game, result
}

// Row is the number of days in a row, up to a day, whose deals have been finished. As long as that of the day itself can
// still be, the row goes up to the day before.
func (d Days[R]) Row(until calendar.Day) (days int) {
	if d[until].Result == nil {
		until = until.Add(-1)
	}
	for d[until].Result != nil {
		days++
		until = until.Add(-1)
	}
	return days
}

// Begin notes the game of a day, if there is none yet.
func (l *Logbook[R]) Begin(day calendar.Day, game string) {
	if _, there := l.Days[day]; !there {
		put(&l.Days, day, Deal[R]{Game: game})
	}
}

// Finish notes how the game of a day went. Only the game that was begun first counts, and only once; it reports whether
// this one does.
func (l *Logbook[R]) Finish(day calendar.Day, game string, result R) bool {
	deal, there := l.Days[day]
	if !there || deal.Game != game || deal.Result != nil {
		return false
	}
	l.Days[day] = Deal[R]{game, &result}
	return true
}
