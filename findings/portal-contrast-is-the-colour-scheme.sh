#!/usr/bin/env bash
# rymdport/portal v0.4.2 (github.com/rymdport/portal/settings/appearance), the library by which Fyne programs read the settings of
# a Linux desktop: GetContrast asks for "color-scheme" instead of "contrast".
#
#   - On a desktop that prefers dark windows it answers HigherContrast, whatever contrast is set; on one that is set to higher
#     contrast and has no preference for dark or light it answers NormalContrast.
#   - Signals are told right: Changed carries the name of the setting, and ValueToContrast converts its value.
#   - ReadOne of the same module asks for any setting, by its name: "contrast", and "reduced-motion", for which there is no
#     function.
#
# A program of a few lines is the portal here, with the settings that a desktop has, on a bus of its own. It needs Go 1.24 or later,
# the module proxy, and dbus-run-session (Debian's dbus). It fails if any of this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >main.go <<'EOF'
package main

import (
	"fmt"

	"github.com/godbus/dbus/v5"
	"github.com/rymdport/portal/settings"
	"github.com/rymdport/portal/settings/appearance"
)

// desktop is a portal with these settings.
type desktop map[string]uint32

func (d desktop) ReadOne(namespace, key string) (dbus.Variant, *dbus.Error) {
	value, there := d[key]
	if !there || namespace != appearance.Namespace {
		return dbus.Variant{}, dbus.NewError("org.freedesktop.portal.Error.NotFound", nil)
	}
	return dbus.MakeVariant(value), nil
}

func main() {
	bus, err := dbus.ConnectSessionBus()
	must(err)
	_, err = bus.RequestName("org.freedesktop.portal.Desktop", dbus.NameFlagDoNotQueue)
	must(err)
	for _, d := range []desktop{
		{"color-scheme": 1, "contrast": 0, "reduced-motion": 1}, // dark, usual contrast
		{"color-scheme": 0, "contrast": 1, "reduced-motion": 0}, // higher contrast
	} {
		must(bus.Export(d, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings"))
		contrast, err := appearance.GetContrast()
		must(err)
		read := func(key string) any {
			value, err := settings.ReadOne(appearance.Namespace, key)
			must(err)
			return value
		}
		fmt.Printf("contrast is %d: higher %t; read %v, reduced-motion %v (%[4]T)\n",
			d["contrast"], contrast == appearance.HigherContrast, read("contrast"), read("reduced-motion"))
	}
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}
EOF
cat >go.mod <<'EOF'
module finding

go 1.24

require (
	github.com/godbus/dbus/v5 v5.2.2
	github.com/rymdport/portal v0.4.2
)
EOF
go mod tidy >/dev/null 2>&1
go list -m github.com/rymdport/portal
go build -o portal .
dbus-run-session -- ./portal >seen
cat seen
diff - seen <<'EOF'
contrast is 0: higher true; read 0, reduced-motion 1 (uint32)
contrast is 1: higher false; read 1, reduced-motion 0 (uint32)
EOF
echo "as it was"
