package versioned_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/versioned"
)

type colour string

func (c colour) Check() error {
	if c != "red" && c != "blue" {
		return errors.New("no such colour")
	}
	return nil
}

type point struct {
	X int `json:"x"`
	Y int `json:"y,omitempty"`
}

// Ballast is embedded: its fields are written among the others.
type Ballast struct {
	Stones int `json:"stones,omitempty"`
}

type kept struct {
	Colour colour         `json:"colour"`
	Name   string         `json:"name,omitempty"`
	At     point          `json:"at,omitzero"`
	Last   *point         `json:"last,omitempty"`
	All    []colour       `json:"all,omitempty"`
	Counts map[string]int `json:"counts,omitempty"`
	Ballast
	hidden int
}

// A text is changed where something has changed, and nowhere else.
func TestWritten(t *testing.T) {
	for name, c := range map[string]struct {
		text   string
		change func(*kept)
		want   string
	}{
		"nothing is there": {``, func(k *kept) { k.Name = "A" }, `{"colour":"red","name":"A"}`},
		"null":             {`null`, func(k *kept) { k.Name = "A" }, `{"colour":"red","name":"A"}`},
		"order":            {`{"z":1,"name":"A","y":2.50}`, func(k *kept) { k.Name = "B" }, `{"z":1,"name":"B","y":2.50,"colour":"red"}`},
		"twice":            {`{"z":1,"z":2}`, func(*kept) {}, `{"z":1,"z":2}`},
		"an unknown value": {`{"colour":"mauve"}`, func(k *kept) { k.Name = "A" }, `{"colour":"mauve","name":"A"}`},
		"in its place":     {`{"colour":"mauve"}`, func(k *kept) { k.Colour = "blue" }, `{"colour":"blue"}`},
		"taken away":       {`{"colour":"red","name":"A"}`, func(k *kept) { k.Name = "" }, `{"colour":"red"}`},
		"within":           {`{"colour":"red","at":{"x":1,"z":2}}`, func(k *kept) { k.At.Y = 3 }, `{"colour":"red","at":{"x":1,"z":2,"y":3}}`},
		"nothing within":   {`{"colour":"red","at":{"x":1,"z":2}}`, func(k *kept) { k.At = point{} }, `{"colour":"red","at":{"x":0,"z":2}}`},
		"behind a pointer": {`{"colour":"red","last":{"x":1,"z":2}}`, func(k *kept) { k.Last = &point{X: 5} }, `{"colour":"red","last":{"x":5,"z":2}}`},
		"no pointer":       {`{"colour":"red","last":{"x":1,"z":2}}`, func(k *kept) { k.Last = nil }, `{"colour":"red"}`},
		"of another kind":  {`{"colour":"red","at":[1]}`, func(k *kept) { k.At.X = 3 }, `{"colour":"red","at":{"x":3}}`},
		"embedded":         {`{"colour":"red","stones":1,"z":2}`, func(k *kept) { k.Stones = 3 }, `{"colour":"red","stones":3,"z":2}`},
		"newly embedded":   {`{"colour":"red"}`, func(k *kept) { k.Stones = 3 }, `{"colour":"red","stones":3}`},
		"in a list":        {`{"colour":"red","all":["mauve","red"]}`, func(k *kept) { k.All = append(k.All, "blue") }, `{"colour":"red","all":["red","blue","mauve"]}`},
		"in a map":         {`{"colour":"red","counts":{"a":"many","b":1,"c":2}}`, func(k *kept) { k.Counts = map[string]int{"c": 3, "d": 4} }, `{"colour":"red","counts":{"a":"many","c":3,"d":4}}`},
	} {
		understood := kept{Colour: "red", hidden: 1}
		if c.text != "" {
			if err := versioned.Read([]byte(c.text), &understood); err != nil {
				t.Fatal(err)
			}
		}
		now := understood
		c.change(&now)
		got, err := versioned.Written([]byte(c.text), understood, now)
		if c.text == "" {
			got, err = versioned.Written(nil, understood, now)
		}
		shown := strings.NewReplacer("\n", "", " ", "").Replace(string(got))
		if diff := cmp.Diff(c.want, shown); err != nil || diff != "" {
			t.Errorf("%s: %v, %s", name, err, diff)
		}
		again := kept{Colour: "red", hidden: 1}
		if err := versioned.Read(got, &again); err != nil || !cmp.Equal(again, now, cmp.AllowUnexported(kept{})) {
			t.Errorf("%s, read again: %v, %s", name, err, cmp.Diff(now, again, cmp.AllowUnexported(kept{})))
		}
		if same, err := versioned.Written(got, again, again); err != nil || string(same) != string(got) {
			t.Errorf("%s, written again: %q, %v, not %q", name, same, err, got)
		}
	}
}

func TestDamagedTexts(t *testing.T) {
	for _, text := range []string{"", "{", "[]", `"red"`, `{"colour": "red"} {}`, "\x00"} {
		into := kept{Name: "before"}
		if err := versioned.Read([]byte(text), &into); err == nil || into.Name != "before" {
			t.Errorf("%q: %+v, %v", text, into, err)
		}
	}
}
