package host

import (
	"context"
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"portroyal/ui/atspi"
	"portroyal/ui/shell"
	"portroyal/ui/spoken"
	"portroyal/ui/ssip"
)

// reader lets the screen readers of the system speak.
type reader struct {
	*atspi.Provider

	name  string
	ids   map[any]string      // of lines that are shown, by what they are about
	words map[spokenAt]string // and by what they say
	last  int                 // of the numbers in these
	shown atspi.Node
	focus string
	told  string // on request, since the listener has moved last

	about func() string // the window; nil as long as there is none
}

// spokenAt is a line by where it is and what it says.
type spokenAt struct{ place, words string }

// readers lets screen readers speak what the window of a program of this name shows. What it gives is told of the window once
// there is one, and later whether the player is in another one.
func readers(config *shell.Config, name string) (opened func(*shell.Window), away func(bool)) {
	var window *shell.Window
	r := &reader{name: name, ids: map[any]string{}}
	r.Provider = atspi.Open(context.Background(), name, config.Log, func(bool) {
		fyne.Do(func() {
			if window != nil {
				window.ReadAgain()
			}
		})
	})
	speech := ssip.New(context.Background(), name, config.Log)
	config.Voices, config.Speech = append(config.Voices, r, speech), speech
	config.Painting = func() { forwardKeys(r.Provider) }
	return func(of *shell.Window) {
		window = of
		r.about = func() string { return of.Stage().Words.T("speech.key") }
		r.Active(true)
	}, func(away bool) { r.Active(!away) }
}

// Show implements spoken.Voice.
func (r *reader) Show(screen *spoken.Screen, at spoken.Spot) {
	shown, focus := r.frame(screen, at)
	if r.shown = shown; focus != r.focus {
		r.focus, r.told = focus, ""
	}
	r.publish()
}

// frame is the window with a screen, and which of its lines has the focus.
func (r *reader) frame(screen *spoken.Screen, at spoken.Spot) (frame atspi.Node, focus string) {
	frame = atspi.Node{ID: "window", Role: atspi.Frame, Name: r.name}
	if r.about != nil {
		frame.Description = r.about()
	}
	ids, words, used := map[any]string{}, map[spokenAt]string{}, map[string]bool{}
	for i, place := range screen.Places {
		list := atspi.Node{ID: fmt.Sprintf("place %d %s", i, place.Name), Role: atspi.Panel, Name: place.Name}
		for n, line := range place.Lines {
			says := spokenAt{place.Name, line.Words}
			id := r.ids[line.Of]
			if id == "" { // what is drawn anew and says the same is the same: the reader would begin again
				id = r.words[says]
			}
			if id == "" || used[id] { // new, or two lines about one thing
				r.last++
				id = fmt.Sprint("line ", r.last)
			}
			ids[line.Of], words[says], used[id] = id, id, true
			role := atspi.TreeItem
			if line.Role != "" {
				role = atspi.Button
			}
			node := atspi.Node{
				ID: id, Role: role, Name: line.Words,
				At: atspi.Rect{X: line.At.X, Y: line.At.Y, W: line.At.W, H: line.At.H},
			}
			if (spoken.Spot{Place: i, Line: n}) == at {
				focus = id
			}
			list.Children = append(list.Children, node)
		}
		frame.Children = append(frame.Children, list)
	}
	r.ids, r.words = ids, words
	return frame, focus
}

// publish shows what there is, with what has been wished for as words about what has the focus.
func (r *reader) publish() {
	frame := r.shown
	if r.told != "" {
		frame.Children = nil
		for _, place := range r.shown.Children {
			lines := make([]atspi.Node, len(place.Children))
			for i, line := range place.Children {
				if line.ID == r.focus {
					line.Description = r.told
				}
				lines[i] = line
			}
			place.Children = lines
			frame.Children = append(frame.Children, place)
		}
	}
	r.Provider.Show(frame, r.focus)
}

// here is what is said of what has the focus.
func (r *reader) here() string {
	for _, place := range r.shown.Children {
		for _, line := range place.Children {
			if line.ID == r.focus {
				return spoken.Sentences(line.Name)
			}
		}
	}
	return ""
}

// Say implements spoken.Voice. Readers say by themselves where the focus is.
func (r *reader) Say(words string, why spoken.Why) {
	switch why {
	case spoken.Moved:
	case spoken.Wished:
		if r.focus == "" { // the listener is nowhere
			r.Tell(words)
			return
		}
		if r.told == words {
			words += " " // the same is not said again
		}
		r.told = words
		r.publish()
	case spoken.Asked: // but for what the reader says by itself, since the listener is there
		if words = strings.TrimSpace(strings.Replace(words, r.here(), "", 1)); words != "" {
			r.Tell(words)
		}
	default:
		r.Tell(words)
	}
}
