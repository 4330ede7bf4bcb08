package strictjson_test

import (
	"strings"
	"testing"

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
	} {
		var value struct {
			Name  string `json:"name"`
			Inner struct {
				N int `json:"n"`
			} `json:"inner"`
		}
		err := strictjson.Decode([]byte(c.text), &value)
		if (err == nil) != (c.says == "") || err != nil && !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: got %v, want %q", c.text, err, c.says)
		}
		if err != nil && strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: more than one sentence: %v", c.text, err)
		}
	}
}
