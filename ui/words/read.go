package words

import (
	"fmt"
	"strings"

	"github.com/nicksnyder/go-i18n/v2/i18n"
)

// messages reads a file of messages. They are written in a small part of TOML: "id" = "text", the same with a text of
// several lines between three quotation marks, and "id".one = "text" for the form of a plural; nothing is escaped.
// Reading all of TOML takes as long as half of what else there is to do before a window is there.
func messages(file string) (all []*i18n.Message, err error) {
	for file != "" {
		var line string
		line, file, _ = strings.Cut(file, "\n")
		if line == "" || line[0] == '#' {
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
		opening, rest, _ := strings.Cut(key, `"`)
		id, form, is := strings.Cut(rest, `"`)
		if opening != "" || !is {
			return nil, fmt.Errorf("%q is no id", key)
		}
		if len(all) == 0 || all[len(all)-1].ID != id {
			all = append(all, &i18n.Message{ID: id})
		}
		message := all[len(all)-1]
		switch form {
		case ".one":
			message.One = text
		case ".many":
			message.Many = text
		case ".other", "":
			message.Other = text
		default:
			return nil, fmt.Errorf("%q is no form of a plural", key)
		}
	}
	return all, nil
}
