package shell

import (
	"bytes"
	"context"
	"image"
	"image/png"
	"io"

	"fyne.io/fyne/v2/driver/software"

	"portroyal/engine/wholefile"
	"portroyal/ui/words"
)

// SaveTo asks for a file and writes into it, whole or not at all; title says what is saved. In a browser the file is
// downloaded.
func (w *Window) SaveTo(title words.ID, name string, write func(io.Writer) error) {
	if w.config.Browser != nil {
		w.stage.CloseWays()
		var content bytes.Buffer
		err := write(&content)
		w.downloaded(name, content.Bytes(), err)
		return
	}
	w.askForFile(title, name, func(file string, done func(error)) {
		var content bytes.Buffer
		err := write(&content)
		w.stage.Think(w.ctx, func(context.Context) {
			if err == nil {
				err = wholefile.Put(file, content.Bytes())
			}
		}, func() { done(err) })
	})
}

// SaveFrom is SaveTo for what takes a while to make: produce calls save when it has something to write, from whatever
// goroutine, and then, on the toolkit's, done with how that went.
func (w *Window) SaveFrom(
	title words.ID, name string, produce func(save func(write func(io.Writer) error) error, done func(error)),
) {
	if w.config.Browser == nil {
		w.askForFile(title, name, func(file string, done func(error)) {
			produce(func(write func(io.Writer) error) error { return wholefile.Replace(file, write) }, done)
		})
		return
	}
	var content bytes.Buffer
	produce(func(write func(io.Writer) error) error { return write(&content) },
		func(err error) { w.downloaded(name, content.Bytes(), err) })
}

// Copy puts a text on the clipboard.
func (w *Window) Copy(text string) { w.app.Clipboard().SetContent(text) }

// downloaded gives the player a file, or tells that it could not be written.
func (w *Window) downloaded(name string, content []byte, err error) {
	if err != nil {
		w.told(name, err)
		return
	}
	w.config.Browser.Download(name, content)
}

// told tells that a file was written, or that it was not.
func (w *Window) told(file string, err error) {
	if err != nil {
		w.config.Log.Warn("save", "error", err.Error())
		w.tellUnwritten(&w.unsaved, file)
		return
	}
	w.wrote(&w.unsaved)
	if said := words.Say("notice.file.written", "File", file); !w.stage.Told(said(w.stage.Words)) {
		w.TellBriefly(&News{In: said})
	}
}

// tellUnwritten tells that a file or folder could not be written, and takes that down until it is: see wrote.
func (w *Window) tellUnwritten(takes **News, file string) {
	*takes = &News{In: words.Say("notice.file.unwritten", "File", file)}
	w.Tell(*takes)
}

// wrote takes away that something could not be written: after all it has been.
func (w *Window) wrote(took **News) {
	w.Untell(*took)
	*took = nil
}

// SaveGame writes the game on the table into a file of the player's choice.
func (w *Window) SaveGame() {
	w.saveRecord(w.house.Session().Snapshot())
}

// SavePicture writes a picture of the table.
func (w *Window) SavePicture() {
	w.stage.CloseAll()
	picture := w.look()
	w.SaveTo("file.save.picture", w.house.Session().About().NameFor(".png"), func(to io.Writer) error { return png.Encode(to, picture) })
}

// look is a picture of the table. It is painted anew without the graphics card, which need not give back what it has
// shown.
func (w *Window) look() image.Image {
	table := software.NewCanvas()
	table.SetPadded(false)
	size := w.window.Canvas().Size()
	w.house.Paint(int(size.Width), int(size.Height))
	table.Resize(size) // first, and as large as it is: nothing is laid out anew
	table.SetContent(w.screen.Content())
	return table.Capture()
}

// OpenOther asks for a file with a game and opens it.
func (w *Window) OpenOther() {
	if w.games.archive == nil {
		return
	}
	w.chooseFile(w.OpenFile)
}
