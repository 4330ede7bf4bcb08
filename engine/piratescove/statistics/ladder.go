package statistics

import (
	_ "embed"
	"sync"

	"portroyal/engine/ladder"
)

// Ladder is what a decision of each level costs, and Part what somebody's decisions cost. All games are of one edition.
type (
	Ladder = ladder.Ladder[string]
	Part   = ladder.Part[string]
)

//go:embed ladder.json
var ladderFile []byte

// Measured is the ladder that computer players have been measured for. It is empty where nothing has been measured.
var Measured = sync.OnceValue(func() *Ladder { return ladder.Read(ladderFile, "") })
