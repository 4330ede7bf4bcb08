package tutorial

import "portroyal/ui/words"

// GoOn says how to go on after a step that is only text.
func GoOn(w *words.Words) string { return w.T("voyage.do.on") }

// Later answers what the rules allow, but the script has not come to yet.
func Later(w *words.Words) string { return w.T("voyage.wrong.later") }
