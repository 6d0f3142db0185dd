package quotations

import (
	"regexp"
	"strings"
	"unicode"
)

// Programs of offices put a line above what people write that says how secret it is, or where it comes from, and no more: "TLP:CLEAR",
// "Classification: Public", "EXTERNAL MESSAGE". It may stand alone above a blank line; what stands directly above words, or alone in a letter, is
// the writer's.

// label knows these lines, in lower case and without signs around them.
var label = regexp.MustCompile(`^(?:(?:(?:caution|warning|attention|notice|achtung|vorsicht|warnung)\W+)?` +
	`extern(?:al|e|er|o)?(?:\W+(?:sender|source|e-?mail|mail|message|absender|nachricht|quelle|unverified))*` +
	`|(?:suspected |possible |probable |likely )?spam` +
	`|tlp\s?:\s?(?:clear|white|green|amber(?:\+strict)?|red)` +
	`|(?:(?:data |information )?(?:classification|sensitivity|security level|klassifizierung|klassifikation|einstufung|vertraulichkeit|schutzklasse)\s*[:=–-]\s*)?(?:c[0-4]\s*[–:-]?\s*)?(?:` +
	`public|internal|internal use(?: only)?|for internal use(?: only)?|(?:strictly |highly |company |private and |private & )?confidential|restricted|general|unclassified|non-business|official(?:[ -]sensitive)?|` +
	`öffentlich|intern|nur für den (?:internen |dienst)gebrauch|nur zur internen verwendung|(?:streng )?vertraulich|offen))$`)

// isLabel reports whether a line is nothing but a label above a blank line and something else.
func isLabel(lines []line, at int) bool {
	if lines[at].quoted || at+1 >= len(lines) || !lines[at+1].blank() {
		return false
	}
	below := false
	for _, l := range lines[at+1:] {
		below = below || !l.blank() && !l.quoted
	}
	core := strings.TrimFunc(lines[at].low, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	return below && label.MatchString(core)
}
