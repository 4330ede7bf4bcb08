package excerpt_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"portroyal/engine/internal/excerpt"
)

func TestOf(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"", ""},
		{"mermaid", "mermaid"},
		{strings.Repeat("a", 40), strings.Repeat("a", 40)},
		{strings.Repeat("a", 41), strings.Repeat("a", 39) + "…"},
		{strings.Repeat("ß", 40), strings.Repeat("ß", 40)},
		{strings.Repeat("ß", 1_000_000), strings.Repeat("ß", 39) + "…"},
		{strings.Repeat("🏴", 41), strings.Repeat("🏴", 39) + "…"},
		{"a\xffb", "a\ufffdb"},
	} {
		if got := excerpt.Of(c.text); got != c.want {
			t.Errorf("%.50q is cut to %q, not %q", c.text, got, c.want)
		}
	}
}

func TestQuoted(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"", `""`},
		{"mer\nmaid", `"mer\nmaid"`},
		{"\xff", `"\xff"`},
		{strings.Repeat("ü", 41), `"` + strings.Repeat("ü", 39) + `…"`},
		{strings.Repeat("\xff", 41), `"` + strings.Repeat(`\xff`, 39) + `…"`},
	} {
		if got := excerpt.Quoted(c.text); got != c.want {
			t.Errorf("%.50q is quoted as %s, not %s", c.text, got, c.want)
		}
	}
}

func TestSentence(t *testing.T) {
	if got := excerpt.Sentence("open a\nb: no such\tfile"); got != "open a b: no such file" {
		t.Errorf("got %q", got)
	}
	if got := excerpt.Sentence("open a\u202eb: no\u2066 such file"); got != "open a\ufffdb: no\ufffd such file" {
		t.Errorf("got %q", got)
	}
	for _, filling := range []string{"a", "ü", "🏴", "\xff", "🏴\xff"} {
		for _, n := range []int{0, 1, 5, 200, 399, 400, 401, 500, 100_000} {
			got := excerpt.Sentence("it begins " + strings.Repeat(filling, n) + " and ends")
			switch {
			case !utf8.ValidString(got) || strings.ContainsAny(got, "\n\t"):
				t.Fatalf("%d times %q: not one line of text: %q", n, filling, got)
			case utf8.RuneCountInString(got) > 410:
				t.Fatalf("%d times %q: %d characters are left", n, filling, utf8.RuneCountInString(got))
			case !strings.HasPrefix(got, "it begins ") || !strings.HasSuffix(got, " and ends"):
				t.Fatalf("%d times %q: beginning and end are not there: %q", n, filling, got)
			}
		}
	}
}
