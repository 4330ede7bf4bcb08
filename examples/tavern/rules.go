package main

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/rulebook"
	"portroyal/ui/rulebook/book"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// newRules is the rulebook, open at an entry; "" is where a reader begins.
func newRules(s *stage.Stage, at book.Entry) *rulebook.Page {
	w := s.Words
	of := &book.Contents{Text: w.T("tavern.rules.text"), Directives: map[string]book.Directive{"dice": dice}}
	return rulebook.New(s, book.Read(of), rulebook.Show{
		Thing: func(name string, width float32, _ func()) fyne.CanvasObject {
			return widgets.Fixed(die(s, name[0]-'0', width, false), width, width)
		},
		Wide:  func([]string) float32 { return 46 },
		Leads: func(string) book.Entry { return "" },
		Keys:  keys.Help(w),
	}, at, nil)
}

// dice is a row of dice, by their faces.
func dice(faces []string, caption []book.Run) []book.Block {
	return []book.Block{{Kind: book.Row, Things: faces, Runs: caption}}
}
