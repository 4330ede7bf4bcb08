package table

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/aloud"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/layout/layouttest"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/settings"
	"portroyal/ui/spoken"
	"portroyal/ui/stage/stagetest"
	shared "portroyal/ui/table"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// trying is a guide that forbids every decision and records it.
type trying struct {
	unled
	decided []portroyal.Action
}

// Allows implements Guide.
func (g *trying) Allows(action portroyal.Action) bool {
	g.decided = append(g.decided, action)
	return false
}

// newTrying sets up a table on which everything can be tried without effect.
func newTrying(t *testing.T, m *match.Match) *bench {
	t.Helper()
	guide := &trying{}
	b := newLed(t, m, guide)
	guide.Keys = b.Table.Typed
	return b
}

// trial calls do at a table, and returns what it would have decided.
func (b *bench) trial(do func()) []portroyal.Action {
	guide := b.calls.Guide.(*trying)
	guide.decided = nil
	do()
	if b.stage.Covered() {
		b.note()
		b.stage.CloseAll()
	}
	if b.Asks() {
		b.Undo()
	}
	return guide.decided
}

// reached collects actions.
type reached map[portroyal.Action]bool

// add calls do, which may play at most one action; if it asks something first, each answer is given, down to the
// last question.
func (r reached) add(b *bench, do func(), answer func(way int)) {
	b.t.Helper()
	ways := 0
	once := do
	do = func() {
		once()
		if b.asks.Objection() == b.stage.Words.T("stop.sure") { // it is asked once more
			b.pass(time.Second)
			once()
		}
	}
	decided := b.trial(func() {
		do()
		ways = b.asks.Answers()
	})
	for way := range ways {
		r.add(b, func() {
			do()
			answer(way)
			b.build() // it had no effect, and the question is still there
		}, answer)
	}
	if len(decided) > 1 {
		b.t.Fatalf("one step plays %v", decided)
	}
	for _, action := range decided {
		r[action] = true
	}
}

// byKeys collects the actions that keys can play.
func (b *bench) byKeys() reached {
	r := reached{}
	key := func(name fyne.KeyName) { b.strike(name) }
	answer := func(way int) {
		if way < len(shared.Digits) && !b.stage.Typed(&fyne.KeyEvent{Name: shared.Digits[way]}) {
			key(shared.Digits[way])
		}
	}
	for _, name := range append([]fyne.KeyName{
		fyne.KeySpace, fyne.KeyReturn, fyne.KeyR, fyne.KeyD, fyne.KeyE,
		fyne.KeyG, fyne.KeyC, fyne.KeyV,
	}, shared.Digits...) {
		r.add(b, func() { key(name) }, answer)
	}
	for _, item := range b.items() {
		r.add(b, func() {
			for b.cursor != item {
				key(fyne.KeyRight)
			}
			key(fyne.KeyT)
		}, answer)
	}
	return r
}

// byMouse collects the actions that clicks can play: on every plate and card, in its middle or, where that is
// covered, near its upper left corner.
func (b *bench) byMouse() reached {
	r := reached{}
	var objects []fyne.CanvasObject
	for _, object := range visible.All[interface {
		fyne.CanvasObject
		fyne.Tappable
	}](b.root) {
		if plate, ok := object.(*widgets.Plate); ok && slices.Contains([]string{"menu", "help", "log"}, b.idOf(plate)) {
			continue // these play nothing, and folding the log away need not be tried
		}
		objects = append(objects, object)
	}
	var places []fyne.Position
	lie, reach := make([]geometry.Rectangle, len(objects)), stagetest.Reaches(b.stage.Window)
	for i, object := range slices.Backward(objects) { // those on top first
		lie[i] = reach(object)
		middle := fyne.NewPos(lie[i].X+lie[i].W/2, lie[i].Y+lie[i].H/2)
		places = append(places, middle)
		if slices.ContainsFunc(lie[i+1:], func(over geometry.Rectangle) bool {
			return layouttest.Overlap(over, geometry.Rect(middle.X, middle.Y, 1, 1))
		}) {
			places = append(places, fyne.NewPos(lie[i].X+8, lie[i].Y+10))
		}
	}
	for _, place := range places {
		r.add(b, func() {
			b.pass(time.Second)
			test.TapCanvas(b.stage.Window.Canvas(), place)
		}, b.answerByMouse)
	}
	return r
}

// answerByMouse clicks on the object that shows the key of the answer.
func (b *bench) answerByMouse(way int) {
	b.t.Helper()
	b.pass(time.Second)
	test.Tap(b.answerShown(way))
}

// byEar collects the actions that the lines of the question can play, with nothing else of the table.
func (b *bench) byEar() reached {
	r := reached{}
	asked := func() (lines []spoken.Line) {
		for _, place := range aloud.Of(b.stage.Stage).Places {
			if place.Asks {
				lines = append(lines, place.Lines...)
			}
		}
		return slices.DeleteFunc(lines, func(l spoken.Line) bool { return l.Press == nil })
	}
	press := func(words string) {
		b.pass(time.Second)
		lines := asked()
		if at := slices.IndexFunc(lines, func(l spoken.Line) bool { return l.Words == words }); at >= 0 {
			lines[at].Press()
		}
	}
	for _, line := range asked() {
		r.add(b, func() { press(line.Words) }, func(way int) {
			key := strconv.Itoa(way + 1)
			for _, line := range asked() {
				if strings.HasPrefix(line.Words, key+":") || strings.HasSuffix(line.Words, "["+key+"]") ||
					strings.HasSuffix(line.Words, "key "+key) {
					press(line.Words)
					return
				}
			}
			b.t.Fatalf("nothing says the key %s", key)
		})
	}
	return r
}

// answerShown is the card, contract or plate that shows the key of an answer.
func (b *bench) answerShown(way int) fyne.Tappable {
	b.t.Helper()
	key := strconv.Itoa(way + 1)
	for _, card := range visible.All[*pieces.Card](b.root) {
		if card.Takeable && card.Key == key {
			return card
		}
	}
	for _, contract := range visible.All[*pieces.Contract](b.root) {
		if contract.Takeable && contract.Key == key {
			return contract
		}
	}
	for _, plate := range visible.All[*widgets.Plate](b.root) {
		if strings.HasSuffix(plate.Detail, "["+key+"]") || strings.HasSuffix(plate.Detail, "key "+key) {
			return plate
		}
	}
	b.t.Fatalf("nothing shows the key %s", key)
	return nil
}

// idOf is the id of the words on a plate of the top line, "" for others.
func (b *bench) idOf(plate *widgets.Plate) string {
	for _, id := range []string{"menu", "help", "log"} {
		if plate.Text == b.stage.Words.T(words.ID(id)) {
			return id
		}
	}
	return ""
}

// sorted puts actions in a fixed order.
func sorted(actions []portroyal.Action) (texts []string) {
	for _, action := range actions {
		texts = append(texts, action.String())
	}
	slices.Sort(texts)
	return slices.Compact(texts)
}

// In every state of random games, keys as well as clicks reach exactly the legal actions, and so do the lines of the question
// for who hears it; whatever looks takeable can be taken.
func TestWhatCanBeDoneIsWhatIsLegal(t *testing.T) {
	positions, claims, gifts, gambles := 0, 0, 0, 0
	forgone, fulfilled, moments, moved := 0, 0, 0, 0
	for _, game := range []uint64{0, 1, 2, 3, 4, 12, 6} { // one of each kind, with one player to five
		t.Run(fmt.Sprint("game ", game), func(t *testing.T) {
			m := gametest.OfKind(t, game)
			b := newTrying(t, m)
			if game == 0 { // it plays nothing, and would take long
				b.stage.Settings.Log = settings.LogOpen
			}
			b.Start()
			random := rand.New(rand.NewPCG(game, 5))
			for !m.Over() {
				legal := sorted(m.Legal())
				t.Run(fmt.Sprintf("after %d actions", b.played()), func(t *testing.T) {
					t.Cleanup(func() { b.forget(t) })
					ways := map[string]reached{"keys": b.byKeys(), "clicks": b.byMouse()}
					if positions%3 == 0 {
						ways["what is heard"] = b.byEar()
					}
					for how, r := range ways {
						if got := sorted(slices.Collect(maps.Keys(r))); !slices.Equal(got, legal) {
							t.Fatalf("game %d, after %d actions, %s: %q is possible, %q is legal",
								game, b.played(), how, got, legal)
						}
					}
					for _, card := range visible.All[*pieces.Card](b.root) {
						can := slices.ContainsFunc(b.legal, func(a portroyal.Action) bool { // with the back of a card
							return a.Kind == portroyal.RevealNext || a.Kind == portroyal.MoveToVictory
						})
						if card.Card != portroyal.NoCard {
							can = slices.ContainsFunc(b.legal, func(a portroyal.Action) bool { return a.Card == card.Card })
						}
						if tip := card.ToolTip(); card.Takeable && card.Price != "" &&
							!strings.Contains(tip, terms.NamedWithin(b.stage.Words, terms.Plain, card.Card)) {
							t.Fatalf("game %d, after %d actions: of %s, which can be taken, it says %q",
								game, b.played(), card.Card, tip)
						}
						if card.Takeable && !can {
							t.Fatalf("game %d, after %d actions: %s looks as if it could be taken", game, b.played(), card.Card)
						}
					}
				})
				if t.Failed() {
					return
				}
				positions++
				action := gametest.Likely(m.Legal(), random)
				switch {
				case action.Kind == portroyal.Claim:
					claims++
				case action.Kind == portroyal.Gamble:
					gambles++
				case action.Kind == portroyal.TakeForgoing:
					forgone++
				case b.view.Phase() == portroyal.Moment:
					moments++
				case action.Kind == portroyal.Fulfil:
					fulfilled++
				case action.Gift > 0:
					gifts++
				case action.Kind == portroyal.MoveToVictory:
					moved++
				}
				b.act(action)
			}
			if r := append(slices.Collect(maps.Keys(b.byKeys())), slices.Collect(maps.Keys(b.byMouse()))...); len(r) > 0 {
				t.Errorf("after the end %v is possible", r)
			}
		})
	}
	if positions < 1000 || claims < 5 || gifts < 2 || gambles < 1 || forgone < 1 || fulfilled < 2 || moments < 1 ||
		moved < 1 {
		t.Errorf("only %d positions with %d claims, %d gifts, %d gambles, "+
			"%d ships forgone, %d contracts, %d moments, %d Time Pile cards",
			positions, claims, gifts, gambles, forgone, fulfilled, moments, moved)
	}
}

// While a computer player decides, persons cannot decide for it.
func TestNobodyDecidesForAComputerPlayer(t *testing.T) {
	for _, phase := range []portroyal.Phase{portroyal.Discover, portroyal.Repel, portroyal.Trade} {
		b := newTrying(t, gametest.Until(t, gametest.Printed(portroyal.DeckBase), func(m *match.Match) bool {
			v := m.View()
			return v.Phase() == phase && v.Decides() == 1 && len(v.Harbour()) > 1
		}, "", "sailor"))
		if legal := b.match.Legal(); len(legal) == 0 {
			t.Fatal("nothing to decide")
		}
		for how, r := range map[string]reached{"keys": b.byKeys(), "clicks": b.byMouse()} {
			if len(r) > 0 {
				t.Errorf("%s, %s: %v is possible for the computer player", phase, how, r)
			}
		}
		for _, card := range visible.All[*pieces.Card](b.root) {
			if card.Takeable {
				t.Errorf("%s: %s looks as if it could be taken", phase, card.Card)
			}
		}
	}
}
