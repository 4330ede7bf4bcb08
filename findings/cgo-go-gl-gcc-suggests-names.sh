#!/usr/bin/env bash
# Go 1.26's cgo with gcc 12 and github.com/go-gl/gl/v2.1/gl (what Fyne v2.8.1 draws with): nine tenths of building it are
# spent on "did you mean" suggestions that nobody reads.
#
# Building these bindings takes minutes, and 2 MB of Go and C seem to be the reason. But compiling what cgo writes takes nine
# seconds. Before that, cgo finds out of each name whether it is a type, a constant or a function by having gcc compile lines
# that are wrong if it is not, such as "NAME *__cgo_undefined__2;" for types. For a function that is a product with an unknown
# name, and gcc looks for the most similar one among all the names of OpenGL, once for each of 2,700 functions. No option of gcc
# turns that off, and -w does not either. With a macro, from CGO_CFLAGS, that makes the line "NAME *const x;" it is right for
# types and wrong for all else as before, but without a name to look for. What cgo writes is the same to the byte.
#
# It needs Go 1.24 or later, gcc and the module proxy; no headers of OpenGL. It takes some minutes, and fails if the macro no
# longer makes it at least four times as fast, or changes what comes out.
set -euo pipefail
command -v gcc >/dev/null || { echo "it needs gcc"; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
version=v0.0.0-20260331235117-4566fea9a276
go mod init example.org/names >/dev/null 2>&1
go get "github.com/go-gl/gl@$version" >/dev/null 2>&1
bindings=$(go list -m -f '{{.Dir}}' github.com/go-gl/gl)/v2.1/gl
translate() { # into a folder, with flags for gcc
	mkdir "$folder/$1"
	local begun=$SECONDS
	(cd "$bindings" && CGO_LDFLAGS=-lGL go tool cgo -objdir "$folder/$1" -- "${@:2}" -DTAG_POSIX \
		conversions.go debug.go package.go procaddr.go)
	took=$((SECONDS - begun))
	echo "$1: $took s"
}
go version
gcc --version | head -n 1
translate plain
plain=$took
translate named '-D__cgo_undefined__2=const/**/__cgo_known'
diff -r --exclude=_cgo_flags plain named >/dev/null && echo "the same comes out" || { echo "something else comes out"; exit 1; }
((plain >= 4 * took)) || { echo "it is not four times as fast any more"; exit 1; }
