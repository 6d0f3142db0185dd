package query

import (
	"slices"
	"strconv"
	"strings"

	"github.com/expr-lang/expr/ast"
	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"

	"pbem/notation/record"
)

// relation compares a fact with something.
type relation func(fact, with record.Value) bool

// comparison reads a comparison: with a value or another fact, in either order.
func comparison(n *ast.BinaryNode) (Where, error) {
	if n.Operator == "in" {
		return membership(n)
	}
	left, err := operandOf(n.Left)
	if err != nil {
		return nil, err
	}
	right, err := operandOf(n.Right)
	if err != nil {
		return nil, err
	}
	operator := n.Operator
	at := n.Right
	if !left.isFact() && right.isFact() {
		turned, ok := mirrored(operator)
		if !ok {
			return nil, faultAt(n.Left, "before %s stands a fact, like %s", operator, example(right))
		}
		left, right, operator, at = right, left, turned, n.Left
	}
	if !left.isFact() {
		return nil, faultAt(n.Left, "a fact must stand on one side of %s", operator)
	}
	return compared(left, operator, right, at)
}

// mirrored is the operator with its sides changed over.
func mirrored(operator string) (string, bool) {
	other, ok := map[string]string{"==": "==", "!=": "!=", "<": ">", "<=": ">=", ">": "<", ">=": "<="}[operator]
	return other, ok
}

// compared makes the condition of a fact, an operator and what stands at a place.
func compared(left operand, operator string, right operand, at ast.Node) (Where, error) {
	if operator == "!=" {
		same, err := compared(left, "==", right, at)
		return func(r Row) bool { return !same(r) }, err
	}
	right, err := suited(left, right, at)
	if err != nil {
		return nil, err
	}
	holds := relationOf(left.kind, operator, right.kind)
	if holds == nil {
		return nil, faultAt(at, "%s is a %s, and cannot be compared by %s with a %s; write for example %s", left.name, left.kind, operator, right.kind, example(left))
	}
	return func(r Row) bool { return holds(left.value(r), right.value(r)) }, nil
}

// suited makes a date of what is compared with one.
func suited(left, right operand, at ast.Node) (operand, error) {
	if left.kind != record.DateKind || right.isFact() || right.kind == record.BoolKind {
		return right, nil
	}
	v := right.value(Row{})
	if err := new(record.Period).UnmarshalText([]byte(v.Text)); err != nil {
		return operand{}, faultAt(at, `%q is no date: write a day as "2026-11-21", a month as "2026-11", a year as "2026"`, v.Text)
	}
	return fixed(record.DateKind, v), nil
}

// relationOf is what an operator means between things of two kinds; nil where it means nothing.
func relationOf(left record.Kind, operator string, right record.Kind) relation {
	texts := []record.Kind{record.TextKind, record.ListKind}
	switch {
	case slices.Contains(texts, left) && slices.Contains(texts, right):
		return textRelation(operator)
	case left == record.DateKind && right == record.DateKind:
		return dateRelation(operator)
	case left == record.BoolKind && right == record.BoolKind && operator == "==", left == record.NumberKind && right == record.NumberKind:
		return numberRelation(operator)
	case left == record.TextKind && right == record.NumberKind:
		return textWithNumber(numberRelation(operator))
	}
	return nil
}

func numberRelation(operator string) relation {
	switch operator {
	case "==":
		return func(a, b record.Value) bool { return a.Number == b.Number }
	case "<":
		return func(a, b record.Value) bool { return a.Number < b.Number }
	case "<=":
		return func(a, b record.Value) bool { return a.Number <= b.Number }
	case ">":
		return func(a, b record.Value) bool { return a.Number > b.Number }
	case ">=":
		return func(a, b record.Value) bool { return a.Number >= b.Number }
	}
	return nil
}

// textWithNumber compares options, tags and the like, which may be numbers. A text that is none does not fit.
func textWithNumber(of relation) relation {
	if of == nil {
		return nil
	}
	return func(a, b record.Value) bool {
		n, err := strconv.Atoi(a.Text)
		return err == nil && of(record.Value{Number: n}, b)
	}
}

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

// membership reads "preset in ["cosmic", "amoeba"]", "turns in 10..20" and "\"ada\" in player".
func membership(n *ast.BinaryNode) (Where, error) {
	left, err := operandOf(n.Left)
	if err != nil {
		return nil, err
	}
	if !left.isFact() {
		list, err := operandOf(n.Right)
		if err != nil {
			return nil, err
		}
		if !list.isFact() {
			return nil, faultAt(n.Right, "a fact must stand on one side of in")
		}
		return compared(list, "==", left, n.Left)
	}
	switch right := n.Right.(type) {
	case *ast.ArrayNode:
		return anyOf(left, right.Nodes)
	case *ast.BinaryNode:
		if right.Operator == ".." {
			return between(left, right)
		}
	}
	return nil, faultAt(n.Right, `behind in stands a list, like ["cosmic", "amoeba"], or a range, like 10..20`)
}

func anyOf(left operand, nodes []ast.Node) (Where, error) {
	var all []Where
	for _, n := range nodes {
		right, err := operandOf(n)
		if err != nil {
			return nil, err
		}
		same, err := compared(left, "==", right, n)
		if err != nil {
			return nil, err
		}
		all = append(all, same)
	}
	return func(r Row) bool { return slices.ContainsFunc(all, func(w Where) bool { return w(r) }) }, nil
}

func between(left operand, ends *ast.BinaryNode) (Where, error) {
	var both []Where
	for i, n := range []ast.Node{ends.Left, ends.Right} {
		right, err := operandOf(n)
		if err != nil {
			return nil, err
		}
		holds, err := compared(left, []string{">=", "<="}[i], right, n)
		if err != nil {
			return nil, err
		}
		both = append(both, holds)
	}
	return All(both...), nil
}
