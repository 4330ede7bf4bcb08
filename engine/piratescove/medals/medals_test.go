package medals_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/calendar"
	shared "portroyal/engine/career"
	"portroyal/engine/logbook"
	"portroyal/engine/medals"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/career"
	"portroyal/engine/piratescove/chronicle"
	own "portroyal/engine/piratescove/medals"
	"portroyal/engine/piratescove/statistics"
)

// change makes something else of a game.
type change func(g *statistics.Game, s *statistics.Seat)

// game is a game of Ann against cabin boys, who are as many as a change says, that she has lost unless one says otherwise.
func game(changes ...change) statistics.Game {
	var g statistics.Game
	for i := range 3 {
		g.Seats = append(g.Seats, statistics.Seat{
			Name: fmt.Sprint("Rival ", i), Player: "cabin-boy", Fame: make([]int, cove.Rounds+1),
			From: make([]int, chronicle.Sources), Calls: make([]statistics.Calls, cove.TreasureIsland+1),
			Fights: statistics.Fights{Dice: 9}, Plunder: statistics.Plunder{Buried: 1}, Feats: statistics.Feats{Raised: 1, Least: 1},
		})
	}
	g.Seats[0].Name, g.Seats[0].Player, g.Seats[1].Share = "Ann", "", 1
	g.Seats[0].Calls[cove.Tavern].Rounds = 1
	for _, change := range changes {
		change(&g, &g.Seats[0])
	}
	return g
}

func won(g *statistics.Game, s *statistics.Seat) { s.Share, g.Seats[1].Share = 1, 0 }

func seat(change func(s *statistics.Seat)) change {
	return func(_ *statistics.Game, s *statistics.Seat) { change(s) }
}

func feats(f statistics.Feats) change { return seat(func(s *statistics.Seat) { s.Feats = f }) }

func fights(f statistics.Fights) change { return seat(func(s *statistics.Seat) { s.Fights = f }) }

// sunk are so many ships of each of some legends.
func sunk(n int, of ...cove.Legend) change {
	return seat(func(s *statistics.Seat) {
		s.Sunk = make([]int, cove.Navy+1)
		for _, legend := range of {
			s.Sunk[legend] = n
		}
	})
}

// called are calls at each of some islands, with so many rounds in which it was plundered.
func called(rounds, plunder int, at ...cove.Island) change {
	return seat(func(s *statistics.Seat) {
		for _, island := range at {
			s.Calls[island] = statistics.Calls{Rounds: rounds, Plunder: plunder}
		}
	})
}

// against are as many opponents as there are players.
func against(players ...string) change {
	return func(g *statistics.Game, _ *statistics.Seat) {
		for len(g.Seats) < len(players)+1 {
			g.Seats = append(g.Seats, g.Seats[1])
		}
		g.Seats = g.Seats[:len(players)+1]
		for i, player := range players {
			g.Seats[i+1].Player = player
		}
	}
}

// fame is what Ann has after each round, with her fame cards in the end; everybody else has one of each round.
func fame(after func(round int) int) change {
	return func(g *statistics.Game, _ *statistics.Seat) {
		for i := range g.Seats {
			g.Seats[i].Fame = make([]int, cove.Rounds+1)
			for round := range g.Seats[i].Fame {
				g.Seats[i].Fame[round] = round + 1
			}
		}
		for round := range g.Seats[0].Fame {
			g.Seats[0].Fame[round] = after(round + 1)
		}
	}
}

// days are so many days in a row whose deals were played.
func days(n int) medals.Book {
	book, first := medals.Book{Days: map[calendar.Day]string{}}, calendar.Day{Year: 2026, Month: time.November, Date: 1}
	for i := range n {
		book.Days[first.Add(i)] = "a"
	}
	return book
}

// voyages are so many with a star each.
func voyages(n int) medals.Book {
	book := medals.Book{Voyages: logbook.Voyages{}}
	for _, v := range career.Row[:n] {
		result := &shared.Result{Reached: []string{string(v.Goals[0].Kind)}}
		book.Voyages[v.Name] = logbook.Sailed{"old-" + v.Name: logbook.Passage{Result: result}}
	}
	return book
}

// puzzles are so many that were solved with the first answer, and many that were not.
func puzzles(n int) medals.Book {
	book := medals.Book{Puzzles: map[string]logbook.Try{}}
	for i := range 60 {
		book.Puzzles[fmt.Sprint(i)] = logbook.Try{Tries: 2, Solved: true}
		if i < n {
			book.Puzzles[fmt.Sprint(i)] = logbook.Try{Tries: 1, Solved: true}
		}
	}
	return book
}

// facts are what medals are found in.
type facts struct {
	games []statistics.Game
	book  medals.Book
}

// cases are for each medal the facts that reach it, in the last of the games if in one, and facts that just miss it.
func cases() map[medals.Name][2]facts {
	of := func(games ...statistics.Game) facts {
		for i := range games {
			games[i].ID, games[i].Begun = fmt.Sprintf("game-%02d", i), time.Date(2026, 11, 1+i, 18, 0, 0, 0, time.UTC)
		}
		return facts{games: games}
	}
	did := func(enough, few change) [2]facts { return [2]facts{of(game(), game(enough)), of(game(few))} }
	wins := func(enough, few change) [2]facts {
		return [2]facts{of(game(won), game(won, enough)), of(game(enough), game(won, few))}
	}
	tastes := []string{"hoarder", "thrifty", "fighter", "gambler"}
	met := func(n int) (games []statistics.Game) {
		for _, taste := range tastes[:n] {
			games = append(games, game(won, against("seaman:"+taste)))
		}
		return games
	}
	outer := []cove.Island{cove.Tavern, cove.HullIsland, cove.SailIsland, cove.CannonIsland, cove.CrewIsland}
	legends := []cove.Legend{cove.Blackbeard, cove.FlyingDutchman, cove.Hook, cove.BonnyAndRead}
	late := func(round int) int { return map[bool]int{true: 0, false: 20}[round < cove.Rounds] }
	never := func(*statistics.Game, *statistics.Seat) {}
	return map[medals.Name][2]facts{
		"alone":  did(feats(statistics.Feats{Alone: 1}), never),
		"hunter": did(sunk(3, cove.Navy), sunk(2, cove.Navy, cove.Cacafuego)),
		"legends": {
			of(game(sunk(2, legends[:3]...)), game(sunk(1, legends[3]))), of(game(sunk(9, append(legends[:3:3], cove.Navy, cove.Cacafuego)...))),
		},
		"navy": did(feats(statistics.Feats{Hunted: 1}), never),
		"cacafuego": did(seat(func(s *statistics.Seat) { s.From[chronicle.Cacafuego] = 6 }),
			seat(func(s *statistics.Seat) { s.From[chronicle.Cacafuego] = 5 })),
		"crowd":   did(feats(statistics.Feats{Crowd: 4}), feats(statistics.Feats{Crowd: 3})),
		"salvo":   did(feats(statistics.Feats{Salvo: 5}), feats(statistics.Feats{Salvo: 4})),
		"unbowed": wins(fights(statistics.Fights{Fought: 4, Won: 4, Dice: 1}), fights(statistics.Fights{Fought: 5, Won: 4, Dice: 1})),
		"phoenix": wins(fights(statistics.Fights{Crippled: 2, Dice: 1}), fights(statistics.Fights{Crippled: 1, Dice: 1})),
		"mutiny":  wins(fights(statistics.Fights{Mutinies: 1, Dice: 1}), never),
		"final": wins(feats(statistics.Feats{Final: 1}), func(_ *statistics.Game, s *statistics.Seat) {
			s.Feats.Final, s.Share = 1, 0.5
		}),
		"peace":    wins(fights(statistics.Fights{}), fights(statistics.Fights{Dice: 1})),
		"hoard":    did(feats(statistics.Feats{Hoard: 9}), feats(statistics.Feats{Hoard: 8})),
		"row":      did(feats(statistics.Feats{Row: 5}), feats(statistics.Feats{Row: 4})),
		"shores":   did(called(1, 1, outer...), called(2, 1, outer[1:]...)),
		"islands":  wins(called(1, 0, append(outer, cove.TreasureIsland)...), called(2, 1, outer...)),
		"modest":   wins(seat(func(s *statistics.Seat) { s.Plunder.Buried = 0 }), never),
		"hull":     wins(feats(statistics.Feats{}), never),
		"sections": did(feats(statistics.Feats{Least: 4}), feats(statistics.Feats{Least: 3})),
		"sober":    wins(called(0, 0, cove.Tavern), never),
		"fame":     did(fame(func(int) int { return 50 }), fame(func(int) int { return 49 })),
		"table": {
			of(game(won), game(won, against("captain", "admiral", "captain:fighter", "governor"))),
			of(game(won, against("captain", "captain", "captain")), game(won, against("captain", "captain", "captain", "seaman")),
				game(won, against("captain", "captain", "captain", ""))),
		},
		"governor": {of(game(won), game(won, against("governor", "seaman"))), of(game(won, against("admiral")), game(against("governor")))},
		"last": {
			of(game(won), game(won, fame(late))), of(game(fame(late)), game(won, fame(late), against("captain")),
				game(won, fame(func(round int) int { return max(late(round), min(round, 11)) }))),
		},
		"ahead": {
			of(game(won), game(won, fame(func(round int) int { return round + 2 }))),
			of(game(won, fame(func(round int) int { return round + min(round, 2) - 1 }))),
		},
		"margin": {
			of(game(won), game(won, fame(func(int) int { return 28 }))),
			of(game(won, fame(func(int) int { return 27 })), game(won, fame(func(int) int { return 40 }), against("captain"))),
		},
		"characters": {of(met(4)...), of(append(met(3), game(against("seaman:gambler")), game(won))...)},
		"voyages":    {{book: voyages(10)}, {book: voyages(9)}},
		"week":       {{book: days(7)}, {book: days(6)}},
		"puzzles":    {{book: puzzles(30)}, {book: puzzles(29)}},
	}
}

// state is how it is with one medal.
func state(f facts, name medals.Name) medals.State {
	all := own.Of("Ann", f.games, f.book)
	return all[slices.IndexFunc(all, func(s medals.State) bool { return s.Name == name })]
}

// Every medal is done with the last of the games that make it up, whatever order they are told in, and just not done
// without; games of practice are none.
func TestMedals(t *testing.T) {
	all := cases()
	if len(all) != len(own.All()) || len(all) != 30 {
		t.Errorf("%d of %d medals have a case", len(all), len(own.All()))
	}
	for _, medal := range own.All() {
		done, missed := all[medal.Name][0], all[medal.Name][1]
		s := state(done, medal.Name)
		if !s.Done || medal.Parts && s.Have != medal.Number {
			t.Errorf("%s: %+v", medal.Name, s)
			continue
		}
		n := len(done.games)
		if n > 0 && s.Game != done.games[n-1].ID {
			t.Errorf("%s: done in %q", medal.Name, s.Game)
		}
		if s := state(missed, medal.Name); s.Done || s.Have > medal.Number {
			t.Errorf("%s is not missed: %+v", medal.Name, s)
		}
		turned := facts{slices.Clone(done.games), done.book}
		slices.Reverse(turned.games)
		if diff := cmp.Diff(s, state(turned, medal.Name)); diff != "" {
			t.Errorf("%s, in another order: %s", medal.Name, diff)
		}
		for i := range turned.games {
			turned.games[i].Practice = true
		}
		if n > 0 && state(turned, medal.Name).Done {
			t.Errorf("%s is done by practice", medal.Name)
		}
	}
}

// Names are there once, and each group has some, in the order of the groups.
func TestTable(t *testing.T) {
	names, at := map[medals.Name]bool{}, 0
	for _, medal := range own.All() {
		place := slices.Index(own.Groups(), medal.Group)
		if names[medal.Name] || place < at || place > at+1 || medal.Parts && medal.Number < 2 {
			t.Errorf("%+v after group %d", medal, at)
		}
		names[medal.Name], at = true, place
	}
	if at != len(own.Groups())-1 {
		t.Errorf("there are none of %v", own.Groups()[at+1:])
	}
}
