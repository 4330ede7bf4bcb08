// Package record is what the files of all games have in common: a head that says what can be said of a game without
// playing it again, the digest at the end, what can be wrong with a file, and what files and players may be called. A
// game's own slice knows the rest of its files, and lends it as a [Game]. Nothing here chooses actions or looks after
// folders.
package record

import (
	"regexp"
	"slices"
	"strings"
	"time"
)

// Record is one game, finished or not, as its own slice knows it.
type Record interface {
	// About is its head. It belongs to the record.
	About() *Head

	// Check says in one sentence what cannot be about it, or nil, as far as that is seen without playing.
	Check() error

	// Length is how many actions there are.
	Length() int

	// Verify plays it, and says in one sentence what does not fit together, or nil.
	Verify() error

	// Bytes is the whole file, with a digest at its end.
	Bytes() []byte
}

// Options are what a game is played with, in the terms of its own slice. They are a pointer to what JSON can be read
// into, and nobody changes what it points to.
type Options interface {
	Check() error // says in one sentence what is impossible about them, or nil
	Seats() int   // how many play
}

// Head is what can be said of a game without playing it again.
type Head struct {
	Format string `json:"format"`

	// ID tells games apart: up to 64 letters, digits and hyphens; "" for one that no folder keeps.
	ID string `json:"id"`

	Begun    time.Time `json:"begun,omitzero"`     // in UTC; zero if nobody knows, see [Head.BegunBy]
	Practice bool      `json:"practice,omitempty"` // everything may be taken back, and it counts for nothing

	// Order says which games of a folder were played after which: the greater it is, the later. Clocks, and the times of
	// files, may be wrong. 0 for a game that no folder has counted.
	Order int64 `json:"order,omitempty"`

	Options Options `json:"options"`
	Seed    uint64  `json:"seed,string"`
	Start   int     `json:"start"` // seat of the start player, 0 in games that have none
	Seats   []Seat  `json:"seats"`

	Standing Standing `json:"standing"`
	Result   *Result  `json:"result,omitempty"` // once the game is over

	// Weights tells apart what the computer players had learned when the game began, so that a decision can be understood
	// later; "" for games without such players.
	Weights string `json:"weights,omitempty"`

	// Program is the version of the program that the game was begun with, as in 1.2.3; "" where none has said.
	Program string `json:"program,omitempty"`

	// Installation is the name of the one that the game was begun on, so that somebody else's games can be told from one's
	// own; "" where none has said.
	Installation string `json:"installation,omitempty"`

	// WentOn is the installation of somebody else on which the game went on last, "" for none: what was begun on one's own may
	// come back with what others have decided.
	WentOn string `json:"wentOn,omitempty"`

	Undone int   `json:"undone,omitempty"` // how often something was taken back
	Hints  []int `json:"hints,omitempty"`  // that each seat has had; nil for none

	// Daily is the date whose deal of the day this is, as 2026-11-22; "" for any other game.
	Daily string `json:"daily,omitempty"`

	// Chosen is what the players have chosen of what chance decides otherwise, so that a game can be played once more as
	// it was set up. Nothing in older records.
	Chosen Chosen `json:"chosen,omitzero"`

	// Chance says from where chance went on, where that does not follow from what was before: at the beginning,
	// and where something was decided otherwise after it had been seen what chance brought. With it the record's chance
	// is that of the generator, and an unfinished game goes on as it would have. None in older formats.
	Chance []Chance `json:"chance,omitempty"`
}

// Chance is the state of the generator after a number of actions.
type Chance struct {
	After int    `json:"after"`
	State uint64 `json:"state,string"`
}

// Chosen is what players have chosen of what chance decides otherwise.
type Chosen struct {
	Seed  bool `json:"seed,omitempty"`
	Start bool `json:"start,omitempty"` // the start player
}

// Seat says who sits there.
type Seat struct {
	Name     string `json:"name"`
	Player   string `json:"player,omitempty"`   // name of the computer player, "" for a person
	Colour   int    `json:"colour"`             // number of the seat's colour, from 0
	Portrait string `json:"portrait,omitempty"` // name of the portrait, "" for one that follows from the seat
}

// IsPerson reports whether a person sits there, and no computer player.
func (s Seat) IsPerson() bool { return s.Player == "" }

// Standing is how far a game has come.
type Standing struct {
	Turn   int   `json:"turn"`   // the present one, counted from 1
	Points []int `json:"points"` // of each seat
	Played int64 `json:"played"` // milliseconds of play so far
}

// Result is how a game ended, by seat.
type Result struct {
	Points  []int `json:"points"`
	Coins   []int `json:"coins,omitempty"` // that break ties in points, where the game has them
	Winners []int `json:"winners"`         // several if the win is shared
}

// ahead is how far the clocks of two machines may differ.
const ahead = time.Hour

// BegunBy is when the game began, the zero time if nobody knows: also where that is after now, by a clock that was wrong.
func (h *Head) BegunBy(now time.Time) time.Time { return By(h.Begun, now) }

// By is a time that was noted in the past: the zero time, for one that nobody knows, where it is after now.
func By(noted, now time.Time) time.Time {
	if noted.Sub(now) > ahead {
		return time.Time{}
	}
	return noted
}

// MostOrder is the greatest order that there is.
const MostOrder = 1 << 52

// About is the head itself, as a [Record] gives it.
func (h *Head) About() *Head { return h }

// Game is the name of the game whose record this is, as in port-royal; "" where the format names none.
func (h *Head) Game() string {
	game, _, _ := strings.Cut(h.Format, formatSign)
	return game
}

// names are what a record may be called.
var names = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9-]{0,63}$`)

// IsID reports whether a text can be the id of a record.
func IsID(text string) bool { return names.MatchString(text) }

// programs are what the version of a program may be.
var programs = regexp.MustCompile(`^[0-9][0-9A-Za-z.+~-]{0,31}$`)

// mostColour is far beyond the number of colours that there are.
const mostColour = 99

// Check says in one sentence what cannot be about a head, or nil; the error is an *[Error]. Heads are shown before
// anybody has played their games again, so that nothing in one may be beyond what can be shown; whether it is true is
// seen only by [Games.Decode].
func (h *Head) Check() error {
	switch seats := len(h.Seats); {
	case h.ID != "" && !IsID(h.ID):
		return Damage("its id is no name")
	case h.Weights != "" && !IsID(h.Weights):
		return Damage("its weights have no name")
	case h.Program != "" && !programs.MatchString(h.Program):
		return Damage("its program has no version")
	case h.Installation != "" && !IsID(h.Installation), h.WentOn != "" && !IsID(h.WentOn):
		return Damage("its installation has no name")
	case h.Daily != "" && !isDate(h.Daily):
		return Damage("daily: this is not a date")
	case h.Order < 0 || h.Order > MostOrder:
		return Damage("order: %d", h.Order)
	case h.Undone < 0:
		return Damage("undone: %d", h.Undone)
	case h.Options == nil:
		return Damage("it does not say what is played")
	case seats != h.Options.Seats():
		return Damage("%d seats for %d players", seats, h.Options.Seats())
	case h.Start < 0 || h.Start >= max(seats, 1):
		return Damage("start: there is no seat %d among %d", h.Start, seats)
	case h.Hints != nil && len(h.Hints) != seats:
		return Damage("hints: %d numbers for %d seats", len(h.Hints), seats)
	case len(h.Standing.Points) != seats:
		return Damage("points: %d numbers for %d seats", len(h.Standing.Points), seats)
	case h.Standing.Turn < 1:
		return Damage("turn: %d", h.Standing.Turn)
	case h.Standing.Played < 0:
		return Damage("played: %d ms", h.Standing.Played)
	}
	if err := h.Options.Check(); err != nil {
		return Damage("%w", err)
	}
	for _, hints := range h.Hints {
		if hints < 0 {
			return Damage("hints: %d", hints)
		}
	}
	if err := h.Result.check(len(h.Seats)); err != nil {
		return err
	}
	return checkSeats(h.Seats)
}

// check says what cannot be about the result of a game with so many seats, if it has one.
func (r *Result) check(seats int) error {
	switch {
	case r == nil:
		return nil
	case len(r.Points) != seats || r.Coins != nil && len(r.Coins) != seats:
		return Damage("result: %d points and %d coins for %d seats", len(r.Points), len(r.Coins), seats)
	}
	for i, winner := range r.Winners {
		if winner < 0 || winner >= seats || slices.Contains(r.Winners[:i], winner) {
			return Damage("result: a winner has no seat, or wins twice")
		}
	}
	return nil
}

// isDate reports whether a text is a date.
func isDate(text string) bool {
	_, err := time.Parse(time.DateOnly, text)
	return err == nil
}
