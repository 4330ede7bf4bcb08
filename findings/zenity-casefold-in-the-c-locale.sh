#!/usr/bin/env bash
# ncruces/zenity v0.10.14, the Go library for dialogs of the system, with zenity 3.44.0 (Debian 12's), which it calls on Linux: a
# filter for "*.json" with CaseFold shows no dialog where the locale is C.
#
#   - CaseFold turns each letter into a class of all that Unicode folds to it. Those of "s" and "k" are not only ASCII: "*.json"
#     becomes "*.[jJ][sſS][oO][nN]", with the long s U+017F ("k" gets the Kelvin sign).
#   - zenity reads its options in the encoding of the locale. With LANG=C it refuses that one ("This option is not available") and
#     ends with 255, before it shows anything; the same call without CaseFold, or with LANG=C.UTF-8, shows the dialog.
#
# It needs Go 1.21 or later, the module proxy, and Debian's zenity and xvfb. It fails if any of this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill "${server:-}" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
cat >main.go <<'EOT'
package main

import (
	"context"
	"fmt"
	"os"
	"time"

	"github.com/ncruces/zenity"
)

func main() {
	ctx, end := context.WithTimeout(context.Background(), 3*time.Second) // nobody answers
	defer end()
	_, err := zenity.SelectFile(zenity.Context(ctx), zenity.FileFilter{
		Name: "games", Patterns: []string{"*.json"}, CaseFold: os.Args[1] == "fold",
	})
	fmt.Println(err)
}
EOT
go mod init example.org/finding >go.log 2>&1
go get github.com/ncruces/zenity@v0.10.14 >>go.log 2>&1 || { cat go.log; exit 1; }
go build -o asks . || exit 1
Xvfb -displayfd 3 -screen 0 800x600x24 3>number >server.log 2>&1 &
server=$!
for _ in $(seq 100); do [[ -s number ]] && break; sleep 0.1; done
version=$(DISPLAY=:$(cat number) zenity --version)
echo "zenity $version"
[[ $version == 3.44.* ]] || { echo "not as stated: 3.44"; exit 1; }
asks() { env -i "DISPLAY=:$(cat number)" "PATH=$PATH" "HOME=$folder" "LANG=$1" ./asks "$2" 2>/dev/null; }

# The options that the library gives are seen by a program in zenity's place.
mkdir stand-in
printf '#!/bin/sh\nfor each in "$@"; do echo "$each"; done >"%s/seen"\nexit 1\n' "$folder" >stand-in/zenity
chmod +x stand-in/zenity
env -i "PATH=$folder/stand-in:$PATH" "HOME=$folder" ./asks fold >/dev/null
seen=$(grep file-filter seen)
echo "the library's option: $seen"
[[ $seen == '--file-filter=games|*.[jJ][sſS][oO][nN]' ]] || { echo "not as stated"; exit 1; }
while read -r locale how want; do
	got=$(asks "$locale" "$how")
	echo "LANG=$locale, $how: $got"
	[[ $got == "$want" ]] || { echo "not as stated: $want"; exit 1; }
done <<'EOT'
C fold exit status 255: This option is not available. Please see --help for all possible usages.
C plain context deadline exceeded
C.UTF-8 fold context deadline exceeded
EOT
