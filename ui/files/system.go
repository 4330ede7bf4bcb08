package files

import (
	"context"
	"errors"
	"os"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/sheet"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// Chooser asks by the system's own dialog, on a goroutine that is not the toolkit's, and gives the file that was chosen; "" if the
// player gives up. Once ctx is done it closes the dialog. After an error, as where the system has no such dialog, this package asks
// itself.
type Chooser func(ctx context.Context, r Request) (file string, err error)

// Request is what a system's dialog is told.
type Request struct {
	Title   string
	Endings []string // how the names of files end, as ".txt", small
	Folder  string   // where to begin
	Name    string   // that is proposed for a file to save; "" for one to open
}

// ErrNone is that the system has no dialog.
var ErrNone = errors.New("the system has no dialog for files")

// AskBy is [Ask] by the system's dialog. Meanwhile the window says that it waits, and does nothing else; closing that gives up.
func AskBy(ctx context.Context, s *stage.Stage, q Question, choose Chooser) {
	if choose == nil {
		Ask(ctx, s, q)
		return
	}
	waits, given := context.WithCancel(ctx)
	w := s.Words
	cancel := sheet.Plate(s, widgets.PlainPlate, w.T("file.cancel"), s.Close)
	s.Lay(stage.Overlay{
		Name: Overlay, Content: sheet.New(s, q.Title, sheet.Text(s, w.T("file.system")), container.NewCenter(cancel)),
		Keys: func(key *fyne.KeyEvent) { s.Walk(key) }, Alone: true, Closed: given,
	})
	s.Window.Canvas().Focus(cancel)
	d := &dialog{Question: q}
	r := Request{Title: w.T(q.Title), Endings: q.Endings, Folder: d.begin()}
	if q.Save != nil {
		r.Name = q.Name
	}
	var file string
	var err error
	s.Think(waits, func(ctx context.Context) {
		file, err = answered(ctx, func() (string, error) { return choose(ctx, r) })
		if err == nil && file != "" && q.Save != nil {
			file, err = completed(file, &q)
		}
	}, func() {
		for s.Shows(Overlay) { // also what came up over it
			s.Close()
		}
		switch {
		case err != nil:
			var there *replacing
			replaces := errors.As(err, &there) // and the system has asked about another name
			if replaces {
				q.Folder, q.Name = filepath.Dir(there.file), filepath.Base(there.file)
			}
			if d := ask(ctx, s, q, read); replaces {
				d.save()
			}
		case file == "":
		case q.Save != nil:
			q.Save(file, func(error) {})
		default:
			q.Open(file)
		}
	})
}

// replacing is that a file is there already.
type replacing struct{ file string }

func (r *replacing) Error() string { return r.file + " is there already" }

// completed is a name to save under with an ending of those that the files have. It is an error if that makes it another file, which
// is there.
func completed(file string, q *Question) (string, error) {
	whole := q.ended(file)
	if whole == file {
		return file, nil
	}
	if _, err := os.Lstat(whole); err == nil {
		return "", &replacing{whole}
	}
	return whole, nil
}
