#!/usr/bin/env bash
# oksvg v0.2.0 (github.com/fyne-io/oksvg, which draws the SVG of Fyne v2.8.1) has a strict mode that is to return an error for
# what it does not understand. Seen: in strict mode all of these are valid SVG, return no error, and are drawn otherwise than
# SVG 1.1 says. A program that trusts the missing error shows squares, black and hidden things.
#
#   rx without ry           the corner is square                 (section 9.2: ry is then as rx)
#   stop-color in style     black                                (section 6.4: the same as the attribute)
#   a gradient after its use, or one that takes its stops from another one: black    (sections 5.1 and 13.2.4)
#   two names in class      neither rule counts                  (section 6.12)
#   display, visibility     what is hidden is drawn              (section 11.5)
#   clip-path, mask         nothing is cut, if they stand in defs (section 14; elsewhere there is an error)
#   fill-rule evenodd       the hole is filled                   (section 11.3)
#   style before attribute  the later one counts                 (section 6.4: style counts)
#   x and y of an inner svg are ignored                          (section 5.1.2)
#
# It needs Go 1.24 or later and the module proxy. It fails if any of this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >main.go <<'EOF'
package main

import (
	"fmt"
	"image"
	"strings"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"
)

const (
	stops  = `<stop offset="0" stop-color="#ff0000"/><stop offset="1" stop-color="#ff0000"/>`
	square = `width="40" height="40"`
)

func main() {
	for _, of := range []struct {
		name, body string
		x, y       int
	}{
		{"rx and ry", `<rect ` + square + ` fill="#ff0000" rx="20" ry="20"/>`, 1, 1},
		{"rx alone", `<rect ` + square + ` fill="#ff0000" rx="20"/>`, 1, 1},
		{"stop-color", `<linearGradient id="g">` + stops + `</linearGradient><rect ` + square + ` fill="url(#g)"/>`, 20, 20},
		{"stop-color in style", `<linearGradient id="g">` +
			strings.NewReplacer(`stop-color="#ff0000"`, `style="stop-color:#ff0000"`).Replace(stops) +
			`</linearGradient><rect ` + square + ` fill="url(#g)"/>`, 20, 20},
		{"gradient after use", `<rect ` + square + ` fill="url(#g)"/><linearGradient id="g">` + stops + `</linearGradient>`, 20, 20},
		{"stops of another", `<linearGradient id="a">` + stops + `</linearGradient><linearGradient id="g" xlink:href="#a"/><rect ` +
			square + ` fill="url(#g)"/>`, 20, 20},
		{"one class", `<style>.a{fill:#ff0000}</style><rect ` + square + ` class="a"/>`, 20, 20},
		{"two classes", `<style>.a{fill:#ff0000}.b{stroke-width:2}</style><rect ` + square + ` class="a b"/>`, 20, 20},
		{"display none", `<rect ` + square + ` fill="#ff0000" display="none"/>`, 20, 20},
		{"visibility hidden", `<rect ` + square + ` fill="#ff0000" visibility="hidden"/>`, 20, 20},
		{"clip-path", `<defs><clipPath id="c"><path d="M0 0h9v9H0z"/></clipPath></defs><rect ` + square + ` fill="#ff0000" clip-path="url(#c)"/>`, 20, 20},
		{"mask", `<defs><mask id="m"><path fill="#fff" d="M0 0h9v9H0z"/></mask></defs><rect ` + square + ` fill="#ff0000" mask="url(#m)"/>`, 20, 20},
		{"hole by evenodd", `<path fill="#ff0000" fill-rule="evenodd" d="M0 0H40V40H0ZM10 10H30V30H10Z"/>`, 20, 20},
		{"style, then fill", `<rect ` + square + ` style="fill:#ff0000" fill="#0000ff"/>`, 20, 20},
		{"inner svg at 20,20", `<svg x="20" y="20"><rect width="20" height="20" fill="#ff0000"/></svg>`, 30, 30},
	} {
		svg := `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 40">` + of.body + `</svg>`
		icon, err := oksvg.ReadIconStream(strings.NewReader(svg), oksvg.StrictErrorMode)
		if err != nil {
			fmt.Printf("%s: %v\n", of.name, err)
			continue
		}
		icon.SetTarget(0, 0, 40, 40)
		picture := image.NewRGBA(image.Rect(0, 0, 40, 40))
		icon.Draw(rasterx.NewDasher(40, 40, rasterx.NewScannerGV(40, 40, picture, picture.Bounds())), 1)
		seen := map[[3]uint8]string{{255, 0, 0}: "red", {0, 0, 255}: "blue"}
		at := picture.RGBAAt(of.x, of.y)
		colour, ok := seen[[3]uint8{at.R, at.G, at.B}]
		switch {
		case at.A == 0:
			colour = "nothing"
		case !ok:
			colour = "black"
		}
		fmt.Printf("%s: %s\n", of.name, colour)
	}
}
EOF
cat >go.mod <<'EOF'
module finding

go 1.24

require (
	github.com/fyne-io/oksvg v0.2.0
	github.com/srwiley/rasterx v0.0.0-20220730225603-2ab79fcdd4ef
)
EOF
go mod tidy >/dev/null 2>&1
go list -m github.com/fyne-io/oksvg
go run . >seen
cat seen
diff - seen <<'EOF'
rx and ry: nothing
rx alone: red
stop-color: red
stop-color in style: black
gradient after use: black
stops of another: black
one class: red
two classes: black
display none: red
visibility hidden: red
clip-path: red
mask: red
hole by evenodd: red
style, then fill: blue
inner svg at 20,20: nothing
EOF
echo "as it was"
