package statisticspage

import (
	"math"
	"strconv"

	"fyne.io/fyne/v2"

	"portroyal/engine/piratescove/chronicle"
	"portroyal/engine/piratescove/statistics"
	"portroyal/ui/statisticspage"
	"portroyal/ui/words"
)

const (
	fewestDice = 60   // of which faces are counted
	seldom     = 0.05 // how often dice come out so that it is called rare
)

// evenness says how dice came out.
type evenness string

const (
	usual evenness = "usual"
	rare  evenness = "rare"
)

const saysEven words.Family[evenness] = "cove.figures.faces.*"

// dice are how often each face came up, for the person and for all others, beside what would be even; nil as long as there are few.
func (p *Page) dice(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w, own, others := p.Stage.Words, &sum.Fights.Faces, &sum.Others
	if min(own.Dice(), others.Dice()) < fewestDice {
		return nil
	}
	s := p.Section(width, w.T("cove.figures.faces"))
	p.faces(s, own, w.T("cove.figures.faces.own", "Dice", own.Dice(), "Each", even(own)))
	p.faces(s, others, w.T("cove.figures.faces.others", "Dice", others.Dice(), "Each", even(others)))
	return s.Done()
}

// even is how many of each face would be even.
func even(f *chronicle.Faces) int { return int(math.Round(float64(f.Dice()) / float64(len(f)))) }

// faces adds how often each face came up, with what is to be thought of that.
func (p *Page) faces(s *statisticspage.Section, of *chronicle.Faces, about string) {
	w := p.Stage.Words
	var bars statisticspage.Bars
	for i, n := range of {
		face := strconv.Itoa(i + 1)
		bars.All = append(bars.All, statisticspage.Bar{Count: n, Label: face, Says: w.N("cove.figures.faces.face", n, "Face", face,
			"Share", w.Percent(float64(n)/float64(of.Dice())))})
	}
	s.Bars(bars, about)
	is, share := usual, of.Uneven()
	if share < seldom {
		is, share = rare, max(share, 0.01)
	}
	s.Say(w.T(saysEven.ID(is), "Share", w.Percent(share)))
}
