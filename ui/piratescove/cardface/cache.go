package cardface

import "portroyal/ui/draw"

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

// Variants implements draw.Request: the same thing with other details may be shown meanwhile, the nearest first.
func (r Request) Variants() (others []Request) {
	if r.Back != NoBack {
		return nil
	}
	for apart := 1; apart <= int(Large); apart++ {
		for _, detail := range []int{int(r.Detail) - apart, int(r.Detail) + apart} {
			if detail >= int(Compact) && detail <= int(Large) {
				other := r
				other.Detail = Detail(detail)
				others = append(others, other)
			}
		}
	}
	return others
}

// Pressing implements draw.Request: an enlarged face is being looked at.
func (r Request) Pressing() bool { return r.Detail == Large }
