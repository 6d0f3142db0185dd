package notation

import "pbem/rules"

// Judge reads a turn and judges it in a position. The verdict's notes begin with the reader's. The error is a
// *rules.Violation.
func Judge(text string, v *rules.Vocabulary, p rules.Position) (rules.Verdict, error) {
	reading, err := Read(text, v)
	if err != nil {
		return rules.Verdict{}, err
	}
	verdict, err := p.Judge(reading.Draft)
	if err != nil {
		return rules.Verdict{}, err
	}
	if len(reading.Notes) > 0 {
		verdict.Notes = append(reading.Notes, verdict.Notes...)
	}
	return verdict, nil
}
