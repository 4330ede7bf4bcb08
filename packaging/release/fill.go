package release

import (
	"bytes"
	"io/fs"
	"path"
	"text/template"
)

// Fill fills in one of the files that are written into a package. It is an error if with lacks something that the file
// asks for.
func Fill(files fs.FS, name string, with map[string]any) ([]byte, error) {
	t, err := template.New(path.Base(name)).Option("missingkey=error").ParseFS(files, name)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	err = t.Execute(&out, with)
	return out.Bytes(), err
}
