package shell

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/storage/repository"

	"portroyal/ui/sheet"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// askForFile asks where to write something, and whether a file that is there already may be replaced. then writes the
// file and tells how that went.
func (w *Window) askForFile(name string, then func(file string)) {
	if w.stage.Shows(filesDialog) {
		return // it has to be answered first
	}
	w.stage.CloseAll()
	leaveUntouched()
	ask := dialog.NewFileSave(func(to fyne.URIWriteCloser, err error) {
		if to == nil || err != nil {
			return // the player has changed their mind
		}
		file := withExtension(filepath.FromSlash(to.URI().Path()), filepath.Ext(name))
		again := func() { w.askForFile(filepath.Base(file), then) }
		switch there, err := os.Stat(file); {
		case !filepath.IsLocal(filepath.Base(file)): // on Windows a colon, or the name of a device
			w.told(file, errors.New("no file can be called that"))
		case err == nil && there.Mode().IsRegular():
			w.askToReplace(file, func() { then(file) }, again)
		default:
			then(file)
		}
	}, w.window)
	ask.SetFileName(name)
	ask.SetFilter(storage.NewExtensionFileFilter([]string{filepath.Ext(name)}))
	w.showDialog(ask, "file.save")
}

// withExtension is the name with this extension, unless it has it, or another one that games are opened by.
func withExtension(file, extension string) string {
	fits := []string{extension}
	if slices.Contains(gameFiles, extension) {
		fits = gameFiles
	}
	if slices.Contains(fits, strings.ToLower(filepath.Ext(file))) {
		return file
	}
	return file + extension
}

// askToReplace asks whether a file may be replaced.
func (w *Window) askToReplace(file string, replace, again func()) {
	t := w.stage.Words
	closing := func(do func()) func() {
		return func() {
			w.stage.CloseAll()
			do()
		}
	}
	other := sheet.Plate(w.stage, widgets.CalmPlate, t.T("file.other"), closing(again))
	w.stage.Open(sheet.New(w.stage, "file.replace.title",
		sheet.Text(w.stage, t.T("file.replace.about", "File", file)),
		container.NewGridWithColumns(2, other, sheet.Plate(w.stage, widgets.RiskyPlate, t.T("file.replace"), closing(replace))),
	), func(key *fyne.KeyEvent) { w.stage.Walk(key) }, nil)
	w.window.Canvas().Focus(other)
}

// chooseFile asks for a file with a game.
func (w *Window) chooseFile(do func(file string)) {
	if w.stage.Shows(filesDialog) {
		return // it has to be answered first
	}
	w.stage.CloseAll()
	if w.config.Browser != nil {
		w.config.Browser.Upload(strings.Join(gameFiles, ","), do)
		return
	}
	ask := dialog.NewFileOpen(func(from fyne.URIReadCloser, err error) {
		if from == nil || err != nil {
			return // the player has changed their mind
		}
		file := filepath.FromSlash(from.URI().Path())
		_ = from.Close()
		do(file)
	}, w.window)
	ask.SetFilter(isGame)
	w.showDialog(ask, "file.open")
}

// filesDialog is the name of the overlay that asks for a file.
const filesDialog = "files"

// showDialog shows the toolkit's dialog about files, which Escape closes.
func (w *Window) showDialog(ask *dialog.FileDialog, title words.ID) {
	ask.SetTitleText(w.stage.Words.T(title))
	ask.SetView(dialog.ListView) // names are long
	w.stage.LayDialog(filesDialog, ask)
	size := stage.Room(w.window.Canvas())
	ask.Resize(fyne.NewSize(min(size.Width*0.85, 1000), min(size.Height*0.85, 700)))
	w.window.Canvas().Unfocus() // else Escape would go to the file's name
}

// leaveUntouched keeps the toolkit's dialog for saving from touching files. By itself it empties a file before anything
// is written, says nothing if it cannot, and asks in English whether it may.
func leaveUntouched() {
	there, err := repository.ForScheme("file")
	if err != nil {
		return // a page of a browser has none
	}
	if files, ok := there.(files); ok {
		if _, done := files.(untouched); !done {
			repository.Register("file", untouched{files})
		}
	}
}

// files is what the toolkit can do with the files of the system.
type files interface {
	repository.WritableRepository
	repository.AppendableRepository
	repository.ListableRepository
	repository.HierarchicalRepository
	repository.DeleteAllRepository
	repository.CopyableRepository
	repository.MovableRepository
}

// untouched are the files of the system, of which none is there for somebody who wants to write.
type untouched struct{ files }

func (untouched) Exists(fyne.URI) (bool, error) { return false, nil }

func (untouched) Writer(of fyne.URI) (fyne.URIWriteCloser, error) { return unwritten{of}, nil }

// unwritten is a file that only has a name.
type unwritten struct{ uri fyne.URI }

func (u unwritten) URI() fyne.URI { return u.uri }

func (unwritten) Write([]byte) (int, error) { return 0, io.ErrClosedPipe }

func (unwritten) Close() error { return nil }
