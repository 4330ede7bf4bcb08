package mistakes

import (
	"cmp"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
	"portroyal/engine/reviews"
)

// How much of a game goes into the box: a few puzzles of many games teach more than many of one.
const (
	perGame = 3  // puzzles of a player from a game
	tried   = 6  // decisions of a player in a game that are played out for them
	perSort = 2  // puzzles of a player of the same sort that wait at a time
	Most    = 60 // puzzles of a player that wait at a time: nobody solves more in three weeks
)

// KeyOf is the key of a player's decision.
func KeyOf(player string, view portroyal.View) Key {
	text, _ := json.Marshal(view) // every view has a notation
	sum := fnv.New64a()
	_, _ = sum.Write(text)
	return Key(fmt.Sprintf("%0*x", unnamed, sum.Sum64())).of(player)
}

// unnamed is the length of a key without its player. In an earlier version that was all of it.
const unnamed = 16

func (k Key) of(player string) Key { return k + " " + Key(player) }

// Candidate is a decision that seems to have cost a lot.
type Candidate struct {
	Key  Key
	View portroyal.View // before it
	Best portroyal.Action
	Entry
}

// Counts reports whether a game is looked through: it is over, somebody has played in it against others, and it was no
// practice. Against time there is no winning chance that one player has and another has not.
func Counts(h *record.Head) bool {
	options, is := h.Options.(*portroyal.Options)
	return is && options != nil && h.Result != nil && !h.Practice && !options.Together() &&
		slices.ContainsFunc(h.Seats, record.Seat.IsPerson)
}

// Candidates are the decisions of persons in a game that may become puzzles, the dearest first for each of them: those
// that the review calls a mistake or a blunder. A puzzle has to have cost as much as a blunder in the end, when it has
// been played out, but an estimate of four points may well turn out to be eight. There is one at most for each turn of
// a player: the next decision in the same turn is much the same. It is an error if the record does not play.
func Candidates(r *transcript.Record, judged *review.Review) (all []Candidate, err error) {
	if !Counts(&r.Head) {
		return nil, nil
	}
	var chosen []*review.Decision
	for seat := range r.Seats {
		if r.Seats[seat].Player != "" {
			continue
		}
		dearest := judged.Dearest(seat, len(judged.Decisions))
		turns := map[int]bool{}
		for _, d := range dearest {
			if judged.Class(d) >= reviews.Mistake && !turns[d.Turn] && len(turns) < tried {
				turns[d.Turn] = true
				chosen = append(chosen, d)
			}
		}
	}
	views := map[int]portroyal.View{}
	step := 0
	_, err = r.Follow(func(_ *portroyal.Tape, position *portroyal.Position) {
		if slices.ContainsFunc(chosen, func(d *review.Decision) bool { return d.Step == step }) {
			views[step] = position.View()
		}
		step++
	})
	if err != nil {
		return nil, err
	}
	for _, d := range chosen {
		view, name := views[d.Step], r.Seats[d.Seat].Name
		all = append(all, Candidate{KeyOf(name, view), view, d.Best, Entry{
			Player: name, Game: r.ID, Step: d.Step, Turn: d.Turn, Day: dayOf(r), Played: d.Played,
		}})
	}
	return all, nil
}

// Next is the one of a game's candidates to look at next. If it is nil, nothing is to be found in the game as long as
// there is no room for more puzzles of the players in full, and never any more if that is empty.
func (b *Box) Next(all []Candidate) (next *Candidate, full []string) {
	for i := range all {
		c := &all[i]
		_, there := b.Puzzles[c.Key]
		switch {
		case there || b.enoughOf(c.Player, c.Game):
		case b.HasRoom(c.Player):
			return c, nil
		case !slices.Contains(full, c.Player):
			full = append(full, c.Player)
		}
	}
	return nil, full
}

// enoughOf reports whether as many decisions of a player in a game have become puzzles as may.
func (b *Box) enoughOf(player, game string) bool {
	n := 0
	for _, e := range b.Puzzles {
		if e.Player == player && e.Game == game && e.Gone != Refuted && e.Gone != Alike {
			n++
		}
	}
	return n >= perGame
}

// order sorts by worth, the best first.
func order(worth []float64) (by []int) {
	for i := range worth {
		by = append(by, i)
	}
	slices.SortStableFunc(by, func(i, j int) int { return cmp.Compare(worth[j], worth[i]) })
	return by
}
