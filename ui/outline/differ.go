package outline

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// most is how many sentences Differ says before it only counts.
const most = 12

// Differ says how an outline differs from what it was, a sentence for each thing, as in
//
//	line 31, in “Ann”: card sailor-1 is no longer framed
//
// Lines are those of the new outline, but for what is gone; a panel is called after the first words on it.
// Of equal outlines there is nothing to say.
func Differ(was, is string) string {
	d := &difference{was: rowsOf(was), is: rowsOf(is)}
	gaps := d.gaps()
	for i := range gaps {
		d.pair(&gaps[i], &gaps[i], sameSubject, d.changed)
	}
	for i := range gaps {
		for j := range gaps {
			d.pair(&gaps[i], &gaps[j], sameSubject, d.moved)
		}
	}
	for i := range gaps {
		d.pair(&gaps[i], &gaps[i], sameKind, d.replaced)
		for _, a := range gaps[i].gone {
			d.say(d.was, a, d.was[a].subject+" is gone")
		}
		for _, b := range gaps[i].come {
			d.say(d.is, b, d.is[b].subject+" is new")
		}
	}
	slices.SortStableFunc(d.said, func(a, b sentence) int { return cmp.Compare(a.line, b.line) })
	var lines []string
	for i, s := range d.said {
		if i == most {
			lines = append(lines, fmt.Sprintf("and %d more", len(d.said)-most))
			break
		}
		lines = append(lines, fmt.Sprintf("line %d, %s", s.line+1, s.text))
	}
	return strings.Join(lines, "\n")
}

// row is a line of an outline.
type row struct {
	depth   int
	subject string // what there is
	states  []string
	text    string
}

var (
	// group is the states of something; words in quotation marks may have brackets themselves.
	group = regexp.MustCompile(`\[((?:“[^”]*”|[^“\]])*)\]|“[^”]*”`)
	state = regexp.MustCompile(`((?:“[^”]*”|[^“,])+)(?:, )?`)
)

func rowsOf(outline string) (rows []row) {
	for line := range strings.Lines(strings.TrimSuffix(outline, "\n")) {
		text := strings.TrimSpace(line)
		r := row{depth: (len(line) - len(strings.TrimLeft(line, " "))) / 2, text: text}
		subject := group.ReplaceAllStringFunc(text, func(found string) string {
			if !strings.HasPrefix(found, "[") {
				return found
			}
			for _, match := range state.FindAllStringSubmatch(found[1:len(found)-1], -1) {
				r.states = append(r.states, match[1])
			}
			return ""
		})
		r.subject = strings.Join(strings.Fields(subject), " ")
		rows = append(rows, r)
	}
	return rows
}

func sameSubject(a, b row) bool { return a.subject == b.subject }

// sameKind reports whether two rows begin alike: both are words, or cards, or plates.
func sameKind(a, b row) bool {
	kind := func(r row) string {
		word, _, _ := strings.Cut(r.subject, " ")
		if strings.HasPrefix(word, "“") {
			return "“"
		}
		return word
	}
	return kind(a) == kind(b)
}

// gap is a stretch in which two outlines differ: rows that are gone and rows that have come instead.
type gap struct{ gone, come []int }

type sentence struct {
	line int
	text string
}

// difference is what there is to say of two outlines.
type difference struct {
	was, is []row
	said    []sentence
}

// gaps finds where the outlines differ, by their longest common subsequence.
func (d *difference) gaps() (gaps []gap) {
	same := func(a, b int) bool { return d.was[a].depth == d.is[b].depth && d.was[a].text == d.is[b].text }
	n, m := len(d.was), len(d.is)
	common := make([][]int, n+1)
	common[n] = make([]int, m+1)
	for a := n - 1; a >= 0; a-- {
		common[a] = make([]int, m+1)
		for b := m - 1; b >= 0; b-- {
			common[a][b] = max(common[a+1][b], common[a][b+1])
			if same(a, b) {
				common[a][b] = common[a+1][b+1] + 1
			}
		}
	}
	now := gap{}
	for a, b := 0, 0; a < n || b < m; {
		switch {
		case a < n && b < m && same(a, b):
			gaps, now = append(gaps, now), gap{}
			a, b = a+1, b+1
		case b == m || a < n && common[a+1][b] >= common[a][b+1]:
			now.gone = append(now.gone, a)
			a++
		default:
			now.come = append(now.come, b)
			b++
		}
	}
	return append(gaps, now)
}

// pair says of each row that is gone, and of that which has come for it, what has happened.
func (d *difference) pair(from, to *gap, alike func(a, b row) bool, say func(a, b int)) {
	from.gone = slices.DeleteFunc(from.gone, func(a int) bool {
		i := slices.IndexFunc(to.come, func(b int) bool { return alike(d.was[a], d.is[b]) })
		if i < 0 {
			return false
		}
		b := to.come[i]
		to.come = slices.Delete(to.come, i, i+1)
		say(a, b)
		return true
	})
}

// changed says how the state of something has changed.
func (d *difference) changed(a, b int) {
	was, is := d.was[a], d.is[b]
	if was.depth != is.depth {
		d.moved(a, b)
		return
	}
	for _, state := range was.states {
		if slices.Contains(is.states, state) {
			continue
		}
		word, words, _ := strings.Cut(state, " ")
		other := slices.IndexFunc(is.states, func(other string) bool {
			return words != "" && strings.HasPrefix(other, word+" ") && !slices.Contains(was.states, other)
		})
		if other < 0 {
			d.say(d.is, b, is.subject+" is no longer "+state)
			continue
		}
		d.say(d.is, b, fmt.Sprintf("%s: %s instead of %s", is.subject, is.states[other], words))
		was.states = append(slices.Clone(was.states), is.states[other])
	}
	for _, state := range is.states {
		if !slices.Contains(was.states, state) {
			d.say(d.is, b, is.subject+" is now "+state)
		}
	}
	if slices.Equal(slices.Sorted(slices.Values(d.was[a].states)), slices.Sorted(slices.Values(is.states))) {
		d.say(d.is, b, fmt.Sprintf("%s instead of %s", is.text, was.text)) // another part of the row has a state
	}
}

func (d *difference) moved(a, b int) {
	if from := where(d.was, a); from != where(d.is, b) {
		d.say(d.is, b, d.is[b].subject+" was "+from)
	} else {
		d.say(d.is, b, fmt.Sprintf("%s is drawn in another order, it was line %d", d.is[b].subject, a+1))
	}
}

func (d *difference) replaced(a, b int) {
	d.say(d.is, b, fmt.Sprintf("%s instead of %s", d.is[b].text, d.was[a].text))
}

func (d *difference) say(rows []row, i int, text string) {
	d.said = append(d.said, sentence{i, where(rows, i) + ": " + text})
}

// where names the innermost panel, list or layer that a row is on.
func where(rows []row, i int) string {
	depth := rows[i].depth
	for at := i - 1; at >= 0; at-- {
		if rows[at].depth >= depth {
			continue
		}
		depth = rows[at].depth
		if depth == 0 {
			return "in the " + rows[at].subject
		}
		if rows[at].subject == "panel" && rows[at+1].depth > depth && at+1 < i {
			if words := quotation.FindString(rows[at+1].subject); words != "" {
				return "in " + words
			}
			return "beside " + rows[at+1].subject
		}
	}
	return "at the top"
}

var quotation = regexp.MustCompile(`“[^”]*”`)
