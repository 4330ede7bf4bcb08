package atspi

import (
	"bufio"
	"context"
	"fmt"
	"log/slog"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/godbus/dbus/v5"
	"go.uber.org/goleak"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// within is how long a test waits for what has to come.
const within = 10 * time.Second

// daemon is a bus of the test's own.
type daemon struct {
	address string
	process *os.Process
	end     func()
}

// startBus starts a bus that listens at a path.
func startBus(t *testing.T, path string) *daemon {
	t.Helper()
	config := path + ".conf"
	text := fmt.Sprintf(`<busconfig><type>session</type><listen>unix:path=%s</listen><auth>EXTERNAL</auth>
<policy context="default"><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy></busconfig>`, path)
	if err := os.WriteFile(config, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	os.Remove(path)
	cmd := exec.Command("dbus-daemon", "--config-file="+config, "--nofork", "--print-address")
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatalf("%v; the package dbus has it", err)
	}
	d := &daemon{process: cmd.Process}
	d.end = sync.OnceFunc(func() { cmd.Process.Kill(); cmd.Wait() })
	t.Cleanup(d.end)
	address, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	d.address = strings.TrimSpace(address)
	return d
}

// desk is a desktop with a reader, as the provider finds it: the launcher of the accessibility bus, and there the registry,
// which is the reader as well.
type desk struct {
	t               *testing.T
	dir             string
	session, access *daemon
	launcher        *dbus.Conn
	reader          *dbus.Conn
	events          chan *dbus.Signal
	embedded        chan ref // programs that have been embedded

	mu        sync.Mutex
	enabled   bool
	listeners [][2]string
	wantKeys  bool
	calls     []string // to the launcher
	onKey     func(stroke, string) bool
}

// desktop is what the registry says is the parent of every program.
var desktop = ref{"org.a11y.atspi.Registry", rootPath}

// newDesk makes a desktop on which assistive technology is wanted and a reader listens, or not.
func newDesk(t *testing.T, enabled, listening bool) *desk {
	t.Helper()
	dir, err := os.MkdirTemp("", "") // that of a test has a name too long for a socket
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	d := &desk{t: t, dir: dir, enabled: enabled, embedded: make(chan ref, 16)}
	d.session = startBus(t, filepath.Join(d.dir, "session"))
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", d.session.address)
	d.launcher = d.connect(d.session)
	d.export(d.launcher, "/org/a11y/bus", "org.freedesktop.DBus.Properties", map[string]any{
		"Get": func(m dbus.Message, face, name string) (dbus.Variant, *dbus.Error) {
			if m.Flags&dbus.FlagNoAutoStart == 0 {
				d.t.Error("a launcher would be started by asking")
			}
			d.mu.Lock()
			defer d.mu.Unlock()
			d.calls = append(d.calls, face+"."+name)
			return dbus.MakeVariant(d.enabled), nil
		},
	})
	d.export(d.launcher, "/org/a11y/bus", "org.a11y.Bus", map[string]any{
		"GetAddress": func() (string, *dbus.Error) {
			d.mu.Lock()
			defer d.mu.Unlock()
			d.calls = append(d.calls, "GetAddress")
			return d.access.address, nil
		},
	})
	if listening {
		d.listeners = [][2]string{{":1.0", "Object:StateChanged:Focused"}}
	}
	d.startAccess()
	d.own(d.launcher, "org.a11y.Bus")
	return d
}

// startAccess starts the accessibility bus, again if there was one.
func (d *desk) startAccess() {
	d.t.Helper()
	access := startBus(d.t, filepath.Join(d.dir, "access"))
	d.mu.Lock()
	d.access = access
	d.mu.Unlock()
	d.reader = d.connect(access)
	d.events = make(chan *dbus.Signal, 1024)
	d.reader.Signal(d.events)
	for _, face := range []string{"Object", "Window"} {
		if err := d.reader.AddMatchSignal(dbus.WithMatchInterface("org.a11y.atspi.Event." + face)); err != nil {
			d.t.Fatal(err)
		}
	}
	reader := d.reader
	d.export(reader, rootPath, "org.a11y.atspi.Socket", map[string]any{
		"Embed": func(from ref) (ref, *dbus.Error) {
			// As the real one does before it answers.
			role := uint32(0)
			if err := reader.Object(from.Bus, from.Path).Call(accessibleFace+".GetRole", 0).Store(&role); err != nil || role != 75 {
				d.t.Errorf("when it is embedded: %v, role %d", err, role)
			}
			d.embedded <- from
			return desktop, nil
		},
	})
	d.export(reader, registryPath, registry, map[string]any{
		"GetRegisteredEvents": func() ([]struct{ Bus, Event string }, *dbus.Error) {
			d.mu.Lock()
			defer d.mu.Unlock()
			all := []struct{ Bus, Event string }{}
			for _, l := range d.listeners {
				all = append(all, struct{ Bus, Event string }{l[0], l[1]})
			}
			return all, nil
		},
	})
	type listener struct {
		Bus  string
		Path dbus.ObjectPath
	}
	d.export(reader, keysPath, "org.a11y.atspi.DeviceEventController", map[string]any{
		"GetKeystrokeListeners": func() ([]listener, *dbus.Error) {
			d.mu.Lock()
			defer d.mu.Unlock()
			if d.wantKeys {
				return []listener{{":1.0", "/listener"}}, nil
			}
			return []listener{}, nil
		},
		"NotifyListenersSync": func(m dbus.Message, s stroke) (bool, *dbus.Error) {
			d.mu.Lock()
			answer := d.onKey
			d.mu.Unlock()
			return answer(s, m.Headers[dbus.FieldSignature].String()), nil
		},
	})
	d.own(reader, registry)
}

func (d *desk) connect(to *daemon) *dbus.Conn {
	d.t.Helper()
	c, err := dbus.Connect(to.address)
	if err != nil {
		d.t.Fatal(err)
	}
	d.t.Cleanup(func() { c.Close() })
	return c
}

func (d *desk) export(c *dbus.Conn, path dbus.ObjectPath, face string, methods map[string]any) {
	d.t.Helper()
	if err := c.ExportMethodTable(methods, path, face); err != nil {
		d.t.Fatal(err)
	}
}

func (d *desk) own(c *dbus.Conn, name string) {
	d.t.Helper()
	if _, err := c.RequestName(name, dbus.NameFlagDoNotQueue); err != nil {
		d.t.Fatal(err)
	}
}

// setEnabled says on the session bus whether assistive technology is wanted.
func (d *desk) setEnabled(enabled bool) {
	d.mu.Lock()
	d.enabled = enabled
	d.mu.Unlock()
	d.emit(d.launcher, "/org/a11y/bus", "org.freedesktop.DBus.Properties.PropertiesChanged", "org.a11y.Status",
		map[string]dbus.Variant{"IsEnabled": dbus.MakeVariant(enabled)}, []string{})
}

// setListening has a reader begin to listen, or end it.
func (d *desk) setListening(listening bool) {
	d.mu.Lock()
	d.listeners = nil
	member := "EventListenerDeregistered"
	if listening {
		d.listeners = [][2]string{{":1.0", "Object:StateChanged:Focused"}}
		member = "EventListenerRegistered"
	}
	d.mu.Unlock()
	d.emit(d.reader, registryPath, registry+"."+member, ":1.0", "Object:StateChanged:Focused")
}

// setKeys has a reader want keys, and answer them.
func (d *desk) setKeys(answer func(s stroke, signature string) bool) {
	d.mu.Lock()
	d.wantKeys, d.onKey = answer != nil, answer
	d.mu.Unlock()
	d.emit(d.reader, keysPath, "org.a11y.atspi.DeviceEventListener.KeystrokeListenerRegistered", "")
}

func (d *desk) emit(c *dbus.Conn, path dbus.ObjectPath, name string, values ...any) {
	d.t.Helper()
	if err := c.Emit(path, name, values...); err != nil {
		d.t.Error(err)
	}
}

// called are the calls to the launcher.
func (d *desk) called() []string {
	d.mu.Lock()
	defer d.mu.Unlock()
	return slices.Clone(d.calls)
}

// open opens a provider.
func (d *desk) open() (p *Provider, changes <-chan bool) {
	heard := make(chan bool, 16)
	p = Open(context.Background(), "Port Royal", slog.New(slog.NewTextHandler(d.t.Output(), nil)),
		func(listening bool) { heard <- listening })
	d.t.Cleanup(p.Close)
	return p, heard
}

// await waits for something that has to come.
func await[T any](t *testing.T, from <-chan T) T {
	t.Helper()
	select {
	case v := <-from:
		return v
	case <-time.After(within):
		t.Fatal("it never comes")
		panic("not reached")
	}
}

// until waits for something to become true.
func until(t *testing.T, what string, is func() bool) {
	t.Helper()
	for end := time.Now().Add(within); !is(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("never: %s", what)
		}
	}
}

// property asks for a property of an object.
func (d *desk) property(of ref, face, name string) (value any, err error) {
	var v dbus.Variant
	err = d.reader.Object(of.Bus, of.Path).Call("org.freedesktop.DBus.Properties.Get", 0, face, name).Store(&v)
	return v.Value(), err
}

// ask asks an object, which has to answer.
func (d *desk) ask(of ref, method string, result any, args ...any) {
	d.t.Helper()
	if err := d.reader.Object(of.Bus, of.Path).Call(method, 0, args...).Store(result); err != nil {
		d.t.Fatalf("%s of %s: %v", method, of.Path, err)
	}
}

// name is that of an object, or where it was if it is gone.
func (d *desk) name(of ref) string {
	value, err := d.property(of, accessibleFace, "Name")
	if err != nil {
		return "gone"
	}
	return fmt.Sprint(value)
}

// read reads so many events, as "name: member detail first data".
func (d *desk) read(n int) (all []string) {
	d.t.Helper()
	for range n {
		s := await(d.t, d.events)
		for s.Sender == "org.freedesktop.DBus" {
			s = await(d.t, d.events)
		}
		if signature := dbus.SignatureOf(s.Body...).String(); signature != "siiva{sv}" {
			d.t.Errorf("an event of %s", signature)
		}
		_, member, _ := strings.Cut(s.Name, ".Event.")
		line := fmt.Sprintf("%s: %s %s %d", d.name(ref{s.Sender, s.Path}), member, s.Body[0], s.Body[1])
		switch data := s.Body[3].(dbus.Variant).Value().(type) {
		case string:
			line += " " + data
		case []any:
			line += " " + d.name(ref{data[0].(string), data[1].(dbus.ObjectPath)})
		}
		all = append(all, strings.Join(strings.Fields(line), " "))
	}
	return all
}

// expect reads events and demands these, and no other before.
func (d *desk) expect(want string) {
	d.t.Helper()
	lines := strings.Split(strings.TrimSpace(want), "\n")
	for i := range lines {
		lines[i] = strings.TrimSpace(lines[i])
	}
	if have := d.read(len(lines)); strings.Join(have, "\n") != strings.Join(lines, "\n") {
		d.t.Errorf("told\n%s\nnot\n%s", strings.Join(have, "\n"), strings.Join(lines, "\n"))
	}
}

// children are those of an object.
func (d *desk) children(of ref) (all []ref) {
	d.t.Helper()
	count, err := d.property(of, accessibleFace, "ChildCount")
	if err != nil {
		d.t.Fatal(err)
	}
	for i := range count.(int32) {
		var child ref
		d.ask(of, accessibleFace+".GetChildAtIndex", &child, i)
		all = append(all, child)
	}
	return all
}

// find is the object of a name below another.
func (d *desk) find(below ref, name string) (found ref) {
	for _, child := range d.children(below) {
		if d.name(child) == name {
			return child
		}
		if found = d.find(child, name); found != (ref{}) {
			return found
		}
	}
	return found
}

// states are those of an object.
func (d *desk) states(of ref) uint64 {
	d.t.Helper()
	var words []uint32
	d.ask(of, accessibleFace+".GetState", &words)
	if len(words) != 2 {
		d.t.Fatalf("%d words of states", len(words))
	}
	return uint64(words[0]) | uint64(words[1])<<32
}
