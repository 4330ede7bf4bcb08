package hints

import (
	"context"
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
)

// Why says why one choice is better than another. The zero Why says nothing.
type Why struct {
	Best, Other portroyal.Action
	Differences []coach.Difference
}

// Compare lets the coach find out, on another goroutine, why a choice is better than each of the others.
func Compare(
	ctx context.Context, s *pieces.Stage, view portroyal.View, best portroyal.Action, others []portroyal.Action,
	found func([]Why),
) {
	var all []Why
	s.Think(ctx, func(ctx context.Context) {
		thinker, err := coach.New()
		if err != nil {
			s.Log.Error("hints", "error", err.Error())
			return
		}
		for _, other := range others {
			all = append(all, Why{best, other, thinker.Why(ctx, view, best, other)})
		}
	}, func() { found(all) })
}

// enough is how many differences are told: the most decisive ones.
const enough = 3

// counts reports whether a difference that is told counts cards to come.
func (why *Why) counts() bool {
	told := why.Differences[:min(len(why.Differences), enough)]
	return slices.ContainsFunc(told, func(d coach.Difference) bool {
		switch d.Kind {
		case coach.ToTarget, coach.ToTheLead, coach.MoreToTake, coach.MorePaid, coach.MorePoints, coach.PaysThem, coach.Staked,
			coach.Promising, coach.Colours, coach.Unpromising:
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
	for _, d := range why.Differences[:min(len(why.Differences), enough)] {
		all = append(all, s.sentence(why, d))
	}
	return all
}

// sentence is a difference in words.
func (s *telling) sentence(why Why, d coach.Difference) string {
	switch d.Kind {
	case coach.Winning, coach.Losing, coach.Trailing, coach.Overtaken, coach.Finishing, coach.EndedByThem,
		coach.Pressing, coach.Overtaking, coach.LastTurn:
		return s.outcome(why, d)
	case coach.ToTarget, coach.ToTheLead, coach.MoreToTake, coach.MorePaid, coach.MorePoints, coach.Fruitless,
		coach.PaysThem, coach.Staked, coach.EndingTurn, coach.Stopping, coach.Earning, coach.Safer:
		return s.nextCard(why, d)
	case coach.Harmless, coach.Promising, coach.Colours, coach.Unpromising, coach.Bearable, coach.Postponed, coach.Busier,
		coach.Lasting, coach.Wealthier, coach.Paying:
		return s.plain(why, d)
	case coach.AlsoAfter:
		return s.stage.Words.T("why.after", "Choice", s.quoted(why.Other), "Best", s.quoted(why.Best))
	case coach.HandsOver, coach.LeavesClaim, coach.Denying, coach.DenyingCash:
		return s.leaving(why, d)
	case coach.Claiming, coach.Nearer, coach.LaterToo, coach.Unrivalled, coach.Contracted, coach.Stepping:
		return s.aims(d)
	}
	return s.bringing(d)
}

// points and coins are numbers with their units.
func (s *telling) points(n int) string { return s.stage.Words.N("count.points", n) }

func (s *telling) coins(n int) string { return s.stage.Words.N("count.coins", n) }

// outcome says who wins, who would be ahead, and who still plays.
func (s *telling) outcome(why Why, d coach.Difference) string {
	w, player, choice := s.stage.Words, s.seats[d.Seat].Name, s.quoted(why.Other)
	switch d.Kind {
	case coach.Winning:
		return w.T("why.winning")
	case coach.Losing:
		return w.T("why.losing", "Choice", choice, "Player", player, "Points", s.points(d.Other), "Mine", d.Mine)
	case coach.Trailing:
		return w.T("why.trailing", "Choice", choice, "Player", player, "Points", s.points(d.Other), "Mine", d.Mine)
	case coach.Overtaken:
		return w.N("why.overtaken", d.Count, "Choice", choice, "Player", player, "Of", d.Of)
	case coach.Finishing:
		if d.Seat == s.view.Decides() {
			return w.T("why.finishing.last", "Points", s.points(d.Mine))
		}
		return w.T("why.finishing", "Points", s.points(d.Mine), "Player", player, "Theirs", s.points(d.Other))
	case coach.EndedByThem:
		if d.Than == 0 {
			return w.N("why.ended", d.Count, "Choice", choice, "Player", player, "Of", d.Of)
		}
		return w.N("why.ended.more", d.Count, "Choice", choice, "Player", player, "Of", d.Of, "Than", d.Than)
	case coach.Pressing:
		return w.N("why.pressing", d.Count, "Player", player, "Of", d.Of)
	case coach.Overtaking:
		return w.N("why.overtaking", d.Count, "Player", player, "Of", d.Of, "Than", d.Than)
	}
	if d.Than > 0 {
		return w.T("why.lastturn.behind", "Points", s.points(d.Count), "Player", player, "Theirs", d.Than,
			"Coins", s.coins(d.Mine), "Than", d.Other)
	}
	return w.T("why.lastturn", "Coins", s.coins(d.Mine), "Than", d.Other)
}

// nextCard says what the next card would do.
func (s *telling) nextCard(why Why, d coach.Difference) string {
	w := s.stage.Words
	switch d.Kind {
	case coach.ToTarget:
		return w.T("why.target", "Count", d.Count, "Of", d.Of)
	case coach.ToTheLead:
		return w.T("why.lead", "Player", s.seats[d.Seat].Name, "Count", d.Count, "Of", d.Of)
	case coach.MoreToTake:
		return w.T("why.takes", "Count", d.Count, "Of", d.Of)
	case coach.MorePaid:
		return w.T("why.paid", "Coins", s.coins(d.Mine), "Count", d.Count, "Of", d.Of)
	case coach.PaysThem:
		return w.T("why.theirs", "Player", s.seats[d.Seat].Name, "Coins", s.coins(d.Mine), "Count", d.Count, "Of", d.Of)
	case coach.MorePoints:
		return w.T("why.morepoints", "Count", d.Count, "Of", d.Of)
	case coach.Fruitless:
		if d.Chance == 0 {
			return w.T("why.fruitless")
		}
		return w.T("why.fruitless.risk", "Chance", w.Percent(d.Chance))
	case coach.EndingTurn:
		return w.T("why.bust", "Choice", s.quoted(why.Other))
	case coach.Stopping:
		return w.T("why.stopping", "Cards", d.Mine, "Than", d.Other)
	case coach.Earning:
		return w.T("why.earning", "Card", terms.Within(w, terms.Definite, d.Card), "Coins", s.coins(d.Mine))
	case coach.Safer:
		return w.T("why.safer", "Chance", w.Percent(d.Chance), "Than", w.Percent(d.OtherChance))
	}
	brings := s.coins(d.Other)
	switch {
	case d.Mine > 0 && d.Other > 0:
		brings = w.T("why.both", "Points", s.points(d.Mine), "Coins", brings)
	case d.Mine > 0:
		brings = s.points(d.Mine)
	}
	if d.Count == 0 {
		return w.T("why.staked.all", "Chance", w.Percent(d.Chance), "Brings", brings)
	}
	return w.N("why.staked", d.Count, "Chance", w.Percent(d.Chance), "Brings", brings, "Of", d.Of)
}

// plain says what is told where nothing else decides.
func (s *telling) plain(why Why, d coach.Difference) string {
	w := s.stage.Words
	switch d.Kind {
	case coach.Harmless:
		return w.T("why.harmless")
	case coach.Promising:
		return w.N("why.promising", d.Count, "Chance", w.Percent(d.Chance), "Of", d.Of)
	case coach.Colours:
		return w.N("why.colours", d.Count, "Chance", w.Percent(d.Chance), "Of", d.Of)
	case coach.Unpromising:
		return w.N("why.unpromising", d.Count, "Chance", w.Percent(d.Chance), "Of", d.Of)
	case coach.Bearable:
		return w.T("why.bearable", "Chance", w.Percent(d.Chance))
	case coach.Postponed:
		return w.T("why.postponed", "Contract", terms.ContractTitle(w, d.Contract))
	case coach.Busier:
		return w.T("why.busier", "Count", d.Count, "Than", d.Than)
	case coach.Lasting:
		return w.N("why.lasting", d.Other, "Choice", s.quoted(why.Other))
	case coach.Wealthier:
		return w.T("why.wealthier", "Coins", s.coins(d.Mine), "Than", d.Other)
	}
	return w.N("why.paying", d.Other, "Choice", s.quoted(why.Other), "Player", s.seats[d.Seat].Name)
}

// leaving says what the other choice leaves to somebody.
func (s *telling) leaving(why Why, d coach.Difference) string {
	w, player, choice := s.stage.Words, s.seats[d.Seat].Name, s.quoted(why.Other)
	switch d.Kind {
	case coach.HandsOver:
		return w.T("why.hands", "Choice", choice, "Player", player, "Card", terms.Within(w, terms.Definite, d.Card),
			"Points", s.points(d.Other))
	case coach.LeavesClaim:
		if d.Other >= int(s.view.Options().Target) {
			return w.T("why.leavesclaim.end", "Choice", choice, "Player", player, "Worth", s.points(int(d.Card.Face().Points)),
				"Points", s.points(d.Other))
		}
		return w.T("why.leavesclaim", "Choice", choice, "Player", player, "Worth", s.points(int(d.Card.Face().Points)),
			"Points", s.points(d.Other))
	case coach.Denying:
		return w.T("why.denying", "Choice", choice, "Player", player, "Card", terms.Within(w, terms.Definite, d.Card),
			"Gain", s.points(d.Other))
	}
	return w.T("why.cash", "Choice", choice, "Player", player, "Card", terms.Within(w, terms.Definite, d.Card),
		"Coins", s.coins(d.Other))
}

// aims says how near expeditions and contracts come.
func (s *telling) aims(d coach.Difference) string {
	w := s.stage.Words
	switch d.Kind {
	case coach.Claiming:
		return w.T("why.claiming", "Worth", s.points(int(d.Card.Face().Points)), "Points", s.points(d.Mine), "Than", d.Other)
	case coach.LaterToo:
		return w.T("why.later", "Worth", s.points(int(d.Card.Face().Points)))
	case coach.Unrivalled:
		return w.N("why.unrivalled", d.Other, "Worth", s.points(int(d.Card.Face().Points)), "Player", s.seats[d.Seat].Name)
	case coach.Contracted:
		return w.T("why.contract", "Contract", terms.ContractTitle(w, d.Contract))
	case coach.Stepping:
		return w.N("why.steps", d.Mine, "Contract", terms.ContractTitle(w, d.Contract), "Than", d.Other)
	}
	if d.Mine == 0 {
		return w.N("why.nearer.all", d.Other, "Worth", s.points(int(d.Card.Face().Points)))
	}
	return w.N("why.nearer", d.Mine, "Worth", s.points(int(d.Card.Face().Points)), "Than", d.Other)
}

// bringing says what the player has more of.
func (s *telling) bringing(d coach.Difference) string {
	w := s.stage.Words
	switch d.Kind {
	case coach.Deserving:
		return w.T("why.points", "Points", s.points(d.Mine), "Than", d.Other)
	case coach.Helping:
		return w.T("why.helping", "Card", terms.Title(w, d.Card), "Ability", terms.OnFace(w, d.Card).Ability)
	case coach.Repelling:
		return w.T("why.repelling", "Count", d.Count, "Of", d.Of, "Than", d.Than)
	case coach.Overpaid:
		points := s.points(int(d.Card.Face().Points))
		if s.view.Fee(s.view.Decides()) > 0 {
			return w.T("why.dear.fee", "Points", points, "Coins", s.coins(d.Other))
		}
		return w.T("why.dear", "Points", points, "Coins", s.coins(d.Other))
	}
	if d.Count == d.Of {
		return w.T("why.richer.all", "Coins", s.coins(d.Mine), "Less", d.Other, "Of", d.Of, "Than", d.Than)
	}
	return w.T("why.richer", "Coins", s.coins(d.Mine), "Less", d.Other, "Count", d.Count, "Of", d.Of, "Than", d.Than)
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
