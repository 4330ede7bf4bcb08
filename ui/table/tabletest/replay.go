package tabletest

import (
	"testing"

	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/settings"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// ReplayPlates judges the plates of a replay that is shown in a small window: their words are nearly as large as on other
// plates, at every speed, and each can be hit. Plate finds the one that is called like a message, nil for none.
func ReplayPlates(t *testing.T, w *words.Words, plate func(id words.ID) *widgets.Plate) {
	t.Helper()
	judged := func(id words.ID) *widgets.Plate {
		found := plate(id)
		if found == nil {
			return nil
		}
		if size := found.Size(); size.Width < 32 || size.Height < 32 {
			t.Errorf("%s: %q is %v", w.Language(), found.Text, size)
		}
		if text := visible.All[*canvas.Text](found)[0]; text.TextSize < 14 {
			t.Errorf("%s: %q is written in %v", w.Language(), found.Text, text.TextSize)
		}
		return found
	}
	for _, id := range []words.ID{"replay.first", "replay.last", "replay.play", "replay.review", "replay.on"} {
		if judged(id) == nil {
			t.Errorf("%s: there is no plate %s", w.Language(), id)
		}
	}
	said := map[settings.Speed]bool{}
	for range settings.Speeds {
		for _, speed := range settings.Speeds {
			if found := judged(words.ID("speed." + string(speed))); found != nil {
				said[speed] = true
				found.Tapped(nil)
				break
			}
		}
	}
	if len(said) != len(settings.Speeds) {
		t.Errorf("%s: there are plates for the speeds %v", w.Language(), said)
	}
}
