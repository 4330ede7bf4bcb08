package words_test

import (
	"strings"
	"testing"

	"portroyal/ui/words"
)

func TestInFallsBackToEnglish(t *testing.T) {
	for _, code := range []words.Language{"xx", "", "DE", "de-AT"} {
		w := words.In(code)
		if w.Language() != words.English {
			t.Errorf("In(%q) speaks %q", code, w.Language())
		}
		if got, want := w.T("close"), words.In(words.English).T("close"); got != want {
			t.Errorf("In(%q): %q, want %q", code, got, want)
		}
	}
	for _, code := range words.Languages {
		if got := words.In(code).Language(); got != code {
			t.Errorf("In(%q) speaks %q", code, got)
		}
	}
}

func TestEveryLanguageSpeaksItsOwn(t *testing.T) {
	for code, want := range map[words.Language]string{
		words.English: "English", words.German: "Deutsch", words.Dutch: "Nederlands", words.Spanish: "Español",
	} {
		if got := words.In(code).T("language.name"); got != want {
			t.Errorf("%s calls itself %q, want %q", code, got, want)
		}
	}
}

func TestPluralForms(t *testing.T) {
	for _, c := range []struct {
		code  words.Language
		count int
		want  string
	}{
		{words.English, 0, "0 coins"},
		{words.English, 1, "1 coin"},
		{words.English, 2, "2 coins"},
		{words.German, 0, "0 Münzen"},
		{words.German, 1, "1 Münze"},
		{words.German, 21, "21 Münzen"},
		{words.Dutch, 0, "0 munten"},
		{words.Dutch, 1, "1 munt"},
		{words.Dutch, 101, "101 munten"},
		{words.Spanish, 0, "0 monedas"},
		{words.Spanish, 1, "1 moneda"},
		{words.Spanish, 2, "2 monedas"},
		{words.Spanish, 1000000, "1000000 monedas"}, // the form "many"
	} {
		if got := words.In(c.code).N("fact.coins", c.count); got != c.want {
			t.Errorf("%s, %d: %q, want %q", c.code, c.count, got, c.want)
		}
	}
	want := "Isabel hires Jester for 3 coins."
	if got := words.In(words.English).N("event.hired", 3, "Player", "Isabel", "Card", "Jester"); got != want {
		t.Errorf("with parameters: %q, want %q", got, want)
	}
}

func TestMissingMessageShowsItsID(t *testing.T) {
	for _, code := range words.Languages {
		if got := words.In(code).T("no.such.message"); got != "[no.such.message]" {
			t.Errorf("%s: %q", code, got)
		}
		if got := words.In(code).N("no.such.message", 2); got != "[no.such.message]" {
			t.Errorf("%s, plural: %q", code, got)
		}
	}
}

// Chances of which one comes up are written so that they add up to 100, and others as they are.
func TestShares(t *testing.T) {
	for _, c := range []struct {
		chances []float64
		want    string
	}{
		{[]float64{0.635, 0.365}, "64% 36%"},
		{[]float64{0.275, 0.725}, "28% 72%"},
		{[]float64{1.0 / 3, 1.0 / 3, 1.0 / 3}, "34% 33% 33%"},
		{[]float64{1, 0}, "100% 0%"},
		{[]float64{0.126, 0.004}, "13% 0%"},
		{[]float64{0.29, 0.71}, "29% 71%"},
	} {
		if got := strings.Join(words.In(words.English).Shares(c.chances...), " "); got != c.want {
			t.Errorf("%v: %s, want %s", c.chances, got, c.want)
		}
	}
}

func TestPercent(t *testing.T) {
	for _, c := range []struct {
		code   words.Language
		chance float64
		want   string
	}{
		{words.English, 0, "0%"},
		{words.English, 0.125, "13%"},
		{words.English, 0.994, "99%"},
		{words.English, 1, "100%"},
		{words.German, 0.5, "50\u00a0%"},
		{words.Dutch, 0.5, "50%"},
		{words.Spanish, 0.5, "50\u00a0%"},
	} {
		if got := words.In(c.code).Percent(c.chance); got != c.want {
			t.Errorf("%s, %v: %q, want %q", c.code, c.chance, got, c.want)
		}
	}
}

// A message that lacks the form of a plural is shown in the form that it has: that is better than its id.
func TestMissingPluralFormShowsTheOther(t *testing.T) {
	for _, code := range words.Languages {
		w := words.In(code)
		if got, want := w.N("close", 1), w.T("close"); got != want {
			t.Errorf("%s: %q, want %q", code, got, want)
		}
	}
}
