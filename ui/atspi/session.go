package atspi

import (
	"context"
	"sync/atomic"
	"time"

	"github.com/godbus/dbus/v5"
)

const (
	registry     = "org.a11y.atspi.Registry"
	registryPath = "/org/a11y/atspi/registry"
	keysPath     = registryPath + "/deviceeventcontroller"

	// apart is how long after a focus move the frame is renamed at the earliest, and the other way round. Orca asks about
	// a focus move for 35 ms where it is quick.
	apart = 150 * time.Millisecond
	// settling is for how long changes of who listens are left to come: a reader registers three hundred things at once.
	settling = 20 * time.Millisecond
)

// ref names an object to others on the bus.
type ref struct {
	Bus  string
	Path dbus.ObjectPath
}

// nothing is the object that there is not.
var nothing = ref{Path: "/org/a11y/atspi/null"}

// session is a connection to the accessibility bus.
type session struct {
	*Provider
	bus     *bus
	own     string              // the name of the program on the bus
	desktop atomic.Pointer[ref] // the parent of the root, once it has one
	forward *keys               // nil until keys are wanted

	moved, renamed time.Time // when readers were last told of the focus and of the frame's name
}

// attend is there for readers until the context ends or the bus is lost.
func (p *Provider) attend(ctx context.Context, address string) error {
	ctx, end := context.WithCancel(ctx)
	defer end()
	look := make(chan struct{}, 1)
	b, err := connect(ctx, address, func(s *dbus.Signal) {
		if lost(s) {
			end() // another registry knows nothing of the program
		}
		nudge(look)
	})
	if err != nil {
		return err
	}
	s := &session{Provider: p, bus: b, own: b.Names()[0]}
	s.desktop.Store(&nothing)
	p.view.Store(empty(p.name))
	defer p.leave()
	if err := s.begin(); err != nil {
		return err
	}
	nudge(look)
	var later <-chan time.Time
	for {
		select {
		case <-b.Context().Done():
			return errLost
		case <-look:
			time.Sleep(settling)
			select {
			case <-look:
			default:
			}
			if err := s.ask(); err != nil {
				return err
			}
		case <-p.wake:
		case <-later:
		}
		later = s.publish()
	}
}

// leave is called when nobody can listen any more.
func (p *Provider) leave() {
	p.keys.Store(nil)
	p.view.Store(empty(p.name))
	p.listen(false)
}

// begin makes the program known. Questions come before the registry has answered.
func (s *session) begin() error {
	if err := s.answer(); err != nil {
		return err
	}
	from := func(face string) []dbus.MatchOption {
		return []dbus.MatchOption{dbus.WithMatchSender(registry), dbus.WithMatchInterface(face)}
	}
	if err := s.bus.listen(owner(registry), from(registry), from("org.a11y.atspi.DeviceEventListener")); err != nil {
		return err
	}
	var desktop ref
	err := s.bus.call(registry, rootPath, "org.a11y.atspi.Socket.Embed", 0, []any{ref{s.own, rootPath}}, &desktop)
	if err == nil {
		s.desktop.Store(&desktop)
	}
	return err
}

// ask finds out who listens, and whether keys are wanted.
func (s *session) ask() error {
	var events, keys [][]any
	if err := s.bus.call(registry, registryPath, registry+".GetRegisteredEvents", 0, nil, &events); err != nil {
		return err
	}
	err := s.bus.call(registry, keysPath, "org.a11y.atspi.DeviceEventController.GetKeystrokeListeners", 0, nil, &keys)
	if err != nil {
		return err
	}
	switch {
	case len(keys) == 0:
		s.keys.Store(nil)
	case s.forward == nil:
		s.forward = forward(s.bus)
		fallthrough
	default:
		s.keys.Store(s.forward)
	}
	s.listen(len(events) > 0)
	return nil
}

// publish makes what is wanted the view and tells readers of it. What has to wait is looked at again at the time that it
// gives.
func (s *session) publish() (later <-chan time.Time) {
	s.mu.Lock()
	want := s.want
	s.want.told = nil
	s.mu.Unlock()
	old := s.view.Load()
	switch {
	case !s.listening.Load():
		if old.frame != "" {
			s.view.Store(empty(s.name))
		}
		return nil
	case want.frame == nil || !want.active && !old.active:
		return nil
	case !want.active:
		frame := old.objects[old.frame]
		frame.states &^= active
		now := old.with(frame)
		now.active = false
		s.tell(old, now)
		return nil
	}
	before := old
	if !old.active {
		before = empty(s.name) // all objects are others
	}
	now, wait := s.next(want, before)
	if wait > 0 {
		later = time.After(wait)
	}
	notes := make([]dbus.ObjectPath, len(want.told))
	for i, text := range want.told {
		now, notes[i] = now.withNote(text)
	}
	s.tell(old, now)
	for _, note := range notes {
		s.emit(state(note, "showing", false))
		s.emit(state(note, "showing", true))
	}
	return later
}

// next is the view of what is wanted, as far as it can be told of now, and how long the rest of it has to wait.
func (s *session) next(want wanted, before *view) (now *view, wait time.Duration) {
	now = s.builder.build(*want.frame, before)
	focus, at := now.paths[want.focus], time.Now()
	moves := focus != before.focus
	frame := now.objects[now.frame]
	switch was, same := before.objects[now.frame]; {
	case !same:
		s.moved = at
	case frame.name != was.name:
		if wait = s.moved.Add(apart).Sub(at); wait > 0 {
			frame.name = was.name
			now.objects[now.frame] = frame
			break
		}
		s.renamed = at
		if moves {
			wait = apart
		}
	case moves:
		if wait = s.renamed.Add(apart).Sub(at); wait <= 0 {
			s.moved = at
		}
	}
	if moves && wait > 0 {
		focus = before.focus
	}
	if o, there := now.objects[focus]; !there {
		focus = ""
	} else if moves && wait > 0 && focus != now.frame {
		// The focus is about to leave it, so that nothing of it is to be said any more.
		was := before.objects[focus]
		o.name, o.description, o.states = was.name, was.description, was.states
		now.objects[focus] = o
	}
	now.setFocus(focus)
	return now, wait
}

// tell publishes a view and tells readers what is different in it.
func (s *session) tell(old, now *view) {
	s.view.Store(now)
	for _, e := range between(old, now) {
		s.emit(e)
	}
}

// emit sends an event. If that fails, the bus is lost.
func (s *session) emit(e event) {
	data := dbus.MakeVariant(int32(0))
	switch d := e.data.(type) {
	case dbus.ObjectPath:
		data = dbus.MakeVariant(ref{s.own, d})
	case string:
		data = dbus.MakeVariant(d)
	}
	_ = s.bus.Emit(e.path, "org.a11y.atspi.Event."+e.member, e.detail, e.first, e.second, data, map[string]dbus.Variant{})
}
