package table_test

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/ui/stage/stagetest"
	"portroyal/ui/table"
	"portroyal/ui/words"
)

// studied is a decision between numbers, of which it is known what they are worth once that has been found.
type studied struct {
	*table.Study[int]
	found bool
	tried []int
	shown []int
	went  []string
}

func (s *studied) know(int) bool                 { return s.found }
func (s *studied) try(n int)                     { s.tried = append(s.tried, n) }
func (s *studied) show(n int)                    { s.shown = append(s.shown, n) }
func (s *studied) on()                           { s.went = append(s.went, "on") }
func (s *studied) back()                         { s.went = append(s.went, "back") }
func (s *studied) says(int) (head, about string) { return "Well done", "It is the best" }
func (s *studied) title() string                 { return "" }

func (s *studied) ways() []table.Way {
	return []table.Way{
		{ID: "retry.again", Go: s.Forget, Keys: []fyne.KeyName{fyne.KeyA}},
		{Go: s.on, Keys: []fyne.KeyName{fyne.KeyN}},
		{ID: "replay.on", Go: s.on, Keys: []fyne.KeyName{fyne.KeyReturn}},
	}
}

// An answer is shown once it is known what it is worth, and counts once until then. What is pressed too early is still meant for
// the question, but for what leads out; what only keys take has no plate.
func TestStudy(t *testing.T) {
	at := stagetest.New(t, stagetest.Small, words.English)
	player := stagetest.NewPlayer(t, at, nil)
	s := &studied{}
	s.Study = &table.Study[int]{
		Stage: at, Title: s.title, Back: table.Way{ID: "review.again.back", Go: s.back}, Help: s.back,
		Tried: s.try, Known: s.know, Show: s.show, Says: s.says, Ways: s.ways,
	}
	var said []string
	at.Speak = func(sentence string) { said = append(said, sentence) }
	s.Decide(3)
	s.Decide(4)
	if !s.Waits() || s.Made || !slices.Equal(s.tried, []int{3}) || s.shown != nil {
		t.Fatalf("tried are %v, shown %v", s.tried, s.shown)
	}
	s.found = true
	s.Found()
	if s.Found(); s.Waits() || !s.Made || !slices.Equal(s.shown, []int{3}) {
		t.Fatalf("shown are %v", s.shown)
	}
	if want := []string{"Well done. It is the best. Try again. Play on from here."}; !slices.Equal(said, want) {
		t.Errorf("it says %q, want %q", said, want)
	}
	plates := s.Plates()
	if len(plates) != 2 {
		t.Fatalf("%d plates are shown", len(plates))
	}
	for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.KeyN, fyne.KeyEscape} {
		s.Typed(&fyne.KeyEvent{Name: key})
	}
	if plates[1].Tapped(nil); !slices.Equal(s.went, []string{"back"}) {
		t.Errorf("at once it leads to %q", s.went)
	}
	player.Pass(2 * time.Second)
	plates[1].Tapped(nil)
	s.Typed(&fyne.KeyEvent{Name: fyne.KeyN})
	if s.Typed(&fyne.KeyEvent{Name: fyne.KeyA}); !slices.Equal(s.went, []string{"back", "on", "on"}) || s.Made || s.Chosen != 0 {
		t.Errorf("it leads to %q, and %d is chosen", s.went, s.Chosen)
	}
}
