#!/usr/bin/env bash
# Go 1.26.8 (golang.org/toolchain): "go test -cover" of a command that has a default.pgo beside it and a package below it does
# not link, though the command can be built and tested.
#
#   - "go build" and "go test ./..." take the profile and are content.
#   - "go test -cover ./..." fails for the command: "fingerprint mismatch" between the package and what the test imports. All
#     other packages are tested, so that of many lines one says [build failed].
#   - With -pgo=off, or with -coverpkg=./..., the same call passes.
#
# It needs Go 1.21 or later, which fetches that version, and the module proxy. It fails if any of this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export GOTOOLCHAIN=go1.26.8
unset GOFLAGS
mkdir lib
cat >go.mod <<'EOF'
module finding

go 1.26
EOF
cat >lib/lib.go <<'EOF'
package lib

func Sum(n int) (sum int) {
	for i := range n {
		sum += Mix(i, n)
	}
	return sum
}

func Mix(a, b int) int { return a*b + a%7 }
EOF
cat >main.go <<'EOF'
package main

import (
	"os"
	"runtime/pprof"

	"finding/lib"
)

func main() {
	file, err := os.Create(os.Args[1])
	if err != nil {
		panic(err)
	}
	if err := pprof.StartCPUProfile(file); err != nil {
		panic(err)
	}
	lib.Sum(1_000_000_000)
	pprof.StopCPUProfile()
}
EOF
cat >main_test.go <<'EOF'
package main

import (
	"testing"

	"finding/lib"
)

func TestMix(t *testing.T) {
	if lib.Mix(1, 2) != 3 {
		t.Fail()
	}
}
EOF
go version | cut -d' ' -f3
go build -o program .
./program default.pgo
says() { # the call, and whether it passes
	if go "$@" >out 2>&1; then echo "go $*: passes"; else echo "go $*: $(grep -oE 'fingerprint mismatch' out | head -1)"; fi
}
{
	says build -o program .
	says test ./...
	says test -cover ./...
	says test -cover -pgo=off ./...
	says test -cover -coverpkg=./... ./...
} >seen
cat seen
diff - seen <<'EOF'
go build -o program .: passes
go test ./...: passes
go test -cover ./...: fingerprint mismatch
go test -cover -pgo=off ./...: passes
go test -cover -coverpkg=./... ./...: passes
EOF
echo "as it was"
