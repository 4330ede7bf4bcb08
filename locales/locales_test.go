package locales_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/BurntSushi/toml"
	"github.com/google/go-cmp/cmp"
	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"

	_ "portroyal/examples/tavern/locales"
	"portroyal/locales"
)

// codes are the languages that there are files of, English first: the others are held against it.
var codes = []string{"en", "de", "nl", "es"}

// forms are the plural forms of a message, by their names in the files; a plain message has only
// "other".
type forms map[string]string

func (f forms) plural() bool { return len(f) > 1 }

// markup is what is not words in a rulebook: symbols, and the frames of pictures and links.
var markup = regexp.MustCompile(`(!\[\]\([^)]*\) ?)+|!?\[|\]\([^)]*\)`)

// messages reads a language as the program does, and the chapters of the rulebooks.
func messages(t *testing.T, code string) map[string]forms {
	t.Helper()
	var read []*i18n.Message
	for _, name := range locales.Files(code) {
		data, err := locales.Read(name)
		if err != nil {
			t.Fatal(err)
		}
		file, err := i18n.ParseMessageFileBytes(data, name, map[string]i18n.UnmarshalFunc{"toml": toml.Unmarshal})
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		read = append(read, file.Messages...)
	}
	all := map[string]forms{}
	for _, m := range read {
		if all[m.ID] != nil {
			t.Errorf("%s: %q stands in two files", code, m.ID)
		}
		found := forms{}
		for form, text := range map[string]string{
			"zero": m.Zero, "one": m.One, "two": m.Two, "few": m.Few, "many": m.Many, "other": m.Other,
		} {
			if text != "" {
				found[form] = text
			}
		}
		all[m.ID] = found
	}
	for _, game := range []string{"portroyal", "piratescove"} {
		for i, chapter := range strings.Split(locales.Rulebook(game, code), "\n## ") {
			said := forms{"other": markup.ReplaceAllString(chapter, "")}
			all[fmt.Sprint(map[string]string{"piratescove": "cove."}[game], "rules.", i)] = said
		}
	}
	return all
}

var parameter = regexp.MustCompile(`\{\{\.([A-Z][A-Za-z]*)\}\}`)

// parameters are the names of the parameters in a text, in order and each once.
func parameters(text string) []string {
	names := []string{}
	for _, match := range parameter.FindAllStringSubmatch(text, -1) {
		names = append(names, match[1])
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// The same files with the same messages in the same order make it easy to lay two languages side by side.
func TestEveryLanguageHasTheSameMessagesInTheSameOrder(t *testing.T) {
	all := 0
	for _, pattern := range []string{"*/*.toml", "../examples/*/locales/*.toml"} {
		found, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		all += len(found)
	}
	if files := len(locales.Files("en")) * len(codes); all != files {
		t.Errorf("%d files of messages, want %d: those of English in %d languages", all, files, len(codes))
	}
	for _, name := range locales.Files("en") {
		english := order(t, name)
		for _, code := range codes[1:] {
			if diff := cmp.Diff(english, order(t, strings.TrimSuffix(name, "en.toml")+code+".toml")); diff != "" {
				t.Errorf("%s, as in English (-) and here (+): %s", code, diff)
			}
		}
	}
}

// order are the ids of a file, each once, in the order in which they stand there.
func order(t *testing.T, name string) (ids []string) {
	t.Helper()
	data, err := locales.Read(name)
	if err != nil {
		t.Fatal(err)
	}
	var into map[string]any
	meta, err := toml.Decode(string(data), &into)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	for _, key := range meta.Keys() {
		ids = append(ids, key[0])
	}
	return slices.Compact(ids)
}

func TestEveryLanguageHasTheSameParameters(t *testing.T) {
	english := messages(t, "en")
	for _, code := range codes {
		for id, texts := range messages(t, code) {
			want := parameters(english[id]["other"])
			for form, text := range texts {
				have := parameters(text)
				if strings.Count(text, "{{") != len(parameter.FindAllString(text, -1)) {
					t.Errorf("%s: %q has something in braces that is no parameter: %q", code, id, text)
				}
				if form == "one" && !slices.Contains(parameters(english[id]["one"]), "Count") {
					// English tells "one" in words or not at all; others may then do so too.
					have, want := without(have, "Count"), without(want, "Count")
					if !slices.Equal(have, want) {
						t.Errorf("%s: %q has the parameters %v in its form one, English has %v", code, id, have, want)
					}
				} else if !slices.Equal(have, want) {
					t.Errorf("%s: %q has the parameters %v in its form %s, English has %v", code, id, have, form, want)
				}
			}
		}
	}
}

func without(names []string, name string) []string {
	return slices.DeleteFunc(slices.Clone(names), func(other string) bool { return other == name })
}

// demanded are the plural forms that the library which chooses them knows for a language. It does
// not tell them; so it is asked with numbers of every kind.
func demanded(t *testing.T, code string) []string {
	t.Helper()
	tag := language.MustParse(code)
	bundle := i18n.NewBundle(tag)
	err := bundle.AddMessages(tag, &i18n.Message{
		ID: "form", Zero: "zero", One: "one", Two: "two", Few: "few", Many: "many", Other: "other",
	})
	if err != nil {
		t.Fatal(err)
	}
	localizer := i18n.NewLocalizer(bundle, code)
	found := map[string]bool{}
	counts := []any{1_000_000, 2_000_000, "0.0", "0.1", "1.0", "1.5", "2.1"}
	for n := range 1200 {
		counts = append(counts, n)
	}
	for _, count := range counts {
		form, err := localizer.Localize(&i18n.LocalizeConfig{MessageID: "form", PluralCount: count})
		if err != nil {
			t.Fatal(err)
		}
		found[form] = true
	}
	return slices.Sorted(maps.Keys(found))
}

func TestPluralMessagesHaveTheFormsOfTheirLanguage(t *testing.T) {
	english := messages(t, "en")
	for _, code := range codes {
		want := demanded(t, code)
		for id, texts := range messages(t, code) {
			have := slices.Sorted(maps.Keys(texts))
			if !english[id].plural() {
				if !slices.Equal(have, []string{"other"}) {
					t.Errorf("%s: %q is a plain message in English, and has the forms %v", code, id, have)
				}
			} else if !slices.Equal(have, want) {
				t.Errorf("%s: %q has the forms %v, want %v", code, id, have, want)
			}
		}
	}
}

func TestNoMessageIsEmpty(t *testing.T) {
	for _, code := range codes {
		all := messages(t, code)
		for id, texts := range all {
			if len(texts) == 0 {
				t.Errorf("%s: %q is empty", code, id)
			}
			for form, text := range texts {
				if strings.TrimSpace(text) == "" {
					t.Errorf("%s: %q has nothing in its form %s", code, id, form)
				}
			}
		}
	}
}

// alike are messages that are rightly the same as in English.
var alike = map[string][]string{
	"de": {
		"voyage.rival", "daily.told", // a name, and what is put together with “in”
		"cove.legend.blackbeard", "cove.legend.object.blackbeard", "cove.legend.hook", "cove.legend.object.hook",
		"cove.legend.cacafuego",
		"app.title", "about.version", "card.expedition", "level.admiral", "role.admiral", "setup.name", "speed.normal",
		// what the boxes are called
		"deck.unterwegs", "preset.base", "preset.caribbean", "preset.unterwegs",
		"help.key.enter", "help.key.escape", // what is written on the keys
		"file.name", "file.downloads", "file.computer", "file.size.kb", "file.size.mb",
	},
	"nl": {
		"voyage.rival", "cove.legend.cacafuego", // names
		"daily.told", // put together with “in”
		"app.title", "menu", "help", "help.key.enter", "help.key.press", "help.key.escape", "help.key.undo", "help.key.copy",
		"help.key.quit", "help.key.backspace", "help.key.log", "deck.unterwegs", "preset.base", "preset.caribbean", "preset.unterwegs",
		"length.minutes", "hint", "end.hints", "figures.choose.hints",
		"file.downloads", "file.computer", "file.size.kb", "file.size.mb",
	},
	"es": {
		"voyage.rival", "cove.legend.cacafuego", // names
		"app.title", "speed.normal", "help.key.escape", "help.key.undo", "help.key.copy", "help.key.quit", "deck.unterwegs",
		"preset.base", "preset.caribbean", "preset.unterwegs", "length.minutes", "name.5", "notice.persons.apart",
		"file.size.kb", "file.size.mb",
	},
}

func TestMessagesAreTranslated(t *testing.T) {
	english := messages(t, "en")
	for _, code := range codes[1:] {
		all := messages(t, code)
		for id, texts := range all {
			for form, text := range texts {
				if text == english[id][form] && hasWords(text) && !slices.Contains(alike[code], id) {
					t.Errorf("%s: %q is still English: %q", code, id, text)
				}
			}
		}
		for _, id := range alike[code] {
			if all[id]["other"] != english[id]["other"] {
				t.Errorf("%s: %q need not be excused any more: %q", code, id, all[id]["other"])
			}
		}
	}
}

// hasWords reports whether there is anything to translate: more than one letter beside parameters.
func hasWords(text string) bool {
	letters := 0
	for _, r := range parameter.ReplaceAllString(text, "") {
		if unicode.IsLetter(r) {
			letters++
		}
	}
	return letters > 1
}

func TestSignsAreTypographic(t *testing.T) {
	for _, code := range codes {
		for id, texts := range messages(t, code) {
			for _, text := range texts {
				if strings.Contains(text, "...") {
					t.Errorf("%s: %q has three dots for an ellipsis: %q", code, id, text)
				}
				if code != "en" && strings.ContainsAny(text, `'"`) {
					t.Errorf("%s: %q has a typewriter's quotation mark: %q", code, id, text)
				}
				if strings.Contains(text, "  ") || strings.Trim(text, " ") != text {
					t.Errorf("%s: %q has a space too many: %q", code, id, text)
				}
			}
		}
	}
}

// Words on plates and on the foot of a card have little room. Whether the ones on cards fit is
// measured where they are drawn; here they are kept from needing the smallest type.
func TestShortMessagesAreShort(t *testing.T) {
	plates := []string{"reveal", "stop", "pass", "repel", "dock", "claim", "skip", "result", "log", "help", "menu"}
	for _, code := range codes {
		for id, texts := range messages(t, code) {
			most := 0
			switch {
			case strings.HasSuffix(id, ".tip") || strings.HasSuffix(id, ".about"):
			case strings.HasPrefix(id, "ability."):
				most = 21
			case slices.Contains(plates, id), strings.HasPrefix(id, "menu."), strings.HasPrefix(id, "start."):
				most = 22
			}
			if n := utf8.RuneCountInString(texts["other"]); most > 0 && n > most {
				t.Errorf("%s: %q has %d characters, %d are the most: %q", code, id, n, most, texts["other"])
			}
		}
	}
}

// flat gives the words of the toolkit with their keys; plural forms under "key/form".
func flat(t *testing.T, code string) map[string]string {
	t.Helper()
	data, err := locales.ToolkitIn(code)
	if err != nil {
		t.Fatal(err)
	}
	var tree map[string]any
	if err := json.Unmarshal(data, &tree); err != nil {
		t.Fatalf("%s: %v", code, err)
	}
	all := map[string]string{}
	for key, value := range tree {
		switch value := value.(type) {
		case string:
			all[key] = value
		case map[string]any:
			for form, text := range value {
				all[key+"/"+form] = fmt.Sprint(text)
			}
		default:
			t.Errorf("%s: %q is neither a text nor plural forms", code, key)
		}
	}
	return all
}

func TestToolkitHasTheSameKeysInEveryLanguage(t *testing.T) {
	english := flat(t, "en")
	for _, code := range codes {
		all := flat(t, code)
		if have, want := slices.Sorted(maps.Keys(all)), slices.Sorted(maps.Keys(english)); !slices.Equal(have, want) {
			t.Errorf("%s has the keys %v, English %v", code, have, want)
		}
		for key, text := range all {
			if strings.TrimSpace(text) == "" {
				t.Errorf("%s: %q is empty", code, key)
			}
			if code != "en" && text == english[key] {
				t.Errorf("%s: %q is still English: %q", code, key, text)
			}
		}
	}
}

// The names of players are their own, and some end in a number: between a name and a number there is more than a space.
func TestNamesAndNumbersAreKeptApart(t *testing.T) {
	const name = `\{\{\.(Player|Other|Active|Rival)\}\}`
	number := `(\d|\{\{\.(Count|Points?|Coins|Fee|Mine|Theirs|Than|Of|Worth|Net|OtherPoints|OtherCoins|CountPoints|Otherwise|Step|Turn|Place|Key)\}\})`
	glued := regexp.MustCompile(name + " " + number + "|" + number + " " + name)
	for _, code := range codes {
		for id, texts := range messages(t, code) {
			for _, text := range texts {
				if found := glued.FindString(text); found != "" {
					t.Errorf("%s: %q has %q: %q", code, id, found, text)
				}
			}
		}
	}
}

// Spanish counts millions by a form of their own, which no number here needs: it says what that of other numbers says.
func TestMillionsAreToldLikeOtherNumbers(t *testing.T) {
	for id, texts := range messages(t, "es") {
		if texts["many"] != "" && texts["many"] != texts["other"] {
			t.Errorf("%q: %q, and %q", id, texts["many"], texts["other"])
		}
	}
}
