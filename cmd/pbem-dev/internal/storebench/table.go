package storebench

import (
	"fmt"
	"io"
	"text/tabwriter"
)

// Print writes figures as a table.
func Print(out io.Writer, figures []Figure) error {
	w := tabwriter.NewWriter(out, 0, 0, 3, ' ', 0)
	fmt.Fprintln(w, "store\tnodes\tin flight on each\tletters a second: least / median / most\tone takes\tat half load: half / 19 of 20\tround trips\tconflicts")
	for _, f := range figures {
		least, median, most := f.PerSecond()
		trips := ""
		if f.Trips > 0 {
			trips = fmt.Sprintf("%.1f", f.Trips)
		}
		half, nearly := f.Waits()
		fmt.Fprintf(w, "%s\t%d\t%d\t%.0f / %.0f / %.0f\t%.1f ms\t%.1f / %.1f ms\t%s\t%d\n", f.Place, f.Nodes, f.InFlight, least, median, most, f.Each().Seconds()*1000, half.Seconds()*1000, nearly.Seconds()*1000, trips, f.Given)
	}
	return w.Flush()
}
