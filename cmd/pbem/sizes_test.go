package main

import (
	"go/ast"
	"path/filepath"
	"testing"
)

// What a reader can take in at once.
const (
	mostMethods = 40
	mostLines   = 300
	mostInAll   = 7000 // lines of a package
)

// manyMethods lists the types that still have more than mostMethods, with their number. It may only shrink.
func manyMethods() map[string]int {
	return map[string]int{}
}

// manyLines lists the files that still have more than mostLines, with their number. It may only shrink.
func manyLines() map[string]int {
	return map[string]int{}
}

// manyInAll lists the packages that may have more than mostInAll lines, with how many. It may only shrink.
func manyInAll() map[string]int {
	return map[string]int{"adjudicator": 8700, "mailer/command": 7150}
}

// TestSizes holds types, files and packages to what a reader can take in at once. The exceptions can only become fewer and smaller.
func TestSizes(t *testing.T) {
	t.Parallel()
	methods, lines, all := map[string]int{}, map[string]int{}, map[string]int{}
	seen := map[string]bool{} // a method for each system counts once
	m := parseModule(t)
	for folder, p := range m.folders {
		for _, f := range p.files {
			source := m.set.File(f.Package)
			name, err := filepath.Rel(root, source.Name())
			if err != nil {
				t.Fatal(err)
			}
			lines[name] = source.LineCount()
			all[folder] += source.LineCount()
			for _, d := range f.Decls {
				function, ok := d.(*ast.FuncDecl)
				if !ok || function.Recv == nil {
					continue
				}
				of := folder + "." + receiver(function)
				if method := of + "." + function.Name.Name; !seen[method] {
					seen[method] = true
					methods[of]++
				}
			}
		}
	}
	holdSizes(t, "methods", methods, mostMethods, manyMethods())
	holdSizes(t, "lines", lines, mostLines, manyLines())
	for folder, n := range all {
		if most := max(mostInAll, manyInAll()[folder]); n > most {
			t.Errorf("%s has %d lines: at most %d", folder, n, most)
		}
	}
}

// holdSizes refuses a size above the limit that isn't excepted, one that has grown, and an exception that is needed no more.
func holdSizes(t *testing.T, unit string, sizes map[string]int, limit int, excepted map[string]int) {
	t.Helper()
	for name, n := range sizes {
		switch was, known := excepted[name]; {
		case n > limit && !known:
			t.Errorf("%s has %d %s: at most %d", name, n, unit, limit)
		case known && n > was:
			t.Errorf("%s has grown from %d to %d %s", name, was, n, unit)
		case known && n <= limit:
			t.Errorf("%s has only %d %s now: take it out of the exceptions", name, n, unit)
		}
	}
	for name := range excepted {
		if sizes[name] == 0 {
			t.Errorf("%s is gone: take it out of the exceptions", name)
		}
	}
}

// receiver returns the name of the type that a method is declared on.
func receiver(method *ast.FuncDecl) string {
	of := method.Recv.List[0].Type
	for {
		switch x := of.(type) {
		case *ast.StarExpr:
			of = x.X
		case *ast.IndexExpr:
			of = x.X
		case *ast.IndexListExpr:
			of = x.X
		case *ast.ParenExpr:
			of = x.X
		case *ast.Ident:
			return x.Name
		default:
			return ""
		}
	}
}
