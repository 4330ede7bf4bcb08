package statisticspage

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/engine/ledger"
	"portroyal/engine/skill"
	"portroyal/ui/summary"
	"portroyal/ui/words"
)

// Sections are what makers make of a sum, without those who have nothing to tell and make nil, and what is still to come.
func Sections[S any](
	b *Brush, sum S, width float32, makers ...func(S, float32) fyne.CanvasObject,
) (all []fyne.CanvasObject) {
	makers = append(makers, func(_ S, width float32) fyne.CanvasObject { return b.Coming(width) })
	for _, make := range makers {
		if section := make(sum, width); section != nil {
			all = append(all, section)
		}
	}
	return all
}

// length is how long games took.
func length(w *words.Words, seconds int64) string {
	return w.Length(max(time.Duration(seconds)*time.Second, time.Minute))
}

// Latest are the newest games one by one, each with what is said of it, as long as there are too few to count wins; nil
// after that.
func Latest[T any](
	b *Brush, all ledger.Tally, sums *ledger.Sums[T], says func(ledger.Outcome) string, width float32,
) fyne.CanvasObject {
	if b.Reached(TheWins) {
		return nil
	}
	w := b.Stage.Words
	s := b.Section(width, w.T("figures.latest"))
	s.Say(w.N("figures.latest.games", all.Games, "Wins", Wins(w, all.Wins), "Length", length(w, sums.Seconds)))
	for _, game := range sums.Newest {
		s.Link(says(game), game.Game)
	}
	return s.Done()
}

// Outcome says how a game with points ended.
func Outcome(w *words.Words, of ledger.Outcome) string {
	var points []string
	for _, n := range of.Points {
		points = append(points, strconv.Itoa(n))
	}
	score := strings.Join(points, "–")
	switch {
	case of.Share == 1:
		return w.T("figures.outcome.won", "Score", score)
	case of.Share > 0:
		return w.T("figures.outcome.shared", "Score", score)
	}
	return w.T("figures.outcome.lost", "Score", score)
}

// Group are games by something that there may be more than one of, with a line above them.
type Group[T any] struct {
	Head words.ID
	Rows []Row[T]
}

// Row are those of one of them.
type Row[T any] struct {
	Name string
	Of   *T
}

// ByLevel are the games by the strongest opponent.
func ByLevel[T any](w *words.Words, sums *ledger.Sums[T]) Group[T] {
	group := Group[T]{Head: "figures.bylevel"}
	for level := skill.CabinBoy; level <= skill.Governor; level++ {
		if of := sums.ByLevel[level.String()]; of != nil {
			group.Rows = append(group.Rows, Row[T]{w.T(summary.Levels.ID(level)), of})
		}
	}
	return group
}

// byCharacter are the games by the characters at the table, each of which has a name.
func byCharacter[T any, C fmt.Stringer](sums *ledger.Sums[T], all []C, name func(C) string) Group[T] {
	group := Group[T]{Head: "figures.bycharacter"}
	for _, character := range all {
		if of := sums.ByCharacter[character.String()]; of != nil {
			group.Rows = append(group.Rows, Row[T]{name(character), of})
		}
	}
	return group.Several()
}

// ByPlayers are the games by how many sat at the table.
func ByPlayers[T any](w *words.Words, sums *ledger.Sums[T]) Group[T] {
	group := Group[T]{Head: "figures.byplayers"}
	for _, players := range slices.Sorted(maps.Keys(sums.ByPlayers)) {
		group.Rows = append(group.Rows, Row[T]{w.N("figures.seats", players), sums.ByPlayers[players]})
	}
	return group.Several()
}

// Several is the group if there is more than one of them, else an empty one.
func (g Group[T]) Several() Group[T] {
	if len(g.Rows) < 2 {
		return Group[T]{}
	}
	return g
}

// counted is how games are counted.
type counted[T any] interface {
	*T
	Whole() ledger.Tally
}

// Tallies adds the games won of a group, if there are any.
func Tallies[T any, P counted[T]](s *Section, group Group[T]) {
	if len(group.Rows) > 0 {
		s.Head(s.Stage.Words.T(group.Head))
	}
	for _, row := range group.Rows {
		s.Tally(row.Name, P(row.Of).Whole())
	}
}

// Won are games won, altogether, by opponents, whose characters have these names, and by more groups; nil as long as there
// are few.
func Won[T any, P counted[T], C fmt.Stringer](
	b *Brush, all *T, sums *ledger.Sums[T], characters []C, name func(C) string, width float32, more ...Group[T],
) fyne.CanvasObject {
	if !b.Reached(TheWins) {
		return nil
	}
	w, t := b.Stage.Words, P(all).Whole()
	s := b.Section(width, w.T("figures.wins"))
	s.Say(w.N("figures.games", t.Games, "Wins", Wins(w, t.Wins), "Fair", Wins(w, math.Round(10*t.Fair)/10),
		"Length", length(w, sums.Seconds)))
	s.Tally(w.T("figures.all"), t)
	for _, group := range append([]Group[T]{ByLevel(w, sums), byCharacter(sums, characters, name)}, more...) {
		Tallies[T, P](s, group)
	}
	s.Y += 4 * b.By
	s.Note(w.T("figures.wins.about"))
	return s.Done()
}
