package piratescove

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"portroyal/ui/golden"
	"portroyal/ui/outline"
	"portroyal/ui/words"
)

// mute are lines of an outline that say nothing.
var mute = regexp.MustCompile(`(?m)^ *((box|picture|drawing|paper)( \[covered\])? ?)+\n`)

// said are the lines of an outline that say something, of what is on top.
func said(outline string) string {
	if _, top, covered := strings.Cut(outline, "\noverlay\n"); covered {
		outline = top
	}
	return mute.ReplaceAllString(outline, "")
}

// mastered are the screens whose outlines are held against masters: those with much to say.
var mastered = []string{"start", "setup-unfolded", "gallery", "statistics", "ending", "review", "replay"}

// Screens show what their masters say, in English; of the statistics there is more in German.
//
//	go test -tags ci ./ui/piratescove -run Golden -refresh
func TestGoldenScreens(t *testing.T) {
	for _, name := range mastered {
		t.Run(name, func(t *testing.T) {
			b := newBench(t, nil)
			at := slices.IndexFunc(screens, func(s screen) bool { return s.name == name })
			screens[at].to(b)
			languages := []words.Language{words.English, words.German}
			if name != "statistics" {
				languages = languages[:1]
			}
			for _, language := range languages {
				b.shown(screens[at].open, language, func() {
					golden.Text(t, name+"."+string(language)+".txt", said(outline.Of(b.stage.Window.Canvas())))
					golden.Draw(t, name+"."+string(language), b.stage.Window.Canvas().Capture)
				})
			}
		})
	}
}
