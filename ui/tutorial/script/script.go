// Package script reads the scripts of a first voyage, whichever game it is: a file for each chapter, with scenes that
// begin with a position of the game, and their steps. The steps each game writes in its own way, and what can be done in a
// position only its rules know.
package script

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"strings"

	"github.com/BurntSushi/toml"
)

// Decode reads the script of a chapter. Everything in it must have a place in what it is read into, but for the
// positions of its scenes, which [Position] reads.
func Decode(files fs.FS, chapter string, into any) error {
	text, err := fs.ReadFile(files, chapter+".toml")
	if err != nil {
		return err
	}
	read, err := toml.Decode(string(text), into)
	if err != nil {
		return err
	}
	for _, key := range read.Undecoded() {
		if name := key.String(); !strings.HasPrefix(name, "scene.position.") {
			return fmt.Errorf("%s is not understood", name)
		}
	}
	return nil
}

// Position reads a position as its game reads positions, from the values that a script has for it.
func Position(laid map[string]any, into json.Unmarshaler) error {
	text, err := json.Marshal(laid)
	if err != nil {
		return err
	}
	return json.Unmarshal(text, into)
}

// Steps reads the steps of a scene. An error says which of them is wrong, counted from 1.
func Steps[Written, Step any](all []Written, read func(*Written) (Step, error)) (steps []Step, err error) {
	for i := range all {
		step, err := read(&all[i])
		if err != nil {
			return nil, fmt.Errorf("step %d: %w", i+1, err)
		}
		steps = append(steps, step)
	}
	return steps, nil
}
