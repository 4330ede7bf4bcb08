package tutorial

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"strings"

	"github.com/BurntSushi/toml"
)

// Lesson is a chapter as its file has it: how the table is set, what chance brings, who does what, which text goes with it
// and where to look. Actions and things have the names that their game gives them.
type Lesson struct {
	Options map[string]any // of the games on the table, which all positions get; nil for the usual ones
	Scenes  []Scene        `toml:"scene"`
}

// Scene is a table that is set once and then played as the script says. The player has seat 0.
type Scene struct {
	Position map[string]any // as the game writes positions, see [Position]
	Coming   []string       // what chance brings, in this order
	Steps    []Step
}

// Step is one step of a scene. Without Tap, Do, Free and Rival it is only text.
type Step struct {
	Say   string // the name of its text, "" for nothing
	Lit   names  // what it is about; everything else is in the shade
	About string // what the numbers in the text are those of, "" for nothing

	Tap    string   // what the player chooses now, to confirm it in the next step; "" for nothing
	Do     []string // what the player may do now; "Show me" does the first
	Free   bool     // the player decides freely, and is told afterwards what every choice was worth
	Rival  string   // what another player does
	Chance []uint8  // what chance brings first in this action

	Explains string            // what is hidden earlier in the chapter
	Wrong    map[string]string // the text if the player does something else, by a word of its notation
}

// names are written in one line.
type names []string

// UnmarshalText implements encoding.TextUnmarshaler.
func (n *names) UnmarshalText(text []byte) error {
	*n = strings.Fields(string(text))
	return nil
}

// Acts reports whether the player does something.
func (s *Step) Acts() bool { return s.Shows() || s.Free }

// Shows reports whether it can be done for them.
func (s *Step) Shows() bool { return len(s.Do) > 0 || s.Tap != "" }

// Done is the action that the script has for a step, "" if it has none. A free decision cannot be known, so a scene has no
// further step after it.
func (s *Step) Done() string {
	if len(s.Do) > 0 {
		return s.Do[0]
	}
	return s.Rival
}

// ReadLesson reads the lesson of this name. Everything in it must have a place there.
func ReadLesson(files fs.FS, name string) (*Lesson, error) {
	var l Lesson
	read, err := toml.DecodeFS(files, name+".toml", &l)
	if err != nil {
		return nil, fmt.Errorf("lesson %s: %w", name, err)
	}
	for _, key := range read.Undecoded() {
		if in := key.String(); !strings.HasPrefix(in, "scene.position.") {
			return nil, fmt.Errorf("lesson %s: %s is not understood", name, in)
		}
	}
	if l.Options != nil {
		for i := range l.Scenes {
			l.Scenes[i].Position["options"] = l.Options
		}
	}
	return &l, nil
}

// Position reads a position as its game reads positions, from the values that a lesson has for it.
func Position(laid map[string]any, into json.Unmarshaler) error {
	text, err := json.Marshal(laid)
	if err != nil {
		return err
	}
	return json.Unmarshal(text, into)
}
