package words

import (
	"fmt"
	"strings"

	"github.com/nicksnyder/go-i18n/v2/i18n"
)

// messages reads a file of messages. They are written in a small part of TOML: "id" = "text", the same with a text of
// several lines between three quotation marks, and tables whose names are ids, with the forms of a plural; nothing is
// escaped. Reading all of TOML takes as long as half of what else there is to do before a window is there.
func messages(file string) (all []*i18n.Message, err error) {
	var forms *i18n.Message // of the table that is being read
	for file != "" {
		var line string
		line, file, _ = strings.Cut(file, "\n")
		if line == "" || line[0] == '#' {
			continue
		}
		if id, is := within(line, `["`, `"]`); is {
			forms = &i18n.Message{ID: id}
			all = append(all, forms)
			continue
		}
		key, text, is := strings.Cut(line, ` = "`)
		if !is || !strings.HasSuffix(text, `"`) || strings.Contains(text, `\`) {
			return nil, fmt.Errorf("%q is not how messages are written", line)
		}
		if text == `""` { // and so a third one
			if text, file, is = strings.Cut(file, `"""`); !is {
				return nil, fmt.Errorf("%s does not end", key)
			}
		} else {
			text = text[:len(text)-1]
		}
		id, quoted := within(key, `"`, `"`)
		switch {
		case quoted && forms == nil:
			all = append(all, &i18n.Message{ID: id, Other: text})
		case key == "many" && forms != nil:
			forms.Many = text
		case key == "one" && forms != nil:
			forms.One = text
		case key == "other" && forms != nil:
			forms.Other = text
		default:
			return nil, fmt.Errorf("%q is neither an id nor a form", key)
		}
	}
	return all, nil
}

// within is what stands between these two, if they begin and end a text.
func within(text, begins, ends string) (string, bool) {
	rest, is := strings.CutPrefix(text, begins)
	if !is {
		return "", false
	}
	return strings.CutSuffix(rest, ends)
}
