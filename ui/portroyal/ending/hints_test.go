package ending

import (
	"slices"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// The end of a game says how many hints there were and who has had them, and nothing if there were none.
func TestEndCountsHints(t *testing.T) {
	for name, change := range map[string]func(*portroyal.Options){
		"ranking": func(o *portroyal.Options) { o.Players = 2 },
		"together": func(o *portroyal.Options) {
			contracts(o)
			o.Players, o.Cooperative = 2, true
		},
	} {
		t.Run(name, func(t *testing.T) {
			m := played(t, 1, "sailor", change)
			tips := func(hints ...int) (tips []string, says bool) {
				m.Record().Hints = hints
				s := piecestest.New(t, stagetest.Small, words.English)
				e := shown(t, s, Game{Match: m})
				for _, tipped := range visible.All[*widgets.Tipped](e.Content()) {
					tips = append(tips, tipped.ToolTip())
				}
				return tips, visible.Says(e.Content(), "hint") && (hints == nil || visible.Says(e.Content(), "4 hints"))
			}
			const who = "Ann used 3 hints.\nBen used 1 hint."
			if tips, says := tips(3, 1); !says || !slices.Contains(tips, who) {
				t.Errorf("it says %v, and %q", says, tips)
			}
			if tips, says := tips(); says || slices.Contains(tips, "") {
				t.Errorf("without hints it says %v, and %q", says, tips)
			}
		})
	}
}
