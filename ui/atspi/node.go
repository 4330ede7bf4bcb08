package atspi

// Role is what a node is, by the numbers of AT-SPI. Orca says it behind the name, but not that of a [TreeItem] or
// [ListItem].
type Role uint32

// Roles that are of use to a game. Nodes whose words change while they have the focus must not be a [ListItem], [List] or
// [Label]: Orca does not say their new name. A [TreeItem] says its name alone, and its changes; but of a list of them Orca
// does not say how many there are.
const (
	CheckBox  Role = 7
	Dialog    Role = 16
	Frame     Role = 23
	Image     Role = 27
	Label     Role = 29
	List      Role = 31
	ListItem  Role = 32
	PageTab   Role = 37
	Panel     Role = 39
	Button    Role = 43
	StatusBar Role = 54
	Toggle    Role = 62
	Heading   Role = 83
	TreeItem  Role = 91
	Grouping  Role = 99
	Static    Role = 116

	application  Role = 75
	notification Role = 101
)

// Rect is a place on the screen, in pixels.
type Rect struct{ X, Y, W, H int }

// Mark is a state that not every node has.
type Mark uint8

// Marks.
const (
	Unmarked Mark = iota // has no such state
	Off
	On
)

// Node is something that can be spoken of, and what is in it.
type Node struct {
	// ID tells nodes of a window apart. It stays the same as long as the node is the same thing to a person.
	ID          string
	Role        Role
	Name        string // what is said of it
	Description string // what is said behind that, as a sentence of its own
	At          Rect   // where it is; empty for nowhere
	Disabled    bool   // "grayed"
	Checked     Mark   // "checked", "not checked"
	Pressed     Mark   // "pressed", "not pressed", of a Toggle
	Children    []Node
}
