package drawtest

import (
	"fmt"
	"testing"
)

// Whatever would be drawn otherwise than it says is found, and what is drawn as it says is not.
func TestFaults(t *testing.T) {
	const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">%s</svg>`
	for _, good := range []string{
		`<rect width="4" height="4" rx="1" ry="1" fill="#fff"/>`, `<g opacity="0.5"><circle cx="5" cy="5" r="2" fill="currentColor"/></g>`,
		`<path d="M0 0L1 1" style="stroke:#123456;stroke-width:2"/>`,
	} {
		if faults := Faults(fmt.Appendf(nil, whole, good)); len(faults) > 0 {
			t.Errorf("%s: %q", good, faults)
		}
	}
	const gradient = `<linearGradient id="a"><stop offset="0" %s/></linearGradient>`
	const shape = `<rect width="4" height="4" %s/>`
	for _, bad := range []string{
		fmt.Sprintf(shape, `rx="1"`), fmt.Sprintf(shape, `ry="1"`),
		fmt.Sprintf(shape, `display="none"`), fmt.Sprintf(shape, `style="display: none"`),
		fmt.Sprintf(shape, `class="a b"`),
		fmt.Sprintf(shape, `fill="currentcolor"`), fmt.Sprintf(shape, `style="fill:currentcolor"`),
		fmt.Sprintf(shape, `fill="rgba(1,2,3,0.5)"`), fmt.Sprintf(shape, `fill="#11223344"`), fmt.Sprintf(shape, `fill="#1234"`),
		`<defs>` + fmt.Sprintf(gradient, `style="stop-color:#fff"`) + `</defs>`,
		fmt.Sprintf(shape, `fill="url(#a)"`) + `<defs>` + fmt.Sprintf(gradient, `stop-color="#fff"`) + `</defs>`,
		`<use href="#b"/><defs><circle id="b" r="2"/></defs>`, `<text>no</text>`, `<rect`,
	} {
		if faults := Faults(fmt.Appendf(nil, whole, bad)); len(faults) == 0 {
			t.Errorf("nothing is found in %s", bad)
		}
	}
	stop := `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect style="stop-color:#fff" width="1" height="1"/></svg>`
	if faults := Faults([]byte(stop)); len(faults) != 1 {
		t.Errorf("%q", faults)
	}
}
