package release

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// isLicence matches files that say under which terms something may be passed on.
var isLicence = regexp.MustCompile(`(?i)^(licen[cs]e|copying|notice|unlicense)([-.].*)?$`)

// Licences are the terms of everything that is linked into the program, which want to be passed on with it. A module
// without any is an error.
func (r *Release) Licences(to Target) ([]byte, error) {
	var listed bytes.Buffer
	const format = `{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}	{{.Dir}}{{end}}{{end}}`
	if err := Go(r.Root, to.Env, &listed, "list", "-deps", "-tags", to.Tags, "-f", format, "."); err != nil {
		return nil, err
	}
	modules := slices.Compact(slices.Sorted(strings.Lines(listed.String())))
	var all bytes.Buffer
	fmt.Fprintf(&all, "%s is built with what is listed here. Each is under its own terms.\n", r.Name)
	for _, module := range modules {
		name, dir, found := strings.Cut(strings.TrimSpace(module), "\t")
		if !found {
			continue // what is the program's own
		}
		if strings.HasPrefix(name, "golang.org/x/text ") {
			name += ", and the Go language itself"
		}
		texts, err := licencesIn(dir)
		if err != nil {
			return nil, err
		}
		if len(texts) == 0 {
			return nil, fmt.Errorf("%s has no licence", name)
		}
		fmt.Fprintf(&all, "\n%s\n%s\n", strings.Repeat("=", 80), name)
		for _, text := range texts {
			fmt.Fprintf(&all, "\n%s\n", bytes.TrimSpace(text))
		}
	}
	return bytes.ReplaceAll(all.Bytes(), []byte("\r\n"), []byte("\n")), nil
}

// licencesIn reads the licences in a module, also of what it has taken in from others.
func licencesIn(dir string) (texts [][]byte, err error) {
	err = filepath.WalkDir(dir, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && entry.Name() == "testdata":
			return filepath.SkipDir
		case !entry.Type().IsRegular() || !isLicence.MatchString(entry.Name()):
			return nil
		}
		text, err := os.ReadFile(path)
		if !slices.ContainsFunc(texts, func(t []byte) bool { return bytes.Equal(t, text) }) {
			texts = append(texts, text)
		}
		return err
	})
	return texts, err
}
