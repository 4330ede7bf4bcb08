#!/usr/bin/env bash
# rymdport/portal v0.4.2 (github.com/rymdport/portal/filechooser), the library by which Fyne programs ask for files through the
# portal of a Linux desktop: what it gives for a chosen file is neither the URI of the portal's answer nor a place in the file system.
#
#   - Every plus sign in a name becomes a space: the URI is read as what stands behind the question mark of a web address, where a plus
#     means that. "1+1.txt" and "1 1.txt" are the same then, so that the file is not found, or another one is.
#   - "%20" and the like are read, but "file://" stays in front; whoever parses that as a URI reads "%" in names twice.
#
# A program of a few lines is the portal here, on a bus of its own, and answers with the URIs that the specification asks for. It
# needs Go 1.24 or later, the module proxy, and dbus-run-session (Debian's dbus). It fails if any of this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >main.go <<'EOF'
package main

import (
	"fmt"
	"net/url"
	"os"
	"strings"
	"time"

	"github.com/godbus/dbus/v5"
	"github.com/rymdport/portal/filechooser"
)

// portal answers every question with this file.
type portal struct {
	bus  *dbus.Conn
	file string
}

func (p portal) OpenFile(from dbus.Sender, _, _ string, options map[string]dbus.Variant) (dbus.ObjectPath, *dbus.Error) {
	sender := strings.ReplaceAll(strings.TrimPrefix(string(from), ":"), ".", "_")
	request := dbus.ObjectPath("/org/freedesktop/portal/desktop/request/" + sender + "/" + options["handle_token"].Value().(string))
	time.AfterFunc(200*time.Millisecond, func() { // the library listens only once it knows what the request is called
		uri := url.URL{Scheme: "file", Path: p.file}
		answer := map[string]dbus.Variant{"uris": dbus.MakeVariant([]string{uri.String()})}
		told := &dbus.Message{
			Type: dbus.TypeSignal, Body: []any{uint32(0), answer},
			Headers: map[dbus.HeaderField]dbus.Variant{
				dbus.FieldPath: dbus.MakeVariant(request), dbus.FieldInterface: dbus.MakeVariant("org.freedesktop.portal.Request"),
				dbus.FieldMember: dbus.MakeVariant("Response"), dbus.FieldDestination: dbus.MakeVariant(string(from)),
				dbus.FieldSignature: dbus.MakeVariant(dbus.SignatureOf(uint32(0), answer)),
			},
		}
		must(p.bus.Send(told, nil).Err)
	})
	return request, nil
}

func main() {
	bus, err := dbus.ConnectSessionBus()
	must(err)
	_, err = bus.RequestName("org.freedesktop.portal.Desktop", dbus.NameFlagDoNotQueue)
	must(err)
	folder, err := os.MkdirTemp(".", "files")
	must(err)
	must(os.Chdir(folder))
	for _, name := range []string{"11.txt", "1+1.txt", "1 1.txt", "50%25.txt"} {
		must(os.WriteFile(name, nil, 0o600))
		must(bus.Export(portal{bus, "/place/" + name}, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.FileChooser"))
		chosen, err := filechooser.OpenFile("", "Open", &filechooser.OpenFileOptions{HandleToken: "finding"})
		must(err)
		fmt.Printf("%q is %q\n", name, chosen)
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
"11.txt" is ["file:///place/11.txt"]
"1+1.txt" is ["file:///place/1 1.txt"]
"1 1.txt" is ["file:///place/1 1.txt"]
"50%25.txt" is ["file:///place/50%25.txt"]
EOF
echo "as it was"
