package portroyal

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"portroyal/engine/record"
	"portroyal/ui/portroyal/story"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// offered is the name under which the dialog offers to save something.
func (b *bench) offered() string {
	b.t.Helper()
	if !b.asksWhere() {
		b.t.Fatal("nobody asks where")
	}
	return visible.All[*widgets.Field](b.Top())[0].Text
}

// A file saved from a game is offered under a name that says when the game began and who plays.
func TestNamesThatAreOffered(t *testing.T) {
	b := newBench(t, nil)
	b.begin(withSeed(hotSeat("Ann", "Jörg / 2"), 3))
	begun := b.house.Match.Record().Begun.Local().Format("2006-01-02-1504")
	for extension, save := range map[string]func(){
		record.CopyExtension: b.SaveGame, ".txt": b.Menu().Text, ".png": b.SavePicture,
	} {
		save()
		if name, want := b.offered(), "port-royal-"+begun+"-Ann-Joerg-2"+extension; name != want {
			t.Errorf("offered is %q, not %q", name, want)
		}
		b.stage.Close()
		b.Pass(time.Second)
	}
}

// The text of a game is told in the language of the window, and knows no ids.
func TestGameIsSavedInTheLanguageOfTheWindow(t *testing.T) {
	b := newBench(t, nil)
	folder := b.savesInto()
	b.begin(withSeed(hotSeat("Ann", "Ben"), 3))
	for range 12 {
		legal := b.game.Legal()
		b.act(legal[len(legal)-1])
	}
	for _, language := range words.Languages {
		b.speak(language)
		b.Menu().Text()
		b.saveUnder(string(language))
		var want strings.Builder
		if err := story.Write(&want, words.In(language), b.house.Match.Record()); err != nil {
			t.Fatal(err)
		}
		text := held(t, filepath.Join(folder, string(language)+".txt"))
		if text != want.String() || !strings.Contains(text, words.In(language).T("game.round", "Round", 2)) {
			t.Errorf("%s: it is told %q", language, text)
		}
		for _, card := range b.house.Match.Record().Cards {
			if id := card.String(); strings.Contains(id, "-") && strings.Contains(text, id) {
				t.Errorf("%s: there is the id %s", language, id)
			}
		}
	}
}
