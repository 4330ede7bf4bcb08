// Package look is the appearance of the window: colours by meaning, typefaces and the toolkit's
// theme made from them. It draws nothing and knows nothing of the game.
package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"portroyal/assets"
	"portroyal/ui/palette"
)

// Colours are the colours of the window by what they mean. Text colours have a contrast of at
// least 4.5:1 against the ground that they are used on.
type Colours struct {
	Sea, SeaEdge           color.NRGBA // behind everything, and where it meets the table
	Sky, Water, Quay       color.NRGBA // of the table, where there is no picture
	Panel                  color.NRGBA // ground of panels
	PanelRaised            color.NRGBA // ground of rows on panels
	Field                  color.NRGBA // ground of fields and choices, on either
	Edge                   color.NRGBA // brass edge of panels
	Text                   color.NRGBA // on panels
	Quiet                  color.NRGBA // less important text on panels
	OnSky, OnWater, OnQuay color.NRGBA // text straight on the picture of the table
	Plate                  color.NRGBA // ground of plain buttons
	PlateText              color.NRGBA
	Accent                 color.NRGBA // what is chosen, what has the focus
}

// The appearances. HighContrast is dark, with hardly anything between its darks and its lights.
var (
	Dark = Colours{
		Sea: palette.Hex(0x0b2233), SeaEdge: palette.Hex(0x174a5c),
		Sky: palette.Hex(0x1b2a44), Water: palette.Hex(0x143f4f), Quay: palette.Hex(0x3a2b22),
		Panel: palette.Hex(0x24170e), PanelRaised: palette.Hex(0x3b281a),
		Field: palette.Hex(0x4d3826), Edge: palette.Hex(0x94702e),
		Text: palette.Parchment, Quiet: palette.Hex(0xcdb78c),
		OnSky: palette.Parchment, OnWater: palette.Parchment, OnQuay: palette.Parchment,
		Plate: palette.Hex(0x5a4223), PlateText: palette.Parchment, Accent: palette.Gold,
	}
	Light = Colours{
		Sea: palette.Hex(0x15535f), SeaEdge: palette.Hex(0x3f8f96),
		Sky: palette.Hex(0xcfe3e3), Water: palette.Hex(0x2b6470), Quay: palette.Hex(0xc39d74),
		Panel: palette.Parchment, PanelRaised: palette.Hex(0xfbf3df),
		Field: palette.Hex(0xeadbb8), Edge: palette.Hex(0xa67a2c),
		Text: palette.Ink, Quiet: palette.Hex(0x5d4630),
		OnSky: palette.Ink, OnWater: palette.Foam, OnQuay: palette.Ink,
		Plate: palette.Hex(0xdcb662), PlateText: palette.Ink, Accent: palette.Hex(0x945711),
	}
	HighContrast = Colours{
		Sea: palette.Hex(0x000000), SeaEdge: palette.Hex(0x04141d),
		Sky: palette.Hex(0x000000), Water: palette.Hex(0x00202b), Quay: palette.Hex(0x0d0a08),
		Panel: palette.Hex(0x000000), PanelRaised: palette.Hex(0x161616),
		Field: palette.Hex(0x262626), Edge: palette.Hex(0xffffff),
		Text: palette.Hex(0xffffff), Quiet: palette.Hex(0xe6e6e6),
		OnSky: palette.Hex(0xffffff), OnWater: palette.Hex(0xffffff), OnQuay: palette.Hex(0xffffff),
		Plate: palette.Hex(0xffd75e), PlateText: palette.Hex(0x000000), Accent: palette.Hex(0xffd75e),
	}
)

// Of gives the colours of an appearance.
func Of(dark bool) *Colours {
	if dark {
		return &Dark
	}
	return &Light
}

// The typefaces as resources of the toolkit.
var (
	DisplayFont = fyne.NewStaticResource("display.ttf", assets.DisplayFont())
	TextFont    = fyne.NewStaticResource("text.otf", assets.TextFont())
	BoldFont    = fyne.NewStaticResource("text-bold.otf", assets.TextBoldFont())
	italicFont  = fyne.NewStaticResource("text-italic.otf", assets.TextItalicFont())
)

// Theme is the toolkit's theme in our colours and typefaces.
type Theme struct {
	// Dark, when set, does not follow the system.
	Dark *bool

	// HighContrast goes before light and dark.
	HighContrast bool

	// Growth is how much larger than usual text and what goes with it is, 0 for not at all. The room
	// between things is left as it is: layouts and fields take it partly from here and partly from
	// the application's theme, and would not agree.
	Growth float32
}

var _ fyne.Theme = Theme{}

// IsDark reports whether the theme is dark, under this variant of the system.
func (t Theme) IsDark(variant fyne.ThemeVariant) bool {
	switch {
	case t.HighContrast:
		return true
	case t.Dark != nil:
		return *t.Dark
	}
	return variant == theme.VariantDark
}

// Color implements fyne.Theme.
func (t Theme) Color(name fyne.ThemeColorName, variant fyne.ThemeVariant) color.Color {
	dark := t.IsDark(variant)
	c := Of(dark)
	if t.HighContrast {
		c = &HighContrast
	}
	switch name {
	case theme.ColorNameBackground:
		return c.Sea
	case theme.ColorNameForeground:
		return c.Text
	case theme.ColorNameForegroundOnPrimary:
		if palette.Contrast(palette.Ink, c.Accent) >= 4.5 {
			return palette.Ink
		}
		return palette.Parchment
	case theme.ColorNameOverlayBackground, theme.ColorNameMenuBackground, theme.ColorNameHeaderBackground:
		return c.Panel
	case theme.ColorNameInputBackground, theme.ColorNameButton:
		return c.Field
	case theme.ColorNameInputBorder, theme.ColorNameSeparator:
		return c.Edge
	case theme.ColorNamePrimary, theme.ColorNameHyperlink:
		return c.Accent
	case theme.ColorNamePlaceHolder, theme.ColorNameDisabled:
		return c.Quiet
	case theme.ColorNameHover:
		return palette.Fade(c.Accent, 0.18)
	case theme.ColorNamePressed, theme.ColorNameSelection, theme.ColorNameFocus:
		return palette.Fade(c.Accent, 0.28)
	case theme.ColorNameScrollBar:
		return palette.Fade(c.Edge, 0.8)
	case theme.ColorNameScrollBarBackground:
		return color.Transparent
	case theme.ColorNameShadow:
		return color.NRGBA{A: 0x66}
	}
	if dark {
		variant = theme.VariantDark
	} else {
		variant = theme.VariantLight
	}
	return theme.DefaultTheme().Color(name, variant)
}

// Font implements fyne.Theme.
func (t Theme) Font(style fyne.TextStyle) fyne.Resource {
	switch {
	case style.Monospace, style.Symbol:
		return theme.DefaultTheme().Font(style)
	case style.Bold:
		return BoldFont
	case style.Italic:
		return italicFont
	}
	return TextFont
}

// Icon implements fyne.Theme.
func (t Theme) Icon(name fyne.ThemeIconName) fyne.Resource { return theme.DefaultTheme().Icon(name) }

// Size implements fyne.Theme.
func (t Theme) Size(name fyne.ThemeSizeName) float32 {
	switch name {
	case theme.SizeNameText, theme.SizeNameCaptionText, theme.SizeNameInlineIcon, theme.SizeNameScrollBar:
		return usual(name) * max(t.Growth, 1)
	}
	return usual(name)
}

// usual is a size in a window of usual size.
func usual(name fyne.ThemeSizeName) float32 {
	switch name {
	case theme.SizeNameText:
		return 14
	case theme.SizeNameCaptionText:
		return 13
	case theme.SizeNameInputRadius, theme.SizeNameSelectionRadius:
		return 6
	case theme.SizeNamePopupRadius:
		return 14 // its ground stays behind the round corners of the panel in it
	case theme.SizeNameScrollBar:
		return 10
	case theme.SizeNameModalBlurRadius:
		return 0 // every frame with an overlay would wait for all below it to be blurred
	}
	return theme.DefaultTheme().Size(name)
}
