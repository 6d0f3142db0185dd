package mailbench

import (
	"fmt"
	"io"
	"text/tabwriter"
)

// Print writes the mail path's figures as a table.
func (l *Load) Print(out io.Writer, all []Comparison) error {
	fmt.Fprintf(out, "%d letters, each answered by two of %d bytes on average; letters a second, in %d rounds: least / median / most\n\n",
		l.Letters(), l.AnswerBytes(), len(all[0].Ours))
	w := tabwriter.NewWriter(out, 0, 0, 3, ' ', 0)
	fmt.Fprintln(w, "mail path\tthe program\tbare pipeline\tshare")
	for _, c := range all {
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\n", c.Name, spread(c.Ours, 1, ""), spread(c.Bare, 1, ""), spread(c.Share(), 100, " %"))
	}
	return w.Flush()
}

func spread(figures []float64, times float64, unit string) string {
	low, median, high := Spread(figures)
	return fmt.Sprintf("%.0f / %.0f / %.0f%s", low*times, median*times, high*times, unit)
}

// Print writes the rules' figures as a table.
func (c Core) Print(out io.Writer) error {
	w := tabwriter.NewWriter(out, 0, 0, 3, ' ', 0)
	fmt.Fprintln(w, "rules, on one core\t")
	fmt.Fprintf(w, "judge a turn of nine activations from its text\t%.1f µs\n", c.Judge.Seconds()*1e6)
	fmt.Fprintf(w, "list the %d first activations of Chesimals II\t%.1f µs\n", c.Count, c.FirstActions.Seconds()*1e6)
	for _, r := range c.Replays {
		fmt.Fprintf(w, "replay records of %s, with their hashes\t%.0f turns/s\n", r.Preset, r.Turns)
	}
	return w.Flush()
}
