package reviewpage

import (
	"context"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/ladder"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/coach"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/review"
	"portroyal/engine/reviews"
	"portroyal/engine/skill"
	"portroyal/ui/chart"
	looksback "portroyal/ui/reviewpage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// game is a game of computer players.
var game = sync.OnceValue(func() *match.Match {
	setup := match.Setup{Options: cove.Options{Players: 3}, Seed: 5}
	for _, name := range []string{"Maximiliane von Hohenstaufen", "Ben", "Cem"} {
		setup.Seats = append(setup.Seats, match.Seat{Name: name, Player: "greedy", Portrait: "pilot"})
	}
	m, err := match.New(setup)
	if err == nil {
		err = m.Run(context.Background())
	}
	if err != nil {
		panic(err)
	}
	return m
})

// begun is a game that has just begun.
func begun(t *testing.T, options cove.Options) *match.Match {
	t.Helper()
	m, err := match.New(match.Setup{Options: options, Seats: make([]match.Seat, options.Players)})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// told is a review of the first seat of the game, as if each of its choices had been found to cost more than the last one;
// of each phase some are told of. It takes no time.
var told = sync.OnceValue(func() *review.Review {
	m := game()
	r := &review.Review{Players: 3, Final: true}
	r.Result[0] = 1
	for i, step := range m.Steps() {
		for _, e := range step.Events {
			if e.Kind == cove.RoundBegan {
				chance := 0.2 + 0.05*float64(e.N)
				r.Rounds = append(r.Rounds, review.Round{
					Round: int(e.N), Step: i + 1, Chances: review.Shares{chance, (1 - chance) / 2, (1 - chance) / 2},
				})
			}
		}
	}
	phases := map[cove.Phase]int{}
	for i, step := range m.Steps() {
		view := m.ViewAt(i, 0)
		legal := view.Legal(nil)
		if step.By() != 0 || len(legal) < 2 || phases[view.Phase()] > 1 {
			continue
		}
		phases[view.Phase()]++
		other := legal[0]
		if other == step.Action {
			other = legal[1]
		}
		n := len(r.Decisions)
		d := review.Decision{
			Step: i, Round: view.Round(), Kind: review.Kind(n % review.Kinds), Looked: 3, Twice: true, Mixed: view.Phase() == cove.Navigation,
			Played: coach.Choice{Action: step.Action, Worth: 0.4, Behind: 0.013 * float64(n+1), BehindError: 0.001},
			Best: coach.Choice{
				Action: other, Worth: 0.4 + 0.013*float64(n+1), Share: 0.7,
				Reasons: []coach.Reason{{Topic: coach.FightFame, Fame: 2.5}, {Topic: coach.Draws, N: 2}},
			},
		}
		if d.Mixed {
			d.Played.Reasons = []coach.Reason{{Topic: coach.CardWorth, Fame: 4}, {Topic: coach.Alone, Chance: 0.91}}
			d.Best.Reasons = []coach.Reason{{Topic: coach.CardWorth, Fame: 4}, {Topic: coach.Alone, Chance: 0.2}, {
				Topic: coach.Awaits, Legend: cove.Blackbeard, Ship: cove.FirstBlack, Hits: 2.5, Fame: 3,
			}}
		}
		if n == 2 {
			d.Played.Behind, d.Best, d.Mixed = 0, d.Played, false
			d.Next = coach.Choice{Action: other, Worth: 0.35, Behind: 0.05, BehindError: 0.001}
		}
		r.Decisions = append(r.Decisions, d)
	}
	r.All = len(r.Decisions)
	r.Shifts = make([]review.Shift, cove.Rounds)
	r.Shifts[6] = review.Shift{review.Dice: 0.234, review.Courses: 0.05, review.Own: 0.312}
	r.Shifts[3] = review.Shift{review.Dice: -0.05, review.Tavern: -0.123, review.Others: -0.177}
	return r
})

// open shows the page with what is known of the first seat.
func open(t *testing.T, size fyne.Size, language words.Language, known *review.Review, calls looksback.Calls) *Page {
	t.Helper()
	return follow(t, size, language, func(int) *Work { return looksback.Done(known) }, calls)
}

// follow shows the page with the reviews of seats.
func follow(t *testing.T, size fyne.Size, language words.Language, of func(seat int) *Work, calls looksback.Calls) *Page {
	t.Helper()
	s := stagetest.New(t, size, language)
	s.HighContrast = true // so that no picture has to be drawn
	p := New(s, game(), []int{0, 1, 2}, nil, of, 0, calls)
	s.Window.SetContent(p.Content())
	s.Window.Resize(size)
	t.Cleanup(p.Leave)
	return p
}

// tileOf is the tile of a decision, nil if it is not told of.
func tileOf(p *Page, step int) *widgets.Tile {
	tiles := visible.All[*widgets.Tile](scrollOf(p).Content)
	course := p.course()
	for i, d := range slices.Concat(course.Dear[:min(mostTold, len(course.Dear))], course.Finds) {
		if d.Step == step {
			return tiles[i]
		}
	}
	return nil
}

// scrollOf is what has the numbers and decisions in it.
func scrollOf(p *Page) *container.Scroll { return visible.All[*container.Scroll](p.Content())[0] }

// In all languages and sizes every line is inside its sheet, plates and picks are inside the window, and nothing is said in
// another language's words.
func TestEverythingFits(t *testing.T) {
	half := *told()
	half.Final, half.All = false, 40
	for _, size := range []fyne.Size{stagetest.Small, fyne.NewSize(1280, 800), fyne.NewSize(3840, 2160)} {
		for _, language := range words.Languages {
			for _, known := range []*review.Review{told(), &half} {
				p := open(t, size, language, known, looksback.Calls{})
				name := fmt.Sprintf("%s, %v, final %t", language, size, known.Final)
				for _, text := range visible.All[*canvas.Text](p.Content()) {
					from, to := visible.Ink(text)
					if from.X < 0 || to.X > size.Width || strings.ContainsAny(text.Text, "<[") {
						t.Errorf("%s: %q extends from %v to %v", name, text.Text, from, to)
					}
					if least := 9 * p.By; text.Text != "" && text.TextSize < least {
						t.Errorf("%s: %q is %v large", name, text.Text, text.TextSize)
					}
				}
				wide := scrollOf(p).Size().Width
				for _, tile := range visible.All[*widgets.Tile](scrollOf(p).Content) {
					if tile.Size().Width > wide {
						t.Errorf("%s: a decision is %v wide in %v", name, tile.Size().Width, wide)
					}
					texts := visible.All[*canvas.Text](tile)
					for i, text := range texts {
						_, to := visible.Ink(text)
						if to.X > visible.Place(tile).X+tile.Size().Width {
							t.Errorf("%s: %q runs out of its tile", name, text.Text)
						}
						if i > 0 && visible.Place(text).Y <= visible.Place(texts[i-1]).Y {
							t.Errorf("%s: %q is not below %q", name, text.Text, texts[i-1].Text)
						}
					}
				}
			}
		}
	}
}

// What is said of the whole adds up from what is shown by kind, and is never more than a chance can sink by.
func TestSumsAddUp(t *testing.T) {
	wasted := *told()
	wasted.Decisions = slices.Clone(wasted.Decisions)
	for i := range wasted.Decisions {
		wasted.Decisions[i].Played.Behind *= 6
	}
	if lost := sumsAddUp(t, &wasted); lost != 100 {
		t.Errorf("who loses the same chance again and again has lost %d", lost)
	}
	if lost := sumsAddUp(t, told()); lost >= 100 {
		t.Errorf("%d are lost", lost)
	}
}

// sumsAddUp gives what is said to have been lost.
func sumsAddUp(t *testing.T, known *review.Review) (lost int) {
	t.Helper()
	p := open(t, stagetest.Small, words.English, known, looksback.Calls{})
	sum, kinds := 0.0, 0
	for _, line := range visible.Lines(p.ledger(400)) {
		if n, is := strings.CutPrefix(line, "\u2013"); is {
			cost, err := strconv.ParseFloat(n, 64)
			if err != nil {
				t.Fatal(err)
			}
			sum += cost
			kinds++
		}
	}
	lost = int(math.Round(sum))
	want := fmt.Sprintf("Together they cost %d percentage points", lost)
	if !strings.Contains(p.summary(), want) || kinds < 3 {
		t.Errorf("%d kinds come to %g, and it says %q", kinds, sum, p.summary())
	}
	if !strings.Contains(p.summary(), "The best round was round 12: the chance rose from 80% to 100%.") {
		t.Errorf("the best round: %q", p.summary())
	}
	return lost
}

// What luck and decisions brought adds up from a fair share to the result as it is shown, and what is said of luck is the sum of its
// lines; the rounds in which it was largest are named, with what most of it came from.
func TestLuckIsTold(t *testing.T) {
	p := open(t, stagetest.Small, words.English, told(), looksback.Calls{})
	said := strings.Join(strings.Fields(visible.Texts(p.Content())), " ")
	for _, want := range []string{
		"Luck raised Maximiliane von Hohenstaufen’s chance of winning by 11 percentage points. " +
			"Round 7 brought the most luck (+28 percentage points), mainly from their own dice. " +
			"Round 4 brought the most bad luck (–17 percentage points), mainly from the tavern cards.",
		"Even chance 33% Own dice +18 Others’ dice 0 Treasure cards 0 Tavern cards –12 Others’ courses +5 Own decisions +31 Others’ decisions –18 " +
			"Misjudged by the computer +43 Result 100%",
	} {
		if !strings.Contains(said, want) {
			t.Errorf("%q is not in %s", want, said)
		}
	}
	calm := *told()
	calm.Shifts = make([]review.Shift, cove.Rounds)
	calm.Shifts[2][review.Dice] = 0.004
	p = open(t, stagetest.Small, words.English, &calm, looksback.Calls{})
	if says := p.luck(calm.Account()); says != "Good and bad luck evened out for Maximiliane von Hohenstaufen." {
		t.Errorf("of hardly any luck it says %q", says)
	}
	calm.Shifts = nil
	if p = open(t, stagetest.Small, words.English, &calm, looksback.Calls{}); visible.Says(p.Content(), p.stage.Words.T("cove.review.account")) {
		t.Error("luck is told before anything is known of it")
	}
}

// How often strong players sail to an island is told of both courses, or of none where they would not sail to the better one either: it
// would speak against what is called better.
func TestNeverIsNotSaidOfWhatIsBetter(t *testing.T) {
	p := open(t, stagetest.Small, words.English, told(), looksback.Calls{})
	at := slices.IndexFunc(p.work.Review().Decisions, func(d review.Decision) bool { return d.Mixed })
	for _, share := range []float64{0.4, 0} {
		d := p.work.Review().Decisions[at]
		d.Best.Share, d.Played.Share = share, 0
		said := strings.Join(append(p.reasons(&d, &d.Best, &d.Played, 9), p.reasons(&d, &d.Played, &d.Best, 9)...), " ")
		if told := strings.Contains(said, "gainst strong players"); told != (share > 0) {
			t.Errorf("with a share of %v: %s", share, said)
		}
	}
}

// The dearest decisions come first, with what was chosen, what was better and why; a click opens the replay there. What was
// well found stands below them.
func TestDecisionsAreTold(t *testing.T) {
	looked := []int{}
	p := open(t, stagetest.Small, words.English, told(), looksback.Calls{Look: func(step int) { looked = append(looked, step) }})
	var want []int
	courses := 0
	for _, d := range p.work.Review().Dearest(mostTold) {
		want = append(want, d.Step)
		says := strings.Join(strings.Fields(tileOf(p, d.Step).AccessibilityLabel()), " ")
		why := []string{"Expected fame from the fight"}
		if d.Mixed { // the worth is the same, and told of both
			why = []string{
				"The treasure card is worth about 4.0 fame to you. Chance that no other player comes: 91%. Even alone there: against strong players, never sail here Better",
				"The treasure card is worth about 4.0 fame to you. Chance that no other player comes: 20%. Blackbeard", "of the time",
			}
			courses++
		}
		for _, part := range append(why, "Chosen (40.0%): "+p.named(d, &d.Played), "Better (", p.named(d, &d.Best)) {
			if !strings.Contains(says, part) {
				t.Errorf("%q is not in %q", part, says)
			}
		}
	}
	finds := p.work.Review().Finds(mostFound)
	if len(want) != mostTold || courses == 0 || len(finds) != 1 || tileOf(p, finds[0].Step) == nil {
		t.Fatalf("%d decisions and %d finds are told of", len(want), len(finds))
	}
	for _, step := range want {
		tileOf(p, step).Tapped(nil)
	}
	if !slices.Equal(looked, want) {
		t.Errorf("the tiles lead to %v, not to %v", looked, want)
	}
}

// The arrow keys go from round to round, Enter opens the replay at its dearest decision, and Escape leads back.
func TestKeysAlone(t *testing.T) {
	looked, back := []int{}, 0
	p := open(t, stagetest.Small, words.English, told(), looksback.Calls{
		Look: func(step int) { looked = append(looked, step) }, Back: func() { back++ },
	})
	press := func(keys ...fyne.KeyName) {
		for _, key := range keys {
			p.Typed(&fyne.KeyEvent{Name: key})
		}
	}
	dearest := p.work.Review().Dearest(1)[0]
	for range max(dearest.Round, 1) {
		press(fyne.KeyRight)
	}
	if label := visible.All[*chart.Chart](p.Content())[0].AccessibilityLabel(); !strings.HasPrefix(label, fmt.Sprintf("Round %d\n", dearest.Round)) || !strings.Contains(label, ": cost ") {
		t.Errorf("the chart says %q", label)
	}
	press(fyne.KeyReturn, fyne.KeyEscape)
	if !slices.Equal(looked, []int{dearest.Step}) || back != 1 {
		t.Errorf("the keys lead to %v, and back %d times", looked, back)
	}
	p.Chosen.At = -1
	p.Choose(p.work.Review().Rounds[3].Step + 1)
	if p.Chosen.At != 3 || !p.Chosen.Mute {
		t.Errorf("%+v is chosen", p.Chosen)
	}
}

// More is shown as it is found, with the focus where it was.
func TestMoreIsShown(t *testing.T) {
	half := *told()
	half.Final, half.All, half.Decisions = false, len(half.Decisions), half.Decisions[:len(half.Decisions)-1]
	work := looksback.NewWork(&half, func() {})
	p := follow(t, stagetest.Small, words.English, func(int) *Work { return work }, looksback.Calls{})
	going := p.stage.Words.T("review.going", "Done", len(half.Decisions), "All", half.All)
	if !visible.Says(p.Content(), going) {
		t.Errorf("%q is not in %s", going, visible.Texts(p.Content()))
	}
	second := half.Dearest(2)[1].Step
	p.stage.Window.Canvas().Focus(tileOf(p, second))
	work.Find(told())
	if p.stage.Window.Canvas().Focused() != fyne.Focusable(tileOf(p, second)) {
		t.Errorf("%T has the focus", p.stage.Window.Canvas().Focused())
	}
	if visible.Says(p.Content(), going) || tileOf(p, told().Dearest(1)[0].Step) == nil {
		t.Error("what was found last is not shown")
	}
}

// The page follows the review of the seat that it is about, and of no other, until it is left; a review that fails is told
// as such.
func TestSeatsAreFollowed(t *testing.T) {
	works := map[int]*Work{}
	p := follow(t, stagetest.Small, words.English, func(seat int) *Work {
		works[seat] = looksback.NewWork[review.Review](nil, func() {})
		return works[seat]
	}, looksback.Calls{})
	dearest := p.stage.Words.T("review.dearest")
	p.to(1)
	works[0].Know(told())
	if visible.Says(p.Content(), dearest) {
		t.Error("what is found of another seat is shown")
	}
	works[1].Know(told())
	if !visible.Says(p.Content(), dearest) {
		t.Error("what is found of the seat is not shown")
	}
	p.to(2)
	if works[2].Fail(); !visible.Says(p.Content(), p.stage.Words.T("review.failed")) {
		t.Error("it is not told that there is none")
	}
	if works[2].State() != looksback.Failed || works[1].State() != looksback.Going {
		t.Error("turning to another seat ends the review of the one before")
	}
}

// A decision that cost something can be asked again, and a good find cannot.
func TestAskedAgain(t *testing.T) {
	asked := []int{}
	p := open(t, stagetest.Small, words.English, told(), looksback.Calls{Again: func(step int) { asked = append(asked, step) }})
	again := p.stage.Words.T("review.again")
	for _, plate := range visible.All[*widgets.Plate](p.Content()) {
		if visible.Says(plate, again) {
			plate.Tapped(nil)
		}
	}
	want := []int{}
	for _, d := range told().Dearest(mostTold) {
		want = append(want, d.Step)
	}
	if !slices.Equal(asked, want) {
		t.Errorf("%v can be asked again, not %v", asked, want)
	}
}

// Where levels have been measured, the page says where the decisions are among them once all have been looked at.
func TestPlaceIsTold(t *testing.T) {
	known := *told()
	for counted := 0; counted < 30; counted, _ = known.Charged() { // of fewer no level is told
		known.Decisions = slices.Concat(known.Decisions, told().Decisions)
	}
	p := open(t, stagetest.Small, words.English, &known, looksback.Calls{})
	counted, cost := known.Charged()
	mean := cost / reviews.Scale(3) / float64(counted)
	means := [skill.Levels]float64{3, 2, 1, 0.5, 0.25}
	var rungs []ladder.Rung[string]
	for level := skill.CabinBoy; level <= skill.Governor; level++ {
		rungs = append(rungs, ladder.Rung[string]{
			Players: 3, Level: level.String(), Counted: 900, Mean: mean * means[level-1], Spread: mean / 100,
		})
	}
	p.ladder = ladder.New(rungs, "")
	p.Build()
	if says := visible.Texts(p.Content()); !strings.Contains(says, "Level: Captain") {
		t.Errorf("it says %s", says)
	}
	p.game = begun(t, cove.Options{Players: 3, Rounds: cove.ShortRounds})
	if p.place() != nil {
		t.Error("a level is told of a short game, for which none was measured")
	}
	p.game = game()
	half := known
	half.Final = false
	p.work = looksback.NewWork(&half, func() {})
	if p.Build(); strings.Contains(visible.Texts(p.Content()), "Level: ") {
		t.Error("a level is told before everything has been looked at")
	}
}

// Where decisions have cost more than there is to lose, it is said how much, and that the lines of the ledger are less than that.
func TestCostsBeyondAllAreExplained(t *testing.T) {
	r := *told()
	p := open(t, stagetest.Small, words.English, &r, looksback.Calls{})
	if says := p.counts(); says != p.stage.Words.T("cove.review.counts") {
		t.Errorf("of a usual game it says %q", says)
	}
	_, once := r.Charged()
	r.Decisions = slices.Concat(r.Decisions, r.Decisions)
	p = open(t, stagetest.Small, words.English, &r, looksback.Calls{})
	want := fmt.Sprintf("the decisions cost %.0f in all", 200*once)
	if says := p.counts(); !strings.Contains(says, want) {
		t.Errorf("%q is not in %q", want, says)
	}
}
