package cardface_test

import (
	"image"
	"sync/atomic"
	"testing"
	"time"

	"go.uber.org/goleak"

	"portroyal/engine/portroyal"
	"portroyal/ui/cardface"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

func request(card int) cardface.Request {
	return cardface.Request{Card: portroyal.Card(card), Width: 10}
}

func blank(r cardface.Request) *image.NRGBA {
	return image.NewNRGBA(image.Rect(0, 0, r.Width, r.Width))
}

const blankBytes = 10 * 10 * 4

// get waits for a face, wherever it comes from.
func get(t *testing.T, cache *cardface.Cache, r cardface.Request) image.Image {
	t.Helper()
	arrived := make(chan image.Image, 1)
	if picture := cache.Get(r, func(p image.Image) { arrived <- p }); picture != nil {
		return picture
	}
	select {
	case picture := <-arrived:
		return picture
	case <-time.After(10 * time.Second):
		t.Fatal("no picture")
		return nil
	}
}

func TestFaceIsDrawnOnce(t *testing.T) {
	var drawn atomic.Int32
	hold := make(chan struct{})
	cache := cardface.NewCacheWith(2, 1<<20, func(r cardface.Request) *image.NRGBA {
		drawn.Add(1)
		<-hold
		return blank(r)
	})
	defer cache.Close()
	const askers = 5
	arrived := make(chan image.Image, askers)
	cache.Warm([]cardface.Request{request(1), request(1)})
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
	cache := cardface.NewCacheWith(1, 3*blankBytes, func(r cardface.Request) *image.NRGBA {
		drawn.Add(1)
		return blank(r)
	})
	defer cache.Close()
	for card := 1; card <= 3; card++ {
		get(t, cache, request(card))
	}
	get(t, cache, request(1)) // now 2 is the one not asked for longest
	get(t, cache, request(4))
	if n := drawn.Load(); n != 4 {
		t.Fatalf("drawn %d times", n)
	}
	if cache.Get(request(1), nil) == nil || cache.Get(request(3), nil) == nil {
		t.Error("a face asked for lately was dropped")
	}
	if cache.Get(request(2), nil) != nil {
		t.Error("nothing was dropped")
	}
}

func TestLimitChanges(t *testing.T) {
	cache := cardface.NewCacheWith(1, 3*blankBytes, blank)
	defer cache.Close()
	for card := 1; card <= 3; card++ {
		get(t, cache, request(card))
	}
	cache.SetLimit(blankBytes) // at once, not when the next one is drawn
	if cache.Get(request(3), nil) == nil {
		t.Error("the last face was dropped")
	}
	for _, card := range []int{1, 2} {
		if cache.Get(request(card), nil) != nil {
			t.Errorf("face %d is still there", card)
		}
	}
	cache.SetLimit(3 * blankBytes)
	for _, card := range []int{4, 5, 4} {
		get(t, cache, request(card))
	}
	if cache.Get(request(4), nil) == nil || cache.Get(request(5), nil) == nil {
		t.Error("there is no more room than before")
	}
}

func TestWarmYieldsToGet(t *testing.T) {
	var order []portroyal.Card
	begun, hold := make(chan struct{}), make(chan struct{})
	cache := cardface.NewCacheWith(1, 1<<20, func(r cardface.Request) *image.NRGBA {
		if len(order) == 0 {
			close(begun)
			<-hold
		}
		order = append(order, r.Card)
		return blank(r)
	})
	cache.Warm([]cardface.Request{request(1), request(2), request(3)})
	<-begun
	done := make(chan struct{})
	cache.Get(request(9), func(image.Image) { close(done) })
	close(hold)
	<-done
	cache.Close()
	if len(order) < 2 || order[1] != 9 {
		t.Errorf("drawn in the order %d", order)
	}
}

func TestNothingIsCalledAfterClose(t *testing.T) {
	begun, hold := make(chan struct{}), make(chan struct{})
	cache := cardface.NewCacheWith(1, 1<<20, func(r cardface.Request) *image.NRGBA {
		close(begun)
		<-hold
		return blank(r)
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
	cache.Warm([]cardface.Request{request(3)})
	if cache.Get(request(3), late) != nil {
		t.Error("drawn after Close")
	}
	cache.Close() // twice is once
}

func TestCacheDrawsRealFaces(t *testing.T) {
	cache := cardface.NewCache(2, 1<<20)
	defer cache.Close()
	if size := get(t, cache, request(1)).Bounds().Size(); size != image.Pt(10, 15) {
		t.Errorf("picture of %v", size)
	}
}

// Until a face has been drawn, the same one at the nearest width stands in for it, then the other
// variant of it, then a sketch; never another card, nor one in other words or another style.
func TestWhatStandsInForAFace(t *testing.T) {
	cache := cardface.NewCacheWith(1, 1<<20, blank)
	wanted := cardface.Request{Card: 1, Width: 40, Words: cardface.Words{Title: "Siedler"}}
	as := func(change func(*cardface.Request)) cardface.Request {
		r := wanted
		change(&r)
		return r
	}
	sketched := func(when string) {
		t.Helper()
		if got := cache.StandIn(wanted).Bounds().Size(); got != image.Pt(40, 60) {
			t.Errorf("%s: a picture of %v, want a sketch", when, got)
		}
	}
	sketched("nothing is drawn")
	for _, other := range []cardface.Request{
		as(func(r *cardface.Request) { r.Card = 2 }),
		as(func(r *cardface.Request) { r.Words.Title = "Settler" }),
		as(func(r *cardface.Request) { r.Style.Dark = true }),
		as(func(r *cardface.Request) { r.Back = true }),
	} {
		get(t, cache, other)
		sketched("only another face is drawn")
	}
	large := get(t, cache, as(func(r *cardface.Request) { r.Width, r.Large = 40, true }))
	if cache.StandIn(wanted) != large {
		t.Error("not the other variant")
	}
	far := get(t, cache, as(func(r *cardface.Request) { r.Width = 90 }))
	if cache.StandIn(wanted) != far {
		t.Error("not the same variant")
	}
	near := get(t, cache, as(func(r *cardface.Request) { r.Width = 30 }))
	get(t, cache, as(func(r *cardface.Request) { r.Width = 55 }))
	if cache.StandIn(wanted) != near {
		t.Error("not the nearest width")
	}
	contract := cardface.Request{Contract: portroyal.FrigateFoe, Width: 30, Slots: 2}
	small := get(t, cache, contract)
	contract.Large = true
	if cache.StandIn(contract) == small {
		t.Error("a contract that has its steps elsewhere stands in")
	}
	cache.Close()
	if cache.StandIn(wanted) != nil {
		t.Error("something stands in though nothing comes any more")
	}
}

// What has been dropped to make room does not stand in any more, so that memory stays bounded.
func TestDroppedFacesDoNotStandIn(t *testing.T) {
	cache := cardface.NewCacheWith(1, blankBytes, blank)
	defer cache.Close()
	dropped := get(t, cache, request(1))
	get(t, cache, request(2))
	wanted := request(1)
	wanted.Width = 20
	if cache.StandIn(wanted) == dropped {
		t.Error("a dropped picture is still shown")
	}
}

// An enlarged face is what somebody looks at just now: it does not wait for a whole table of others.
func TestEnlargedFacesAreDrawnFirst(t *testing.T) {
	hold, drawn := make(chan struct{}), make(chan cardface.Request, 10)
	cache := cardface.NewCacheWith(1, 1<<20, func(r cardface.Request) *image.NRGBA {
		<-hold
		drawn <- r
		return blank(r)
	})
	defer cache.Close()
	defer close(hold)
	for card := 1; card <= 5; card++ {
		cache.Get(request(card), nil)
	}
	large := request(9)
	large.Large = true
	cache.Get(large, nil)
	for range 2 { // one may have been begun before
		hold <- struct{}{}
		if <-drawn == large {
			return
		}
	}
	t.Error("an enlarged face waits for the others")
}
