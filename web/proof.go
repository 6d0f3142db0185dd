package web

import (
	"crypto/ed25519"
	"errors"
	"fmt"
	"strings"

	"pbem/notation/record"
	"pbem/rules"
)

// proof is what a verification of a record found, in words.
type proof struct {
	OK    bool
	Fault string   // what is wrong with it
	Lines []string // what holds
	Notes []string // what could not be asked
}

// prove verifies a record with the site's keys.
func prove(p *played, keys []ed25519.PublicKey) proof {
	if p.preset == nil {
		return proof{Fault: sentence(p.fault)}
	}
	if p.masked {
		keys = nil
	}
	report, err := record.Verify(p.record, p.preset.Game, keys)
	if err != nil {
		return proof{Fault: sentence(err)}
	}
	return proof{OK: true, Lines: findings(p, report), Notes: report.Remarks()}
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
		lines = append(lines, fmt.Sprintf("The result, %s, is what the players or the clock decided (%s).", r.Result, p.Termination))
	}
	return lines
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
