package words

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"github.com/jeandeaual/go-locale"
	"golang.org/x/text/language"

	"portroyal/locales"
)

// ToolkitFollows makes the toolkit's own words, those of the menu over a field, follow the language. The toolkit goes by the system's language, cannot be told another and has
// no Dutch; so the words of the chosen language are laid over whatever language it has picked.
// This is the one place where its words are touched.
func ToolkitFollows(code Language) error {
	data, err := locales.ToolkitIn(string(code))
	if err != nil {
		return err
	}
	for _, over := range append(systemTags(), language.English) { // English is its fallback
		base, _ := over.Base()
		for _, name := range []string{base.String(), over.String()} {
			if err := lang.AddTranslationsForLocale(data, fyne.Locale(name)); err != nil {
				return err
			}
		}
	}
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
