package ledger

import (
	"archive/zip"
	"encoding/csv"
	"encoding/json"
	"errors"
	"io"
	"strconv"
	"strings"
)

// Save writes a file of a name.
type Save = func(name string, write func(io.Writer) error) error

// Export writes rows about games and about their decisions for other programs, both as CSV and as JSON lines.
func Export[Game, Decision any](games []Game, decisions []Decision, save Save) error {
	return errors.Join(
		save("games.csv", func(to io.Writer) error { return WriteCSV(to, games) }),
		save("games.jsonl", func(to io.Writer) error { return WriteJSONLines(to, games) }),
		save("decisions.csv", func(to io.Writer) error { return WriteCSV(to, decisions) }),
		save("decisions.jsonl", func(to io.Writer) error { return WriteJSONLines(to, decisions) }),
	)
}

// Zipped writes into one file all that export saves.
func Zipped(to io.Writer, export func(Save) error) error {
	packed := zip.NewWriter(to)
	err := export(func(name string, write func(io.Writer) error) error {
		file, err := packed.Create(name)
		if err != nil {
			return err
		}
		return write(file)
	})
	if err != nil {
		return err
	}
	return packed.Close()
}

// WriteJSONLines writes a row a line.
func WriteJSONLines[Row any](to io.Writer, rows []Row) error {
	encoder := json.NewEncoder(to)
	for i := range rows {
		if err := encoder.Encode(&rows[i]); err != nil {
			return err
		}
	}
	return nil
}

// WriteCSV writes a line with the names of the columns, which are those in JSON, and a line for each row. The numbers of a
// list are joined with semicolons; a semicolon in a name becomes a comma.
func WriteCSV[Row any](to io.Writer, rows []Row) error {
	out := csv.NewWriter(to)
	var none Row
	names, _, err := cells(none)
	if err != nil {
		return err
	}
	if err := out.Write(names); err != nil {
		return err
	}
	for i := range rows {
		_, values, err := cells(rows[i])
		if err != nil {
			return err
		}
		if err := out.Write(values); err != nil {
			return err
		}
	}
	out.Flush()
	return out.Error()
}

// cells are the names and values of a row, in the order of its fields.
func cells(row any) (names, values []string, err error) {
	text, err := json.Marshal(row)
	if err != nil {
		return nil, nil, err
	}
	decoder := json.NewDecoder(strings.NewReader(string(text)))
	decoder.UseNumber()
	if _, err := decoder.Token(); err != nil { // {
		return nil, nil, err
	}
	for decoder.More() {
		name, err := decoder.Token()
		if err != nil {
			return nil, nil, err
		}
		var value any
		if err := decoder.Decode(&value); err != nil {
			return nil, nil, err
		}
		names, values = append(names, name.(string)), append(values, cell(value))
	}
	return names, values, nil
}

// cell is a value as it is written in CSV.
func cell(value any) string {
	switch v := value.(type) {
	case nil:
		return ""
	case bool:
		return strconv.FormatBool(v)
	case string:
		return v
	case json.Number:
		return v.String()
	}
	list, _ := value.([]any)
	var joined []string
	for _, one := range list {
		joined = append(joined, strings.ReplaceAll(cell(one), ";", ","))
	}
	return strings.Join(joined, ";")
}
