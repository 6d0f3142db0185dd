package query

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/expr-lang/expr/ast"
	"github.com/expr-lang/expr/file"
)

// Fault is what is wrong with a condition, and where: Column counts its characters from 1.
type Fault struct {
	Column int
	Why    string
}

func (f *Fault) Error() string { return fmt.Sprintf("at character %d: %s", f.Column, f.Why) }

func faultAt(n ast.Node, format string, args ...any) error {
	return &Fault{n.Location().From + 1, fmt.Sprintf(format, args...)}
}

// unreadable is the fault of a text that is no expression.
func unreadable(text string, err error) error {
	var of *file.Error
	if !errors.As(err, &of) {
		return &Fault{1, err.Error()}
	}
	length := utf8.RuneCountInString(text)
	at := min(of.From, length)
	if strings.HasSuffix(of.Message, "token EOF") {
		at = length
	}
	if rest := []rune(text)[at:]; len(rest) > 0 && rest[0] == '=' {
		return &Fault{at + 1, `write == between two things that are to be the same`}
	}
	if at == length {
		return &Fault{at + 1, "the condition breaks off here: something is missing"}
	}
	return &Fault{at + 1, fmt.Sprintf("this cannot be read (%s); a condition is written like turns < 40 && cause == \"resigned\"", of.Message)}
}
