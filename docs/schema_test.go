package docs_test

import (
	"bytes"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"gopkg.in/yaml.v3"

	"pbem/rules/presets"
	"pbem/rules/presets/loader"
)

// TestRecordSchema: the JSON form of a record, as it is written, is what the schema says, and the schema refuses others.
func TestRecordSchema(t *testing.T) {
	t.Parallel()
	compiler := jsonschema.NewCompiler()
	compiler.AssertFormat()
	schema, err := compiler.Compile("record.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	if id := schema.ID; !strings.HasPrefix(id, "urn:uuid:") {
		t.Errorf("the schema calls itself %q: it needs a name of its own that is no web address", id)
	}
	var form []byte
	for _, file := range []string{"043.json", "042.json"} { // the second is changed below
		if form, err = os.ReadFile("../notation/record/testdata/" + file); err != nil {
			t.Fatal(err)
		}
		if err := valid(schema, form); err != nil {
			t.Errorf("%s: %v", file, err)
		}
	}
	for _, change := range [][2]string{
		{`"start"`, `"begin"`}, {`"side": "white"`, `"side": "grey"`}, {`"number": 1`, `"number": -1`}, {`"at": "2026`, `"at": "26`},
		{"pbem record 2", "pbem record 3"}, {`"result": "1-0"`, `"result": "2-0"`},
	} {
		changed := bytes.Replace(form, []byte(change[0]), []byte(change[1]), 1)
		if valid(schema, changed) == nil {
			t.Errorf("with %s instead of %s it is still valid", change[1], change[0])
		}
	}
}

func valid(schema *jsonschema.Schema, form []byte) error {
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(form))
	if err != nil {
		return err
	}
	return schema.Validate(value)
}

// TestPresetSchema holds the schema of preset files and the loader together: the same fields for each engine, and what one takes or
// refuses the other does, as far as a schema goes.
func TestPresetSchema(t *testing.T) {
	t.Parallel()
	schema, err := jsonschema.NewCompiler().Compile("preset.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	known := loader.Engines()[:len(schema.AllOf)] // one that somebody adds need not be in it
	for i, e := range known {
		var names []string
		for _, name := range schema.AllOf[i].Then.PropertyNames.Enum.Values {
			names = append(names, name.(string))
		}
		slices.Sort(names)
		if want := slices.Sorted(slices.Values(e.Fields())); !slices.Equal(names, want) {
			t.Errorf("the fields of %s are %v, and the schema has %v", e.Name(), want, names)
		}
	}
	for _, s := range presets.Names() {
		p, err := presets.Builtin(s.Name, nil)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.ContainsFunc(known, func(e loader.Engine) bool { return e.Name() == p.Engine }) {
			continue
		}
		if err := schema.Validate(plain(t, string(p.Data))); err != nil {
			t.Errorf("%s: %v", s.Name, err)
		}
	}
	page, err := os.ReadFile("presets.md")
	if err != nil {
		t.Fatal(err)
	}
	for block := range strings.SplitSeq(string(page), "```yaml\n") {
		example, _, _ := strings.Cut(block, "```")
		if !strings.Contains(example, "\nname: ") {
			continue
		}
		if err := schema.Validate(plain(t, example)); err != nil {
			t.Errorf("an example of the manual: %v\n%s", err, example)
		}
	}
	for _, change := range [][2]string{
		{"name: siege", "name: Siege"}, {"title: Siege\n", ""}, {"engine: amp", "engine: go"}, {"chain: own", "chain: other"}, {"repetition: 5", "repetition: 100"},
		{"leader: true", "leeder: true"}, {"code: h", "code: n"}, {"side: white", "side: grey"}, {"quota: 3", "quota: 0"}, {"chain: own", "king_jumps: 3"},
	} {
		changed := strings.Replace(siege, change[0], change[1], 1)
		if _, err := presets.Parse("own.yaml", []byte(changed), nil); err == nil || schema.Validate(plain(t, changed)) == nil {
			t.Errorf("with %q instead of %q it is taken (loader: %v)", change[1], change[0], err)
		}
	}
	if err := schema.Validate(plain(t, siege)); err != nil {
		t.Error(err)
	}
}

// plain is a file as an editor's schema sees it: names of fields are words, whatever YAML takes them for.
func plain(t *testing.T, text string) any {
	t.Helper()
	var root yaml.Node
	if err := yaml.Unmarshal([]byte(text), &root); err != nil {
		t.Fatal(err)
	}
	return valueOf(t, root.Content[0])
}

func valueOf(t *testing.T, n *yaml.Node) any {
	t.Helper()
	switch n.Kind {
	case yaml.MappingNode:
		m := map[string]any{}
		for i := 0; i < len(n.Content); i += 2 {
			m[n.Content[i].Value] = valueOf(t, n.Content[i+1])
		}
		return m
	case yaml.SequenceNode:
		var list []any
		for _, c := range n.Content {
			list = append(list, valueOf(t, c))
		}
		return list
	}
	var v any
	if err := n.Decode(&v); err != nil {
		t.Fatal(err)
	}
	return v
}
