package main

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"image/png"
	"maps"
	"os"
	"os/exec"
	"path"
	"slices"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
	"portroyal/packaging/release"
	"portroyal/ui/words"
)

const id = "org.example.Game"

// someParcel is what packages are made of, with nothing built. Icons take their time, and are
// drawn once for all tests of a site.
func someParcel(t *testing.T, site string) (*parcel, release.Tree) {
	t.Helper()
	news, err := release.ReadNews("../news.toml")
	if err != nil {
		t.Fatal(err)
	}
	p := &parcel{
		Release: release.Release{Root: "../..", Name: "Port Royal", ID: id, Version: news[0].Version, News: news}, Site: site,
	}
	if trees[site] == nil {
		if trees[site], err = p.tree(place{share: "share", program: "/usr/games/portroyal"}); err != nil {
			t.Fatal(err)
		}
	}
	return p, maps.Clone(trees[site])
}

// trees are those that have been made, by their sites.
var trees = map[string]release.Tree{}

// fields reads the group of a desktop entry.
func fields(t *testing.T, text []byte) map[string]string {
	t.Helper()
	all := map[string]string{}
	lines := strings.Split(strings.TrimSpace(string(text)), "\n")
	if lines[0] != "[Desktop Entry]" {
		t.Fatalf("it begins with %q", lines[0])
	}
	for _, line := range lines[1:] {
		key, value, found := strings.Cut(line, "=")
		if _, twice := all[key]; !found || twice || value == "" {
			t.Errorf("%q is no line of its own", line)
		}
		all[key] = value
	}
	return all
}

// The entry among the programs speaks four languages, opens saved games, and names what is in the package.
func TestDesktopEntry(t *testing.T) {
	_, tree := someParcel(t, "")
	entry := fields(t, tree["share/applications/"+id+".desktop"].Data)
	for key, want := range map[string]string{
		"Type": "Application", "Name": "Port Royal", "Exec": "/usr/games/portroyal %f", "TryExec": "/usr/games/portroyal",
		"Icon": id, "Categories": "Game;CardGame;", "MimeType": mimeOf(t, tree).Type + ";",
		"StartupWMClass": words.In(words.English).T("app.title"), // the window's title, for the system as well
	} {
		if entry[key] != want {
			t.Errorf("%s is %q, want %q", key, entry[key], want)
		}
	}
	for _, key := range []string{"Comment", "GenericName", "Keywords"} {
		for _, language := range words.Languages {
			of := key
			if language != words.English {
				of = fmt.Sprintf("%s[%s]", key, language)
			}
			if entry[of] == "" {
				t.Errorf("there is no %s", of)
			}
			if key == "Keywords" && !strings.HasSuffix(entry[of], ";") {
				t.Errorf("%s does not end its list: %s", of, entry[of])
			}
		}
	}
}

// said is a text of an XML file in a language, "" for English.
type said struct {
	Language string `xml:"http://www.w3.org/XML/1998/namespace lang,attr"`
	Text     string `xml:",chardata"`
}

// mustSpeak fails unless texts come in groups, each in all languages, English first.
func mustSpeak(t *testing.T, what string, texts []said) {
	t.Helper()
	if len(texts) == 0 {
		t.Errorf("%s: there is none", what)
	}
	for i, text := range texts {
		want := string(words.Languages[i%len(words.Languages)])
		if want == string(words.English) {
			want = ""
		}
		if text.Language != want || strings.TrimSpace(text.Text) == "" {
			t.Errorf("%s: number %d is %q in %q, want %q", what, i+1, text.Text, text.Language, want)
		}
	}
	if len(texts)%len(words.Languages) != 0 {
		t.Errorf("%s: %d texts in %d languages", what, len(texts), len(words.Languages))
	}
}

type mimeType struct {
	Type     string `xml:"type,attr"`
	Comments []said `xml:"comment"`
	Icon     struct {
		Name string `xml:"name,attr"`
	} `xml:"icon"`
	Magic []struct {
		Value  string `xml:"value,attr"`
		Offset string `xml:"offset,attr"`
	} `xml:"magic>match"`
	Glob struct {
		Pattern string `xml:"pattern,attr"`
	} `xml:"glob"`
}

func mimeOf(t *testing.T, tree release.Tree) mimeType {
	t.Helper()
	var info struct {
		Types []mimeType `xml:"mime-type"`
	}
	if err := xml.Unmarshal(tree["share/mime/packages/"+id+".xml"].Data, &info); err != nil || len(info.Types) != 1 {
		t.Fatalf("%d types, %v", len(info.Types), err)
	}
	return info.Types[0]
}

// A copy that the program saves is recognised, by its name and by how it begins.
func TestMimeType(t *testing.T) {
	_, tree := someParcel(t, "")
	mime := mimeOf(t, tree)
	mustSpeak(t, "comment", mime.Comments)
	if mime.Icon.Name != id {
		t.Errorf("the icon is %s", mime.Icon.Name)
	}
	r, _, err := transcript.Begin(portroyal.DefaultOptions(), 1, 0, []record.Seat{{Name: "A"}, {Name: "B"}})
	if err != nil {
		t.Fatal(err)
	}
	r.ID = "a-game"
	if is, err := path.Match(mime.Glob.Pattern, r.CopyName()); err != nil || !is {
		t.Errorf("%s is not like %s: %v", r.CopyName(), mime.Glob.Pattern, err)
	}
	file, found := r.Bytes(), false
	for _, match := range mime.Magic {
		var from, to int
		if n, _ := fmt.Sscanf(match.Offset, "%d:%d", &from, &to); n < 2 {
			to = from
		}
		at := bytes.Index(file, []byte(match.Value))
		found = found || at >= from && at <= to
	}
	if !found {
		t.Errorf("a saved game begins with %.40q, which nobody recognises", file)
	}
}

// Software centres are told in all languages what this is and what is new; of pictures, where the project has a page.
func TestMetainfo(t *testing.T) {
	for _, site := range []string{"", "https://example.org/game"} {
		p, tree := someParcel(t, site)
		var info struct {
			ID          string   `xml:"id"`
			Summaries   []said   `xml:"summary"`
			Paragraphs  []said   `xml:"description>p"`
			Launchable  string   `xml:"launchable"`
			MediaType   string   `xml:"provides>mediatype"`
			Languages   []string `xml:"languages>lang"`
			Screenshots []struct {
				Captions []said `xml:"caption"`
				Image    string `xml:"image"`
			} `xml:"screenshots>screenshot"`
			Releases []struct {
				Version string `xml:"version,attr"`
				Date    string `xml:"date,attr"`
				What    []said `xml:"description>ul>li"`
			} `xml:"releases>release"`
		}
		if err := xml.Unmarshal(tree["share/metainfo/"+id+".metainfo.xml"].Data, &info); err != nil {
			t.Fatal(err)
		}
		mustSpeak(t, "summary", info.Summaries)
		mustSpeak(t, "description", info.Paragraphs)
		if info.ID != id || info.Launchable != id+".desktop" || info.MediaType != mimeOf(t, tree).Type {
			t.Errorf("it names %s, %s and %s", info.ID, info.Launchable, info.MediaType)
		}
		if len(info.Languages) != len(words.Languages) {
			t.Errorf("it names the languages %v", info.Languages)
		}
		if len(info.Releases) != len(p.News) || info.Releases[0].Version != p.Version {
			t.Errorf("it tells of %+v", info.Releases)
		}
		for _, r := range info.Releases {
			mustSpeak(t, "news of "+r.Version, r.What)
		}
		if (len(info.Screenshots) > 0) != (site != "") {
			t.Errorf("on %q there are %d pictures", site, len(info.Screenshots))
		}
		for _, picture := range info.Screenshots {
			mustSpeak(t, picture.Image, picture.Captions)
			name, below := strings.CutPrefix(picture.Image, site+"/")
			if _, err := os.Stat("../../" + name); !below || err != nil {
				t.Errorf("there is no picture %s", picture.Image)
			}
		}
	}
}

// Each size of the icon is one, and is drawn.
func TestIcons(t *testing.T) {
	_, tree := someParcel(t, "")
	for _, size := range iconSizes {
		file := fmt.Sprintf("share/icons/hicolor/%dx%[1]d/apps/%s.png", size, id)
		picture, err := png.Decode(bytes.NewReader(tree[file].Data))
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		if b := picture.Bounds(); b.Dx() != size || b.Dy() != size {
			t.Errorf("%s is %v", file, b)
		}
		if _, _, _, alpha := picture.At(0, 0).RGBA(); alpha > 0x8000 {
			t.Errorf("%s has a corner", file)
		}
		if _, _, _, alpha := picture.At(size/2, size/2).RGBA(); alpha != 0xffff {
			t.Errorf("%s has a hole", file)
		}
	}
	if drawing := tree["share/icons/hicolor/scalable/apps/"+id+".svg"].Data; !bytes.HasPrefix(drawing, []byte("<svg")) {
		t.Errorf("the drawing begins with %.20q", drawing)
	}
}

// Texts are plain text without anything left to fill in, and the shell understands the scripts.
func TestTexts(t *testing.T) {
	p, tree := someParcel(t, "")
	copyright, err := p.Copyright()
	if err != nil {
		t.Fatal(err)
	}
	changelog, err := p.debianChangelog()
	if err != nil {
		t.Fatal(err)
	}
	tree["copyright"], tree["changelog"] = release.Entry{Data: copyright}, release.Entry{Data: changelog}
	for _, name := range []string{"install", "uninstall", "README"} {
		text, err := p.write(name, map[string]any{"Files": []string{"a/b"}, "Folders": []string{"a"}})
		if err != nil {
			t.Fatal(err)
		}
		tree[name] = release.Entry{Data: text}
	}
	for name, entry := range tree {
		if !strings.HasSuffix(name, ".png") && bytes.Contains(entry.Data, []byte("{{")) {
			t.Errorf("%s: something is left to fill in", name)
		}
	}
	for _, name := range []string{"install", "uninstall"} {
		shell := exec.Command("sh", "-n")
		shell.Stdin = bytes.NewReader(tree[name].Data)
		if out, err := shell.CombinedOutput(); err != nil {
			t.Errorf("%s: %v\n%s", name, err, out)
		}
		if !bytes.Contains(tree[name].Data, []byte("\na/b\n")) {
			t.Errorf("%s does not list the files", name)
		}
	}
	for line := range strings.Lines(string(changelog)) {
		if len([]rune(strings.TrimSpace(line))) > 80 && !strings.HasPrefix(line, " -- ") {
			t.Errorf("a long line: %s", line)
		}
	}
	if !slices.ContainsFunc(strings.Split(string(copyright), "\n"), func(line string) bool {
		return strings.HasPrefix(line, " Permission is hereby granted, free of charge")
	}) {
		t.Errorf("the licence is not in\n%s", copyright)
	}
}
