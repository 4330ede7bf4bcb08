package ending

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// All players who have fulfilled a contract together are named in full below it, however many they are, if their
// names are of ordinary length.
func TestAllWhoFulfilledAContractAreNamed(t *testing.T) {
	most := 0
	for _, size := range []fyne.Size{stagetest.Small, fyne.NewSize(1280, 800), fyne.NewSize(1920, 1080)} {
		s := piecestest.New(t, size, words.English)
		for seed := range uint64(12) {
			e := shown(t, s, Game{Match: playedBy(t, []string{"Ed", "Cy", "Alice", "Bartholomew", "Jo"}, seed, "stop4",
				func(o *portroyal.Options) {
					contracts(o)
					o.Players, o.Cooperative, o.ContractsLaid = portroyal.MaxPlayers, true, 4+uint8(seed%3)
				})})
			for _, laid := range e.view.Contracts() {
				var names []string
				for _, seat := range laid.Cubes {
					names = append(names, e.Name(seat))
				}
				most = max(most, len(names))
				if all := strings.Join(names, ", "); !visible.Says(e.Content(), all) {
					t.Errorf("%v, seed %d: no %q in %q", size, seed, all, visible.Lines(e.Content()))
				}
			}
		}
	}
	if most < 3 {
		t.Errorf("no more than %d have fulfilled a contract", most)
	}
}
