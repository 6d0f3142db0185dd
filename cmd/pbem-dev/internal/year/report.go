package year

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"time"

	"pbem/games"
)

// Finding is something that was not as promised.
type Finding struct {
	At   time.Time
	What string // the check, by its subject: "answers", "clocks", "letters", "secrets", "languages", …
	Text string
}

func (f Finding) String() string {
	return fmt.Sprintf("%s %s: %s", f.At.Format(time.DateTime), f.What, f.Text)
}

// mostFindings of one check are kept; of more the number is told.
const mostFindings = 20

// Report is what the year came to.
type Report struct {
	Options     Options
	Now         time.Time
	Took        time.Duration
	Kinds       map[string]int // of people
	Visits      int            // how often people looked into their mailboxes
	In, Out     int            // letters that people and the service have written
	ToHost      int
	Answered    int
	Begun       int            // games
	Clocks      int            // comparisons of two books
	Ratings     int            // and of numbers of ratings
	Languages   map[string]int // letters whose language was looked at
	Checked     map[string]int // how often other things were looked at
	Tournaments map[string]int // by how they ended
	Kills       int
	Points      map[string]int
	Between     map[string]int // how often a second daemon came between, by point
	Nodes       []string       // what became of each node
	Stops       map[string]int // how often the database was stopped at once, by point
	Away        time.Duration
	Again       int // letters that came twice, with the same bytes

	Dispositions map[games.Disposition]int
	Findings     []Finding
	fresh        []Finding // not told yet
	Found        int
	By           map[string]int // findings by their check

	began time.Time
	told  time.Time
}

func newReport(o Options) Report {
	r := Report{Options: o, Kinds: map[string]int{}, Tournaments: map[string]int{}, Languages: map[string]int{}, By: map[string]int{}, Checked: map[string]int{}, Dispositions: map[games.Disposition]int{}}
	if o.Real != nil {
		r.began = o.Real()
		r.told = r.began
	}
	return r
}

func (r *Report) find(f Finding) {
	r.Found++
	if r.By[f.What]++; r.By[f.What] <= mostFindings {
		r.Findings, r.fresh = append(r.Findings, f), append(r.fresh, f)
	}
}

// tell tells how far the year has come, from time to time.
func (r *Report) tell(w *world) {
	if w.Progress == nil || w.Real == nil || w.Every <= 0 {
		return
	}
	if now := w.Real(); now.Sub(r.told) >= w.Every {
		r.told, r.Now, r.Took = now, w.now, now.Sub(r.began)
		w.Progress(*r)
		r.fresh = nil
	}
}

func (r *Report) finish(w *world) {
	r.Now, r.Again, r.Points, r.Between = w.now, w.post.again, w.house.points, w.house.twin.at
	if w.house.nodes != nil {
		r.Nodes, r.Stops = w.house.nodes.fates(), w.house.nodes.stops
	}
	if w.Real != nil {
		r.Took = w.Real().Sub(r.began)
	}
}

// Line is how far it has come, in one.
func (r Report) Line() string {
	return fmt.Sprintf("%s: %d letters in, %d out, %d games begun, %d clocks compared, %d kills, %d findings", r.Now.Format(time.DateOnly), r.In, r.Out, r.Begun, r.Clocks, r.Kills, r.Found)
}

// Fresh are the findings since the last line.
func (r Report) Fresh() []Finding { return r.fresh }

// Print writes a summary for people.
func (r Report) Print(out io.Writer) error {
	p := &printer{out: out}
	p.line("A club of %d people, %d days from %s on (seed %d), played in %s.", r.Options.Players, r.Options.Days, began().Format(time.DateOnly), r.Options.Seed, r.Took.Round(time.Second))
	p.line("")
	p.line("people      %s", counts(r.Kinds))
	p.line("letters     %d in, %d out, %d to the host; %d came once more, with the same bytes", r.In, r.Out, r.ToHost, r.Again)
	p.line("            %s", counts(named(r.Dispositions)))
	p.line("answers     %d, one letter each", r.Answered)
	p.line("games       %d begun", r.Begun)
	p.line("tournaments %s", counts(r.Tournaments))
	p.line("ratings     %d numbers compared with those of the archive", r.Ratings)
	p.line("clocks      compared %d times with those that count minutes", r.Clocks)
	p.line("languages   %s", counts(r.Languages))
	p.line("looked at   %s", counts(r.Checked))
	p.line("service     killed %d times (%s), away for %s", r.Kills, counts(r.Points), r.Away)
	p.line("            a second daemon came between %s", counts(r.Between))
	if len(r.Nodes) > 0 {
		p.line("nodes       %s", strings.Join(r.Nodes, "; "))
		p.line("database    stopped at once at %s", counts(r.Stops))
	}
	p.line("")
	if r.Found == 0 {
		p.line("Nothing was found.")
		return p.err
	}
	p.line("%d findings (%s):", r.Found, counts(r.By))
	for _, f := range r.Findings {
		p.line("  %s", f)
	}
	return p.err
}

func named(m map[games.Disposition]int) map[string]int {
	list := map[string]int{}
	for name, n := range m {
		list[string(name)] = n
	}
	return list
}

// counts writes numbers by name, in the order of the names.
func counts(m map[string]int) (text string) {
	for i, name := range slices.Sorted(maps.Keys(m)) {
		if i > 0 {
			text += ", "
		}
		text += fmt.Sprintf("%d %s", m[name], name)
	}
	return text
}

// printer keeps the first error of many lines.
type printer struct {
	out io.Writer
	err error
}

func (p *printer) line(format string, args ...any) {
	if p.err == nil {
		_, p.err = fmt.Fprintf(p.out, format+"\n", args...)
	}
}
