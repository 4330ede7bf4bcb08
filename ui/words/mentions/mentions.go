// Package mentions finds which messages the program's code names, for tests that hold the code against the files in the
// folder locales. It reads the code, and nothing of the messages.
package mentions

import (
	"go/ast"
	"go/constant"
	"go/types"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/packages"

	"portroyal/ui/words"
)

// Program reads what main needs of the window's code, the code of the pages around it in a browser and that of the examples,
// with the types of all their expressions. root is the way from the test's folder to that of the module.
func Program(t *testing.T, root string) (program []*packages.Package) {
	t.Helper()
	// The files are found by another process. They are looked at here so that the go command notices a new
	// one, and does not take the result of the test for known.
	for _, folder := range []string{"ui", "web", "examples"} {
		look := func(_ string, _ fs.DirEntry, err error) error { return err }
		if err := filepath.WalkDir(filepath.Join(root, folder), look); err != nil {
			t.Fatal(err)
		}
	}
	all, err := packages.Load(&packages.Config{
		Mode: packages.NeedName | packages.NeedFiles | packages.NeedCompiledGoFiles | packages.NeedImports |
			packages.NeedSyntax | packages.NeedTypes | packages.NeedTypesInfo,
		Dir: root, BuildFlags: []string{"-tags=ci"},
	}, ".", "./ui/...", "./web", "./examples/...")
	if err != nil || packages.PrintErrors(all) > 0 {
		t.Fatal("the program cannot be read: ", err)
	}
	roots := slices.Clone(all)
	roots = slices.DeleteFunc(roots, func(p *packages.Package) bool {
		return p.Name != "main" && p.PkgPath != "portroyal/web" || strings.HasPrefix(p.PkgPath, "portroyal/ui/")
	})
	packages.Visit(roots, func(p *packages.Package) bool {
		if slices.Contains(all, p) { // of others only the types are known
			program = append(program, p)
		}
		return true
	}, nil)
	return program
}

// Mention is a constant that names one message or several.
type Mention struct {
	Expr ast.Expr
	Type string // words.ID, words.Tipped, words.About, words.Counted, words.Told or words.Family
	Text string
	Of   string // the type of the names of a family
}

// In are the mentions in a package.
func In(p *packages.Package) (all []Mention) {
	for e, value := range p.TypesInfo.Types {
		m := Mention{Expr: e, Type: TypeName(value.Type), Text: Text(p, e)}
		if m.Text == "" || m.Text == ".tip" || m.Text == ".about" { // the endings are added to the ids of others
			continue
		}
		switch m.Type {
		case "words.Family":
			m.Of = TypeName(value.Type.(*types.Named).TypeArgs().At(0))
		case "words.ID", "words.Tipped", "words.About", "words.Counted", "words.Told":
		default:
			continue
		}
		all = append(all, m)
	}
	return all
}

// IDs are those of the messages; of a family the pattern, with an asterisk for the name.
func (m Mention) IDs() []words.ID {
	ids := []words.ID{words.ID(m.Text)}
	switch m.Type {
	case "words.Tipped":
		ids = append(ids, words.Tipped(m.Text).Tip())
	case "words.About", "words.Counted":
		ids = append(ids, words.About(m.Text).About())
	}
	return ids
}

// Names reports whether this message may be among them.
func (m Mention) Names(id string) bool {
	return slices.ContainsFunc(m.IDs(), func(named words.ID) bool {
		before, after, family := strings.Cut(string(named), "*")
		if !family {
			return string(named) == id
		}
		return len(id) > len(before)+len(after) && strings.HasPrefix(id, before) && strings.HasSuffix(id, after)
	})
}

// Text is that of a constant expression, or "".
func Text(p *packages.Package, e ast.Expr) string {
	if value := p.TypesInfo.Types[e].Value; value != nil && value.Kind() == constant.String {
		return constant.StringVal(value)
	}
	return ""
}

// TypeName is the name of a type with its package, as in words.ID; of a generic one without its arguments. Packages of
// the second game may be called like those of the first: there its slice comes before, as in piratescove/lesson.Saying.
func TypeName(of types.Type) string {
	if of == nil {
		return ""
	}
	name, _, _ := strings.Cut(types.TypeString(of, qualified), "[")
	return name
}

// second is the slice of the second game.
const second = "piratescove"

func qualified(p *types.Package) string {
	if strings.Contains(p.Path(), "/"+second+"/") {
		return second + "/" + p.Name()
	}
	return p.Name()
}
