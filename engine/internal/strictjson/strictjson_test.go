package strictjson_test

import (
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"portroyal/engine/internal/strictjson"
)

func TestDecode(t *testing.T) {
	for _, c := range []struct{ text, says string }{
		{`{"name": "a", "inner": {"n": 1}}`, ""},
		{`{"name": "a"}  `, ""},
		{``, "ends too early"},
		{`{"name": "a"`, "ends too early"},
		{`{"name": "a"} {}`, "after its end"},
		{`{"name": "a"} x`, "after its end"},
		{`{"nmae": "a"}`, `"nmae"`},
		{`{"name": 1}`, "name: a value of type number"},
		{`{"inner": {"n": "x"}}`, "inner.n: a value of type string"},
		{`[]`, "should be an object"},
		{`{"name" "a"}`, "not JSON"},
		{`null`, "should be an object and is null"},
		{` null `, "should be an object and is null"},
		{`{"name": null}`, ""},
		{`{"inner": {"n": null}}`, ""},
		{`{"list": [{"n": null}, [null]]}`, "null at byte 28 is nothing"},
		{`{"name": "null"}`, ""},
		{`{"inner": {"n": ` + strings.Repeat("9", 1_000_000) + `}}`, "inner.n: a value of type number 999"},
		{`{"` + strings.Repeat("ü", 1_000_000) + `": 1}`, `no field "üüü`},
		{`{"inner": "` + strings.Repeat("x", 1_000_000) + `"}`, "inner: a value of type string"},
		{strings.Repeat("[", 1_000_000), "not JSON"},
		{`{"at": "2026-11-22T10:00:00Z", "seed": "7"}`, ""},
		{`{"at": "` + strings.Repeat("y", 1_000_000) + `"}`, `yyy…" is not a time`},
		{`{"at": "in\nan hour"}`, `hour" is not a time`},
		{`{"seed": "` + strings.Repeat("x", 1_000_000) + `"}`, "a number in quotation marks is not one"},
		{`{"seed": 7}`, "a number in quotation marks is not one"},
	} {
		var value struct {
			Name  string    `json:"name"`
			List  []any     `json:"list"`
			At    time.Time `json:"at"`
			Seed  uint64    `json:"seed,string"`
			Inner struct {
				N int `json:"n"`
			} `json:"inner"`
		}
		err := strictjson.Decode([]byte(c.text), &value)
		if (err == nil) != (c.says == "") || err != nil && !strings.Contains(err.Error(), c.says) {
			t.Errorf("%.50s: got %v, want %q", c.text, err, c.says)
		}
		if err != nil && (strings.Contains(err.Error(), "\n") || len(err.Error()) > 200 ||
			!utf8.ValidString(err.Error())) {
			t.Errorf("%.50s: not one short sentence: %v", c.text, err)
		}
	}
}
