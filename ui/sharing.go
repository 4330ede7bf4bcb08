package ui

import (
	"encoding/json"
	"image/png"
	"io"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	"portroyal/engine/wholefile"
	"portroyal/ui/words"
)

// saveTo asks for a file and writes into it, whole or not at all.
func (w *Window) saveTo(name string, write func(io.Writer) error) {
	w.stage.CloseAll()
	ask := dialog.NewFileSave(func(to fyne.URIWriteCloser, err error) {
		if to == nil || err != nil {
			return // the player has changed their mind
		}
		file := to.URI().Path()
		_ = to.Close()
		if err := wholefile.Replace(file, write); err != nil {
			w.config.Log.Warn("save", "error", err.Error())
			w.tell(&news{func(t *words.Words) string { return t.T("notice.file.unwritten", "File", file) }})
			return
		}
		w.tellBriefly(&news{func(t *words.Words) string { return t.T("notice.file.written", "File", file) }})
	}, w.window)
	ask.SetFileName(name)
	ask.Show()
}

// saveAs writes the game on the table into a file of the player's choice.
func (w *Window) saveAs() {
	kept := w.game.Record().Snapshot()
	w.saveTo(kept.FileName(), kept.Write)
}

// saveText writes the game as text.
func (w *Window) saveText() {
	kept := w.game.Record().Snapshot()
	w.saveTo(kept.ID+".txt", kept.WriteText)
}

// savePicture writes a picture of the table.
func (w *Window) savePicture() {
	w.stage.CloseAll()
	picture := w.window.Canvas().Capture()
	w.saveTo(w.game.Record().ID+".png", func(to io.Writer) error { return png.Encode(to, picture) })
}

// copyPosition copies what everybody at the table knows, in the notation that the lab reads.
func (w *Window) copyPosition() {
	w.stage.CloseAll()
	text, err := json.Marshal(w.onTable.View())
	if err != nil { // every view has a notation
		w.config.Log.Error("position", "error", err.Error())
		return
	}
	w.app.Clipboard().SetContent(string(text))
	w.tellBriefly(&news{func(t *words.Words) string { return t.T("notice.position.copied") }})
}

// openOther asks for a file with a game and opens it.
func (w *Window) openOther() {
	if w.games.archive == nil {
		return
	}
	w.chooseFile(w.openFile)
}

// chooseFile asks for a file with a game.
func (w *Window) chooseFile(do func(file string)) {
	w.stage.CloseAll()
	ask := dialog.NewFileOpen(func(from fyne.URIReadCloser, err error) {
		if from == nil || err != nil {
			return // the player has changed their mind
		}
		file := from.URI().Path()
		_ = from.Close()
		do(file)
	}, w.window)
	ask.SetFilter(isGame)
	ask.Show()
}
