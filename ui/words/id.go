package words

import (
	"fmt"
	"strings"
)

// ID names a message. It is written as a constant where the message is asked for, or made by a Family; so
// a test finds every id of the program by its type, and holds it against the files in the folder locales.
type ID string

// Tipped names a message that has another for its tooltip.
type Tipped string

// Tip is the message of the tooltip.
func (t Tipped) Tip() ID { return ID(t) + tip }

// About names a message that has another with a sentence about it.
type About string

// About is the message with the sentence.
func (a About) About() ID { return ID(a) + about }

// Counted names a message with plural forms and no parameter but the number, and another with a sentence
// about it.
type Counted string

// About is the message with the sentence.
func (c Counted) About() ID { return ID(c) + about }

// Told names a message whose parameters are fields and methods of what it tells of, see [Words.Tell].
type Told string

// The endings of the ids of those other messages.
const (
	tip   = ".tip"
	about = ".about"
)

// Family is a number of messages, one for each name of a kind: an engine's enumeration, or a string type
// of which there are constants. It is the id of them all with an asterisk for the name.
type Family[Name any] string

// ID is the message for a name. Spaces in the name are hyphens in the id.
func (f Family[Name]) ID(name Name) ID {
	return ID(strings.Replace(string(f), "*", strings.ReplaceAll(fmt.Sprint(name), " ", "-"), 1))
}
