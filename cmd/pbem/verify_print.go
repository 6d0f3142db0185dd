package main

import (
	"fmt"

	"pbem/cmd/internal/terminal"
)

// remark is a sentence about one or more records.
type remark struct {
	text, name string
	records    int
}

// print writes the line of a record, above the bar that tells how far we are.
func (v *verification) print(c checked) error {
	if c.OK {
		v.good, v.turns = v.good+1, v.turns+c.Turns
	} else {
		v.bad++
	}
	v.progress.MakeRoom()
	if err := v.printLine(c); err != nil {
		return err
	}
	v.progress.Show(v.good+v.bad, v.turns, v.bad)
	return nil
}

// printLine keeps to one line whatever stands in a file or in its name.
func (v *verification) printLine(c checked) error {
	if v.json {
		return v.env.printJSON(c)
	}
	if !c.OK {
		_, err := fmt.Fprintf(v.env.Out, "bad %s turn %d: %s\n", terminal.Name(c.Name), c.Turn, terminal.OneLine(c.Why))
		return err
	}
	for _, remark := range c.Remarks {
		v.remark(c.Name, remark)
	}
	_, err := fmt.Fprintf(v.env.Out, "ok %s %d %s\n", terminal.Name(c.Name), c.Turns, c.Result)
	return err
}

// remark keeps what a verification could not rest on: many records have the same.
func (v *verification) remark(name, text string) {
	for i := range v.remarks {
		if v.remarks[i].text == text {
			v.remarks[i].records++
			return
		}
	}
	v.remarks = append(v.remarks, remark{text, terminal.Name(name), 1})
}

func (v *verification) printRemarks() {
	for _, r := range v.remarks {
		if r.records > 1 {
			r.name = fmt.Sprintf("%d records, the first of them %s", r.records, r.name)
		}
		fmt.Fprintf(v.env.Err, "%s: %s\n", r.name, r.text)
	}
}
