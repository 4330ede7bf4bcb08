package files

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// bench is a question in a window for tests.
type bench struct {
	*stagetest.Player
	*dialog

	folder string
	opened []string
	saved  []string
	fails  error // what comes of saving
}

// benchAt is a window of a size with nothing in it yet. The folder is the player's home.
func benchAt(t *testing.T, size fyne.Size, language words.Language) *bench {
	t.Helper()
	s := stagetest.New(t, size, language)
	b := &bench{Player: stagetest.NewPlayer(t, s, nil), folder: t.TempDir()}
	t.Setenv("HOME", b.folder)
	s.Window.SetContent(canvas.NewRectangle(nil)) // or its size never reaches what is over it
	s.Window.Canvas().SetOnTypedKey(func(key *fyne.KeyEvent) { s.Typed(key) })
	t.Cleanup(func() {
		s.CloseAll()
		s.Background.Wait()
	})
	return b
}

func newBench(t *testing.T) *bench { return benchAt(t, stagetest.Small, words.English) }

// toOpen is a question which file to open.
func (b *bench) toOpen() Question {
	return Question{
		Title: "file.open.title", Shown: func(endings string) string { return b.At.Words.T("file.open.shown", "Endings", endings) }, Endings: []string{".a", ".b"},
		Open: func(file string) { b.opened = append(b.opened, file) },
	}
}

// toSave is a question where to save a file.
func (b *bench) toSave() Question {
	return Question{
		Title: "file.save.game", Shown: func(endings string) string { return b.At.Words.T("file.save.shown", "Endings", endings) }, Endings: []string{".a", ".b"}, Name: "game 1.2.a",
		Save: func(file string, done func(error)) {
			b.saved = append(b.saved, file)
			done(b.fails)
		},
	}
}

func (b *bench) asks(q Question) { b.dialog = ask(context.Background(), b.At, q, read) }

// write types a text into what has the focus.
func (b *bench) write(text string) {
	for _, letter := range text {
		b.At.Window.Canvas().Focused().TypedRune(letter)
	}
}

// at checks which folder is shown, and which entry is chosen.
func (b *bench) at(folder, chosen string) {
	b.T.Helper()
	if want := filepath.Join(b.folder, folder); b.dialog.folder != want || b.chosenName() != chosen {
		b.T.Errorf("%q is chosen in %s, not %q in %s", b.chosenName(), b.dialog.folder, chosen, want)
	}
}

// Everything can be done with the keyboard: the list has the focus at once.
func TestOpeningByKeyboard(t *testing.T) {
	b := newBench(t)
	fill(t, b.folder, "Bay/", "bench/", "Bay/Cove/", "Bay/x-1.a", "Bay/x-2.a", "axe.a", "bat.b", "zoo.b")
	b.asks(b.toOpen())
	b.at("", "Bay")
	b.write("b")
	b.at("", "bench")
	b.write("b")
	b.at("", "bat.b")
	b.Pass(2 * together)
	b.write("ba")
	b.at("", "Bay")
	b.Pass(2 * together)
	b.Press(fyne.KeyEnd)
	b.at("", "zoo.b")
	b.Press(fyne.KeyHome, fyne.KeyDown, fyne.KeyDown, fyne.KeyUp)
	b.at("", "bench")
	b.Press(fyne.KeyPageDown)
	b.at("", "zoo.b")
	b.Press(fyne.KeyPageUp, fyne.KeyReturn)
	b.at("Bay", "Cove")
	b.Press(fyne.KeyReturn)
	b.at("Bay/Cove", "")
	b.Tells(b.At.Words.T("file.none"))
	b.Press(fyne.KeyBackspace)
	b.at("Bay", "Cove")
	b.Press(fyne.KeyDown, fyne.KeyReturn)
	if !slices.Equal(b.opened, []string{filepath.Join(b.folder, "Bay", "x-1.a")}) || b.At.Covered() {
		t.Errorf("opened are %q", b.opened)
	}
}

// Alt and the arrow that points up lead to the folder above, but not under what is asked over it, nor afterwards.
func TestAltUp(t *testing.T) {
	b := newBench(t)
	fill(t, b.folder, "Bay/Cove/")
	up := &desktop.CustomShortcut{KeyName: fyne.KeyUp, Modifier: fyne.KeyModifierAlt}
	q := b.toSave()
	q.Folder = filepath.Join(b.folder, "Bay", "Cove")
	b.asks(q)
	b.list.TypedShortcut(up)
	b.at("Bay", "Cove")
	b.Tap("file.folder")
	b.list.TypedShortcut(up)
	b.at("Bay", "Cove")
	b.Press(fyne.KeyEscape, fyne.KeyEscape)
	b.list.TypedShortcut(up)
	b.at("Bay", "Cove")
}

// Letters are letters, whatever they mean on the screen below.
func TestLettersMeanNothingElse(t *testing.T) {
	b := newBench(t)
	fill(t, b.folder, "a.a", "music.a")
	b.At.Everywhere = func(key *fyne.KeyEvent) bool {
		t.Errorf("%s does something else", key.Name)
		return true
	}
	b.asks(b.toOpen())
	b.Press(fyne.KeyM)
	b.write("m")
	b.at("", "music.a")
	b.At.Window.Canvas().Unfocus()
	b.Press(fyne.KeyM, fyne.KeyUp)
	b.at("", "a.a")
}

// Escape closes from wherever the focus is, also from a field with something in it, and Tab reaches everything.
func TestEscapeCloses(t *testing.T) {
	b := newBench(t)
	fill(t, b.folder, "a.a")
	for _, q := range []Question{b.toOpen(), b.toSave()} {
		b.asks(q)
		reached := b.Reached()
		wanted := []fyne.Focusable{b.list, b.field, b.contents}
		for _, plate := range visible.All[*widgets.Plate](b.Top()) {
			wanted = append(wanted, plate)
		}
		for _, one := range wanted {
			if !slices.Contains(reached, one) {
				t.Errorf("Tab does not reach a %T", one)
			}
		}
		b.At.CloseAll()
		for presses := range len(reached) + 1 {
			b.asks(q)
			b.field.SetText("something")
			for range presses {
				b.Press(fyne.KeyTab)
			}
			on := b.At.Window.Canvas().Focused()
			if b.Press(fyne.KeyEscape); b.At.Covered() || b.ctx.Err() == nil {
				t.Fatalf("Escape does not close while a %T has the focus", on)
			}
		}
	}
	if len(b.opened)+len(b.saved) > 0 {
		t.Errorf("opened are %q, saved %q", b.opened, b.saved)
	}
}

// A click chooses, two in short time open.
func TestClicks(t *testing.T) {
	b := newBench(t)
	fill(t, b.folder, "Bay/", "Bay/x.a", "y.a")
	b.asks(b.toOpen())
	click := func(line float32) {
		test.TapCanvas(b.At.Window.Canvas(), visible.Place(b.list).AddXY(50, (line+0.5)*rowHigh))
	}
	click(1)
	b.at("", "y.a")
	b.Pass(time.Second)
	click(1)
	click(0)
	b.at("", "Bay")
	click(0)
	b.at("Bay", "x.a")
	click(0)
	b.at("Bay", "x.a")
	if len(b.opened) > 0 {
		t.Fatal("a single click opens")
	}
	click(0)
	if !slices.Equal(b.opened, []string{filepath.Join(b.folder, "Bay", "x.a")}) {
		t.Errorf("opened are %q", b.opened)
	}
}

// The path leads to every folder that this one is in, whatever is left out of it; the places lead elsewhere.
func TestPathAndPlaces(t *testing.T) {
	b := benchAt(t, stage.Smallest, words.German)
	deep := strings.Repeat("a folder with a long name/", 7)
	fill(t, b.folder, deep)
	q := b.toOpen()
	q.Folder = filepath.Join(b.folder, deep)
	b.asks(q)
	b.at(deep, "")
	b.Reachable("a long path")
	b.WordsFit("a long path")
	plates := visible.All[*widgets.Plate](b.path)
	test.Tap(plates[len(plates)-2])
	b.at(filepath.Dir(filepath.Clean(deep)), "a folder with a long name")
	for b.dialog.folder != root() {
		before := b.dialog.folder
		plates = visible.All[*widgets.Plate](b.path)
		if test.Tap(plates[1]); b.dialog.folder == before {
			t.Fatalf("from %s nothing leads further up: %q", before, b.Plates())
		}
	}
	b.At.Window.Canvas().Focus(b.contents)
	for range b.places {
		b.Press(fyne.KeyUp)
	}
	b.at("", "a folder with a long name")
}

// What is searched for is anywhere in a name.
func TestSearching(t *testing.T) {
	b := newBench(t)
	fill(t, b.folder, "Bay/", "Ann und Jörg.a", "Ben.a")
	b.asks(b.toOpen())
	b.At.Window.Canvas().Focus(b.field)
	b.write("jorg ann")
	b.at("", "Ann und Jörg.a")
	b.write("x")
	b.at("", "")
	b.Tells(b.At.Words.T("file.unfound"))
	b.field.SetText("n")
	b.Press(fyne.KeyDown)
	b.at("", "Ben.a")
	if b.At.Window.Canvas().Focused() != fyne.Focusable(b.list) {
		t.Error("the arrow keys do not lead to the list")
	}
	b.Press(fyne.KeyReturn)
	if !slices.Equal(b.opened, []string{filepath.Join(b.folder, "Ben.a")}) {
		t.Errorf("opened are %q", b.opened)
	}
}

// What is wrong with a folder is said in its place, and it can be left.
func TestFoldersThatCannotBeRead(t *testing.T) {
	b := newBench(t)
	fill(t, b.folder, "Bay/")
	for fault, says := range map[error]words.ID{
		fs.ErrPermission: "file.forbidden", fs.ErrNotExist: "file.gone", errors.New("anything"): "file.unread",
	} {
		b.dialog = ask(context.Background(), b.At, b.toOpen(), func(ctx context.Context, folder string, endings []string) ([]entry, error) {
			if filepath.Base(folder) == "Bay" {
				return nil, &fs.PathError{Op: "read", Path: folder, Err: fault}
			}
			return read(ctx, folder, endings)
		})
		b.Press(fyne.KeyReturn)
		b.at("Bay", "")
		b.Tells(b.At.Words.T(says))
		b.Press(fyne.KeyBackspace)
		b.at("", "Bay")
		b.At.CloseAll()
	}
	q := b.toOpen()
	q.Folder = filepath.Join(b.folder, "gone")
	b.asks(q)
	b.at("", "Bay") // at home
}

// A folder that does not answer holds nothing up: that it is read is said, another one can be shown, Escape closes, and who
// closes the window does not wait.
func TestFolderThatDoesNotAnswer(t *testing.T) {
	b := newBench(t)
	fill(t, b.folder, "Bay/", "x.a")
	answers, onToolkit := make(chan struct{}), make(chan func())
	defer close(answers)
	b.At.Inline = false
	b.At.OnToolkit = func(do func()) { onToolkit <- do }
	slow := func(ctx context.Context, folder string, endings []string) ([]entry, error) {
		if filepath.Base(folder) == "Bay" {
			<-answers
		}
		return read(ctx, folder, endings)
	}
	b.dialog = ask(context.Background(), b.At, b.toOpen(), slow)
	(<-onToolkit)()
	(<-onToolkit)() // entries and places
	b.at("", "Bay")
	b.Press(fyne.KeyReturn)
	reading := b.At.Words.T("file.reading")
	if b.at("Bay", ""); visible.Says(b.Top(), reading) {
		t.Error("at once it says that it is reading")
	}
	b.Pass(patience)
	b.Tells(reading)
	b.Press(fyne.KeyBackspace)
	(<-onToolkit)()
	b.at("", "Bay")
	b.Press(fyne.KeyReturn, fyne.KeyEscape)
	if b.At.Covered() {
		t.Error("Escape does not close it")
	}
	b.At.Background.Wait()

	quits, quit := context.WithCancel(context.Background())
	q := b.toOpen()
	q.Folder = filepath.Join(b.folder, "Bay")
	ask(quits, b.At, q, slow)
	(<-onToolkit)() // places
	quit()
	b.At.Background.Wait()
}

// The name is marked up to its ending, to be written over; the ending of another kind is part of the name.
func TestNames(t *testing.T) {
	b := newBench(t)
	for typed, want := range map[string]string{
		"":          "game 1.2.a",
		" ":         "game 1.2.a", // that comes from the key that has led here
		"b":         "b.a",
		"round 1.2": "round 1.2.a",
	} {
		b.asks(b.toSave())
		b.write(typed)
		if b.Press(fyne.KeyReturn); !slices.Equal(b.saved, []string{filepath.Join(b.folder, want)}) || b.At.Covered() {
			t.Errorf("%q is saved as %q", typed, b.saved)
		}
		b.saved = nil
	}
	for written, want := range map[string]string{"a.B": "a.B", " a.html ": "a.html.a", "b.b": "b.b", "a": "a.a"} {
		b.asks(b.toSave())
		b.field.SetText(written)
		if got := b.named(); got != want {
			t.Errorf("%q is called %q, not %q", written, got, want)
		}
		b.At.CloseAll()
	}
}

// Whatever keeps something from being saved is said in a sentence, and another name can be written at once.
func TestWhatCannotBeSaved(t *testing.T) {
	b := newBench(t)
	fill(t, b.folder, "Bay.a/")
	for _, c := range []struct {
		name  string
		fails error
		says  words.ID
	}{
		{"", nil, "file.name.none"},
		{"a/b", nil, "file.gone"},
		{"Bay", nil, "file.name.folder"},
		{"x", &fs.PathError{Op: "write", Err: fs.ErrPermission}, "file.save.forbidden"},
		{"x", errors.New("anything"), "file.save.failed"},
	} {
		b.asks(b.toSave())
		b.fails = c.fails
		b.field.SetText(c.name)
		b.Press(fyne.KeyReturn)
		b.Tells(b.At.Words.T(c.says))
		b.write("y")
		if b.fails = nil; b.field.Text != "y" && b.field.Text != "y.a" || !visible.Says(b.Top(), "*.a") {
			t.Errorf("after %q the name is %q", c.name, b.field.Text)
		}
		if b.Press(fyne.KeyReturn); b.At.Covered() || b.saved[len(b.saved)-1] != filepath.Join(b.folder, "y.a") {
			t.Errorf("after %q saved are %q", c.name, b.saved)
		}
	}
}

// A path in the place of a name leads to its folder, and saves there under the name that it ends with.
func TestPaths(t *testing.T) {
	for _, whole := range []bool{false, true} {
		b := newBench(t)
		fill(t, b.folder, "Bay/Cove/", "Bay/there.a")
		path := func(to string) string {
			if whole {
				return filepath.Join(b.folder, to)
			}
			return to
		}
		b.asks(b.toSave())
		b.field.SetText(path(filepath.Join("Bay", "Cove")))
		b.Press(fyne.KeyReturn)
		b.at("Bay/Cove", "")
		if b.field.Text != "game 1.2.a" || len(b.saved) > 0 {
			t.Errorf("in a folder it is called %q; saved are %q", b.field.Text, b.saved)
		}
		b.At.Close()
		b.asks(b.toSave())
		b.field.SetText(path(filepath.Join("Bay", "there")))
		b.Press(fyne.KeyReturn)
		b.Tells(b.At.Words.T("file.replace.about", "File", "there.a"))
		b.Press(fyne.KeyEscape)
		b.at("Bay", "Cove")
		b.field.SetText(path(filepath.Join("Bay", "new")))
		if !whole {
			b.field.SetText(filepath.Join("..", "Bay", "new"))
		}
		b.Press(fyne.KeyReturn)
		if want := filepath.Join(b.folder, "Bay", "new.a"); !slices.Equal(b.saved, []string{want}) || b.At.Covered() {
			t.Errorf("saved are %q, not %s", b.saved, want)
		}
	}
}

// What is there is replaced only after a question, which Escape and the plate that has the focus answer with no.
func TestReplacing(t *testing.T) {
	b := newBench(t)
	fill(t, b.folder, "old.a")
	b.asks(b.toSave())
	b.Press(fyne.KeyDown) // chooses it for its name
	if b.field.Text != "old.a" {
		t.Errorf("the name is %q", b.field.Text)
	}
	for _, no := range []fyne.KeyName{fyne.KeyEscape, fyne.KeyReturn} {
		b.Press(fyne.KeyReturn)
		b.Tells(b.At.Words.T("file.replace.title"))
		if b.Press(no); len(b.saved) > 0 || !b.At.Shows(Overlay) || b.At.Depth() != 1 {
			t.Fatalf("%s saves %q, and %d overlays are open", no, b.saved, b.At.Depth())
		}
	}
	b.Press(fyne.KeyReturn)
	b.Tap("file.replace")
	if !slices.Equal(b.saved, []string{filepath.Join(b.folder, "old.a")}) || b.At.Covered() {
		t.Errorf("saved are %q", b.saved)
	}
}

// What the list would never show again, or lies somewhere else, is no name.
func TestWhatIsNoName(t *testing.T) {
	for name, can := range map[string]bool{
		"game.a": true, "a..b": true, "..": false, "...a": false, ".hidden": false, "a/b": false, "/a": false, "": false,
	} {
		if canBeCalled(name) != can {
			t.Errorf("%q: %v", name, !can)
		}
	}
}

// A new folder is shown at once; one that cannot be made is told.
func TestNewFolder(t *testing.T) {
	b := newBench(t)
	b.asks(b.toSave())
	b.Tap("file.folder")
	b.Press(fyne.KeyEscape)
	b.at("", "")
	b.Tap("file.folder")
	b.write("a/b")
	b.Press(fyne.KeyReturn)
	b.Tells(b.At.Words.T("file.name.wrong"))
	b.Tap("file.folder")
	b.write("Bay")
	b.Press(fyne.KeyReturn)
	b.at("Bay", "")
	if b.Press(fyne.KeyReturn); !slices.Equal(b.saved, []string{filepath.Join(b.folder, "Bay", "game 1.2.a")}) {
		t.Errorf("saved are %q", b.saved)
	}
	if there, err := os.Stat(filepath.Join(b.folder, "Bay")); err != nil || !there.IsDir() {
		t.Error("there is no folder", err)
	}
}

// All of it has room in the smallest window, in every language.
func TestWordsFit(t *testing.T) {
	for _, size := range []fyne.Size{stage.Smallest, {Width: 2560, Height: 1600}} {
		for _, language := range words.Languages {
			b := benchAt(t, size, language)
			fill(t, b.folder, "Documents/", "Downloads/", strings.Repeat("long ", 40)+".a")
			for _, q := range []Question{b.toOpen(), b.toSave()} {
				about := string(language) + " " + string(q.Title)
				b.asks(q)
				b.Reachable(about)
				b.WordsFit(about)
				b.WordsLieOnTheirPlates()
				if b.list.Size().Height < 4*rowHigh {
					t.Errorf("%s, %v: the list is %v high", about, size, b.list.Size().Height)
				}
				for _, says := range []words.ID{"file.save.forbidden", "file.save.full", "file.name.wrong"} {
					b.say(says)
					b.WordsFit(about)
				}
				b.At.CloseAll()
			}
		}
	}
}

// Whatever size the window gets meanwhile, all of it is there, and what is written, chosen and looked for stays.
func TestOtherSizesMeanwhile(t *testing.T) {
	for name, q := range map[string]func(*bench) Question{"open": (*bench).toOpen, "save": (*bench).toSave} {
		b := benchAt(t, fyne.NewSize(1280, 800), words.German)
		fill(t, b.folder, "Bay/", "axe.a", "bat.b", "zoo.b")
		b.asks(q(b))
		b.Press(fyne.KeyTab)
		b.At.Window.Canvas().Focus(b.field)
		b.field.SetText("")
		b.write("z")
		for _, size := range []fyne.Size{stage.Smallest, {Width: 2560, Height: 1600}, stagetest.Small, {Width: 1280, Height: 800}} {
			b.At.Window.Resize(size)
			b.Pass(time.Second)
			b.WordsFit(name)
			b.Reachable(name)
			if b.field.Text != "z" || b.At.Window.Canvas().Focused() != fyne.Focusable(b.field) {
				t.Errorf("%s at %v: %q is written, and %T has the focus", name, size, b.field.Text, b.At.Window.Canvas().Focused())
			}
		}
		if name == "open" {
			b.at("", "zoo.b")
		}
		b.write("o")
		if b.field.Text != "zo" {
			t.Errorf("%s: %q is written in the end", name, b.field.Text)
		}
		b.At.CloseAll()
	}
}

// What is asked over it keeps the focus, and it is there for the answer.
func TestOtherSizesBelowAQuestion(t *testing.T) {
	b := benchAt(t, fyne.NewSize(1280, 800), words.English)
	fill(t, b.folder, "game 1.2.a")
	b.asks(b.toSave())
	b.Press(fyne.KeyReturn)
	b.Pass(time.Second)
	asked := b.At.Window.Canvas().Focused()
	b.At.Window.Resize(stage.Smallest)
	b.Pass(time.Second)
	if is := b.At.Window.Canvas().Focused(); is != asked || is == nil {
		t.Errorf("%T has the focus, not %T", is, asked)
	}
	b.Press(fyne.KeyEscape)
	if on := b.At.Window.Canvas(); on.Focused() != fyne.Focusable(b.field) {
		t.Errorf("%T has the focus afterwards", on.Focused())
	}
}
