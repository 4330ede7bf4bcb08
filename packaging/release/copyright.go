package release

import (
	"embed"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

//go:embed copyright
var copyright embed.FS

// Copyright is Debian's file about who may do what, which the other packages have as well.
func (r *Release) Copyright() ([]byte, error) {
	with := map[string]any{}
	for key, name := range map[string]string{"MIT": "LICENSE", "OFL": "assets/fonts/OFL-Averia.txt"} {
		text, err := os.ReadFile(filepath.Join(r.Root, name))
		if err != nil {
			return nil, err
		}
		_, terms, found := strings.Cut(string(text), map[string]string{
			"MIT": "the authors of the Port Royal desktop game\n\n", "OFL": "Name Avería Serif GWF.\n\n",
		}[key])
		if !found {
			return nil, fmt.Errorf("%s does not begin as it did", name)
		}
		with[key] = indented(terms)
	}
	return Fill(copyright, "copyright", with)
}

// indented is a text as it goes on in Debian's files: a space in front of every line, and a dot where one is empty.
func indented(text string) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	for i, line := range lines {
		if lines[i] = " " + strings.TrimRight(line, " \r"); lines[i] == " " {
			lines[i] = " ."
		}
	}
	return strings.Join(lines, "\n")
}
