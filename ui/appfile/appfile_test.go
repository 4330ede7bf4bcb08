package appfile

import (
	"strings"
	"testing"
)

const whole = `
[Details]
Icon = "assets/icon.png"
Name = "Port Royal"
ID = "org.example.Program"
Version = "1.20.3"
Build = 7

[Migrations]
fyneDo = true
`

func TestRead(t *testing.T) {
	file, err := Read(whole)
	if err != nil {
		t.Fatal(err)
	}
	if d := file.Details; d.Icon != "assets/icon.png" || d.Name != "Port Royal" || d.ID != "org.example.Program" ||
		d.Version != "1.20.3" || d.Build != 7 || !file.Migrations["fyneDo"] {
		t.Errorf("read is %+v", file)
	}
}

func TestWhatPackagesCouldNotCarry(t *testing.T) {
	for _, change := range [][2]string{
		{"1.20.3", "1.20"},
		{"1.20.3", "v1.20.3"},
		{"1.20.3", "1.20.03"},
		{"1.20.3", "1.20.3-rc1"},
		{"1.20.3", ""},
		{"1.20.3", "1.20.3\\n"},
		{"org.example.Program", "program"},
		{"org.example.Program", "org.example"},
		{"org.example.Program", "a b.c.d"},
		{"Port Royal", ""},
		{"Build", "Bild"},
		{"= 7", "= seven"},
	} {
		if file, err := Read(strings.Replace(whole, change[0], change[1], 1)); err == nil {
			t.Errorf("%s for %s is taken: %+v", change[1], change[0], file)
		}
	}
}
