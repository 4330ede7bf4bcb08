package tutorial

import (
	"testing"
	"testing/fstest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

// bare is a game of which nothing is drawn.
type bare struct {
	Game
	laying func(Guide)
}

func (b *bare) Lay(_ *Scene, _ []string, by Guide) (Table, error) {
	b.laying(by)
	return bareTable{}, nil
}

func (b *bare) Uncover() {}

type bareTable struct{ Table }

func (bareTable) Content() fyne.CanvasObject { return container.NewWithoutLayout() }
func (bareTable) Leave()                     {}

// What a table reports has no effect before it is there, nor once it has been put away.
func TestOnlyTheTableThatIsThereIsHeard(t *testing.T) {
	reached, turned := 0, 0
	files := fstest.MapFS{"one.toml": {Data: []byte("[[scene]]\nsteps = [{ say = \"hello\" }, { rival = \"pass\" }]")}}
	course := Course{Files: files, Chapters: []Chapter{{Name: "one"}}}
	v := &Voyage{}
	var guides []Guide
	report := func(from Guide) (heard bool) {
		from.Settled()
		from.Turn(func() { turned++ })
		return from.Heard()
	}
	game := &bare{laying: func(by Guide) {
		guides = append(guides, by)
		if report(guides[len(guides)-1]) || reached != len(guides)-1 {
			t.Error("a table is heard before it is there")
		}
	}}
	for tables := 1; tables <= 2; tables++ {
		err := v.Begin(stagetest.New(t, stagetest.Small, words.English), game, &course, &course.Chapters[0], Place{},
			Calls{Reached: func(string, Place) { reached++ }})
		if err != nil {
			t.Fatal(err)
		}
		for _, away := range guides[:tables-1] {
			if report(away) || v.held != nil {
				t.Error("a table is heard that has been put away")
			}
		}
		if there := guides[tables-1]; !report(there) || reached != tables || v.held == nil {
			t.Errorf("table %d is not heard: %d steps", tables, reached)
		}
	}
	if turned != 0 {
		t.Error("another player acts before it is their turn")
	}
}
