package crosstable

import (
	"encoding/csv"
	"io"
	"strconv"
	"time"

	"pbem/adjudicator/tournament"
	"pbem/notation/record"
)

// Form is the tables for programs, as JSON. Points and tie-breaks are in points, a win being 1.
type Form struct {
	Tournament string  `json:"tournament"`
	Kind       string  `json:"kind"`
	Preset     string  `json:"preset"`
	Options    string  `json:"options,omitempty"`
	Terms      string  `json:"terms,omitempty"`
	Rated      bool    `json:"rated"`
	Began      string  `json:"began"`
	Ended      string  `json:"ended,omitempty"`
	Tables     []Table `json:"tables"`
}

// Table is one of them: group is 0 for the only one, and else the number of the section, or behind these that of the final.
type Table struct {
	Group int    `json:"group"`
	Final bool   `json:"final,omitempty"`
	Rows  []Row  `json:"rows"`
	Out   []Gone `json:"struck,omitempty"`
}

// Row is the line of a player.
type Row struct {
	Place   int      `json:"place"`
	Seed    int      `json:"seed"`
	ID      string   `json:"id"`
	Name    string   `json:"name"`
	Rating  *float64 `json:"rating,omitempty"` // by which they were seeded
	Points  float64  `json:"points"`
	Played  int      `json:"played"`
	Wins    int      `json:"wins"`
	Cut     float64  `json:"buchholz_cut"`
	Whole   float64  `json:"buchholz"`
	Berger  float64  `json:"sonneborn_berger"`
	Dropped string   `json:"dropped_out,omitempty"` // why
	Games   []Played `json:"games"`
}

// Played is a game of a line, or a bye.
type Played struct {
	Round    int    `json:"round"`
	Opponent int    `json:"opponent,omitempty"` // by seed; 0 of a bye
	Colour   string `json:"colour,omitempty"`
	Mark     string `json:"mark"` // 1, ½, 0, + and - by forfeit, "." in play or void, "b" a bye
	Game     int    `json:"game,omitempty"`
}

// Gone is somebody without a line.
type Gone struct {
	Seed int    `json:"seed"`
	ID   string `json:"id"`
	Name string `json:"name"`
}

// FormOf is the form of an event that has begun.
func FormOf(e tournament.Event) Form {
	f := Form{Tournament: e.Name, Kind: System(e), Preset: e.Preset, Options: e.Options, Terms: e.Terms, Rated: e.Rated, Began: moment(e.Begun), Ended: moment(e.Ended)}
	for _, t := range e.Crosstables() {
		table := Table{Group: t.Number, Final: t.Final}
		for _, l := range t.Lines {
			table.Rows = append(table.Rows, rowOf(t, l))
		}
		for _, s := range t.Out {
			p := e.Players[s-1]
			table.Out = append(table.Out, Gone{int(s), p.ID, p.Name})
		}
		f.Tables = append(f.Tables, table)
	}
	return f
}

// System is how an event is paired, as its command spells it: "round-robin", "sections of 5", "swiss 5".
func System(e tournament.Event) string {
	switch e.System {
	case tournament.Sectioned:
		return string(e.System) + " of " + strconv.Itoa(e.Size)
	case tournament.BySwiss:
		return string(e.System) + " " + strconv.Itoa(e.Size)
	}
	return string(e.System)
}

func moment(at time.Time) string {
	if at.IsZero() {
		return ""
	}
	return at.UTC().Format(time.RFC3339)
}

func rowOf(t tournament.Crosstable, l tournament.Line) Row {
	r := Row{Place: l.Place, Seed: int(l.Seed), ID: l.ID, Name: l.Name, Points: float64(l.Points) / 2, Played: l.Played, Wins: l.Wins,
		Cut: float64(l.BuchholzCut) / 2, Whole: float64(l.Buchholz) / 2, Berger: float64(l.SonnebornBerger) / 4, Dropped: string(l.Left), Games: []Played{}}
	if l.Rated {
		r.Rating = &l.Rating
	}
	for i, s := range l.Through {
		if s.Mark == "" {
			continue
		}
		p := Played{Round: i + 1, Mark: string(s.Mark), Game: s.Match}
		if s.Opponent >= 0 {
			p.Opponent = int(t.Lines[s.Opponent].Seed)
		}
		if s.Mark != tournament.HasBye {
			p.Colour = map[bool]string{true: "white", false: "black"}[s.White]
		}
		r.Games = append(r.Games, p)
	}
	return r
}

// CSV writes a row a player, with a cell for each round: "w3 1" is a win with White against seed 3.
func CSV(out io.Writer, e tournament.Event) error {
	rounds := 0
	for _, t := range e.Crosstables() {
		rounds = max(rounds, t.Rounds)
	}
	head := []string{"group", "place", "seed", "id", "name", "rating", "points", "played", "wins", "buchholz_cut", "buchholz", "sonneborn_berger", "dropped_out"}
	for n := range rounds {
		head = append(head, "round_"+strconv.Itoa(n+1))
	}
	rows := [][]string{head}
	for _, t := range FormOf(e).Tables {
		for _, r := range t.Rows {
			rows = append(rows, r.cells(t.Group, rounds))
		}
	}
	w := csv.NewWriter(out)
	w.UseCRLF = true
	return w.WriteAll(rows)
}

func (r Row) cells(group, rounds int) []string {
	rating := ""
	if r.Rating != nil {
		rating = strconv.FormatFloat(*r.Rating, 'f', 2, 64)
	}
	cells := []string{strconv.Itoa(group), strconv.Itoa(r.Place), strconv.Itoa(r.Seed), r.ID, record.PlainCell(r.Name), rating, decimal(r.Points), strconv.Itoa(r.Played),
		strconv.Itoa(r.Wins), decimal(r.Cut), decimal(r.Whole), decimal(r.Berger), r.Dropped}
	through := make([]string, rounds)
	for _, g := range r.Games {
		cell := g.Mark
		if g.Colour != "" {
			cell = g.Colour[:1] + strconv.Itoa(g.Opponent) + " " + g.Mark
		}
		through[g.Round-1] = cell
	}
	return append(cells, through...)
}

func decimal(x float64) string { return strconv.FormatFloat(x, 'f', -1, 64) }
