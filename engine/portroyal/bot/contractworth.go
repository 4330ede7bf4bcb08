package bot

// contractWorth is what contracts can still bring a seat with so many turns and visits to come:
// coins, less because others may take the better slots first (K3), and points (K4). No more of them
// count than there are cubes.
func (t *table) contractWorth(s *side, turns, visits float64) float64 {
	if s.unmet == 0 {
		return 0
	}
	w := t.w
	at := span{own: turns, chances: turns + w.ContractVisit*visits, coins: float64(s.coins)}
	var chances, coins [maxLaid]float64
	n, cubes := 0, int(s.cubes)
	for _, contract := range t.laid[:t.contracts] {
		if !s.open(contract) {
			continue
		}
		chance := w.Zeal * t.reach(s, contract, at).chance
		income := w.Coin * w.SlotKept * float64(t.slot(contract))
		rank := chance * (income + 1)
		if i := stepIndex(contract); i >= 0 && s.steps[i] > 0 {
			cubes++ // it has its cube already
			rank += 1
		}
		place := n
		for place > 0 && chances[place-1]*(coins[place-1]+1) < rank {
			chances[place], coins[place] = chances[place-1], coins[place-1]
			place--
		}
		chances[place], coins[place] = chance, income
		n++
	}
	// How likely it is that so many more are fulfilled.
	more := [maxLaid + 1]float64{1}
	worth := 0.0
	n = min(n, cubes)
	for i := range n {
		worth += chances[i] * coins[i]
		for k := i + 1; k > 0; k-- {
			more[k] += chances[i] * (more[k-1] - more[k])
		}
		more[0] *= 1 - chances[i]
	}
	for k := 1; k <= n; k++ {
		worth += more[k] * float64(contractPoints[int(s.fulfilled)+k]-contractPoints[s.fulfilled])
	}
	return worth
}
