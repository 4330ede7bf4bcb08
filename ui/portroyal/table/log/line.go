package log

import (
	"cmp"
	"slices"
	"strings"

	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/widgets"
)

// News is one sentence for a player.
type News struct {
	Text   string
	weight int // more important news weighs more
}

// News is what a seat is told about these events, in the order in which they happened, and after them that the
// game is at a standstill, if it is.
func (t Teller) News(view *portroyal.View, seat int, events []portroyal.Event) []News {
	all := t.NewsOf(seat, events)
	if rounds := Standstill(view); rounds > 0 && view.Phase() != portroyal.Over {
		all = append(all, News{t.Words.N("tell.standstill", rounds, "Most", portroyal.StandstillRounds), last})
	}
	return all
}

// Standstill is how many rounds have passed without progress, if the players are to be told (F6); otherwise 0.
func Standstill(view *portroyal.View) int {
	if rounds := view.QuietRounds(); rounds >= portroyal.StandstillTold {
		return rounds
	}
	return 0
}

// Lines are all the news, one per line.
func Lines(news []News) string {
	lines := make([]string, len(news))
	for i, n := range news {
		lines[i] = n.Text
	}
	return strings.Join(lines, "\n")
}

// Write writes news into a line no wider than room. The less important news is left out if there is too much of it.
func Write(line *canvas.Text, news []News, room float32) {
	order := make([]int, len(news))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		return cmp.Or(cmp.Compare(news[b].weight, news[a].weight), cmp.Compare(b, a))
	})
	// The question follows from the news that came last, so however little that weighs, it comes first, after
	// only news that cost somebody something.
	if at := slices.Index(order, len(news)-1); at > 0 && news[len(news)-1].weight > trifle {
		first := 0
		if news[order[0]].weight >= grave {
			first = 1
		}
		order = slices.Insert(slices.Delete(order, at, at+1), first, len(news)-1)
	}
	for i, at := range order {
		if news[at].weight == trifle && news[order[0]].weight > trifle {
			order = order[:i] // trifles are in the line only if there is nothing else
			break
		}
	}
	shown := map[int]bool{}
	text := func() string {
		var parts []string
		left := false
		for i, n := range news {
			switch {
			case shown[i]:
				parts, left = append(parts, n.Text), false
			case !left && slices.Contains(order, i): // something is left out here
				parts, left = append(parts, "\u2026"), true
			}
		}
		return strings.Join(parts, " ")
	}
	for _, i := range order {
		shown[i] = true
		if line.Text = text(); len(shown) > 1 && line.MinSize().Width > room {
			delete(shown, i) // the next one may be shorter
		}
	}
	line.Text = text()
	widgets.Shorten(line, room)
}
