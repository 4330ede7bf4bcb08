package library

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"portroyal/engine/record"
	"portroyal/ui/summary"
	"portroyal/ui/words"
)

// column is one of the columns of the log; games are in the order of one of them.
type column uint8

const (
	byDate column = iota
	byPlayers
	byEdition
	byResult
	byLength
	columns
)

// falling are the columns that begin with the greatest: what is newest, or longest.
func (c column) falling() bool { return c == byDate || c == byLength }

// state is which games are shown by how far they have come.
type state uint8

const (
	everyState state = iota
	unfinished
	finished
)

// entry is a game in the log, with what it is found and sorted by once that has been asked for.
type entry struct {
	Game
	tells *summary.Teller

	players, edition, result string // to sort by, folded
	text                     string // to search in, folded; "" before the first search
}

// catalogue holds the games: which of them are shown, and in what order. It draws nothing.
type catalogue struct {
	tellers summary.Tellers
	kinds   []kind // the first is all games
	words   *words.Words
	entries []*entry // the newest first
	shown   []*entry // in the order in which they are shown
	sorted  bool     // the entries know what they are sorted by

	by     column
	upward bool // otherwise than the column begins
	state  state
	kind   int // place in kinds, 0 for all
	search string

	called map[string]string // what computer players are called who have been looked for
}

// kind is which games can be shown alone: all of one game, or those of an edition.
type kind struct {
	summary.Kind
	of    *summary.Teller // nil for all games
	whole bool            // all games of that one
}

// Is reports whether a game is among them. Those of another game are none of its editions, whatever they look like.
func (k *kind) Is(e *entry) bool { return k.of == nil || k.of == e.tells && k.Kind.Is(&e.Head) }

// newCatalogue is an empty one of the games that these tell of.
func newCatalogue(tellers summary.Tellers) catalogue {
	any := func(*record.Head) bool { return true }
	c := catalogue{tellers: tellers, kinds: []kind{{Kind: summary.Kind{Name: everything(tellers), Is: any}}}}
	for _, teller := range tellers {
		if len(tellers) > 1 {
			c.kinds = append(c.kinds, kind{summary.Kind{Name: teller.Name, Is: any}, teller, true})
		}
		for _, one := range teller.Kinds {
			c.kinds = append(c.kinds, kind{one, teller, false})
		}
	}
	return c
}

// everything is what the games of all kinds are called.
func everything(tellers summary.Tellers) func(*words.Words) string {
	return func(w *words.Words) string {
		if len(tellers) > 1 {
			return w.T("library.games")
		}
		return w.T("library.editions")
	}
}

// occurring lists the places of the kinds of which there are games. Where all are of one game, that is no kind.
func (c *catalogue) occurring() (places []int) {
	several := slices.ContainsFunc(c.entries, func(e *entry) bool { return e.tells != c.entries[0].tells })
	for i := range c.kinds {
		if c.kinds[i].whole && !several {
			continue
		}
		if slices.ContainsFunc(c.entries, c.kinds[i].Is) {
			places = append(places, i)
		}
	}
	return places
}

// fill takes the games in.
func (c *catalogue) fill(games []Game) {
	all := make([]entry, len(games))
	c.entries, c.sorted = make([]*entry, len(games)), false
	for i, game := range games {
		all[i].Game, all[i].tells = game, c.tellers.Of(&game.Head)
		c.entries[i] = &all[i]
	}
	slices.SortStableFunc(c.entries, func(a, b *entry) int {
		return cmp.Or(b.Begun.Compare(a.Begun), b.Saved.Compare(a.Saved), cmp.Compare(a.ID, b.ID))
	})
	c.arrange()
}

// speak has the catalogue sort and search in the words of another language.
func (c *catalogue) speak(w *words.Words) {
	if c.words != nil && c.words.Language() == w.Language() {
		return
	}
	c.words, c.sorted, c.called = w, false, map[string]string{}
	for _, e := range c.entries {
		e.text = ""
	}
	c.arrange()
}

// remove takes a game out.
func (c *catalogue) remove(gone *entry) {
	c.entries = slices.DeleteFunc(c.entries, func(e *entry) bool { return e == gone })
	c.shown = slices.DeleteFunc(c.shown, func(e *entry) bool { return e == gone })
}

// sortBy sorts by a column, or the other way round if that is the one that the games are sorted by.
func (c *catalogue) sortBy(by column) {
	c.upward = c.by == by && !c.upward
	c.by = by
	c.arrange()
}

// narrowed reports whether games may be left out.
func (c *catalogue) narrowed() bool { return c.state != everyState || c.kind != 0 || c.search != "" }

// arrange chooses what is shown and sorts it.
func (c *catalogue) arrange() {
	wanted := strings.Fields(record.Fold(c.search))
	c.shown = make([]*entry, 0, len(c.entries)) // a view of the earlier list is not disturbed
	for _, e := range c.entries {
		if c.fits(e, wanted) {
			c.shown = append(c.shown, e)
		}
	}
	c.order()
}

func (c *catalogue) fits(e *entry, wanted []string) bool {
	switch {
	case c.state == unfinished && e.Result != nil, c.state == finished && e.Result == nil:
		return false
	case !c.kinds[c.kind].Is(e):
		return false
	}
	if len(wanted) == 0 {
		return true
	}
	if e.text == "" {
		e.text = c.text(e)
	}
	return !slices.ContainsFunc(wanted, func(word string) bool { return !strings.Contains(e.text, word) })
}

// order sorts what is shown. Games that are equal in the column stay as they are, the newest first.
func (c *catalogue) order() {
	if !c.sorted && c.by != byDate && c.by != byLength {
		for _, e := range c.entries {
			c.key(e)
		}
		c.sorted = true
	}
	way := 1
	if c.by.falling() != c.upward {
		way = -1
	}
	compare := map[column]func(a, b *entry) int{
		byDate:    func(a, b *entry) int { return a.Begun.Compare(b.Begun) },
		byPlayers: func(a, b *entry) int { return strings.Compare(a.players, b.players) },
		byEdition: func(a, b *entry) int { return strings.Compare(a.edition, b.edition) },
		byResult:  func(a, b *entry) int { return strings.Compare(a.result, b.result) },
		byLength:  func(a, b *entry) int { return cmp.Compare(a.Standing.Played, b.Standing.Played) },
	}[c.by]
	if c.by == byDate && way == -1 {
		return // they are in that order already
	}
	slices.SortStableFunc(c.shown, func(a, b *entry) int { return way * compare(a, b) })
}

// key makes what a game is sorted by.
func (c *catalogue) key(e *entry) {
	e.players = record.Fold(strings.Join(names(e), " "))
	edition, more := e.tells.Edition(c.words, &e.Head)
	e.edition = record.Fold(c.game(e) + edition + " " + strings.Join(more, " "))
	e.result = "b" + record.Fold(e.tells.Outcome(c.words, &e.Head))
	if e.Result == nil { // by number, and before all that are over
		e.result = fmt.Sprintf("a%06d", e.tells.Round(&e.Head))
	}
}

// game is what is played, where there are several games; "" elsewhere.
func (c *catalogue) game(e *entry) string {
	if len(c.tellers) < 2 {
		return ""
	}
	return e.tells.Name(c.words) + " "
}

// text is what a game can be found by: who plays and how well, what, when, and the outcome.
func (c *catalogue) text(e *entry) string {
	edition, more := e.tells.Edition(c.words, &e.Head)
	parts := slices.Concat(names(e), []string{edition, c.words.Date(e.Begun), e.tells.Outcome(c.words, &e.Head)}, more)
	if !e.Begun.IsZero() {
		parts = append(parts, e.Begun.Local().Format(time.DateOnly), e.Begun.Local().Format("2.1.2006"))
	}
	if e.Practice {
		parts = append(parts, c.words.T("game.practice"))
	}
	if e.Theirs {
		parts = append(parts, c.words.T("library.theirs"))
	}
	if e.Daily != "" {
		parts = append(parts, c.words.T("game.daily"))
	}
	parts = append(parts, e.tells.Occasion(c.words, &e.Head), c.game(e))
	for _, seat := range e.Seats {
		if seat.Player != "" {
			parts = append(parts, c.opponent(e.tells, seat.Player))
		}
	}
	said := strings.Join(parts, " ")
	return record.Fold(said) + " " + record.Spell(said)
}

// opponent is what a computer player is called. Few play in thousands of games.
func (c *catalogue) opponent(tells *summary.Teller, player string) string {
	name, known := c.called[player]
	if !known {
		name = tells.Opponent(c.words, player)
		c.called[player] = name
	}
	return name
}

// names are those of the players.
func names(e *entry) (all []string) {
	for _, seat := range e.Seats {
		all = append(all, seat.Name)
	}
	return all
}
