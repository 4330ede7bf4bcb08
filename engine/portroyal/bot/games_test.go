package bot_test

import (
	"context"
	"flag"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"portroyal/engine/arena"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/match"
)

// shifts is at how many seats each of the quick players sits in turn; make tables says more.
var shifts = flag.Int("shifts", 1, "at how many seats each quick player sits in turn, up to 7")

// quick are the players who think for a few milliseconds at most; one of the opponents errs, and one has a taste.
var quick = []string{"random", "stop2", "stop3", "stop4", "sailor", "cabin-boy", "admiral:fighter"}

// rules are the yardsticks that follow rules of thumb or chance, and known these and sailor, whose games are cheap.
var rules, known = quick[:4], quick[:5]

func newPlayer(t testing.TB, name string, seed uint64) bot.Player {
	t.Helper()
	player, err := bot.New(name, seed)
	if err != nil {
		t.Fatal(err)
	}
	return player
}

// playGame plays a game to its end and gives the last position. observe, which may be nil, is told every action
// and the position in which it was chosen.
func playGame(t testing.TB, options portroyal.Options, players []bot.Player, seed uint64,
	observe func(before portroyal.Position, action portroyal.Action),
) portroyal.Position {
	t.Helper()
	position, err := portroyal.New(options, seed, portroyal.RandomStart)
	for err == nil && position.Phase() != portroyal.Over {
		before := position
		action := players[before.Decides()].Choose(t.Context(), before.View(), before.Legal(nil))
		if err = position.Apply(action, nil); err == nil && observe != nil {
			observe(before, action)
		}
	}
	if err != nil {
		t.Fatalf("%+v, seed %d: %v", options, seed, err)
	}
	return position
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

// editions are the sets of decks that a game is played with (S3), each part of a box alone and all
// that mix together.
var editions = []portroyal.Deck{
	portroyal.DeckBase,
	portroyal.DeckBase | portroyal.DeckExpansion,
	portroyal.DeckBase | portroyal.DeckNails,
	portroyal.DeckBase | portroyal.DeckGambler,
	portroyal.AllDecks &^ portroyal.DeckUnterwegs,
	portroyal.DeckUnterwegs,
}

// edition gives the printed game of these decks.
func edition(decks portroyal.Deck, players uint8) portroyal.Options {
	options := portroyal.DefaultOptions()
	options.Decks, options.Players, options.Target = decks, players, portroyal.PrintedTarget(decks)
	return options
}

// contractGames lists games with contracts for this many players, each fulfilled by itself and by the
// players (K5): against each other, and all together.
func contractGames(players uint8) (all []portroyal.Options) {
	for _, decks := range []portroyal.Deck{
		portroyal.DeckBase | portroyal.DeckExpansion,
		portroyal.AllDecks &^ portroyal.DeckUnterwegs,
	} {
		for variant := range 4 {
			options := edition(decks, players)
			options.Contracts = true
			options.AutoContracts = variant&1 == 0
			options.Cooperative = variant&2 != 0
			if options.Check() == nil {
				all = append(all, options)
			}
		}
	}
	return all
}

// title tells games apart.
func title(options portroyal.Options) string {
	title := fmt.Sprintf("%s, %d players", options.Decks, options.Players)
	if options.Contracts {
		title += ", contracts"
	}
	if !options.AutoContracts {
		title += " decided"
	}
	if options.Cooperative {
		title += ", together"
	}
	return title
}

// meeting is two properties of a game, each with its place.
type meeting [4]any

// meetings are those in one of the games.
func (one table) meetings() (all []meeting) {
	o := one.options
	properties := []any{
		o.Decks, o.Players, o.Target, o.RequireExpedition, o.AutoPass, one.number % len(quick),
		o.AutoContracts, o.Cooperative, o.Difficulty, o.ContractsLaid,
	}
	for i, a := range properties {
		for k, b := range properties[:i] {
			all = append(all, meeting{i, a, k, b})
		}
	}
	return all
}

// table is a game with its number, which decides who plays it.
type table struct {
	number  int
	options portroyal.Options
}

// fewTables gives those of the tables that it takes for every two properties to meet, among them who sits first: again and
// again the one where most of them meet for the first time. With contracts the others are not alike.
func fewTables(all []table) (few []table) {
	for _, contracts := range []bool{false, true} {
		at := map[meeting][]int{} // in which of the tables these have yet to meet
		news := make([]int, len(all))
		var meets [][]meeting
		for i, one := range all {
			meets = append(meets, one.meetings())
			if one.options.Contracts != contracts {
				continue
			}
			news[i] = len(meets[i])
			for _, m := range meets[i] {
				at[m] = append(at[m], i)
			}
		}
		for len(at) > 0 {
			most := slices.Index(news, slices.Max(news))
			few = append(few, all[most])
			for _, m := range meets[most] {
				for _, i := range at[m] {
					news[i]--
				}
				delete(at, m)
			}
		}
	}
	return few
}

// tables lists games of every edition with every number of players and every option.
func tables() (all []portroyal.Options) {
	for _, decks := range editions {
		for players := uint8(portroyal.MinPlayers); players <= portroyal.MaxPlayers; players++ {
			printed := portroyal.PrintedTarget(decks)
			for _, target := range []uint8{portroyal.MinTarget, printed, 20, portroyal.MaxTarget} {
				for variant := range 4 {
					options := edition(decks, players)
					options.Target = target
					options.RequireExpedition = variant&1 != 0
					options.AutoPass = variant&2 != 0
					if options.Check() == nil {
						all = append(all, options)
					}
				}
			}
		}
	}
	for players := uint8(1); players <= portroyal.MaxPlayers; players++ {
		for _, options := range contractGames(players) {
			for variant := range 4 {
				options.RequireExpedition = variant&1 != 0
				options.AutoPass = variant&2 != 0
				if options.Cooperative {
					options.Difficulty, options.RequireExpedition = uint8(5*variant), false
					options.ContractsLaid = uint8([]int{0, 1, 2, portroyal.MaxContractsLaid}[variant])
				}
				all = append(all, options)
			}
		}
	}
	return all
}

func TestPlayersMakeLegalMovesAndGamesEnd(t *testing.T) {
	t.Parallel()
	var all []table
	for number, options := range tables() {
		all = append(all, table{number, options})
	}
	if *shifts == 1 {
		all = fewTables(all)
	}
	for size := uint8(1); size <= portroyal.MaxPlayers; size++ {
		t.Run(fmt.Sprintf("%d players", size), func(t *testing.T) {
			t.Parallel()
			for _, one := range all {
				if one.options.Players == size {
					watchTable(t, one.number, one.options)
				}
			}
		})
	}
}

// watchTable plays a game at one of the tables, or several with the players at other seats.
func watchTable(t *testing.T, number int, options portroyal.Options) {
	t.Helper()
	for shift := number; shift < number+*shifts; shift++ {
		seed := uint64(100*number + shift%len(quick))
		players := make([]bot.Player, options.Players)
		for seat := range players {
			name := quick[(shift+seat)%len(quick)]
			players[seat] = witness{newPlayer(t, name, seed), t, name}
		}
		playGame(t, options, players, seed, nil)
	}
}

// A full table that hoards can turn nearly the whole deck into coins (C1, C5), sooner still the
// small deck of Unterwegs; such games have to end as well.
func TestGamesOfFullTablesEnd(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		decks   portroyal.Deck
		players uint8
		targets []uint8
	}{
		{portroyal.DeckBase, portroyal.MaxPlayers, []uint8{portroyal.DefaultTarget, 20}},
		{portroyal.DeckUnterwegs, portroyal.UnterwegsPlayers, []uint8{portroyal.UnterwegsTarget, 20}},
	} {
		for _, name := range quick {
			t.Run(fmt.Sprintf("%s, %s", test.decks, name), func(t *testing.T) {
				t.Parallel()
				for _, target := range test.targets {
					options := edition(test.decks, test.players)
					options.Target = target
					games := uint64(*shifts)
					switch {
					case slices.Contains(rules, name):
						games = 100
					case name == "sailor":
						games *= 4
					}
					for seed := range games {
						players := make([]bot.Player, options.Players)
						for seat := range players {
							players[seat] = witness{newPlayer(t, name, seed+uint64(seat)), t, name}
						}
						playGame(t, options, players, seed, nil)
					}
				}
			})
		}
	}
}

func TestADoneContextGetsALegalActionAtOnce(t *testing.T) {
	t.Parallel()
	done, cancel := context.WithCancel(t.Context())
	cancel()
	decisions := 0
	var players []bot.Player
	for _, name := range bot.Names() {
		players = append(players, newPlayer(t, name, 1))
	}
	games := contractGames(3)
	for _, decks := range editions {
		games = append(games, edition(decks, 3))
	}
	for _, options := range games {
		eachDecision(t, options, 5, func(position portroyal.Position) {
			legal := position.Legal(nil)
			for i, player := range players {
				if action := player.Choose(done, position.View(), slices.Clone(legal)); !slices.Contains(legal, action) {
					t.Errorf("%s: %s is none of %v", bot.Names()[i], action, legal)
				}
				decisions++
			}
		})
	}
	if decisions < 1000*len(players) {
		t.Errorf("only %d decisions were looked at", decisions)
	}
}

// clearly fails the test unless a sailor among others wins clearly more than this share. Most are so far ahead that a few
// games show it; all are played only where these leave it open.
func clearly(t *testing.T, other string, options portroyal.Options, games int, share float64) {
	t.Helper()
	var result arena.Result
	for _, games := range []int{games / 3, games} {
		config := arena.Config{A: "sailor", B: other, Table: match.Table{Options: options}, Games: games, Seed: 77}
		var err error
		if result, err = arena.Run(t.Context(), config); err != nil {
			t.Fatal(err)
		}
		if result.Low > share {
			return
		}
	}
	t.Errorf("sailor wins %.3f (%.3f to %.3f), not clearly more than %.2f", result.Share, result.Low, result.High, share)
}

func TestStrengthWithContracts(t *testing.T) {
	for _, options := range contractGames(2) {
		if options.Cooperative {
			continue
		}
		for _, other := range rules {
			t.Run(title(options)+", "+other, func(t *testing.T) {
				clearly(t, other, options, 60, 0.65)
			})
		}
	}
}

func TestStrength(t *testing.T) {
	for _, test := range []struct {
		players uint8
		share   float64 // what the interval has to lie above
		games   int
		decks   []portroyal.Deck
	}{
		{2, 0.65, 60, editions},
		{4, 0.25, 200, []portroyal.Deck{portroyal.DeckBase, portroyal.DeckUnterwegs}},
	} {
		for _, decks := range test.decks {
			for _, other := range rules {
				t.Run(fmt.Sprintf("%s, %d players, %s", decks, test.players, other), func(t *testing.T) {
					clearly(t, other, edition(decks, test.players), test.games, test.share)
				})
			}
		}
	}
}

// eachDecision plays games of sailors, stoppers and chance, and shows every position with a
// decision in it.
func eachDecision(t testing.TB, options portroyal.Options, games int, show func(portroyal.Position)) {
	t.Helper()
	for game := range uint64(games) {
		seats := make([]bot.Player, options.Players)
		for seat := range seats {
			seats[seat] = newPlayer(t, known[(int(game)+seat)%len(known)], game)
		}
		playGame(t, options, seats, game, func(before portroyal.Position, _ portroyal.Action) { show(before) })
	}
}

// BenchmarkSailor measures decisions in games of sailors and others; beside the mean it reports what 99 of 100
// decisions take at most, and the slowest one.
func BenchmarkSailor(b *testing.B) {
	for _, players := range []uint8{2, 4, 5} {
		games := contractGames(players)
		for _, decks := range editions {
			if int(players) <= portroyal.MostPlayers(decks) {
				games = append(games, edition(decks, players))
			}
		}
		for _, options := range games {
			b.Run(title(options), func(b *testing.B) {
				var views []portroyal.View
				var legal [][]portroyal.Action
				eachDecision(b, options, 20, func(position portroyal.Position) {
					views = append(views, position.View())
					legal = append(legal, position.Legal(nil))
				})
				sailor := newPlayer(b, "sailor", 0)
				b.ReportAllocs()
				var took []time.Duration
				for i := 0; b.Loop(); i = (i + 1) % len(views) {
					begin := time.Now()
					sailor.Choose(b.Context(), views[i], legal[i])
					took = append(took, time.Since(begin))
				}
				slices.Sort(took)
				b.ReportMetric(took[len(took)*99/100].Seconds()*1000, "p99-ms")
				b.ReportMetric(took[len(took)-1].Seconds()*1000, "max-ms")
			})
		}
	}
}
