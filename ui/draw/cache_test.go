package draw_test

import (
	"image"
	"image/color"
	"sync/atomic"
	"testing"
	"time"

	"go.uber.org/goleak"

	"portroyal/ui/draw"
	"portroyal/ui/draw/drawtest"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// picture is a request for something that has a name, narrow or wide, plain or large.
type picture struct {
	name  int
	width int
	large bool
}

func (p picture) Sizeless() (picture, int) { return picture{name: p.name, large: p.large}, p.width }

func (p picture) Variants() []picture {
	if p.name == alone {
		return nil
	}
	return []picture{{name: p.name, large: !p.large}}
}

func (p picture) Pressing() bool { return p.large }

// alone is the name of what nothing else may stand in for.
const alone = 100

func request(name int) picture { return picture{name: name, width: 10} }

func blank(p picture) *image.NRGBA { return image.NewNRGBA(image.Rect(0, 0, p.width, p.width)) }

// sketch is told from what is drawn by its shape.
func sketch(p picture) image.Image { return image.NewNRGBA(image.Rect(0, 0, p.width, 1)) }

func newCache(workers, bytes int, draws func(picture) *image.NRGBA) *draw.Cache[picture] {
	return draw.NewCache(workers, bytes, draws, sketch)
}

const blankBytes = 10 * 10 * 4

// Pictures are kept as they go to the graphics card: in every other form the toolkit would make a copy of one whenever it is
// shown.
func TestPicturesArePremultiplied(t *testing.T) {
	cache := newCache(1, 1<<20, func(p picture) *image.NRGBA {
		glass := blank(p)
		glass.SetNRGBA(3, 2, color.NRGBA{R: 0xff, G: 0x80, A: 0x80})
		return glass
	})
	defer cache.Close()
	arrived := make(chan image.Image, 1)
	cache.Get(request(1), func(p image.Image) { arrived <- p })
	got, ok := (<-arrived).(*image.RGBA)
	if want := (color.RGBA{R: 0x80, G: 0x40, A: 0x80}); !ok || got.RGBAAt(3, 2) != want || got.RGBAAt(2, 2) != (color.RGBA{}) {
		t.Errorf("it is %v, want %v there", got, want)
	}
}

func TestPictureIsDrawnOnce(t *testing.T) {
	var drawn atomic.Int32
	hold := make(chan struct{})
	cache := newCache(2, 1<<20, func(p picture) *image.NRGBA {
		drawn.Add(1)
		<-hold
		return blank(p)
	})
	defer cache.Close()
	const askers = 5
	arrived := make(chan image.Image, askers)
	for range askers {
		if cache.Get(request(1), func(p image.Image) { arrived <- p }) != nil {
			t.Fatal("there before it was drawn")
		}
	}
	close(hold)
	first := <-arrived
	for range askers - 1 {
		if picture := <-arrived; picture != first {
			t.Error("another picture for the same request")
		}
	}
	if cache.Get(request(1), func(image.Image) { t.Error("called though it was there") }) != first {
		t.Error("not kept")
	}
	if n := drawn.Load(); n != 1 {
		t.Errorf("drawn %d times", n)
	}
}

func TestMemoryIsBounded(t *testing.T) {
	var drawn atomic.Int32
	cache := newCache(1, 3*blankBytes, func(p picture) *image.NRGBA {
		drawn.Add(1)
		return blank(p)
	})
	defer cache.Close()
	for name := 1; name <= 3; name++ {
		drawtest.Get(t, cache, request(name))
	}
	drawtest.Get(t, cache, request(1)) // now 2 is the one not asked for longest
	drawtest.Get(t, cache, request(4))
	if n := drawn.Load(); n != 4 {
		t.Fatalf("drawn %d times", n)
	}
	if cache.Get(request(1), nil) == nil || cache.Get(request(3), nil) == nil {
		t.Error("a picture asked for lately was dropped")
	}
	if cache.Get(request(2), nil) != nil {
		t.Error("nothing was dropped")
	}
}

func TestLimitChanges(t *testing.T) {
	cache := newCache(1, 3*blankBytes, blank)
	defer cache.Close()
	for name := 1; name <= 3; name++ {
		drawtest.Get(t, cache, request(name))
	}
	cache.SetLimit(blankBytes) // at once, not when the next one is drawn
	if cache.Get(request(3), nil) == nil {
		t.Error("the last picture was dropped")
	}
	for _, name := range []int{1, 2} {
		if cache.Get(request(name), nil) != nil {
			t.Errorf("picture %d is still there", name)
		}
	}
	cache.SetLimit(3 * blankBytes)
	for _, name := range []int{4, 5, 4} {
		drawtest.Get(t, cache, request(name))
	}
	if cache.Get(request(4), nil) == nil || cache.Get(request(5), nil) == nil {
		t.Error("there is no more room than before")
	}
}

func TestNothingIsCalledAfterClose(t *testing.T) {
	begun, hold := make(chan struct{}), make(chan struct{})
	cache := newCache(1, 1<<20, func(p picture) *image.NRGBA {
		close(begun)
		<-hold
		return blank(p)
	})
	var closed atomic.Bool
	late := func(image.Image) {
		if closed.Load() {
			t.Error("called after Close")
		}
	}
	cache.Get(request(1), late)
	<-begun
	cache.Get(request(2), late)
	go func() {
		time.Sleep(10 * time.Millisecond)
		close(hold)
	}()
	cache.Close()
	closed.Store(true)
	if cache.Get(request(3), late) != nil {
		t.Error("drawn after Close")
	}
	cache.Close() // twice is once
}

// Until a picture has been drawn, the same one at the nearest width stands in for it, then a variant of
// it, then a sketch; never another one.
func TestWhatStandsIn(t *testing.T) {
	cache := newCache(1, 1<<20, blank)
	wanted := picture{name: 1, width: 40}
	sketched := func(when string) {
		t.Helper()
		if got := cache.StandIn(wanted).Bounds().Size(); got != image.Pt(40, 1) {
			t.Errorf("%s: a picture of %v, want a sketch", when, got)
		}
	}
	sketched("nothing is drawn")
	drawtest.Get(t, cache, picture{name: 2, width: 40})
	sketched("only another one is drawn")
	large := drawtest.Get(t, cache, picture{1, 40, true})
	if cache.StandIn(wanted) != large {
		t.Error("not the variant")
	}
	far := drawtest.Get(t, cache, picture{name: 1, width: 90})
	if cache.StandIn(wanted) != far {
		t.Error("not the picture itself")
	}
	near := drawtest.Get(t, cache, picture{name: 1, width: 30})
	drawtest.Get(t, cache, picture{name: 1, width: 55})
	if cache.StandIn(wanted) != near {
		t.Error("not the nearest width")
	}
	drawtest.Get(t, cache, picture{alone, 40, true})
	wanted = picture{name: alone, width: 40}
	sketched("nothing else may stand in")
	cache.Close()
	if cache.StandIn(wanted) != nil {
		t.Error("something stands in though nothing comes any more")
	}
}

// Where nothing stands in for a picture it is drawn at once, whatever else is waiting, and once: whoever has asked for it gets
// the same one.
func TestWhatNothingStandsInForIsDrawnAtOnce(t *testing.T) {
	begun, hold := make(chan struct{}), make(chan struct{})
	var drawn atomic.Int32
	cache := newCache(1, 1<<20, func(p picture) *image.NRGBA {
		if p.name == 1 {
			close(begun)
			<-hold
		}
		drawn.Add(1)
		return blank(p)
	})
	defer cache.Close()
	cache.Get(request(1), nil)
	<-begun
	cache.Get(request(2), nil)
	arrived := make(chan image.Image, 1)
	cache.Get(request(3), func(p image.Image) { arrived <- p })
	at := cache.StandIn(request(3))
	if got := at.Bounds().Size(); got != image.Pt(10, 10) || cache.StandIn(request(3)) != at {
		t.Errorf("a picture of %v stands in, want the one that was asked for", got)
	}
	close(hold)
	if <-arrived != at {
		t.Error("who has asked for it gets another one")
	}
	drawtest.Get(t, cache, request(2))
	if n := drawn.Load(); n != 3 {
		t.Errorf("3 pictures are drawn %d times", n)
	}
}

// A picture that somebody is drawing is waited for, though not for long.
func TestPatienceEnds(t *testing.T) {
	begun, hold := make(chan struct{}), make(chan struct{})
	cache := newCache(1, 1<<20, func(p picture) *image.NRGBA {
		begun <- struct{}{}
		<-hold
		return blank(p)
	})
	defer cache.Close()
	cache.Get(request(1), nil)
	<-begun
	go func() { hold <- struct{}{} }()
	if got := cache.StandIn(request(1)).Bounds().Size(); got != image.Pt(10, 10) {
		t.Errorf("a picture of %v stands in for one that comes soon", got)
	}
	cache.Get(request(2), nil)
	<-begun
	if got := cache.StandIn(request(2)).Bounds().Size(); got != image.Pt(10, 1) {
		t.Errorf("a picture of %v stands in for one that does not come, want a sketch", got)
	}
	close(hold)
}

// A picture that has been dropped to make room is not used as a stand-in any more, so that memory stays bounded.
func TestDroppedPicturesDoNotStandIn(t *testing.T) {
	cache := newCache(1, blankBytes, blank)
	defer cache.Close()
	dropped := drawtest.Get(t, cache, request(1))
	drawtest.Get(t, cache, request(2))
	wanted := request(1)
	wanted.width = 20
	if cache.StandIn(wanted) == dropped {
		t.Error("a dropped picture is still shown")
	}
}

// A picture that the player looks at just now does not wait for a whole table of others.
func TestPressingPicturesAreDrawnFirst(t *testing.T) {
	hold, drawn := make(chan struct{}), make(chan picture, 10)
	cache := newCache(1, 1<<20, func(p picture) *image.NRGBA {
		<-hold
		drawn <- p
		return blank(p)
	})
	defer cache.Close()
	defer close(hold)
	for name := 1; name <= 5; name++ {
		cache.Get(request(name), nil)
	}
	large := request(9)
	large.large = true
	cache.Get(large, nil)
	for range 2 { // one may have been begun before
		hold <- struct{}{}
		if <-drawn == large {
			return
		}
	}
	t.Error("a pressing one waits for the others")
}
