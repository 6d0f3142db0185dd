package record

import (
	"strconv"
	"time"

	"golang.org/x/text/unicode/norm"
)

// Header is what the tag pairs say of a game. Empty fields are not written.
type Header struct {
	Event, Site, Game, Date string // Date is "2026.11.21"
	White, Black            string // "Ada <ada@example.org>" in the private copy
	WhiteId, BlackId        string // ids of the players that never change: "p7"
	WhiteType, BlackType    string // Human, Program
	WhiteProgram            string // which program has played the last turn of the side, and how: "pbem 1.0; level 3"
	BlackProgram            string
	Variant, Options, Rules string // preset; "setback=1"; "sha256:…" of the preset's data
	Judged                  string // the engine and the revision of its rulings: "amp 1"
	TimeControl             string
	Rated                   string // "yes", "no"; "" is no
	Tournament, Round       string
	From                    string // "position", "takeover 42"; only where the game starts from another position than the preset's
	TakenOver               string // the game in which somebody else goes on with the seat that was given up: "57"
	Pseudonym               string // "white", "black", "white black": whose name is not the one that they played by

	WhiteCommitment, WhiteSalt string // of a secret set-up: "sha256:…", see package seal; the salt when the game is over
	BlackCommitment, BlackSalt string

	Ended       time.Time
	Adjudicated string // "1-0 REASON", "void REASON"
	Revision    int    // from 1 on; 0 is not written
}

// What plays a side, as PGN has it (9.4.2).
const (
	Human   = "human"
	Program = "program"
)

// written are the tag pairs that have something to say, with values that can be written.
func (h Header) written(start string) []Tag {
	var tags []Tag
	for _, t := range h.tags(start) {
		if t.Value = norm.NFC.String(clean(t.Value)); t.Value != "" {
			tags = append(tags, t)
		}
	}
	return tags
}

// tags are all of them, in the order in which they are written.
func (h Header) tags(start string) []Tag {
	ended := ""
	if !h.Ended.IsZero() {
		ended = second(h.Ended).Format(time.RFC3339)
	}
	revision := ""
	if h.Revision > 0 {
		revision = strconv.Itoa(h.Revision)
	}
	return []Tag{
		{"Event", h.Event}, {"Site", h.Site}, {"Game", h.Game}, {"Date", h.Date},
		{"White", h.White}, {"Black", h.Black}, {"Pseudonym", h.Pseudonym}, {"WhiteId", h.WhiteId}, {"BlackId", h.BlackId}, {"WhiteType", h.WhiteType}, {"BlackType", h.BlackType},
		{"WhiteProgram", h.WhiteProgram}, {"BlackProgram", h.BlackProgram},
		{"Variant", h.Variant}, {"Options", h.Options}, {"Rules", h.Rules}, {"Judged", h.Judged}, {"Start", start},
		{"TimeControl", h.TimeControl}, {"Rated", h.Rated}, {"Tournament", h.Tournament}, {"Round", h.Round}, {"From", h.From}, {"TakenOver", h.TakenOver},
		{"WhiteCommitment", h.WhiteCommitment}, {"WhiteSalt", h.WhiteSalt},
		{"BlackCommitment", h.BlackCommitment}, {"BlackSalt", h.BlackSalt},
		{"Ended", ended}, {"Adjudicated", h.Adjudicated}, {"Revision", revision},
	}
}
