package atspi

import (
	"fmt"
	"net"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/godbus/dbus/v5"
	"go.uber.org/goleak"
)

// harbour is a window with two ships that look the same.
func harbour(change ...func(*Node)) Node {
	ship := func(id string) Node {
		return Node{ID: id, Role: TreeItem, Name: "Blue ship", At: Rect{10, 20, 300, 200}}
	}
	n := Node{ID: "window", Name: "Port Royal", At: Rect{10, 20, 300, 200}, Children: []Node{
		{ID: "harbour", Role: List, Name: "Harbour", At: Rect{15, 30, 100, 50}, Children: []Node{ship("1"), ship("2")}},
		{ID: "draw", Role: Button, Name: "Draw", Description: "Turns a card up.", At: Rect{20, 100, 40, 20}},
	}}
	for _, c := range change {
		c(&n)
	}
	return n
}

// begun is what is told of the harbour when it is new, with the focus on the plate.
const begun = `
	Port Royal: Object.ChildrenChanged add 0 Port Royal
	Port Royal: Object.StateChanged active 1
	Port Royal: Window.Activate 0 Port Royal
	Draw: Object.StateChanged focused 1`

// begin opens a provider with the harbour in an active window, of which a reader has been told.
func begin(t *testing.T) (*desk, *Provider, ref) {
	t.Helper()
	d := newDesk(t, true, true)
	p, _ := d.open()
	p.Show(harbour(), "draw")
	p.Active(true)
	root := await(t, d.embedded)
	d.expect(begun)
	return d, p, root
}

// Nothing is connected to while assistive technology is not wanted; and when it is not any more, the connection ends.
func TestNothingWhileNobodyWantsIt(t *testing.T) {
	d := newDesk(t, false, true)
	p, changes := d.open()
	p.Show(harbour(), "draw")
	p.Active(true)
	until(t, "it asks", func() bool { return len(d.called()) > 0 })
	var names []string
	if err := d.reader.BusObject().Call("org.freedesktop.DBus.ListNames", 0).Store(&names); err != nil {
		t.Fatal(err)
	}
	if len(names) != 3 { // the bus, the registry and the registry's own
		t.Errorf("on the bus are %v", names)
	}
	if slices.Contains(d.called(), "GetAddress") || p.Listening() || p.Key(Key{Code: 38, Rune: 'a'}) {
		t.Errorf("called %v, listening %t", d.called(), p.Listening())
	}
	d.setEnabled(true)
	await(t, d.embedded)
	if !await(t, changes) || !p.Listening() {
		t.Error("nobody listens")
	}
	d.expect(begun)
	d.setEnabled(false)
	if await(t, changes) || p.Listening() {
		t.Error("somebody listens")
	}
	until(t, "it leaves the bus", func() bool {
		err := d.reader.BusObject().Call("org.freedesktop.DBus.ListNames", 0).Store(&names)
		return err == nil && len(names) == 3
	})
}

// Another launcher is asked anew.
func TestLauncherComesLater(t *testing.T) {
	d := newDesk(t, false, true)
	_, changes := d.open()
	until(t, "it asks", func() bool { return len(d.called()) > 0 })
	if _, err := d.launcher.ReleaseName("org.a11y.Bus"); err != nil {
		t.Fatal(err)
	}
	d.mu.Lock()
	d.enabled = true
	d.mu.Unlock()
	d.own(d.launcher, "org.a11y.Bus")
	if !await(t, changes) {
		t.Error("nobody listens")
	}
}

// Before a reader listens there is nothing to be found and nothing is told; then everything is new to it.
func TestNothingWhileNobodyListens(t *testing.T) {
	d := newDesk(t, true, false)
	p, changes := d.open()
	root := await(t, d.embedded)
	p.Show(harbour(), "harbour")
	p.Active(true)
	p.Focus("draw")
	p.Tell("Lost")
	if p.Listening() || len(d.children(root)) != 0 {
		t.Error("somebody listens")
	}
	d.setListening(true)
	if !await(t, changes) {
		t.Error("nobody listens")
	}
	p.Tell("Heard")
	d.expect(begun + `
	Heard: Object.StateChanged showing 0
	Heard: Object.StateChanged showing 1`)
	d.setListening(false)
	if await(t, changes) {
		t.Error("somebody listens")
	}
	p.Focus("1")
	until(t, "the window is forgotten", func() bool { return len(d.children(root)) == 0 })
	d.setListening(true)
	await(t, changes)
	p.Focus("draw")
	if told := d.read(4); !strings.Contains(told[1], "active 1") {
		t.Errorf("told %v", told)
	}
}

// The root of the program answers what the registry asks, and has the parent that the registry gave it.
func TestRoot(t *testing.T) {
	d, _, root := begin(t)
	parent, err := d.property(root, accessibleFace, "Parent")
	if err != nil || fmt.Sprint(parent) != fmt.Sprint([]any{desktop.Bus, desktop.Path}) {
		t.Errorf("the parent is %v, %v", parent, err)
	}
	if name := d.name(root); name != "Port Royal" {
		t.Errorf("it is called %q", name)
	}
	object := d.reader.Object(root.Bus, root.Path)
	set := "org.freedesktop.DBus.Properties.Set"
	if err := object.Call(set, 0, applicationFace, "Id", dbus.MakeVariant(int32(7))).Err; err != nil {
		t.Error(err)
	}
	if id, err := d.property(root, applicationFace, "Id"); id != int32(7) {
		t.Errorf("it has the number %v, %v", id, err)
	}
	for _, asked := range []struct {
		path   dbus.ObjectPath
		method string
		args   []any
	}{
		{rootPath, applicationFace + ".GetApplicationBusAddress", nil},
		{"/org/a11y/atspi/cache", "org.a11y.atspi.Cache.GetItems", nil},
		{rootPath, accessibleFace + ".GetHelp", nil},
		{nodesPath + "/999", accessibleFace + ".GetRole", nil},
		{nodesPath, accessibleFace + ".GetRole", nil},
		{rootPath, set, []any{accessibleFace, "Name", dbus.MakeVariant("Pirate")}},
		{rootPath, "org.freedesktop.DBus.Properties.Get", []any{accessibleFace, "Sound"}},
		{rootPath, "org.freedesktop.DBus.Properties.GetAll", []any{"org.a11y.atspi.Text"}},
	} {
		if err := d.reader.Object(root.Bus, asked.path).Call(asked.method, 0, asked.args...).Err; err == nil {
			t.Errorf("%s has %s", asked.path, asked.method)
		}
	}
}

// Everything that can be found from the root is where it says it is, and is what was shown.
func TestAnswers(t *testing.T) {
	d := newDesk(t, true, true)
	p, _ := d.open()
	p.Show(harbour(func(n *Node) {
		n.Children = append(n.Children,
			Node{ID: "a", Role: CheckBox, Name: "Sound", Checked: On}, Node{ID: "b", Role: CheckBox, Name: "Mu\x00s\xffic", Checked: Off},
			Node{ID: "c", Role: Toggle, Name: "Hint", Pressed: On, Disabled: true}, Node{ID: "draw", Name: "Another"})
	}), "2")
	p.Active(true)
	root := await(t, d.embedded)
	d.read(4)
	var lines []string
	var walk func(ref, int, string)
	walk = func(o ref, at int, indent string) {
		var (
			role      uint32
			index     int32
			faces     []string
			of        ref
			children  []ref
			relations []relation
		)
		d.ask(o, accessibleFace+".GetRole", &role)
		d.ask(o, accessibleFace+".GetIndexInParent", &index)
		d.ask(o, accessibleFace+".GetInterfaces", &faces)
		d.ask(o, accessibleFace+".GetApplication", &of)
		d.ask(o, accessibleFace+".GetChildren", &children)
		d.ask(o, accessibleFace+".GetRelationSet", &relations)
		d.ask(o, accessibleFace+".GetAttributes", &map[string]string{})
		description, err := d.property(o, accessibleFace, "Description")
		if err != nil || int(index) != at || of != root || len(relations) != 0 {
			t.Errorf("%s is %d of %v, related to %v; %v", o.Path, index, of, relations, err)
		}
		states := []string{}
		for _, s := range []struct {
			bit  int
			name string
		}{
			{1, "active"},
			{4, "checked"},
			{8, "enabled"},
			{12, "focused"},
			{20, "pressed"},
			{24, "sensitive"},
			{25, "showing"},
			{30, "visible"},
			{41, "checkable"},
		} {
			if d.states(o)&(1<<s.bit) != 0 {
				states = append(states, s.name)
			}
		}
		lines = append(lines, fmt.Sprintf("%s%d %s (%s) %s %d", indent, role, d.name(o), description, strings.Join(states, " "), len(faces)))
		have := d.children(o)
		if !slices.Equal(have, children) {
			t.Errorf("%s has %v and %v", o.Path, have, children)
		}
		for i, child := range have {
			parent, err := d.property(child, accessibleFace, "Parent")
			if err != nil || fmt.Sprint(parent) != fmt.Sprint([]any{o.Bus, o.Path}) {
				t.Errorf("the parent of %s is %v, %v", child.Path, parent, err)
			}
			walk(child, i, indent+"  ")
		}
	}
	walk(root, 0, "")
	want := `75 Port Royal () enabled sensitive showing visible 2
  23 Port Royal () active enabled sensitive showing visible 2
    31 Harbour () enabled sensitive showing visible 2
      91 Blue ship () enabled sensitive showing visible 2
      91 Blue ship () enabled focused sensitive showing visible 2
    43 Draw (Turns a card up.) enabled sensitive showing visible 2
    7 Sound () checked enabled sensitive showing visible checkable 2
    7 Mus` + "\uFFFD" + `ic () enabled sensitive showing visible checkable 2
    62 Hint () pressed showing visible 2
` + strings.Repeat("    101  () enabled sensitive visible 2\n", notes)
	if have := strings.Join(lines, "\n") + "\n"; have != want {
		t.Errorf("found\n%s\nnot\n%s", have, want)
	}
	var none ref
	for _, at := range []int32{-1, 1} {
		if d.ask(root, accessibleFace+".GetChildAtIndex", &none, at); none != nothing {
			t.Errorf("at %d is %v", at, none)
		}
	}
}

// Places are on the screen, or in what is asked for; and what would look the same to a reader is not at the same place.
func TestPlaces(t *testing.T) {
	d, p, root := begin(t)
	frame := d.children(root)[0]
	list := d.children(frame)[0]
	ships := d.children(list)
	at := func(of ref, within uint32) (e extents) {
		d.ask(of, componentFace+".GetExtents", &e, within)
		return e
	}
	for i, c := range []struct {
		have, want extents
	}{
		{at(frame, 0), extents{10, 20, 300, 200}},
		{at(list, 0), extents{15, 30, 100, 50}},
		{at(list, inWindow), extents{5, 10, 100, 50}},
		{at(ships[0], inParent), extents{-5, -10, 300, 200}},
		{at(ships[0], 0), extents{10, 20, 300, 200}},
		{at(ships[1], 0), extents{10, 20, 301, 200}},
	} {
		if c.have != c.want {
			t.Errorf("%d: at %v, not %v", i, c.have, c.want)
		}
	}
	p.Show(harbour(func(n *Node) {
		for i := range n.Children[0].Children {
			n.Children[0].Children[i].At = Rect{}
		}
	}), "1")
	d.read(2)
	if a, b := at(ships[0], 0), at(ships[1], 0); a != b || a != (extents{}) {
		t.Errorf("at %v and %v", a, b) // of such a reader compares nothing
	}
}

// Readers are told exactly what has changed.
func TestChanges(t *testing.T) {
	plate := func(n *Node) *Node { return &n.Children[1] }
	ships := func(n *Node) *[]Node { return &n.Children[0].Children }
	for _, c := range []struct {
		name, focus string
		change      func(*Node)
		want        string
	}{
		{"the focus moves", "1", func(*Node) {}, `
			Draw: Object.StateChanged focused 0
			Blue ship: Object.StateChanged focused 1`},
		{"nothing has the focus", "", func(*Node) {}, `Draw: Object.StateChanged focused 0`},
		{"nothing is there that could have it", "nowhere", func(*Node) {}, `Draw: Object.StateChanged focused 0`},
		{"other words under the focus", "draw", func(n *Node) { plate(n).Name, plate(n).Description = "Buy", "" }, `
			Buy: Object.PropertyChange accessible-name 0 Buy
			Buy: Object.PropertyChange accessible-description 0`},
		{"the focus moves to other words", "1", func(n *Node) { (*ships(n))[0].Name = "Red ship" }, `
			Draw: Object.StateChanged focused 0
			Red ship: Object.StateChanged focused 1`},
		{"states", "draw", func(n *Node) { plate(n).Disabled, (*ships(n))[0].Checked, (*ships(n))[1].Pressed = true, On, On }, `
			Blue ship: Object.StateChanged checked 1
			Blue ship: Object.StateChanged pressed 1
			Draw: Object.StateChanged enabled 0
			Draw: Object.StateChanged sensitive 0`},
		{
			"a ship comes", "draw", func(n *Node) { *ships(n) = append(*ships(n), Node{ID: "3", Role: TreeItem, Name: "Red ship"}) },
			`Harbour: Object.ChildrenChanged add 2 Red ship`,
		},
		{"a ship goes", "draw", func(n *Node) { *ships(n) = (*ships(n))[1:] }, `Harbour: Object.ChildrenChanged remove 0 gone`},
		{"what has the focus goes", "1", func(n *Node) { n.Children = n.Children[:1] }, `
			Port Royal: Object.ChildrenChanged remove 1 gone
			Blue ship: Object.StateChanged focused 1`},
		{"what has the focus becomes another thing", "draw", func(n *Node) { plate(n).Role = Toggle }, `
			Port Royal: Object.ChildrenChanged remove 1 gone
			Port Royal: Object.ChildrenChanged add 1 Draw
			Draw: Object.StateChanged focused 1`},
		{"another window", "draw", func(n *Node) { n.ID, n.Name = "cove", "Cove" }, `
			Port Royal: Object.ChildrenChanged remove 0 gone
			Port Royal: Object.ChildrenChanged add 0 Cove
			Cove: Object.StateChanged active 1
			Cove: Window.Activate 0 Cove
			Draw: Object.StateChanged focused 1`},
		{"the window is renamed, and then the focus moves", "1", func(n *Node) {
			n.Name, plate(n).Name, plate(n).Pressed = "Cove", "Buy", On
		}, `
			Cove: Object.PropertyChange accessible-name 0 Cove
			Buy: Object.StateChanged focused 0
			Blue ship: Object.StateChanged focused 1
			Buy: Object.StateChanged pressed 1`},
		{"ships change places", "draw", func(n *Node) { slices.Reverse(*ships(n)) }, `
			Harbour: Object.ChildrenChanged remove 1 Blue ship
			Harbour: Object.ChildrenChanged add 0 Blue ship`},
	} {
		t.Run(c.name, func(t *testing.T) {
			d, p, _ := begin(t)
			p.Show(harbour(c.change), c.focus)
			d.expect(c.want)
			p.Tell("End") // of the events as well
			d.expect("End: Object.StateChanged showing 0")
		})
	}
}

// While the window is not active nothing is told, and nothing of that is made up for; then window and focus are others to
// a reader, since it would not say the same ones again.
func TestInactiveWindow(t *testing.T) {
	d, p, root := begin(t)
	before := d.find(root, "Draw")
	p.Active(false)
	d.expect(`
		Port Royal: Window.Deactivate 0
		Port Royal: Object.StateChanged active 0`)
	p.Show(harbour(func(n *Node) { n.Name = "Cove" }), "1")
	p.Focus("2")
	p.Tell("Lost")
	p.Show(harbour(), "draw")
	p.Active(true)
	d.expect(`
		Port Royal: Object.ChildrenChanged remove 0 gone
		` + strings.TrimSpace(begun))
	if d.find(root, "Draw") == before {
		t.Error("it is the same object")
	}
}

// Announcements have each their object, and come after what was shown before.
func TestAnnouncements(t *testing.T) {
	d, p, root := begin(t)
	for i := range notes + 2 {
		p.Focus([]string{"harbour", "draw"}[i%2])
		p.Tell(fmt.Sprint("Turn ", i))
		told := d.read(4)
		if told[2] != fmt.Sprintf("Turn %d: Object.StateChanged showing 0", i) ||
			told[3] != fmt.Sprintf("Turn %d: Object.StateChanged showing 1", i) || !strings.Contains(told[1], "focused 1") {
			t.Errorf("told %v", told)
		}
		note := d.find(root, fmt.Sprint("Turn ", i))
		var role uint32
		if d.ask(note, accessibleFace+".GetRole", &role); role != 101 || d.states(note)&(1<<25) == 0 {
			t.Errorf("the role is %d, states %x", role, d.states(note))
		}
	}
	if d.find(root, "Turn 2") == (ref{}) || d.find(root, "Turn 1") != (ref{}) {
		t.Errorf("not the last %d can be read", notes)
	}
}

// The frame is not renamed soon after the focus has moved, nor the other way round; the rest does not wait.
func TestRenamesAndFocusApart(t *testing.T) {
	long := time.Now().Add(-time.Hour)
	for _, c := range []struct {
		name, frame, focus string
		moved, renamed     time.Time
		hasFrame, hasFocus string
		waits              bool
	}{
		{"a move", "Port Royal", "1", long, long, "Port Royal", "1", false},
		{"a move after a rename", "Port Royal", "1", long, time.Now(), "Port Royal", "draw", true},
		{"a move after a move", "Port Royal", "1", time.Now(), long, "Port Royal", "1", false},
		{"a rename", "Cove", "draw", long, long, "Cove", "draw", false},
		{"a rename after a move", "Cove", "draw", time.Now(), long, "Port Royal", "draw", true},
		{"a rename after a rename", "Cove", "draw", long, time.Now(), "Cove", "draw", false},
		{"both", "Cove", "1", long, long, "Cove", "draw", true},
		{"both after a move", "Cove", "1", time.Now(), long, "Port Royal", "draw", true},
		{"neither", "Port Royal", "draw", time.Now(), time.Now(), "Port Royal", "draw", false},
	} {
		s := &session{Provider: &Provider{}}
		shown := harbour()
		before, _ := s.next(wanted{frame: &shown, focus: "draw"}, empty("Port Royal"))
		s.moved, s.renamed = c.moved, c.renamed
		other := harbour(func(n *Node) { n.Name, n.Children[0].Name = c.frame, "Bay" })
		now, wait := s.next(wanted{frame: &other, focus: c.focus}, before)
		if now.objects[now.frame].name != c.hasFrame || now.focus != now.paths[c.hasFocus] || wait > 0 != c.waits || wait > apart {
			t.Errorf("%s: %v, the focus at %s, waits %v", c.name, now.objects[now.frame].name, now.focus, wait)
		}
		if now.objects[now.paths["harbour"]].name != "Bay" {
			t.Errorf("%s: the rest waits", c.name)
		}
	}
}

// A frame that has the focus itself is renamed before the focus leaves it.
func TestRenameUnderTheFocus(t *testing.T) {
	d, p, _ := begin(t)
	p.Focus("window")
	d.read(2)
	p.Show(harbour(func(n *Node) { n.Name = "Cove" }), "draw")
	d.expect(`
		Cove: Object.PropertyChange accessible-name 0 Cove
		Cove: Object.StateChanged focused 0
		Draw: Object.StateChanged focused 1`)
}

// A bus that is lost is looked for again, and so is a registry; to a reader everything is new then.
func TestLost(t *testing.T) {
	t.Run("bus", func(t *testing.T) {
		d := newDesk(t, true, true)
		p, changes := d.open()
		p.Show(harbour(), "draw")
		p.Active(true)
		await(t, changes)
		d.expect(begun)
		d.access.end()
		if await(t, changes) {
			t.Error("somebody listens")
		}
		d.startAccess()
		if !await(t, changes) {
			t.Error("nobody listens")
		}
		d.expect(begun)
	})
	t.Run("registry", func(t *testing.T) {
		d, _, _ := begin(t)
		if _, err := d.reader.ReleaseName(registry); err != nil {
			t.Fatal(err)
		}
		d.own(d.reader, registry)
		await(t, d.embedded)
		d.expect(begun)
	})
	t.Run("session", func(t *testing.T) {
		d, p, _ := begin(t)
		d.session.end()
		until(t, "nobody listens", func() bool { return !p.Listening() })
	})
}

// A registry that has just been started has not been lost.
func TestLostNames(t *testing.T) {
	const changed = "org.freedesktop.DBus.NameOwnerChanged"
	for _, c := range []struct {
		signal dbus.Signal
		want   bool
	}{
		{dbus.Signal{Name: changed, Body: []any{registry, "", ":1.1"}}, false},
		{dbus.Signal{Name: changed, Body: []any{registry, ":1.1", ""}}, true},
		{dbus.Signal{Name: changed, Body: []any{registry, ":1.1", ":1.2"}}, true},
		{dbus.Signal{Name: changed}, false},
		{dbus.Signal{Name: registry + ".EventListenerRegistered", Body: []any{":1.1", "Window:Activate", ""}}, false},
	} {
		if have := lost(&c.signal); have != c.want {
			t.Errorf("%v: %t", c.signal, have)
		}
	}
}

// A bus that does not answer delays nobody, and is given up.
func TestSilentBus(t *testing.T) {
	at := filepath.Join(t.TempDir(), "bus")
	listener, err := net.Listen("unix", at)
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path="+at)
	d := &desk{t: t}
	p, _ := d.open()
	p.Show(harbour(), "draw")
	p.Active(true)
	if p.Key(Key{Code: 38, Rune: 'a'}) || p.Listening() {
		t.Error("somebody listens")
	}
	for range 2 { // the second is another try
		c, err := listener.Accept()
		if err != nil {
			t.Fatal(err)
		}
		defer c.Close()
	}
	p.Close()
	goleak.VerifyNone(t, goleak.IgnoreCurrent())
}

// A bus that stops reading delays nobody either, and a provider can end under it.
func TestStoppedBus(t *testing.T) {
	d := newDesk(t, true, true)
	running := goleak.IgnoreCurrent()
	p, changes := d.open()
	p.Show(harbour(), "draw")
	p.Active(true)
	await(t, changes)
	if err := d.access.process.Signal(syscall.SIGSTOP); err != nil {
		t.Fatal(err)
	}
	defer d.access.process.Signal(syscall.SIGCONT)
	long := strings.Repeat("Blue ship ", 1<<16)
	for i := range 8 {
		p.Show(harbour(func(n *Node) { n.Children[1].Name = fmt.Sprint(long, i) }), "draw")
		p.Tell(long)
	}
	if await(t, changes) {
		t.Error("somebody listens")
	}
	p.Close()
	goleak.VerifyNone(t, running)
}

// The bus is where its address says.
func TestAddresses(t *testing.T) {
	at := filepath.Join(t.TempDir(), "a b")
	listener, err := net.Listen("unix", at)
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	abstract, err := net.Listen("unix", "@"+at)
	if err != nil {
		t.Fatal(err)
	}
	defer abstract.Close()
	tcp, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer tcp.Close()
	host, port, _ := net.SplitHostPort(tcp.Addr().String())
	escaped := dbus.EscapeBusAddressValue(at)
	for address, reached := range map[string]bool{
		"unix:path=" + escaped + ",guid=12": true, "unix:abstract=" + escaped: true, "tcp:host=" + host + ",port=" + port: true,
		"launchd:x=1;unix:path=/nowhere;unix:path=" + escaped: true, "unix:path=/nowhere": false, "unix:dir=/": false, "": false, "x": false,
	} {
		c, err := dial(t.Context(), address)
		if (err == nil) != reached {
			t.Errorf("%s: %v", address, err)
		}
		if c != nil {
			c.Close()
		}
	}
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", "")
	t.Setenv("XDG_RUNTIME_DIR", filepath.Dir(at))
	if address := sessionAddress(); address != "" {
		t.Errorf("the session is at %s", address)
	}
	socket, err := net.Listen("unix", filepath.Join(filepath.Dir(at), "bus"))
	if err != nil {
		t.Fatal(err)
	}
	defer socket.Close()
	c, err := dial(t.Context(), sessionAddress())
	if err != nil {
		t.Fatal(err)
	}
	c.Close()
	t.Setenv("XDG_RUNTIME_DIR", "")
	if address := sessionAddress(); address != "" {
		t.Errorf("the session is at %s", address)
	}
	p, _ := (&desk{t: t}).open() // without a session there is nothing to do
	p.Show(harbour(), "draw")
	if p.Listening() {
		t.Error("somebody listens")
	}
}
