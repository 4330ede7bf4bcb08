package release

import (
	"go/ast"
	"go/parser"
	"go/token"
	"testing"
)

// The program has the text that a tag is written to. The linker says nothing of a variable that it does not find.
func TestTheProgramTakesATag(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "../../main.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, declared := range file.Decls {
		of, ok := declared.(*ast.GenDecl)
		if !ok || of.Tok != token.VAR {
			continue
		}
		for _, spec := range of.Specs {
			text, ok := spec.(*ast.ValueSpec).Type.(*ast.Ident)
			if ok && text.Name == "string" && spec.(*ast.ValueSpec).Names[0].Name == tagged {
				return
			}
		}
	}
	t.Errorf("main.go has no text of its own called %s", tagged)
}
