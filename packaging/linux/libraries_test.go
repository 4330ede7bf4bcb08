package main

import (
	"slices"
	"strings"
	"testing"
)

func TestNewerVersions(t *testing.T) {
	for _, c := range []struct {
		version, than string
		newer         bool
	}{
		{"2.34", "2.4", true}, {"2.4", "2.34", false}, {"2.2.5", "2.2", true}, {"2.34", "2.34", false}, {"2.0", "", true},
	} {
		if newer(c.version, c.than) != c.newer {
			t.Errorf("%s and %s", c.version, c.than)
		}
	}
}

func TestNamesOfLibraries(t *testing.T) {
	program := "\x00lib\x00libX11-xcb.so.1\x00library of so. 1\x00libGL.so.1\x00x\x00lib a.so.1\x00" +
		"libz.so.1 with more behind it and no end"
	if got, want := namesIn([]byte(program)), []string{"libX11-xcb.so.1", "libGL.so.1"}; !slices.Equal(got, want) {
		t.Errorf("found %q, want %q", got, want)
	}
}

// A required library is a package in Debian and a file for rpm; a useful one is recommended; the rest are not named.
func TestNeeds(t *testing.T) {
	n := needs{glibc: "2.34", libraries: []library{
		{"libB.so.1", "libb1 | libb1t64", true},
		{"libA.so.2", "liba2", true},
		{"libC.so.3", "libc3", false},
		{"libD.so.4", "", false},
	}}
	depends, recommends := n.deb()
	if got := strings.Join(depends, ", "); got != "liba2, libb1 | libb1t64, libc6 (>= 2.34)" {
		t.Errorf("Debian's depends on %s", got)
	}
	if got := strings.Join(recommends, ", "); got != "libc3, xdg-utils" {
		t.Errorf("Debian's recommends %s", got)
	}
	depends, recommends = n.rpm()
	if got := strings.Join(depends, " "); got != "libA.so.2()(64bit) libB.so.1()(64bit) libc.so.6(GLIBC_2.34)(64bit)" {
		t.Errorf("the other depends on %s", got)
	}
	if got := strings.Join(recommends, " "); got != "libC.so.3()(64bit) xdg-utils" {
		t.Errorf("the other recommends %s", got)
	}
}

// A file that is no program, or needs no known library, is an error.
func TestNeedsOfNoProgram(t *testing.T) {
	if n, err := needsOf([]byte("#!/bin/sh\n")); err == nil {
		t.Errorf("a script needs %+v", n)
	}
}
