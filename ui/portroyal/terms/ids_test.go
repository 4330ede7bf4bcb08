package terms

import (
	"fmt"
	"go/ast"
	"go/types"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"portroyal/engine/reviews"
	"portroyal/ui/words"

	"github.com/BurntSushi/toml"
	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/tools/go/types/typeutil"

	"portroyal/engine/archive"
	"portroyal/engine/ladder"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/career"
	"portroyal/engine/portroyal/deckfile"
	"portroyal/engine/portroyal/medals"
	"portroyal/engine/portroyal/puzzle"
	"portroyal/engine/portroyal/statistics"
	frame "portroyal/engine/puzzle"
	"portroyal/engine/record"
	_ "portroyal/examples/tavern/locales"
	"portroyal/locales"
	"portroyal/ui/tutorial"
	"portroyal/ui/words/mentions"
)

// untold are the events that the log does not tell.
var untold = []string{"turn", "docked", "stopped", "chance", "passed", "passed over", "discarded", "over"}

// names are those of the types for which there are families of messages. Of other types, which are
// strings, they are all the constants in the program.
func names() map[string][]string {
	except := func(names []string, some ...string) []string {
		return slices.DeleteFunc(names, func(name string) bool { return slices.Contains(some, name) })
	}
	all := map[string][]string{
		"portroyal.Deck":      portroyal.AllDecks.Names(),
		"portroyal.Phase":     except(named(portroyal.Discover), portroyal.Over.String(), portroyal.Chance.String()),
		"portroyal.Reason":    named(portroyal.Allowed),
		"portroyal.Colour":    named(portroyal.Yellow),
		"portroyal.EventKind": except(named(portroyal.TurnBegan), untold...),
		"record.Fault":        named(record.Damaged),
		"deckfile.Fault":      named(deckfile.Damaged),
		"archive.Cause":       named(archive.Unknown),
	}
	for class := reviews.Fine; class <= reviews.Blunder; class++ {
		all["reviews.Class"] = append(all["reviews.Class"], class.String())
	}
	for _, edition := range []statistics.Edition{
		statistics.Base, statistics.BaseContracts, statistics.Both, statistics.BothContracts, statistics.Unterwegs,
	} {
		all["statistics.Edition"] = append(all["statistics.Edition"], string(edition))
	}
	for i := range career.Voyages {
		all["career.name"] = append(all["career.name"], career.Voyages[i].Name)
	}
	for _, medal := range medals.All() {
		all["medalcase.name"] = append(all["medalcase.name"], string(medal.Name))
	}
	for _, group := range medals.Groups() {
		all["medalcase.group"] = append(all["medalcase.group"], string(group))
	}
	for _, kind := range career.Kinds.All() {
		all["career.Kind"] = append(all["career.Kind"], string(kind))
	}
	for sure := ladder.Guess; sure <= ladder.Certain; sure++ {
		all["ladder.Certainty"] = append(all["ladder.Certainty"], sure.String())
	}
	for kind := range puzzle.Kinds {
		all["puzzle.Kind"] = append(all["puzzle.Kind"], kind.String())
	}
	for grade := frame.Easy; grade <= frame.Hard; grade++ {
		all["puzzle.Grade"] = append(all["puzzle.Grade"], grade.String())
	}
	for level := bot.CabinBoy; level <= bot.Governor; level++ {
		all["bot.Level"] = append(all["bot.Level"], level.String())
	}
	for _, character := range bot.Characters() {
		all["bot.Character"] = append(all["bot.Character"], character.String())
	}
	for _, role := range portroyal.Roles() {
		all["portroyal.Role"] = append(all["portroyal.Role"], role.String())
	}
	for _, contract := range portroyal.AllContracts() {
		all["portroyal.Contract"] = append(all["portroyal.Contract"], contract.String())
	}
	all["tutorial.saying"] = sayingsIn("../tutorial")
	for _, card := range portroyal.AllCards(portroyal.AllDecks) {
		if face := card.Face(); face.Type == portroyal.Person && face.Symbol != portroyal.NoSymbol {
			all["terms.goer"] = append(all["terms.goer"], face.Role.String())
		}
		all["terms.noun"] = append(all["terms.noun"], string(nounOf(card)))
		all["terms.kind"] = append(all["terms.kind"], string(kindOf(card)))
		all["terms.textKind"] = append(all["terms.textKind"], string(textKindOf(card)))
	}
	return all
}

// sayingsIn lists the names of the texts of the lessons in a folder.
func sayingsIn(folder string) (sayings []string) {
	files := os.DirFS(folder)
	names, err := fs.Glob(files, "*.toml")
	if err != nil || len(names) == 0 {
		panic(fmt.Sprint("no lessons in ", folder, err))
	}
	for _, name := range names {
		lesson, err := tutorial.ReadLesson(files, strings.TrimSuffix(name, ".toml"))
		if err != nil {
			panic(err)
		}
		for _, scene := range lesson.Scenes {
			for _, step := range scene.Steps {
				sayings = append(append(sayings, slices.Collect(maps.Values(step.Wrong))...), step.Say)
			}
		}
	}
	return slices.DeleteFunc(sayings, func(saying string) bool { return saying == "" })
}

// named lists the names of numbers, from one on up to the last that has a name: beyond it the engine's
// table ends, and asking panics.
func named[T interface {
	~uint8
	fmt.Stringer
}](from T) (names []string) {
	defer func() { _ = recover() }()
	for ; ; from++ {
		names = append(names, from.String())
	}
}

// root is the way to the module's folder.
const root = "../../.."

// takes lists the parameters of each message in English, and "plural" for plural forms; other tests hold
// the other languages against these.
func takes(t *testing.T) map[words.ID][]string {
	t.Helper()
	var messages []*i18n.Message
	for _, file := range locales.Files("en") {
		data, err := locales.Read(file)
		if err != nil {
			t.Fatal(err)
		}
		parsed, err := i18n.ParseMessageFileBytes(data, file, map[string]i18n.UnmarshalFunc{"toml": toml.Unmarshal})
		if err != nil {
			t.Fatal(err)
		}
		messages = append(messages, parsed.Messages...)
	}
	parameter, all := regexp.MustCompile(`\{\{\.(\w+)\}\}`), map[words.ID][]string{}
	for _, message := range messages {
		names := []string{}
		for _, match := range parameter.FindAllStringSubmatch(message.Other, -1) {
			names = append(names, match[1])
		}
		if message.One != "" {
			names = append(names, "plural")
		}
		slices.Sort(names)
		all[words.ID(message.ID)] = slices.Compact(names)
	}
	return all
}

// members are the names of the methods and fields of a type.
func members(of types.Type) (names []string) {
	for method := range types.NewMethodSet(of).Methods() {
		names = append(names, method.Obj().Name())
	}
	if fields, is := of.Underlying().(*types.Struct); is {
		for field := range fields.Fields() {
			names = append(names, field.Name())
			if field.Embedded() {
				names = append(names, members(field.Type())...)
			}
		}
	}
	return names
}

// subset reports whether all of some names are among others.
func subset(of, all []string) bool {
	return !slices.ContainsFunc(of, func(name string) bool { return !slices.Contains(all, name) })
}

// Every message that the program asks for exists, with the parameters that it is given, and every message
// is asked for.
func TestMessagesAreThoseOfTheProgram(t *testing.T) {
	messages, used := takes(t), map[words.ID]bool{}
	direct := map[ast.Expr]bool{}      // ids in the call that asks for them
	given := map[string][]string{}     // what all calls together give to a family
	families := map[string]string{}    // the patterns, with the type of their names
	constants := map[string][]string{} // the texts of each type
	at := func(where string, id words.ID, gives ...string) {
		used[id] = true
		slices.Sort(gives)
		if takes, ok := messages[id]; !ok {
			t.Errorf("%s: there is no message %q", where, id)
		} else if !slices.Equal(takes, gives) {
			t.Errorf("%s: %q takes %q, it gets %q", where, id, takes, gives)
		}
	}
	for _, p := range mentions.Program(t, root) {
		info := p.TypesInfo
		tells := []string{"plural"} // what messages are told of in this package has
		text := func(e ast.Expr) string { return mentions.Text(p, e) }
		isID := func(e ast.Expr) bool {
			name := mentions.TypeName(info.Types[e].Type)
			return slices.Contains([]string{"words.ID", "words.Tipped", "words.About", "words.Counted", "words.Told"}, name)
		}
		where := func(n ast.Node) string {
			position := p.Fset.Position(n.Pos())
			return fmt.Sprintf("%s/%s:%d", p.PkgPath, filepath.Base(position.Filename), position.Line)
		}
		isMade := func(e ast.Expr) bool { // of other text, which id.go alone may do
			return isID(e) && text(e) == "" && !strings.Contains(where(e), "words/id.go")
		}
		asks := func(call *ast.CallExpr, plural bool) {
			id, pairs, gives := call.Args[0], call.Args[1:], []string{}
			if plural {
				pairs, gives = pairs[1:], []string{"Count", "plural"}
			}
			for i := 0; i < len(pairs); i += 2 {
				if call.Ellipsis.IsValid() {
					gives = append(gives, "anything")
				} else if name := text(pairs[i]); name == "" || i+1 == len(pairs) {
					t.Errorf("%s: parameters need constant names, and values", where(call))
				} else {
					gives = append(gives, name)
				}
			}
			if text(id) != "" {
				direct[id] = true
				at(where(call), words.ID(text(id)), gives...)
				return
			}
			if from, ok := id.(*ast.CallExpr); ok {
				if family, ok := from.Fun.(*ast.SelectorExpr); ok && text(family.X) != "" {
					given[text(family.X)] = append(given[text(family.X)], gives...)
					return
				}
				if len(from.Args) == 1 && mentions.TypeName(info.Types[from.Args[0]].Type) == "words.Counted" {
					return
				}
			}
			if len(gives) > 0 {
				t.Errorf("%s: only an id that stands here, or comes from a family, can have parameters", where(call))
			}
		}
		for _, file := range p.Syntax {
			ast.Inspect(file, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.CallExpr:
					method, _ := typeutil.Callee(info, n).(*types.Func)
					if method != nil && method.Pkg() != nil && method.Pkg().Name() == "words" {
						switch name := method.Name(); name {
						case "T", "N", "Say":
							asks(n, name == "N")
						case "Tell":
							tells = append(tells, members(info.Types[n.Args[2]].Type)...)
						}
					}
					if info.Types[n.Fun].IsType() && isMade(n) && !isID(n.Args[0]) {
						t.Errorf("%s: an id made from other text; declare a family for it", where(n))
					}
				case *ast.BinaryExpr:
					if isMade(n) {
						t.Errorf("%s: an id put together; declare a family for it", where(n))
					}
				}
				return true
			})
		}
		for _, m := range mentions.In(p) {
			switch ids := m.IDs(); {
			case m.Type == "words.Family":
				families[m.Text] = m.Of
			case m.Type == "words.Counted":
				at(where(m.Expr), ids[0], "Count", "plural")
				at(where(m.Expr), ids[1])
			case m.Type == "words.Told":
				used[ids[0]] = true
				if takes, ok := messages[ids[0]]; !ok {
					t.Errorf("%s: there is no message %q", where(m.Expr), ids[0])
				} else if !subset(takes, tells) {
					t.Errorf("%s: %q takes %q, it can get %q", where(m.Expr), ids[0], takes, tells)
				}
			case !direct[m.Expr]:
				for _, id := range ids {
					at(where(m.Expr), id)
				}
			}
		}
		for e, value := range info.Types {
			if text := text(e); text != "" {
				name := mentions.TypeName(value.Type)
				constants[name] = append(constants[name], text)
			}
		}
	}
	maps.Copy(constants, names())
	maps.Copy(constants, namesOfSecond())
	for pattern, of := range families {
		for _, name := range constants[of] {
			id := words.Family[string](pattern).ID(name)
			used[id] = true
			if _, ok := messages[id]; !ok {
				t.Errorf("there is no message %q", id)
			}
			for _, takes := range messages[id] {
				if gives := given[pattern]; !slices.Contains(gives, takes) && !slices.Contains(gives, "anything") {
					t.Errorf("%q takes %q, it gets %q", id, takes, gives)
				}
			}
		}
	}
	for _, id := range slices.Sorted(maps.Keys(messages)) {
		if !used[id] {
			t.Errorf("nobody asks for %q", id)
		}
	}
}
