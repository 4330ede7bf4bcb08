package main

import (
	"bytes"
	"debug/elf"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// library is a library of the system that the program loads, as it starts or later by its name. No tool finds the
// second kind for a package.
type library struct {
	name string // of its file
	deb  string // the package of Debian and Ubuntu that has it; rpm asks for the file itself
	must bool   // the game does not start, or not well, without it
}

// libraries are all that the program may name. It depends on those of them that it does name, so that the list can be
// longer than what is needed today: sound stands here already.
var libraries = []library{
	{"libGL.so.1", "libgl1", true},
	{"libX11.so.6", "libx11-6", true},
	{"libXcursor.so.1", "libxcursor1", true},
	{"libXi.so.6", "libxi6", true},
	{"libXinerama.so.1", "libxinerama1", true},
	{"libXrandr.so.2", "libxrandr2", true},
	{"libXrender.so.1", "libxrender1", true},
	{"libXext.so.6", "libxext6", true},
	{"libXxf86vm.so.1", "libxxf86vm1", true},
	{"libwayland-client.so.0", "libwayland-client0", true},
	{"libwayland-cursor.so.0", "libwayland-cursor0", true},
	{"libwayland-egl.so.1", "libwayland-egl1", true},
	{"libxkbcommon.so.0", "libxkbcommon0", true},
	{"libEGL.so.1", "libegl1", true}, // draws on Wayland
	{"libasound.so.2", "libasound2 | libasound2t64", true},
	{"libdecor-0.so.0", "libdecor-0-0", false}, // frames of windows where Wayland draws none
	// Other ways of drawing, which the toolkit does not ask for.
	{"libX11-xcb.so.1", "", false},
	{"libGLX.so.0", "", false},
	{"libGL.so", "", false},
	{"libOpenGL.so.0", "", false},
	{"libGLESv1_CM.so.1", "", false},
	{"libGLES_CM.so.1", "", false},
	{"libGLESv2.so.2", "", false},
	{"libOSMesa.so.6", "", false},
	{"libOSMesa.so.8", "", false},
	{"libvulkan.so.1", "", false},
}

// cLibrary are the files of the C library, whose age counts.
var cLibrary = []string{"libc.so.6", "libm.so.6", "libpthread.so.0", "libdl.so.2"}

// needs is what has to be installed beside the program.
type needs struct {
	libraries []library
	glibc     string // the oldest C library that has all its functions, as in 2.34
}

// needsOf reads from the program what it needs. A library that nobody has told this package about is an error.
func needsOf(program []byte) (needs, error) {
	var n needs
	file, err := elf.NewFile(bytes.NewReader(program))
	if err != nil {
		return n, err
	}
	linked, err := file.ImportedLibraries()
	if err != nil {
		return n, err
	}
	for _, name := range linked {
		known := slices.ContainsFunc(libraries, func(l library) bool { return l.name == name && l.must })
		if !known && !slices.Contains(cLibrary, name) {
			return n, fmt.Errorf("the program is linked with %s: say in libraries.go which package has it", name)
		}
	}
	for _, named := range namesIn(program) {
		if !slices.Contains(cLibrary, named) &&
			!slices.ContainsFunc(libraries, func(l library) bool { return l.name == named }) {
			return n, fmt.Errorf("the program may load %s: say in libraries.go which package has it", named)
		}
	}
	for _, l := range libraries {
		if slices.Contains(linked, l.name) || bytes.Contains(program, []byte("\x00"+l.name+"\x00")) {
			n.libraries = append(n.libraries, l)
		}
	}
	symbols, err := file.ImportedSymbols()
	if err != nil {
		return n, err
	}
	for _, symbol := range symbols {
		if version, is := strings.CutPrefix(symbol.Version, "GLIBC_"); is && newer(version, n.glibc) {
			n.glibc = version
		}
	}
	if n.glibc == "" {
		return n, fmt.Errorf("the program names no version of the C library")
	}
	return n, nil
}

// namesIn lists the names of libraries that stand as texts of C in a program.
func namesIn(program []byte) (names []string) {
	for rest := program; ; {
		at := bytes.Index(rest, []byte("\x00lib"))
		if at < 0 {
			return names
		}
		rest = rest[at+1:]
		text := rest[:max(0, bytes.IndexByte(rest, 0))]
		if name, _, is := bytes.Cut(text, []byte(".so.")); is && isName(name) && len(text) < 40 {
			names = append(names, string(text))
		}
	}
}

func isName(text []byte) bool {
	for _, c := range text {
		if (c|0x20 < 'a' || c|0x20 > 'z') && (c < '0' || c > '9') && c != '-' && c != '_' {
			return false
		}
	}
	return true
}

// newer reports whether one version, as in 2.34, is newer than another; any is newer than "".
func newer(version, than string) bool {
	a, b := strings.Split(version, "."), strings.Split(than, ".")
	if than == "" {
		return true
	}
	return slices.CompareFunc(a, b, func(x, y string) int {
		m, _ := strconv.Atoi(x)
		n, _ := strconv.Atoi(y)
		return m - n
	}) > 0
}

// deb are the packages that Debian's depends on, and those that it recommends.
func (n needs) deb() (depends, recommends []string) {
	depends = []string{"libc6 (>= " + n.glibc + ")"}
	for _, l := range n.libraries {
		switch {
		case l.must:
			depends = append(depends, l.deb)
		case l.deb != "":
			recommends = append(recommends, l.deb)
		}
	}
	slices.Sort(depends)
	return depends, append(recommends, "xdg-utils") // opens folders
}

// rpm are the files that rpm packages depend on and recommend: they are called the same in all distributions,
// whatever packages are.
func (n needs) rpm() (depends, recommends []string) {
	const wide = "()(64bit)"
	depends = []string{"libc.so.6(GLIBC_" + n.glibc + ")(64bit)"}
	for _, l := range n.libraries {
		switch {
		case l.must:
			depends = append(depends, l.name+wide)
		case l.deb != "":
			recommends = append(recommends, l.name+wide)
		}
	}
	slices.Sort(depends)
	return depends, append(recommends, "xdg-utils")
}
