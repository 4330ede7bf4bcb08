package bot_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"portroyal/engine/arena"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
)

func newPlayer(t testing.TB, name string, seed uint64) bot.Player {
	t.Helper()
	player, err := bot.New(name, seed)
	if err != nil {
		t.Fatal(err)
	}
	return player
}

func TestUnknownNameListsTheKnownOnes(t *testing.T) {
	_, err := bot.New("admiral of the fleet", 1)
	if err == nil {
		t.Fatal("no error")
	}
	for _, name := range bot.Names() {
		if !strings.Contains(err.Error(), name) {
			t.Errorf("%q does not name %s", err, name)
		}
	}
}

// witness fails the test when the player it watches names an action that is not in the list.
type witness struct {
	bot.Player
	t    *testing.T
	name string
}

func (w witness) Choose(ctx context.Context, view portroyal.View, legal []portroyal.Action) portroyal.Action {
	offered := slices.Clone(legal)
	action := w.Player.Choose(ctx, view, legal)
	if !slices.Contains(offered, action) {
		w.t.Errorf("%s: %s is none of %v", w.name, action, offered)
	}
	return action
}

// tables lists games with every number of players and every option. The highest target is left
// to two and three players: the whole base deck has 83 points in persons and 24 in expeditions,
// and among four or five players nobody may ever get 30 of them.
func tables() (all []portroyal.Options) {
	for players := uint8(portroyal.MinPlayers); players <= portroyal.MaxPlayers; players++ {
		for _, target := range []uint8{portroyal.MinTarget, portroyal.DefaultTarget, 20, portroyal.MaxTarget} {
			if target == portroyal.MaxTarget && players > 3 {
				continue
			}
			for variant := range 4 {
				options := portroyal.DefaultOptions()
				options.Players, options.Target = players, target
				options.RequireExpedition = variant&1 != 0
				options.AutoPass = variant&2 != 0
				all = append(all, options)
			}
		}
	}
	return all
}

func TestPlayersMakeLegalMovesAndGamesEnd(t *testing.T) {
	for number, options := range tables() {
		for shift, first := range bot.Names() {
			seed := uint64(100*number + shift)
			players := make([]bot.Player, options.Players)
			for seat := range players {
				name := bot.Names()[(shift+seat)%len(bot.Names())]
				players[seat] = witness{newPlayer(t, name, seed), t, name}
			}
			if _, err := arena.Play(t.Context(), options, players, seed, portroyal.RandomStart, nil); err != nil {
				t.Errorf("%+v, %s first: %v", options, first, err)
			}
		}
	}
}

// Five players who hoard can turn nearly the whole deck into coins (C1, C5); such games have to
// end as well.
func TestGamesOfFiveAmongThemselvesEnd(t *testing.T) {
	for _, name := range bot.Names() {
		t.Run(name, func(t *testing.T) {
			for _, target := range []uint8{portroyal.DefaultTarget, 20} {
				options := portroyal.DefaultOptions()
				options.Players, options.Target = portroyal.MaxPlayers, target
				for seed := range uint64(100) {
					players := make([]bot.Player, options.Players)
					for seat := range players {
						players[seat] = witness{newPlayer(t, name, seed+uint64(seat)), t, name}
					}
					if _, err := arena.Play(t.Context(), options, players, seed, 0, nil); err != nil {
						t.Errorf("target %d: %v", target, err)
					}
				}
			}
		})
	}
}

func TestADoneContextGetsALegalActionAtOnce(t *testing.T) {
	done, cancel := context.WithCancel(t.Context())
	cancel()
	decisions := 0
	for _, name := range bot.Names() {
		player := newPlayer(t, name, 1)
		eachDecision(t, 3, 20, func(position portroyal.Position) {
			legal := position.Legal(nil)
			if action := player.Choose(done, position.View(), legal); !slices.Contains(legal, action) {
				t.Errorf("%s: %s is none of %v", name, action, legal)
			}
			decisions++
		})
	}
	if decisions < 1000 {
		t.Errorf("only %d decisions were looked at", decisions)
	}
}

func TestStrength(t *testing.T) {
	for _, test := range []struct {
		players uint8
		share   float64 // what the interval has to lie above
	}{{2, 0.65}, {4, 0.25}} {
		for _, other := range bot.Names()[:len(bot.Names())-1] {
			t.Run(fmt.Sprintf("%d players, %s", test.players, other), func(t *testing.T) {
				options := portroyal.DefaultOptions()
				options.Players = test.players
				result, err := arena.Run(t.Context(), arena.Config{A: "sailor", B: other, Options: options, Games: 200, Seed: 77})
				if err != nil {
					t.Fatal(err)
				}
				if result.Low <= test.share {
					t.Errorf("sailor wins %.3f (%.3f to %.3f), not clearly more than %.2f", result.Share, result.Low, result.High, test.share)
				}
			})
		}
	}
}

// eachDecision plays games of sailors, stoppers and chance, and shows every position with a
// decision in it.
func eachDecision(t testing.TB, players uint8, games int, show func(portroyal.Position)) {
	t.Helper()
	options := portroyal.DefaultOptions()
	options.Players = players
	for game := range uint64(games) {
		seats := make([]bot.Player, players)
		for seat := range seats {
			seats[seat] = newPlayer(t, bot.Names()[(int(game)+seat)%len(bot.Names())], game)
		}
		_, err := arena.Play(t.Context(), options, seats, game, portroyal.RandomStart, func(step arena.Step) {
			show(step.Before)
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

func BenchmarkSailor(b *testing.B) {
	for _, players := range []uint8{2, 4} {
		b.Run(fmt.Sprintf("%d players", players), func(b *testing.B) {
			var views []portroyal.View
			var legal [][]portroyal.Action
			eachDecision(b, players, 20, func(position portroyal.Position) {
				views = append(views, position.View())
				legal = append(legal, position.Legal(nil))
			})
			sailor := newPlayer(b, "sailor", 0)
			b.ReportAllocs()
			i := 0
			for b.Loop() {
				sailor.Choose(b.Context(), views[i], legal[i])
				i = (i + 1) % len(views)
			}
		})
	}
}
