package atspi

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"github.com/godbus/dbus/v5"
)

// How long the provider waits before it tries again what has failed: longer each time.
const (
	soonest = 100 * time.Millisecond
	latest  = 30 * time.Second
)

// Provider lets screen readers speak of one window. Its methods can be called on any goroutine and do not wait for a bus,
// but for [Provider.Key], which waits a moment.
type Provider struct {
	name    string
	log     *slog.Logger
	changed func(listening bool)
	stop    context.CancelFunc
	wake    chan struct{} // something else is wanted

	mu   sync.Mutex
	want wanted

	view      atomic.Pointer[view]
	listening atomic.Bool
	keys      atomic.Pointer[keys] // nil while nobody wants any
	builder   builder              // of the goroutine of the provider
}

// wanted is what the program says of its window.
type wanted struct {
	frame  *Node // nil as long as it has said nothing
	focus  string
	active bool
	told   []string // announcements that are not made yet
}

// Open makes a provider for a program of this name, and returns at once. Whenever a reader begins to listen, and when none
// does any more, changed is called on a goroutine of the provider, which it must not keep; it may be nil. The provider ends
// with the context, or with Close, of which changed is not told.
func Open(ctx context.Context, name string, log *slog.Logger, changed func(listening bool)) *Provider {
	ctx, stop := context.WithCancel(ctx)
	p := &Provider{name: name, log: log, stop: stop, wake: make(chan struct{}, 1)}
	p.changed = func(listening bool) {
		if changed != nil && ctx.Err() == nil {
			changed(listening)
		}
	}
	p.builder.doubled = func(id string) { log.Warn("two nodes for screen readers have the same ID", "id", id) }
	p.view.Store(empty(name))
	address := sessionAddress()
	if address == "" {
		log.Info("no session bus, so no screen reader")
		return p
	}
	go p.keepAt(ctx, "session bus", func() error { return p.watch(ctx, address) })
	return p
}

// Close ends the provider. It returns at once.
func (p *Provider) Close() { p.stop() }

// Listening reports whether a reader listens. Nothing need be shown while none does: what was shown before is forgotten
// by then, and when one begins to listen it hears of window and focus as if they were new, once they are shown.
func (p *Provider) Listening() bool { return p.listening.Load() }

// Show says what the whole window shows, and which node has the focus, "" for none. Readers are told what has changed. The
// nodes must not be changed afterwards.
func (p *Provider) Show(frame Node, focus string) {
	p.say(func(w *wanted) { w.frame, w.focus = &frame, focus })
}

// Focus says that a node of what is shown has the focus, "" for none.
func (p *Provider) Focus(id string) { p.say(func(w *wanted) { w.focus = id }) }

// Active says whether the window has the keyboard's focus of the system. Readers are told of nothing while it has not, and
// of the window and the focus in it whenever it has it again.
func (p *Provider) Active(active bool) { p.say(func(w *wanted) { w.active = active }) }

// Tell has a text said, wherever the focus is. It goes with what was shown before, and is lost where nobody listens or the
// window is not active.
func (p *Provider) Tell(text string) {
	p.say(func(w *wanted) {
		if p.listening.Load() && w.active && w.frame != nil {
			w.told = append(w.told, text)
			w.told = w.told[max(0, len(w.told)-notes):]
		}
	})
}

// say changes what is wanted.
func (p *Provider) say(change func(*wanted)) {
	p.mu.Lock()
	change(&p.want)
	p.mu.Unlock()
	nudge(p.wake)
}

// nudge has whoever reads from a channel look again, once.
func nudge(c chan<- struct{}) {
	select {
	case c <- struct{}{}:
	default:
	}
}

// listen notes whether somebody listens.
func (p *Provider) listen(listening bool) {
	if p.listening.Swap(listening) != listening {
		p.changed(listening)
	}
}

// keepAt tries something that lasts, again and again until the context ends.
func (p *Provider) keepAt(ctx context.Context, what string, try func() error) {
	said := ""
	for wait := soonest; ctx.Err() == nil; wait = min(2*wait, latest) {
		began := time.Now()
		err := try()
		if ctx.Err() != nil {
			return
		}
		if err.Error() != said {
			said = err.Error()
			p.log.Info("no screen readers for now", "because of", what, "error", said)
		}
		if time.Since(began) > latest {
			wait = soonest
		}
		select {
		case <-ctx.Done():
		case <-time.After(wait):
		}
	}
}

// watch waits at the session's bus until assistive technology is wanted, and attends to it as long as it is. It returns
// when the bus is lost.
func (p *Provider) watch(ctx context.Context, address string) error {
	ctx, end := context.WithCancel(ctx)
	defer end()
	look := make(chan struct{}, 1)
	session, err := connect(ctx, address, func(*dbus.Signal) { nudge(look) })
	if err != nil {
		return err
	}
	const launcher, path = "org.a11y.Bus", "/org/a11y/bus"
	err = session.listen(owner(launcher), []dbus.MatchOption{
		dbus.WithMatchSender(launcher), dbus.WithMatchObjectPath(path),
		dbus.WithMatchInterface("org.freedesktop.DBus.Properties"), dbus.WithMatchMember("PropertiesChanged"),
	})
	if err != nil {
		return err
	}
	var leave func() // nil while it does not attend
	defer func() {
		if leave != nil {
			leave()
		}
	}()
	for {
		wanted := false
		// Where nothing is started for asking, no reader runs either: it would have started it.
		err := session.call(launcher, path, "org.freedesktop.DBus.Properties.Get", dbus.FlagNoAutoStart,
			[]any{"org.a11y.Status", "IsEnabled"}, &wanted)
		if refused := (dbus.Error{}); err != nil && !errors.As(err, &refused) {
			return err
		}
		switch {
		case wanted && leave == nil:
			within, stop := context.WithCancel(ctx)
			done := make(chan struct{})
			go func() {
				defer close(done)
				p.keepAt(within, "accessibility bus", func() error {
					address := ""
					if err := session.call(launcher, path, "org.a11y.Bus.GetAddress", 0, nil, &address); err != nil {
						return err
					}
					return p.attend(within, address)
				})
			}()
			leave = func() { stop(); <-done }
		case !wanted && leave != nil:
			leave()
			leave = nil
		}
		select {
		case <-session.Context().Done():
			return errLost
		case <-look:
		}
	}
}
