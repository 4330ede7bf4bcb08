package tutorial

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// pile is the position of a game.
type pile struct {
	Stones  int
	Options struct{ Players int }
}

func (p *pile) UnmarshalJSON(data []byte) error {
	type fields pile
	return json.Unmarshal(data, (*fields)(p))
}

const chapter = `
[options]
players = 3

[[scene]]
position = { stones = 7 }
steps = [
	{ say = "hello", lit = "sky sea" },
	{ say = "goodbye", do = ["take 1", "take 2"] },
	{ rival = "take 3" },
]
`

// A lesson is read with its scenes, and the position, with the options of all of them, as its game reads it.
func TestReadLesson(t *testing.T) {
	files := fstest.MapFS{"first.toml": {Data: []byte(chapter)}}
	l, err := ReadLesson(files, "first")
	if err != nil || len(l.Scenes) != 1 || len(l.Scenes[0].Steps) != 3 {
		t.Fatalf("%+v, %v", l, err)
	}
	var p pile
	if err := Position(l.Scenes[0].Position, &p); err != nil || p.Stones != 7 || p.Options.Players != 3 {
		t.Errorf("%+v, %v", p, err)
	}
	steps := l.Scenes[0].Steps
	if !slices.Equal(steps[0].Lit, names{"sky", "sea"}) || steps[0].Acts() || !steps[1].Acts() || steps[2].Acts() {
		t.Errorf("%+v", steps)
	}
	for i, want := range []string{"", "take 1", "take 3"} {
		if done := steps[i].Done(); done != want {
			t.Errorf("in step %d %q is done", i, done)
		}
	}
	if _, err := ReadLesson(files, "second"); err == nil {
		t.Error("a lesson is read that is not there")
	}
}

// A word that nobody reads is an error that names it.
func TestMisspelt(t *testing.T) {
	for from, want := range map[string]string{
		strings.Replace(chapter, `say = "goodbye"`, `sya = "goodbye"`, 1): "scene.steps.sya",
		strings.Replace(chapter, "[[scene]]", "[[scene]]\ncolour = 3", 1): "scene.colour",
	} {
		_, err := ReadLesson(fstest.MapFS{"first.toml": {Data: []byte(from)}}, "first")
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s is read: %v", want, err)
		}
	}
}
