package drawtest

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"regexp"
	"strings"

	"github.com/fyne-io/oksvg"
)

// drawn are the elements that oksvg draws as they are meant. It leaves out most others without a word, and of those that
// refer to each other, as gradients, it draws in black what is not defined yet.
var drawn = map[string]bool{"svg": true, "g": true, "path": true, "circle": true, "ellipse": true, "rect": true}

// unread are colours that oksvg cannot read, or that nobody replaces.
var unread = regexp.MustCompile(`(?i)^(rgba\(.*|hsla?\(.*|#[0-9a-f]{4}|#[0-9a-f]{8}|currentcolor)$`)

// Faults are what is not drawn as an SVG says, or not at all, whether the toolkit says so or not; currentColor is replaced
// before it is drawn.
func Faults(svg []byte) (faults []string) {
	svg = bytes.ReplaceAll(svg, []byte("currentColor"), []byte("#123456"))
	if _, err := oksvg.ReadIconStream(bytes.NewReader(svg), oksvg.StrictErrorMode); err != nil {
		faults = append(faults, err.Error())
	}
	decoder := xml.NewDecoder(bytes.NewReader(svg))
	for {
		token, err := decoder.Token()
		if err != nil {
			if !errors.Is(err, io.EOF) {
				faults = append(faults, err.Error())
			}
			return faults
		}
		if element, ok := token.(xml.StartElement); ok {
			for _, fault := range faultsOf(element) {
				faults = append(faults, fmt.Sprintf("%s: %s", element.Name.Local, fault))
			}
		}
	}
}

// faultsOf are those of an element.
func faultsOf(element xml.StartElement) (faults []string) {
	if !drawn[element.Name.Local] {
		faults = append(faults, "it would be left out")
	}
	has := map[string]bool{}
	property := func(name, value string) {
		switch {
		case name == "display" && value == "none":
			faults = append(faults, "it would be drawn although it is not to be")
		case unread.MatchString(value):
			faults = append(faults, fmt.Sprintf("the colour %s would not be read", value))
		}
	}
	for _, attribute := range element.Attr {
		name, value := attribute.Name.Local, strings.TrimSpace(attribute.Value)
		has[name] = true
		switch name {
		case "class": // two of them in one attribute are taken for one
			faults = append(faults, "classes need a style sheet, which would be left out")
		case "style":
			for _, one := range strings.Split(value, ";") {
				name, value, _ := strings.Cut(one, ":")
				if name = strings.TrimSpace(name); name == "stop-color" {
					faults = append(faults, "the stop-color in a style would be black")
				}
				property(name, strings.TrimSpace(value))
			}
		default:
			property(name, value)
		}
	}
	if element.Name.Local == "rect" && has["rx"] != has["ry"] {
		faults = append(faults, "rounded one way, its corners would be square")
	}
	return faults
}
