package skill_test

import (
	"slices"
	"strings"
	"testing"

	"portroyal/engine/skill"
)

type taste string

func (t taste) String() string { return string(t) }

// Everybody who is listed can be made, and with a character too; everybody else is an error that says who there is.
func TestRoster(t *testing.T) {
	roster := skill.Roster[string, taste]{
		Yardsticks: []skill.Yardstick[string]{{Name: "chance", Make: func(uint64) (string, error) { return "by chance", nil }}},
		Characters: []taste{skill.Even, "bold"},
		Opponent: func(level skill.Level, character taste, seed uint64) (string, error) {
			return strings.Repeat(string(character)+" ", int(level)) + strings.Repeat("!", int(seed)), nil
		},
	}
	want := []string{"chance", "cabin-boy", "seaman", "captain", "admiral", "governor"}
	if got := roster.Names(); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	for name, want := range map[string]string{
		"chance": "by chance", "seaman": "even even !!!", "captain:bold": "bold bold bold !!!",
	} {
		if got, err := roster.New(name, 3); got != want || err != nil {
			t.Errorf("%s: %q, %v", name, got, err)
		}
	}
	for _, name := range []string{"", "captain:sly", "captain:even", "stranger"} {
		if got, err := roster.New(name, 3); err == nil || !strings.Contains(err.Error(), "chance, cabin-boy, seaman") {
			t.Errorf("%s: %q, %v", name, got, err)
		}
	}
}
