package stage

import (
	"context"
	"sync"
)

// works are those that go on in the background. Some give way to all others.
type works struct {
	mu   sync.Mutex
	n    int
	idle chan struct{} // closed when the last one ends

	aside sync.Mutex // held by the one that gives way
}

// begin counts a work until end.
func (w *works) begin() {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.n++; w.n == 1 {
		w.idle = make(chan struct{})
	}
}

func (w *works) end() {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.n--; w.n == 0 {
		close(w.idle)
	}
}

// wait returns when nothing goes on, or when ctx is done.
func (w *works) wait(ctx context.Context) {
	for {
		w.mu.Lock()
		n, idle := w.n, w.idle
		w.mu.Unlock()
		if n == 0 {
			return
		}
		select {
		case <-idle:
		case <-ctx.Done():
			return
		}
	}
}

// Aside runs work as Ahead does, for which nobody waits. It calls pause before each of its steps, which returns when no
// work of [Stage.Think] and [Stage.Ahead] goes on, or when ctx is done. One work at a time is done aside.
func (s *Stage) Aside(
	ctx context.Context, work func(ctx context.Context, pause func(context.Context)), done func(),
) {
	if s.Inline {
		return
	}
	s.think(ctx, func(ctx context.Context) {
		s.works.aside.Lock()
		defer s.works.aside.Unlock()
		if s.works.wait(ctx); ctx.Err() == nil {
			work(ctx, s.works.wait)
		}
	}, done)
}
