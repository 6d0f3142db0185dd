package docs_test

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
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
