package stage

import (
	"container/list"
	"image"
	"sync"
)

// pictureKey is a small picture as it was drawn.
type pictureKey struct {
	of            any
	width, height int
}

// picturesLimit is how many bytes of pictures are held: those of a screen in the largest window, several times. A window
// that is drawn larger by its edge asks for other sizes all the time.
const picturesLimit = 128 << 20

// pictures holds the pictures that screens show again and again, those asked for last.
var pictures = newCabinet(picturesLimit)

// cabinet holds pictures up to so many bytes. It is safe for use by several goroutines.
type cabinet struct {
	mutex sync.Mutex
	limit int
	bytes int
	held  map[pictureKey]*list.Element // of filed
	order *list.List                   // the one asked for last is first
}

// filed is a picture in a cabinet.
type filed struct {
	key     pictureKey
	picture image.Image
}

func newCabinet(limit int) *cabinet {
	return &cabinet{limit: limit, held: map[pictureKey]*list.Element{}, order: list.New()}
}

// get is the picture under a key. draw makes it if it is not there.
func (c *cabinet) get(key pictureKey, draw func(width, height int) image.Image) image.Image {
	c.mutex.Lock()
	if at, ok := c.held[key]; ok {
		c.order.MoveToFront(at)
		c.mutex.Unlock()
		return at.Value.(filed).picture
	}
	c.mutex.Unlock()
	picture := draw(key.width, key.height)
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if at, ok := c.held[key]; ok { // somebody else has drawn it meanwhile
		return at.Value.(filed).picture
	}
	c.held[key] = c.order.PushFront(filed{key, picture})
	c.bytes += key.bytes()
	for c.bytes > c.limit && c.order.Len() > 1 {
		last := c.order.Remove(c.order.Back()).(filed)
		delete(c.held, last.key)
		c.bytes -= last.key.bytes()
	}
	return picture
}

// bytes is about how large a picture is.
func (k pictureKey) bytes() int { return 4*k.width*k.height + 256 }
