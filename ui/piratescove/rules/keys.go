package rules

import (
	"portroyal/ui/rulebook/book"
	"portroyal/ui/words"
)

// key is a line of the table of keys.
type key struct {
	name    words.ID // what the keys are called; "" if their printed names do
	printed string
	does    words.ID
}

// allKeys are those of the table and of the window, in reading order.
var allKeys = []key{
	{name: "help.key.enter", does: "cove.rules.does.answer"},
	{name: "help.key.digits", does: "cove.rules.does.choose"},
	{name: "help.key.arrows", does: "cove.rules.does.look"},
	{name: "help.key.space", does: "cove.rules.does.pointed"},
	{printed: "R, F", does: "cove.rules.does.fight"},
	{printed: "B", does: "cove.rules.does.buy"},
	{printed: "T, G", does: "cove.rules.does.bury"},
	{printed: "K", does: "cove.rules.does.hand"},
	{printed: "H", does: "help.does.hint"},
	{printed: "L", does: "help.does.log"},
	{printed: "W", does: "help.does.happened"},
	{name: "help.key.undo", does: "help.does.undo"},
	{name: "help.key.others", does: "help.does.skip"},
	{printed: "?", does: "rules.does"},
	{printed: "F1", does: "help.does.help"},
	{name: "help.key.escape", does: "help.does.menu"},
	{name: "help.key.mute", does: "help.does.mute"},
	{name: "help.key.whole", does: "help.does.whole"},
	{name: "help.key.quit", does: "help.does.quit"},
}

// keys are what the keys are called and what they do, in words.
func keys(w *words.Words) (all []book.Key) {
	for _, line := range allKeys {
		name := line.printed
		if line.name != "" {
			name = w.T(line.name)
		}
		all = append(all, book.Key{Keys: name, Does: w.T(line.does)})
	}
	return all
}
