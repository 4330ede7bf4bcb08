package atspi

import (
	"sync/atomic"

	"github.com/godbus/dbus/v5"
)

// Interfaces of objects.
const (
	accessibleFace  = "org.a11y.atspi.Accessible"
	applicationFace = "org.a11y.atspi.Application"
	componentFace   = "org.a11y.atspi.Component"
)

// Ways to give a place, by the numbers of AT-SPI; any other is on the screen.
const (
	inWindow = 1
	inParent = 2
)

// answer has the bus answer questions about the published view. Whatever is not in these tables is refused by the library.
func (s *session) answer() error {
	var id atomic.Int32 // the registry's number for the program
	for face, methods := range map[string]map[string]any{
		accessibleFace: {
			"GetRole":          of(s, func(o object) uint32 { return uint32(o.role) }),
			"GetState":         of(s, func(o object) []uint32 { return []uint32{uint32(o.states), uint32(o.states >> 32)} }),
			"GetIndexInParent": of(s, func(o object) int32 { return int32(o.index) }),
			"GetChildren":      of(s, s.children),
			"GetApplication":   of(s, func(object) ref { return ref{s.own, rootPath} }),
			"GetAttributes":    of(s, func(object) map[string]string { return map[string]string{} }),
			"GetRelationSet":   of(s, func(object) []relation { return []relation{} }),
			"GetInterfaces": of(s, func(o object) []string {
				if o.path == rootPath {
					return []string{accessibleFace, applicationFace}
				}
				return []string{accessibleFace, componentFace}
			}),
			"GetChildAtIndex": func(m dbus.Message, at int32) (ref, *dbus.Error) {
				o, err := asked(s.view.Load(), m)
				if at < 0 || int(at) >= len(o.children) {
					return nothing, err
				}
				return ref{s.own, o.children[at]}, err
			},
		},
		componentFace: {
			"GetExtents": func(m dbus.Message, within uint32) (extents, *dbus.Error) {
				v := s.view.Load()
				o, err := asked(v, m)
				from := Rect{}
				switch within {
				case inWindow:
					from = v.objects[v.frame].at
				case inParent:
					from = v.objects[o.parent].at
				}
				return extents{int32(o.at.X - from.X), int32(o.at.Y - from.Y), int32(o.at.W), int32(o.at.H)}, err
			},
		},
		"org.freedesktop.DBus.Properties": {
			"Get": func(m dbus.Message, face, name string) (dbus.Variant, *dbus.Error) {
				all, err := s.properties(m, face, id.Load())
				value, there := all[name]
				if err == nil && !there {
					err = dbus.NewError("org.freedesktop.DBus.Error.UnknownProperty", []any{"there is no property " + name})
				}
				return value, err
			},
			"GetAll": func(m dbus.Message, face string) (map[string]dbus.Variant, *dbus.Error) {
				return s.properties(m, face, id.Load())
			},
			"Set": func(m dbus.Message, face, name string, value dbus.Variant) *dbus.Error {
				number, is := value.Value().(int32)
				if face != applicationFace || name != "Id" || !is {
					return dbus.NewError("org.freedesktop.DBus.Error.PropertyReadOnly", []any{name + " cannot be set"})
				}
				id.Store(number)
				return nil
			},
		},
	} {
		if err := s.bus.ExportSubtreeMethodTable(methods, nodesPath, face); err != nil {
			return err
		}
	}
	return nil
}

// relation is how objects belong together; none do.
type relation struct {
	Kind uint32
	To   []ref
}

// extents are a place as it is answered.
type extents struct{ X, Y, W, H int32 }

// of is a method that answers with something of the object that it is called of.
func of[T any](s *session, answer func(object) T) func(dbus.Message) (T, *dbus.Error) {
	return func(m dbus.Message) (T, *dbus.Error) {
		o, err := asked(s.view.Load(), m)
		return answer(o), err
	}
}

// children are those of an object.
func (s *session) children(o object) []ref {
	all := make([]ref, len(o.children))
	for i, child := range o.children {
		all[i] = ref{s.own, child}
	}
	return all
}

// asked is the object that a question is about.
func asked(v *view, m dbus.Message) (object, *dbus.Error) {
	path, _ := m.Headers[dbus.FieldPath].Value().(dbus.ObjectPath)
	o, there := v.objects[path]
	if !there {
		err := dbus.MakeNoObjectError(path)
		return o, &err
	}
	return o, nil
}

// properties are those of an object in an interface.
func (s *session) properties(m dbus.Message, face string, id int32) (map[string]dbus.Variant, *dbus.Error) {
	o, err := asked(s.view.Load(), m)
	switch {
	case err != nil:
		return nil, err
	case face == accessibleFace:
		parent := ref{s.own, o.parent}
		if o.path == rootPath {
			parent = *s.desktop.Load()
		}
		return map[string]dbus.Variant{
			"Name":        dbus.MakeVariant(o.name),
			"Description": dbus.MakeVariant(o.description),
			"Parent":      dbus.MakeVariant(parent),
			"ChildCount":  dbus.MakeVariant(int32(len(o.children))),
		}, nil
	case face == applicationFace && o.path == rootPath:
		return map[string]dbus.Variant{
			"ToolkitName":  dbus.MakeVariant(""), // Orca has scripts for toolkits
			"Version":      dbus.MakeVariant(""),
			"AtspiVersion": dbus.MakeVariant("2.1"),
			"Id":           dbus.MakeVariant(id),
		}, nil
	}
	unknown := dbus.MakeUnknownInterfaceError(face)
	return nil, &unknown
}
