package shell

import (
	"cmp"
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/ui/geometry"
	"portroyal/ui/look"
	"portroyal/ui/palette"
	"portroyal/ui/settings"
	"portroyal/ui/sheet"
	"portroyal/ui/sound"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// settingsDialog is open over the screen while the settings are changed. Every change is seen at once.
type settingsDialog struct {
	*Window
	by       float32
	width    float32
	device   *canvas.Text                // says whether there is anything to hear sounds with
	controls map[words.ID]fyne.Focusable // by their titles
	under    func()                      // lays the menu that it is over, nil where it is over a screen
}

// settingsGroup is a part of the settings under a heading.
type settingsGroup struct {
	symbol string
	title  words.ID
	lines  []fyne.CanvasObject
}

// groups are all settings, in the order in which they are shown. A new setting is a line here.
func (d *settingsDialog) groups() []settingsGroup {
	lines := func(of ...fyne.CanvasObject) []fyne.CanvasObject { return of }
	return []settingsGroup{
		{"spyglass", "settings.group.display", d.displayed()},
		{"hourglass", "settings.group.game", lines(d.speed(), d.log())},
		{"bell", d.soundTitle(), lines(d.effects(), d.harbour(), d.music())},
		{"lantern", "settings.group.aids", lines(d.beside(d.aids()...))},
	}
}

// settingsOverlay is the name of the overlay with the settings.
const settingsOverlay = "settings"

// OpenSettings opens the settings over the screen.
func (w *Window) OpenSettings() { w.showSettings(nil) }

// SettingsOver opens them over a menu, which menu lays in another language.
func (w *Window) SettingsOver(menu func()) func() { return func() { w.showSettings(menu) } }

// showSettings opens the settings over a menu, nil for none, and gives what it shows.
func (w *Window) showSettings(under func()) *settingsDialog {
	d := &settingsDialog{Window: w, by: sheet.Growth(w.stage), controls: map[words.ID]fyne.Focusable{}, under: under}
	d.width = min(settingsWidth*d.by, stage.Room(w.window.Canvas()).Width-64*d.by)
	d.device = widgets.Line("", 13*d.by, w.stage.Colours().Quiet)
	d.tellDevice()
	column := container.New(layout.NewCustomPaddedVBoxLayout(d.gap()))
	for _, group := range d.groups() {
		column.Add(d.group(group))
	}
	wide := canvas.NewRectangle(color.Transparent)
	wide.SetMinSize(fyne.NewSize(d.width, 0))
	foot := container.New(layout.NewCustomPaddedLayout(d.gap()*0.5, 0, 0, 0), geometry.Part(w.stage.Words.T("close"), d.foot()))
	w.changing = d
	body := container.NewStack(wide, column)
	w.stage.Lay(stage.Overlay{Name: settingsOverlay, Content: sheet.Tall(w.stage, "settings.title", body, foot)})
	w.sounds.Look()
	return d
}

// foot closes the settings; beside that, about the program is found.
func (d *settingsDialog) foot() fyne.CanvasObject {
	about := d.stage.Plate(widgets.QuietPlate, "start.about", d.by, d.openAbout)
	return container.NewStack(container.NewHBox(container.NewCenter(about)), container.NewCenter(sheet.Closer(d.stage)))
}

// The dialog in units: its width, and the width of the names of the settings.
const (
	settingsWidth = 880
	settingsName  = 186
)

// spare is the height that there is beyond what all settings need, less than nothing where they have to move together.
func (d *settingsDialog) spare() float32 { return stage.Room(d.window.Canvas()).Height/d.by - 770 }

// gap is the room between groups, more of it where the window is high enough.
func (d *settingsDialog) gap() float32 { return (6 + min(max(d.spare()/10, -5), 8)) * d.by }

// apart is the room between one setting and the next, also beside it.
func (d *settingsDialog) apart() float32 { return (6 + min(max(d.spare()/70, -1), 0)) * d.by }

// high is the height of what can be chosen, without its edge.
func (d *settingsDialog) high() float32 { return (32 + min(max(d.spare()/12, -6), 0)) * d.by }

// group is a heading with a symbol, and the settings under it.
func (d *settingsDialog) group(of settingsGroup) fyne.CanvasObject {
	large := d.by * (1 + min(max(d.spare()/280, -0.25), 0)) // smaller where the window is low
	size := 22 * large
	heading := widgets.NewHeading(d.stage.Colours(), large, d.stage.Symbol(of.symbol, size), size,
		d.stage.Words.T(of.title))
	if of.title == d.soundTitle() {
		heading = container.NewBorder(nil, nil, nil, container.NewCenter(d.device), heading)
	}
	column := container.New(layout.NewCustomPaddedVBoxLayout(d.apart()), heading)
	for _, line := range of.lines {
		column.Add(line)
	}
	return geometry.Part(d.stage.Words.T(of.title), column)
}

// beside lays toggles side by side.
func (d *settingsDialog) beside(toggles ...*widgets.Toggle) fyne.CanvasObject {
	gap, n := d.apart(), float32(len(toggles))
	row := container.New(layout.NewCustomPaddedHBoxLayout(gap))
	width, height := (d.width+gap)/n-gap, float32(0)
	var grown []fyne.CanvasObject // measured as large as they are shown
	for _, toggle := range toggles {
		one := d.stage.Grown(d.by, toggle)
		one.Resize(fyne.NewSize(width, 0)) // its sentence wraps at the width that it has had
		height = max(height, one.MinSize().Height)
		grown = append(grown, one)
	}
	for _, one := range grown {
		row.Add(widgets.Fixed(one, width, height))
	}
	return row
}

// tellDevice says whether there is anything to hear sounds with, and if what is chosen of them does not last.
func (d *settingsDialog) tellDevice() {
	d.device.Text = d.stage.Words.T(map[sound.Found]words.ID{
		sound.Unknown: "settings.device.unknown", sound.Present: "settings.device.present",
		sound.Missing: "settings.device.missing", sound.Gone: "settings.device.missing",
	}[d.sounds.Found()])
	if !d.lasts() {
		d.device.Text += " · " + d.stage.Words.T("settings.unkept")
	}
	d.device.Refresh()
}

// names is the width of the names of the settings: less where there is less, so that what can be chosen has room.
func (d *settingsDialog) names() float32 {
	const given = 0.3 // of what the dialog lacks
	return settingsName*d.by - given*(settingsWidth*d.by-d.width)
}

// named writes the name of a setting in front of what it can be.
func (d *settingsDialog) named(id words.ID, picks fyne.CanvasObject) fyne.CanvasObject {
	width := d.names()
	name := widgets.Paragraph(widgets.Line, d.stage.Words.T(id), 14.5*d.by, d.stage.Colours().Text, width, 1,
		fyne.TextAlignLeading)
	names := container.New(layout.NewCustomPaddedVBoxLayout(0), layout.NewSpacer(), name, layout.NewSpacer())
	left := geometry.Unread(widgets.Fixed(names, width, name.MinSize().Height))    // the choices say it
	return container.New(layout.NewBorderLayout(nil, nil, left, nil), left, picks) // in the order in which they are read
}

// choice lets the player choose between a few values, all of them in sight.
func (d *settingsDialog) choice(
	id words.ID, texts []string, samples []fyne.CanvasObject, current int, choose func(int),
) fyne.CanvasObject {
	c := d.stage.Colours()
	const edges = 10 + 2*widgets.PickEdge // beside a choice, and to the left in it
	clear := &clearOfTick{widgets.TickRoom * d.by}
	room := (d.width-d.names())/float32(len(texts)) - edges*d.by - clear.room
	var picks []*widgets.Pick
	for i, text := range texts {
		width := room
		row := container.New(layout.NewCustomPaddedHBoxLayout(6 * d.by))
		if samples != nil {
			row.Add(container.NewCenter(samples[i]))
			width -= samples[i].MinSize().Width + 6*d.by
		}
		line := widgets.OneLine(widgets.Line, text, 14.5*d.by, c.Text, width, fyne.TextAlignCenter)
		need := min(widgets.Line(text, 14.5*d.by, c.Text).MinSize().Width, width)
		row.Add(container.NewCenter(widgets.Fixed(line, need, line.MinSize().Height)))
		high := canvas.NewRectangle(color.Transparent)
		high.SetMinSize(fyne.NewSize(0, d.high()))
		picks = append(picks, widgets.NewPick(c, d.by, text, container.NewStack(high, container.New(clear, row))))
	}
	row := widgets.NewPicks(layout.NewGridLayoutWithColumns(len(texts)), len(texts), current, choose, picks...)
	row.What = d.stage.Words.T(id)
	d.controls[id] = row
	return d.named(id, row)
}

// clearOfTick lays its one object in the middle of a choice, or further to the left if the tick would cover it, which
// takes so much room at the right.
type clearOfTick struct{ room float32 }

// MinSize implements fyne.Layout.
func (l *clearOfTick) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[0].MinSize() }

// Layout implements fyne.Layout.
func (l *clearOfTick) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	need := objects[0].MinSize().Width
	x := max(min((size.Width-need)/2, size.Width-l.room-need), 0)
	objects[0].Resize(fyne.NewSize(need, size.Height))
	objects[0].Move(fyne.NewPos(x, 0))
}

// again makes everything anew, the dialog as well, with the focus where it was.
func (d *settingsDialog) again(id words.ID) {
	d.stage.CloseAll() // the screen below is in the old language
	d.Restyle()
	if d.under != nil {
		d.under()
	}
	if control := d.showSettings(d.under).controls[id]; control != nil {
		d.window.Canvas().Focus(control)
	}
}

// hold makes everything anew with the focus where it is.
func (d *settingsDialog) hold() {
	for id, control := range d.controls {
		if control == d.window.Canvas().Focused() {
			d.again(id)
			return
		}
	}
	d.again("")
}

func (d *settingsDialog) language() fyne.CanvasObject {
	const id = words.ID("settings.language")
	var texts []string
	current := 0
	for i, code := range words.Languages {
		texts = append(texts, words.In(code).T("language.name"))
		if code == d.stage.Words.Language() {
			current = i
		}
	}
	return d.choice(id, texts, nil, current, func(i int) {
		d.settings.Language, d.config.Language = string(words.Languages[i]), ""
		d.again(id)
	})
}

func (d *settingsDialog) theme() fyne.CanvasObject {
	const id = words.ID("settings.theme")
	texts, current := textsOf(d.stage.Words, "theme.*", settings.Themes, d.settings.Theme)
	var samples []fyne.CanvasObject
	for _, theme := range settings.Themes {
		samples = append(samples, d.sample(theme))
	}
	return d.choice(id, texts, samples, current, func(i int) {
		d.settings.Theme, d.config.Theme = settings.Themes[i], ""
		d.again(id)
	})
}

// sample shows an appearance: its sea, its panels and what shines over them; both halves for that which follows
// the system.
func (d *settingsDialog) sample(of settings.Theme) fyne.CanvasObject {
	type sky struct {
		colours *look.Colours
		light   color.Color
	}
	day, night, plain := sky{&look.Light, palette.Gold}, sky{&look.Dark, palette.Foam},
		sky{&look.HighContrast, look.HighContrast.Text}
	halves := map[settings.Theme][2]sky{
		settings.ThemeSystem: {day, night}, settings.ThemeLight: {day, day},
		settings.ThemeDark: {night, night}, settings.ThemeHigh: {plain, plain},
	}[of]
	part := func(of sky) fyne.CanvasObject {
		return container.New(layout.NewCustomPaddedVBoxLayout(0),
			widgets.Fixed(canvas.NewRectangle(of.colours.Sea), 13*d.by, 12*d.by),
			widgets.Fixed(canvas.NewRectangle(of.colours.Panel), 13*d.by, 8*d.by))
	}
	disc := canvas.NewCircle(halves[1].light)
	edge := canvas.NewRectangle(color.Transparent)
	edge.StrokeColor, edge.StrokeWidth = d.stage.Colours().Quiet, 1.2*d.by
	return widgets.Fixed(container.NewStack(
		container.New(layout.NewCustomPaddedHBoxLayout(0), part(halves[0]), part(halves[1])),
		widgets.Fixed(disc, 8*d.by, 8*d.by), edge), 26*d.by, 20*d.by)
}

func (d *settingsDialog) speed() fyne.CanvasObject {
	texts, current := textsOf(d.stage.Words, "speed.*", settings.Speeds, d.settings.Speed)
	return d.choice("settings.speed", texts, nil, current, func(i int) {
		d.settings.Speed, d.config.Speed = settings.Speeds[i], ""
		d.keep()
	})
}

// soundTitle says whether anything is heard, and which key switches it off or on.
func (d *settingsDialog) soundTitle() words.ID {
	if d.muted() {
		return "settings.group.muted"
	}
	return "settings.group.sound"
}

func (d *settingsDialog) effects() fyne.CanvasObject {
	return d.volume("settings.effects", &d.settings.Sound.Effects, func() { d.stage.Play(sound.Coins) })
}

func (d *settingsDialog) harbour() fyne.CanvasObject {
	return d.volume("settings.harbour", &d.settings.Sound.Harbour, func() {})
}

func (d *settingsDialog) music() fyne.CanvasObject {
	return d.volume("settings.music", &d.settings.Sound.Music, func() {})
}

// volume lets the player choose how loud something is; heard gives an example of it.
func (d *settingsDialog) volume(id words.ID, of *settings.Volume, heard func()) fyne.CanvasObject {
	texts, current := textsOf(d.stage.Words, "volume.*", settings.Volumes, *of)
	return d.choice(id, texts, nil, current, func(i int) {
		muted, lasted := d.muted(), d.lasts()
		d.setVolume(of, settings.Volumes[i])
		if d.muted() != muted || d.lasts() != lasted {
			d.again(id)
		}
		heard()
	})
}

// displayed are the settings of how everything is shown. A browser has a size of its own for that.
func (d *settingsDialog) displayed() []fyne.CanvasObject {
	shown := []fyne.CanvasObject{d.language(), d.theme()}
	if d.config.Browser == nil {
		shown = append(shown, d.size())
	}
	return append(shown, d.beside(d.display()...))
}

// size lets the player choose how large everything is, as far as the window has room.
func (d *settingsDialog) size() fyne.CanvasObject {
	const id = words.ID("settings.size")
	var texts []string
	for _, size := range settings.Sizes {
		texts = append(texts, d.stage.Words.Percent(float64(size.Factor())))
	}
	current := slices.Index(settings.Sizes, cmp.Or(d.settings.Size, settings.Usual))
	return d.choice(id, texts, nil, current, func(i int) {
		d.setSize(settings.Sizes[i])
		d.again(id)
	})
}

// display are what is switched on and off about how everything is shown. A browser fills the screen in its own way.
func (d *settingsDialog) display() []*widgets.Toggle {
	toggles := []*widgets.Toggle{d.largerText(), d.motion()}
	if d.InBrowser() {
		return toggles
	}
	return append(toggles, d.toggle("settings.whole", d.window.FullScreen(), d.fillScreen))
}

func (d *settingsDialog) largerText() *widgets.Toggle {
	return d.toggle("settings.larger", d.settings.LargerText, func(on bool) { d.settings.LargerText = on })
}

func (d *settingsDialog) motion() *widgets.Toggle {
	return d.toggle("settings.motion", d.stage.Still(), d.stage.SetStill)
}

// aids are what the game offers to help its players.
func (d *settingsDialog) aids() (toggles []*widgets.Toggle) {
	for _, aid := range d.house.Aids() {
		toggles = append(toggles, d.toggle(aid.ID, aid.On, aid.Set))
	}
	return toggles
}

// logs are the ways to leave the log, in the order in which they are offered.
var logs = []struct {
	log  settings.Log
	name words.ID
}{
	{settings.LogAsFits, "settings.log.fits"},
	{settings.LogOpen, "settings.log.open"},
	{settings.LogFolded, "settings.log.folded"},
}

func (d *settingsDialog) log() fyne.CanvasObject {
	const id = words.ID("settings.log")
	var texts []string
	current := 0
	for i, of := range logs {
		texts = append(texts, d.stage.Words.T(of.name))
		if of.log == d.settings.Log {
			current = i
		}
	}
	return d.choice(id, texts, nil, current, func(i int) {
		d.settings.Log = logs[i].log
		d.Restyle()
		d.window.Canvas().Focus(d.controls[id])
	})
}

// toggle switches a setting that is on or off.
func (d *settingsDialog) toggle(id words.About, is bool, set func(on bool)) *widgets.Toggle {
	t := d.stage.Words
	var toggle *widgets.Toggle
	toggle = widgets.NewToggle(d.stage.Colours(), t.T(words.ID(id)), t.T(id.About()), is, func(on bool) {
		set(on)
		d.Restyle()
		d.window.Canvas().Focus(toggle)
	})
	toggle.Growth = d.by
	d.controls[words.ID(id)] = toggle
	return toggle
}

// textsOf are what the values of a setting are called, and the place of one of them.
func textsOf[T ~string](t *words.Words, names words.Family[T], values []T, current T) (texts []string, at int) {
	for i, value := range values {
		texts = append(texts, t.T(names.ID(value)))
		if value == current {
			at = i
		}
	}
	return texts, at
}
