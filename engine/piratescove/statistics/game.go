// Package statistics adds up what finished games of Pirate's Cove say about those who played them. The facts of a game are
// found once, from its record; the sums are made from them, so that ten thousand games are counted at once.
package statistics

import (
	"errors"
	"time"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/chronicle"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/transcript"
	"portroyal/engine/record"
)

// Game is what a finished game says, without its record.
type Game struct {
	ID       string    `json:"id"`
	Begun    time.Time `json:"begun"`
	Played   int64     `json:"played"`          // milliseconds of play
	Short    bool      `json:"short,omitempty"` // eight rounds (V1)
	Practice bool      `json:"practice,omitempty"`
	Undone   int       `json:"undone,omitempty"`
	Seats    []Seat    `json:"seats"`

	Foes chronicle.Faces `json:"foes,omitzero"` // of the dice of black ships and the Navy
}

// Length is how many rounds games have: a stable name for files.
type Length string

// The lengths.
const (
	Usual Length = "usual" // [cove.Rounds]
	Short Length = "short" // [cove.ShortRounds]
)

// Rounds is how many rounds games of this length have.
func (l Length) Rounds() int {
	if l == Short {
		return cove.ShortRounds
	}
	return cove.Rounds
}

// Length is how many rounds the game has.
func (g *Game) Length() Length {
	if g.Short {
		return Short
	}
	return Usual
}

// Seat is what a game says of a seat.
type Seat struct {
	Name   string  `json:"name"`
	Player string  `json:"player,omitempty"` // computer player, "" for a person
	Place  int     `json:"place"`            // 1 is first, see [match.Places]
	Share  float64 `json:"share"`            // of the win
	Hints  int     `json:"hints,omitempty"`

	Fame []int `json:"fame"` // after each round, and with the fame cards at the end
	From []int `json:"from"` // by [chronicle.Source], below 0 where it was lost

	Fights  Fights  `json:"fights,omitzero"`
	Sunk    []int   `json:"sunk,omitempty"` // ships that it has sunk, by [cove.Legend]; a Cacafuego that it has taken; nil for none
	Calls   []Calls `json:"calls"`          // by [cove.Island], to the Treasure Island
	Met     []Calls `json:"met"`            // at the same island as each seat; of itself nothing
	Plunder Plunder `json:"plunder,omitzero"`
	Feats   Feats   `json:"feats,omitzero"`
}

// Fights are those that a ship was in, also for the first place (Z2).
type Fights struct {
	Fought   int `json:"fought,omitempty"`
	Won      int `json:"won,omitempty"` // it was there to the last
	Fled     int `json:"fled,omitempty"`
	Crippled int `json:"crippled,omitempty"`
	Mutinies int `json:"mutinies,omitempty"`
	Dice     int `json:"dice,omitempty"` // that it has fired with
	Hits     int `json:"hits,omitempty"` // among them
	Struck   int `json:"struck,omitempty"`

	Faces chronicle.Faces `json:"faces,omitzero"` // of the dice
}

// Calls are rounds in which a ship was at an island, or at the same one as another ship.
type Calls struct {
	Rounds  int `json:"rounds,omitempty"`
	Alone   int `json:"alone,omitempty"`   // without another player's ship; of another ship nothing
	Plunder int `json:"plunder,omitempty"` // in which it has plundered then
}

// Plunder is what a ship has plundered (R4), and what has become of treasures.
type Plunder struct {
	Cards    int `json:"cards,omitempty"`    // treasure cards
	Peaceful int `json:"peaceful,omitempty"` // those of them for which it had to fight nobody
	Buried   int `json:"buried,omitempty"`   // treasures
	Gold     int `json:"gold,omitempty"`     // doubloons buried
	Lost     int `json:"lost,omitempty"`     // treasures above what the hull holds (R6)
}

// Last is the fame that a seat has in the end.
func (s *Seat) Last() int {
	if len(s.Fame) == 0 {
		return 0
	}
	return s.Fame[len(s.Fame)-1]
}

// ErrNotOver says that a game that is not over says nothing yet.
var ErrNotOver = errors.New("statistics: the game is not over yet")

// Of finds what the record of a finished game says. It is an error if the record does not play.
func Of(of *transcript.Record) (Game, error) {
	if of.Result == nil {
		return Game{}, ErrNotOver
	}
	g := about(&of.Head)
	var story chronicle.Writer
	log := log{game: &g, story: story.Game()}
	last, err := of.Follow(func(tape *cove.Tape, p *cove.Position) {
		story.Watch(tape, p)
		for _, e := range tape.Events {
			log.happened(&e)
		}
	})
	if err != nil {
		return Game{}, err
	}
	log.settle()
	g.add(story.Game())
	g.remember(story.Game(), &last)
	for i, place := range match.Places(&last) {
		g.Seats[i].Place = place
	}
	return g, nil
}

// about is what the head of a finished game says of it alone.
func about(head *record.Head) Game {
	g := Game{
		ID: head.ID, Begun: head.Begun, Played: head.Standing.Played, Practice: head.Practice, Undone: head.Undone,
		Short: transcript.OptionsOf(head).Length() == cove.ShortRounds,
	}
	for i, seat := range head.Seats {
		g.Seats = append(g.Seats, Seat{
			Name: seat.Name, Player: seat.Player, Calls: make([]Calls, cove.TreasureIsland+1),
			Met: make([]Calls, len(head.Seats)),
		})
		if i < len(head.Hints) {
			g.Seats[i].Hints = head.Hints[i]
		}
	}
	return g
}

// add adds what the story of the game says.
func (g *Game) add(story *chronicle.Game) {
	for _, winner := range story.Winners {
		g.Seats[winner].Share = 1 / float64(len(story.Winners))
	}
	for i := range g.Seats {
		told, seat := &story.Seats[i], &g.Seats[i]
		seat.Fame, seat.From = told.Fame, told.From[:]
		seat.Fights = Fights{
			Fought: told.Fights, Fled: told.Fled, Crippled: told.Crippled, Mutinies: told.Mutinies, Dice: told.Dice,
			Hits: told.Hits, Struck: told.Struck, Faces: told.Faces,
		}
		seat.Plunder.Cards = len(told.Raids)
		seat.Plunder.Buried, seat.Plunder.Gold = told.Buried, told.BuriedGold
		fought := map[[2]int]bool{} // round and island
		for _, fight := range story.Fights {
			for _, part := range fight.Ships {
				if part.Ship != cove.Target(i) {
					continue
				}
				fought[[2]int{fight.Round, int(fight.Island)}] = true
				if part.End == chronicle.Stayed {
					seat.Fights.Won++
				}
			}
		}
		for _, raid := range told.Raids {
			if !fought[[2]int{raid.Round, int(raid.Island)}] {
				seat.Plunder.Peaceful++
			}
		}
	}
	g.Foes = story.Foes
	for _, wreck := range story.Sunk {
		if wreck.By == chronicle.Nobody {
			continue
		}
		seat := &g.Seats[wreck.By]
		if seat.Sunk == nil {
			seat.Sunk = make([]int, cove.Navy+1)
		}
		seat.Sunk[wreck.Legend]++
	}
}

// log takes down what the story of a game leaves out: who was where with whom.
type log struct {
	game    *Game
	story   *chronicle.Game
	at      [cove.MaxPlayers]cove.Island // where each ship is, once all have sailed
	raided  [cove.MaxPlayers]bool        // who has plundered
	pending bool                         // a round is to be counted
	rounds  int                          // counted
	navies  [2]cove.Event                // how those came that are there in the round
	shooter *Feats                       // of the ship whose salvo it is, nil if that is no player's
	salvo   int                          // hits of it
}

func (l *log) happened(e *cove.Event) {
	l.watch(e)
	switch e.Kind {
	case cove.RoundBegan, cove.FameShown:
		l.settle()
	case cove.Sailed, cove.Moved:
		l.at[e.Seat], l.pending = e.Island, true
	case cove.Plundered:
		l.raided[e.Seat] = true
	case cove.Returned:
		l.game.Seats[e.Seat].Plunder.Lost += int(e.Treasures)
	}
}

// settle counts the round that ends.
func (l *log) settle() {
	if !l.pending {
		return
	}
	l.hunt()
	count := func(calls *Calls, seat int) {
		calls.Rounds++
		if l.raided[seat] {
			calls.Plunder++
		}
	}
	seats := l.game.Seats
	for i := range seats {
		count(&seats[i].Calls[l.at[i]], i)
		alone := true
		for j := range seats {
			if j != i && l.at[j] == l.at[i] {
				alone = false
				count(&seats[i].Met[j], i)
			}
		}
		if alone {
			seats[i].Calls[l.at[i]].Alone++
		}
	}
	l.pending, l.raided = false, [cove.MaxPlayers]bool{}
}
