package rules

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/record"
	"portroyal/ui/geometry"
	"portroyal/ui/piratescove/rules/entry"
	"portroyal/ui/piratescove/table/ask"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/rulebook"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// newPicture lays out a part of the table, so wide, as the game itself draws it. A click on something leads to its place in
// the book.
func newPicture(s *stage.Stage, name string, width float32, open func(entry.Entry)) *rulebook.Picture {
	position, fight := posed(name)
	of := boards[name]
	by := max(width/pictureWidth, rulebook.LeastBoard)
	size := fyne.NewSize(width, of.high*by)
	end := geometry.Rect(0, size.Height, width, 0) // where there is nothing
	areas := board.Areas{By: by, Larger: 1, Prompt: end, Own: end}
	of.lay(&areas, size)
	areas.Measure()
	view, present := position.View(0), position.Board()
	shown := board.Shown{Board: &present, View: &view, Open: true, Acts: -1, Marks: map[board.Spot]board.Mark{}, Fight: fight}
	seats := players(s.Words, position.Players())
	if position.Owes(0) {
		shown.Acts = 0
		question := asked(s.Words, seats, view, of.begun)
		shown.Yard = question.Yard
		for _, option := range question.Options {
			if option.Spot.Kind != board.Nowhere {
				shown.Marks[option.Spot] = board.Mark{Tip: option.Tip, Chosen: option.Chosen}
			}
		}
	}
	if fight != nil {
		island, _ := view.FightAt()
		fight.Title = s.Words.T("cove.fight.title", "Island", terms.Island(s.Words, island))
		fight.Said = verdict(s.Words, fight.Dice)
	}
	ground := board.NewGround(s)
	var on *board.Board
	lead := func(spot board.Spot) {
		if at := on.Explained(spot); at != "" {
			open(at)
		}
	}
	on = board.New(s, seats, nil, board.Calls{Tap: lead, Ask: lead, Look: lead})
	on.Plain = true
	sheet := container.NewWithoutLayout(ground.Alone(size, &areas, fight != nil), on.Draw(shown, size, areas))
	return &rulebook.Picture{Object: widgets.Fixed(sheet, size.Width, size.Height), Size: size, Ground: ground}
}

// players are those who sit at the table of a picture.
func players(w *words.Words, n int) []record.Seat {
	return []record.Seat{
		{Name: w.T("cove.rules.you"), Colour: 0, Portrait: "person"},
		{Name: w.T("cove.name.2"), Colour: 1, Portrait: "sailor"},
		{Name: w.T("cove.name.3"), Colour: 2, Portrait: "corsair"},
		{Name: w.T("cove.name.4"), Colour: 3, Portrait: "pilot"},
	}[:n]
}

// asked is what seat 0 is asked, when it has begun to answer.
func asked(w *words.Words, seats []record.Seat, view cove.View, begun []board.Spot) ask.Question {
	a := &ask.Asker{
		Words: w, Worth: func(cove.Island) string { return "" }, Chance: func() bool { return false },
	}
	for _, seat := range seats {
		a.Names = append(a.Names, seat.Name)
	}
	a.Follow(view, view.Legal(nil))
	for _, spot := range begun {
		options := a.Question().Options
		a.Begin(options[slices.IndexFunc(options, func(o ask.Option) bool { return o.Spot == spot })])
	}
	return a.Question()
}

// verdict says what dice came to.
func verdict(w *words.Words, dice []board.Die) string {
	hits := 0
	for _, die := range dice {
		if die.Hit {
			hits++
		}
	}
	return w.N("cove.fight.hits", hits)
}
