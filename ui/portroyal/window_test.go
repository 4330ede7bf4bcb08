package portroyal

import (
	"time"

	"fyne.io/fyne/v2"

	"portroyal/ui/files"
	shared "portroyal/ui/house"
	"portroyal/ui/visible"
)

// brief is longer than news is shown that goes by itself.
const brief = 6 * time.Second

// muted reports whether nothing is heard, whatever the volumes are.
func (b *bench) muted() bool { return b.config.Mute || b.settings.Sound.Muted }

// showsEnd reports whether the end of a game is open over its table.
func (b *bench) showsEnd() bool { return b.stage.Shows(shared.EndOverlay) }

// asksWhere reports whether somebody is asked for a file.
func (b *bench) asksWhere() bool { return b.stage.Shows(files.Overlay) }

// looksAgain learns which games are saved by now, as the log of games does, and goes back to the start screen.
func (b *bench) looksAgain() {
	b.ShowLibrary()
	b.ShowStart()
}

// newsPanel is the panel with the news, nil if there is none: the last thing beside the screen.
func (b *bench) newsPanel() (panel fyne.CanvasObject) {
	visible.Walk(b.window.Content(), func(object fyne.CanvasObject) {
		beside, is := object.(*fyne.Container)
		if is && len(beside.Objects) == 2 && beside.Objects[0] == b.Screen().Content() {
			box := beside.Objects[1].(*fyne.Container)
			panel = box.Objects[len(box.Objects)-1]
		}
	})
	return panel
}
