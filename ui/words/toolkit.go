package words

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"github.com/jeandeaual/go-locale"
	"golang.org/x/text/language"

	"portroyal/locales"
)

// following is the language, and those laid over by it, in which the toolkit's words are at present.
var following struct {
	sync.Mutex
	words string
}

// ToolkitFollows makes the toolkit's own words, those of the menu over a field, follow the language. The toolkit goes by the
// system's language, cannot be told another and has no Dutch; so the words of the chosen language are laid over whatever
// language it has picked, which takes it a while for each. This is the one place where its words are touched.
func ToolkitFollows(code Language) error {
	data, err := locales.ToolkitIn(string(code))
	if err != nil {
		return err
	}
	var names []string
	for _, over := range append(systemTags(), language.English) { // English is its fallback
		base, _ := over.Base()
		names = append(names, base.String(), over.String())
	}
	slices.Sort(names)
	names = slices.Compact(names)
	following.Lock()
	defer following.Unlock()
	words := fmt.Sprint(code, names)
	if words == following.words {
		return nil
	}
	following.words = "" // until all of them are
	for _, name := range names {
		if err := lang.AddTranslationsForLocale(data, fyne.Locale(name)); err != nil {
			return err
		}
	}
	following.words = words
	return nil
}

// System is the language of the system, English if it is none of ours.
func System() Language {
	for _, tag := range systemTags() {
		base, _ := tag.Base()
		for _, known := range Languages {
			if base.String() == string(known) {
				return known
			}
		}
	}
	return English
}

// systemTags lists the languages that the system asks for, the most wanted first. Names that are
// no languages, as C, are passed over.
func systemTags() (tags []language.Tag) {
	names, err := locale.GetLocales()
	if err != nil {
		return nil
	}
	for _, name := range names {
		name, _, _ = strings.Cut(name, "@") // a modifier such as @euro is no part of the language
		tag, err := language.Parse(name)
		if err == nil && tag != language.Und {
			tags = append(tags, tag)
		}
	}
	return tags
}
