package look_test

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"portroyal/ui/look"
	"portroyal/ui/palette"
)

// readable is the least contrast between text and what it stands on.
const readable = 4.5

// on is a colour as it looks on an opaque ground.
func on(c, ground color.Color) color.NRGBA {
	top, below := color.NRGBAModel.Convert(c).(color.NRGBA), color.NRGBAModel.Convert(ground).(color.NRGBA)
	mix := func(x, y uint8) uint8 { return uint8((int(x)*int(top.A) + int(y)*(255-int(top.A))) / 255) }
	return color.NRGBA{mix(top.R, below.R), mix(top.G, below.G), mix(top.B, below.B), 0xff}
}

func TestTextIsReadable(t *testing.T) {
	light, dark := false, true
	for appearance, c := range map[look.Theme]*look.Colours{
		{Dark: &light}: &look.Light, {Dark: &dark}: &look.Dark, {HighContrast: true}: &look.HighContrast,
	} {
		pick := appearance
		themed := func(name fyne.ThemeColorName) color.Color { return pick.Color(name, theme.VariantLight) }
		text, field := themed(theme.ColorNameForeground), themed(theme.ColorNameInputBackground)
		menu, quiet := themed(theme.ColorNameMenuBackground), themed(theme.ColorNamePlaceHolder)
		for name, pair := range map[string][2]color.Color{
			"text on panels":                                  {c.Text, c.Panel},
			"text on raised panels":                           {c.Text, c.PanelRaised},
			"quiet text on panels":                            {c.Quiet, c.Panel},
			"quiet text on raised panels":                     {c.Quiet, c.PanelRaised},
			"small titles on panels":                          {c.Accent, c.Panel},
			"text on the sky":                                 {c.OnSky, c.Sky},
			"text on the water":                               {c.OnWater, c.Water},
			"text on the quay":                                {c.OnQuay, c.Quay},
			"text on plates":                                  {c.PlateText, c.Plate},
			"text in the background":                          {text, themed(theme.ColorNameOverlayBackground)},
			"text in fields":                                  {text, field},
			"placeholders in fields":                          {quiet, field},
			"notes on rows":                                   {quiet, c.PanelRaised},
			"text in menus":                                   {text, menu},
			"text of a choice with the focus":                 {text, on(themed(theme.ColorNameFocus), c.Field)},
			"text of a menu item under the pointer or cursor": {text, on(themed(theme.ColorNameFocus), menu)},
			"text of a choice under the pointer":              {text, on(themed(theme.ColorNameHover), c.Field)},
			"selected text":                                   {text, on(themed(theme.ColorNameSelection), c.Field)},
		} {
			a, b := on(pair[0], color.Black), on(pair[1], color.Black)
			if k := palette.Contrast(a, b); k < readable {
				t.Errorf("%+v, %s: contrast %.2f of %v on %v", appearance, name, k, a, b)
			}
		}
	}
}

// The theme follows the system unless it has been told not to.
func TestThemeIsDarkOrLight(t *testing.T) {
	yes, no := true, false
	for _, c := range []struct {
		chosen  *bool
		variant fyne.ThemeVariant
		want    bool
	}{
		{nil, theme.VariantDark, true},
		{nil, theme.VariantLight, false},
		{&yes, theme.VariantLight, true},
		{&no, theme.VariantDark, false},
	} {
		picked := look.Theme{Dark: c.chosen}
		if picked.IsDark(c.variant) != c.want {
			t.Errorf("chosen %v, system %v: dark %v", c.chosen, c.variant, !c.want)
		}
		if got, want := picked.Color(theme.ColorNameForeground, c.variant), look.Of(c.want).Text; got != want {
			t.Errorf("chosen %v, system %v: text of %v, want %v", c.chosen, c.variant, got, want)
		}
	}
}

// The toolkit gets everything that it asks for, also if the theme does not change it.
func TestThemeLeavesNothingOut(t *testing.T) {
	test.NewTempApp(t) // the toolkit's own theme asks for it
	for _, variant := range []fyne.ThemeVariant{theme.VariantDark, theme.VariantLight} {
		picked := look.Theme{}
		for _, name := range []fyne.ThemeColorName{
			theme.ColorNameError, theme.ColorNameSuccess, theme.ColorNameWarning, theme.ColorNameDisabledButton,
			theme.ColorNameForegroundOnError, theme.ColorNameSeparator, theme.ColorNameShadow, theme.ColorNameScrollBar,
		} {
			if picked.Color(name, variant) == nil {
				t.Errorf("no colour %s", name)
			}
		}
		for _, style := range []fyne.TextStyle{{}, {Bold: true}, {Italic: true}, {Monospace: true}, {Symbol: true}} {
			if font := picked.Font(style); font == nil || len(font.Content()) == 0 {
				t.Errorf("no typeface for %+v", style)
			}
		}
		for _, name := range []fyne.ThemeSizeName{
			theme.SizeNameText, theme.SizeNamePadding, theme.SizeNameInlineIcon, theme.SizeNameInputBorder,
		} {
			if picked.Size(name) <= 0 {
				t.Errorf("no size %s", name)
			}
		}
		if picked.Icon(theme.IconNameArrowDropDown) == nil {
			t.Error("no icons")
		}
	}
}

// What is under an overlay is darkened and not blurred, which on a machine that draws by itself takes longer than all the rest of
// a frame.
func TestNothingIsBlurred(t *testing.T) {
	test.NewTempApp(t)
	if radius := (look.Theme{}).Size(theme.SizeNameModalBlurRadius); radius != 0 {
		t.Errorf("it is blurred by %v", radius)
	}
}
