package outline_test

import (
	"image"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"github.com/google/go-cmp/cmp"

	"portroyal/engine/portroyal"
	"portroyal/ui/look"
	"portroyal/ui/outline"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/widgets"
)

// An outline says what can be seen, and how; what is hidden is not in it.
func TestOutlineSaysWhatIsShown(t *testing.T) {
	test.NewTempApp(t)
	colours := look.Of(false)
	faces := func(portroyal.Card, float32, bool, func(image.Image)) {}
	sailor, err := portroyal.ParseCard("sailor-1")
	if err != nil {
		t.Fatal(err)
	}
	card := pieces.NewCard(faces, sailor, 60)
	card.Takeable, card.Key, card.Price = true, "1", "–3"
	card.SetToolTip("Hire it")
	back := pieces.NewCard(faces, portroyal.NoCard, 60)
	back.Dimmed = true
	stop := widgets.NewPlate(colours, widgets.CalmPlate, "Stop", func() {})
	stop.Detail = "and take 2 cards"
	stop.SetWaiting(true)
	toggle := widgets.NewToggle(colours, "Contracts", "Tasks for all", true, func(bool) {})
	toggle.Forbid("Not now")
	hidden := widgets.Line("hidden", 12, color.Black)
	hidden.Hide()
	under, over := canvas.NewText("under", color.Black), canvas.NewRectangle(color.White)
	scroll := container.NewVScroll(container.NewVBox(
		widgets.Line("above", 12, color.Black), widgets.Fixed(over, 40, 400), widgets.Line("below", 12, color.Black)))
	window := test.NewTempWindow(t, container.NewVBox(
		container.NewHBox(widgets.Line("Ann", 12, color.Black), widgets.Line("plays", 12, color.Black)),
		hidden, container.NewHBox(card, back), widgets.NewPanel(colours, 4, stop), toggle,
		container.NewStack(under, canvas.NewRectangle(color.White)),
		container.NewGridWrap(fyne.NewSize(200, 60), scroll),
	))
	window.Resize(fyne.NewSize(500, 600))
	widget.NewModalPopUp(widget.NewLabel("Sure?"), window.Canvas()).Show()
	const want = `window
  “Ann” “plays”
  card sailor-1 [framed, key “1”, price “–3”, says “Hire it”]
  card face down [dimmed]
  panel
    plate “Stop” [below “and take 2 cards”, calm, not ready]
  toggle “Contracts Not now” [on, disabled]
  “under” [covered]
  box
  scrolled
    “above”
    box
    “below” [out of sight]
overlay
  box
  “Sure?”
`
	if got := outline.Of(window.Canvas()); got != want {
		t.Errorf("%s\nwant:\n%s", cmp.Diff(want, got), got)
	}
}
