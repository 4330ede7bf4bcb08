package ui

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// news is bad news in any language.
type news struct {
	in    func(*words.Words) string
	brief bool // it goes by itself
}

// tell shows news at the lower edge of whatever the window shows. It stops nothing, and stays until the
// player closes it or other news takes its place; nil takes it away.
func (w *Window) tell(what *news) {
	w.news = what
	w.showNews()
}

// brief is how long news is shown that nobody has to remember.
const brief = 5 * time.Second

// tellBriefly is tell for news that goes by itself.
func (w *Window) tellBriefly(what *news) {
	what.brief = true
	w.tell(what)
	w.stage.After(w.ctx, brief, func() {
		if w.news == what {
			w.tell(nil)
		}
	})
}

// showNews lays the news, if there is any, over the screen, in the present language and colours.
func (w *Window) showNews() {
	w.content.Objects = []fyne.CanvasObject{w.screen.Content()}
	if w.news != nil {
		t, by := w.stage.Words, w.growth()
		closes := container.NewCenter()
		if !w.news.brief { // nobody is to aim for a plate that goes away just then
			closes.Add(w.newPlate(widgets.QuietPlate, t.T("close"), func() { w.tell(nil) }))
		}
		sentence := w.stage.Grown(by, widgets.NewSentence(w.news.in(t)))
		panel := widgets.NewSheet(w.stage.Colours(), by, 10*by, container.NewBorder(nil, nil, nil, closes, sentence))
		widgets.HandOnKeys(panel, w.pressed)
		w.content.Objects = append(w.content.Objects, container.New(lowerEdge{sentence, closes, by}, panel))
	}
	w.content.Refresh()
}

// lowerEdge lays a panel with a sentence and something beside them over the middle of the lower edge.
type lowerEdge struct {
	sentence, beside fyne.CanvasObject
	by               float32 // how much larger than usual they are
}

func (lowerEdge) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

func (l lowerEdge) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	margin := 14 * l.by
	width := min(size.Width-2*margin, 820*l.by)
	l.sentence.Resize(fyne.NewSize(width-l.beside.MinSize().Width-28*l.by, 0)) // it wraps at the width that it has had
	for _, panel := range objects {
		height := panel.MinSize().Height
		panel.Resize(fyne.NewSize(width, height))
		panel.Move(fyne.NewPos((size.Width-width)/2, size.Height-height-margin))
	}
}
