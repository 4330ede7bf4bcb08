package portroyal_test

import (
	"fmt"
	"math/rand/v2"

	"pgregory.net/rapid"

	"portroyal/engine/portroyal"
)

// plyBound is the number of actions within which a game chosen at random has to end. The longest
// of 16,000 games with a target of 22 or 30 took 4,238.
const plyBound = 10_000

// style is a way of choosing at random among the legal actions. It weighs the kinds of actions, so
// that games of different character come up: with long Discover phases, with rich players, with
// many expeditions.
type style struct {
	name   string
	weight func(p *portroyal.Position, a portroyal.Action) int
}

var styles = []style{
	{"uniform", func(*portroyal.Position, portroyal.Action) int { return 1 }},
	{"bold", func(p *portroyal.Position, a portroyal.Action) int {
		switch a.Kind {
		case portroyal.RevealNext, portroyal.RepelShip, portroyal.Claim:
			return 12
		case portroyal.Gamble:
			return 6
		case portroyal.Take:
			return 4
		}
		return 1
	}},
	{"hiring", func(p *portroyal.Position, a portroyal.Action) int {
		switch {
		case a.Kind == portroyal.Claim:
			return 20
		case a.Kind == portroyal.Take && a.Card.Face().Type == portroyal.Person:
			return 10
		}
		return 2
	}},
	{"trading", func(p *portroyal.Position, a portroyal.Action) int {
		switch {
		case a.Kind == portroyal.Take && a.Card.Face().Type == portroyal.Ship:
			return 30
		case a.Kind == portroyal.RevealNext && p.BustChance() < 0.2:
			return 30
		}
		return 2
	}},
}

// choose picks one of the actions in this style.
func (s style) choose(p *portroyal.Position, actions []portroyal.Action, random *rand.Rand) portroyal.Action {
	total := 0
	for _, a := range actions {
		total += s.weight(p, a)
	}
	n := random.IntN(total)
	for _, a := range actions {
		if n -= s.weight(p, a); n < 0 {
			return a
		}
	}
	panic("the weights do not add up")
}

// asking is the style of players who are often asked something in the middle of something: they
// gamble (H13), become rich enough to be taxed, and turn up many cards (K3, P3).
var asking = style{"asking", func(p *portroyal.Position, a portroyal.Action) int {
	switch face := a.Card.Face(); {
	case a.Kind == portroyal.Take && face.Role == portroyal.Gambler:
		return 400
	case a.Kind == portroyal.Gamble:
		return 30
	case a.Kind == portroyal.Take && face.Type == portroyal.Ship:
		return 30
	case a.Kind == portroyal.RevealNext && p.BustChance() < 0.2:
		return 30
	}
	return 2
}}

// striving is the style of players who are after contracts.
var striving = style{"striving", func(p *portroyal.Position, a portroyal.Action) int {
	switch {
	case a.Kind == portroyal.Fulfil, a.Kind == portroyal.TakeForgoing:
		return 400
	case a.Kind == portroyal.Take, a.Kind == portroyal.Claim:
		return 60
	case a.Kind == portroyal.RevealNext && p.BustChance() < 0.25:
		return 30
	}
	return 2
}}

// askingGames plays a fixed sample of games in which players decide about contracts, against each
// other, together or alone: what games drawn at random show now and then, these do show.
func askingGames(t failer, observe func(*ply)) {
	t.Helper()
	for seed := range uint64(150) {
		decks := portroyal.DeckBase | portroyal.DeckExpansion | portroyal.DeckGambler
		options := decided(withContracts(game(portroyal.MinPlayers+uint8(seed%4), decks)))
		if seed%3 > 0 {
			options = decided(cooperative(game(1+uint8(seed%5), decks)))
			options.ContractsLaid = portroyal.MaxContractsLaid
			options.Difficulty = uint8(seed % 4)
		}
		randomGame{options: options, seed: seed, style: asking, choices: seed}.play(t, observe)
	}
}

// game gives the options of a game with the printed target.
func game(players uint8, decks portroyal.Deck) portroyal.Options {
	options := portroyal.DefaultOptions()
	options.Players, options.Decks, options.Target = players, decks, portroyal.PrintedTarget(decks)
	return options
}

// editions are games of every deck, with every number of players (S1, S3).
var editions = []portroyal.Options{
	game(2, portroyal.DeckBase),
	game(3, portroyal.DeckBase),
	game(4, portroyal.DeckBase),
	game(5, portroyal.DeckBase),
	game(3, portroyal.DeckBase|portroyal.DeckExpansion),
	game(2, portroyal.DeckBase|portroyal.DeckNails),
	game(5, portroyal.DeckBase|portroyal.DeckGambler),
	game(4, portroyal.AllDecks&^portroyal.DeckUnterwegs),
	game(2, portroyal.DeckUnterwegs),
	game(3, portroyal.DeckUnterwegs),
	game(4, portroyal.DeckUnterwegs),
	withContracts(game(2, portroyal.DeckBase|portroyal.DeckExpansion)),
	withContracts(game(5, portroyal.AllDecks&^portroyal.DeckUnterwegs)),
	decided(withContracts(game(3, portroyal.DeckBase|portroyal.DeckExpansion))),
	decided(withContracts(game(4, portroyal.AllDecks&^portroyal.DeckUnterwegs))),
	cooperative(game(1, portroyal.DeckBase|portroyal.DeckExpansion)),
	cooperative(game(2, portroyal.DeckBase|portroyal.DeckExpansion)),
	cooperative(game(3, portroyal.AllDecks&^portroyal.DeckUnterwegs)),
	decided(cooperative(game(5, portroyal.AllDecks&^portroyal.DeckUnterwegs))),
}

// withContracts adds the contracts to a game with the expansion (K1).
func withContracts(options portroyal.Options) portroyal.Options {
	options.Contracts = true
	return options
}

// decided lets the players decide when contracts are fulfilled (K5).
func decided(options portroyal.Options) portroyal.Options {
	options.AutoContracts = false
	return options
}

// cooperative makes it a game against time (P1).
func cooperative(options portroyal.Options) portroyal.Options {
	options = withContracts(options)
	options.Cooperative = true
	return options
}

// together makes it a game against time for so many players.
func together(options *portroyal.Options, players uint8) {
	*options = cooperative(game(players, portroyal.DeckBase|portroyal.DeckExpansion))
}

// anyDecks draws one of the sets of decks that a game can be played with (S3).
func anyDecks() *rapid.Generator[portroyal.Deck] {
	return rapid.Custom(func(t *rapid.T) portroyal.Deck {
		if rapid.IntRange(0, 4).Draw(t, "unterwegs") == 4 {
			return portroyal.DeckUnterwegs
		}
		decks := portroyal.DeckBase
		for _, deck := range []portroyal.Deck{portroyal.DeckExpansion, portroyal.DeckNails, portroyal.DeckGambler} {
			if rapid.Bool().Draw(t, deck.String()) {
				decks |= deck
			}
		}
		return decks
	})
}

// anyOptions draws one of the games.
func anyOptions() *rapid.Generator[portroyal.Options] {
	return rapid.Custom(func(t *rapid.T) portroyal.Options {
		options := portroyal.DefaultOptions()
		options.Decks = anyDecks().Draw(t, "decks")
		options.Contracts = options.Decks&portroyal.DeckExpansion != 0 && rapid.Bool().Draw(t, "contracts")
		options.AutoContracts = !options.Contracts || rapid.Bool().Draw(t, "autoContracts")
		options.HiddenDiscards = rapid.Bool().Draw(t, "hiddenDiscards")
		if options.Contracts && rapid.Bool().Draw(t, "cooperative") {
			options.Cooperative = true
			options.Players = rapid.Uint8Range(1, portroyal.MaxPlayers).Draw(t, "players")
			options.ContractsLaid = rapid.Uint8Range(0, portroyal.MaxContractsLaid).Draw(t, "contractsLaid")
			options.Difficulty = rapid.Uint8Range(0, portroyal.MaxDifficulty).Draw(t, "difficulty")
			options.AutoPass = rapid.Bool().Draw(t, "autoPass")
			return options
		}
		options.Players = rapid.Uint8Range(portroyal.MinPlayers, portroyal.MaxPlayers).Draw(t, "players")
		if options.Decks == portroyal.DeckUnterwegs {
			options.Players = min(options.Players, portroyal.UnterwegsPlayers)
		}
		options.Target = rapid.Uint8Range(portroyal.MinTarget, portroyal.MaxTarget).Draw(t, "target")
		options.RequireExpedition = options.Decks != portroyal.DeckUnterwegs &&
			rapid.Bool().Draw(t, "requireExpedition")
		options.AutoPass = rapid.Bool().Draw(t, "autoPass")
		options.CoinsByPlace = rapid.Bool().Draw(t, "coinsByPlace")
		return options
	})
}

// randomGame is a game about to be played at random: everything that decides its course.
type randomGame struct {
	options portroyal.Options
	seed    uint64
	start   int
	style   style
	choices uint64
}

func drawGame(t *rapid.T) randomGame {
	options := anyOptions().Draw(t, "options")
	return randomGame{
		options: options,
		seed:    rapid.Uint64().Draw(t, "seed"),
		start:   rapid.IntRange(portroyal.RandomStart, int(options.Players)-1).Draw(t, "start"),
		style:   styles[rapid.IntRange(0, len(styles)-1).Draw(t, "style")],
		choices: rapid.Uint64().Draw(t, "choices"),
	}
}

// failer is what both *testing.T and *rapid.T can do.
type failer interface {
	Helper()
	Fatalf(format string, args ...any)
}

func (g randomGame) begin(t failer) portroyal.Position {
	t.Helper()
	p, err := portroyal.New(g.options, g.seed, g.start)
	if err != nil {
		t.Fatalf("%v", err)
	}
	return p
}

// ply is one step of a random game, with the position before and after it.
type ply struct {
	number        int
	before, after portroyal.Position
	legal         []portroyal.Action
	action        portroyal.Action
	events        []portroyal.Event
	tape          *portroyal.Tape // the whole game so far
	random        *rand.Rand      // for choices of the observer's own
}

func (p *ply) String() string { return fmt.Sprintf("ply %d, %q", p.number, p.action) }

// play plays the game to its end, and shows every step to the observer.
func (g randomGame) play(t failer, observe func(*ply)) portroyal.Position {
	t.Helper()
	p := g.begin(t)
	var tape portroyal.Tape
	random := rand.New(rand.NewPCG(g.choices, 1))
	step := ply{tape: &tape, random: rand.New(rand.NewPCG(g.choices, 2))}
	for p.Phase() != portroyal.Over {
		step.legal = p.Legal(step.legal[:0])
		if len(step.legal) == 0 {
			t.Fatalf("ply %d: nothing is legal in phase %s", step.number, p.Phase())
		}
		step.before = p
		step.action = g.style.choose(&p, step.legal, random)
		events := len(tape.Events)
		if err := p.Apply(step.action, &tape); err != nil {
			t.Fatalf("%v: %v", &step, err)
		}
		step.after, step.events = p, tape.Events[events:]
		observe(&step)
		if step.number++; step.number > plyBound {
			t.Fatalf("the game has not ended after %d plies", plyBound)
		}
	}
	return p
}
