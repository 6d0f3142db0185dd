package verifying

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"pbem/cmd/internal/terminal"
	"pbem/games/archive/verify"
	"pbem/notation/record"
)

// checked is how a result is told to programs.
type checked struct {
	Name     string   `json:"name"`
	OK       bool     `json:"ok"`
	Turns    int      `json:"turns"`
	Result   string   `json:"result,omitempty"`
	Turn     int      `json:"turn,omitempty"` // of the first fault
	Why      string   `json:"why,omitempty"`
	State    string   `json:"state"` // signed, in play, unsigned, bad
	Site     string   `json:"site,omitempty"`
	Game     int      `json:"game,omitempty"`
	Revision int      `json:"revision,omitempty"`
	Head     string   `json:"head,omitempty"`    // the last link, in as many digits as the record shows
	Key      string   `json:"key,omitempty"`     // that the signature names
	Letters  *int     `json:"letters,omitempty"` // that bear it out, where letters were given
	Against  []string `json:"against,omitempty"` // letters that contradict it
	Remarks  []string `json:"remarks,omitempty"`
}

// besideRemark is told with a signature that was checked against keys beside the record: whoever can change the record can
// change these, too.
const besideRemark = "The signature was checked against the server.pub that lies beside it, so it is that archive's own; " +
	"give --key with keys that you got elsewhere to know whose it is."

// backwardsRemark is told of a record in which times run backwards: a clock was set, or they were written by hand.
const backwardsRemark = "A turn came earlier than one before it, by the times that stand there."

// misdatedRemark is told of a record whose tag Date does not go with the times that are chained.
const misdatedRemark = "The tag Date, which is in no link, does not go with the times of the turns: it says a later day than the first of them, or one more than a year before."

func (t *Telling) checkedOf(r verify.Result) checked {
	c := checked{Name: r.Name, OK: r.Fault == nil, State: string(r.State()), Site: r.About.Site, Revision: r.About.Revision, Head: r.Head, Key: r.About.Key}
	c.Game, _ = strconv.Atoi(r.About.Game)
	if r.Fault != nil {
		c.Turn, c.Why = r.Turn(), t.Words.Error(r.Why())+wayOn(r)
		return c
	}
	c.Turns, c.Result, c.Remarks = r.Report.Turns, string(r.Report.Result), t.Words.All(r.Report.Remarks())
	if t.Letters {
		c.Letters, c.Against = &r.Witnesses, r.Against
	}
	if r.Beside && r.Report.Checked {
		c.Remarks = append(c.Remarks, besideRemark)
	}
	if r.Backwards {
		c.Remarks = append(c.Remarks, backwardsRemark)
	}
	if r.Misdated {
		c.Remarks = append(c.Remarks, misdatedRemark)
	}
	return c
}

// wayOn is what the reader of a record can do about its signature; "" for all other faults.
func wayOn(r verify.Result) string {
	switch {
	case errors.Is(r.Fault, record.ErrLineEnds), errors.Is(r.Fault, record.ErrOtherBytes):
		return "; pbem import writes it as it was signed"
	case errors.Is(r.Fault, record.ErrUnsigned) && r.Beside:
		return "; to have it verified by replay alone, give it on standard input (pbem verify - < FILE), or a copy that does not lie beside server.pub"
	case errors.Is(r.Fault, record.ErrUnsigned):
		return "; to have it verified by replay alone, leave --key away and give it on standard input (pbem verify - < FILE)"
	}
	return ""
}

// record writes the line of a record, above the bar that tells how far we are.
func (t *Telling) record(r verify.Result) error {
	t.count(r)
	t.Progress.MakeRoom()
	if err := t.printLine(t.checkedOf(r)); err != nil {
		return err
	}
	t.Progress.Show(t.all(), t.turns, t.states[verify.Bad]+t.withoutRules)
	return nil
}

// printLine keeps to one line whatever stands in a file or in its name.
func (t *Telling) printLine(c checked) error {
	if t.JSON {
		return t.printJSON(c)
	}
	if !c.OK {
		_, err := fmt.Fprintf(t.Out, "bad %s turn %d: %s\n", terminal.Name(c.Name), c.Turn, terminal.OneLine(c.Why))
		return err
	}
	for _, remark := range c.Remarks {
		t.remark(c.Name, remark)
	}
	_, err := fmt.Fprintf(t.Out, "ok %s %d %s\n", terminal.Name(c.Name), c.Turns, c.Result)
	if err == nil && c.Letters != nil {
		err = t.borne(c)
	}
	return err
}

// borne says how many letters bear a record out, and which contradict it.
func (t *Telling) borne(c checked) error {
	bear, against := "bear", ""
	if *c.Letters == 1 {
		bear = "bears"
	}
	switch n := len(c.Against); {
	case n == 1:
		against = ", 1 contradicts it: " + named(c.Against)
	case n > 1:
		against = fmt.Sprintf(", %d contradict it: %s", n, named(c.Against))
	}
	_, err := fmt.Fprintf(t.Out, "letters %s: %s %s it out%s\n", terminal.Name(c.Name), terminal.Counted(*c.Letters, "letter"), bear, against)
	return err
}

// named are the names of files, fit for a line.
func named(files []string) string {
	var all []string
	for _, f := range files {
		all = append(all, terminal.Name(f))
	}
	return strings.Join(all, ", ")
}

// remark is a sentence about one or more records.
type remark struct {
	text, name string
	records    int
}

// remark keeps what a verification could not rest on: many records have the same.
func (t *Telling) remark(name, text string) {
	for i := range t.remarks {
		if t.remarks[i].text == text {
			t.remarks[i].records++
			return
		}
	}
	t.remarks = append(t.remarks, remark{text, terminal.Name(name), 1})
}

func (t *Telling) printRemarks() {
	for _, r := range t.remarks {
		if r.records > 1 {
			r.name = fmt.Sprintf("%d records, the first of them %s", r.records, r.name)
		}
		fmt.Fprintf(t.Err, "%s: %s\n", r.name, r.text)
	}
}
