package ledger

import (
	"cmp"
	"fmt"
	"math"
	"reflect"
	"slices"
	"time"

	"portroyal/engine/skill"
)

// Facts are what every game says, whatever else a G of a kind says: what games are chosen by, and what the sums that all
// kinds have are made of. They are of editions E.
type Facts[G any, E ~string] struct {
	About func(*G) About[E]
	Seat  func(g *G, seat int) Seat

	Opponents map[string]Opponent // the computer players with a level, by their names in records
	LeastLead int                 // from which on the lead of a win may be a record
}

// About is what a game says of itself.
type About[E ~string] struct {
	ID       string
	Begun    *time.Time // where it stands
	Played   int64      // milliseconds of play
	Edition  E
	Together bool // against time
	Practice bool
	Undone   int
	Seats    int // how many
}

// Seat is what a game says of a seat.
type Seat struct {
	Name   string
	Called *string // the name, where it stands
	Player string  // computer player by its name in records, "" for a person
	Points int     // at the end, in what the game is about
	Share  float64 // of the win
	Hints  int
}

// Opponent is a computer player with a level.
type Opponent struct {
	Level     skill.Level
	Character string
}

// Opponents are the computer players of all levels with these characters.
func Opponents[C fmt.Stringer](characters []C) map[string]Opponent {
	all := map[string]Opponent{}
	for level := skill.CabinBoy; level <= skill.Governor; level++ {
		for _, character := range characters {
			all[skill.Named(level, character.String())] = Opponent{level, character.String()}
		}
	}
	return all
}

// Filter says which games count. Practice games never do.
type Filter[E ~string] struct {
	Name         string // of the person
	Together     bool   // games against time, and no others
	Edition      E      // "" for all
	Players      int    // 0 for all
	Level        string // the least level among the computer opponents, "" for all
	Since        time.Time
	WithoutHints bool // leaves out games in which the person had hints or somebody took something back
}

// all are the seats of a game, in the room that some others had.
func (f *Facts[G, E]) all(g *G, seats []Seat) []Seat {
	seats = seats[:0]
	for i := range f.About(g).Seats {
		seats = append(seats, f.Seat(g, i))
	}
	return seats
}

// Own is the seat of a person in a game, -1 if there is none, or if it is for practice.
func (f *Facts[G, E]) Own(g *G, name string) int {
	about := f.About(g)
	for i := range about.Seats {
		if s := f.Seat(g, i); s.Player == "" && s.Name == name && !about.Practice {
			return i
		}
	}
	return -1
}

// Aided reports whether a seat had hints in a game, or anybody took something back.
func (f *Facts[G, E]) Aided(g *G, seat int) bool {
	return f.About(g).Undone > 0 || f.Seat(g, seat).Hints > 0
}

// Counts is the seat of the person in a game that counts, -1 if it does not.
func (f *Facts[G, E]) Counts(g *G, by *Filter[E]) int {
	about := f.About(g)
	if about.Together != by.Together || by.Edition != "" && about.Edition != by.Edition ||
		by.Players != 0 && about.Seats != by.Players || about.Begun.Before(by.Since) {
		return -1
	}
	seat := f.Own(g, by.Name)
	if seat < 0 || by.WithoutHints && f.Aided(g, seat) {
		return -1
	}
	if by.Level == "" {
		return seat
	}
	for i := range about.Seats {
		if who, known := f.Opponents[f.Seat(g, i).Player]; known && who.Level.String() == by.Level {
			return seat
		}
	}
	return -1
}

// Names are the persons who have played games that count, those with most games first.
func (f *Facts[G, E]) Names(games []G) (names []string) {
	count := map[string]int{}
	for i := range games {
		for _, s := range f.all(&games[i], nil) {
			if s.Player == "" && !f.About(&games[i]).Practice {
				count[s.Name]++
			}
		}
	}
	for name := range count {
		names = append(names, name)
	}
	slices.SortFunc(names, func(a, b string) int { return cmp.Or(count[b]-count[a], cmp.Compare(a, b)) })
	return names
}

// Sums are what the games of a person come to, of whatever kind they are. A T counts those of one sort.
type Sums[T any] struct {
	Seconds int64 `json:"seconds"` // of play

	ByLevel   map[string]*T `json:"byLevel"` // of the strongest computer opponent
	ByPlayers map[int]*T    `json:"byPlayers"`

	// ByCharacter are the games with a computer player of a character at the table; a game with several counts for each.
	ByCharacter map[string]*T `json:"byCharacter"`

	Margin []int `json:"margin"` // ahead of the best of the others, or behind; not against time

	Streak  int  `json:"streak"`  // games won in a row by now
	Longest int  `json:"longest"` // and at most
	Most    Best `json:"most"`    // points
	Largest Best `json:"largest"` // lead of a win

	Newest []Outcome `json:"newest"` // of the last games, the last one first
}

// Sum adds up the games that count, in the order in which they began. count counts a game for a T, and each adds what only
// games of this kind say, but keeps no seats: the next game takes their room.
func Sum[G any, E ~string, T any](
	f *Facts[G, E], games []G, by Filter[E], count func(g *G, seat int, to *T), each func(g *G, seat int, seats []Seat),
) Sums[T] {
	s := Sums[T]{ByLevel: map[string]*T{}, ByPlayers: map[int]*T{}, ByCharacter: map[string]*T{}}
	type counted struct {
		game  *G
		begun time.Time
		id    string
		seat  int
	}
	order := make([]counted, 0, len(games))
	for i := range games {
		if seat := f.Counts(&games[i], &by); seat >= 0 {
			about := f.About(&games[i])
			order = append(order, counted{&games[i], *about.Begun, about.ID, seat})
		}
	}
	slices.SortStableFunc(order, func(a, b counted) int { return cmp.Or(a.begun.Compare(b.begun), cmp.Compare(a.id, b.id)) })
	var seats []Seat
	var characters []string
	for i, of := range order {
		about := f.About(of.game)
		seats, characters = f.all(of.game, seats), characters[:0]
		s.Seconds += about.Played / 1000
		count(of.game, of.seat, At(s.ByPlayers, about.Seats))
		var strongest skill.Level
		for j := range seats {
			who, known := f.Opponents[seats[j].Player]
			if strongest = max(strongest, who.Level); known && !slices.Contains(characters, who.Character) {
				characters = append(characters, who.Character)
				count(of.game, of.seat, At(s.ByCharacter, who.Character))
			}
		}
		if strongest > 0 {
			count(of.game, of.seat, At(s.ByLevel, strongest.String()))
		}
		s.result(of.id, seats, of.seat, about.Together, f.LeastLead)
		if len(order)-i <= Newest {
			s.Newest = slices.Insert(s.Newest, 0, outcome(of.id, seats, of.seat, about.Together))
		}
		each(of.game, of.seat, seats)
	}
	return s
}

// result counts streaks and records, and margins from a lead on.
func (s *Sums[T]) result(game string, seats []Seat, seat int, together bool, lead int) {
	own := &seats[seat]
	s.Most.Beat(own.Points, game)
	if own.Share > 0 {
		s.Streak++
		s.Longest = max(s.Longest, s.Streak)
	} else {
		s.Streak = 0
	}
	if len(seats) < 2 || together {
		return
	}
	other := math.MinInt
	for i := range seats {
		if i != seat {
			other = max(other, seats[i].Points)
		}
	}
	margin := own.Points - other
	s.Margin = append(s.Margin, margin)
	if own.Share > 0 && margin >= lead {
		s.Largest.Beat(margin, game)
	}
}

// Newest is how many of the last games are told of one by one.
const Newest = 4

// Outcome is how a game ended.
type Outcome struct {
	Game   string  `json:"game"`
	Share  float64 `json:"share"`            // of the win
	Points []int   `json:"points,omitempty"` // of the person, then of the others from the most on; none against time
}

// outcome is how a game ended for a seat.
func outcome(game string, seats []Seat, seat int, together bool) Outcome {
	of := Outcome{Game: game, Share: seats[seat].Share}
	if together {
		return of
	}
	for i := range seats {
		if i != seat {
			of.Points = append(of.Points, seats[i].Points)
		}
	}
	slices.SortFunc(of.Points, func(a, b int) int { return b - a })
	of.Points = slices.Insert(of.Points, 0, seats[seat].Points)
	return of
}

// At is what stands at a key, which is made if it is not there.
func At[K comparable, V any](all map[K]*V, key K) *V {
	if all[key] == nil {
		all[key] = new(V)
	}
	return all[key]
}

// Add adds the numbers of a struct to those of another one, with those of the structs and arrays in it.
func Add[T any](to, more *T) { add(reflect.ValueOf(to).Elem(), reflect.ValueOf(more).Elem()) }

func add(to, more reflect.Value) {
	switch to.Kind() {
	case reflect.Int:
		to.SetInt(to.Int() + more.Int())
	case reflect.Float64:
		to.SetFloat(to.Float() + more.Float())
	case reflect.Array:
		for i := range to.Len() {
			add(to.Index(i), more.Index(i))
		}
	case reflect.Struct:
		for i := range to.NumField() {
			add(to.Field(i), more.Field(i))
		}
	}
}
