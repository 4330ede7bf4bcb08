//go:build !windows && !darwin

package words_test

// Elsewhere the languages of the system do not come from the environment.

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/lang"

	"portroyal/ui/words"
)

// environment sets what the system says about languages; what is not named is empty.
func environment(t *testing.T, values map[string]string) {
	t.Helper()
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"} {
		t.Setenv(name, values[name])
	}
}

func TestSystem(t *testing.T) {
	for _, c := range []struct {
		env  map[string]string
		want words.Language
	}{
		{nil, words.English},
		{map[string]string{"LANG": "de_DE.UTF-8"}, words.German},
		{map[string]string{"LANG": "nl_BE"}, words.Dutch},
		{map[string]string{"LANG": "es_MX"}, words.Spanish},
		{map[string]string{"LANG": "en_GB.UTF-8"}, words.English},
		{map[string]string{"LANG": "fr_FR"}, words.English},
		{map[string]string{"LANG": "C"}, words.English},
		{map[string]string{"LANG": "C.UTF-8"}, words.English},
		{map[string]string{"LANG": "POSIX"}, words.English},
		{map[string]string{"LANG": "garbage!!"}, words.English},
		{map[string]string{"LC_ALL": "C", "LANG": "de_DE"}, words.English},
		{map[string]string{"LC_ALL": "es_ES.UTF-8", "LANG": "de_DE.UTF-8"}, words.Spanish},
		{map[string]string{"LC_MESSAGES": "nl_NL.UTF-8", "LANG": "de_DE.UTF-8"}, words.Dutch},
		{map[string]string{"LANG": "fr_FR.UTF-8", "LANGUAGE": "fr:es:de"}, words.Spanish},
		{map[string]string{"LANG": "de_DE.UTF-8", "LANGUAGE": "nl"}, words.Dutch},
		{map[string]string{"LANG": "C", "LANGUAGE": "nl"}, words.English},
		{map[string]string{"LANG": "de_DE.UTF-8", "LANGUAGE": "garbage!!:nl"}, words.Dutch},
	} {
		t.Run(strings.Trim(strings.Join([]string{
			c.env["LC_ALL"], c.env["LC_MESSAGES"], c.env["LANG"],
			c.env["LANGUAGE"],
		}, ","), ","), func(t *testing.T) {
			environment(t, c.env)
			if got := words.System(); got != c.want {
				t.Errorf("%v: %q, want %q", c.env, got, c.want)
			}
		})
	}
}

// The toolkit reads the environment whenever words are given to it. Dutch comes first each time, so
// that a system on which nothing happens still shows the German of the one before.
func TestToolkitFollows(t *testing.T) {
	for _, locale := range []string{
		"de_DE.UTF-8", "C", "C.UTF-8", "", "fr_FR.UTF-8", "en_US.UTF-8", "es_MX.UTF-8", "nl_NL.UTF-8",
		"pt_PT.UTF-8", "pt_BR.UTF-8", "sv_FI.UTF-8", "zh_CN.UTF-8", "zh_TW.UTF-8", "sr_RS.UTF-8", "nb_NO.UTF-8",
		"uk_UA.UTF-8", "ja_JP.UTF-8", "garbage!!",
	} {
		t.Run(locale, func(t *testing.T) {
			environment(t, map[string]string{"LANG": locale})
			for _, c := range []struct {
				code        words.Language
				paste, undo string
			}{
				{words.Dutch, "Plakken", "Ongedaan maken"},
				{words.German, "Einfügen", "Rückgängig"},
				{words.Spanish, "Pegar", "Deshacer"},
				{words.English, "Paste", "Undo"},
				{words.German, "Einfügen", "Rückgängig"},
			} {
				if err := words.ToolkitFollows(c.code); err != nil {
					t.Fatal(err)
				}
				if got := lang.L("Paste"); got != c.paste {
					t.Errorf("%s: %q, want %q", c.code, got, c.paste)
				}
				if got := lang.L("Undo"); got != c.undo {
					t.Errorf("%s: %q, want %q", c.code, got, c.undo)
				}
			}
		})
	}
	if words.ToolkitFollows("xx") == nil {
		t.Error("a language without words for the toolkit is no error")
	}
}

// Some systems still name a currency or a script after the region.
func TestModifierOfALocaleIsPassedOver(t *testing.T) {
	environment(t, map[string]string{"LANG": "de_AT@euro"})
	if got := words.System(); got != words.German {
		t.Errorf("%q, want %q", got, words.German)
	}
	if err := words.ToolkitFollows(words.Dutch); err != nil {
		t.Fatal(err)
	}
	if got := lang.L("Paste"); got != "Plakken" {
		t.Errorf("the toolkit says %q, want %q", got, "Plakken")
	}
}
