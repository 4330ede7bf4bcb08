package release

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/BurntSushi/toml"

	"portroyal/ui/appfile"
	"portroyal/ui/words"
)

// News are what is new in a version, for players.
type News struct {
	Version string
	Date    string                      // as in 2026-11-22
	What    map[words.Language][]string // as many sentences in each language
}

// Day is the day on which the version came out.
func (n *News) Day() (time.Time, error) { return time.Parse(time.DateOnly, n.Date) }

// ReadNews reads news.toml: the versions there have been, newest first. There is at least one, and each is told of in
// every language.
func ReadNews(file string) ([]News, error) {
	var all struct{ Release []News }
	meta, err := toml.DecodeFile(file, &all)
	if err != nil {
		return nil, err
	}
	fail := func(format string, args ...any) ([]News, error) {
		return nil, fmt.Errorf("%s: "+format, append([]any{file}, args...)...)
	}
	if unknown := meta.Undecoded(); len(unknown) > 0 {
		return fail("%s is unknown", unknown[0])
	}
	if len(all.Release) == 0 {
		return fail("there is no version")
	}
	for i := range all.Release {
		n := &all.Release[i]
		if !appfile.IsVersion(n.Version) {
			return fail("%q is not a version as in 1.2.3", n.Version)
		}
		if _, err := n.Day(); err != nil {
			return fail("%s: %q is not a date as in 2026-11-22", n.Version, n.Date)
		}
		if i > 0 && n.Date > all.Release[i-1].Date {
			return fail("%s came out later than the version above it", n.Version)
		}
		if len(n.What) != len(words.Languages) {
			return fail("%s: there are %d languages, not %d", n.Version, len(n.What), len(words.Languages))
		}
		for _, language := range words.Languages {
			what := n.What[language]
			if len(what) == 0 || len(what) != len(n.What[words.English]) {
				return fail("%s: %d sentences in %q, %d in English", n.Version, len(what), language,
					len(n.What[words.English]))
			}
			if slices.ContainsFunc(what, func(s string) bool { return s == "" || s != strings.TrimSpace(s) }) {
				return fail("%s: a sentence in %q is empty, or has space around it", n.Version, language)
			}
		}
	}
	return all.Release, nil
}
