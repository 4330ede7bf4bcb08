package terms

import (
	"go/ast"
	"go/constant"
	"go/types"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/types/typeutil"

	"portroyal/ui/words/mentions"
)

var (
	twoWords = regexp.MustCompile(`\pL{2,}[^\pL]*\s[^\pL]*\pL{2,}`)
	letter   = regexp.MustCompile(`\pL`)
)

// sayings are the window's own functions that put a text on the screen.
var sayings = []string{"centred", "say", "plate", "newPlate", "note"}

// shows reports whether a function puts a text on the screen: one of the widgets, of the toolkit or of
// sayings.
func shows(function *types.Func) bool {
	if function == nil || function.Pkg() == nil {
		return false
	}
	path := function.Pkg().Path()
	return path == "portroyal/ui/widgets" ||
		path == "fyne.io/fyne/v2/canvas" || path == "fyne.io/fyne/v2/widget" ||
		strings.HasPrefix(path, "portroyal/ui/") && slices.Contains(sayings, function.Name())
}

// silent reports whether what a function is given is read by developers only.
func silent(info *types.Info, call *ast.CallExpr) bool {
	if function, ok := typeutil.Callee(info, call).(*types.Func); ok && function.Pkg() != nil {
		return slices.Contains([]string{"errors", "fmt", "log/slog", "flag"}, function.Pkg().Path())
	}
	builtin, ok := typeutil.Callee(info, call).(*types.Builtin)
	return ok && builtin.Name() == "panic"
}

// Everything that a player reads is in the files of the languages. Ids of messages have no spaces; so
// anything with two words in it is suspicious, and so is every word that is shown at once.
func TestNoWordsInTheWindowsCode(t *testing.T) {
	for _, p := range mentions.Program(t, root) {
		if p.Name == "main" || p.Name == "atspi" || p.Name == "ssip" {
			continue // commands speak to the console, and what a bus is answered is read by other programs
		}
		for _, file := range p.Syntax {
			ast.Inspect(file, func(n ast.Node) bool {
				suspicious := func(e ast.Expr, like *regexp.Regexp) {
					value := p.TypesInfo.Types[e]
					if value.Value == nil || value.Value.Kind() != constant.String {
						return
					}
					if kind := mentions.TypeName(value.Type); kind == "words.ID" || kind == "words.Tipped" {
						return
					}
					text := constant.StringVal(value.Value)
					if like.MatchString(text) && text != "Port Royal" { // the window's title before its words are there
						t.Errorf("%s: %q belongs into the files of the languages", p.Fset.Position(e.Pos()), text)
					}
				}
				switch n := n.(type) {
				case *ast.ImportSpec:
					return false
				case *ast.Field:
					return n.Tag == nil
				case *ast.FuncDecl:
					// The text of an error, and what owners read of a window.
					return n.Recv == nil || n.Name.Name != "Error" && n.Name.Name != "Outline"
				case *ast.BasicLit:
					suspicious(n, twoWords)
				case *ast.CallExpr:
					if silent(p.TypesInfo, n) {
						return false
					}
					if function, _ := typeutil.Callee(p.TypesInfo, n).(*types.Func); shows(function) {
						for _, argument := range n.Args {
							suspicious(argument, letter)
						}
					}
				}
				return true
			})
		}
	}
}
