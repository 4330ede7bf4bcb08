package cardface

import (
	"portroyal/engine/portroyal"
	"portroyal/ui/draw"
)

// Cache keeps drawn faces and draws missing ones in the background.
type Cache = draw.Cache[Request]

// NewCache starts a cache that draws on so many goroutines and keeps at most so many bytes of
// pictures. It must be closed in the end.
func NewCache(workers, bytes int) *Cache { return draw.NewCache(workers, bytes, Draw, sketch) }

// Sizeless implements draw.Request.
func (r Request) Sizeless() (Request, int) {
	width := r.Width
	r.Width = 0
	return r, width
}

// Variants implements draw.Request: of a card the other variant stands in, enlarged or not. Enlarged, a
// contract has its steps in another place.
func (r Request) Variants() []Request {
	if r.Contract != portroyal.NoContract {
		return nil
	}
	r.Large = !r.Large
	return []Request{r}
}

// Pressing implements draw.Request: an enlarged face is what somebody looks at.
func (r Request) Pressing() bool { return r.Large }
