package spoken

import (
	"slices"
)

// Voice says what a reader reads.
type Voice interface {
	// Show shows a screen, and where on it the listener is. It is called again when anything about it has changed.
	Show(screen *Screen, at Spot)
	// Say says something.
	Say(words string, why Why)
}

// Why is why something is said.
type Why uint8

// The reasons.
const (
	Happened Why = iota // it has happened, and waits until what was said before has been heard
	Asked               // the listener is asked that now; so does this
	Moved               // the listener is somewhere else now; it takes the place of whatever has not been heard yet
	Wished              // the listener wants to hear that, without being elsewhere; so does this
)

// Move is a way of a listener over the screen. None of them changes anything in a game but Press.
type Move uint8

// The moves.
const (
	NextLine Move = iota
	LineBefore
	NextPlace
	PlaceBefore
	Again   // says where the listener is
	More    // says more about that
	Press   // does what a click there would
	Earlier // says what was said before what has been said last
	Later
)

// kept is how many of the sentences about what has happened can be heard again.
const kept = 500

// Reader leads a listener over the screens of a window. It is used by one goroutine.
type Reader struct {
	voice   Voice
	screen  Screen
	at      Spot
	moved   bool           // the listener has, since the screen is shown
	pressed bool           // the line where the listener is has just been pressed
	lines   map[string]int // where the listener was in each place of this screen, by its name
	under   []left         // the screens that this one may be over
	said    []string       // what has happened, the last at the end
	back    int            // how far back among these the listener is, -1 before the last
}

// NewReader makes a reader that speaks with a voice.
func NewReader(voice Voice) *Reader { return &Reader{voice: voice, lines: map[string]int{}, back: -1} }

// Screen is what the listener is on, and where.
func (r *Reader) Screen() (*Screen, Spot) { return &r.screen, r.at }

// Show has the listener on a screen. On another one they are at its beginning, and hear its name; on the same one they
// stay where they were, as far as that is there, and hear what they are asked if that has changed, or is asked once more.
func (r *Reader) Show(now Screen) {
	now.Places = slices.DeleteFunc(now.Places, func(p Place) bool { return len(p.Lines) == 0 })
	if len(now.Places) == 0 { // nothing is on it yet
		return
	}
	before, was := r.screen, r.at
	r.screen = now
	asked := now.asked()
	if before.Of != now.Of || before.Places == nil {
		r.turn(&before)
		r.voice.Show(&r.screen, r.at)
		if asked == "" {
			asked = r.here()
		}
		if asked == now.Name { // which is written on top
			asked = ""
		}
		r.voice.Say(Sentences(now.Name, asked), Asked)
		return
	}
	if before.asks() < 0 && r.screen.asks() >= 0 && !r.moved {
		r.at = r.screen.begins() // where it would have been shown with what it asks
	} else {
		r.at = r.stay(&before)
	}
	r.voice.Show(&r.screen, r.at)
	pressed := r.pressed
	r.pressed = false
	if asked != "" && (asked != before.asked() || r.screen.nth() != before.nth()) {
		r.voice.Say(r.screen.askedSince(&before), Asked)
		pressed = false
	}
	if !r.follow(&before) && !r.set(before.at(was), pressed) && pressed {
		r.brought(&before)
	}
}

// brought says which places a press has brought to the screen.
func (r *Reader) brought(before *Screen) {
	var names []string
	for _, place := range r.screen.Places {
		if before.place(place.Name) < 0 {
			names = append(names, place.Name)
		}
	}
	if len(names) > 0 {
		r.voice.Say(Sentences(names...), Wished)
	}
}

// left is a screen that something else was shown over, and where on it the listener was.
type left struct {
	screen Screen
	at     Spot
	moved  bool
	lines  map[string]int
}

// deepest is how many screens are remembered below each other.
const deepest = 8

// turn has the listener on a screen that is another one than before: where they were if that was under the one before, and
// else at its beginning.
func (r *Reader) turn(before *Screen) {
	if at := slices.IndexFunc(r.under, func(l left) bool { return l.screen.Of == r.screen.Of }); at >= 0 {
		back := r.under[at]
		r.under = r.under[:at]
		r.at, r.moved, r.lines = back.at, back.moved, back.lines
		r.at = r.stay(&back.screen)
	} else {
		if before.Places != nil {
			r.under = append(r.under, left{*before, r.at, r.moved, r.lines})
			r.under = r.under[max(len(r.under)-deepest, 0):]
		}
		r.at, r.moved, r.lines = r.screen.begins(), false, map[string]int{}
	}
	if r.screen.at(r.at) == nil {
		r.at = r.screen.begins()
	}
	if r.screen.at(r.at).Words != r.screen.Name {
		return
	}
	for _, next := range []Spot{{r.at.Place, r.at.Line + 1}, {r.at.Place + 1, 0}} { // after the heading
		if r.screen.at(next) != nil {
			r.at = next
			return
		}
	}
}

// follow has the listener where a cursor has moved to, and reports whether it has.
func (r *Reader) follow(before *Screen) bool {
	at, points := r.screen.pointed()
	if !points {
		return false
	}
	if was, did := before.pointed(); did && was == at && !r.screen.at(at).resets(before.at(was)) {
		return false
	}
	r.goTo(at)
	return true
}

// set says what the line at which the listener is has been set to since it was that before, which may have been by pressing it.
func (r *Reader) set(before *Line, pressed bool) bool {
	now := r.screen.at(r.at)
	if now == nil || !now.resets(before) || !pressed && now.Of != before.Of {
		return false
	}
	r.voice.Say(now.Words, Moved)
	return true
}

// Leave forgets the screen, as nobody listens any more.
func (r *Reader) Leave() { r.screen, r.at, r.under = Screen{}, Spot{}, nil }

// stay is where the listener is after a screen has changed. Where they were may be gone: then they are at what is asked, and
// nowhere as long as nothing is, since elsewhere they would hear what they have not asked for.
func (r *Reader) stay(before *Screen) Spot {
	gone := nowhere
	if r.screen.asks() >= 0 {
		gone = r.screen.begins()
	}
	line := before.at(r.at)
	if line == nil {
		return gone
	}
	if at, there := r.screen.find(line.Of); there {
		return at
	}
	at := r.screen.place(before.Places[r.at.Place].Name)
	if at < 0 {
		return gone
	}
	lines := r.screen.Places[at].Lines
	if n := slices.IndexFunc(lines, func(l Line) bool { return l.Words == line.Words }); n >= 0 {
		return Spot{at, n}
	}
	if r.screen.Places[at].Asks && lines[0].Words != before.Places[r.at.Place].Lines[0].Words { // it asks something else
		return Spot{at, 0}
	}
	return Spot{at, min(r.at.Line, len(lines)-1)}
}

// Happened says a sentence about what has happened, and keeps it.
func (r *Reader) Happened(sentence string) {
	if sentence == "" {
		return
	}
	r.said = append(r.said, sentence)
	if len(r.said) > kept {
		r.said = slices.Delete(r.said, 0, len(r.said)-kept)
	}
	r.back = -1
	r.voice.Say(sentence, Happened)
}

// here is the line at which the listener is, "" for none.
func (r *Reader) here() string {
	if line := r.screen.at(r.at); line != nil {
		return line.Said()
	}
	return ""
}

// Focus has the listener at what has the keyboard; they hear it unless they are there.
func (r *Reader) Focus(of any) {
	if at, there := r.screen.find(of); there && at != r.at {
		r.goTo(at)
	}
}

// Player has the listener at the place that tells of a player, and reports false if there is none.
func (r *Reader) Player(number int) bool {
	at := slices.IndexFunc(r.screen.Places, func(p Place) bool { return p.Of == number })
	if at >= 0 {
		r.enter(at)
	}
	return at >= 0
}

// Wished says something that the listener wants to hear.
func (r *Reader) Wished(words string) { r.voice.Say(words, Wished) }

// goTo has the listener somewhere, and says what is there, with the name of the place if that is another one.
func (r *Reader) goTo(at Spot) {
	place := ""
	if at.Place != r.at.Place {
		place = r.screen.Places[at.Place].Name
	}
	r.at, r.moved = at, true
	r.lines[r.screen.Places[at.Place].Name] = at.Line
	r.voice.Show(&r.screen, r.at)
	if line := r.screen.at(at); line != nil && line.heads(place) {
		place = ""
	}
	r.voice.Say(Sentences(place, r.here()), Moved)
}

// enter has the listener in a place, at the line at which they were there.
func (r *Reader) enter(place int) {
	line := min(r.lines[r.screen.Places[place].Name], len(r.screen.Places[place].Lines)-1)
	if place == r.at.Place {
		line = 0
	}
	r.goTo(Spot{place, line})
}

// Do makes a move.
func (r *Reader) Do(m Move) {
	if m == Earlier || m == Later {
		r.recall(m)
		return
	}
	line := r.screen.at(r.at)
	if line == nil {
		if len(r.screen.Places) > 0 {
			r.goTo(r.screen.begins())
		}
		return
	}
	places, lines := len(r.screen.Places), len(r.screen.Places[r.at.Place].Lines)
	switch m {
	case NextLine:
		r.goTo(Spot{r.at.Place, min(r.at.Line+1, lines-1)})
	case LineBefore:
		r.goTo(Spot{r.at.Place, max(r.at.Line-1, 0)})
	case NextPlace:
		r.enter((r.at.Place + 1) % places)
	case PlaceBefore:
		r.enter((r.at.Place + places - 1) % places)
	case Again:
		place := r.screen.Places[r.at.Place].Name
		if line.heads(place) {
			place = ""
		}
		r.voice.Say(Sentences(place, line.Said()), Wished)
	case More:
		if line.More == "" {
			r.voice.Say(line.Words, Wished)
			return
		}
		r.voice.Say(line.More, Wished)
	case Press:
		if line.Press != nil {
			r.pressed = true
			line.Press()
			return
		}
		r.voice.Say(line.Words, Wished) // which shows that nothing has been pressed
	}
}

// recall says what has happened before, or after, what was heard last.
func (r *Reader) recall(m Move) {
	switch {
	case len(r.said) == 0:
		return
	case m == Earlier:
		r.back = min(r.back+1, len(r.said)-1)
	default:
		r.back = max(r.back-1, 0)
	}
	r.voice.Say(r.said[len(r.said)-1-r.back], Wished)
}
