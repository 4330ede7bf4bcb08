package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"portroyal/packaging/release"
)

// maintainer is the maintainer that the packages name; a package needs an address. This one belongs to nobody: people
// who distribute packages under their own name write theirs here.
const maintainer = "The authors of the Port Royal desktop game <portroyal@example.org>"

// summary is what lists of packages say in one line.
const summary = "card game of ships, crew and daring"

// description is what they say of it in more.
const description = `Turn up ships and persons for as long as you dare; with two ships of one
colour the harbour is lost. Stop in time, trade the ships, hire a crew and
send out expeditions. For up to five people or computer players at one
screen, offline, in English, German, Dutch or Spanish.

This is an unofficial fan project. It has no connection with the designer,
Alexander Pfister, or any publisher.`

// content is a file or folder of a package, as nfpm wants to be told of it.
type content struct {
	Source      string   `json:"src,omitempty"`
	Destination string   `json:"dst"`
	Type        string   `json:"type,omitempty"`
	Info        fileInfo `json:"file_info"`
}

type fileInfo struct {
	Mode  int       `json:"mode"`
	Owner string    `json:"owner"`
	Group string    `json:"group"`
	MTime time.Time `json:"mtime"`
}

// system is what is in the folders of a system with the program at its place, and the papers that each kind of
// package has in a place of its own.
func (p *parcel) system(program string) (tree release.Tree, changelog, copyright []byte, err error) {
	at := place{share: "usr/share", program: "/" + program, squeeze: true}
	if tree, err = p.tree(at); err != nil {
		return nil, nil, nil, err
	}
	tree[program] = release.Entry{Data: p.Program, Executable: true}
	if changelog, err = p.debianChangelog(); err != nil {
		return nil, nil, nil, err
	}
	copyright, err = p.Copyright()
	return tree, changelog, copyright, err
}

// deb makes the package for Debian, Ubuntu and their like. Games have a folder of their own there.
func (p *parcel) deb(to string) (string, error) {
	const program = "usr/games/portroyal"
	tree, changelog, copyright, err := p.system(program)
	if err != nil {
		return "", err
	}
	for name, data := range map[string][]byte{
		"changelog.gz": release.Squeeze(changelog), "copyright": copyright, "licences.gz": release.Squeeze(p.Licences),
	} {
		tree["usr/share/doc/portroyal/"+name] = release.Entry{Data: data}
	}
	depends, recommends := p.Needs.deb()
	file := filepath.Join(to, fmt.Sprintf("portroyal_%s_%s.deb", p.Version, p.Arch))
	return file, p.nfpm("deb", file, tree, map[string]any{
		"depends": depends, "recommends": recommends, "section": "games", "priority": "optional",
		"description": summary + "\n" + description,
		"deb":         map[string]any{"compression": "xz"},
	})
}

// rpm makes the package for Fedora, openSUSE and their like.
func (p *parcel) rpm(to string) (string, error) {
	const program = "usr/bin/portroyal"
	tree, changelog, copyright, err := p.system(program)
	if err != nil {
		return "", err
	}
	tree["usr/share/licenses/portroyal/copyright"] = release.Entry{Data: copyright}
	tree["usr/share/licenses/portroyal/licences"] = release.Entry{Data: p.Licences}
	tree["usr/share/doc/portroyal/changelog"] = release.Entry{Data: changelog}
	arch, known := map[string]string{"amd64": "x86_64", "arm64": "aarch64"}[p.Arch]
	if !known {
		return "", fmt.Errorf("rpm has no name here for the processor %s", p.Arch)
	}
	depends, recommends := p.Needs.rpm()
	file := filepath.Join(to, fmt.Sprintf("portroyal-%s-1.%s.rpm", p.Version, arch))
	return file, p.nfpm("rpm", file, tree, map[string]any{
		"depends": depends, "recommends": recommends, "release": "1", "description": description,
		"license": "MIT AND OFL-1.1",
		"rpm": map[string]any{
			"summary": strings.ToUpper(summary[:1]) + summary[1:], "group": "Amusements/Games/Board/Card",
			"compression": "xz", "buildhost": "localhost", "packager": maintainer,
		},
	})
}

// nfpm has a package made from the files of a tree.
func (p *parcel) nfpm(kind, file string, tree release.Tree, more map[string]any) error {
	from := filepath.Join(p.Folder, kind)
	if err := tree.WriteTo(from); err != nil {
		return err
	}
	var contents []content
	info := func(mode int) fileInfo { return fileInfo{mode, "root", "root", p.Time} }
	for _, name := range tree.Folders() {
		if path.Base(name) == "portroyal" { // the others belong to the system; these go when the package does
			contents = append(contents, content{Destination: path.Join("/", name), Type: "dir", Info: info(0o755)})
		}
	}
	for _, name := range tree.Paths() {
		mode := 0o644
		if tree[name].Executable {
			mode = 0o755
		}
		contents = append(contents, content{
			Source: filepath.Join(from, filepath.FromSlash(name)), Destination: path.Join("/", name), Info: info(mode),
		})
	}
	config := map[string]any{
		"name": "portroyal", "arch": p.Arch, "platform": "linux", "version": p.Version, "version_schema": "none",
		"maintainer": maintainer, "mtime": p.Time, "disable_globbing": true,
		"contents": contents,
	}
	if p.Site != "" {
		config["homepage"] = p.Site
	}
	for key, value := range more {
		config[key] = value
	}
	text, err := json.Marshal(config) // which is YAML as well
	if err != nil {
		return err
	}
	settings := filepath.Join(p.Folder, kind+".yaml")
	if err := os.WriteFile(settings, text, 0o666); err != nil {
		return err
	}
	return release.Go(filepath.Join(p.Root, "packaging", "tools"), nil, nil,
		"tool", "nfpm", "package", "-f", settings, "-p", kind, "-t", file)
}

// install writes the game into a folder of programs that are for no other system, as that of a Flatpak is.
func (p *parcel) install(to string) error {
	tree, err := p.tree(place{share: "share", program: "portroyal"})
	if err != nil {
		return err
	}
	copyright, err := p.Copyright()
	if err != nil {
		return err
	}
	tree["bin/portroyal"] = release.Entry{Data: p.Program, Executable: true}
	tree["share/licenses/portroyal/copyright"] = release.Entry{Data: copyright}
	tree["share/licenses/portroyal/licences"] = release.Entry{Data: p.Licences}
	return tree.WriteTo(to)
}

// archive makes the archive that runs from where it is unpacked. It has scripts that install the game for the user who
// calls them, and remove it again.
func (p *parcel) archive(to string) (string, error) {
	tree, err := p.tree(place{share: "share", program: "portroyal"})
	if err != nil {
		return "", err
	}
	copyright, err := p.Copyright()
	if err != nil {
		return "", err
	}
	installed := slices.Clone(tree.Paths())
	for i := range installed {
		installed[i] = strings.TrimPrefix(installed[i], "share/")
	}
	folders := tree.Folders()
	slices.Reverse(folders) // what lies in another one first
	folders = slices.DeleteFunc(folders, func(name string) bool { return name == "share" })
	for i := range folders {
		folders[i] = strings.TrimPrefix(folders[i], "share/")
	}
	for _, name := range []string{"install", "uninstall", "README"} {
		text, err := p.write(name, map[string]any{"Files": installed, "Folders": folders})
		if err != nil {
			return "", err
		}
		tree[name] = release.Entry{Data: text, Executable: name != "README"}
	}
	tree["portroyal"] = release.Entry{Data: p.Program, Executable: true}
	tree["COPYRIGHT"] = release.Entry{Data: copyright}
	tree["LICENCES"] = release.Entry{Data: p.Licences}
	name := fmt.Sprintf("portroyal-%s-linux-%s", p.Version, p.Arch)
	file := filepath.Join(to, name+".tar.gz")
	out, err := os.Create(file)
	if err != nil {
		return "", err
	}
	if err := tree.Pack(out, name, p.Time); err != nil {
		out.Close()
		return "", err
	}
	return file, out.Close()
}
