package scenery

import (
	"context"
	"image"
	"image/color"
	"slices"
	"sync"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/stage"
)

// shapes are windows of usual and of odd shapes, small so that drawing them is quick.
var shapes = []image.Point{{320, 200}, {256, 175}, {320, 180}, {384, 216}, {96, 216}, {384, 62}, {1, 1}}

func TestStartCoversTheWindow(t *testing.T) {
	for _, size := range shapes {
		for _, evening := range []bool{false, true} {
			picture := start(size.X, size.Y, evening)
			if picture.Rect.Max != size {
				t.Errorf("%v has become %v", size, picture.Rect)
			}
			opaque(t, picture)
		}
	}
}

func opaque(t *testing.T, picture *image.RGBA) {
	t.Helper()
	for i := 3; i < len(picture.Pix); i += 4 {
		if picture.Pix[i] < 0xfe {
			t.Errorf("of %v, %d of 255 is covered", picture.Rect.Max, picture.Pix[i])
			return
		}
	}
}

func TestEveningIsDarker(t *testing.T) {
	light := func(picture *image.RGBA) (sum int) {
		for i, v := range picture.Pix {
			if i%4 < 3 {
				sum += int(v)
			}
		}
		return sum
	}
	if day, evening := light(start(160, 100, false)), light(start(160, 100, true)); evening*3 > day*2 {
		t.Errorf("the evening has %d of the light of the day, %d", evening, day)
	}
}

func TestColoursAreReplaced(t *testing.T) {
	got := tinted([]byte(`fill="#102030" stroke="none" d="M0 0" x="#12"`), func(c color.NRGBA) color.NRGBA {
		return color.NRGBA{R: c.B, G: c.G, B: c.R, A: 0xff}
	})
	if want := `fill="#302010" stroke="none" d="M0 0" x="#12"`; string(got) != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestLimits(t *testing.T) {
	for _, c := range []struct {
		most     int
		from, to image.Point
	}{
		{1 << 20, image.Pt(640, 400), image.Pt(640, 400)},
		{640 * 400, image.Pt(640, 400), image.Pt(640, 400)},
		{400 * 400, image.Pt(1600, 400), image.Pt(800, 200)},
		{1, image.Pt(3, 3), image.Pt(1, 1)},
		{1 << 20, image.Pt(0, 0), image.Pt(0, 0)},
	} {
		if got := within(c.most, c.from.X, c.from.Y); got != c.to {
			t.Errorf("at most %d makes %v of %v, want %v", c.most, got, c.from, c.to)
		}
	}
}

// painter draws one colour and counts how often.
type painter struct {
	paint color.RGBA
	mutex sync.Mutex
	drawn []image.Point
}

func (p *painter) draw(width, height int) *image.RGBA {
	p.mutex.Lock()
	p.drawn = append(p.drawn, image.Pt(width, height))
	p.mutex.Unlock()
	picture := image.NewRGBA(image.Rect(0, 0, width, height))
	for i := 0; i < len(picture.Pix); i += 4 {
		copy(picture.Pix[i:], []uint8{p.paint.R, p.paint.G, p.paint.B, p.paint.A})
	}
	return picture
}

func backdrop(t *testing.T, inline bool) (*Backdrop, *painter) {
	test.NewTempApp(t)
	p := &painter{paint: color.RGBA{0x40, 0x80, 0xc0, 0xff}}
	return NewBackdrop(context.Background(), &stage.Stage{Inline: inline}, p.draw), p
}

func TestBackdropIsDrawnOnceForASize(t *testing.T) {
	b, p := backdrop(t, true)
	for _, size := range []image.Point{{64, 48}, {80, 48}} {
		if got := b.picture(size.X, size.Y).Bounds().Max; got != size {
			t.Errorf("%v, want %v", got, size)
		}
	}
	if want := []image.Point{{64, 48}, {80, 48}}; !slices.Equal(p.drawn, want) || b.ready != nil {
		t.Errorf("drawn %v, want %v; kept %v", p.drawn, want, b.ready != nil)
	}
}

// Of a screen that is not shown nothing large is kept, also of what was being drawn when it was left; when it
// is shown again it has its picture.
func TestBackdropKeepsNothingOfAScreenThatWasLeft(t *testing.T) {
	b, p := backdrop(t, true)
	b.picture(64, 48)
	b.Redraw(p.draw)
	if b.ready == nil {
		t.Fatal("nothing was drawn")
	}
	b.Leave()
	if b.ready != nil {
		t.Error("what was drawn is kept")
	}
	if got := b.picture(64, 48); got.Bounds().Max != image.Pt(64, 48) {
		t.Errorf("shown again it is %v", got.Bounds())
	}
	b.draw = func(width, height int) *image.RGBA {
		b.Leave()
		return p.draw(width, height)
	}
	b.Redraw(b.draw)
	if b.ready != nil {
		t.Error("what was being drawn is kept")
	}
	b.draw = p.draw
	if got := b.picture(64, 48); got.Bounds().Max != image.Pt(64, 48) {
		t.Errorf("at last it is %v", got.Bounds())
	}
}

// A picture that has its place is there when the toolkit first asks, without a small copy before it.
func TestBackdropIsPrepared(t *testing.T) {
	b, p := backdrop(t, true)
	b.Object().Resize(fyne.NewSize(64, 48))
	b.Object().Resize(fyne.NewSize(80, 48)) // too late
	if got := b.picture(64, 48); got.Bounds().Max != image.Pt(64, 48) || got.At(1, 1) != p.paint {
		t.Errorf("shown %v", got.Bounds())
	}
	if want := []image.Point{{64, 48}}; !slices.Equal(p.drawn, want) {
		t.Errorf("drawn %v, want %v", p.drawn, want)
	}
	if b.small == nil {
		t.Error("there is no small copy for the next size")
	}
	if _, widget := b.Object().(fyne.Widget); widget {
		t.Error("it passes for something that can be pressed, and news would find no place on the screen")
	}
}

// A window that comes up at another size than expected still gets its picture.
func TestBackdropIsPreparedForAnotherSize(t *testing.T) {
	b, p := backdrop(t, true)
	b.prepare(64, 48)
	if got := b.picture(80, 48).Bounds().Max; got != image.Pt(80, 48) {
		t.Errorf("shown %v", got)
	}
	if want := []image.Point{{64, 48}, {80, 48}}; !slices.Equal(p.drawn, want) {
		t.Errorf("drawn %v, want %v", p.drawn, want)
	}
}

// The window does not wait: it shows nothing, then the small copy, and once it is there the picture for the size that the window
// has by then. Where the picture is there before the copy, that comes too late. What is under them is painted no longer than it
// can be seen.
func TestBackdropDoesNotKeepTheWindowWaiting(t *testing.T) {
	for _, copyFirst := range []bool{true, false} {
		b, p := backdrop(t, false)
		due := make(chan func(), 3)
		b.stage.OnToolkit = func(do func()) { due <- do }
		begun, first, second := make(chan struct{}), make(chan struct{}), make(chan struct{})
		b.draw = func(width, height int) *image.RGBA {
			small := width == 8
			if small {
				close(begun)
			}
			if small == copyFirst {
				<-first
			} else {
				<-second
			}
			return p.draw(width, height)
		}
		under := canvas.NewRectangle(color.Black)
		b.Cover(under)
		if b.picture(64, 48) != nothing || !under.Visible() {
			t.Error("there is a picture before it has been drawn")
		}
		<-begun
		close(first)
		(<-due)()
		want := image.Pt(64, 48)
		if copyFirst {
			want = image.Pt(8, 6)
		}
		if got := b.picture(64, 48).Bounds().Max; got != want || under.Visible() {
			t.Errorf("first it shows %v, want %v; under it: %v", got, want, under.Visible())
		}
		small := b.small
		b.picture(80, 48) // the window grows meanwhile
		close(second)
		(<-due)()
		(<-due)()
		if got := b.picture(80, 48).Bounds().Max; got != image.Pt(80, 48) {
			t.Errorf("shown %v", got)
		}
		if b.small == small || b.small.Rect.Max != image.Pt(10, 6) || b.ready != nil {
			t.Errorf("the copy is %v, and what is kept beside it %v", b.small.Rect, b.ready)
		}
	}
}

// A picture that is drawn by the time the toolkit asks is shown at once, and not only when the toolkit is told of it.
func TestBackdropIsThereInTime(t *testing.T) {
	b, p := backdrop(t, false)
	due := make(chan func(), 3)
	b.stage.OnToolkit = func(do func()) { due <- do }
	under, told := canvas.NewRectangle(color.Black), 0
	b.Cover(under)
	b.Drawn = func() { told++ }
	b.prepare(64, 48)
	<-b.coming.drawn
	if got := b.picture(64, 48); got.Bounds().Max != image.Pt(64, 48) || under.Visible() {
		t.Errorf("shown %v; under it: %v", got.Bounds(), under.Visible())
	}
	(<-due)()
	(<-due)()
	if told != 1 || b.coming != nil {
		t.Errorf("told of %d times, drawn %v", told, p.drawn)
	}
}

// A screen that comes up again comes with the picture that it has by then, and not with a copy of the one before.
func TestBackdropComesUpWhole(t *testing.T) {
	b, _ := backdrop(t, false)
	b.stage.OnToolkit = func(func()) {}             // it is told of nothing while it paints
	b.small = image.NewRGBA(image.Rect(0, 0, 8, 6)) // the window has taken its time to come up
	for _, paint := range []color.RGBA{{0xff, 0, 0, 0xff}, {0, 0, 0xff, 0xff}} {
		p := &painter{paint: paint}
		b.Redraw(p.draw)
		if got := b.picture(64, 48); got.Bounds().Max != image.Pt(64, 48) || got.At(1, 1) != paint {
			t.Errorf("it comes up with %v of %v", got.Bounds(), got.At(1, 1))
		}
		b.stage.Background.Wait()
		b.Leave()
	}
}

// The picture of a screen that has been left delays nothing.
func TestBackdropIsLeft(t *testing.T) {
	b, p := backdrop(t, false)
	ctx, cancel := context.WithCancel(context.Background())
	b.ctx = ctx
	asked := make(chan struct{})
	b.draw = func(width, height int) *image.RGBA {
		<-asked
		return p.draw(width, height)
	}
	b.picture(64, 48)
	cancel()
	close(asked)
	b.stage.Background.Wait()
	if b.small != nil || b.ready != nil {
		t.Errorf("drawn %v, shown %v", p.drawn, b.small)
	}
}

// The toolkit asks again for all that is on a screen which is made anew. What is drawn quickly is there at once then, also while
// another picture is drawn; what is not is the small copy for as long.
func TestBackdropIsAskedForAgain(t *testing.T) {
	b, p := backdrop(t, false)
	due := make(chan func(), 3)
	b.stage.OnToolkit = func(do func()) { due <- do }
	for _, quick := range []bool{true, false} {
		b.next, b.ready = drawing{draw: p.draw, size: image.Pt(64, 48), turn: b.turn, quick: quick}, p.draw(64, 48)
		b.small = p.draw(8, 6)
		b.picture(64, 48)
		want := image.Pt(8, 6)
		if quick {
			want = image.Pt(64, 48)
		}
		if got := b.picture(64, 48).Bounds().Max; got != want {
			t.Errorf("quick %v: asked again it is %v", quick, got)
		}
		if quick && b.coming != nil {
			t.Error("it is drawn twice")
		}
		if quick { // and stretched where the window has grown
			at := len(p.drawn)
			for range 3 {
				if got := b.picture(80, 48).Bounds().Max; got != want {
					t.Errorf("in a larger window it is %v", got)
				}
			}
			for b.coming != nil {
				(<-due)()
			}
			if n := len(p.drawn) - at; n != 2 {
				t.Errorf("it is drawn %d times for as long as the larger one is not there", n-1)
			}
			if got := b.picture(80, 48).Bounds().Max; got != image.Pt(80, 48) || b.held != nil {
				t.Errorf("at last it is %v, and %v is held", got, b.held)
			}
			b.had.quick = true
			b.had.size = image.Pt(64, 48)
		}
		other := &painter{paint: color.RGBA{0xff, 0, 0, 0xff}}
		b.Redraw(other.draw)
		if got := b.picture(64, 48); got.Bounds().Max != want || got.At(1, 1) != p.paint {
			t.Errorf("quick %v: while another is drawn it is %v", quick, got.Bounds())
		}
		for b.coming != nil {
			(<-due)()
		}
		if got := b.picture(64, 48); got.Bounds().Max != image.Pt(64, 48) || got.At(1, 1) != other.paint {
			t.Errorf("quick %v: the other one is %v", quick, got.Bounds())
		}
	}
}

func TestBackdropIsDrawnAnew(t *testing.T) {
	b, p := backdrop(t, true)
	b.picture(64, 48)
	other := &painter{paint: color.RGBA{0xff, 0, 0, 0xff}}
	b.Redraw(other.draw)
	if got := b.picture(64, 48).At(1, 1); got != other.paint {
		t.Errorf("it is %v still", got)
	}
	if len(p.drawn) != 1 || len(other.drawn) == 0 {
		t.Errorf("drawn %v and %v", p.drawn, other.drawn)
	}
}

// Drawn is called when the picture is there, and again at another size.
func TestBackdropTellsWhenItIsDrawn(t *testing.T) {
	b, p := backdrop(t, true)
	var drawn []image.Point
	b.Drawn = func() { drawn = append(drawn, p.drawn[len(p.drawn)-1]) }
	b.picture(64, 48)
	b.picture(80, 48)
	if want := []image.Point{{64, 48}, {80, 48}}; !slices.Equal(drawn, want) {
		t.Errorf("told of %v, want %v", drawn, want)
	}
}

// A harbour that has been painted already is shown as it is, and where there is none it is drawn.
func TestStartTakesWhatIsPainted(t *testing.T) {
	there := image.NewRGBA(image.Rect(0, 0, 32, 20))
	for _, painted := range []*image.RGBA{there, nil} {
		b := NewStart(context.Background(), &stage.Stage{Inline: true}, func(evening bool, width, height int) *image.RGBA {
			if evening || width != 32 || height != 20 {
				t.Errorf("it is asked for %v, %d by %d", evening, width, height)
			}
			return painted
		})
		b.prepare(32, 20)
		switch shown := b.picture(32, 20); {
		case painted != nil && shown != image.Image(there):
			t.Error("it is drawn though it is painted already")
		case painted == nil && (shown == image.Image(there) || shown.Bounds() != there.Rect):
			t.Error("it is not drawn")
		}
	}
}
