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

// Variants implements draw.Request: of a card the other variants stand in, compact or not and enlarged or
// not. Enlarged, a contract has its steps in another place.
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

// Pressing implements draw.Request: an enlarged face is what somebody looks at.
func (r Request) Pressing() bool { return r.Large }
