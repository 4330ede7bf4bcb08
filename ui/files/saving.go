package files

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/sheet"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// save saves under the name that is written, after a question if there is a file of that name.
func (d *dialog) save() {
	name := d.named()
	switch {
	case d.saving:
		return
	case filepath.Base(name) != name && filepath.Base(name) != ".":
		d.follow(d.field.Text)
		return
	case strings.TrimSpace(d.field.Text) == "":
		d.refuse("file.name.none")
		return
	case !canBeCalled(name):
		d.refuse("file.name.wrong")
		return
	}
	file := filepath.Join(d.folder, name)
	d.saving = true
	var there fs.FileInfo
	var err error
	d.stage.Think(d.ctx, func(ctx context.Context) {
		there, err = answered(ctx, func() (fs.FileInfo, error) { return os.Stat(file) })
	}, func() {
		d.saving = false
		switch {
		case err != nil: // most often as there is none
			d.write(file)
		case there.IsDir():
			d.refuse("file.name.folder")
		default:
			d.askToReplace(file)
		}
	})
}

// follow goes to the folder in a path that is written in the place of a name, and saves under the name that it ends with, if it does
// not end with a folder.
func (d *dialog) follow(path string) {
	path = strings.TrimSpace(path)
	if !filepath.IsAbs(path) {
		path = filepath.Join(d.folder, path)
	}
	d.saving = true
	folder, name := filepath.Split(path)
	is := func(folder string) error {
		there, err := os.Stat(folder)
		if err == nil && !there.IsDir() {
			err = fs.ErrNotExist
		}
		return err
	}
	var err error
	d.stage.Think(d.ctx, func(ctx context.Context) {
		_, err = answered(ctx, func() (struct{}, error) {
			if is(path) == nil {
				folder, name = path, ""
			}
			return struct{}{}, is(folder)
		})
	}, func() {
		d.saving = false
		switch {
		case errors.Is(err, fs.ErrPermission):
			d.refuse("file.forbidden")
		case err != nil:
			d.refuse("file.gone")
		case name == "":
			d.enter(filepath.Clean(folder), "")
			d.field.SetText(d.Name)
			d.chooseName()
		default:
			d.enter(filepath.Clean(folder), "")
			d.field.SetText(name)
			d.save()
		}
	})
}

// named is the name that is written, with an ending of those that the files have.
func (d *dialog) named() string { return d.ended(strings.TrimSpace(d.field.Text)) }

// ended is a name with an ending of those that the files have.
func (q *Question) ended(name string) string {
	if slices.Contains(q.Endings, strings.ToLower(filepath.Ext(name))) {
		return name
	}
	return name + filepath.Ext(q.Name)
}

// canBeCalled reports whether the name of a file or folder is one: it leads nowhere else, is not hidden, and on Windows has
// no colon and is not that of a device.
func canBeCalled(name string) bool {
	return filepath.IsLocal(name) && filepath.Base(name) == name && !strings.HasPrefix(name, ".")
}

// write saves the file. Where the question is closed meanwhile, whoever asked tells how it went.
func (d *dialog) write(file string) {
	d.saving = true
	d.say("file.saving") // it may take a while
	d.Save(file, func(err error) {
		d.saving = false
		switch {
		case d.ctx.Err() != nil:
		case err == nil:
			d.stage.CloseWays()
		default:
			d.refuse(unwritten(err))
		}
	})
}

// unwritten is what is said where something could not be written.
func unwritten(err error) words.ID {
	switch {
	case errors.Is(err, fs.ErrPermission), isForbidden(err):
		return "file.save.forbidden"
	case isFull(err):
		return "file.save.full"
	case isTooLong(err):
		return "file.name.long"
	}
	return "file.save.failed"
}

// refuse says why nothing is saved, and has the name written again.
func (d *dialog) refuse(why words.ID) {
	d.say(why)
	d.chooseName()
}

// chooseName gives the focus to the name, and marks what comes before its ending, to be written over.
func (d *dialog) chooseName() {
	d.stage.Window.Canvas().Focus(d.field)
	d.field.Mark(len([]rune(strings.TrimSuffix(d.field.Text, filepath.Ext(d.field.Text)))))
}

// askToReplace asks whether a file may be replaced.
func (d *dialog) askToReplace(file string) {
	s := d.stage
	closing := func(do func()) func() {
		return func() {
			s.Close()
			do()
		}
	}
	other := sheet.Plate(s, widgets.CalmPlate, s.Words.T("file.other"), s.Close)
	replace := sheet.Plate(s, widgets.RiskyPlate, s.Words.T("file.replace"), closing(func() { d.write(file) }))
	s.Window.Canvas().Unfocus() // of two marks only one is meant
	s.Lay(stage.Overlay{
		Content: sheet.New(s, "file.replace.title", sheet.Text(s, s.Words.T("file.replace.about", "File", filepath.Base(file))),
			container.NewGridWithColumns(2, other, replace)),
		Closed: d.chooseName,
	})
	s.Window.Canvas().Focus(other)
}

// askForFolder asks what a new folder is to be called, and makes it.
func (d *dialog) askForFolder() {
	s := d.stage
	field := widgets.NewField("", "", nil)
	create := func() {
		name := strings.TrimSpace(field.Text)
		if name == "" {
			return
		}
		s.Close()
		d.makeFolder(name)
	}
	wide := 360 * d.by
	s.Lay(stage.Overlay{
		Content: sheet.New(s, "file.folder", widgets.Fixed(s.Grown(d.by, field), wide, field.MinSize().Height*d.by),
			container.NewGridWithColumns(2, sheet.Plate(s, widgets.PlainPlate, s.Words.T("file.cancel"), s.Close),
				sheet.Plate(s, widgets.CalmPlate, s.Words.T("file.folder.make"), create))),
		Keys: func(key *fyne.KeyEvent) {
			if !s.Walk(key) && (key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter) {
				create()
			}
		},
	})
	s.Window.Canvas().Focus(field)
}

// makeFolder makes a folder and shows it.
func (d *dialog) makeFolder(name string) {
	if !canBeCalled(name) {
		d.refuse("file.name.wrong")
		return
	}
	folder := filepath.Join(d.folder, name)
	var err error
	d.stage.Think(d.ctx, func(ctx context.Context) {
		_, err = answered(ctx, func() (struct{}, error) { return struct{}{}, os.Mkdir(folder, 0o777) })
	}, func() {
		switch {
		case err == nil, errors.Is(err, fs.ErrExist): // which is as good, unless it is a file
			d.enter(folder, "")
			d.chooseName()
		default:
			d.refuse(unwritten(err))
		}
	})
}
