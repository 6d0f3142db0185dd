package record

import (
	"strconv"
	"time"

	"golang.org/x/text/unicode/norm"
)

// Header is what the tag pairs say of a game. Empty fields are not written.
type Header struct {
	Format                  int    // Version1 or Version2; 0 is Version1
	Event, Site, Game, Date string // Date is "2026.11.21"
	White, Black            string // "Ada <ada@example.org>" in the private copy
	Variant, Options, Rules string // preset; "setback=1"; "sha256:…" of the preset's data
	TimeControl             string
	Pseudonym               string // "white", "black", "white black": whose name is not the one that they played by
	Position                string // version 1, only where the game starts from another position than the preset's

	TakenOver string // the game in which somebody else goes on with the seat that was given up: "57"

	WhiteCommitment, WhiteSalt string // of a secret set-up: "sha256:…", see package seal; the salt when the game is over
	BlackCommitment, BlackSalt string

	Second // what only version 2 has
}

// Second is what tag pairs of version 2 say besides.
type Second struct {
	WhiteId, BlackId  string // ids of the players that never change: "p7"
	Judged            string // the engine and the revision of its rulings: "amp 1"
	Rated             string // "yes", "no"; "" is no
	Tournament, Round string
	From              string // "position", "takeover 42"; only where the game starts from another position than the preset's
	Ended             time.Time
	Adjudicated       string // "1-0 REASON", "void REASON"
	Revision          int    // from 1 on; 0 is not written
}

// written are the tag pairs that have something to say, with values that can be written.
func (h Header) written(start string) []Tag {
	all, fit := h.tags(), clean
	if h.Format == Version2 {
		all, fit = h.secondTags(start), func(s string) string { return norm.NFC.String(clean(s)) }
	}
	var tags []Tag
	for _, t := range all {
		if t.Value = fit(t.Value); t.Value != "" {
			tags = append(tags, t)
		}
	}
	return tags
}

// secondTags are those of version 2, in the order in which they are written.
func (h Header) secondTags(start string) []Tag {
	ended := ""
	if !h.Ended.IsZero() {
		ended = second(h.Ended).Format(time.RFC3339)
	}
	return []Tag{
		{"Event", h.Event}, {"Site", h.Site}, {"Game", h.Game}, {"Date", h.Date},
		{"White", h.White}, {"Black", h.Black}, {"Pseudonym", h.Pseudonym}, {"WhiteId", h.WhiteId}, {"BlackId", h.BlackId},
		{"Variant", h.Variant}, {"Options", h.Options}, {"Rules", h.Rules}, {"Judged", h.Judged}, {"Start", start},
		{"TimeControl", h.TimeControl}, {"Rated", h.Rated}, {"Tournament", h.Tournament}, {"Round", h.Round}, {"From", h.From}, {"TakenOver", h.TakenOver},
		{"WhiteCommitment", h.WhiteCommitment}, {"WhiteSalt", h.WhiteSalt},
		{"BlackCommitment", h.BlackCommitment}, {"BlackSalt", h.BlackSalt},
		{"Ended", ended}, {"Adjudicated", h.Adjudicated}, {"Revision", h.revision()},
	}
}

// revision is the tag; version 1 has it only where the host has corrected how the game ended.
func (h Header) revision() string {
	if h.Revision == 0 {
		return ""
	}
	return strconv.Itoa(h.Revision)
}

func (h Header) tags() []Tag {
	return []Tag{
		{"Event", h.Event}, {"Site", h.Site}, {"Game", h.Game}, {"Date", h.Date},
		{"White", h.White}, {"Black", h.Black}, {"Pseudonym", h.Pseudonym},
		{"Variant", h.Variant}, {"Options", h.Options}, {"Rules", h.Rules},
		{"TimeControl", h.TimeControl}, {"Position", h.Position}, {"TakenOver", h.TakenOver},
		{"WhiteCommitment", h.WhiteCommitment}, {"WhiteSalt", h.WhiteSalt},
		{"BlackCommitment", h.BlackCommitment}, {"BlackSalt", h.BlackSalt}, {"Revision", h.revision()},
	}
}
