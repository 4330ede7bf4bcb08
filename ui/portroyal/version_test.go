package portroyal

import (
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/calendar"
	"portroyal/ui/shell"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// About and the games that are begun name the version.
func TestVersionIsNamed(t *testing.T) {
	b := openBench(t, shell.Config{Version: "7.8.9", Language: words.Dutch})
	b.Press(fyne.KeyS)
	b.Tap("start.about")
	if !visible.Says(b.Top(), "Versie 7.8.9") {
		t.Error("About does not name the version")
	}
	b.stage.CloseAll()
	b.begin(withSeed(hotSeat("Ann", "Ben"), 3))
	if got := b.house.Match.Record().Program; got != "7.8.9" {
		t.Errorf("the game was begun with %q", got)
	}
	b.LeaveGame()
	b.book.Play(calendar.On(b.stage.Time()))
	if got := b.house.Match.Record().Program; got != "7.8.9" {
		t.Errorf("the deal of the day was begun with %q", got)
	}
}
