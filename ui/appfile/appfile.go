// Package appfile reads FyneApp.toml, which says once what the program is called, under which name systems know
// it, and which version it is. The window, the toolkit and the packages take these from here.
package appfile

import (
	"fmt"
	"regexp"

	"github.com/BurntSushi/toml"
)

// File is what FyneApp.toml says. The toolkit's own tool reads it as well, with the same names.
type File struct {
	Details struct {
		Icon    string // a path from the folder of the file
		Name    string // in plain words
		ID      string // as other programs write it, in reverse order of a domain
		Version string // three numbers, as in 1.2.3
		Build   int    // counted up with each package for stores that ask for it
	}
	Migrations map[string]bool // what of the toolkit's changes the program has followed
}

var (
	versions = regexp.MustCompile(`^(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)$`)
	ids      = regexp.MustCompile(`^[a-z][a-z0-9]*(\.[A-Za-z][A-Za-z0-9]*){2,}$`)
)

// IsVersion reports whether a text is a version: three numbers without signs or zeros in front.
func IsVersion(text string) bool { return versions.MatchString(text) }

// Read reads the text of the file. Unknown keys are an error, and so is a version or an ID that packages could not
// carry.
func Read(text string) (File, error) {
	var file File
	meta, err := toml.Decode(text, &file)
	switch unknown := meta.Undecoded(); {
	case err != nil:
		return file, err
	case len(unknown) > 0:
		return file, fmt.Errorf("%s is unknown", unknown[0])
	case file.Details.Name == "":
		return file, fmt.Errorf("the program has no name")
	case !IsVersion(file.Details.Version):
		return file, fmt.Errorf("%q is not a version as in 1.2.3", file.Details.Version)
	case !ids.MatchString(file.Details.ID):
		return file, fmt.Errorf("%q is not an ID as in org.example.Program", file.Details.ID)
	}
	return file, nil
}
