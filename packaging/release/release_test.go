package release

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
)

// The news are those of the version that FyneApp.toml names, so that a package can be made at any time.
func TestThisRelease(t *testing.T) {
	text, err := os.ReadFile("../../FyneApp.toml")
	if err != nil {
		t.Fatal(err)
	}
	news, err := ReadNews("../news.toml")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(text), `Version = "`+news[0].Version+`"`) {
		t.Errorf("the news are of %s, and FyneApp.toml says\n%s", news[0].Version, text)
	}
}

// checkout makes a repository with the two files that a release is read from.
func checkout(t *testing.T) (folder string, git func(args ...string)) {
	t.Helper()
	folder = t.TempDir()
	git = func(args ...string) {
		t.Helper()
		cmd := exec.Command("git", args...)
		cmd.Dir = folder
		cmd.Env = append(os.Environ(), "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_SYSTEM=/dev/null",
			"GIT_AUTHOR_NAME=N", "GIT_AUTHOR_EMAIL=n@example.org", "GIT_COMMITTER_NAME=N",
			"GIT_COMMITTER_EMAIL=n@example.org", "GIT_COMMITTER_DATE=2026-11-22T12:00:00+02:00")
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("git %v: %v\n%s", args, err, out)
		}
	}
	if err := os.Mkdir(filepath.Join(folder, "packaging"), 0o700); err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(folder, "FyneApp.toml"),
		"[Details]\nName = \"N\"\nID = \"org.example.N\"\nVersion = \"1.2.3\"\n")
	write(t, filepath.Join(folder, "packaging/news.toml"), newsOf("1.2.3", "2026-11-22"))
	git("init", "--quiet")
	git("add", ".")
	git("commit", "--quiet", "--message", "One")
	return folder, git
}

func write(t *testing.T, file, text string) {
	t.Helper()
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

func newsOf(version, date string) string {
	return "[[release]]\nversion = \"" + version + "\"\ndate = \"" + date + "\"\n[release.what]\n" +
		"en = [\"A\", \"B\"]\nde = [\"C\", \"D\"]\nnl = [\"E\", \"F\"]\nes = [\"G\", \"H\"]\n"
}

// The version is that of the file, or of a tag that is one; the time is the commit's, unless the environment says
// another; and there are no packages of a version without news.
func TestVersionAndTime(t *testing.T) {
	t.Setenv("SOURCE_DATE_EPOCH", "")
	folder, git := checkout(t)
	r, err := Of(folder)
	if err != nil {
		t.Fatal(err)
	}
	at := time.Date(2026, 11, 22, 10, 0, 0, 0, time.UTC)
	if r.Version != "1.2.3" || r.Tag != "" || r.Name != "N" || r.ID != "org.example.N" || !r.Time.Equal(at) {
		t.Errorf("untagged: %+v", r)
	}
	if changed, err := r.Changed(); err != nil || changed {
		t.Errorf("nothing has changed: %v, %v", changed, err)
	}
	git("tag", "nightly")
	git("tag", "v1.3")
	if r, err = Of(folder); err != nil || r.Tag != "" {
		t.Errorf("tagged with no version: %+v, %v", r, err)
	}
	git("tag", "v1.3.0")
	if _, err = Of(folder); err == nil || !strings.Contains(err.Error(), "and not in 1.3.0") {
		t.Errorf("without news: %v", err)
	}
	write(t, filepath.Join(folder, "packaging/news.toml"), newsOf("1.3.0", "2026-11-23"))
	t.Setenv("SOURCE_DATE_EPOCH", "86400")
	if r, err = Of(folder); err != nil || r.Version != "1.3.0" || r.Tag != "1.3.0" || r.Time.Unix() != 86400 {
		t.Errorf("tagged: %+v, %v", r, err)
	}
	if changed, err := r.Changed(); err != nil || !changed {
		t.Errorf("something has changed: %v, %v", changed, err)
	}
}

// Source from an archive has no tags, and its time has to be given.
func TestWithoutGit(t *testing.T) {
	t.Setenv("SOURCE_DATE_EPOCH", "")
	folder, git := checkout(t)
	git("tag", "v1.3.0")
	if err := os.RemoveAll(filepath.Join(folder, ".git")); err != nil {
		t.Fatal(err)
	}
	if _, err := Of(folder); err == nil || !strings.Contains(err.Error(), "SOURCE_DATE_EPOCH") {
		t.Errorf("nobody has said of when it is: %v", err)
	}
	t.Setenv("SOURCE_DATE_EPOCH", "86400")
	r, err := Of(folder)
	if err != nil || r.Version != "1.2.3" || r.Time.Unix() != 86400 {
		t.Errorf("%+v, %v", r, err)
	}
	if changed, err := r.Changed(); err != nil || changed {
		t.Errorf("nobody knows whether it has changed: %v, %v", changed, err)
	}
}

func TestNewsThatAreNone(t *testing.T) {
	good := newsOf("1.3.0", "2026-11-23") + newsOf("1.2.3", "2026-11-22")
	file := filepath.Join(t.TempDir(), "news.toml")
	write(t, file, good)
	if news, err := ReadNews(file); err != nil || len(news) != 2 || news[1].What["nl"][1] != "F" {
		t.Fatalf("%+v, %v", news, err)
	}
	for _, change := range [][2]string{
		{"1.3.0", "1.3"},
		{"2026-11-23", "23 Nov"},
		{"2026-11-22", "2027-01-01"},
		{"nl =", "fr ="},
		{`"G", "H"`, `"G"`},
		{`"F"`, `" "`},
		{"date", "day"},
		{good, ""},
	} {
		write(t, file, strings.Replace(good, change[0], change[1], 1))
		if _, err := ReadNews(file); err == nil {
			t.Errorf("%.20q for %.20q is taken", change[1], change[0])
		}
	}
}

// An archive has its files in order, with folders before what is in them, all of one time and of nobody.
func TestPack(t *testing.T) {
	at := time.Date(2026, 11, 22, 10, 0, 0, 0, time.UTC)
	tree := Tree{"b/run": {Data: []byte("x"), Executable: true}, "a": {Data: []byte("yy")}, "b/c/d": {}}
	var out, again bytes.Buffer
	for _, to := range []*bytes.Buffer{&out, &again} {
		if err := tree.Pack(to, "n-1", at); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(out.Bytes(), again.Bytes()) {
		t.Error("packed twice it is not the same")
	}
	plain, err := gzip.NewReader(&out)
	if err != nil {
		t.Fatal(err)
	}
	if !plain.ModTime.IsZero() || plain.Name != "" {
		t.Errorf("it is called %q, of %v", plain.Name, plain.ModTime)
	}
	var names []string
	for packed := tar.NewReader(plain); ; {
		h, err := packed.Next()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if !h.ModTime.Equal(at) || h.Uid != 0 || h.Gid != 0 || h.Uname != "" || h.Gname != "" {
			t.Errorf("%s is of %v, of %d %q", h.Name, h.ModTime, h.Uid, h.Uname)
		}
		if may := h.Mode&0o111 != 0; may != (h.Typeflag == tar.TypeDir || h.Name == "n-1/b/run") {
			t.Errorf("%s has the mode %o", h.Name, h.Mode)
		}
		names = append(names, h.Name)
	}
	if want := []string{"n-1/", "n-1/b/", "n-1/b/c/", "n-1/a", "n-1/b/c/d", "n-1/b/run"}; !slices.Equal(names, want) {
		t.Errorf("in it are %v, want %v", names, want)
	}
}

// The archive for Windows has its files in order and of one time, with the content they were given.
func TestZip(t *testing.T) {
	at := time.Date(2026, 11, 22, 10, 0, 0, 0, time.UTC)
	tree := Tree{"run.exe": {Data: []byte("x"), Executable: true}, "b/c": {}, "a": {Data: []byte("yy")}}
	var out bytes.Buffer
	if err := tree.Zip(&out, "n-1", at); err != nil {
		t.Fatal(err)
	}
	packed, err := zip.NewReader(bytes.NewReader(out.Bytes()), int64(out.Len()))
	if err != nil {
		t.Fatal(err)
	}
	var found []string
	for _, file := range packed.File {
		content, err := fs.ReadFile(packed, file.Name)
		if err != nil || !file.Modified.Equal(at) {
			t.Errorf("%s is of %v, %v", file.Name, file.Modified, err)
		}
		found = append(found, file.Name+"="+string(content))
	}
	if want := []string{"n-1/a=yy", "n-1/b/c=", "n-1/run.exe=x"}; !slices.Equal(found, want) {
		t.Errorf("in it are %v, want %v", found, want)
	}
}

func TestSums(t *testing.T) {
	folder := t.TempDir()
	write(t, filepath.Join(folder, "b"), "")
	write(t, filepath.Join(folder, "a"), "abc")
	for range 2 { // the second time its own file lies there too
		if err := WriteSums(folder); err != nil {
			t.Fatal(err)
		}
	}
	sums, err := os.ReadFile(filepath.Join(folder, "SHA256SUMS"))
	if want := "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a\n" +
		"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  b\n"; err != nil || string(sums) != want {
		t.Errorf("the sums are\n%s, %v", sums, err)
	}
}

// The files that players are told to install are named after this version.
func TestReadmeNamesThisVersion(t *testing.T) {
	news, err := ReadNews("../news.toml")
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	named := regexp.MustCompile(`portroyal[-_]([0-9.]+[0-9])[-_]`).FindAllStringSubmatch(string(text), -1)
	if len(named) == 0 {
		t.Error("it names no package")
	}
	for _, name := range named {
		if name[1] != news[0].Version {
			t.Errorf("it names %s, this is %s", name[0], news[0].Version)
		}
	}
}
