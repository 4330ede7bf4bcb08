package main

import (
	"fmt"
	"strings"

	"portroyal/engine/ledger"
	"portroyal/engine/piratescove"
	"portroyal/engine/piratescove/chronicle"
	"portroyal/engine/piratescove/statistics"
)

// coveSummary is what the games of a person come to, with names where the sums have numbers.
type coveSummary struct {
	*statistics.Summary
	Own     coveMeans                   `json:"own"`
	Winners coveMeans                   `json:"winners"`
	Rivals  coveMeans                   `json:"rivals"`
	Sunk    map[string]int              `json:"sunk"`  // by legend
	Calls   map[string]statistics.Calls `json:"calls"` // by island
}

// coveMeans are mean numbers of a game.
type coveMeans struct {
	Ships float64            `json:"ships"` // how many ships they are of
	From  map[string]float64 `json:"from"`  // fame by its source
	Fame  []float64          `json:"fame"`  // after each round, and with the fame cards
	Calls map[string]float64 `json:"calls"` // rounds at each island
}

func coveSummaryOf(s *statistics.Summary) *coveSummary {
	named := &coveSummary{
		Summary: s, Own: coveMeansOf(&s.Own, s.Length), Winners: coveMeansOf(&s.Winners, s.Length), Rivals: coveMeansOf(&s.Rivals, s.Length),
		Sunk: map[string]int{}, Calls: map[string]statistics.Calls{},
	}
	for legend := piratescove.Blackbeard; legend <= piratescove.Navy; legend++ {
		if n := s.Sunk[legend]; n > 0 {
			named.Sunk[legend.Face().ID] = n
		}
	}
	for island := piratescove.Tavern; island <= piratescove.TreasureIsland; island++ {
		named.Calls[island.String()] = s.Calls[island]
	}
	return named
}

func coveMeansOf(m *statistics.Means, length statistics.Length) coveMeans {
	named := coveMeans{Ships: m.Ships, From: map[string]float64{}, Fame: m.Fame[:length.Rounds()+1], Calls: map[string]float64{}}
	for source, fame := range m.From {
		named.From[chronicle.Source(source).String()] = fame
	}
	for island := piratescove.Tavern; island <= piratescove.TreasureIsland; island++ {
		named.Calls[island.String()] = m.Calls[island]
	}
	return named
}

// coveTellSummary writes what the games of a person come to.
func (l *lab) coveTellSummary(name string, s *coveSummary) {
	l.tellGames(name, s.Tally, s.Seconds)
	if s.Games == 0 {
		return
	}
	tally := func(p *statistics.Places) ledger.Tally { return p.Tally }
	tellEach(l, "against %s", s.Summary.ByLevel, tally)
	tellEach(l, "with one who is %s", s.ByCharacter, tally)
	tellEach(l, "%d players", s.ByPlayers, tally)
	var at []string
	for place, games := range s.At {
		at = append(at, fmt.Sprintf("%d: %d", place+1, games))
	}
	fmt.Fprintf(l.out, "  mean place %.2f (games in place %s)\n", s.Mean(), strings.Join(at, ", "))
	l.coveTellMeans(s)
	f := &s.Fights
	fmt.Fprintf(l.out, "  fights: %d; there to the last in %d, fled from %d, crippled in %d; mutinies: %d\n",
		f.Fought, f.Won, f.Fled, f.Crippled, f.Mutinies)
	fmt.Fprintf(l.out, "  dice: %d, %d of them hits (%.1f %%); hits taken: %d\n",
		f.Dice, f.Hits, 100*float64(f.Hits)/float64(max(1, f.Dice)), f.Struck)
	for _, faces := range []struct {
		whose string
		of    *chronicle.Faces
	}{{"own", &f.Faces}, {"the others'", &s.Others}} {
		fmt.Fprintf(l.out, "  %s dice by face, from 1 on: %d; even dice are as uneven in %.0f %% of cases\n", faces.whose, *faces.of,
			100*faces.of.Uneven())
	}
	var sunk []string
	for legend := piratescove.Blackbeard; legend <= piratescove.Navy; legend++ {
		if n := s.Summary.Sunk[legend]; n > 0 {
			sunk = append(sunk, fmt.Sprintf("%s %d", legend.Face().ID, n))
		}
	}
	if len(sunk) > 0 {
		fmt.Fprintf(l.out, "  ships sunk (a cacafuego: taken): %s\n", strings.Join(sunk, ", "))
	}
	p := &s.Plunder
	fmt.Fprintf(l.out, "  treasure cards: %d, %d of them without a fight; buried: %d treasures, %d doubloons; "+
		"treasures that the hull had no room for: %d\n", p.Cards, p.Peaceful, p.Buried, p.Gold, p.Lost)
}

// coveTellMeans writes where fame comes from, and where ships are, in a mean game of the person, of winners and of rivals.
func (l *lab) coveTellMeans(s *coveSummary) {
	fmt.Fprintf(l.out, "  %-20s %7s %7s %7s\n", "mean of a game", "own", "winners", "rivals")
	row := func(first string, value func(m *statistics.Means) float64) {
		fmt.Fprintf(l.out, "  %-20s", first)
		for _, m := range []*statistics.Means{&s.Summary.Own, &s.Summary.Winners, &s.Summary.Rivals} {
			fmt.Fprintf(l.out, " %7.1f", value(m))
		}
		fmt.Fprintln(l.out)
	}
	row("fame", func(m *statistics.Means) float64 { return m.Fame[len(m.Fame)-1] })
	for source := range chronicle.Source(chronicle.Sources) {
		row("fame by "+source.String(), func(m *statistics.Means) float64 { return m.From[source] })
	}
	for island := piratescove.Tavern; island <= piratescove.TreasureIsland; island++ {
		row("rounds at "+island.String(), func(m *statistics.Means) float64 { return m.Calls[island] })
	}
}
