package query

import (
	"slices"

	"github.com/expr-lang/expr/ast"
)

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
