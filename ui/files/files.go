// Package files asks in the window for a file: which one to open, or under which name to save something, and in which
// folder. It knows nothing of what is in files. Folders are read in the background, however many files there are in them
// and however long they take to answer.
package files

import (
	"context"
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"github.com/adrg/xdg"

	"portroyal/engine/record"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Overlay is the name of the overlay that asks for a file.
const Overlay = "files"

// Question is what somebody is asked about a file.
type Question struct {
	Title   words.ID
	Shown   func(endings string) string // says which files are shown, by how their names end
	Endings []string                    // how their names end, as ".txt", small
	Folder  string                      // where to begin; "" or one that cannot be read is the player's home

	// Open gets the file that is to be opened, in the folder that is shown, once the overlay is closed; nil for a file that is
	// to be saved.
	Open func(file string)

	Name string // that is proposed for a file to save
	// Save saves under a name that may be replaced, and calls done on the toolkit's goroutine with how that went. The overlay
	// stays until it has been saved.
	Save func(file string, done func(error))
}

// dialog is a question that waits for its answer.
type dialog struct {
	Question
	stage *stage.Stage
	read  reader
	ctx   context.Context // done when it is closed
	by    float32         // how much larger than usual everything is drawn

	folder  string // that is shown
	stop    func() // ends reading it
	reading bool
	fault   error   // why it cannot be read, nil if it can
	entries []entry // that are in it
	search  string  // what is searched for in their names
	shown   []entry // those of them that are found
	places  []place
	saving  bool // nothing else is saved meanwhile

	list     *widgets.Listing
	field    *widgets.Field // for the name, or to search
	path     *fyne.Container
	aside    *fyne.Container // with the places
	contents *widgets.Contents
	blank    *fyne.Container // words in the place of the list
	says     *fyne.Container // which files are shown, or what is wrong with a name
	width    float32         // of what is on the sheet
	saysWide float32         // of what is said beside the plates
	typed    letters
	told     words.ID // what is wrong with a name
}

// reader gives the entries of a folder that are shown; see read.
type reader func(ctx context.Context, folder string, endings []string) ([]entry, error)

// Ask asks over the screen and all overlays. Once ctx is done, as the window quits, no folder is waited for.
func Ask(ctx context.Context, s *stage.Stage, q Question) { ask(ctx, s, q, read) }

func ask(ctx context.Context, s *stage.Stage, q Question, read reader) *dialog {
	ctx, closed := context.WithCancel(ctx)
	d := &dialog{Question: q, stage: s, read: read, ctx: ctx, stop: func() {}}
	up := &desktop.CustomShortcut{KeyName: fyne.KeyUp, Modifier: fyne.KeyModifierAlt}
	s.AddShortcut(up, func() {
		if s.Top() == Overlay {
			d.leave()
		}
	})
	s.Lay(stage.Overlay{
		Name: Overlay, Content: d.build(), Anew: d.again, Keys: d.key, Alone: true,
		Closed: func() {
			closed()
			s.RemoveShortcut(up)
		},
	})
	d.findPlaces()
	d.enter(d.begin(), "")
	if d.Save != nil {
		d.chooseName()
	} else {
		d.toList()
	}
	return d
}

// again builds everything for a window that has another size now. What is written and chosen stays, and what has the focus as well.
func (d *dialog) again() (content fyne.CanvasObject, focused fyne.Focusable) {
	writes := d.stage.Window.Canvas().Focused() == fyne.Focusable(d.field)
	text, column, chosen, told := d.field.Text, d.field.CursorColumn, d.chosenName(), d.told
	content = d.build()
	content.Resize(content.MinSize()) // rows are as wide as the list
	d.field.SetText(text)
	d.field.CursorColumn = column
	d.contents = nil
	d.showPath()
	d.showPlaces()
	d.show(chosen)
	d.say(told)
	if writes {
		return content, d.field
	}
	return content, d.list
}

// begin is the folder to begin in.
func (d *dialog) begin() string {
	if filepath.IsAbs(d.Folder) {
		return d.Folder
	}
	return home()
}

// patience is how long a folder may take to answer before that is said.
const patience = 250 * time.Millisecond

// enter shows a folder, with the entry of a name chosen.
func (d *dialog) enter(folder, chosen string) {
	d.stop()
	ctx, stop := context.WithCancel(d.ctx)
	d.stop, d.folder = stop, folder
	d.reading, d.fault, d.entries = true, nil, nil
	d.typed = letters{}
	d.search = ""
	if d.Open != nil {
		d.field.SetText("")
	}
	d.showPath()
	d.showPlaces()
	d.show("")
	d.say("")
	var found []entry
	var err error
	d.stage.Think(ctx, func(ctx context.Context) {
		found, err = answered(ctx, func() ([]entry, error) { return d.read(ctx, folder, d.Endings) })
	}, func() {
		if err != nil && folder == d.Folder && folder != home() { // where somebody was the last time
			d.Folder = ""
			d.enter(home(), "")
			return
		}
		d.reading, d.fault, d.entries = false, err, found
		d.show(chosen)
	})
	if d.reading {
		d.stage.After(ctx, patience, func() {
			if d.reading {
				d.showBlank("file.reading")
			}
		})
	}
}

// leave shows the folder that this one is in. Who writes a name goes on with that.
func (d *dialog) leave() {
	above := filepath.Dir(d.folder)
	if above == d.folder {
		return
	}
	d.enter(above, filepath.Base(d.folder))
	if d.stage.Window.Canvas().Focused() != fyne.Focusable(d.field) {
		d.toList()
	}
}

// toList gives the focus to the list.
func (d *dialog) toList() { d.stage.Window.Canvas().Focus(d.list) }

// findPlaces finds out in the background which places there are.
func (d *dialog) findPlaces() {
	var places []place
	var err error
	d.stage.Think(d.ctx, func(ctx context.Context) {
		places, err = answered(ctx, func() ([]place, error) {
			return slices.Concat(ownPlaces(home(), xdg.UserDirs), devices()), nil
		})
	}, func() {
		if err == nil {
			d.places = places
			d.showPlaces()
		}
	})
}

// show shows the entries that are searched for, with the one of a name chosen, or the first.
func (d *dialog) show(chosen string) {
	d.shown = d.entries
	if wanted := strings.Fields(record.Fold(d.search)); len(wanted) > 0 {
		d.shown = nil
		for _, e := range d.entries {
			if !slices.ContainsFunc(wanted, func(word string) bool { return !strings.Contains(e.folded, word) }) {
				d.shown = append(d.shown, e)
			}
		}
	}
	at := slices.IndexFunc(d.shown, func(e entry) bool { return e.name == chosen })
	d.list.Set(len(d.shown), max(at, 0))
	says := words.ID("")
	switch {
	case d.reading, len(d.shown) > 0:
	case errors.Is(d.fault, fs.ErrPermission):
		says = "file.forbidden"
	case errors.Is(d.fault, fs.ErrNotExist):
		says = "file.gone"
	case d.fault != nil:
		says = "file.unread"
	case len(d.entries) > 0:
		says = "file.unfound"
	case d.Open != nil:
		says = "file.none"
	}
	d.showBlank(says)
}

// chosen is the chosen entry, nil if there is none.
func (d *dialog) chosen() *entry {
	if at := d.list.Chosen(); at >= 0 {
		return &d.shown[at]
	}
	return nil
}

// chosenName is the name of the chosen entry, "" if there is none.
func (d *dialog) chosenName() string {
	if e := d.chosen(); e != nil {
		return e.name
	}
	return ""
}

// moved is called when the player has chosen another entry: the name of a file can be saved under again.
func (d *dialog) moved() {
	d.say("")
	if e := d.chosen(); d.Save != nil && !e.folder {
		d.field.SetText(e.name)
	}
}

// open enters the chosen folder, opens the chosen file or saves under its name.
func (d *dialog) open() {
	e := d.chosen()
	switch {
	case e == nil:
	case e.folder:
		d.enter(filepath.Join(d.folder, e.name), "")
		d.toList()
	case d.Save != nil:
		d.save()
	default:
		file := filepath.Join(d.folder, e.name)
		d.stage.CloseAll()
		d.Open(file)
	}
}

// act does what Enter and the plate for it do: who writes a name saves under it, whatever is chosen in the list.
func (d *dialog) act() {
	if d.Save != nil && (d.stage.Window.Canvas().Focused() != fyne.Focusable(d.list) || d.chosen() == nil) {
		d.save()
		return
	}
	d.open()
}

// key handles a key that nothing else wants.
func (d *dialog) key(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		d.act()
	case fyne.KeyBackspace:
		d.leave()
	default:
		if d.list.Moves(key.Name) {
			d.toList()
		} else {
			d.stage.Walk(key)
		}
	}
}

// letters are those of a name that somebody types to go to it.
type letters struct {
	text string
	last time.Time // when the last of them was typed
}

// together is the time within which letters belong to one name.
const together = time.Second

// jump goes to the next entry that begins with what is typed. A letter that is typed again and again goes from one entry to
// the next.
func (d *dialog) jump(letter rune) {
	if letter == ' ' && d.typed.text == "" {
		return
	}
	now := d.stage.Time()
	if now.Sub(d.typed.last) > together {
		d.typed.text = ""
	}
	typed := record.Fold(string(letter))
	d.typed.last = now
	if d.typed.text != typed {
		d.typed.text += typed
	}
	from := d.list.Chosen()
	if d.typed.text == typed {
		from++
	}
	for i := range d.shown {
		if at := (from + i) % len(d.shown); strings.HasPrefix(d.shown[at].folded, d.typed.text) {
			d.list.Choose(at)
			return
		}
	}
}
