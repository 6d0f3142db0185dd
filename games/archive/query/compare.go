package query

import (
	"slices"
	"strconv"

	"github.com/expr-lang/expr/ast"

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
