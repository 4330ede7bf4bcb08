package draw

import (
	"container/list"
	"image"
	"image/draw"
	"slices"
	"sync"
	"time"

	"portroyal/engine/yield"
)

// Request says which picture is wanted, and at which width. It is a value: equal requests give equal
// pictures.
type Request[R any] interface {
	comparable

	// Sizeless gives the request without its width, which is the same for all widths, and the width in
	// pixels.
	Sizeless() (R, int)

	// Variants are what may be shown scaled in place of the picture, the best first, where it has not
	// been drawn at any width. Their own width does not matter.
	Variants() []R

	// Pressing reports whether somebody looks at just this picture: it is drawn before others.
	Pressing() bool
}

// Cache keeps drawn pictures, one per request, and draws missing ones on goroutines of its own. The
// pictures that were not asked for longest go first when there are too many. All methods may be
// called from any goroutine. Close waits for drawings, StandIn for a moment, and the others do not.
type Cache[R Request[R]] struct {
	draw   func(R) *image.NRGBA
	sketch func(R) image.Image
	limit  int // bytes

	mutex   sync.Mutex
	work    *sync.Cond
	closed  bool
	bytes   int
	recent  *list.List // of *kept, the last asked for in front
	drawn   map[R]*list.Element
	sizes   map[R][]*kept[R] // of each picture, by its request without a size
	pending map[R]*order[R]
	waiting []*order[R] // those that nobody has begun, in order, but pressing ones first
	workers sync.WaitGroup

	patience Patience
}

// patience is how long StandIn waits.
const patience = 100 * time.Millisecond

type kept[R any] struct {
	request R
	picture *image.RGBA
}

// order is a picture to be drawn, with those who wait for it.
type order[R any] struct {
	request R
	ready   []func(image.Image)
	picture *image.RGBA   // once it is drawn
	drawn   chan struct{} // closed then
}

// NewCache starts a cache that draws on so many goroutines and keeps at most so many bytes of
// pictures. draw draws a picture; sketch draws in next to no time what can be shown until then. The
// cache must be closed in the end.
func NewCache[R Request[R]](
	workers, bytes int, draw func(R) *image.NRGBA, sketch func(R) image.Image,
) *Cache[R] {
	c := &Cache[R]{
		draw: draw, sketch: sketch, limit: bytes,
		recent: list.New(), drawn: map[R]*list.Element{}, sizes: map[R][]*kept[R]{}, pending: map[R]*order[R]{},
		patience: Patience{Most: patience},
	}
	c.work = sync.NewCond(&c.mutex)
	for range max(workers, 1) {
		c.workers.Go(c.serve)
	}
	return c
}

// Get gives the picture if it is there, and does not call ready. Otherwise it gives nil at once,
// and ready, which may be nil, is called with the picture, on another goroutine, when it has been drawn.
// After Close nothing is drawn and nothing is called.
func (c *Cache[R]) Get(r R, ready func(image.Image)) image.Image {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if element, ok := c.drawn[r]; ok {
		c.recent.MoveToFront(element)
		return element.Value.(*kept[R]).picture
	}
	if c.closed {
		return nil
	}
	o := c.pending[r]
	if o == nil {
		o = &order[R]{request: r, drawn: make(chan struct{})}
		c.pending[r] = o
		if r.Pressing() {
			c.waiting = slices.Insert(c.waiting, 0, o)
		} else {
			c.waiting = append(c.waiting, o)
		}
		c.work.Signal()
	}
	if ready != nil {
		o.ready = append(o.ready, ready)
	}
	return nil
}

// StandIn gives what can be shown, scaled, until a picture that Get was asked for has been drawn: the same one at the width
// that comes nearest, or one of its variants. Where there is none it waits a moment for the picture itself, and else gives a
// sketch. After Close it gives nil.
func (c *Cache[R]) StandIn(r R) image.Image {
	picture, closed := c.near(r)
	if closed {
		return nil
	}
	if picture == nil {
		picture = c.hurried(r)
	}
	if picture == nil {
		picture = c.sketch(r)
	}
	return picture
}

// hurried gives a picture that has been ordered, and that there has not been at any width: it is drawn here, unless somebody has
// begun it. It gives nil where that takes too long.
func (c *Cache[R]) hurried(r R) image.Image {
	begun := time.Now()
	c.mutex.Lock()
	left := c.patience.Left(begun)
	o := c.pending[r]
	if o == nil || left <= 0 {
		c.mutex.Unlock()
		return nil
	}
	at := slices.Index(c.waiting, o)
	if at >= 0 {
		c.waiting = slices.Delete(c.waiting, at, at+1)
	}
	c.mutex.Unlock()
	if at >= 0 {
		o.finish(c.draw)
	}
	there := Within(left, o.drawn)
	c.mutex.Lock()
	defer c.mutex.Unlock()
	c.patience.Spend(begun)
	if !there {
		return nil
	}
	if at >= 0 && !c.closed { // who else waits for it gets it from where all get theirs
		c.waiting = slices.Insert(c.waiting, 0, o)
		c.work.Signal()
	}
	return o.picture
}

// finish draws what has been ordered, unless that has been done.
func (o *order[R]) finish(draw func(R) *image.NRGBA) {
	if o.picture == nil {
		o.picture = premultiplied(draw(o.request))
		close(o.drawn)
	}
}

// near gives the drawn picture that comes nearest to a request, nil if there is none.
func (c *Cache[R]) near(r R) (picture image.Image, closed bool) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if c.closed {
		return nil, true
	}
	_, width := r.Sizeless()
	apart := func(k *kept[R]) int {
		_, other := k.request.Sizeless()
		return max(width-other, other-width)
	}
	for _, wanted := range append([]R{r}, r.Variants()...) {
		sizeless, _ := wanted.Sizeless()
		var nearest *kept[R]
		for _, k := range c.sizes[sizeless] {
			if nearest == nil || apart(k) < apart(nearest) {
				nearest = k
			}
		}
		if nearest != nil {
			return nearest.picture, false
		}
	}
	return nil, false
}

// SetLimit has the cache keep at most so many bytes of pictures from now on.
func (c *Cache[R]) SetLimit(bytes int) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	c.limit = bytes
	c.makeRoom()
}

// Close drops what is waiting, ends the goroutines and waits for them. It must not be called
// from a ready function.
func (c *Cache[R]) Close() {
	c.mutex.Lock()
	c.closed = true
	c.waiting = nil
	c.mutex.Unlock()
	c.work.Broadcast()
	c.workers.Wait()
}

func (c *Cache[R]) serve() {
	for {
		yield.Now() // not with an order that somebody may wait for
		o := c.next()
		if o == nil {
			return
		}
		o.finish(c.draw)
		picture := o.picture
		for _, ready := range c.store(o, picture) {
			c.mutex.Lock()
			closed := c.closed
			c.mutex.Unlock()
			if closed {
				return
			}
			ready(picture)
		}
	}
}

// premultiplied is a picture as the toolkit wants it on the graphics card. Any other it would translate whenever it is shown
// anew, in the middle of a movement.
func premultiplied(from *image.NRGBA) *image.RGBA {
	to := image.NewRGBA(from.Rect)
	draw.Draw(to, to.Rect, from, to.Rect.Min, draw.Src)
	return to
}

// next waits for an order that nobody has begun; nil means that the cache is closed.
func (c *Cache[R]) next() (o *order[R]) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	for len(c.waiting) == 0 && !c.closed {
		c.work.Wait()
	}
	if c.closed {
		return nil
	}
	o, c.waiting = c.waiting[0], c.waiting[1:]
	return o
}

// store keeps a picture, makes room for it, and gives those who wait for it.
func (c *Cache[R]) store(o *order[R], picture *image.RGBA) []func(image.Image) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	delete(c.pending, o.request)
	one := &kept[R]{o.request, picture}
	c.drawn[o.request] = c.recent.PushFront(one)
	sizeless, _ := o.request.Sizeless()
	c.sizes[sizeless] = append(c.sizes[sizeless], one)
	c.bytes += len(picture.Pix)
	c.makeRoom()
	return o.ready
}

// makeRoom drops the pictures that were not asked for longest while there are too many, though never the
// last one asked for. The mutex is held.
func (c *Cache[R]) makeRoom() {
	for c.bytes > c.limit && c.recent.Len() > 1 {
		oldest := c.recent.Remove(c.recent.Back()).(*kept[R])
		delete(c.drawn, oldest.request)
		c.forget(oldest)
		c.bytes -= len(oldest.picture.Pix)
	}
}

// forget takes a picture out of the sizes.
func (c *Cache[R]) forget(k *kept[R]) {
	sizeless, _ := k.request.Sizeless()
	left := slices.DeleteFunc(c.sizes[sizeless], func(other *kept[R]) bool { return other == k })
	if len(left) == 0 {
		delete(c.sizes, sizeless)
	} else {
		c.sizes[sizeless] = left
	}
}
