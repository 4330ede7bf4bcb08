#!/usr/bin/env bash
# go-i18n v2.7.0 (github.com/nicksnyder/go-i18n/v2): what Localize returns is not "a text or an error".
#
#   - A text in another language comes together with an error, and so does a text whose plural form is missing. Spanish asks for
#     "many" from 1,000,000 on, so a file with one and other alone works until somebody counts that far. Who drops the text when
#     there is an error shows an id where a good sentence was at hand.
#   - A translation that is empty on purpose counts as missing.
#   - A count may be any signed integer; an unsigned one is an error without a text.
#   - With TemplateData the count is not in the template any more: "<no value>" is shown, without an error.
#   - The DefaultMessage of a call is not used where the bundle's default language has the id.
#
# It needs Go 1.24 or later and the module proxy. It fails if any of this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >main.go <<'EOF'
package main

import (
	"fmt"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

func main() {
	bundle := i18n.NewBundle(language.English)
	must(bundle.AddMessages(language.English,
		&i18n.Message{ID: "hello", Other: "Hello"},
		&i18n.Message{ID: "nothing", Other: ""},
		&i18n.Message{ID: "coins", One: "{{.PluralCount}} coin", Other: "{{.PluralCount}} coins"}))
	must(bundle.AddMessages(language.Spanish,
		&i18n.Message{ID: "coins", One: "{{.PluralCount}} moneda", Other: "{{.PluralCount}} monedas"}))
	for _, of := range []struct {
		language string
		config   i18n.LocalizeConfig
	}{
		{"es", i18n.LocalizeConfig{MessageID: "hello"}},
		{"es", i18n.LocalizeConfig{MessageID: "coins", PluralCount: 2}},
		{"es", i18n.LocalizeConfig{MessageID: "coins", PluralCount: 1_000_000}},
		{"en", i18n.LocalizeConfig{MessageID: "nothing"}},
		{"en", i18n.LocalizeConfig{MessageID: "coins", PluralCount: uint8(2)}},
		{"en", i18n.LocalizeConfig{MessageID: "coins", PluralCount: 2, TemplateData: map[string]any{"Who": "Ann"}}},
		{"nl", i18n.LocalizeConfig{DefaultMessage: &i18n.Message{ID: "coins", Other: "the call's own"}, PluralCount: 2}},
	} {
		text, err := i18n.NewLocalizer(bundle, of.language).Localize(&of.config)
		fmt.Printf("%s %q, error: %v\n", of.language, text, err)
	}
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}
EOF
cat >go.mod <<'EOF'
module finding

go 1.24

require (
	github.com/nicksnyder/go-i18n/v2 v2.7.0
	golang.org/x/text v0.43.0
)
EOF
go mod tidy >/dev/null 2>&1
go list -m github.com/nicksnyder/go-i18n/v2
go run . >seen
cat seen
diff - seen <<'EOF'
es "Hello", error: message "hello" not found in language "es"
es "2 monedas", error: <nil>
es "1000000 monedas", error: message "coins" has no plural form "many"
en "", error: message "nothing" not found in language "en"
en "", error: invalid plural count 0x2 for message id "coins": invalid type uint8; expected integer or string
en "<no value> coins", error: <nil>
nl "2 coins", error: <nil>
EOF
echo "as it was"
