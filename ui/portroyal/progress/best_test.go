package progress_test

import (
	"os"
	"path/filepath"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/settings"
)

func together(players, difficulty uint8) portroyal.Options {
	return portroyal.Options{
		Players: players, Decks: portroyal.DeckBase | portroyal.DeckExpansion, Contracts: true, Cooperative: true,
		Target: portroyal.DefaultTarget, AutoContracts: true, ContractsLaid: players + 2, Difficulty: difficulty,
	}
}

func TestTheBestResultOfEachSetupIsKept(t *testing.T) {
	alone, hard := together(1, 0), together(1, 5)
	var s settings.Settings
	if _, ok := progress.Of(&s).BestOn(alone); ok {
		t.Fatal("a best result before the first game")
	}
	for _, game := range []struct {
		result progress.Best
		kept   bool
	}{
		{progress.Best{Options: alone, Contracts: 1}, true},
		{progress.Best{Options: alone, Contracts: 0}, false},
		{progress.Best{Options: alone, Contracts: 2}, true},
		{progress.Best{Options: alone, Won: true, Contracts: 3}, true},
		{progress.Best{Options: alone, Contracts: 2}, false},
		{progress.Best{Options: hard, Contracts: 1}, true},
		{progress.Best{Options: alone, Won: true, Contracts: 3, Points: 6}, true},
		{progress.Best{Options: alone, Won: true, Contracts: 3, Points: 5}, false},
	} {
		progress.Of(&s).Remember(game.result)
		best, ok := progress.Of(&s).BestOn(game.result.Options)
		if !ok || (best == game.result) != game.kept {
			t.Errorf("after %+v the best is %+v", game.result, best)
		}
	}
	// The number of contracts that the rules give is the same set-up as that number chosen.
	usual := alone
	usual.ContractsLaid, usual.Target = 0, 20
	if best, ok := progress.Of(&s).BestOn(usual); !ok || best.Points != 6 {
		t.Errorf("with the usual number of contracts: %+v", best)
	}
	file := filepath.Join(t.TempDir(), "settings.json")
	saved := settings.Default()
	progress.Of(&saved).Bests = progress.Of(&s).Bests
	if err := saved.Save(file); err != nil {
		t.Fatal(err)
	}
	read, err := settings.Load(file, &progress.Memory{})
	if err != nil || len(progress.Of(&read).Bests) != 2 || progress.Of(&read).Bests[0] != progress.Of(&s).Bests[0] || progress.Of(&read).Bests[1] != progress.Of(&s).Bests[1] {
		t.Errorf("read back: %+v, %v", progress.Of(&read).Bests, err)
	}
}

func TestImpossibleResultsDoNotCount(t *testing.T) {
	const options = `"options": {"decks": ["base", "expansion"], "contracts": true, "cooperative": true,
		"contractsLaid": 4}`
	for _, best := range []string{
		`{"options": {}}`, `{"options": {"players": 7}}`, `7`,
		`{` + options + `, "contracts": 5}`, `{` + options + `, "points": -1}`,
	} {
		file := filepath.Join(t.TempDir(), "settings.json")
		text := `{"bests": [` + best + `, {` + options + `, "contracts": 1}]}`
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		if read, err := settings.Load(file, &progress.Memory{}); err != nil || len(progress.Of(&read).Bests) != 1 || progress.Of(&read).Bests[0].Contracts != 1 {
			t.Errorf("%s: %+v, %v", best, progress.Of(&read).Bests, err)
		}
	}
}
