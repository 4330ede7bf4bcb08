package shell

import (
	"encoding/json"
	"io"

	"portroyal/ui/portroyal/story"
	"portroyal/ui/words"
)

// saveText writes the game as a text to read, in the language of the window.
func (w *portRoyal) saveText() {
	kept, t := w.game.Record().Snapshot(), w.stage.Words
	w.saveTo(kept.NameFor(".txt"), func(to io.Writer) error { return story.Write(to, t, kept) })
}

// copyPosition copies what everybody at the table knows, in the notation that the lab reads.
func (w *portRoyal) copyPosition() {
	w.stage.CloseAll()
	text, err := json.Marshal(w.onTable.View())
	if err != nil { // every view has a notation
		w.config.Log.Error("position", "error", err.Error())
		return
	}
	w.app.Clipboard().SetContent(string(text))
	w.tellBriefly(&news{in: func(t *words.Words) string { return t.T("notice.position.copied") }})
}
