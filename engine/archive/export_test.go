package archive

// Writing is what the archive does while it writes.
func (a *Archive) Writing() (done func()) { return a.writing() }
