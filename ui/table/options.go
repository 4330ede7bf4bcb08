package table

import "portroyal/engine/portroyal"

// Options say which game is on the table.
func (t *Table) Options() portroyal.Options { return t.view.Options() }
