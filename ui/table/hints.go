package table

import "context"

// Hints is the panel of a game, P, beside its table: with a hint, or with what the choices of a decision were worth.
type Hints[P interface{ Hide() }] struct {
	Ask   func()       // opens the panel with a hint if there is something to be asked
	Build func()       // lays the table out anew
	Press func(func()) // calls a function for a press that can have been meant

	Open  bool
	Panel P
	stop  context.CancelFunc
}

// Show opens a panel. What is thought about it ends with the context that it gives, which is one within ctx.
func (h *Hints[P]) Show(ctx context.Context, panel P) context.Context {
	h.Open, h.Panel = true, panel
	ctx, h.stop = context.WithCancel(ctx)
	return ctx
}

// Close removes the panel, with all that it waits for. The question stays.
func (h *Hints[P]) Close() {
	if h.Open {
		h.stop()
		h.Panel.Hide()
		var none P
		h.Open, h.Panel = false, none
	}
}

// Toggle opens the panel, or closes it again.
func (h *Hints[P]) Toggle() {
	if !h.Open {
		h.Ask()
		return
	}
	h.Close()
	h.Build()
}

// Pressed is Toggle for a click, which must not also hit whatever comes up under it.
func (h *Hints[P]) Pressed() {
	if h.Open {
		h.Toggle()
		return
	}
	h.Press(h.Toggle)
}

// Without returns do with the panel removed first.
func (h *Hints[P]) Without(do func()) func() {
	return func() {
		if h.Open {
			h.Toggle()
		}
		do()
	}
}
