package words

import "regexp"

// quotations are the quotations of a language, and how they are written within others.
var quotations = map[Language]struct {
	outer *regexp.Regexp
	inner string
}{
	English: {regexp.MustCompile(`“(.*?)”`), "‘$1’"},
	German:  {regexp.MustCompile(`„(.*?)“`), "‚$1‘"},
	Dutch:   {regexp.MustCompile(`‘(.*?)’`), "“$1”"},
	Spanish: {regexp.MustCompile(`«(.*?)»`), "“$1”"},
}

// Quoted is a text as it is written between the quotation marks of a message.
func (w *Words) Quoted(text string) string {
	q := quotations[w.language]
	return q.outer.ReplaceAllString(text, q.inner)
}
