package main

import (
	"flag"
	"fmt"

	"portroyal/engine/portroyal"
)

// balanced is the result of the verb balance in Port Royal: how games went by the place in turn order, from the start
// player on.
type balanced struct {
	Bot     string     `json:"bot"`
	Players int        `json:"players"`
	Games   int        `json:"games"`
	Places  []placeWon `json:"places"`
}

// placeWon is how a place in turn order did. A win shared by n players counts 1/n.
type placeWon struct {
	Share float64 `json:"share"`
	Error float64 `json:"error"` // standard error of the share
}

// balance counts which places in turn order win in games of computer players.
func (l *lab) balance(flags *flag.FlagSet, args []string) error {
	games, err := portRoyalSport.parse(l, flags, args, "captain", 1500, 2)
	if err != nil {
		return err
	}
	if games.options.Together() {
		return usage("balance: in a cooperative game nobody wins alone")
	}
	players := games.options.Seats()
	shares := make([][]float64, players) // by place and game
	play := func(game int) (portroyal.Position, error) {
		return portRoyalSport.game(&games, game, func(*portroyal.Position, portroyal.Action, []portroyal.Event) {})
	}
	err = inOrder(games.games, func() (func(int) (portroyal.Position, error), error) { return play, nil },
		func(_ int, last portroyal.Position) error {
			for place, share := range wonByPlace(&last) {
				shares[place] = append(shares[place], share)
			}
			return nil
		})
	if err != nil {
		return err
	}
	result := balanced{Bot: games.bot, Players: players, Games: games.games}
	for _, of := range shares {
		share, wrong := meanOf(of)
		result.Places = append(result.Places, placeWon{share, wrong})
	}
	if games.json {
		return l.writeJSON(result)
	}
	fmt.Fprintf(l.out, "%s, %d players, %d games\n", result.Bot, result.Players, result.Games)
	for place, won := range result.Places {
		fmt.Fprintf(l.out, "  place %d: share %.3f (standard error %.3f)\n", place+1, won.Share, won.Error)
	}
	return nil
}

// wonByPlace are the shares of the win at the end of a game by the place in turn order.
func wonByPlace(last *portroyal.Position) (shares []float64) {
	won := last.WinShares()
	for place := range last.Players() {
		shares = append(shares, won[(last.Start()+place)%last.Players()])
	}
	return shares
}
