package sbom

import (
	"bytes"
	"encoding/json"
	"errors"
	"regexp"
	"runtime/debug"
	"strings"
	"testing"
	"time"
)

func example() Program {
	return Program{SHA256: strings.Repeat("ab", 32), Time: time.Unix(1_795_000_001, 0), Info: &debug.BuildInfo{
		GoVersion: "go1.26.8 X:none", Main: debug.Module{Path: "pbem", Version: "v1.2.3"},
		Deps: []*debug.Module{
			{Path: "z.example/z", Version: "v2.0.0+incompatible", Sum: "h1:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="},
			{Path: "a.example/old", Version: "v1.0.0", Replace: &debug.Module{Path: "a.example/new", Version: "v1.1.0"}},
		},
		Settings: []debug.BuildSetting{{Key: "GOOS", Value: "linux"}, {Key: "-ldflags", Value: "-s"}},
	}}
}

// TestWrite: the document has every module as it is in the program, each once and in order, and follows from the program alone.
func TestWrite(t *testing.T) {
	t.Parallel()
	var b, again bytes.Buffer
	if err := errors.Join(Write(&b, example()), Write(&again, example())); err != nil {
		t.Fatal(err)
	}
	if b.String() != again.String() {
		t.Error("the same program has another document")
	}
	var d document
	in := json.NewDecoder(&b)
	in.DisallowUnknownFields()
	if err := in.Decode(&d); err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, c := range d.Components {
		got = append(got, c.PURL)
	}
	const want = "pkg:golang/a.example/new@v1.1.0 pkg:golang/std@1.26.8 pkg:golang/z.example/z@v2.0.0%2Bincompatible"
	if strings.Join(got, " ") != want {
		t.Errorf("components %v, want %s", got, want)
	}
	if d.Components[2].Hashes[0].Content != strings.Repeat("00", 32) {
		t.Errorf("sum: %v", d.Components[2].Hashes)
	}
	if d.Metadata.Timestamp != "2026-11-18T11:06:41Z" || d.Metadata.Component.Hashes[0].Content != example().SHA256 || len(d.Metadata.Component.Property) != 1 {
		t.Errorf("metadata %+v", d.Metadata)
	}
	if len(d.Dependencies) != 1 || len(d.Dependencies[0].On) != 3 || d.Dependencies[0].Ref != "pkg:golang/pbem@v1.2.3" {
		t.Errorf("dependencies %+v", d.Dependencies)
	}
	if !regexp.MustCompile(`^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`).MatchString(d.Serial) {
		t.Errorf("serial number %s", d.Serial)
	}
}
