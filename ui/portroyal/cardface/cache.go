package cardface

import (
	"portroyal/engine/portroyal"
	"portroyal/ui/draw"
)

// Cache stores drawn faces and draws missing ones in the background.
type Cache = draw.Cache[Request]

// NewCache starts a cache that draws on this many goroutines and stores at most this many bytes of pictures. It
// must be closed.
func NewCache(workers, bytes int) *Cache { return draw.NewCache(workers, bytes, Draw, sketch) }

// Sizeless implements draw.Request.
func (r Request) Sizeless() (Request, int) {
	width := r.Width
	r.Width = 0
	return r, width
}

// Variants implements draw.Request: for a card, its other variants may be shown meanwhile, compact or not and
// enlarged or not. For an enlarged contract nothing else may, since its steps are in another place.
func (r Request) Variants() []Request {
	full, compact, large := r, r, r
	full.Compact, full.Large = false, false
	compact.Compact, compact.Large = true, false
	large.Compact, large.Large = false, true
	switch contract := r.Contract != portroyal.NoContract; {
	case contract && r.Large:
		return nil
	case r.Large:
		return []Request{full, compact}
	case r.Compact && contract:
		return []Request{full}
	case r.Compact:
		return []Request{full, large}
	case contract:
		return []Request{compact}
	}
	return []Request{large, compact}
}

// Pressing implements draw.Request: an enlarged face is being looked at.
func (r Request) Pressing() bool { return r.Large }
