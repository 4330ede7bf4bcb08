package atspi

import (
	"slices"

	"github.com/godbus/dbus/v5"
)

// event is something that readers are told of.
type event struct {
	path           dbus.ObjectPath
	member, detail string // member with the last part of its interface
	first, second  int32
	data           any // a text, the path of an object, or nil
}

func state(of dbus.ObjectPath, name string, set bool) event {
	e := event{path: of, member: "Object.StateChanged", detail: name}
	if set {
		e.first = 1
	}
	return e
}

func property(of dbus.ObjectPath, name, value string) event {
	return event{path: of, member: "Object.PropertyChange", detail: name, data: value}
}

// between are the events that lead from one view to another, in the order in which Orca understands them: the window is
// active before it is activated, and what an object has
// got is known before it has the focus.
func between(old, now *view) (all []event) {
	left := old.active && !now.active
	if left {
		// The other way round Orca goes on speaking.
		all = append(all, event{path: old.frame, member: "Window.Deactivate"}, state(old.frame, "active", false))
	}
	if _, there := now.objects[old.focus]; there && old.focus != now.focus {
		all = append(all, state(old.focus, "focused", false))
	}
	var last []event
	now.walk(rootPath, func(o object) {
		was, there := old.objects[o.path]
		if !there {
			return
		}
		all = append(all, moved(was, o)...)
		for _, s := range told {
			switch e := state(o.path, s.name, o.states&s.bit != 0); {
			case (was.states^o.states)&s.bit == 0:
			case o.path == old.focus && o.path != now.focus:
				last = append(last, e) // or it is said as long as the focus is there
			default:
				all = append(all, e)
			}
		}
	})
	of := now.objects[now.frame]
	if now.active && (!old.active || old.frame != now.frame) {
		all = append(all, state(of.path, "active", true), event{path: of.path, member: "Window.Activate", data: of.name})
	} else if was := old.objects[now.frame]; was.name != of.name {
		all = append(all, property(of.path, "accessible-name", of.name))
	}
	has := now.objects[now.focus]
	switch was := old.objects[now.focus]; {
	case now.focus == "" || now.focus == now.frame && old.focus == now.focus:
	case old.focus != now.focus:
		all = append(all, state(now.focus, "focused", true))
	default:
		if was.name != has.name {
			all = append(all, property(now.focus, "accessible-name", has.name))
		}
		if was.description != has.description {
			all = append(all, property(now.focus, "accessible-description", has.description))
		}
	}
	return append(all, last...)
}

// moved are the children that an object has lost and got, one after the other.
func moved(was, is object) (all []event) {
	change := func(what string, at int, child dbus.ObjectPath) {
		all = append(all, event{path: is.path, member: "Object.ChildrenChanged", detail: what, first: int32(at), data: child})
	}
	have := slices.Clone(was.children)
	for at := len(have) - 1; at >= 0; at-- {
		if !slices.Contains(is.children, have[at]) {
			change("remove", at, have[at])
			have = slices.Delete(have, at, at+1)
		}
	}
	for at, child := range is.children {
		if at < len(have) && have[at] == child {
			continue
		}
		if from := slices.Index(have, child); from >= 0 {
			change("remove", from, child)
			have = slices.Delete(have, from, from+1)
		}
		change("add", at, child)
		have = slices.Insert(have, at, child)
	}
	return all
}
