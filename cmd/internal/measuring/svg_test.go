package measuring_test

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"

	"pbem/cmd/internal/measuring"
	"pbem/mailer/catalog"
	"pbem/rules/presets"
)

// TestFormats: each form can be read by programs, whatever stands in names; the picture tells itself in words, and its shares in numbers.
func TestFormats(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"chesimals-0.75", "amoeba-unbound", "cosmic"} {
		p := *builtin(t, name)
		p.Title = `=A <b>"game"</b> & more`
		f := flags("random")
		f.Games, f.Limit = 2, 30
		told := measuring.Told{Preset: &p, Flags: f, Report: played(t, &p, f), Words: catalog.English()}
		for format, read := range map[string]func(*testing.T, *presets.Preset, []byte){"svg": readSVG, "csv": readCSV, "json": readJSON} {
			var out bytes.Buffer
			told.Flags.Format = format
			if err := told.Print(&out); err != nil {
				t.Fatal(err)
			}
			read(t, &p, out.Bytes())
		}
	}
}

func readSVG(t *testing.T, p *presets.Preset, text []byte) {
	t.Helper()
	words, depth, d := map[string]string{}, []string(nil), xml.NewDecoder(bytes.NewReader(text))
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		switch token := token.(type) {
		case xml.StartElement:
			depth = append(depth, token.Name.Local)
		case xml.EndElement:
			depth = depth[:len(depth)-1]
		case xml.CharData:
			words[strings.Join(depth, "/")] += string(token)
		}
	}
	if !strings.HasPrefix(words["svg/title"], p.Title) || words["svg/desc"] == "" || !strings.Contains(words["svg/text"], " of 2") {
		t.Errorf("title %q, description %q", words["svg/title"], words["svg/desc"])
	}
	if squares := strings.Count(words["svg/g/title"], " times, "); squares < 30 {
		t.Errorf("only %d squares are told", squares)
	}
}

func readCSV(t *testing.T, _ *presets.Preset, text []byte) {
	t.Helper()
	rows, err := csv.NewReader(bytes.NewReader(text)).ReadAll()
	if err != nil || len(rows) < 60 || len(rows[0]) != 8 {
		t.Errorf("%d rows, %v", len(rows), err)
	}
}

func readJSON(t *testing.T, p *presets.Preset, text []byte) {
	t.Helper()
	var d struct {
		Preset  string
		Games   int
		Results []struct{ Count, Of int }
		Words   []string
	}
	if err := json.Unmarshal(text, &d); err != nil || d.Preset != p.Name || d.Games != 2 || len(d.Results) != 4 || d.Results[0].Of != 2 || len(d.Words) == 0 {
		t.Errorf("%+v, %v", d, err)
	}
}
