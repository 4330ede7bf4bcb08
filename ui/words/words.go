// Package words makes the sentences that a player reads, in the language that they have chosen. It knows which languages
// there are and how they write lists, days and numbers, and no game; the sentences are in the folder locales.
package words

import (
	"fmt"
	"strconv"
	"strings"
	"sync"
	"unicode"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"

	"portroyal/locales"
)

// Language is the code of one of the four languages.
type Language string

// The languages, each with a complete set of messages.
const (
	English Language = "en"
	German  Language = "de"
	Dutch   Language = "nl"
	Spanish Language = "es"
)

// Languages lists the languages in the order in which they are offered.
var Languages = []Language{English, German, Dutch, Spanish}

// bundles gives the messages of each language. A language is read when it is first spoken: nobody waits for
// the others when the program starts.
var bundles = func() map[Language]func() *i18n.Bundle {
	bundles := map[Language]func() *i18n.Bundle{}
	for _, code := range Languages {
		bundles[code] = sync.OnceValue(func() *i18n.Bundle { return read(code) })
	}
	return bundles
}()

// read reads the messages of a language.
func read(code Language) *i18n.Bundle {
	tag := language.MustParse(string(code))
	bundle := i18n.NewBundle(tag)
	for _, file := range locales.Files(string(code)) {
		content, err := locales.Read(file)
		if err == nil {
			var all []*i18n.Message
			all, err = messages(string(content))
			bundle.MustAddMessages(tag, all...)
		}
		if err != nil {
			panic(fmt.Errorf("%s: %w", file, err)) // the files are part of the program, and a test reads them
		}
	}
	return bundle
}

// Words speaks one language.
type Words struct {
	language  Language
	localizer *i18n.Localizer
}

// In gives the words of a language; one that does not exist gives English.
func In(code Language) *Words {
	for _, known := range Languages {
		if known == code {
			return &Words{code, i18n.NewLocalizer(bundles[code](), string(code))}
		}
	}
	return In(English)
}

// Language is the language that is spoken.
func (w *Words) Language() Language { return w.language }

// T gives the message of this id. pairs are names and values of its parameters.
func (w *Words) T(id ID, pairs ...any) string {
	return w.once(id, nil, pairs)
}

// Say is T for whichever language is asked.
func Say(id ID, pairs ...any) func(*Words) string {
	return func(w *Words) string { return w.once(id, nil, pairs) }
}

// N gives the message of this id in the plural form for count, which is its parameter Count. A message without such forms is
// the same for any count.
func (w *Words) N(id ID, count int, pairs ...any) string {
	return w.once(id, &count, pairs)
}

// Tell gives the message of this id, a single line, in the plural form for count if it has any. Its parameters are fields and
// methods of what it tells of, and no others are worked out.
func (w *Words) Tell(id Told, count int, of any) string {
	return harmless(w.message(&i18n.LocalizeConfig{MessageID: string(id), TemplateData: of, PluralCount: count}))
}

// message shows the id itself where a message is missing: a test sees to it that none is. Where there is a text in spite of an
// error, as of a message whose plural form is missing, that is better than none.
func (w *Words) message(config *i18n.LocalizeConfig) string {
	if text, _ := w.localizer.Localize(config); text != "" {
		return text
	}
	return "[" + config.MessageID + "]"
}

func parameters(pairs []any) map[string]any {
	data := make(map[string]any, len(pairs)/2+1)
	for i := 0; i+1 < len(pairs); i += 2 {
		name, _ := pairs[i].(string)
		value := pairs[i+1]
		if text, is := value.(string); is {
			value = harmless(text)
		}
		data[name] = value
	}
	return data
}

// harmless is a text, as the name of a file that comes from anywhere, without the characters that end a line or turn the
// direction of the sentence around it: something is seen in the place of each.
func harmless(text string) string {
	return strings.Map(func(sign rune) rune {
		if unicode.IsControl(sign) || unicode.Is(unicode.Bidi_Control, sign) {
			return unicode.ReplacementChar
		}
		return sign
	}, text)
}

// Percent writes a chance from 0 to 1 in whole per cent, as the language does.
func (w *Words) Percent(chance float64) string {
	return w.T("percent", "Number", strconv.Itoa(int(chance*100+0.5)))
}

// Shares writes chances that add up to at most 1 so that what is written adds up as they do: to 100 per cent, where one of
// them has to come up. Each is within one of a hundred of what it is.
func (w *Words) Shares(chances ...float64) []string {
	numbers, rest, sum := make([]int, len(chances)), make([]float64, len(chances)), 0.0
	left := 0
	for i, chance := range chances {
		sum += chance
		numbers[i] = int(chance * 100)
		rest[i] = chance*100 - float64(numbers[i])
		left -= numbers[i]
	}
	for left += int(sum*100 + 0.5); left > 0; left-- {
		most := 0
		for i := range rest {
			if rest[i] > rest[most] {
				most = i
			}
		}
		numbers[most]++
		rest[most] = -1
	}
	written := make([]string, len(numbers))
	for i, n := range numbers {
		written[i] = w.T("percent", "Number", strconv.Itoa(n))
	}
	return written
}

// Decimal writes a number with one digit after the point or comma, as the language does.
func (w *Words) Decimal(n float64) string {
	written := strconv.FormatFloat(n, 'f', 1, 64)
	if written == "-0.0" { // hardly less than nothing
		written = "0.0"
	}
	whole, tenth, _ := strings.Cut(written, ".")
	return w.T("decimal", "Whole", whole, "Tenth", tenth)
}
