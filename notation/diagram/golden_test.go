package diagram_test

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"pbem/notation/diagram"
	"pbem/rules"
)

var update = flag.Bool("update", false, "rewrite the golden files")

const (
	startLine  = "16/1gGgEgG2bG2rG2pGpWpG1/1gEgCgE1bNbCbNrNrCrN1pWpCpW1/1gGgEgG1bGbGbGrGrGrG1pGpWpG1/16/16/16/16/1yGyEyG1wGwGwGeGeGeG1oGoWoG1/1yEyCyE1wNwCwNeNeCeN1oWoCoW1/1yGyEyG2wG2eG2oGoWoG1/16"
	middleLine = "3gG4bG2rG2pGpWpG1/1gEgC2bNbC2rC3pWpC1/1gG2gE1bGbG1rGrGrG3pGpW/4gEyE1bN2rN1oW1pG2/5wN1wC2pNpG1pG3/3gG1wGwG1eNoW2oG1nG1/1yG2rN1wGbG1eGoC1pW3/2gE1yE1wG3eGeG1oW1oG/1yGyEyG3wG2eG2oGoWoG1/1yEyC2wN1wN1eC2oW1oCoW/1yGyEyG5eN3oGoWoG/16"
	deadLine   = "16/1gGgEgG2bG2rG2pGpWpG1/1gEgCgE1bNbCbNrNrCrN1pWpCpW1/1gGgEgG1bGbGbGrGrGrG1pGpWpG1/16/16/16/6wN9/1yGyEyG2wGwGeGeGeG1oGoWoG1/1yE1yE1wNwG1eNeCeN1oWoCoW1/1yGyEyG3wC1eG2oGoWoG1/16"
	smallLine  = "2kFkCkF3/3kFkF3/2kF5/8/8/3wZ4/2wZ1wZ3/2wZwCwZ3"
)

func TestGolden(t *testing.T) {
	for _, c := range []struct {
		name       string
		vocabulary *rules.Vocabulary
		line       string
		options    diagram.Options
	}{
		{"start-white", chesimals(), startLine, diagram.Options{}},
		{"start-black", chesimals(), startLine, diagram.Options{As: rules.Black}},
		{"middle-white", chesimals(), middleLine, diagram.Options{Last: turn(t, "m10-m6, n9xk8"), LastSide: rules.Black}},
		{"middle-black", chesimals(), middleLine, diagram.Options{As: rules.Black, Last: turn(t, "m10-m6, n9xk8"), LastSide: rules.Black}},
		{"converted", chesimals(), middleLine, diagram.Options{As: rules.Black, Last: turn(t, "*o7, l3-n4"), LastSide: rules.White}},
		{"dead-white", chesimals(), deadLine, diagram.Options{Last: turn(t, "g2-g3, h3xg5"), LastSide: rules.White}},
		{"dead-black", chesimals(), deadLine, diagram.Options{As: rules.Black, Last: turn(t, "g2-g3, h3xg5"), LastSide: rules.White}},
		{"small-white", small(), smallLine, diagram.Options{Last: turn(t, "c7-c6"), LastSide: rules.Black}},
		{"small-black", small(), smallLine, diagram.Options{As: rules.Black, Last: turn(t, "d2-d3"), LastSide: rules.White}},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := drawn(parse(t, c.vocabulary, c.line), c.vocabulary, c.options)
			golden(t, c.name+".txt", d.Text(diagram.Plain))
			golden(t, c.name+".html", d.HTML())
			if c.name == "dead-black" {
				golden(t, c.name+".svg", string(d.SVG()))
				golden(t, c.name+"-unicode.txt", d.Text(diagram.Unicode))
			}
		})
	}
}

func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s has changed; rewrite it with -update and look at it. Got:\n%s", path, got)
	}
}
