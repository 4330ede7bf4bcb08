package words

import (
	"strconv"
	"sync"

	"github.com/nicksnyder/go-i18n/v2/i18n"
)

// mostSaid is how many sentences are remembered, some hundred bytes each: those of many screens.
const mostSaid = 2048

// said are sentences that have been made, by how they were asked for in all languages. A screen that is built anew asks for
// the same ones again, and making one takes as long as many other things of a screen together.
var said = struct {
	mutex sync.Mutex
	texts map[string]string
}{texts: map[string]string{}}

// once makes the message of this id, in the plural form for count if there is one, unless it has been made before.
func (w *Words) once(id ID, count *int, pairs []any) string {
	key, plain := w.asked(id, count, pairs)
	if plain {
		said.mutex.Lock()
		text, known := said.texts[key]
		said.mutex.Unlock()
		if known {
			return text
		}
	}
	data := parameters(pairs)
	config := &i18n.LocalizeConfig{MessageID: string(id), TemplateData: data}
	if count != nil {
		data["Count"], config.PluralCount = *count, *count
	}
	text := w.message(config)
	if plain {
		said.mutex.Lock()
		defer said.mutex.Unlock()
		if len(said.texts) >= mostSaid {
			clear(said.texts)
		}
		said.texts[key] = text
	}
	return text
}

// asked is how a sentence is asked for. It is not plain where a parameter is anything but a text or a whole number, which may
// be written differently another time.
func (w *Words) asked(id ID, count *int, pairs []any) (key string, plain bool) {
	made := make([]byte, 0, 128)
	add := func(kind byte, text string) { // with its length, so that no two lists of texts make the same key
		made = append(made, kind)
		made = strconv.AppendInt(made, int64(len(text)), 10)
		made = append(append(made, ' '), text...)
	}
	add('l', string(w.language))
	add('i', string(id))
	if count != nil {
		add('c', strconv.Itoa(*count))
	}
	for _, part := range pairs {
		switch part := part.(type) {
		case string:
			add('t', part)
		case int:
			add('n', strconv.Itoa(part))
		default:
			return "", false
		}
	}
	return string(made), true
}
