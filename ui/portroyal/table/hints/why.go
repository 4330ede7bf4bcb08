package hints

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/coach"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/table/seats"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Why says why one choice is better than another. The zero Why says nothing.
type Why struct {
	Best, Other portroyal.Action
	Differences []coach.Difference
}

// enough is how many differences are told: the most decisive ones.
const enough = 3

// told are the differences that are told.
func (why *Why) told() []coach.Difference { return why.Differences[:min(len(why.Differences), enough)] }

// counts reports whether a difference that is told counts cards to come.
func (why *Why) counts() bool {
	return slices.ContainsFunc(why.told(), func(d coach.Difference) bool {
		switch d.Kind {
		case coach.ToTarget, coach.ToTheLead, coach.MoreToTake, coach.MorePaid, coach.MorePoints, coach.PaysThem, coach.Staked,
			coach.Promising, coach.Colours, coach.Modest, coach.Unpromising:
			return true
		}
		return false
	})
}

// head names the two choices compared.
func (s *telling) head(why Why) string {
	return s.stage.Words.T("why", "Best", s.quoted(why.Best), "Other", s.quoted(why.Other))
}

// quoted is the name of a choice in quotation marks.
func (s *telling) quoted(choice portroyal.Action) string {
	return s.stage.Words.Quoted(s.choice(choice))
}

// Sentences say why one choice of the deciding player is better than another, the most decisive reason first.
func Sentences(s *pieces.Stage, seats seats.Seats, view portroyal.View, why Why) []string {
	return (&telling{s, seats, view}).sentences(why)
}

// sentences are the most decisive differences, a sentence each.
func (s *telling) sentences(why Why) (all []string) {
	for _, d := range why.told() {
		all = append(all, s.sentence(why, d))
	}
	return all
}

// sentence is a difference in words.
func (s *telling) sentence(why Why, d coach.Difference) string {
	switch d.Kind {
	case coach.Stepping:
		d.Count = d.Mine
	case coach.Nearer:
		d.Count = cmp.Or(d.Mine, d.Other)
	case coach.Unrivalled, coach.Lasting, coach.Paying:
		d.Count = d.Other
	}
	told := difference{d, s, why}
	says, way := differences[d.Kind], 0
	if len(says) > 1 && told.special() {
		way = 1
	}
	return s.stage.Words.Tell(says[way], d.Count, told)
}

// differences are the sentences for differences: the usual one, and the one where they are special.
var differences = [coach.Kinds][]words.Told{
	coach.Winning: {"why.winning"}, coach.Losing: {"why.losing"}, coach.Trailing: {"why.trailing"},
	coach.Overtaken: {"why.overtaken"}, coach.Finishing: {"why.finishing", "why.finishing.last"},
	coach.EndedByThem: {"why.ended", "why.ended.more"}, coach.HandsOver: {"why.hands"},
	coach.LeavesClaim: {"why.leavesclaim", "why.leavesclaim.end"}, coach.AlsoAfter: {"why.after"},
	coach.Overtaking: {"why.overtaking"}, coach.LastTurn: {"why.lastturn", "why.lastturn.behind"},
	coach.ToTarget: {"why.target"}, coach.Pressing: {"why.pressing"}, coach.ToTheLead: {"why.lead"},
	coach.Fruitless: {"why.fruitless", "why.fruitless.risk"}, coach.MoreToTake: {"why.takes"},
	coach.MorePaid: {"why.paid"}, coach.MorePoints: {"why.morepoints"}, coach.PaysThem: {"why.theirs"},
	coach.Staked: {"why.staked", "why.staked.all"}, coach.EndingTurn: {"why.bust"}, coach.Claiming: {"why.claiming"},
	coach.Nearer: {"why.nearer", "why.nearer.all"}, coach.LaterToo: {"why.later"}, coach.Unrivalled: {"why.unrivalled"},
	coach.Contracted: {"why.contract"}, coach.Stepping: {"why.steps"}, coach.Deserving: {"why.points"},
	coach.Denying: {"why.denying"}, coach.DenyingCash: {"why.cash"}, coach.Helping: {"why.helping"},
	coach.Repelling: {"why.repelling"}, coach.Overpaid: {"why.dear", "why.dear.fee"},
	coach.Richer: {"why.richer", "why.richer.all"}, coach.Stopping: {"why.stopping"}, coach.Earning: {"why.earning"},
	coach.Safer: {"why.safer"}, coach.Harmless: {"why.harmless"}, coach.Promising: {"why.promising"},
	coach.Colours: {"why.colours"}, coach.Modest: {"why.modest", "why.modest.points"},
	coach.Unpromising: {"why.unpromising", "why.unpromising.safe"}, coach.Gambling: {"why.gambles"}, coach.Freeing: {"why.frees", "why.frees.none"},
	coach.Postponed: {"why.postponed"}, coach.Busier: {"why.busier"}, coach.Fitting: {"why.fitting"}, coach.Lasting: {"why.lasting"},
	coach.Wealthier: {"why.wealthier"}, coach.Paying: {"why.paying"},
}

// difference is one that is told: its fields and methods are what its sentences need.
type difference struct {
	coach.Difference
	*telling
	why Why
}

// special reports whether the second of two sentences says it.
func (d difference) special() bool {
	switch d.Kind {
	case coach.Finishing:
		return d.Seat == d.view.Decides()
	case coach.EndedByThem, coach.LastTurn:
		return d.Than > 0
	case coach.Fruitless:
		return d.Difference.Chance > 0
	case coach.LeavesClaim:
		return d.Other >= int(d.view.Options().Target)
	case coach.Nearer:
		return d.Mine == 0
	case coach.Overpaid:
		return d.view.Fee(d.view.Decides()) > 0
	case coach.Richer:
		return d.Count == d.Of
	case coach.Unpromising:
		return d.Difference.Chance == 0
	case coach.Modest:
		return d.Mine > 0
	}
	return d.Count == 0
}

func (d difference) Best() string        { return d.quoted(d.why.Best) }
func (d difference) Choice() string      { return d.quoted(d.why.Other) }
func (d difference) Player() string      { return d.seats[d.Seat].Name }
func (d difference) Points() string      { return d.points(d.Mine) }
func (d difference) Coins() string       { return d.coins(d.Mine) }
func (d difference) Otherwise() int      { return d.Other }
func (d difference) OtherPoints() string { return d.points(d.Other) }
func (d difference) OtherCoins() string  { return d.coins(d.Other) }
func (d difference) CountPoints() string { return d.points(d.Count) }
func (d difference) Chance() string      { return d.stage.Words.Percent(d.Difference.Chance) }
func (d difference) OtherChance() string { return d.stage.Words.Percent(d.Difference.OtherChance) }
func (d difference) Brings() string      { return d.brings(d.Mine, d.Other) }
func (d difference) Card() string        { return d.within(d.Difference.Card) }
func (d difference) Title() string       { return terms.Title(d.stage.Words, d.Difference.Card) }
func (d difference) Ability() string     { return terms.OnFace(d.stage.Words, d.Difference.Card).Ability }
func (d difference) Worth() string       { return d.worth(d.Difference.Card) }
func (d difference) Contract() string {
	return terms.ContractTitle(d.stage.Words, d.Difference.Contract)
}

// reasoned says why the best choice is better than another one.
func (p *Panel) reasoned(width float32) fyne.CanvasObject {
	c, by := p.stage.Colours(), p.by
	const dot = 5
	s, y, left := geometry.NewSheet(), 2*by, 14*by
	put := func(object fyne.CanvasObject, x float32) {
		high := object.MinSize().Height
		s.Fit(object, geometry.Rect(x, y, width-x, high))
		y += high
	}
	put(widgets.Paragraph(widgets.BoldLine, p.words.head(p.why), 14*by, c.Text, width, 1, fyne.TextAlignLeading), 0)
	for _, sentence := range p.words.sentences(p.why) {
		mark := canvas.NewCircle(c.Edge)
		s.Fit(mark, geometry.Rect(4*by, y+7*by, dot*by, dot*by))
		put(widgets.Paragraph(widgets.Line, sentence, 13*by, c.Text, width-left, 1, fyne.TextAlignLeading), left)
		y += 1 * by
	}
	line := canvas.NewRectangle(palette.Fade(c.Edge, 0.6))
	s.Fit(line, geometry.Rect(0, y+3*by, width, by))
	return widgets.Fixed(s.Container, width, y+6*by)
}
