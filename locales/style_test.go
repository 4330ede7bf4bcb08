package locales_test

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// forbidden is a wording that the style sheet of a language rules out. but are the messages that rightly have it, see
// excused.
type forbidden struct {
	wording, instead string
	but              []string
}

// excused reports whether a message is on a list of exceptions, in which a star is any ending.
func excused(but []string, id string) bool {
	return slices.ContainsFunc(but, func(of string) bool {
		area, all := strings.CutSuffix(of, "*")
		return id == of || all && strings.HasPrefix(id, area)
	})
}

// others are the messages of other games, in which some words mean other things, and no card of Port Royal is named.
var others = []string{"cove.*", "tavern.*"}

// style is what of the style sheet of a language a test can hold.
type style struct {
	outer, inner string // quotation marks, and those within others: the opening and the closing one
	dots, cent   string // what stands before an ellipsis and before a per cent sign does so rightly
	forbidden    []forbidden
}

var styles = map[string]style{
	"en": {
		"“”", "‘’", `[^ \x{a0}]…`, `[^ \x{a0}]%`,
		[]forbidden{
			{`\blies\b`, "is, or is shown", nil},
			{`\bkept\b`, "saved, or stays", nil},
			{`\bstands?\b`, "is, or is written", nil},
			{`(?i)\bgone on with\b`, "continued", nil},
			{`(?i)\banew\b`, "again", nil},
			{`(?i)\bby (them|it)sel(f|ves)\b`, "automatically", nil},
			{`(?i)\b(lie|lying|stood|begun)\b`, "is, or starts", nil},
			{`(?i)\b(everyone|anyone|someone|no one)\b`, "everybody, anybody, somebody, nobody", nil},
			{`(?i)\b(seldom|dearer|suffices?|reckon)\b`, "a word of today", nil},
			{`(?i)\bagainst time\b`, "against the clock", nil},
			{`(?i)\b(take|taken) back\b`, "undo", nil},
			{`(?i)\b(he|him|his|she|hers?)\b`, "they", nil},
			{`(?i)\b1 (card|coin) more\b`, "1 more card", nil},
			{`(?i)\bpersons that\b`, "persons who", nil},
		},
	},
	"de": {
		"„“", "‚‘", `[ \x{a0}(]…`, `\x{a0}%`,
		[]forbidden{
			{`\bPartien?\b`, "Spiel", nil},
			{`Schwert|Degen`, "Säbel", nil},
			{`(Zieh|Zug|Karten)stapel`, "Nachziehstapel", []string{"rules.search.none"}},
			{`Abwurf`, "Ablagestapel", nil},
			{`(Computer|Spiel)figur`, "Computerspieler", nil},
			{`aufbewahr|\baufgehoben`, "gespeichert", nil},
			{`\bWürfel`, "Holzwürfel", others},
			{`Fähigkeit|Siegpunkt|Gebühr|gegen die Uhr`, "ein Wort der Begriffsliste", nil},
			{`\bZugs\b`, "Zuges", nil},
			{`\bSie (haben|können|müssen|dürfen)\b`, "du", nil},
			{`\b(Deck|Drück|Zeig|Heur) (die|auf|seine|an)\b`, "mit e: decke, drücke", nil},
		},
	},
	"nl": {
		"‘’", "“”", `[ \x{a0}(]…`, `[^ \x{a0}]%`,
		[]forbidden{
			{`(?i)zwaard`, "sabel", nil},
			{`(?i)\btrekstapel`, "voorraadstapel", nil},
			{`(?i)schedel`, "doodshoofd", nil},
			{`(?i)\bpartij(en)?\b`, "spel", nil},
			{`(?i)computerfigu`, "computerspeler", nil},
			{`(?i)\b(ronden|groothandelaren|toeslag|handleiding|beginscherm|naargelang)\b`, "een woord van het stijlblad", nil},
			{`(?i)\b(om munten|ieders beurt|een voor een|verder spelen)\b`, "een wending van het stijlblad", nil},
		},
	},
	"es": {
		"«»", "“”", `[^ \x{a0}]…`, `\x{a0}%`,
		[]forbidden{
			{`(?i)\b(sables?|influencia)\b`, "espada, punto de victoria", nil},
			{`(?i)\b(repeler|rechazar)\b`, "ahuyentar", nil},
			{`(?i)\bdescubr(ir|es|e|en)\b`, "revelar", nil},
			{`(?i)rival(es)? del ordenador`, "jugador virtual", nil},
			{`(?i)pila de robo`, "mazo", nil},
			{`(?i)\b(ustede?s?|escriba|pulse)\b`, "tú", nil},
			{`(?i)\b(coger|coges?|robar|naufragio|enigmas?|tablero|click|clicar|pinchar|sólo|yace)\b`, "una palabra de la hoja de estilo", nil},
			{`(?i)\b(contra el tiempo|a solas|en el acto|barra espaciadora)\b`, "una expresión de la hoja de estilo", nil},
		},
	},
}

// marks are all quotation marks that any of the languages has, but for the one that is an apostrophe too.
const marks = "“”„‘‚«»"

// arrows are messages that are pictures on buttons.
var arrows = []string{"replay.first", "replay.last", "replay.turn.back", "replay.turn.forward"}

// each calls check with every text of a language.
func each(t *testing.T, code string, check func(id, text string)) {
	t.Helper()
	all := messages(t, code)
	for _, id := range slices.Sorted(maps.Keys(all)) {
		for _, form := range slices.Sorted(maps.Keys(all[id])) {
			if form != "many" { // it is the other one again
				check(id, all[id][form])
			}
		}
	}
}

// Every language has its own quotation marks, in pairs, and others only within them; and nobody's typewriter.
func TestQuotationMarksAreThoseOfTheLanguage(t *testing.T) {
	for _, code := range codes {
		outer, inner := []rune(styles[code].outer), []rune(styles[code].inner)
		each(t, code, func(id, text string) {
			if slices.Contains(arrows, id) {
				return
			}
			opened, closed := strings.Count(text, string(outer[0])), strings.Count(text, string(outer[1]))
			if apostrophes := outer[1] == '’'; opened > closed || opened < closed && !apostrophes {
				t.Errorf("%s: %q opens %d quotations and closes %d: %q", code, id, opened, closed, text)
			}
			for _, mark := range marks {
				foreign := !slices.Contains(outer, mark) && (opened == 0 || !slices.Contains(inner, mark))
				if foreign && strings.ContainsRune(text, mark) {
					t.Errorf("%s: %q has the mark %c: %q", code, id, mark, text)
				}
			}
			if strings.ContainsAny(text, `"'`) {
				t.Errorf("%s: %q has a straight mark: %q", code, id, text)
			}
		})
	}
}

// Before an ellipsis and before a per cent sign there is a space in some languages only, and none at which a line could break
// before a per cent sign.
func TestSpacesAreThoseOfTheLanguage(t *testing.T) {
	for _, code := range codes {
		each(t, code, func(id, text string) {
			for sign, right := range map[string]string{"…": styles[code].dots, "%": styles[code].cent} {
				if n := len(regexp.MustCompile(right).FindAllString(text, -1)); n < strings.Count(text, sign) {
					t.Errorf("%s: %q has a wrong space before %s: %q", code, id, sign, text)
				}
			}
		})
	}
}

// sentences are those of a text, with what they end in.
var sentences = regexp.MustCompile(`[^.!?…\n]+[.!?…]*`)

// A sentence announces one thing; that with the scores of both is no announcement.
func TestNoSentenceHasTwoColons(t *testing.T) {
	for _, code := range codes {
		each(t, code, func(id, text string) {
			for _, sentence := range sentences.FindAllString(parameter.ReplaceAllString(text, "X"), -1) {
				sentence = strings.TrimPrefix(sentence, ":") // behind a symbol
				if strings.Count(strings.ReplaceAll(sentence, " : ", ""), ":") > 1 {
					t.Errorf("%s: %q has two colons: %q", code, id, sentence)
				}
			}
		})
	}
}

// No message says anything that the style sheets rule out.
func TestForbiddenWordings(t *testing.T) {
	for _, code := range codes {
		for _, rule := range styles[code].forbidden {
			wording := regexp.MustCompile(rule.wording)
			each(t, code, func(id, text string) {
				if found := wording.FindString(text); found != "" && !excused(rule.but, id) {
					t.Errorf("%s: %q says %q, it should be %s: %q", code, id, found, rule.instead, text)
				}
			})
		}
	}
}

// headings are messages that are no sentences, and may begin like a question.
var headings = regexp.MustCompile(`\.tip$|\.title$|^ask\.again$|^puzzle\.kind\.`)

// An English sentence that begins with What or Whoever asks something: as a subject they make it heavy.
func TestEnglishSubjectsAreLight(t *testing.T) {
	each(t, "en", func(id, text string) {
		for _, sentence := range sentences.FindAllString(parameter.ReplaceAllString(text, "X"), -1) {
			sentence = strings.TrimLeft(sentence, " -|*”")
			heavy := strings.HasPrefix(sentence, "What ") || strings.HasPrefix(sentence, "Whoever ")
			if heavy && !strings.HasSuffix(sentence, "?") && !headings.MatchString(id) {
				t.Errorf("%q begins heavily: %q", id, sentence)
			}
		}
	})
}

// Spanish questions and exclamations are marked at both ends.
func TestSpanishQuestionsAreOpened(t *testing.T) {
	each(t, "es", func(id, text string) {
		said := strings.NewReplacer("«?»", "", "![", "[").Replace(text) // a key, and a picture
		for open, end := range map[string]string{"¿": "?", "¡": "!"} {
			if strings.Count(said, open) != strings.Count(said, end) {
				t.Errorf("%q does not have a %s for each %s: %q", id, open, end, text)
			}
		}
	})
}

// Within a sentence cards are common nouns: but in German, they begin with a small letter.
func TestCardsAreSmallWithinSentences(t *testing.T) {
	for _, code := range codes {
		if code == "de" {
			continue
		}
		all := messages(t, code)
		levels, titles := map[string]bool{}, []string{}
		for id, texts := range all {
			if strings.HasPrefix(id, "level.") { // the computer players are called like some of the cards
				levels[texts["other"]] = true
			}
		}
		for id, texts := range all {
			if title := texts["other"]; !levels[title] && (strings.HasPrefix(id, "role.") || strings.HasPrefix(id, "ship.")) {
				titles = append(titles, regexp.QuoteMeta(title))
			}
		}
		slices.Sort(titles)
		large := regexp.MustCompile(`[\p{Ll}\d,;)}] (` + strings.Join(titles, "|") + `)`)
		each(t, code, func(id, text string) {
			if of, ok := strings.CutPrefix(id, "contract."); ok && !strings.Contains(of, ".") {
				return // what a contract is called
			}
			if excused(others, id) {
				return
			}
			if found := large.FindStringSubmatch(strings.ReplaceAll(text, "Pirate’s Cove", "")); found != nil { // a game, no card
				t.Errorf("%s: %q has %q within a sentence: %q", code, id, found[1], text)
			}
		})
	}
}
