package words_test

import (
	"testing"

	"portroyal/ui/words"
)

// Things are listed as each language does: Spanish has another word before the sound of its own.
func TestLists(t *testing.T) {
	for _, c := range []struct {
		language words.Language
		want     string
		all      []string
	}{
		{words.English, "", nil},
		{words.English, "Ann", []string{"Ann"}},
		{words.English, "Ann and Isabel", []string{"Ann", "Isabel"}},
		{words.German, "Ann, Ben und Isabel", []string{"Ann", "Ben", "Isabel"}},
		{words.Spanish, "Ann y Ben", []string{"Ann", "Ben"}},
		{words.Spanish, "Ann e Isabel", []string{"Ann", "Isabel"}},
		{words.Spanish, "Ann, Ben e Íñigo", []string{"Ann", "Ben", "Íñigo"}},
		{words.Spanish, "Ann e Hilario", []string{"Ann", "Hilario"}},
		{words.Spanish, "Ann y Ian", []string{"Ann", "Ian"}},
	} {
		if got := words.In(c.language).List(c.all); got != c.want {
			t.Errorf("%s: %q, not %q", c.language, got, c.want)
		}
	}
}
