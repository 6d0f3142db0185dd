package finding_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"runtime"
	"strings"
	"testing"

	"pbem/cmd/internal/finding"
	"pbem/games/archive/query"
	"pbem/notation/record"
)

func game(t testing.TB, text string) *record.Record {
	t.Helper()
	r, err := record.Parse([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestList: in each form, in order, and what a spreadsheet or a terminal must not obey.
func TestList(t *testing.T) {
	t.Parallel()
	rows := []query.Row{
		{File: "b.pbem", Record: game(t, "[White \"=1+1\"]\n[Black \"B\\\"o\"]\n\n1. a1-a2\n1-0\n")},
		{File: "a\x1b.pbem", Record: game(t, "[Game \"7\"]\n[White \"Ä\"]\n\n*\n")},
	}
	for _, c := range []struct{ format, sort, want string }{
		{"text", "", "b.pbem            1 turn   1-0  =1+1 – B\"o\n\"a\\x1b.pbem\"      0 turns  *    Ä – ?\n"},
		{"text", "turns", "\"a\\x1b.pbem\"      0 turns  *    Ä – ?\nb.pbem            1 turn   1-0  =1+1 – B\"o\n"},
		{"json", "-turns", `{"file":"b.pbem","rated":false,"players":"=1+1 – B\"o","white":"=1+1","black":"B\"o","player":["=1+1","B\"o"],"result":"1-0","turns":1,"setups":0,"signed":false,"revision":1}` + "\n" +
			`{"file":"a\u001b.pbem","game":"7","rated":false,"players":"Ä – ?","white":"Ä","player":["Ä"],"result":"*","turns":0,"setups":0,"signed":false,"revision":1}` + "\n"},
		{"csv", "file", strings.Join(query.Names(), ",") + "\r\na\\u001b.pbem,7,,,,,,,,,,false,Ä – ?,Ä,,Ä,,,,*,,,0,0,false,,1\r\n" +
			"b.pbem,,,,,,,,,,,false,\"'=1+1 – B\"\"o\",'=1+1,\"B\"\"o\",\"'=1+1, B\"\"o\",,,,1-0,,,1,0,false,,1\r\n"},
	} {
		var out bytes.Buffer
		var flags finding.Flags
		if c.sort != "" {
			flags.Sort = []string{c.sort}
		}
		list, err := finding.NewReport(&out, finding.Form{Format: c.format}, flags)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range rows {
			err = errors.Join(err, list.Add(r))
		}
		found, end := list.End()
		if err = errors.Join(err, end); err != nil || !found || out.String() != c.want {
			t.Errorf("%s by %q: %v\n%s\nwant\n%s", c.format, c.sort, err, out.String(), c.want)
		}
	}
	if _, err := finding.NewReport(nil, finding.Form{Format: "text"}, finding.Flags{Sort: []string{"x"}}); !errors.As(err, new(*finding.Usage)) {
		t.Error(err)
	}
}

// TestAsItGoes: a list for programs that is not sorted is written as the records come; what is sorted, when all are there.
func TestAsItGoes(t *testing.T) {
	t.Parallel()
	r := query.Row{File: "a.pbem", Record: game(t, "[Game \"7\"]\n\n1. a1-a2\n1-0\n")}
	for _, c := range []struct {
		format, sort string
		lines        []int // written after each of two records, and at the end
	}{{"json", "", []int{1, 2, 2}}, {"csv", "", []int{2, 3, 3}}, {"json", "turns", []int{0, 0, 2}}, {"text", "", []int{0, 0, 2}}} {
		var out bytes.Buffer
		var flags finding.Flags
		if c.sort != "" {
			flags.Sort = []string{c.sort}
		}
		list, err := finding.NewReport(&out, finding.Form{Format: c.format}, flags)
		if err != nil {
			t.Fatal(err)
		}
		for i, want := range c.lines {
			if i < 2 {
				err = list.Add(r)
			} else {
				_, err = list.End()
			}
			if got := strings.Count(out.String(), "\n"); err != nil || got != want {
				t.Errorf("%s by %q, step %d: %d lines, want %d; %v", c.format, c.sort, i, got, want, err)
			}
		}
	}
}

// TestTwinsAndStats: in each form; where there is nothing, nothing was found.
func TestTwinsAndStats(t *testing.T) {
	t.Parallel()
	rows := []query.Row{
		{File: "a.pbem", Record: game(t, "[Site \"s\"]\n[Game \"7\"]\n\n1. a1-a2\n*\n")},
		{File: "b.pbem", Record: game(t, "[Site \"s\"]\n[Game \"7\"]\n\n1. a1-a2\n1... b1-b2\n1-0\n")},
	}
	for _, c := range []struct {
		form finding.Form
		want string
	}{
		{finding.Form{Format: "text", Twins: true}, "kept              b.pbem  2 turns\nbeginning         a.pbem  1 turn\n"},
		{finding.Form{Format: "json", Twins: true}, `[{"file":"b.pbem","relation":"kept","turns":2,"signed":false},{"file":"a.pbem","relation":"beginning","turns":1,"signed":false}]` + "\n"},
		{finding.Form{Format: "csv", Twins: true}, "block,relation,turn,file,turns,signed\r\n1,kept,,b.pbem,2,false\r\n1,beginning,,a.pbem,1,false\r\n"},
		{finding.Form{Format: "csv", Stats: true}, "group,name,games,white,draws,black,open,others,won,lost\r\n"},
	} {
		for _, given := range [][]query.Row{rows, nil} {
			var out bytes.Buffer
			report, err := finding.NewReport(&out, c.form, finding.Flags{})
			if err != nil {
				t.Fatal(err)
			}
			for _, r := range given {
				err = errors.Join(err, report.Add(r))
			}
			found, end := report.End()
			if err = errors.Join(err, end); err != nil || found != (given != nil) || given != nil && !strings.HasPrefix(out.String(), c.want) {
				t.Errorf("%+v: %v, %v\n%s", c.form, found, err, out.String())
			}
		}
	}
	for _, form := range []finding.Form{{Format: "svg"}, {Format: "svg", Twins: true}} {
		if _, err := finding.NewReport(io.Discard, form, finding.Flags{}); !errors.As(err, new(*finding.Usage)) {
			t.Errorf("%+v: %v", form, err)
		}
	}
}

// BenchmarkList tells what a list keeps of a record: 200,000 of them are to fit into 150 MB.
func BenchmarkList(b *testing.B) {
	text := "[Event \"Winter Cup\"]\n[Game \"%d\"]\n[Date \"2026.11.21\"]\n[White \"Ada Lovelace\"]\n[Black \"Charles Babbage\"]\n[Variant \"chesimals-2\"]\n[Termination \"resigned\"]\n\n" +
		"1. orange: Wn4-n6, Cn3-m4\n1... purple: Wn9-n7\n1-0\n"
	for b.Loop() {
		list, err := finding.NewReport(new(bytes.Buffer), finding.Form{Format: "text"}, finding.Flags{Sort: []string{"date"}})
		if err != nil {
			b.Fatal(err)
		}
		const many = 20000
		before := heap()
		for i := range many {
			if err := list.Add(query.Row{File: fmt.Sprintf("records/%05d.pbem", i), Record: game(b, fmt.Sprintf(text, i))}); err != nil {
				b.Fatal(err)
			}
		}
		b.ReportMetric(float64(heap()-before)/many, "B/record")
		runtime.KeepAlive(list)
	}
}

func heap() uint64 {
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

// BenchmarkJSON tells how long a line of all facts takes.
func BenchmarkJSON(b *testing.B) {
	r := query.Row{File: "a.pbem", Record: game(b, "[Game \"7\"]\n[White \"Ada\"]\n[Black \"Bo\"]\n[Variant \"cosmic\"]\n\n1. a1-a2\n1-0\n")}
	report, err := finding.NewReport(io.Discard, finding.Form{Format: "json"}, finding.Flags{})
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if err := report.Add(r); err != nil {
			b.Fatal(err)
		}
	}
}
