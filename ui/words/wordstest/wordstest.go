// Package wordstest judges sentences as they reach a player, put together from messages, names and numbers, for tests. What
// can be seen in a message by itself is judged in the folder locales.
package wordstest

import (
	"regexp"
	"strings"
	"testing"
)

var (
	// end is where one sentence, or one piece of news, ends and the next begins.
	end = regexp.MustCompile(`[.!?…][”“’»)]*\s+|\n| · |\s{2,}`)

	// colon is one that announces something; those of scores and of hours stand between numbers.
	colon = regexp.MustCompile(`\d ?: ?\d|:`)
)

// Said fails unless a text is fit to be read: no sentence in it announces something after it has announced something, and
// no message and no value is missing.
func Said(t *testing.T, where, text string) {
	t.Helper()
	for _, missing := range []string{"<no value>", "()", ", ,", "..", " .", " ,"} {
		if strings.Contains(text, missing) {
			t.Errorf("%s: there is %q in %q", where, missing, text)
		}
	}
	for _, sentence := range end.Split(text, -1) {
		colons := 0
		for _, found := range colon.FindAllString(sentence, -1) {
			if found == ":" {
				colons++
			}
		}
		if colons > 1 {
			t.Errorf("%s: %d colons in %q", where, colons, sentence)
		}
	}
}
