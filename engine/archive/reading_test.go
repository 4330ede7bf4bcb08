package archive_test

import (
	"portroyal/engine/archive"
	"portroyal/engine/portroyal/transcript"
)

// read reads a game from a file anywhere.
func read(a *archive.Archive, file string) (*transcript.Record, error) {
	r, err := a.Read(file)
	if err != nil {
		return nil, err
	}
	return r.(*transcript.Record), nil
}

// loaded reads a game of the folder.
func loaded(a *archive.Archive, id string) (*transcript.Record, error) {
	r, err := a.Load(id)
	if err != nil {
		return nil, err
	}
	return r.(*transcript.Record), nil
}
