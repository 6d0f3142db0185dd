package changes

import (
	"strings"

	"pbem/adjudicator"
	"pbem/notation/record"
	"pbem/rules"
)

// header is what the tags of a match's record say.
func header(m *adjudicator.Match) record.Header {
	h := record.Header{
		Event: "Casual game", Site: m.Record.Site, Game: Itoa(m.ID), Date: m.StartedAt.UTC().Format("2006.01.02"),
		White: named(m, rules.White), Black: named(m, rules.Black), Pseudonym: strings.Join(forgotten(m), " "),
		WhiteId: m.Record.White, BlackId: m.Record.Black, WhiteType: playedBy(m, rules.White), BlackType: playedBy(m, rules.Black),
		WhiteProgram: program(m, rules.White), BlackProgram: program(m, rules.Black),
		Variant: m.Terms.Preset, Options: m.Terms.Options, Rules: m.Terms.RulesHash, Judged: m.Record.Judged,
		TimeControl: "-", Rated: "no", Tournament: m.Terms.Tournament, Round: m.Terms.Round,
		Adjudicated: adjudicated(m), Revision: Revision(m),
	}
	if m.TakenOver > 0 {
		h.TakenOver = Itoa(m.TakenOver)
	}
	if m.Terms.Rated {
		h.Event, h.Rated = "Rated game", "yes"
	}
	if m.Terms.Event > 0 {
		h.Event = m.Terms.Tournament
	}
	if m.Terms.Time.Limited() {
		h.TimeControl = m.Terms.Time.String()
	}
	switch {
	case m.Terms.Takeover > 0:
		h.From = "takeover " + Itoa(m.Terms.Takeover)
	case m.Terms.Position != "":
		h.From = "position"
	}
	if m.Stage == adjudicator.Over {
		h.Ended = m.EndedAt
	}
	seal(&h, m)
	return h
}

// Revision is how often the record of a match was signed, or its end taken back (CR-53); 0 while it has never ended. What changes a record
// of a game that is over is a correction of the host's, that a player is forgotten, or that the seat of one was taken over (CR-35): what is
// said after it stands in the notes, and a name that is taken later in later games.
func Revision(m *adjudicator.Match) int {
	if m.Revised == 0 {
		return 0
	}
	n := m.Revised + len(forgotten(m))
	if m.TakenOver > 0 {
		n++
	}
	return n
}

// forgotten are the sides whose players have asked to be forgotten, as the tag Pseudonym names them.
func forgotten(m *adjudicator.Match) (sides []string) {
	for side, s := range m.Seats {
		if s.Forgotten {
			sides = append(sides, [...]string{"white", "black"}[side])
		}
	}
	return sides
}

// RecordOf is the private record of a match of this site, as it stands, with its hashes: whatever tells a link takes it from here.
func RecordOf(m *adjudicator.Match) *record.Record {
	var played []record.Turn
	for _, s := range m.SetupsShown() {
		played = append(played, record.Turn{Text: s.Turn, At: s.At})
	}
	for _, t := range m.Turns {
		played = append(played, record.Turn{Text: t.Turn, At: t.At})
	}
	result := m.Outcome.Result
	if !m.Outcome.Over() {
		result = rules.Ongoing
	}
	return record.New(header(m), m.Start, played, result, string(m.Outcome.Cause))
}
