package widgets_test

import (
	"image/color"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/look"
	"portroyal/ui/palette"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
)

// lines puts the texts of a prose together by the lines on which they stand.
func lines(t *testing.T, p fyne.Widget) (all []string) {
	t.Helper()
	p.Resize(p.MinSize())
	at := map[int]int{}
	for _, text := range visible.All[*canvas.Text](p) {
		row := int(text.Position().Y + text.Size().Height/2)
		i, known := at[row]
		if !known {
			i = len(all)
			at[row] = i
			all = append(all, "")
		}
		all[i] += text.Text
		if right := text.Position().X + text.MinSize().Width; right > p.MinSize().Width+0.5 {
			t.Errorf("%q ends at %.1f of %.1f", text.Text, right, p.MinSize().Width)
		}
	}
	return all
}

func TestProseIsBrokenIntoLines(t *testing.T) {
	test.NewTempApp(t)
	text := "Ships come into the harbour with goods, and persons come with them who look for work."
	for width := float32(120); width < 400; width += 7 {
		p := widgets.NewProse(&look.Light, palette.Ink, 15, width, []widgets.Words{{Text: text}})
		got := lines(t, p)
		if whole := strings.Join(got, " "); whole != text {
			t.Fatalf("at %.0f it says %q", width, whole)
		}
		if want := widgets.Broken(widgets.Line, text, 15, width); len(got) != len(want) {
			t.Errorf("at %.0f it has %d lines, want %d", width, len(got), len(want))
		}
	}
}

// Words that look different and have no space between them stay together, and spaces are neither lost nor doubled.
func TestProseKeepsWordsTogether(t *testing.T) {
	test.NewTempApp(t)
	to := func() {}
	words := []widgets.Words{
		{Text: "With "},
		{Text: "contracts", Link: to},
		{Text: ", your "},
		{Text: "se", Lit: true},
		{Text: "cond is worth "},
		{Text: "1 point", Strong: true},
		{Text: "."},
	}
	for width := float32(90); width < 400; width += 5 {
		p := widgets.NewLinkedProse(&look.Light, palette.Ink, 15, width, words)
		for _, line := range lines(t, p) {
			if strings.HasPrefix(line, ",") || strings.HasPrefix(line, "cond") || strings.HasPrefix(line, " ") {
				t.Errorf("at %.0f a line begins with %q", width, line)
			}
		}
	}
	one := widgets.NewLinkedProse(&look.Light, palette.Ink, 15, 1000, words)
	whole, end := "", float32(0)
	for _, text := range visible.All[*canvas.Text](one) {
		if gap := text.Position().X - end; gap > 2 && whole != "" {
			whole += " "
		} else if gap < -0.5 {
			t.Errorf("%q lies over what comes before it", text.Text)
		}
		whole += text.Text
		end = text.Position().X + text.MinSize().Width
	}
	if whole != "With contracts, your second is worth 1 point." {
		t.Errorf("it says %q", whole)
	}
}

// Links are followed with the mouse and by keyboard; a click beside one does nothing.
func TestLinksAreFollowed(t *testing.T) {
	test.NewTempApp(t)
	window := test.NewTempWindow(t, nil)
	var followed []string
	to := func(name string) func() { return func() { followed = append(followed, name) } }
	p := widgets.NewLinkedProse(&look.Light, palette.Ink, 15, 400, []widgets.Words{
		{Text: "Either "}, {Text: "this way", Link: to("this")}, {Text: " or "}, {Text: "that way", Link: to("that")},
	})
	window.SetContent(p)
	p.Resize(p.MinSize())
	for _, text := range visible.All[*canvas.Text](p) {
		p.Tapped(&fyne.PointEvent{Position: text.Position().AddXY(6, 6)})
	}
	if strings.Join(followed, " ") != "this that" {
		t.Fatalf("clicks lead to %v", followed)
	}
	window.Canvas().Focus(p)
	press := func(name fyne.KeyName) {
		key := &fyne.KeyEvent{Name: name}
		p.KeyDown(key)
		p.TypedKey(key)
	}
	press(fyne.KeyReturn)
	press(fyne.KeyRight)
	press(fyne.KeySpace)
	press(fyne.KeyRight)
	press(fyne.KeyReturn)
	if strings.Join(followed, " ") != "this that this that this" {
		t.Errorf("keys lead to %v", followed)
	}
	marked := 0
	for _, ground := range visible.All[*canvas.Rectangle](p) {
		if _, _, _, a := ground.FillColor.RGBA(); a > 0 && ground.Size().Height > 10 {
			marked++
		}
	}
	if marked != 1 {
		t.Errorf("%d links are marked", marked)
	}
	p.FocusLost()
	for _, ground := range visible.All[*canvas.Rectangle](p) {
		if ground.Size().Height > 10 && ground.FillColor != color.Transparent {
			t.Error("a mark stays when the focus has gone")
		}
	}
}
