package shell

import (
	"errors"
	"fmt"
	"image"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/record"
	"portroyal/engine/record/recordtest"
	"portroyal/ui/emblem"
	"portroyal/ui/palette"
	"portroyal/ui/settings"
	"portroyal/ui/start"
	"portroyal/ui/summary"
	"portroyal/ui/words"
)

// heaps is the house of a game for tests, in which players take stones from a heap.
type heaps struct {
	*Window

	of    *record.Game
	on    *heapTable
	done  []string // what has been asked of it
	helps bool     // the only aid
	full  bool     // it opens no record

	roomless bool // there is nothing to learn
}

// newHeaps is a game with a name, whose house goes to a list.
func newHeaps(name string, to *[]*heaps) Game {
	of := recordtest.NewGame(name)
	one := func(text string) func(*words.Words, *record.Head) string {
		return func(*words.Words, *record.Head) string { return text }
	}
	return Game{
		Record: of,
		Teller: &summary.Teller{
			Game: name, Name: func(*words.Words) string { return "Game of " + name },
			Line:   func(*words.Words) string { return "All about " + name },
			Emblem: func(pixels int) image.Image { return emblem.Medal(pixels, palette.Lagoon) },

			Outcome: one("of " + name), Occasion: one(""),
			Edition:  func(*words.Words, *record.Head) (string, []string) { return name, nil },
			Opponent: func(_ *words.Words, player string) string { return player },
			Round:    func(*record.Head) int { return 1 },
		},
		Memory: func() settings.Part { return new(heapMemory) },
		Open: func(w *Window) House {
			h := &heaps{Window: w, of: of}
			*to = append(*to, h)
			return h
		},
	}
}

// heapMemory is what the game remembers: nothing.
type heapMemory struct{}

func (*heapMemory) Add(_, _, _ settings.Part) {}
func (*heapMemory) Gain(settings.Part)        {}
func (*heapMemory) Replace(settings.Part)     {}

// heapTable is a heap that is being played, and the screen that shows it.
type heapTable struct {
	*recordtest.Heap

	house *heaps
	shown *fyne.Container
}

func (t *heapTable) Content() fyne.CanvasObject { return t.shown }

func (t *heapTable) Restyle() {
	t.shown.Objects = []fyne.CanvasObject{canvas.NewText(fmt.Sprintf("%d stones of %s", t.Left(), t.Game()), nil)}
}

func (t *heapTable) Leave() {}

// Typed takes a stone with the space bar, and opens the menu with Escape.
func (t *heapTable) Typed(key *fyne.KeyEvent) {
	switch {
	case key.Name == fyne.KeyEscape:
		t.house.OpenMenu()
	case key.Name == fyne.KeySpace && t.Left() > 0:
		t.Takes = append(slices.Clone(t.Takes), 1)
		t.house.KeepGame(t)
		t.Restyle()
	}
}

func (t *heapTable) Begun() bool { return len(t.Takes) > 0 }
func (t *heapTable) Over() bool  { return t.Left() == 0 }

func (t *heapTable) Snapshot() record.Record {
	now := *t.Heap
	if t.Over() {
		now.Result = &record.Result{Winners: []int{0}, Points: []int{1, 0}, Coins: []int{0, 0}}
	}
	return &now
}

// begin plays a new game with an id.
func (h *heaps) begin(id string) {
	heap := recordtest.Taken(h.of, id)
	h.Hold(id)
	h.OpenRecord(heap)
}

func (h *heaps) OpenRecord(read record.Record) bool {
	heap, own := read.(*recordtest.Heap)
	if !own || heap.Game() != h.of.Name {
		panic(errors.New("another game's record"))
	}
	if h.full {
		return false
	}
	h.on = &heapTable{Heap: heap, house: h, shown: container.NewVBox()}
	h.on.Restyle()
	h.UntellBrief()
	h.MoveTo(h.on)
	return true
}

// OpenOwn opens lists of stones: one that says so begins with the name of the game, and one with a question mark is wrong.
func (h *heaps) OpenOwn(_ string, content []byte) (open func(), own bool) {
	list, own := strings.CutPrefix(string(content), "list of "+h.of.Name)
	if own && !strings.HasSuffix(list, "?") {
		open = func() {
			h.MoveTo(&heapTable{Heap: recordtest.Taken(h.of, "list"), house: h, shown: container.NewVBox()})
		}
	}
	return open, own
}

func (h *heaps) asked(what string) { h.done = append(h.done, what) }

func (h *heaps) Ready()      { h.asked("ready") }
func (h *heaps) ShowResult() { h.asked("result") }
func (h *heaps) OpenMenu()   { h.asked("menu") }
func (h *heaps) OpenHelp()   { h.asked("help") }

func (h *heaps) Doors(own start.Own) [][]start.Door {
	rows := [][]start.Door{
		{{ID: "start.learn", Back: "start.learn.back.tip", Behind: []start.Door{own.Library, own.Help}}}, {own.Settings},
	}
	if h.roomless {
		rows = rows[1:]
	}
	if own.Quit != nil {
		rows = append(rows, []start.Door{*own.Quit})
	}
	if own.Continue != nil {
		rows = slices.Insert(rows, 0, []start.Door{*own.Continue})
	}
	return rows
}

func (h *heaps) Session() Session {
	if h.on == nil {
		return nil
	}
	return h.on
}

func (h *heaps) Clear()         { h.on = nil }
func (h *heaps) OnScreen() bool { return h.on != nil && h.Screen() == Screen(h.on) }

func (h *heaps) ShowsTable() bool {
	table, is := h.Screen().(*heapTable)
	return is && table.house == h
}

func (h *heaps) Undo()         { h.asked("undo") }
func (h *heaps) Redo()         { h.asked("redo") }
func (h *heaps) CopyHappened() { h.asked("copy") }
func (h *heaps) EndWatching()  { h.asked("settle") }

func (h *heaps) Aids() []Aid {
	return []Aid{{ID: "settings.larger", On: h.helps, Set: func(on bool) { h.helps = on }}}
}

func (h *heaps) Paint(int, int) { h.asked("paint") }
func (h *heaps) Fit(int)        {}
func (h *heaps) Reload()        { h.asked("take up") }
func (h *heaps) Leave()         {}
func (h *heaps) Close()         { h.asked("close") }
