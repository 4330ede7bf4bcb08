package review

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
	"portroyal/engine/reviews"
)

// Judge reviews games. It serves one caller at a time.
type Judge struct {
	assessor *bot.Assessor
	roller   *bot.Roller
	hurried  bool
}

// NewJudge makes a judge. It is an error if the learned evaluation does not fit the rules of this program.
func NewJudge() (*Judge, error) {
	knowledge, err := bot.Learned()
	if err != nil {
		return nil, fmt.Errorf("review: %w", err)
	}
	return &Judge{assessor: bot.NewAssessor(knowledge), roller: bot.NewRoller(knowledge)}, nil
}

// Hurry makes the judge look one card less far ahead, and never a second time: for many games, where only sums count.
func (j *Judge) Hurry() {
	j.hurried = true
	j.assessor.Hurry(true)
	j.roller = nil
}

// ErrNotOver says that a game cannot be judged as a whole yet.
var ErrNotOver = errors.New("review: the game is not over yet")

// Review judges a finished game, and looks at what its persons decided a second time; at what everybody did if there
// were none. It is an error if the record does not play, if its game is not over, or if ctx is done before the end. After
// each decision judged is told how many there are so far; it may be nil.
func (j *Judge) Review(ctx context.Context, of *transcript.Record, judged func(decisions int)) (*Review, error) {
	course := j.Begin(of.Rules())
	course.pace = firstPace(course.review.Players, len(of.Actions))
	r, err := course.follow(ctx, of, judged)
	if err != nil {
		return nil, err
	}
	for _, seat := range persons(of) {
		if err := course.lookTwice(ctx, seat, len(persons(of))); err != nil {
			return nil, err
		}
	}
	return r, nil
}

// follow judges a whole record for the first time.
func (c *Course) follow(ctx context.Context, of *transcript.Record, judged func(decisions int)) (*Review, error) {
	var view portroyal.View // before the next action
	step, err := 0, error(nil)
	last, damaged := of.Follow(func(tape *portroyal.Tape, position *portroyal.Position) {
		if step > 0 && err == nil {
			err = c.Play(ctx, view, of.Actions[step-1], tape.Events)
			if judged != nil {
				judged(step)
			}
		}
		view = position.View()
		step++
	})
	switch {
	case damaged != nil:
		return nil, damaged
	case err != nil:
		return nil, err
	case last.Phase() != portroyal.Over:
		return nil, ErrNotOver
	}
	return c.End(last.View()), nil
}

// persons are the seats of a record that were persons; all were who played in one without any.
func persons(of *transcript.Record) (seats []int) {
	person := func(s record.Seat) bool { return s.Player == "" }
	any := slices.ContainsFunc(of.Seats, person)
	for seat := range of.Seats {
		if !any || person(of.Seats[seat]) {
			seats = append(seats, seat)
		}
	}
	return seats
}

// Choices gives what each legal action of a decision is worth to the seat that decides, the best first: its chance of
// winning. It is an error if ctx is done before the end.
func (j *Judge) Choices(ctx context.Context, view portroyal.View) ([]Choice, error) {
	legal := view.Legal(nil)
	outlooks, err := j.assessor.Actions(ctx, view, legal)
	if err != nil {
		return nil, err
	}
	choices := make([]Choice, len(legal))
	for i, action := range legal {
		choices[i] = Choice{action, outlooks[i][view.Decides()]}
	}
	slices.SortStableFunc(choices, func(a, b Choice) int { return cmp.Compare(b.Worth, a.Worth) })
	return choices, nil
}

// Choice is an action and what it is worth to who decides, as a chance from 0 to 1.
type Choice struct {
	Action portroyal.Action
	Worth  float64
}

// Told are choices as a review tells of their decision, the best first: what was played and the best are worth what they were
// found to be, also where games played on have corrected that, and nothing else is worth more than the best.
func (d *Decision) Told(choices []Choice) []Choice {
	best := d.Before[d.Seat]
	told := slices.Clone(choices)
	for i := range told {
		switch told[i].Action {
		case d.Best:
			told[i].Worth = best
		case d.Played:
			told[i].Worth = best - d.Cost()
		default:
			told[i].Worth = min(told[i].Worth, best)
		}
	}
	slices.SortStableFunc(told, func(a, b Choice) int { return cmp.Compare(b.Worth, a.Worth) })
	if i := slices.IndexFunc(told, func(c Choice) bool { return c.Action == d.Best }); i > 0 { // as good as others
		told = slices.Insert(slices.Delete(told, i, i+1), 0, Choice{d.Best, best})
	}
	return told
}

// Course is a game that is judged while it is played.
type Course struct {
	judge  *Judge
	review *Review
	turn   int
	value  Shares    // that was left
	at     DriftKind // what a drift to the next decision would be
	legal  []portroyal.Action
	marked map[int]portroyal.View // where turns began, and before decisions that a second look is for, by steps
	pace   pace                   // of a game that is as long as is known
	looked int                    // positions looked at before it
}

// Begin begins with the first decision of a game.
func (j *Judge) Begin(options portroyal.Options) *Course {
	return &Course{
		judge: j, turn: 1, review: &Review{Players: options.Seats(), Together: options.Together()},
		marked: map[int]portroyal.View{}, looked: j.assessor.Looked(),
	}
}

// End gives the review of a game that is over.
func (c *Course) End(over portroyal.View) *Review {
	c.review.Result = results(&over)
	c.drift(len(c.review.Decisions), AtEnd, c.review.Result)
	return c.review
}

// results are the shares of the win (F2); against time 1 if it was made (P4).
func results(view *portroyal.View) (shares Shares) {
	if !view.Options().Together() {
		return view.WinShares()
	}
	if view.Won() {
		for seat := range view.Players() {
			shares[seat] = 1
		}
	}
	return shares
}

// Play judges a decision and the cards that it turned up. view is the position before it. It is an error if the action
// is not legal, if the events are not those of the action, or if ctx is done first.
func (c *Course) Play(ctx context.Context, view portroyal.View, played portroyal.Action, events []portroyal.Event) error {
	r, step := c.review, len(c.review.Decisions)
	seat := view.Decides()
	c.legal = view.Legal(c.legal[:0])
	c.keepPace(step)
	outlooks, err := c.judge.assessor.Actions(ctx, view, c.legal)
	if err != nil {
		return err
	}
	best, own := 0, -1
	for i := range c.legal {
		if outlooks[i][seat] > outlooks[best][seat] {
			best = i
		}
		if c.legal[i] == played {
			own = i
		}
	}
	if own < 0 {
		return fmt.Errorf("action %d is not legal", step+1)
	}
	if outlooks[own][seat] == outlooks[best][seat] {
		best = own
	}
	if step == 0 {
		r.Start, c.value = outlooks[best], outlooks[best]
	}
	c.drift(step, c.at, outlooks[best])
	d := Decision{
		Step: step, Turn: c.turn, Seat: seat, Phase: view.Phase(), Played: played, Best: c.legal[best],
		Legal: len(c.legal), Before: outlooks[best], Effect: less(outlooks[own], outlooks[best]), Second: 1,
	}
	for i := range c.legal {
		if i != best {
			d.Second = min(d.Second, outlooks[best][seat]-outlooks[i][seat])
		}
	}
	if view.Phase() == portroyal.Discover {
		d.Bust = view.BustChance()
	}
	if begins := step == 0 || r.Decisions[step-1].Turn != c.turn; begins || r.Class(&d) > reviews.Fine || r.Found(&d) {
		c.marked[step] = view
	}
	r.Decisions = append(r.Decisions, d)
	c.value, c.at = outlooks[own], BeforeDecision
	active := view.Active()
	view.Play(played)
	for at, event := range events {
		if event.Kind != portroyal.CardRevealed || view.Phase() != portroyal.Chance {
			continue
		}
		mean, with, err := c.judge.assessor.Draw(ctx, view, event.Card)
		if err != nil {
			return fmt.Errorf("action %d: %w", step+1, err)
		}
		c.drift(step, BeforeCard, mean)
		card := Card{Step: step, Turn: c.turn, Card: event.Card, Seat: active, Luck: less(with, mean)}
		c.value, c.at = with, AfterCard
		_ = view.TurnUp(event.Card) // Draw has done it
		card.Bust = at+1 < len(events) && events[at+1].Kind == portroyal.WentBust
		r.Cards = append(r.Cards, card)
	}
	if turns := transcript.TurnsBegun(events); turns > 0 {
		c.turn += turns
		c.at = BeforeTurn
	}
	return nil
}

// keepPace has a decision looked at less far if too much time has gone by. Where only one action is legal nothing can be
// decided better: turns begin like that, so that what they are worth is known equally well at each of them.
func (c *Course) keepPace(step int) {
	looked := c.judge.assessor.Looked() - c.looked
	c.judge.assessor.Hurry(c.judge.hurried || len(c.legal) == 1 || !c.pace.keeps(looked, step))
}

// drift notes how the value has changed; what follows sets it.
func (c *Course) drift(step int, at DriftKind, to Shares) {
	c.review.Rest = append(c.review.Rest, Drift{step, at, less(to, c.value)})
}

// less is a difference.
func less(a, b Shares) Shares {
	for seat := range a {
		a[seat] -= b[seat]
	}
	return a
}
