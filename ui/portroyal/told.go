package portroyal

import (
	"encoding/json"
	"io"

	"portroyal/ui/portroyal/story"
	"portroyal/ui/shell"
	"portroyal/ui/words"
)

// saveText writes the game as a text to read, in the language of the window.
func (w *house) saveText() {
	kept, t := w.game.Record().Snapshot(), w.stage.Words
	w.SaveTo(kept.NameFor(".txt"), func(to io.Writer) error { return story.Write(to, t, kept) })
}

// copyPosition copies what everybody at the table knows, in the notation that the lab reads.
func (w *house) copyPosition() {
	w.stage.CloseAll()
	text, err := json.Marshal(w.onTable.View())
	if err != nil { // every view has a notation
		w.stage.Log.Error("position", "error", err.Error())
		return
	}
	w.Copy(string(text))
	w.TellBriefly(&shell.News{In: func(t *words.Words) string { return t.T("notice.position.copied") }})
}
