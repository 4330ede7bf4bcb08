package record_test

import (
	"strings"
	"testing"

	"portroyal/engine/record"
)

const family = "👨‍👩‍👧‍👦"

// Names are as long as a person counts them, and nothing in them is hidden or hides anything else.
func TestCheckName(t *testing.T) {
	for name, right := range map[string]bool{
		"Ann": true, "Ann 2": true, "José María": true, "יעל": true, "小明": true, "O’Neill-Müller": true, "7": true,
		family: true, "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f": true,
		strings.Repeat(family, record.LongestName):   true,
		strings.Repeat(family, record.LongestName+1): false,
		strings.Repeat("a", record.LongestName):      true,
		strings.Repeat("a", record.LongestName+1):    false,
		"a" + strings.Repeat("\u0301", 16):           false,
		"":                                           false,
		"   ":                                        false,
		"\u200d":                                     false,
		"\u0301":                                     false,
		"Ann\n":                                      false,
		"Ann\x00":                                    false,
		"Ann\u202enna":                               false,
		"\u2066Ann":                                  false,
		"Ann\u200b":                                  false,
		"Ann\ufeff":                                  false,
		"Ann\u2028":                                  false,
		"Ann\ufffd":                                  false,
		"Ann\ue000":                                  false,
	} {
		err := record.CheckName(name)
		if (err == nil) != right {
			t.Errorf("%+q: %v", name, err)
		}
		if err != nil && (strings.ContainsAny(err.Error(), "\n\u202e\x00") || len(err.Error()) > 100) {
			t.Errorf("%+q: the error shows it: %q", name, err)
		}
		switch clean := record.CleanName(name); {
		case clean != "" && record.CheckName(clean) != nil:
			t.Errorf("%+q becomes %+q: %v", name, clean, record.CheckName(clean))
		case right && clean != name:
			t.Errorf("%+q becomes %+q though nothing is wrong", name, clean)
		case record.CleanName(clean) != clean:
			t.Errorf("%+q becomes %+q, and then %+q", name, clean, record.CleanName(clean))
		}
	}
	if clean := record.CleanName(" Ann\u202e\t Marie\n"); clean != "Ann Marie" {
		t.Errorf("it becomes %q", clean)
	}
}
