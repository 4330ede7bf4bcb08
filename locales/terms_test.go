package locales_test

import (
	"maps"
	"regexp"
	"slices"
	"testing"
)

// Words that the program does not use, since the printed rules of the language, or the program
// itself, have another one for the thing. but are the messages that rightly have them, see excused.
var avoided = map[string][]struct {
	word, instead string
	but           []string
}{
	"en": {
		{`(?i)\b(he|him|his|she|hers?)\b`, "they, or no pronoun", nil},
		{`(?i)\bagainst time\b`, "against the clock", nil},
		{`(?i)\breveal`, "turn up", nil},
		{`\b1 (card|coin) more\b`, "1 more", nil},
		{`(?i)\blicence\b`, "License, in names", nil},
	},
	"de": {
		{`Fähigkeit`, "Fertigkeit", nil},
		{`\bWürfel`, "Holzwürfel", others},
		{`(?i)verstreichen`, "verzichten", nil},
		{`\bSie (haben|können|müssen|dürfen)\b`, "du", nil},
	},
	"nl": {
		{`(?i)opdracht`, "expeditie, or contract", []string{"card.expedition"}},
		{`(?i)tegen de tijd\b`, "tegen de klok", nil},
		{`(?i)\b(vrouw|vrouwenloper)\b`, "juffrouw, manusje-van-alles", nil},
		{`(?i)overwinningsstapel`, "zegestapel", nil},
		{`(?i)\bu(w)?\b([^-]|$)`, "je", nil}, // u- begins the ids of some cards
		{`(?i)\b(kaart|kaarten) meer\b`, "extra", []string{"reason.no-takes-left"}},
	},
	"es": {
		{`(?i)\bpersonas?\b`, "personaje", []string{"opponent.person"}},
		{`(?i)preparación`, "configuración", nil},
		{`(?i)contra el tiempo|a solas`, "contra el reloj, en solitario", nil},
		{`(?i)mazo de victoria`, "pila de victoria", nil},
		{`(?i)\bcasas?\b`, "cabaña", nil},
		{`(?i)juego base\b`, "juego básico", nil},
		{`(?i)\bmeta\b`, "objetivo", nil},
		{`(?i)\b(usted|escriba|pulse)\b`, "tú", nil},
	},
}

// One thing has one name in each language, and nobody is taken for a man.
func TestTermsAreKept(t *testing.T) {
	for _, code := range codes {
		all := messages(t, code)
		for key, text := range flat(t, code) {
			all["toolkit "+key] = forms{"other": text}
		}
		for _, rule := range avoided[code] {
			word := regexp.MustCompile(rule.word)
			for _, id := range slices.Sorted(maps.Keys(all)) {
				for _, text := range all[id] {
					if found := word.FindString(text); found != "" && !excused(rule.but, id) {
						t.Errorf("%s: %q says %q, it should be %s: %q", code, id, found, rule.instead, text)
					}
				}
			}
		}
	}
}
