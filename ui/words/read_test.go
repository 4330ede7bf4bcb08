package words

import (
	"slices"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"
	"github.com/google/go-cmp/cmp"
	"github.com/nicksnyder/go-i18n/v2/i18n"

	"portroyal/locales"
)

// All files are read as a reader of all of TOML reads them.
func TestMessagesAreReadAsTheyAreWritten(t *testing.T) {
	byID := func(a, b *i18n.Message) int { return strings.Compare(a.ID, b.ID) }
	for _, code := range Languages {
		for _, file := range locales.Files(string(code)) {
			content, err := locales.Read(file)
			if err != nil {
				t.Fatal(err)
			}
			want, err := i18n.ParseMessageFileBytes(content, file, map[string]i18n.UnmarshalFunc{"toml": toml.Unmarshal})
			if err != nil {
				t.Fatal(err)
			}
			got, err := messages(string(content))
			if err != nil {
				t.Fatalf("%s: %v", file, err)
			}
			slices.SortFunc(got, byID)
			slices.SortFunc(want.Messages, byID)
			if diff := cmp.Diff(want.Messages, got); diff != "" {
				t.Errorf("%s: %s", file, diff)
			}
		}
	}
}

// Anything else that TOML allows is an error, and no message.
func TestOtherMessagesAreErrors(t *testing.T) {
	for _, file := range []string{
		`"a" = 'b'`, `a = "b"`, `"a" = "b\n"`, `"a" = """` + "\nb", `[a]`, `"a"="b"`, `"a" = "b" # c`, `"a".few = "b"`,
		`a.one = "b"`, `"a".one.b = "c"`, `a"b" = "c"`, `["a"]` + "\none = \"b\"",
	} {
		if all, err := messages(file); err == nil {
			t.Errorf("%s: %v", file, all)
		}
	}
}
