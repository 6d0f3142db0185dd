package query

import (
	"github.com/expr-lang/expr/ast"

	"pbem/notation/record"
)

// Is is the condition that a fact, an operator and a text make, for flags: Is("player", "contains", "ada"). Its error is of a text
// that the fact cannot be compared with.
func Is(name, operator, text string) (Where, error) {
	f, ok := ColumnNamed(name)
	if !ok {
		return nil, &Fault{1, "there is no fact " + name}
	}
	right := fixed(record.TextKind, record.Value{Text: text, Parts: []string{text}})
	return compared(operand{f.Name, f.Kind, f.Of}, operator, right, &ast.NilNode{})
}
