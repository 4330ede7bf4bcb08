package shell

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"go/doc"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// floors are the packages of the drawing in CONTRIBUTING.md, the highest floor first.
func floors(t *testing.T) (all [][]string) {
	t.Helper()
	text, err := os.ReadFile("../../CONTRIBUTING.md")
	if err != nil {
		t.Fatal(err)
	}
	named := regexp.MustCompile(`\b(?:main|assets|locales|(?:ui|engine|examples)/[a-z0-9/]+)\b`)
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		switch {
		case strings.HasPrefix(line, "┌"), strings.HasPrefix(line, "├"), strings.HasPrefix(line, "╞"):
			all = append(all, nil)
		case strings.HasPrefix(line, "│"):
			all[len(all)-1] = append(all[len(all)-1], named.FindAllString(line, -1)...)
		}
	}
	return all
}

// The drawing of the house is what the imports say: every package stands on a floor, as the package or folder of the longest
// name that it begins with, and imports nothing from a floor above its own.
func TestPlanOfTheHouse(t *testing.T) {
	plan := floors(t)
	if len(plan) < 10 {
		t.Fatalf("%d floors", len(plan))
	}
	floorOf := func(dir string) int {
		longest := ""
		for _, name := range slices.Concat(plan...) {
			if (dir == name || strings.HasPrefix(dir, name+"/")) && len(name) > len(longest) {
				longest = name
			}
		}
		return slices.IndexFunc(plan, func(floor []string) bool { return slices.Contains(floor, longest) })
	}
	for _, top := range []string{"engine", "ui", "examples"} {
		for dir, own := range imports(t, top, false) {
			at := floorOf(dir)
			if at < 0 {
				t.Errorf("%s stands on no floor", dir)
			}
			for _, of := range own {
				if floorOf(of) < at {
					t.Errorf("%s imports %s, which stands above it", dir, of)
				}
			}
		}
	}
	for _, name := range slices.Concat(plan...) {
		if _, err := os.Stat(filepath.Join("..", "..", name)); name != "main" && err != nil {
			t.Error(err)
		}
	}
}

var tables = flag.Bool("tables", false, "write the tables of packages in README.md of engine and ui anew")

// What each package is for stands in its own comment, and in the table of its floor:
//
//	go test -tags ci ./ui/shell -run Tables -tables
func TestTablesOfPackages(t *testing.T) {
	for _, top := range []string{"engine", "ui"} {
		file := filepath.Join("..", "..", top, "README.md")
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		before, _, is := strings.Cut(string(text), "| package | |\n|---|---|\n")
		if !is {
			t.Fatalf("%s has no table", file)
		}
		want := before + tableOf(t, top)
		if *tables {
			if err := os.WriteFile(file, []byte(want), 0o666); err != nil {
				t.Fatal(err)
			}
		} else if string(text) != want {
			t.Errorf("%s is not what the comments say any more: go test -tags ci ./ui/shell -run Tables -tables", file)
		}
	}
}

// tableOf is the table of the packages below a folder: what is for tests stands in no table.
func tableOf(t *testing.T, top string) string {
	t.Helper()
	rows := "| package | |\n|---|---|\n"
	root := filepath.Join("..", "..", top)
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.IsDir() {
			return err
		}
		dir := filepath.ToSlash(cmp.Or(strings.TrimPrefix(strings.TrimPrefix(path, root), string(filepath.Separator)), "."))
		about, err := synopsis(path)
		switch {
		case errors.Is(err, fs.ErrNotExist), strings.HasSuffix(dir, "test"):
			return nil
		case err != nil:
			t.Errorf("%s/%s: %v", top, dir, err)
		}
		rows += fmt.Sprintf("| `%s` | %s |\n", dir, about)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

// synopsis is the first sentence of what a package says of itself, without its name. A folder without code is none.
func synopsis(dir string) (string, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return "", err
	}
	found := false
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		found = true
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.PackageClauseOnly|parser.ParseComments)
		if err != nil {
			return "", err
		}
		if parsed.Doc == nil {
			continue
		}
		about := new(doc.Package).Synopsis(parsed.Doc.Text())
		words := strings.Fields(about)
		if len(words) > 2 && (words[0] == "Package" || words[0] == "Command") {
			words = words[2:]
		}
		return strings.Join(words, " "), nil
	}
	if !found {
		return "", fs.ErrNotExist
	}
	return "", errors.New("it says nowhere what it is for")
}
