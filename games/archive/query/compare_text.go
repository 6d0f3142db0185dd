package query

import (
	"slices"
	"strings"

	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"

	"pbem/notation/record"
)

// textRelation compares texts, folded: one of a value's parts must fit one of the other's. An id is compared as a whole, whatever
// the operator: p7 is no part of p77.
func textRelation(operator string) relation {
	fits := textOperator(operator)
	if fits == nil {
		return nil
	}
	return func(a, b record.Value) bool {
		return slices.ContainsFunc(b.Parts, func(wanted string) bool {
			wanted = Fold(wanted)
			return slices.ContainsFunc(a.Parts, func(part string) bool { return fits(Fold(part), wanted) }) ||
				slices.ContainsFunc(a.IDs, func(id string) bool { return Fold(id) == wanted }) ||
				operator == "==" && Fold(a.Text) == wanted
		}) || len(a.Parts)+len(b.Text) == 0 && operator == "=="
	}
}

func textOperator(operator string) func(text, wanted string) bool {
	switch operator {
	case "==":
		return func(text, wanted string) bool { return text == wanted }
	case "contains":
		return strings.Contains
	case "startsWith":
		return strings.HasPrefix
	case "endsWith":
		return strings.HasSuffix
	}
	return nil
}

// dateRelation compares dates, of which none, and a fact that the record does not tell, is in no time. A month is over when its
// last day is, and a day in it is the month's.
func dateRelation(operator string) relation {
	holds := periodOperator(operator)
	if holds == nil {
		return nil
	}
	return func(a, b record.Value) bool {
		var p, q record.Period
		if p.UnmarshalText([]byte(a.Text)) != nil || q.UnmarshalText([]byte(b.Text)) != nil {
			return false
		}
		return holds(p, q)
	}
}

func periodOperator(operator string) func(p, q record.Period) bool {
	switch operator {
	case "==":
		return record.Period.Within
	case "<":
		return record.Period.Before
	case "<=":
		return record.Period.EndsWithin
	case ">":
		return func(p, q record.Period) bool { return q.Before(p) }
	case ">=":
		return record.Period.BeginsWithin
	}
	return nil
}

// Fold makes texts alike that people take for the same: in upper and lower case, composed and decomposed, with more or fewer
// spaces.
func Fold(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	if isLowerASCII(s) {
		return s
	}
	return norm.NFC.String(cases.Fold().String(norm.NFC.String(s)))
}

func isLowerASCII(s string) bool {
	for i := range len(s) {
		if s[i] >= 0x80 || s[i] >= 'A' && s[i] <= 'Z' {
			return false
		}
	}
	return true
}
