package terms_test

import (
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/words"
)

// Within a sentence a card has the article and the case that the sentence asks for, in the letters of its language.
func TestCardsWithinSentences(t *testing.T) {
	for _, c := range []struct {
		language                            words.Language
		card                                string
		plain, indefinite, definite, traded string
	}{
		{words.English, "blue-1-1c", "flute", "a flute", "the flute", "the flute"},
		{words.English, "admiral-1", "admiral", "an admiral", "the admiral", ""},
		{words.German, "red-1-1c", "Fregatte", "eine Fregatte", "die Fregatte", "der Fregatte"},
		{words.German, "sailor-1", "Matrose", "einen Matrosen", "den Matrosen", ""},
		{words.German, "mademoiselle-2", "Fräulein", "ein Fräulein", "das Fräulein", ""},
		{words.Dutch, "red-1-1c", "fregat", "een fregat", "het fregat", "het fregat"},
		{words.Dutch, "settler", "kolonist", "een kolonist", "de kolonist", ""},
		{words.Dutch, "expedition-captain2", "expeditie", "een expeditie", "de expeditie", ""},
		{words.Spanish, "black-7-3c", "galeón", "un galeón", "el galeón", "el galeón"},
		{words.Spanish, "settler", "colono", "un colono", "al colono", ""},
	} {
		w, card := words.In(c.language), cardOf(t, c.card)
		got := []string{terms.Within(w, terms.Plain, card), terms.Within(w, terms.Indefinite, card), terms.Within(w,
			terms.Definite, card)}
		want := []string{c.plain, c.indefinite, c.definite}
		if c.traded != "" {
			got, want = append(got, terms.Traded(w, card)), append(want, c.traded)
		}
		for i := range want {
			if got[i] != want[i] {
				t.Errorf("%s: %q, want %q", c.language, got[i], want[i])
			}
		}
	}
	if got := terms.Within(words.In(words.German), terms.Definite, portroyal.NoCard); got != "" {
		t.Errorf("no card is %q", got)
	}
}

// The words that tell a card from its like follow its name, whatever the article.
func TestCardsAreNamedWithinSentences(t *testing.T) {
	trader, flute := cardOf(t, "trader-blue-2"), cardOf(t, "blue-1-1c")
	for language, want := range map[words.Language][3]string{
		words.English: {"a trader (flute, 2 points)", "the flute (1 coin, 1 sword)", "Trader (flute, 2 points)"},
		words.German: {
			"einen Händler (Fleute, 2 Punkte)", "der Fleute (1 Münze, 1 Säbel)", "Händler (Fleute, 2 Punkte)",
		},
		words.Dutch: {"een handelaar (fluit, 2 punten)", "de fluit (1 munt, 1 sabel)", "Handelaar (fluit, 2 punten)"},
		words.Spanish: {
			"un comerciante (filibote, 2 puntos)", "el filibote (1 moneda, 1 espada)", "Comerciante (filibote, 2 puntos)",
		},
	} {
		w := words.In(language)
		got := [3]string{terms.NamedWithin(w, terms.Indefinite, trader), terms.NamedTraded(w, flute), terms.Named(w, trader)}
		if got != want {
			t.Errorf("%s: %q, want %q", language, got, want)
		}
	}
}

// Those who go on an expedition are counted by their roles.
func TestCrews(t *testing.T) {
	crew := portroyal.PersonsOf(cardOf(t, "captain"), cardOf(t, "jack"), cardOf(t, "captain"))
	for language, want := range map[words.Language]string{
		words.English: "2 captains and 1 jack of all trades",
		words.German:  "2 Kapitänen und 1 Tausendsassa",
		words.Dutch:   "2 kapiteins en 1 manusje-van-alles",
		words.Spanish: "2 capitanes y 1 chico para todo",
	} {
		if got := terms.Crew(words.In(language), crew); got != want {
			t.Errorf("%s: %q, want %q", language, got, want)
		}
	}
}

func TestCapital(t *testing.T) {
	for text, want := range map[string]string{
		"": "", "einen Siedler": "Einen Siedler", "¿otra carta?": "¿Otra carta?", "élan": "Élan", "4 Punkte": "4 Punkte",
		"\u201ca": "\u201cA", "Hire": "Hire",
	} {
		if got := words.Capital(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// Quotations within others have other marks.
func TestQuotationsWithinOthers(t *testing.T) {
	for language, c := range map[words.Language]struct{ text, want string }{
		words.English: {"Fulfil “Fighter”", "Fulfil ‘Fighter’"},
		words.German:  {"Einen „Spieler“ anheuern", "Einen ‚Spieler‘ anheuern"},
		words.Dutch:   {"‘Vechter’ vervullen", "“Vechter” vervullen"},
		words.Spanish: {"Cumplir «Luchador»", "Cumplir “Luchador”"},
	} {
		if got := words.In(language).Quoted(c.text); got != c.want {
			t.Errorf("%s: %q, want %q", language, got, c.want)
		}
	}
}
