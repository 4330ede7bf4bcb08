package record

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"slices"
)

// A record proves itself: the last field of its file, sha256, is the digest of every byte before its own line, as
//
//	head -n -2 game.json | sha256sum
//
// gives it. Only the ends of lines may be those of another system, and white space may follow. The digest guards
// against accidents, which playing the game again does not notice everywhere: a disk or a transfer that changes a
// digit of what chance goes on from, an editor that was left with a letter too many. It guards against nobody who wants
// to change a game, as anybody can work it out anew.
//
// A file is always written whole, see engine/wholefile, so that there is one digest and not one for each action.

// The line with the digest begins with one of these, and the other follows it to the end of the file.
const (
	beforeDigest = ` "sha256": "`
	afterDigest  = "\"\n}"
)

// errAltered is what is wrong with a file that is not as it was written.
var errAltered = &Error{Altered, errors.New("the record has been changed or damaged since it was saved")}

// proof is what the digest of a file says of it.
type proof uint8

const (
	unproven proof = iota // there is no digest at its end
	refuted               // there is one of something else
	proven
)

// proved looks at the digest of a file, and gives the record without it.
func proved(data []byte) (content []byte, is proof) {
	lines := data
	if bytes.IndexByte(data, '\r') >= 0 {
		lines = bytes.ReplaceAll(data, []byte("\r\n"), []byte("\n"))
	}
	text, ended := bytes.CutSuffix(bytes.TrimRight(lines, " \t\r\n"), []byte(afterDigest))
	at := len(text) - hex.EncodedLen(sha256.Size)
	if !ended || at < 0 {
		return data, unproven
	}
	before, named := bytes.CutSuffix(text[:at], []byte(beforeDigest))
	fields, follows := bytes.CutSuffix(before, []byte(",\n"))
	switch {
	case !named || !follows:
		return data, unproven
	case string(text[at:]) != digest(before):
		return data, refuted
	}
	return append(slices.Clip(fields), "\n}"...), proven
}

// digest is the digest of everything before it.
func digest(body []byte) string {
	sum := sha256.Sum256(body)
	return hex.EncodeToString(sum[:])
}

// Sealed is a record as JSON, indented by a blank, with a digest at its end.
func Sealed(r any) []byte {
	before := append(bytes.TrimSuffix(Unsealed(r), []byte("\n}\n")), ",\n"...)
	return slices.Concat(before, []byte(beforeDigest), []byte(digest(before)), []byte(afterDigest), []byte("\n"))
}

// Unsealed is a record as JSON without a digest.
func Unsealed(r any) []byte {
	var file bytes.Buffer
	encoder := json.NewEncoder(&file)
	encoder.SetIndent("", " ")
	_ = encoder.Encode(r) // a buffer takes everything, and there is nothing that JSON has no form for
	return file.Bytes()
}
