package cardface

import (
	"container/list"
	"image"
	"slices"
	"sync"

	"portroyal/engine/portroyal"
)

// Cache keeps drawn faces, one per request, and draws missing ones on goroutines of its own. The
// faces that were not asked for longest go first when there are too many. All methods may be
// called from any goroutine, and none of them but Close waits for a drawing.
type Cache struct {
	draw  func(Request) *image.NRGBA
	limit int // bytes

	mutex   sync.Mutex
	work    *sync.Cond
	closed  bool
	bytes   int
	recent  *list.List // of *kept, the last asked for in front
	drawn   map[Request]*list.Element
	sizes   map[Request][]*kept // of each face, see alike
	pending map[Request]*order
	urgent  []*order // asked for by Get, in order, but enlarged ones first
	idle    []*order // asked for by Warm, in order
	workers sync.WaitGroup
}

type kept struct {
	request Request
	picture *image.NRGBA
}

// order is a face to be drawn, with those who wait for it.
type order struct {
	request Request
	ready   []func(image.Image)
	urgent  bool // is or was in the urgent queue
	begun   bool
}

// NewCache starts a cache that draws on so many goroutines and keeps at most so many bytes of
// pictures. It must be closed in the end.
func NewCache(workers, bytes int) *Cache { return newCache(workers, bytes, Draw) }

func newCache(workers, bytes int, draw func(Request) *image.NRGBA) *Cache {
	c := &Cache{
		draw: draw, limit: bytes,
		recent: list.New(), drawn: map[Request]*list.Element{}, sizes: map[Request][]*kept{}, pending: map[Request]*order{},
	}
	c.work = sync.NewCond(&c.mutex)
	for range max(workers, 1) {
		c.workers.Go(c.serve)
	}
	return c
}

// Get gives the face if it is there, and does not call ready. Otherwise it gives nil at once,
// and ready is called with the face, on another goroutine, when it has been drawn. After Close
// nothing is drawn and nothing is called.
func (c *Cache) Get(r Request, ready func(image.Image)) image.Image {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if element, ok := c.drawn[r]; ok {
		c.recent.MoveToFront(element)
		return element.Value.(*kept).picture
	}
	if c.closed {
		return nil
	}
	o := c.pending[r]
	if o == nil {
		o = &order{request: r}
		c.pending[r] = o
	}
	if ready != nil {
		o.ready = append(o.ready, ready)
	}
	if !o.urgent {
		o.urgent = true
		// One from Warm is now in both queues, and drawn once.
		if r.Large {
			c.urgent = slices.Insert(c.urgent, 0, o) // somebody is looking at it
		} else {
			c.urgent = append(c.urgent, o)
		}
		c.work.Signal()
	}
	return nil
}

// StandIn gives what can be shown, scaled, until a face has been drawn: the same face at the width
// that comes nearest, or of a card the other variant, enlarged or not, or else a sketch. After Close
// it gives nil.
func (c *Cache) StandIn(r Request) image.Image {
	picture, closed := c.near(r)
	if picture == nil && !closed {
		return Sketch(r)
	}
	return picture
}

// near gives the drawn face that comes nearest to a request, nil if there is none.
func (c *Cache) near(r Request) (picture image.Image, closed bool) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if c.closed {
		return nil, true
	}
	alternatives := []Request{r}
	if r.Contract == portroyal.NoContract { // enlarged, a contract has its steps in another place
		r.Large = !r.Large
		alternatives = append(alternatives, r)
	}
	for _, wanted := range alternatives {
		var nearest *kept
		for _, k := range c.sizes[alike(wanted)] {
			if nearest == nil || apart(k.request.Width, r.Width) < apart(nearest.request.Width, r.Width) {
				nearest = k
			}
		}
		if nearest != nil {
			return nearest.picture, false
		}
	}
	return nil, false
}

// alike is the same for faces that differ in nothing but their size.
func alike(r Request) Request {
	r.Width = 0
	return r
}

func apart(a, b int) int { return max(a-b, b-a) }

// Warm has these faces drawn when there is nothing more urgent.
func (c *Cache) Warm(requests []Request) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if c.closed {
		return
	}
	for _, r := range requests {
		if c.drawn[r] != nil || c.pending[r] != nil {
			continue
		}
		o := &order{request: r}
		c.pending[r] = o
		c.idle = append(c.idle, o)
	}
	c.work.Broadcast()
}

// SetLimit has the cache keep at most so many bytes of pictures from now on.
func (c *Cache) SetLimit(bytes int) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	c.limit = bytes
	c.makeRoom()
}

// Close drops what is waiting, ends the goroutines and waits for them. It must not be called
// from a ready function.
func (c *Cache) Close() {
	c.mutex.Lock()
	c.closed = true
	c.urgent, c.idle = nil, nil
	c.mutex.Unlock()
	c.work.Broadcast()
	c.workers.Wait()
}

func (c *Cache) serve() {
	for {
		o := c.next()
		if o == nil {
			return
		}
		picture := c.draw(o.request)
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

// next waits for an order that nobody has begun; nil means that the cache is closed.
func (c *Cache) next() *order {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	for !c.closed {
		var o *order
		switch {
		case len(c.urgent) > 0:
			o, c.urgent = c.urgent[0], c.urgent[1:]
		case len(c.idle) > 0:
			o, c.idle = c.idle[0], c.idle[1:]
		default:
			c.work.Wait()
			continue
		}
		if !o.begun {
			o.begun = true
			return o
		}
	}
	return nil
}

// store keeps a picture, makes room for it, and tells who waits for it.
func (c *Cache) store(o *order, picture *image.NRGBA) []func(image.Image) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	delete(c.pending, o.request)
	one := &kept{o.request, picture}
	c.drawn[o.request] = c.recent.PushFront(one)
	c.sizes[alike(o.request)] = append(c.sizes[alike(o.request)], one)
	c.bytes += len(picture.Pix)
	c.makeRoom()
	return o.ready
}

// makeRoom drops the faces that were not asked for longest while there are too many, though never the
// last one asked for. The mutex is held.
func (c *Cache) makeRoom() {
	for c.bytes > c.limit && c.recent.Len() > 1 {
		oldest := c.recent.Remove(c.recent.Back()).(*kept)
		delete(c.drawn, oldest.request)
		c.forget(oldest)
		c.bytes -= len(oldest.picture.Pix)
	}
}

// forget takes a picture out of the sizes of its face.
func (c *Cache) forget(k *kept) {
	face := alike(k.request)
	left := slices.DeleteFunc(c.sizes[face], func(other *kept) bool { return other == k })
	if len(left) == 0 {
		delete(c.sizes, face)
	} else {
		c.sizes[face] = left
	}
}
