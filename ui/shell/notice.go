package shell

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"portroyal/ui/sheet"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// News is bad news in any language.
type News struct {
	In    func(*words.Words) string
	brief bool // it goes by itself
	apart bool // it has room of its own, and keeps it

	answers []answer // of which each has a plate; who closes the news gives none

	over *News // what it covers, and what is shown again after it; nil for nothing
}

// answer is one that the player can give to news.
type answer struct {
	id words.ID
	do func()
}

// Tell shows news with whatever the window shows, and covers nothing that can be used, see besideNews. It stops nothing,
// and stays until the player closes it or other news takes its place; nil takes it away.
func (w *Window) Tell(what *News) {
	w.news = what
	w.showNews()
	if what != nil && w.stage.Speak != nil {
		w.stage.Speak(w.Said())
	}
}

// brief is how long news is shown that nobody has to remember.
const brief = 5 * time.Second

// TellBriefly is Tell for news that goes by itself. Afterwards the news before it is shown again, unless it is over.
func (w *Window) TellBriefly(what *News) {
	what.brief = true
	w.tellOver(what)
	w.keepClear(what)
	w.stage.After(w.ctx, brief, func() { w.Untell(what) })
}

// tellOver is Tell for news after which the news before it is shown again, unless that goes by itself.
func (w *Window) tellOver(what *News) {
	what.over = w.news
	if w.news != nil && w.news.brief {
		what.over = w.news.over
	}
	w.Tell(what)
}

// Untell takes away news that is over, whether it is shown or would be again; nil is none.
func (w *Window) Untell(what *News) {
	switch {
	case what == nil || w.news == nil:
	case w.news == what:
		w.news = what.over
		w.showNews()
	case w.news.over == what:
		w.news.over = what.over
	}
}

// UntellBrief takes away news that goes by itself, as it was about something that is gone.
func (w *Window) UntellBrief() {
	if w.news != nil && w.news.brief {
		w.Untell(w.news)
	}
}

// Said is the news that is shown, in the language of the window; "" if there is none.
func (w *Window) Said() string {
	if w.news == nil {
		return ""
	}
	return w.news.In(w.stage.Words)
}

// showNews shows the news, if there is any, with the screen, in the present language and colours.
func (w *Window) showNews() {
	w.content.Objects = []fyne.CanvasObject{w.screen.Content()}
	w.content.Layout = filling{w}
	if w.news != nil {
		box := w.newNewsBox()
		w.content.Objects = append(w.content.Objects, box.Container)
		w.content.Layout = &besideNews{Window: w, box: box, news: w.news}
	}
	w.lay()
}

// lay lays out what the window shows. Refreshing it would let go of all pictures on the screen as well.
func (w *Window) lay() {
	w.content.Layout.Layout(w.content.Objects, w.content.Size())
	if painted, ok := w.window.Canvas().(interface{ SetDirty() }); ok {
		painted.SetDirty()
	}
}

// newsBox is a panel with the news.
type newsBox struct {
	*fyne.Container

	ground   *canvas.Rectangle // behind the panel, where it has room of its own
	panel    fyne.CanvasObject
	sentence fyne.CanvasObject
	closes   fyne.CanvasObject
	by       float32 // how much larger than usual all of it is
	line     float32 // how wide it is in one line
}

func (w *Window) newNewsBox() *newsBox {
	t, c, by := w.stage.Words, w.stage.Colours(), sheet.Growth(w.stage)
	closes := container.NewHBox()
	asks := w.news
	for _, answer := range asks.answers {
		closes.Add(sheet.Plate(w.stage, widgets.PlainPlate, t.T(answer.id), func() {
			w.Untell(asks)
			answer.do()
		}))
	}
	// Nobody is to aim for a plate that goes away just then, nor needs one beside yes and no.
	if !asks.brief && len(asks.answers) < 2 {
		closes.Add(sheet.Plate(w.stage, widgets.QuietPlate, t.T("close"), func() { w.Untell(w.news) }))
	}
	says := w.news.In(t)
	sentence := w.stage.Grown(by, widgets.NewSentence(says))
	b := &newsBox{
		ground: canvas.NewRectangle(c.Quay), sentence: sentence, closes: closes, by: by,
		line: w.stage.Grown(by, widget.NewLabel(says)).MinSize().Width + 28*by,
	}
	b.panel = widgets.NewSheet(c, by, 10*by, container.NewBorder(nil, nil, nil, closes, sentence))
	widgets.HandOnKeys(b.panel, w.pressed)
	b.Container = &fyne.Container{Objects: []fyne.CanvasObject{b.ground, b.panel}}
	return b
}

// high is how high the panel is at a width.
func (b *newsBox) high(width float32) float32 {
	b.sentence.Resize(fyne.NewSize(width-b.closes.MinSize().Width-28*b.by, 0)) // it wraps at the width that it has had
	return b.panel.MinSize().Height
}

// lay puts the panel at a place of its box.
func (b *newsBox) lay(at fyne.Position, size fyne.Size) {
	b.panel.Resize(size)
	b.panel.Move(at)
}
