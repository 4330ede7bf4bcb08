package board

import (
	"strings"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/terms"
)

// putCubes puts the cubes on a contract: of players who have fulfilled it, and of those who have made steps.
func (b *Board) putCubes(shown *pieces.Contract, laid portroyal.Laid) {
	for _, seat := range laid.Cubes {
		shown.Cubes = append(shown.Cubes, b.seats.Cube(seat))
	}
	for seat := range b.shown.View.Players() {
		if n := b.shown.View.Steps(seat, laid.Contract); n > 0 {
			shown.Steps = append(shown.Steps, pieces.Step{Cube: b.seats.Cube(seat), N: n})
		}
	}
}

// laidContract finds the state of a contract that is face up.
func (b *Board) laidContract(contract portroyal.Contract) portroyal.Laid {
	for _, laid := range b.shown.View.Contracts() {
		if laid.Contract == contract {
			return laid
		}
	}
	return portroyal.Laid{Contract: contract}
}

// laidWords describes what is on a contract, one sentence each: who has fulfilled it, which steps have been made,
// what the next slot pays, and what the seal is for where it counts.
func (b *Board) laidWords(contract portroyal.Contract) (sentences []string) {
	w, laid := b.stage.Words, b.laidContract(contract)
	var names []string
	for _, seat := range laid.Cubes {
		names = append(names, b.name(seat))
	}
	switch len(names) {
	case 0:
		sentences = append(sentences, w.T("contract.state.nobody"))
	case 1:
		sentences = append(sentences, w.T("contract.state.one", "Player", names[0]))
	default:
		sentences = append(sentences, w.T("contract.state.several", "Players", strings.Join(names, ", ")))
	}
	for seat := range b.shown.View.Players() {
		if n := b.shown.View.Steps(seat, contract); n > 0 {
			steps := contract.Face().Steps
			sentences = append(sentences, w.T("contract.state.step", "Player", b.name(seat), "Step", n, "Steps", steps))
		}
	}
	switch coins, free := b.shown.View.NextSlot(contract); {
	case !free:
		sentences = append(sentences, w.T("contract.state.full"))
	case coins == 0:
		sentences = append(sentences, w.T("contract.state.unpaid"))
	default:
		sentences = append(sentences, w.N("contract.state.next", coins))
	}
	if b.shown.View.Options().Cooperative { // P2
		sentences = append(sentences, w.T("contract.state.seal", "Seal", terms.Seal(w, contract)))
	}
	return sentences
}
