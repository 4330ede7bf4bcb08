package statistics

import (
	"cmp"
	"math"
	"slices"
	"time"

	"portroyal/engine/ledger"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/chronicle"
)

// How long the lists of a seat are.
const (
	calls   = int(cove.TreasureIsland) + 1
	sources = chronicle.Sources
	fames   = cove.Rounds + 1
	legends = int(cove.Navy) + 1
)

// Filter says which games count. Practice games never do.
type Filter struct {
	Name         string // of the person
	Players      int    // 0 for all
	Level        string // the least level among the computer opponents, "" for all
	Since        time.Time
	WithoutHints bool // leaves out games in which the person had hints or somebody took something back
}

// seat is the seat of the person in a game that counts, -1 if it does not.
func (f *Filter) seat(g *Game) int {
	if g.Practice || f.Players != 0 && len(g.Seats) != f.Players || g.Begun.Before(f.Since) {
		return -1
	}
	seat := slices.IndexFunc(g.Seats, func(s Seat) bool { return s.Player == "" && s.Name == f.Name })
	if seat < 0 || f.WithoutHints && (g.Seats[seat].Hints > 0 || g.Undone > 0) {
		return -1
	}
	if f.Level != "" && !slices.ContainsFunc(g.Seats, func(s Seat) bool {
		level, known := s.Level()
		return known && level.String() == f.Level
	}) {
		return -1
	}
	return seat
}

// persons are the names of the persons at the table, where they stand.
func (g *Game) persons() (names []*string) {
	for i := range g.Seats {
		if g.Seats[i].Player == "" {
			names = append(names, &g.Seats[i].Name)
		}
	}
	return names
}

// Names are the persons who have played games that count, those with most games first.
func Names(games []Game) []string {
	return ledger.Names(games, func(g *Game, person func(string)) {
		for i := range g.Seats {
			if g.Seats[i].Player == "" && !g.Practice {
				person(g.Seats[i].Name)
			}
		}
	})
}

// Places is how many games there were of a kind, and on which places the person came in.
type Places struct {
	ledger.Tally
	At [cove.MaxPlayers]int `json:"at"` // games on each place, from the first
}

// count counts a game for a seat.
func (p *Places) count(g *Game, seat int) {
	p.Count(g.Seats[seat].Share, len(g.Seats))
	p.At[g.Seats[seat].Place-1]++
}

// Mean is the mean place, 0 without games.
func (p *Places) Mean() float64 {
	sum := 0
	for i, n := range p.At {
		sum += (i + 1) * n
	}
	return float64(sum) / float64(max(p.Games, 1))
}

// Means are mean numbers of a game: of the fame of some ships by its source, and after each round.
type Means struct {
	Ships float64          `json:"ships"` // how many ships they are of
	From  [sources]float64 `json:"from"`
	Fame  [fames]float64   `json:"fame"`
	Calls [calls]float64   `json:"calls"` // rounds at each island
}

// count counts a seat with a weight.
func (m *Means) count(s *Seat, weight float64) {
	m.Ships += weight
	for i, fame := range s.From {
		m.From[i] += weight * float64(fame)
	}
	for i, fame := range s.Fame {
		m.Fame[i] += weight * float64(fame)
	}
	for i := range s.Calls {
		m.Calls[i] += weight * float64(s.Calls[i].Rounds)
	}
}

// settle makes means of sums.
func (m *Means) settle() {
	for _, all := range [][]float64{m.From[:], m.Fame[:], m.Calls[:]} {
		for i := range all {
			all[i] /= max(m.Ships, 1e-9)
		}
	}
}

// Company is how a person has got on with somebody at the same table.
type Company struct {
	ledger.Duel
	Met Calls `json:"met"` // rounds at the same island
}

// Summary is what the games of a person come to.
type Summary struct {
	Places
	Seconds int64 `json:"seconds"` // of play

	ByLevel   map[bot.Level]*Places `json:"byLevel"` // of the strongest computer opponent
	ByPlayers map[int]*Places       `json:"byPlayers"`

	// ByCharacter are the games with a computer player of a character at the table; a game with several counts for each.
	ByCharacter map[string]*Places `json:"byCharacter"`

	// Own are the person's numbers, Winners those of the winner of each game, also of the person, and Rivals those of
	// everybody else.
	Own     Means `json:"own"`
	Winners Means `json:"winners"`
	Rivals  Means `json:"rivals"`

	Fame   []int `json:"fame"`   // at the end of each game
	Margin []int `json:"margin"` // ahead of the best of the others, or behind

	Fights  Fights       `json:"fights"`
	Sunk    [legends]int `json:"sunk"` // by [cove.Legend]
	Calls   [calls]Calls `json:"calls"`
	Plunder Plunder      `json:"plunder"`
	Company []Company    `json:"company"` // with whom there were [ledger.DuelFrom] games at least
	Met     int          `json:"met"`     // most games with the same other

	Streak  int         `json:"streak"`  // games won in a row by now
	Longest int         `json:"longest"` // and at most
	Most    ledger.Best `json:"most"`    // fame
	Largest ledger.Best `json:"largest"` // lead of a win
	Hunter  ledger.Best `json:"hunter"`  // ships sunk

	Newest []ledger.Outcome `json:"newest"` // of the last games, the last one first
}

// Sum adds up the games that count, in the order in which they began.
func Sum(games []Game, f Filter) *Summary {
	s := &Summary{
		ByLevel: map[bot.Level]*Places{}, ByPlayers: map[int]*Places{}, ByCharacter: map[string]*Places{},
	}
	order := make([]*Game, 0, len(games))
	for i := range games {
		if f.seat(&games[i]) >= 0 {
			order = append(order, &games[i])
		}
	}
	slices.SortStableFunc(order, func(a, b *Game) int { return cmp.Or(a.Begun.Compare(b.Begun), cmp.Compare(a.ID, b.ID)) })
	duels, met := ledger.Duels{}, map[*ledger.Duel]*Calls{}
	for _, g := range order {
		seat := f.seat(g)
		s.count(g, seat)
		s.Seconds += g.Played / 1000
		s.among(g, seat)
		s.results(g, seat)
		s.own(&g.Seats[seat])
		against(g, seat, duels, met)
	}
	for _, means := range []*Means{&s.Own, &s.Winners, &s.Rivals} {
		means.settle()
	}
	for i := len(order) - 1; i >= 0 && len(s.Newest) < ledger.Newest; i-- {
		g := order[i]
		seat := f.seat(g)
		s.Newest = append(s.Newest, ledger.OutcomeOf(g.ID, g.Seats[seat].Share, g.Seats[seat].Last(), g.others(seat)))
	}
	var list []ledger.Duel
	list, s.Met = duels.List()
	for i := range list {
		with := duels.With(&ledger.Player{}, &ledger.Player{Name: list[i].Name, Player: list[i].Player})
		s.Company = append(s.Company, Company{list[i], *met[with]})
	}
	return s
}

// others are the fame of the others at the end.
func (g *Game) others(seat int) (fame []int) {
	for i := range g.Seats {
		if i != seat {
			fame = append(fame, g.Seats[i].Last())
		}
	}
	return fame
}

// among counts a game among those of its kinds, and what everybody did in it.
func (s *Summary) among(g *Game, seat int) {
	strongest, found := bot.Level(0), false
	var characters []string
	winners := 0
	for i := range g.Seats {
		if g.Seats[i].Share > 0 {
			winners++
		}
	}
	for i := range g.Seats {
		one := &g.Seats[i]
		if one.Share > 0 {
			s.Winners.count(one, 1/float64(winners))
		}
		if i == seat {
			s.Own.count(one, 1)
			continue
		}
		s.Rivals.count(one, 1)
		who, is := known()[one.Player]
		if !is {
			continue
		}
		if !found || who.level > strongest {
			strongest, found = who.level, true
		}
		if !slices.Contains(characters, who.character) {
			characters = append(characters, who.character)
			of(s.ByCharacter, who.character).count(g, seat)
		}
	}
	if found {
		of(s.ByLevel, strongest).count(g, seat)
	}
	of(s.ByPlayers, len(g.Seats)).count(g, seat)
}

// of is what is counted at a key.
func of[K comparable, V any](all map[K]*V, key K) *V {
	if all[key] == nil {
		all[key] = new(V)
	}
	return all[key]
}

// results counts fame, leads, streaks and records.
func (s *Summary) results(g *Game, seat int) {
	own := &g.Seats[seat]
	fame, best := own.Last(), math.MinInt
	for _, other := range g.others(seat) {
		best = max(best, other)
	}
	s.Fame, s.Margin = append(s.Fame, fame), append(s.Margin, fame-best)
	s.Most.Beat(fame, g.ID)
	sunk := 0
	for legend, n := range own.Sunk {
		s.Sunk[legend] += n
		if legend != int(cove.Cacafuego) { // which is only taken
			sunk += n
		}
	}
	if sunk > 0 {
		s.Hunter.Beat(sunk, g.ID)
	}
	if own.Share == 0 {
		s.Streak = 0
		return
	}
	s.Streak++
	s.Longest = max(s.Longest, s.Streak)
	if fame > best {
		s.Largest.Beat(fame-best, g.ID)
	}
}

// own counts what the person did.
func (s *Summary) own(seat *Seat) {
	f, o := &s.Fights, &seat.Fights
	f.Fought += o.Fought
	f.Won += o.Won
	f.Fled += o.Fled
	f.Crippled += o.Crippled
	f.Mutinies += o.Mutinies
	f.Dice += o.Dice
	f.Hits += o.Hits
	f.Struck += o.Struck
	for i := range seat.Calls {
		s.Calls[i].add(&seat.Calls[i])
	}
	p, q := &s.Plunder, &seat.Plunder
	p.Cards += q.Cards
	p.Peaceful += q.Peaceful
	p.Buried += q.Buried
	p.Gold += q.Gold
	p.Lost += q.Lost
}

func (c *Calls) add(other *Calls) {
	c.Rounds += other.Rounds
	c.Alone += other.Alone
	c.Plunder += other.Plunder
}

// against counts the game for the duels with the others at the table, and the rounds at the same island.
func against(g *Game, seat int, duels ledger.Duels, met map[*ledger.Duel]*Calls) {
	own := g.Seats[seat].player()
	var counted []*ledger.Duel // several of the same kind are one duel
	for i := range g.Seats {
		other := g.Seats[i].player()
		duel := duels.With(&own, &other)
		if i == seat || duel == nil {
			continue
		}
		if !slices.Contains(counted, duel) {
			duels.Count(&own, &other, len(g.Seats))
			counted = append(counted, duel)
		}
		of(met, duel).add(&g.Seats[seat].Met[i])
	}
}

func (s *Seat) player() ledger.Player {
	return ledger.Player{Name: s.Name, Player: s.Player, Share: s.Share}
}

// Foes are how many ships the person has sunk. A Cacafuego is only taken.
func (s *Summary) Foes() (n int) {
	for legend, sunk := range s.Sunk {
		if legend != int(cove.Cacafuego) {
			n += sunk
		}
	}
	return n
}
