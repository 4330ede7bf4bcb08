package main

import (
	"bytes"
	"embed"
	"fmt"
	"os"
	"path"
	"strings"

	"portroyal/engine/record"
	"portroyal/packaging/icon"
	"portroyal/packaging/release"
	"portroyal/ui/words"
)

//go:embed files
var files embed.FS

// parcel is what all packages are made of.
type parcel struct {
	release.Release
	Arch     string // as Go calls the processor
	Site     string // of the project, "" if it has none
	Program  []byte
	Licences []byte // of what is built into the program
	Needs    needs
	Folder   string // for what is needed in between
}

// place is where one kind of package puts things.
type place struct {
	share   string // the folder of what is not the program
	program string // as the system is told to start the program
	squeeze bool   // the manual and the like are compressed
}

// Extension is that of saved games.
func (parcel) Extension() string { return record.CopyExtension }

// sentence is one of the news in one language.
type sentence struct {
	Language words.Language
	Text     string
}

// told is a version with what is new in it: for each sentence, how it goes in each language.
type told struct {
	release.News
	Sentences [][]sentence
}

// write fills in one of the files. It is filled with what the package knows and what is given besides.
func (p *parcel) write(name string, besides map[string]any) ([]byte, error) {
	with := map[string]any{"ID": p.ID, "Version": p.Version, "Site": p.Site, "Extension": p.Extension()}
	for key, value := range besides {
		with[key] = value
	}
	return release.Fill(files, "files/"+name, with)
}

// news are the versions there have been, as AppStream wants to have them told.
func (p *parcel) news() (all []told) {
	for _, version := range p.News {
		t := told{News: version}
		for i := range version.What[words.English] {
			var forms []sentence
			for _, language := range words.Languages {
				forms = append(forms, sentence{language, version.What[language][i]})
			}
			t.Sentences = append(t.Sentences, forms)
		}
		all = append(all, t)
	}
	return all
}

// iconSizes are those that themes of icons usually have.
var iconSizes = []int{16, 22, 24, 32, 48, 64, 96, 128, 256, 512}

// tree lists all files but the program, the licence and the changelog, which are elsewhere in each kind of package.
func (p *parcel) tree(at place) (release.Tree, error) {
	tree := release.Tree{}
	put := func(name string, data []byte, err error) error {
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		tree[path.Join(at.share, name)] = release.Entry{Data: data}
		return nil
	}
	filled := func(file, name string) error {
		data, err := p.write(file, map[string]any{"Program": at.program, "News": p.news()})
		return put(name, data, err)
	}
	for file, name := range map[string]string{
		"portroyal.desktop": "applications/" + p.ID + ".desktop",
		"mime.xml":          "mime/packages/" + p.ID + ".xml",
		"metainfo.xml":      "metainfo/" + p.ID + ".metainfo.xml",
	} {
		if err := filled(file, name); err != nil {
			return nil, err
		}
	}
	page, err := files.ReadFile("files/portroyal.6")
	if err := put(at.text("man/man6/portroyal.6"), at.pressed(page), err); err != nil {
		return nil, err
	}
	for _, size := range iconSizes {
		picture, err := icon.PNG(p.Root, size)
		if err := put(fmt.Sprintf("icons/hicolor/%dx%[1]d/apps/%s.png", size, p.ID), picture, err); err != nil {
			return nil, err
		}
	}
	drawing, err := os.ReadFile(icon.File(p.Root, iconSizes[len(iconSizes)-1]))
	return tree, put("icons/hicolor/scalable/apps/"+p.ID+".svg", drawing, err)
}

// text is the name of a text that may be compressed.
func (p place) text(name string) string {
	if p.squeeze {
		return name + ".gz"
	}
	return name
}

// pressed is the text, compressed if the place wants it so.
func (p place) pressed(text []byte) []byte {
	if p.squeeze {
		return release.Squeeze(text)
	}
	return text
}

// debianChangelog is what is new in each version, as Debian has it.
func (p *parcel) debianChangelog() ([]byte, error) {
	var out bytes.Buffer
	for _, version := range p.News {
		day, err := version.Day()
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(&out, "portroyal (%s) unstable; urgency=low\n\n", version.Version)
		for _, sentence := range version.What[words.English] {
			fmt.Fprintf(&out, "  * %s\n", strings.Join(wrapped(sentence, 74), "\n    "))
		}
		fmt.Fprintf(&out, "\n -- %s  %s\n\n", maintainer, day.Format("Mon, 02 Jan 2006 15:04:05 -0700"))
	}
	return out.Bytes(), nil
}

// wrapped is a text in lines of so many characters at most.
func wrapped(text string, most int) (lines []string) {
	line := ""
	for _, word := range strings.Fields(text) {
		switch {
		case line == "":
			line = word
		case len([]rune(line))+1+len([]rune(word)) > most:
			lines, line = append(lines, line), word
		default:
			line += " " + word
		}
	}
	return append(lines, line)
}
