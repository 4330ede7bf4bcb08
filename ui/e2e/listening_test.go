//go:build e2e

package e2e

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/godbus/dbus/v5"
)

// Names at the accessibility bus.
const (
	accessible = "org.a11y.atspi.Accessible"
	properties = "org.freedesktop.DBus.Properties"
	registry   = "org.a11y.atspi.Registry"

	rootPath     = dbus.ObjectPath("/org/a11y/atspi/accessible/root")
	registryPath = dbus.ObjectPath("/org/a11y/atspi/registry")
	keysPath     = registryPath + "/deviceeventcontroller"
)

// roleTreeItem and roleButton are the numbers of what lines are.
const roleTreeItem, roleButton = 91, 43

// object is something that the program shows, at the accessibility bus.
type object struct {
	Bus  string
	Path dbus.ObjectPath
}

// session starts a session bus as a desktop has one, with the system's accessibility bus and its registry, and gives its address.
func (d *display) session(t *testing.T) (address string) {
	t.Helper()
	folder, err := os.MkdirTemp("", "") // that of a test has a name too long for a socket
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(folder) })
	daemon := exec.Command("dbus-daemon", "--session", "--nofork", "--print-address",
		"--address=unix:path="+filepath.Join(folder, "session"))
	// Whatever is started for asking has the environment of the bus, and belongs to its group of processes.
	daemon.Env = []string{
		"DISPLAY=" + d.name, "HOME=" + folder, "XDG_RUNTIME_DIR=" + folder, "XDG_DATA_DIRS=/usr/local/share:/usr/share",
		"PATH=" + os.Getenv("PATH"), "GSETTINGS_BACKEND=memory", "LANG=C",
	}
	daemon.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	out, err := daemon.StdoutPipe()
	if err == nil {
		err = daemon.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := syscall.Kill(-daemon.Process.Pid, syscall.SIGTERM); err != nil {
			t.Error(err)
		}
		_ = daemon.Wait() // ended, as intended
	})
	address, err = bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(address)
}

// listener is assistive technology: it is told what happens to the objects of a program, asks about them, and may take keys for
// itself. It knows nothing else of the program.
type listener struct {
	t   *testing.T
	bus *dbus.Conn

	mu    sync.Mutex
	said  []string  // what a screen reader would say, in order
	last  time.Time // when it said the last of that
	focus object    // what has the focus, as far as it has been told
	in    object    // what that is in
	place string    // the name of that
	keep  io.Writer // what is said, for people to read
	takes func(stroke) bool
}

// stroke is a key as the registry asks about it.
type stroke struct {
	Type, Sym, Code, Modifiers, Time int32
	Text                             string
	IsText                           bool
}

// listen connects to the accessibility bus of a session, and asks for events and keys as a screen reader does.
func listen(t *testing.T, session string, keep io.Writer) *listener {
	t.Helper()
	connect := func(address string, options ...dbus.ConnOption) *dbus.Conn {
		conn, err := dbus.Connect(address, options...)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { conn.Close() })
		return conn
	}
	launcher := connect(session).Object("org.a11y.Bus", "/org/a11y/bus")
	must := func(call *dbus.Call, results ...any) {
		t.Helper()
		if err := call.Store(results...); err != nil {
			t.Fatal(err)
		}
	}
	must(launcher.Call(properties+".Set", 0, "org.a11y.Status", "IsEnabled", dbus.MakeVariant(true)))
	address := ""
	must(launcher.Call("org.a11y.Bus.GetAddress", 0), &address)

	l := &listener{t: t, keep: keep}
	l.bus = connect(address, dbus.WithSignalHandler(dbus.NewSequentialSignalHandler()))
	err := l.bus.ExportMethodTable(map[string]any{"NotifyEvent": l.stroke}, "/keys", "org.a11y.atspi.DeviceEventListener")
	if err != nil {
		t.Fatal(err)
	}
	events := make(chan *dbus.Signal, 64)
	l.bus.Signal(events)
	go func() {
		for event := range events {
			l.hear(event)
		}
	}()
	for _, of := range []string{"Object", "Window"} {
		if err := l.bus.AddMatchSignal(dbus.WithMatchInterface("org.a11y.atspi.Event." + of)); err != nil {
			t.Fatal(err)
		}
	}
	for _, event := range []string{
		"Object:StateChanged:Focused", "Object:StateChanged:Showing", "Object:PropertyChange:AccessibleName",
		"Object:PropertyChange:AccessibleDescription", "Window:Activate:", "Window:Deactivate:",
	} {
		must(l.bus.Object(registry, registryPath).Call(registry+".RegisterEvent", 0, event, []string{}, ""))
	}
	type mode struct{ Synchronous, Preemptive, Global bool }
	type key struct {
		Code, Sym int32
		Text      string
		Unused    int32
	}
	for _, held := range []uint32{0, 1, 4, 5} { // of Shift and Control
		taken := false
		must(l.bus.Object(registry, keysPath).Call("org.a11y.atspi.DeviceEventController.RegisterKeystrokeListener", 0,
			dbus.ObjectPath("/keys"), []key{}, held, uint32(3), mode{true, true, false}), &taken)
	}
	return l
}

// stroke answers whether it takes a key for itself.
func (l *listener) stroke(key stroke) (bool, *dbus.Error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.takes != nil && l.takes(key), nil
}

// hear says what an event is about.
func (l *listener) hear(event *dbus.Signal) {
	_, kind, _ := strings.Cut(event.Name, ".Event.")
	if len(event.Body) < 4 {
		return
	}
	detail, _ := event.Body[0].(string)
	on, _ := event.Body[1].(int32)
	from := object{event.Sender, event.Path}
	words := ""
	switch kind + " " + detail {
	case "Window.Activate ":
		words = l.name(from)
	case "Object.StateChanged focused":
		if on == 0 {
			return
		}
		words = l.name(from)
		in := l.parent(from)
		place := l.name(in)
		l.mu.Lock()
		if l.focus, l.in = from, in; place != l.place {
			l.place = place
			words = place + ": " + words
		}
		l.mu.Unlock()
	case "Object.StateChanged showing":
		if on == 0 {
			return
		}
		words = "* " + l.name(from)
	case "Object.PropertyChange accessible-name", "Object.PropertyChange accessible-description":
		data, _ := event.Body[3].(dbus.Variant)
		words, _ = data.Value().(string)
	default:
		return
	}
	if words == "" {
		return
	}
	l.mu.Lock()
	l.said, l.last = append(l.said, strings.TrimSpace(words)), time.Now()
	fmt.Fprintln(l.keep, strings.TrimSpace(words))
	l.mu.Unlock()
}

// at is what has the focus, and what that is in.
func (l *listener) at() (focus, in object) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.focus, l.in
}

// heard is what has been said since there were so many sentences.
func (l *listener) heard(since int) []string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return slices.Clone(l.said[since:])
}

// ask asks an object something. It may be gone.
func (l *listener) ask(of object, method string, result any, args ...any) error {
	return l.bus.Object(of.Bus, of.Path).Call(method, 0, args...).Store(result)
}

// value is a property of an object, nil if the object is gone.
func (l *listener) value(of object, name string) any {
	var value dbus.Variant
	if err := l.ask(of, properties+".Get", &value, accessible, name); err != nil {
		return nil
	}
	return value.Value()
}

func (l *listener) name(of object) string {
	name, _ := l.value(of, "Name").(string)
	return name
}

// parent is what an object is in.
func (l *listener) parent(of object) (parent object) {
	if pair, is := l.value(of, "Parent").([]any); is && len(pair) == 2 {
		parent.Bus, _ = pair[0].(string)
		parent.Path, _ = pair[1].(dbus.ObjectPath)
	}
	return parent
}

// window is the frame of the program.
func (l *listener) window() (frame object, err error) {
	var programs []object
	if err = l.ask(object{registry, rootPath}, accessible+".GetChildren", &programs); err != nil {
		return frame, err
	}
	for _, program := range programs {
		var frames []object
		if err = l.ask(program, accessible+".GetChildren", &frames); err == nil && len(frames) > 0 {
			return frames[0], nil
		}
	}
	return frame, fmt.Errorf("of %d programs none has a window: %w", len(programs), err)
}

// part is a part of what the program shows, as it is read.
type part struct {
	object
	name  string
	lines []part
}

// nowhere is where the listener is who has not been told of a focus on what can be read.
var nowhere = [2]int{-1, -1}

// screen is all that can be read now, and where the listener is in it. It is an error if something goes meanwhile.
func (l *listener) screen() (places []part, at [2]int, err error) {
	frame, err := l.window()
	if err != nil {
		return nil, at, err
	}
	var all []object
	if err = l.ask(frame, accessible+".GetChildren", &all); err != nil {
		return nil, at, err
	}
	children := make([]*dbus.Call, len(all))
	for i, place := range all {
		children[i] = l.begin(place, accessible+".GetChildren")
	}
	type naming struct {
		call *dbus.Call
		name *string
	}
	var names []naming
	called := func(of *part) {
		names = append(names, naming{l.begin(of.object, properties+".Get", accessible, "Name"), &of.name})
	}
	focus, _ := l.at()
	at = nowhere
	places = make([]part, 0, len(all))
	for i, call := range children {
		var lines []object
		if err = (<-call.Done).Store(&lines); err != nil {
			return nil, at, err
		}
		if len(lines) == 0 { // an announcement
			continue
		}
		places = append(places, part{object: all[i], lines: make([]part, len(lines))})
		place := &places[len(places)-1]
		called(place)
		for n, line := range lines {
			place.lines[n].object = line
			called(&place.lines[n])
			if line == focus {
				at = [2]int{len(places) - 1, n}
			}
		}
	}
	for _, of := range names {
		var value dbus.Variant
		if err = (<-of.call.Done).Store(&value); err != nil {
			return nil, at, err
		}
		*of.name, _ = value.Value().(string)
	}
	return places, at, nil
}

// begin asks an object something, and does not wait for the answer.
func (l *listener) begin(of object, method string, args ...any) *dbus.Call {
	return l.bus.Object(of.Bus, of.Path).Go(method, 0, make(chan *dbus.Call, 1), args...)
}

// walk asks every object of a program what a screen reader asks, below one and that one first, and visits it with its role.
// It gives what is wrong; something may go meanwhile.
func (l *listener) walk(of, parent object, index int, visit func(of object, role uint32)) (problems []string) {
	must := func(method string, result any, args ...any) {
		if err := l.ask(of, method, result, args...); err != nil {
			problems = append(problems, fmt.Sprintf("%s of %s: %v", method, of.Path, err))
		}
	}
	role, states, at := uint32(0), []uint32{}, int32(0)
	must(accessible+".GetRole", &role)
	must(accessible+".GetState", &states)
	must(accessible+".GetIndexInParent", &at)
	var extents struct{ X, Y, W, H int32 }
	must("org.a11y.atspi.Component.GetExtents", &extents, uint32(0))
	_, named := l.value(of, "Name").(string)
	in := l.parent(of)
	if !named || in != parent || role == 0 || len(states) != 2 || states[0] == 0 || int(at) != index {
		problems = append(problems, fmt.Sprintf("%s is number %d in %v and not %d in %v, its role is %d, its states are %v, it has a name: %v",
			of.Path, at, in, index, parent, role, states, named))
	}
	visit(of, role)
	var children []object
	must(accessible+".GetChildren", &children)
	for i, child := range children {
		problems = append(problems, l.walk(child, of, i, visit)...)
	}
	return problems
}
