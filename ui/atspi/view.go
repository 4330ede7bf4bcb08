package atspi

import (
	"maps"
	"strconv"
	"strings"

	"github.com/godbus/dbus/v5"
)

const (
	nodesPath = "/org/a11y/atspi/accessible"
	rootPath  = nodesPath + "/root"
)

// States as bits of AT-SPI's set.
const (
	active    uint64 = 1 << 1
	checked   uint64 = 1 << 4
	enabled   uint64 = 1 << 8
	focusable uint64 = 1 << 11
	focused   uint64 = 1 << 12
	pressed   uint64 = 1 << 20
	sensitive uint64 = 1 << 24
	showing   uint64 = 1 << 25
	visible   uint64 = 1 << 30
	checkable uint64 = 1 << 41
)

// told are the states that readers keep once they know them, so that every change has an event.
var told = []struct {
	bit  uint64
	name string
}{{enabled, "enabled"}, {sensitive, "sensitive"}, {checked, "checked"}, {pressed, "pressed"}}

// object is a node as it is answered for.
type object struct {
	path, parent      dbus.ObjectPath
	index             int // among the children of its parent
	role              Role
	name, description string
	at                Rect
	states            uint64
	children          []dbus.ObjectPath
}

// view is everything that is answered. It is not changed any more once it is published.
type view struct {
	objects map[dbus.ObjectPath]object // the root, the frame, the nodes in it, notes
	paths   map[string]dbus.ObjectPath // of nodes by their IDs
	frame   dbus.ObjectPath            // "" for none
	focus   dbus.ObjectPath            // "" for none
	active  bool
	notes   []dbus.ObjectPath // the objects that make announcements in turn, in the frame behind its nodes
	next    int               // the number of the next announcement
}

// notes is how many announcements a reader can have waiting before the text of one is another's.
const notes = 8

// empty is the view of a program without a window.
func empty(name string) *view {
	root := object{path: rootPath, role: application, name: clean(name), states: enabled | sensitive | showing | visible}
	return &view{objects: map[dbus.ObjectPath]object{rootPath: root}, paths: map[string]dbus.ObjectPath{}}
}

// clean is a text that D-Bus carries.
func clean(text string) string {
	return strings.ReplaceAll(strings.ToValidUTF8(text, "\uFFFD"), "\x00", "")
}

// look is what Orca takes objects for the same by.
type look struct {
	role Role
	name string
	at   Rect
}

// builder makes the views of a provider out of nodes.
type builder struct {
	last    int             // number of the last path that was given
	doubled func(id string) // is told of an ID that a second node has, which is left out

	before *view
	view   *view
	seen   map[look]bool
}

// build makes the view of an active window. Nodes that are in the view before and have the same role and parent there keep
// their paths.
func (b *builder) build(frame Node, before *view) *view {
	root := before.objects[rootPath]
	b.before, b.view, b.seen = before, empty(root.name), map[look]bool{}
	frame.Role = Frame
	b.view.active = true
	b.view.frame = b.add(frame, rootPath, 0)
	b.view.next = before.next
	root.children = []dbus.ObjectPath{b.view.frame}
	b.view.objects[rootPath] = root

	of := b.view.objects[b.view.frame]
	of.states = of.states&^focusable | active
	for n := range notes {
		note := object{role: notification, states: enabled | sensitive | visible}
		if before.frame == of.path {
			note = before.objects[before.notes[n]]
		} else {
			note.path = b.path()
		}
		note.parent, note.index = of.path, len(of.children)
		of.children = append(of.children, note.path)
		b.view.objects[note.path] = note
		b.view.notes = append(b.view.notes, note.path)
	}
	b.view.objects[of.path] = of
	return b.view
}

// add adds a node and all in it, and gives its path.
func (b *builder) add(n Node, parent dbus.ObjectPath, index int) dbus.ObjectPath {
	o := object{
		parent: parent, index: index, role: n.Role, name: clean(n.Name), description: clean(n.Description), at: n.At,
		states: showing | visible | focusable,
	}
	if !n.Disabled {
		o.states |= enabled | sensitive
	}
	if n.Checked != Unmarked {
		o.states |= checkable
	}
	if n.Checked == On {
		o.states |= checked
	}
	if n.Pressed == On {
		o.states |= pressed
	}
	if at := o.at; at.X >= 0 && at.Y >= 0 && at.W > 0 && at.H > 0 {
		for b.seen[look{o.role, o.name, o.at}] {
			o.at.W++
		}
		b.seen[look{o.role, o.name, o.at}] = true
	}
	o.path = b.before.paths[n.ID]
	if old := b.before.objects[o.path]; o.path == "" || old.role != o.role || old.parent != parent {
		o.path = b.path()
	}
	b.view.paths[n.ID] = o.path
	for _, child := range n.Children {
		if _, there := b.view.paths[child.ID]; there {
			b.doubled(child.ID)
			continue
		}
		o.children = append(o.children, b.add(child, o.path, len(o.children)))
	}
	b.view.objects[o.path] = o
	return o.path
}

// path gives a path that nothing has had.
func (b *builder) path() dbus.ObjectPath {
	b.last++
	return dbus.ObjectPath(nodesPath + "/" + strconv.Itoa(b.last))
}

// with is the view with another object in place of that of the same path.
func (v *view) with(o object) *view {
	other := *v
	other.objects = maps.Clone(v.objects)
	other.objects[o.path] = o
	return &other
}

// setFocus gives an object of a view that is not published the focus; "" is none.
func (v *view) setFocus(path dbus.ObjectPath) {
	v.focus = path
	if o, there := v.objects[path]; there {
		o.states |= focused
		v.objects[path] = o
	}
}

// withNote is the view with an announcement, and the path of the object that makes it.
func (v *view) withNote(text string) (*view, dbus.ObjectPath) {
	note := v.objects[v.notes[v.next%notes]]
	note.name = clean(text)
	note.states |= showing
	other := v.with(note)
	other.next++
	return other, note.path
}

// walk visits the objects below a path, and the one there first.
func (v *view) walk(path dbus.ObjectPath, visit func(object)) {
	o := v.objects[path]
	visit(o)
	for _, child := range o.children {
		v.walk(child, visit)
	}
}
