package web

import (
	"crypto/ed25519"
	"errors"
	"fmt"
	"slices"
	"strings"

	"pbem/notation/record"
	"pbem/rules"
)

// proof is what a verification of a record found, in words.
type proof struct {
	Kind    string // "right" for what was verified, "wrong" for what is not in order, "plain" for what lies between
	Verdict string // a word, and what it means
	Words   string
	Lines   []string // what holds, and what could not be asked
}

// prove verifies a record with the site's keys. "Verified" is said of a signature that was checked alone: of the rest, what
// was looked at.
func prove(p *played, keys []ed25519.PublicKey) proof {
	if p.preset == nil {
		return wrong(p.fault)
	}
	if p.record.Signature == "" || stranger(p.record, keys) { // said below, with what holds nevertheless
		keys = nil
	}
	report, err := record.Verify(p.record, record.Rules{Game: p.preset.Game, Repetition: p.preset.Repetition, QuietTurns: p.preset.QuietTurns}, keys)
	if err != nil {
		return wrong(err)
	}
	found := proof{Kind: "plain", Lines: append(findings(p, report), remarks(report)...)}
	switch {
	case !p.Over():
		found.Verdict, found.Words = "In order so far;", "it is signed when the game is over."
	case report.Checked:
		found.Kind, found.Verdict, found.Words = "right", "Verified.", "This record is in order, and signed with a key of this service."
	default:
		found.Verdict, found.Words = "Replayed:", "every turn is legal. "+unsigned(p, report)
	}
	return found
}

func wrong(err error) proof {
	return proof{Kind: "wrong", Verdict: "Not verified.", Words: sentence(err)}
}

// stranger reports whether a record is signed with a key that is none of these.
func stranger(r *record.Record, keys []ed25519.PublicKey) bool {
	return r.Signature != "" && !slices.ContainsFunc(keys, func(k ed25519.PublicKey) bool { return record.KeyID(k) == keyOf(r) })
}

// unsigned says why nobody vouches for a finished record.
func unsigned(p *played, report record.Report) string {
	switch {
	case p.masked && p.signed:
		return "The signature was that of a copy with mail addresses, which is not shown."
	case report.Signed:
		return "No key of this service fits its signature."
	}
	return "The record is not signed."
}

// remarks leaves out that a signature was not checked: why is told above.
func remarks(report record.Report) []string {
	return slices.DeleteFunc(report.Remarks(), func(s string) bool { return strings.HasPrefix(s, "The signature ") })
}

func findings(p *played, r record.Report) []string {
	lines := []string{fmt.Sprintf("%s replayed by the rules of %s: each is legal, and stands as the program writes it.", capitalised(turns(r.Turns)), p.Variant)}
	if r.Loose > 0 {
		lines[0] = fmt.Sprintf("%s replayed by the rules of %s: each is legal.", capitalised(turns(r.Turns)), p.Variant)
	}
	if r.Hashed {
		lines = append(lines, fmt.Sprintf("The chain of hashes is unbroken. Its head is #%s; every letter about the game names the head of its day, so that the players' mailboxes are witnesses.", p.head()))
	}
	if r.Checked {
		lines = append(lines, fmt.Sprintf("The signature is that of the key %s.", keyOf(p.record)))
	}
	if r.Sealed > 0 {
		lines = append(lines, "The secret set-ups are those that the players were committed to.")
	}
	switch {
	case r.ByRules:
		lines = append(lines, fmt.Sprintf("The result, %s, follows from the rules.", r.Result))
	case r.Result != rules.Ongoing:
		lines = append(lines, fmt.Sprintf("The result, %s, is what the players or the clock decided%s.", r.Result, bracketed(p.Termination)))
	}
	return lines
}

// bracketed writes words behind others; nothing where there are none, as in a record that was typed by hand.
func bracketed(words string) string {
	if words == "" {
		return ""
	}
	return " (" + words + ")"
}

// sentence writes an error as one. That something is wrong with turn 0 means the record as a whole.
func sentence(err error) string {
	if fault := (*record.Fault)(nil); errors.As(err, &fault) && fault.Turn == 0 {
		err = fault.Err
	}
	return capitalised(strings.TrimSuffix(err.Error(), ".")) + "."
}

// capitalised begins a sentence, if it begins with a plain letter.
func capitalised(s string) string {
	if s != "" && s[0] >= 'a' && s[0] <= 'z' {
		return strings.ToUpper(s[:1]) + s[1:]
	}
	return s
}

// head is the last hash of the chain.
func (p *played) head() string { return p.lines[len(p.lines)-1].Hash }

// keyOf names the key of a signature, "ed25519:KEY:SIGNATURE".
func keyOf(r *record.Record) string {
	parts := strings.Split(r.Signature, ":")
	if len(parts) != 3 {
		return "?"
	}
	return parts[1]
}
