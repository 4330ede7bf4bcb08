package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"portroyal/ui/spoken"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Study is a single decision on the table of any game, among actions A: the player makes it as in a game, but it is not played.
// They are told how good it was, and can try again. All fields of the first part have to be set.
type Study[A any] struct {
	Stage *stage.Stage
	Title func() string               // which decision this is
	Back  Way                         // the way out, instead of the menu
	Help  func()                      // shows the help
	Tried func(A)                     // is called with each answer, before anything else
	Known func(A) bool                // reports whether it is known what an answer is worth
	Show  func(A)                     // shows what all answers are worth, the one given among them
	Says  func(A) (head, text string) // how good an answer was
	Ways  func() []Way                // what can be done after an answer, from left to right

	Chosen A    // the answer that has been given, if any
	Made   bool // it is known and shown what that is worth
	waits  bool // it is not known yet

	keys, clicks stage.Lull // since it has been shown
}

// Way leads away from a decision that is studied.
type Way struct {
	ID   words.Tipped // of its plate, "" if only keys take it
	Go   func()
	Keys []fyne.KeyName // that take it after the answer
}

// Decide takes an answer, unless it is still to be found out what the one before is worth.
func (s *Study[A]) Decide(action A) {
	if s.waits {
		return
	}
	s.Chosen, s.waits = action, true
	s.Tried(action)
	s.Found()
}

// Waits reports whether it is still to be found out what the answer is worth.
func (s *Study[A]) Waits() bool { return s.waits }

// Found shows what the answer is worth, once that is known. It is called whenever more is known.
func (s *Study[A]) Found() {
	if !s.waits || !s.Known(s.Chosen) {
		return
	}
	s.waits, s.Made = false, true
	s.Show(s.Chosen)
	s.speak()
	shown := s.Stage.Time()
	s.keys, s.clicks = stage.NewLull(shown, stage.FirstLook), stage.NewLull(shown, stage.DoubleClick)
}

// speak says how good the answer was, and what can be done now.
func (s *Study[A]) speak() {
	if s.Stage.Speak == nil {
		return
	}
	head, text := s.Says(s.Chosen)
	said := []string{head, text}
	for _, way := range s.Ways() {
		if way.ID != "" {
			said = append(said, s.Stage.Words.T(words.ID(way.ID)))
		}
	}
	s.Stage.Speak(spoken.Sentences(said...))
}

// Afterwards are the ways after an answer: try again, or look at where the decision is from instead, and go on, or back
// after the last one.
func Afterwards(again func(), look, next *Way, back Way) []Way {
	retry := Way{ID: "retry.again", Go: again, Keys: []fyne.KeyName{fyne.KeyA, fyne.KeyBackspace}}
	watch, onward := Way{}, back
	if look != nil {
		watch, retry.ID = *look, ""
		watch.Keys = []fyne.KeyName{fyne.KeyL}
	}
	if next != nil {
		onward = *next
	}
	onward.Keys = []fyne.KeyName{fyne.KeyReturn, fyne.KeyEnter, fyne.KeyN}
	return []Way{retry, watch, onward}
}

// Forget forgets the answer. The table asks again.
func (s *Study[A]) Forget() {
	var none A
	s.Chosen, s.Made = none, false
}

// Plate is that of a way.
func (s *Study[A]) Plate(kind widgets.PlateKind, way Way) *widgets.Plate {
	return s.Stage.Plate(kind, way.ID, s.Stage.Growth(s.Stage.Window.Canvas().Size()), way.Go)
}

// Plates are those of the ways after the answer, unless a click is the second half of the one that gave the answer.
func (s *Study[A]) Plates() (all []*widgets.Plate) {
	ways := slices.DeleteFunc(s.Ways(), func(way Way) bool { return way.ID == "" })
	for i, way := range ways {
		kind, leads := widgets.PlainPlate, way.Go
		if i == len(ways)-1 {
			kind = widgets.CalmPlate
		}
		way.Go = func() {
			if s.clicks.Over(s.Stage.Time()) {
				leads()
			}
		}
		all = append(all, s.Plate(kind, way))
	}
	return all
}

// Typed does what a key stands for after the answer, unless it was still meant for the question.
func (s *Study[A]) Typed(key *fyne.KeyEvent) {
	meant := s.keys.Over(s.Stage.Time())
	switch key.Name {
	case fyne.KeyEscape:
		s.Back.Go()
		return
	case fyne.KeyF1:
		s.Help()
		return
	}
	ways := s.Ways()
	at := slices.IndexFunc(ways, func(way Way) bool { return slices.Contains(way.Keys, key.Name) })
	switch {
	case at < 0:
		s.Stage.Walk(key)
	case meant:
		ways[at].Go()
	}
}
