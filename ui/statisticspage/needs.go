package statisticspage

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Games are those that count for a part of a page.
type Games string

// The games that count for parts.
const (
	Finished Games = "games"
	Reviewed Games = "reviews"
	Duelled  Games = "duels" // against the same opponent
)

// Part is a part of a page that says something only from some games on: fewer would fill it with bars that say nothing.
type Part string

// Need is from how many games on there is a part.
type Need struct {
	Part         Part
	From         int
	Of           Games
	Title, About words.ID // with which it is announced; "" if it is not
}

// TheWins is the part that counts wins, which every page has.
const TheWins Part = "wins"

// Needs are from how many games on there are which parts of a page, in the order in which they come, and how many games
// there are of each kind.
type Needs struct {
	Parts []Need
	Have  map[Games]int
}

// Reached reports whether there are enough games for a part. A part without a need is always there.
func (n *Needs) Reached(part Part) bool {
	for i := range n.Parts {
		if n.Parts[i].Part == part {
			return n.Have[n.Parts[i].Of] >= n.Parts[i].From
		}
	}
	return true
}

// comingOf are how many of the games that a part needs there are.
const comingOf words.Family[Games] = "figures.coming.of.*"

// Coming announces the parts for which there are too few games, of those kinds that there can be; nil if there are none.
func (b *Brush) Coming(width float32) fyne.CanvasObject {
	w, c, by := b.Stage.Words, b.Stage.Colours(), b.By
	s := b.Section(width, w.T("figures.coming"))
	s.Say(w.T("figures.coming.about"))
	none := true
	for i := range b.Needs.Parts {
		need := &b.Needs.Parts[i]
		there, counts := b.Have[need.Of]
		if need.Title == "" || !counts || there >= need.From {
			continue
		}
		none = false
		s.Y += 5 * by
		progress := widgets.Line(w.N(comingOf.ID(need.Of), need.From, "Have", there), 13*by, c.Quiet)
		widgets.Shrink(progress, s.Width*0.6)
		taken := progress.MinSize()
		title := widgets.OneLine(widgets.BoldLine, w.T(need.Title), 14*by, c.Text, s.Width-taken.Width-10*by, fyne.TextAlignLeading)
		high := title.MinSize().Height
		s.Put(title, 0, s.Width-taken.Width-10*by, high)
		s.Put(progress, s.Width-taken.Width, taken.Width, taken.Height)
		s.Y += high + 2*by
		s.Pips(there, need.From)
		s.Note(w.T(need.About))
	}
	if none {
		return nil
	}
	return s.Done()
}

// Pips adds a field for each game that is needed; those that there are are lit.
func (s *Section) Pips(have, need int) {
	by, c := s.By, s.Stage.Colours()
	const high, gap = 6, 4
	wide := (s.Width - float32(need-1)*gap*by) / float32(need)
	for i := range need {
		paint := c.Field
		if i < have {
			paint = c.Accent
		}
		s.Rectangle(paint, float32(i)*(wide+gap*by), 0, wide, high*by)
	}
	s.Y += (high + 3) * by
}
