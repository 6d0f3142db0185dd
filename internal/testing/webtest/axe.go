package webtest

import (
	_ "embed"
	"fmt"
	"strings"
)

// axeCore is axe-core 4.14.1, unmodified, as its npm package has it (axe/LICENSE: MPL 2.0). It looks for what keeps people
// with a screen reader, without a mouse or with weak eyes from using a page.
//
//go:embed axe/axe.min.js
var axeCore string

// violation is what axe-core tells of one broken rule.
type violation struct {
	ID    string `json:"id"`
	Help  string `json:"help"`
	Nodes []struct {
		HTML    string `json:"html"`
		Summary string `json:"failureSummary"`
	} `json:"nodes"`
}

func (v violation) String() string {
	var words strings.Builder
	fmt.Fprintf(&words, "%s: %s", v.ID, v.Help)
	for _, n := range v.Nodes {
		fmt.Fprintf(&words, "\n    %s\n      %s", n.HTML, strings.ReplaceAll(n.Summary, "\n", "\n      "))
	}
	return words.String()
}

// Axe looks the page over as it stands, by all of axe-core's rules (WCAG 2.2 A and AA, and its best practices), and fails the
// test for each that is broken.
func (b *Browser) Axe() {
	b.t.Helper()
	if b.scriptless { // axe-core waits for timers, which stand still without scripts; those of the page have not been begun
		b.scripts(true)
		defer b.scripts(false)
	}
	var loaded bool
	if b.Eval(`typeof axe === "object"`, &loaded); !loaded {
		b.Eval(axeCore, nil)
	}
	var found []violation
	// Without preload, axe fetches nothing, which the page's policy might forbid it.
	b.Eval(`axe.run(document, {preload: false, resultTypes: ["violations"]}).then(r => r.violations)`, &found)
	for _, v := range found {
		b.t.Errorf("accessibility: %v", v)
	}
}
