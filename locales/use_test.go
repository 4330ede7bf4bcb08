package locales_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"math/rand/v2"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/ui/settings"
)

// root is the folder of the program, seen from this one.
const root = ".."

// source is a file of the program that shows words.
type source struct {
	file      *ast.File
	folder    string
	functions []ast.Node // all of them, outer ones first
}

// program is what the program's sources say.
type program struct {
	set     *token.FileSet
	sources []*source
}

// parseProgram reads main and everything in the folder ui, without tests.
func parseProgram(t *testing.T) *program {
	t.Helper()
	p := &program{set: token.NewFileSet()}
	add := func(path string) {
		file, err := parser.ParseFile(p.set, path, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		s := &source{file: file, folder: filepath.Dir(path)}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n.(type) {
			case *ast.FuncDecl, *ast.FuncLit:
				s.functions = append(s.functions, n)
			}
			return true
		})
		p.sources = append(p.sources, s)
	}
	add(filepath.Join(root, "main.go"))
	err := filepath.WalkDir(filepath.Join(root, "ui"), func(path string, entry fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go") {
			add(path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func (p *program) at(n ast.Node) string {
	position := p.set.Position(n.Pos())
	return fmt.Sprintf("%s:%d", strings.TrimPrefix(filepath.ToSlash(position.Filename), root+"/"), position.Line)
}

// text is the value of a string literal.
func text(e ast.Expr) (string, bool) {
	literal, ok := e.(*ast.BasicLit)
	if !ok || literal.Kind != token.STRING {
		return "", false
	}
	value, err := strconv.Unquote(literal.Value)
	return value, err == nil
}

// unknown stands in an id for what is known only when the program runs.
const unknown = "\x00"

// asking is a call of T or N.
type asking struct {
	call   *ast.CallExpr
	source *source
	plural bool     // N
	ids    []string // what the id can be, parts of it perhaps unknown
	names  []string // of the parameters, with Count for N
	open   bool     // further parameters, known only when the program runs
}

// askings lists the calls of T and N.
func (p *program) askings(t *testing.T) (all []asking) {
	t.Helper()
	for _, s := range p.sources {
		ast.Inspect(s.file, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			selector, ok := call.Fun.(*ast.SelectorExpr)
			if !ok || selector.Sel.Name != "T" && selector.Sel.Name != "N" || len(call.Args) == 0 {
				return true
			}
			a := asking{call: call, source: s, plural: selector.Sel.Name == "N", ids: p.values(s, call.Args[0], call, 0)}
			pairs := call.Args[1:]
			if a.plural {
				a.names = append(a.names, "Count")
				pairs = call.Args[min(2, len(call.Args)):]
			}
			a.open = call.Ellipsis.IsValid()
			for i := 0; i < len(pairs) && !a.open; i += 2 {
				name, ok := text(pairs[i])
				if !ok || i+1 == len(pairs) {
					t.Errorf("%s: parameters must be given as literal names, each with a value", p.at(call))
					break
				}
				a.names = append(a.names, name)
			}
			slices.Sort(a.names)
			all = append(all, a)
			return true
		})
	}
	if len(all) < 50 {
		t.Fatalf("only %d messages are asked for: they are not recognised any more", len(all))
	}
	return all
}

// values lists what a string expression at a place in a source can be. It looks into constants,
// variables of the function, and parameters of functions whose calls stand in the same package.
func (p *program) values(s *source, e ast.Expr, at ast.Node, depth int) []string {
	if depth > 6 {
		return []string{unknown}
	}
	switch e := e.(type) {
	case *ast.BasicLit:
		if value, ok := text(e); ok {
			return []string{value}
		}
	case *ast.ParenExpr:
		return p.values(s, e.X, at, depth+1)
	case *ast.BinaryExpr:
		var all []string
		for _, left := range p.values(s, e.X, at, depth+1) {
			for _, right := range p.values(s, e.Y, at, depth+1) {
				all = append(all, left+right)
			}
		}
		return all
	case *ast.Ident:
		if value, ok := p.constant(s, e.Name); ok {
			return []string{value}
		}
		// Inner functions hide what outer ones call by the same name.
		for _, function := range slices.Backward(s.functions) {
			if at.Pos() < function.Pos() || at.Pos() >= function.End() {
				continue
			}
			if values := p.assigned(s, function, e.Name, depth); len(values) > 0 {
				return values
			}
			if place := parameterPlace(function, e.Name); place >= 0 {
				return p.passed(s, function, place, depth)
			}
		}
	}
	return []string{unknown}
}

// constant is a constant of the package.
func (p *program) constant(s *source, name string) (string, bool) {
	for _, other := range p.sources {
		if other.folder != s.folder {
			continue
		}
		for _, declaration := range other.file.Decls {
			general, ok := declaration.(*ast.GenDecl)
			if !ok || general.Tok != token.CONST {
				continue
			}
			for _, spec := range general.Specs {
				values := spec.(*ast.ValueSpec)
				for i, ident := range values.Names {
					if ident.Name == name && i < len(values.Values) {
						return text(values.Values[i])
					}
				}
			}
		}
	}
	return "", false
}

// assigned lists what a variable of a function is set to.
func (p *program) assigned(s *source, function ast.Node, name string, depth int) (all []string) {
	ast.Inspect(function, func(n ast.Node) bool {
		assignment, ok := n.(*ast.AssignStmt)
		if !ok || len(assignment.Lhs) != len(assignment.Rhs) {
			return true
		}
		for i, left := range assignment.Lhs {
			if ident, ok := left.(*ast.Ident); ok && ident.Name == name {
				all = append(all, p.values(s, assignment.Rhs[i], assignment, depth+1)...)
			}
		}
		return true
	})
	return all
}

// parameterPlace counts the parameters of a function before the one of this name; -1 if it has none.
func parameterPlace(function ast.Node, name string) int {
	var signature *ast.FuncType
	switch function := function.(type) {
	case *ast.FuncDecl:
		signature = function.Type
	case *ast.FuncLit:
		signature = function.Type
	}
	place := 0
	for _, field := range signature.Params.List {
		for _, ident := range field.Names {
			if ident.Name == name {
				return place
			}
			place++
		}
	}
	return -1
}

// passed lists what the calls of a function give it at a place.
func (p *program) passed(s *source, function ast.Node, place, depth int) (all []string) {
	name := ""
	if declaration, ok := function.(*ast.FuncDecl); ok {
		name = declaration.Name.Name
	} else {
		ast.Inspect(s.file, func(n ast.Node) bool {
			if assignment, ok := n.(*ast.AssignStmt); ok && len(assignment.Lhs) == 1 && assignment.Rhs[0] == function {
				if ident, ok := assignment.Lhs[0].(*ast.Ident); ok {
					name = ident.Name
				}
			}
			return true
		})
	}
	for _, other := range p.sources {
		_, isDeclaration := function.(*ast.FuncDecl)
		if other.folder != s.folder || !isDeclaration && other != s {
			continue
		}
		ast.Inspect(other.file, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok || place >= len(call.Args) {
				return true
			}
			called := ""
			switch fun := call.Fun.(type) {
			case *ast.Ident:
				called = fun.Name
			case *ast.SelectorExpr:
				called = fun.Sel.Name
			}
			if name != "" && called == name {
				all = append(all, p.values(other, call.Args[place], call, depth+1)...)
			}
			return true
		})
	}
	if len(all) == 0 {
		return []string{unknown}
	}
	return all
}

// family is a number of messages whose ids end in names of the engine or of settings.
type family struct {
	members []string

	// of gives the parameters of a message and whether it has plural forms. It is nil where
	// all are asked for alike, so that the call itself tells.
	of func(member string) (names []string, plural bool)
}

// named lists the names of numbers, from one on up to the last that has a name: beyond it the
// engine's table ends, and asking panics.
func named[T ~uint8](from T, name func(T) string) (names []string) {
	defer func() { _ = recover() }()
	for ; ; from++ {
		names = append(names, name(from))
	}
}

// families are declared here: whoever makes ids in a new way adds theirs to them.
func families(t *testing.T, p *program) map[string]family {
	t.Helper()
	var roles, colours, kinds, contracts, themes, speeds, seats []string
	for _, role := range portroyal.Roles() {
		roles = append(roles, role.String())
	}
	for colour := portroyal.Yellow; colour <= portroyal.Black; colour++ {
		colours = append(colours, colour.String())
	}
	faces := map[string]*portroyal.Face{}
	sentences := map[string]*portroyal.Face{} // a card's sentence tells more cards apart than its ability
	for _, card := range portroyal.AllCards(portroyal.AllDecks) {
		face := card.Face()
		kind := face.Type.String()
		switch {
		case face.Type == portroyal.Person:
			kind = face.Role.String()
		case face.Skull:
			kind = "skull"
		case face.Type == portroyal.TaxIncrease:
			kind += "." + face.Bonus.String()
		}
		faces[kind] = face
		switch {
		case face.CoinToOther > 0:
			kind += ".gift"
		case face.Type == portroyal.TaxIncrease && face.Deck == portroyal.DeckUnterwegs:
			kind = "tax.unterwegs"
		}
		sentences[kind] = face
	}
	kinds = slices.Sorted(maps.Keys(faces))
	for _, contract := range portroyal.AllContracts() {
		contracts = append(contracts, contract.String())
	}
	for _, theme := range settings.Themes {
		themes = append(themes, string(theme))
	}
	for _, speed := range settings.Speeds {
		speeds = append(speeds, string(speed))
	}
	for i := range portroyal.MaxPlayers {
		seats = append(seats, strconv.Itoa(i+1))
	}
	told, counted := p.toldEvents(t)
	return map[string]family{
		"role.":      {members: roles},
		"ship.":      {members: colours},
		"letter.":    {members: colours},
		"ability.":   {members: kinds},
		"theme.":     {members: themes},
		"speed.":     {members: speeds},
		"name.":      {members: seats},
		"opponent.":  {members: p.opponents(t)},
		"preset.":    {members: p.firstFields(t, "presets")},
		"deck.":      {members: portroyal.AllDecks.Names()},
		"rules.":     {members: p.firstFields(t, "sections")},
		"help.does.": {members: p.firstFields(t, "lines")},
		"help.key.":  {members: []string{"space", "enter", "digits", "arrows", "others", "escape"}},
		"ask.thinks.": {members: []string{
			portroyal.Discover.String(), portroyal.Repel.String(), portroyal.Trade.String(), portroyal.Moment.String(), portroyal.MoveTime.String(),
		}},
		"contract.":      {members: contracts},
		"contract.task.": {members: contracts},
		"contract.text.": {members: contracts},
		"text.": {slices.Sorted(maps.Keys(sentences)), func(kind string) ([]string, bool) {
			switch face := sentences[kind]; {
			case face.Type == portroyal.Person && face.Colour != portroyal.NoColour:
				return []string{"Ship"}, false
			case face.Type == portroyal.Person && face.Swords > 0, face.Skull:
				return []string{"Count"}, true
			case face.Type == portroyal.Ship:
				return []string{"Count", "Swords"}, true
			case face.Type == portroyal.Expedition:
				return []string{"Coins", "Points"}, false
			}
			return nil, false
		}},
		"reason.": {named(portroyal.Allowed, portroyal.Reason.String), func(reason string) ([]string, bool) {
			if reason == portroyal.TooExpensive.String() {
				return []string{"Have", "Need"}, false
			}
			return nil, false
		}},
		"event.": {told, func(event string) ([]string, bool) {
			// Which parameters they may have is seen from games, in a test of its own.
			return nil, slices.Contains(counted, event)
		}},
	}
}

// opponents are the kinds of seats that the set-up screen offers.
func (p *program) opponents(t *testing.T) (names []string) {
	t.Helper()
	return append([]string{"person"}, p.firstFields(t, "opponents")...)
}

// firstFields lists the names with which the rows of a table begin.
func (p *program) firstFields(t *testing.T, table string) (names []string) {
	t.Helper()
	for _, s := range p.sources {
		ast.Inspect(s.file, func(n ast.Node) bool {
			spec, ok := n.(*ast.ValueSpec)
			if !ok || len(spec.Names) != 1 || spec.Names[0].Name != table || len(spec.Values) != 1 {
				return true
			}
			for _, row := range spec.Values[0].(*ast.CompositeLit).Elts {
				first := row.(*ast.CompositeLit).Elts[0]
				if field, ok := first.(*ast.KeyValueExpr); ok {
					first = field.Value
				}
				name, ok := text(first)
				if !ok {
					t.Errorf("%s: no name", p.at(row))
				}
				names = append(names, name)
			}
			return false
		})
	}
	if len(names) == 0 {
		t.Fatalf("the table %s is not found any more", table)
	}
	return names
}

// eventID ends the id of an event's message.
func eventID(kind portroyal.EventKind) string { return strings.ReplaceAll(kind.String(), " ", "-") }

// toldEvents lists the events that the log tells, and those of them that it tells with a number.
func (p *program) toldEvents(t *testing.T) (told, counted []string) {
	t.Helper()
	kinds := eventKinds(t)
	for _, s := range p.sources {
		if name := filepath.Base(p.set.Position(s.file.Pos()).Filename); filepath.Base(s.folder) != "log" || name == "telling.go" {
			continue // other files look at events for other ends
		}
		ast.Inspect(s.file, func(n ast.Node) bool {
			clause, ok := n.(*ast.CaseClause)
			if !ok {
				return true
			}
			withN := false
			for _, statement := range clause.Body {
				ast.Inspect(statement, func(n ast.Node) bool {
					selector, ok := n.(*ast.SelectorExpr)
					withN = withN || ok && selector.Sel.Name == "N" && isCalled(statement, selector)
					return true
				})
			}
			for _, e := range clause.List {
				selector, ok := e.(*ast.SelectorExpr)
				if !ok {
					continue
				}
				kind, ok := kinds[selector.Sel.Name]
				if !ok || kind == portroyal.TurnBegan { // that one begins a row and is not told
					continue
				}
				told = append(told, eventID(kind))
				if withN {
					counted = append(counted, eventID(kind))
				}
			}
			return true
		})
	}
	slices.Sort(told)
	told = slices.Compact(told)
	if len(told) < 5 || len(counted) == 0 {
		t.Fatal("what the log tells is not found any more")
	}
	return told, counted
}

// isCalled reports whether a selector is what a call in a statement calls, and not a field.
func isCalled(statement ast.Stmt, selector *ast.SelectorExpr) (called bool) {
	ast.Inspect(statement, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		called = called || ok && call.Fun == selector
		return true
	})
	return called
}

// eventKinds finds the engine's events by the names that they have in its source.
func eventKinds(t *testing.T) map[string]portroyal.EventKind {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), filepath.Join(root, "engine", "portroyal", "event.go"), nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	kinds := map[string]portroyal.EventKind{}
	for _, declaration := range file.Decls {
		general, ok := declaration.(*ast.GenDecl)
		if !ok || general.Tok != token.CONST {
			continue
		}
		for i, spec := range general.Specs {
			kinds[spec.(*ast.ValueSpec).Names[0].Name] = portroyal.EventKind(i)
		}
	}
	if kinds["GameEnded"] != portroyal.GameEnded || kinds["TaxBonus"] != portroyal.TaxBonus {
		t.Fatal("the engine's list of events is not as expected")
	}
	return kinds
}

func TestMessagesAskedForExist(t *testing.T) {
	english, p := messages(t, "en"), parseProgram(t)
	known := families(t, p)
	used := map[string]bool{}
	for _, a := range p.askings(t) {
		for _, id := range a.ids {
			prefix, suffix, computed := strings.Cut(id, unknown)
			if !computed {
				checkAsked(t, p, a, english, id)
				continue
			}
			family, ok := known[prefix]
			if !ok {
				t.Errorf("%s: %q cannot be followed; declare a family for it", p.at(a.call), strings.ReplaceAll(id, unknown, "…"))
				continue
			}
			used[prefix] = true
			for _, member := range family.members {
				if family.of == nil {
					checkAsked(t, p, a, english, prefix+member+suffix)
				} else if _, ok := english[prefix+member]; !ok {
					t.Errorf("%s: there is no message %q", p.at(a.call), prefix+member)
				}
			}
		}
	}
	for prefix, family := range known {
		if !used[prefix] {
			t.Errorf("nobody asks for messages %q… any more", prefix)
		}
		if family.of == nil {
			continue
		}
		for _, member := range family.members {
			message := english[prefix+member]
			names, plural := family.of(member)
			if message.plural() != plural {
				t.Errorf("%q: plural forms %t, want %t", prefix+member, message.plural(), plural)
			}
			if have := parameters(message["other"]); prefix != "event." && !slices.Equal(have, append([]string{}, names...)) {
				t.Errorf("%q has the parameters %v, it gets %v", prefix+member, have, names)
			}
		}
	}
}

// checkAsked holds a call against the message that it asks for.
func checkAsked(t *testing.T, p *program, a asking, english map[string]forms, id string) {
	t.Helper()
	message, ok := english[id]
	switch {
	case !ok:
		t.Errorf("%s: there is no message %q", p.at(a.call), id)
	case message.plural() != a.plural:
		t.Errorf("%s: %q has plural forms %t, and is asked for with a number %t", p.at(a.call), id, message.plural(), a.plural)
	case a.open:
		t.Errorf("%s: the parameters of %q cannot be seen", p.at(a.call), id)
	default:
		if have := parameters(message["other"]); !slices.Equal(have, append([]string{}, a.names...)) {
			t.Errorf("%s: %q has the parameters %v, it gets %v", p.at(a.call), id, have, a.names)
		}
	}
}

func TestMessagesAreUsed(t *testing.T) {
	english, p := messages(t, "en"), parseProgram(t)
	used := map[string]bool{}
	suffixes := map[string]bool{} // what is put after an id that stands elsewhere
	known := families(t, p)
	for _, a := range p.askings(t) {
		for _, id := range a.ids {
			prefix, suffix, computed := strings.Cut(id, unknown)
			if !computed {
				used[id] = true
			}
			for _, member := range known[prefix].members {
				used[prefix+member+suffix] = true
			}
			if computed && prefix == "" {
				suffixes[suffix] = true
			}
		}
	}
	for _, s := range p.sources {
		ast.Inspect(s.file, func(n ast.Node) bool {
			literal, ok := n.(*ast.BasicLit)
			if !ok {
				return true
			}
			if value, ok := text(literal); ok {
				used[value] = true
				for suffix := range suffixes {
					used[value+suffix] = true
				}
			}
			return true
		})
	}
	for _, id := range slices.Sorted(maps.Keys(english)) {
		if !used[id] {
			t.Errorf("nobody asks for %q", id)
		}
	}
}

// The log tells an event with the player, with the card if the event has one, with the other
// player of a fee, and with a number where there are plural forms.
func TestMessagesOfEventsGetTheirParameters(t *testing.T) {
	without, aimless, seen := map[portroyal.EventKind]bool{}, map[portroyal.EventKind]bool{}, map[portroyal.EventKind]bool{}
	random := rand.New(rand.NewPCG(1, 2))
	for seed := range uint64(150) {
		options := portroyal.DefaultOptions()
		options.Players = uint8(2 + seed%4)
		options.Target = 20
		options.Decks = []portroyal.Deck{
			portroyal.DeckBase, portroyal.DeckUnterwegs, portroyal.AllDecks &^ portroyal.DeckUnterwegs,
		}[seed%3]
		options.Players = min(options.Players, uint8(portroyal.MostPlayers(options.Decks)))
		options.Contracts = options.Decks&portroyal.DeckExpansion != 0
		options.AutoContracts = seed%2 == 0
		options.Cooperative = options.Contracts && seed%4 == 0
		position, err := portroyal.New(options, seed, portroyal.RandomStart)
		if err != nil {
			t.Fatal(err)
		}
		var tape portroyal.Tape
		for position.Phase() != portroyal.Over {
			legal := position.Legal(nil)
			if err := position.Apply(legal[random.IntN(len(legal))], &tape); err != nil {
				t.Fatal(err)
			}
		}
		for _, event := range tape.Events {
			seen[event.Kind] = true
			without[event.Kind] = without[event.Kind] || event.Card == portroyal.NoCard
			aimless[event.Kind] = aimless[event.Kind] || event.Contract == portroyal.NoContract
		}
	}
	english, p := messages(t, "en"), parseProgram(t)
	told, counted := p.toldEvents(t)
	for _, kind := range eventKinds(t) {
		id := eventID(kind)
		if !slices.Contains(told, id) {
			continue
		}
		gets := []string{"Player"}
		if seen[kind] && !without[kind] {
			gets = append(gets, "Card")
		}
		if seen[kind] && !aimless[kind] {
			gets = append(gets, "Contract")
		}
		if kind == portroyal.FeePaid || kind == portroyal.CoinGiven {
			gets = append(gets, "Other")
		}
		if slices.Contains(counted, id) {
			gets = append(gets, "Count")
		}
		for _, name := range parameters(english["event."+id]["other"]) {
			if !slices.Contains(gets, name) {
				t.Errorf("event.%s has the parameter %s, it gets %v", id, name, gets)
			}
		}
	}
	for _, kind := range []portroyal.EventKind{
		portroyal.CardRevealed, portroyal.ShipRepelled, portroyal.WentBust, portroyal.PersonHired, portroyal.ShipTraded,
		portroyal.Claimed,
	} {
		if !seen[kind] || without[kind] {
			t.Errorf("%v: the games do not show that it has a card", kind)
		}
	}
}

// sentences are literals of two or more words that no player reads. It should stay short.
var sentences = []string{
	"Port Royal", // the window's title before its words are there
}

var (
	twoWords = regexp.MustCompile(`\pL{2,}[^\pL]*\s[^\pL]*\pL{2,}`)
	letter   = regexp.MustCompile(`\pL`)
)

// silent reports whether what a call is given is read by developers only.
func silent(call *ast.CallExpr) bool {
	switch fun := call.Fun.(type) {
	case *ast.Ident:
		return fun.Name == "panic"
	case *ast.SelectorExpr:
		switch fun.Sel.Name {
		case "Errorf", "Debug", "Info", "Warn", "Error", "Log", "LogError":
			return true
		case "New":
			receiver, ok := fun.X.(*ast.Ident)
			return ok && receiver.Name == "errors"
		}
	}
	return false
}

// shows are the functions that put a text on the screen; which argument is the text does not
// matter, since none of the others is one.
var shows = []string{
	"NewPlate", "NewToggle", "NewTipped", "Line", "BoldLine", "Title", "WithToolTip", "SetToolTip",
	"NewLabel", "NewLabelWithStyle", "NewCheck", "NewText", "NewButton", "NewCard", "SetText", "SetPlaceHolder", "SetTitle",
	"centred", "say",
}

// Whatever a player reads stands in the files of the languages. Ids of messages have no spaces;
// so anything with two words in it is suspicious, and so is every word that is shown at once.
func TestNoWordsInTheWindowsCode(t *testing.T) {
	p := parseProgram(t)
	excused := map[string]bool{}
	for _, s := range p.sources {
		if s.file.Name.Name == "main" {
			continue // commands speak to the console
		}
		ast.Inspect(s.file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.ImportSpec:
				return false
			case *ast.Field:
				if n.Tag != nil {
					return false
				}
			case *ast.FuncDecl:
				if n.Name.Name == "Error" && n.Recv != nil { // the text of an error
					return false
				}
			case *ast.CallExpr:
				if silent(n) {
					return false
				}
				name := ""
				switch fun := n.Fun.(type) {
				case *ast.Ident:
					name = fun.Name
				case *ast.SelectorExpr:
					name = fun.Sel.Name
				}
				for _, argument := range n.Args {
					value, ok := text(argument)
					if ok && slices.Contains(shows, name) && letter.MatchString(value) {
						t.Errorf("%s: %q is shown, and belongs into the files of the languages", p.at(argument), value)
					}
				}
			case *ast.BasicLit:
				value, ok := text(n)
				if !ok || !twoWords.MatchString(value) {
					return true
				}
				if slices.Contains(sentences, value) {
					excused[value] = true
					return true
				}
				t.Errorf("%s: %q looks like words for a player; they belong into the files of the languages", p.at(n), value)
			}
			return true
		})
	}
	for _, sentence := range sentences {
		if !excused[sentence] {
			t.Errorf("%q need not be excused any more", sentence)
		}
	}
}
