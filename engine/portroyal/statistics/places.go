package statistics

// usual are the shares of wins of each place in turn order, from the start player on, by the number of players: measured in
// the base game among Admirals, as bot/README.md publishes them, and rounded so that they add up.
//
//	go run ./engine/cmd/lab balance -bot admiral -games 1000 -players 3
var usual = [...][]float64{
	2: {0.410, 0.590},
	3: {0.266, 0.295, 0.439},
	4: {0.239, 0.230, 0.230, 0.301},
	5: {0.187, 0.167, 0.174, 0.203, 0.269},
}

// Usual is how often each place in turn order wins, from the start player on, if so many play equally well; nil for editions
// in which that has not been measured.
func Usual(edition Edition, players int) []float64 {
	if edition != Base || players >= len(usual) {
		return nil
	}
	return usual[players]
}

// usual is how often a place in turn order wins such a game if all play equally well, as far as that is known.
func (g *Game) usual(order int) float64 {
	if shares := Usual(g.Edition, len(g.Seats)); shares != nil && !g.CoinsByPlace {
		return shares[order]
	}
	return 1 / float64(len(g.Seats))
}
