package web

import (
	"cmp"
	"crypto/ed25519"
	"slices"

	"pbem/notation/record"
	"pbem/rules/phrase"
	"pbem/web/library"
)

// proof is what a verification of a record found.
type proof struct {
	Kind    string        // "right" for what was verified, "wrong" for what is not in order, "plain" for what lies between
	Finding phrase.Phrase // a word, and what it means
	Words   phrase.Phrase
	Lines   []phrase.Phrase // what holds, and what could not be asked
	Letter  string          // what the letters say that bear it out; "" where it is not in order, or has no hashes
	First   string          // the link before the first turn, which no line of the record shows; "" where there is none
}

// prove verifies a record with the site's keys. "Verified" is said of a signature that was checked alone: of the rest, what
// was looked at.
func prove(p *library.Played, keys []ed25519.PublicKey) proof {
	if p.Preset == nil {
		return wrong(p.Gap)
	}
	if p.Record.Signature == "" || stranger(p.Record, keys) { // said below, with what holds nevertheless
		keys = nil
	}
	report, err := record.Verify(p.Record, library.RulesOf(p.Preset), keys)
	if err != nil {
		return wrong(err)
	}
	found := proof{Kind: "plain", Lines: append(findings(p, report), remarks(report)...)}
	if report.Hashed {
		found.Letter, found.First = letter(p), firstLink(p)
	}
	switch {
	case !p.Over():
		found.Finding, found.Words = phrase.New("web-proof-open"), phrase.New("web-proof-open-why")
	case report.Checked:
		found.Kind, found.Finding, found.Words = "right", phrase.New("web-proof-right"), phrase.New("web-proof-right-why")
	default:
		found.Finding, found.Words = phrase.New("web-proof-plain"), phrase.New("web-proof-plain-why", "unsigned", unsigned(p, report))
	}
	return found
}

func wrong(err error) proof {
	return proof{Kind: "wrong", Finding: phrase.New("web-proof-wrong"), Words: library.Sentence(err)}
}

// stranger reports whether a record is signed with a key that is none of these.
func stranger(r *record.Record, keys []ed25519.PublicKey) bool {
	return r.Signature != "" && !slices.ContainsFunc(keys, func(k ed25519.PublicKey) bool { return record.KeyID(k) == r.SignedWith() })
}

// unsigned says why nobody vouches for a finished record.
func unsigned(p *library.Played, report record.Report) phrase.Phrase {
	switch {
	case p.Masked && p.Signed:
		return phrase.New("web-unsigned-copy")
	case report.Signed:
		return phrase.New("web-unsigned-stranger")
	}
	return phrase.New("web-unsigned")
}

// remarks leaves out that a signature was not checked: why is told above.
func remarks(report record.Report) []phrase.Phrase {
	report.Checked = true
	return report.Remarks()
}

func findings(p *library.Played, r record.Report) []phrase.Phrase {
	lines := []phrase.Phrase{replayed(p, r)}
	if r.Hashed {
		lines = append(lines, phrase.New("web-chain", "head", head(p)))
	}
	if r.Checked {
		lines = append(lines, phrase.New("web-key", "key", cmp.Or(p.Record.SignedWith(), "?")))
	}
	if r.Sealed > 0 {
		lines = append(lines, phrase.New("web-sealed"))
	}
	why := p.Cause()
	switch {
	case r.ByRules:
		lines = append(lines, phrase.New("web-by-rules", "result", string(r.Result)))
	case !p.Over():
	case why.Empty(): // as in a record that was typed by hand
		lines = append(lines, phrase.New("web-by-others", "result", string(r.Result)))
	default:
		lines = append(lines, phrase.New("web-by-others-so", "result", string(r.Result), "why", why))
	}
	return lines
}

func replayed(p *library.Played, r record.Report) phrase.Phrase {
	if r.Loose > 0 {
		return phrase.New("web-replayed-loose", "n", r.Turns, "preset", phrase.GameText(p.Preset.Title))
	}
	return phrase.New("web-replayed", "n", r.Turns, "preset", phrase.GameText(p.Preset.Title))
}

// head is the last hash of the chain; "" where there is none.
func head(p *library.Played) string {
	switch {
	case p.Record.ResultHash != "":
		return p.Record.ResultHash
	case len(p.Lines) == 0:
		return ""
	}
	return p.Lines[len(p.Lines)-1].Hash
}
