package words

import (
	"regexp"
	"strings"
)

// List writes things one after the other, as in a sentence that goes on.
func (w *Words) List(all []string) string {
	last := len(all) - 1
	if last < 1 {
		return strings.Join(all, "")
	}
	before := strings.Join(all[:last], ", ")
	if soundsI.MatchString(all[last]) {
		return w.T("list.and.i", "All", before, "Last", all[last])
	}
	return w.T("list.and", "All", before, "Last", all[last])
}

// soundsI is what begins with the sound of the Spanish word for and, which is another one there.
var soundsI = regexp.MustCompile(`(?i)^h?[ií]([^aeo]|$)`)
