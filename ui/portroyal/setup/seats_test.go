package setup

import (
	"slices"
	"testing"

	"portroyal/assets"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/setup"
	"portroyal/ui/setup/setuptest"
	"portroyal/ui/words"
)

// Every head that has been drawn is offered, and no other.
func TestPortraitsAreTheDrawings(t *testing.T) {
	if offered := slices.Sorted(slices.Values(setup.Portraits)); !slices.Equal(offered, assets.Opponents()) {
		t.Errorf("offered %q, drawn %q", offered, assets.Opponents())
	}
	if len(setup.Portraits) < 10 {
		t.Errorf("only %d heads", len(setup.Portraits))
	}
}

// The names of computer players go with their heads, and fit a plate.
func TestNames(t *testing.T) { setuptest.NamesFitFaces(t, Company) }

func TestWhoeverJoinsHasAFaceOfTheirOwn(t *testing.T) {
	for _, language := range words.Languages {
		first := Default(words.In(language), "")
		for len(first.Seats) < portroyal.MaxPlayers {
			first.Seats = append(first.Seats, Company.Another(words.In(language), first.Seats))
		}
		setuptest.Distinct(t, first.Seats)
	}
	w := words.In(words.English)
	for _, face := range setup.Portraits { // also if the person has the face of a regular
		seats := []progress.Seat{{Name: w.T("name.2"), Colour: 2, Portrait: face}}
		for len(seats) < portroyal.MaxPlayers {
			seats = append(seats, Company.Another(w, seats))
		}
		setuptest.Distinct(t, seats)
	}
}

// Files of older and newer programs, and files edited by hand.
func TestKnownGivesEverybodyAFace(t *testing.T) {
	for name, seats := range map[string][]progress.Seat{
		"no heads": {
			{Name: "A"},
			{Name: "B", Player: "captain:bold", Colour: 1},
			{Name: "C", Player: "captain:bold", Colour: 2},
			{Name: "D", Player: "captain:bold", Colour: 3},
		},
		"only people": {
			{Name: "A"},
			{Name: "B", Colour: 1},
			{Name: "C", Colour: 2},
			{Name: "D", Colour: 3},
			{Name: "E", Colour: 4},
		},
		"a head of tomorrow":  {{Name: "A", Portrait: "astronaut"}, {Name: "B", Colour: 1, Portrait: "person"}},
		"the same head twice": {{Name: "A", Portrait: "widow"}, {Name: "B", Colour: 1, Portrait: "widow"}},
	} {
		t.Run(name, func(t *testing.T) { setuptest.Distinct(t, Company.Known(seats)) })
	}
}

// A computer player whom this version does not know is replaced by one that is offered, with a suitable head if
// the file names none that is known.
func TestKnownReplacesComputerPlayers(t *testing.T) {
	for old, want := range map[string]progress.Seat{
		"":             {Portrait: "person"},
		"admiral":      {Player: "admiral", Portrait: "admiral"},
		"captain:bold": {Player: "captain:bold", Portrait: "corsair"},
		"captain:sly":  {Player: "captain", Portrait: "captain"},
		"kraken":       {Player: "captain", Portrait: "captain"},
		"kraken:bold":  {Player: "captain", Portrait: "captain"},
	} {
		if got := Company.Known([]progress.Seat{{Player: old}})[0]; got != want {
			t.Errorf("%q: %+v, want %+v", old, got, want)
		}
	}
	for _, old := range bot.Names() {
		if Company.LevelOf(Company.Known([]progress.Seat{{Player: old}})[0].Player) == 0 {
			t.Errorf("%s is not replaced", old)
		}
	}
}

// Every character has heads that suit it and a symbol.
func TestCharactersHaveHeads(t *testing.T) {
	setuptest.CharactersHaveHeads(t, Company)
	for _, character := range Company.Characters {
		if assets.Symbol(characterSymbols[character]) == nil {
			t.Errorf("%s has no symbol", character)
		}
	}
}

// A seat that is dropped comes back the same when there is room again.
func TestSeatsComeBackAsTheyWere(t *testing.T) {
	b := newBench(t, nil, setuptest.Usual, words.English)
	b.Choose("players", 3)
	b.Seats[4].Name, b.Seats[4].Portrait = "Zoe", "widow"
	before := b.settled().Seats
	for _, n := range []int{0, 2, 1, 3} {
		b.Choose("players", n)
	}
	if now := b.settled().Seats; !slices.Equal(now, before) || len(now) != portroyal.MaxPlayers {
		t.Errorf("%+v, before %+v", now, before)
	}
}
