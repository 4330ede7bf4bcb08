#!/usr/bin/env bash
# xdg-desktop-portal 1.16.0 with xdg-desktop-portal-gtk 1.14.1 (Debian 12's): who presses Escape in its file dialog, or closes the
# window, has not cancelled by the answer that the program gets.
#
# The portal's interface knows three answers: 0 for a file, 1 for "the user cancelled the interaction" and 2 for "ended in some other
# way". The dialog's Cancel (here by its key, Alt+C) is 1; Escape in the same dialog is 2, as when the dialog could not be shown. A
# program that asks in another way after 2 has the player close two dialogs.
#
# It needs Go 1.20 or later, the module proxy, and Debian's dbus, xvfb, openbox, xdotool, xdg-desktop-portal and
# xdg-desktop-portal-gtk. It fails if any of this changes.
set -euo pipefail
folder=$(mktemp -d)
server=
manager=
trap 'kill $manager $server 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
for each in xdg-desktop-portal=1.16.0 xdg-desktop-portal-gtk=1.14.1; do
	version=$(dpkg-query -W -f '${Version}' "${each%=*}")
	echo "${each%=*} $version"
	[[ $version == "${each#*=}"-* ]] || { echo "not as stated: ${each#*=}"; exit 1; }
done
cat >main.go <<'EOT'
package main

import (
	"fmt"
	"os"
	"os/exec"
	"time"

	"github.com/godbus/dbus/v5"
)

// It asks for a file, presses a key in the dialog, and prints the answer.
func main() {
	bus, err := dbus.ConnectSessionBus()
	if err != nil {
		panic(err)
	}
	if err := bus.AddMatchSignal(dbus.WithMatchInterface("org.freedesktop.portal.Request")); err != nil {
		panic(err)
	}
	answers := make(chan *dbus.Signal, 8)
	bus.Signal(answers)
	portal := bus.Object("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop")
	var request dbus.ObjectPath
	if err := portal.Call("org.freedesktop.portal.FileChooser.OpenFile", 0, "", "which file", map[string]dbus.Variant{}).Store(&request); err != nil {
		panic(err)
	}
	if out, err := exec.Command("xdotool", "search", "--sync", "--onlyvisible", "--name", "^which file$", "windowfocus", "--sync").CombinedOutput(); err != nil {
		panic(string(out))
	}
	time.Sleep(time.Second)
	if out, err := exec.Command("xdotool", "key", os.Args[1]).CombinedOutput(); err != nil {
		panic(string(out))
	}
	for {
		select {
		case answer := <-answers:
			if answer.Path == request {
				fmt.Println(answer.Body[0])
				return
			}
		case <-time.After(10 * time.Second):
			fmt.Println("none")
			return
		}
	}
}
EOT
go mod init example.org/finding >go.log 2>&1
go get github.com/godbus/dbus/v5@v5.2.2 >>go.log 2>&1 || { cat go.log; exit 1; }
go build -o asks .
Xvfb -displayfd 3 -screen 0 1200x900x24 3>number >server.log 2>&1 &
server=$!
for _ in $(seq 100); do [[ -s number ]] && break; sleep 0.1; done
export DISPLAY=:$(cat number) HOME=$folder XDG_RUNTIME_DIR=$folder LANG=C.UTF-8 XDG_CURRENT_DESKTOP=GNOME GTK_USE_PORTAL=0
chmod 700 "$folder"
openbox >/dev/null 2>&1 &
manager=$!
sleep 1
while read -r key want; do
	got=$(dbus-run-session -- ./asks "$key" 2>/dev/null | tail -n 1) # others on the bus talk as well
	echo "$key: response $got"
	[[ $got == "$want" ]] || { echo "not as stated: $want"; exit 1; }
done <<'EOT'
alt+c 1
Escape 2
EOT
