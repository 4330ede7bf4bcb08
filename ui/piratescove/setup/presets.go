package setup

import (
	"slices"

	"portroyal/ui/piratescove/progress"
	"portroyal/ui/setup"
	"portroyal/ui/words"
)

// preset is a company to play in, with a name.
type preset struct {
	name    companyName
	players []string // by seat, "" for a person
}

// companyName identifies one.
type companyName string

// The messages of the presets: the name of each, and a sentence about it.
const (
	presetTitles words.Family[companyName] = "cove.preset.*"
	presetTips   words.Family[companyName] = "cove.preset.about.*"
)

// presets are in display order. The first is the one for a new player, with the regulars who join by themselves.
var presets = []preset{
	{"calm", []string{"", "cabin-boy", "seaman"}},
	{"duel", []string{"", "captain"}},
	{"rivals", []string{"", "seaman", "captain:fighter", "captain:hoarder"}},
	{"full", []string{"", "cabin-boy", "seaman:gambler", "captain", "captain:thrifty"}},
	{"rough", []string{"", "admiral", "admiral:fighter", "governor"}},
	{"friends", []string{"", "", ""}},
}

// presetOf is the index of the preset with these players, -1 if there is none.
func presetOf(seats []progress.Seat) int {
	return slices.IndexFunc(presets, func(p preset) bool { return setup.AreThese(seats, p.players) })
}

// presets are those companies as the screen shows them, and which of them is chosen, -1 for none.
func (s *Setup) presets() (all []setup.Preset, chosen int) {
	w := s.stage.Words
	for _, p := range presets {
		all = append(all, setup.Preset{
			Name: string(p.name), Title: w.T(presetTitles.ID(p.name)), Tip: w.T(presetTips.ID(p.name)),
			Draw: presetScenes[p.name].poster,
		})
	}
	return all, presetOf(s.seats())
}

// playPreset seats the players of a preset.
func (s *Setup) playPreset(i int) {
	s.players = len(presets[i].players)
	s.Join(presets[i].players)
	s.Build()
}
