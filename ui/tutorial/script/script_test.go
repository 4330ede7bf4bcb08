package script_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"testing/fstest"

	"portroyal/ui/tutorial/script"
)

// written is a script of a game that has nothing but words.
type written struct {
	Scenes []struct {
		Position map[string]any `toml:"position"`
		Steps    []line         `toml:"steps"`
	} `toml:"scene"`
}

type line struct {
	Say string `toml:"say"`
}

// pile is the position of a game.
type pile struct{ Stones int }

func (p *pile) UnmarshalJSON(data []byte) error {
	var read struct{ Stones int }
	if err := json.Unmarshal(data, &read); err != nil {
		return err
	}
	p.Stones = read.Stones
	return nil
}

const chapter = `
[[scene]]
position = { stones = 7 }
steps = [
	{ say = "hello" },
	{ say = "goodbye" },
]
`

// A script is read with its scenes, and the position as its game reads it.
func TestDecode(t *testing.T) {
	files := fstest.MapFS{"first.toml": {Data: []byte(chapter)}}
	var w written
	var p pile
	if err := script.Decode(files, "first", &w); err != nil || len(w.Scenes) != 1 || len(w.Scenes[0].Steps) != 2 {
		t.Fatalf("%+v, %v", w, err)
	}
	if err := script.Position(w.Scenes[0].Position, &p); err != nil || p.Stones != 7 {
		t.Errorf("%+v, %v", p, err)
	}
	if err := script.Decode(files, "second", &w); err == nil {
		t.Error("a chapter is read that is not there")
	}
}

// A word that nobody reads is an error that names it.
func TestMisspelt(t *testing.T) {
	for from, want := range map[string]string{
		strings.Replace(chapter, `say = "goodbye"`, `sya = "goodbye"`, 1): "scene.steps.sya",
		strings.Replace(chapter, "[[scene]]", "[[scene]]\ncolour = 3", 1): "scene.colour",
	} {
		var w written
		err := script.Decode(fstest.MapFS{"first.toml": {Data: []byte(from)}}, "first", &w)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s is read: %v", want, err)
		}
	}
}

// An error says at which step it is.
func TestWrongStep(t *testing.T) {
	wrong := errors.New("nonsense")
	read := func(from *line) (string, error) {
		if from.Say == "" {
			return "", wrong
		}
		return strings.ToUpper(from.Say), nil
	}
	if steps, err := script.Steps([]line{{"a"}, {"b"}}, read); err != nil || strings.Join(steps, " ") != "A B" {
		t.Errorf("%q, %v", steps, err)
	}
	if _, err := script.Steps([]line{{"a"}, {}}, read); !errors.Is(err, wrong) || err.Error() != "step 2: nonsense" {
		t.Errorf("%v", err)
	}
}
