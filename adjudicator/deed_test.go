package adjudicator_test

import (
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/rules"
)

// deed reads what a seat does: "play: TURN", "play answers=3 guard=4: TURN", "strictly: TURN", "yes: TURN" to what
// was asked back, "try from=2: TURN | TURN", "draw yes", …
// Turns answer the present turn unless they say otherwise; \n in them is the end of a line.
func (tb *table) deed(text string) adjudicator.Deed {
	head, words, _ := strings.Cut(text, ": ")
	words = strings.ReplaceAll(words, `\n`, "\n")
	fields := strings.Fields(head)
	switch fields[0] {
	case "open-program":
		return adjudicator.Open{ID: 42, Terms: tb.terms, Challenger: adjudicator.WhiteSeat, White: adjudicator.Player{Name: "Ada", Address: "ada@example.org"},
			Black: adjudicator.Player{Name: "Robot, level 3", Address: adjudicator.ProgramID, Level: 3}}
	case "join":
		return adjudicator.Join{}
	case "answers":
		return adjudicator.ProgramAnswers(tb.match)
	case "think":
		return adjudicator.Play{Text: words, Answers: tb.match.Number(), Thought: adjudicator.Thought{Program: "pbem 1.0; level 3", Score: tb.setting(fields, "score", 50)}}
	case "open":
		return adjudicator.Open{ID: 42, Terms: tb.terms, Challenger: adjudicator.WhiteSeat, Note: words,
			White: adjudicator.Player{Name: "Ada", Address: "ada@example.org"},
			Black: adjudicator.Player{Name: "Bo", Address: "bo@example.net"}}
	case "accept":
		return adjudicator.Accept{Note: words}
	case "decline":
		return adjudicator.Decline{Note: words}
	case "withdraw":
		switch fields[len(fields)-1] {
		case "yes", "no":
			return adjudicator.AnswerCallOff{Yes: fields[1] == "yes"}
		}
		return adjudicator.Withdraw{Spent: len(fields) > 1}
	case "play":
		return adjudicator.Play{Text: words, Answers: tb.setting(fields, "answers", tb.match.Number()), Guard: tb.setting(fields, "guard", 0), More: tb.setting(fields, "more", 0) > 0}
	case "try":
		return adjudicator.Try{Texts: split(words), From: tb.setting(fields, "from", -1)}
	case "confirm":
		return adjudicator.Confirm{Answers: tb.setting(fields, "answers", tb.match.Number())}
	case "say":
		return adjudicator.Say{Text: words}
	case "if":
		do := adjudicator.Plan{Answers: tb.setting(fields, "answers", tb.match.Number())}
		for _, line := range strings.Split(words, " // ") {
			do.Lines = append(do.Lines, split(line))
		}
		return do
	case "unif":
		return adjudicator.Unplan{Branch: tb.setting(fields, "n", 0)}
	case "fire":
		return adjudicator.Fire{}
	case "strictly":
		return adjudicator.Play{Text: words, Answers: tb.match.Number(), Strict: true}
	case "yes":
		return adjudicator.Play{Text: words, Answers: tb.match.Number(), Confirmed: true}
	case "diary":
		return adjudicator.WriteDiary{Text: words}
	case "adjudicate", "void", "banned", "terms", "back", "revive", "extend", "drop-out":
		return tb.ofHost(fields, words)
	case "keep":
		return adjudicator.Keep{Name: words}
	case "unkeep":
		return adjudicator.Unkeep{Number: tb.number(words)}
	}
	return tb.shortDeed(head)
}

// shortDeed is an action by its name, with yes, no or a claim behind it.
func (tb *table) shortDeed(head string) adjudicator.Deed {
	switch head {
	case "heard":
		return adjudicator.Heard{}
	case "disarm":
		return adjudicator.Disarm{}
	case "ask-back", "ask-back pause":
		return adjudicator.AskBack{Pause: head != "ask-back"}
	case "pause confirmed":
		return adjudicator.AnswerPause{Yes: true, Confirmed: true}
	case "share variations":
		return adjudicator.ShareVariations{}
	case "release diary":
		return adjudicator.ReleaseDiary{}
	case "copy inventor", "copy inventor yes", "copy inventor no":
		return adjudicator.CopyInventor{Yes: strings.HasSuffix(head, "yes"), No: strings.HasSuffix(head, "no")}
	}
	name, answer, _ := strings.Cut(head, " ")
	action, ok := adjudicator.ActionNamed(name)
	if !ok {
		tb.t.Fatalf("unknown deed %q", head)
	}
	asked := adjudicator.Asked{Yes: answer == "yes", No: answer == "no", Claim: adjudicator.ClaimKind(answer)}
	if name == "grant" {
		asked.Span = tb.span(answer)
	}
	return action.Make(asked)
}

// ofHost is what a host or an event decides: "adjudicate 1-0: REASON", "adjudicate player 1-0: REASON", "void: REASON", "banned white",
// "terms 1-0 12 9", "back to=3: REASON", "revive: REASON", "extend 3d: REASON", "drop-out white".
func (tb *table) ofHost(fields []string, words string) adjudicator.Deed {
	last := fields[len(fields)-1]
	by := adjudicator.Adjudication{By: adjudicator.ByHost, Reason: words}
	switch fields[0] {
	case "void":
		return adjudicator.Adjudicate{Result: rules.Ongoing, Adjudication: by}
	case "banned":
		seat := seatNamed(last)
		return adjudicator.Adjudicate{Result: rules.Win(seat.Other().Side()), Adjudication: adjudicator.Adjudication{By: adjudicator.ByHost, Banned: seat}}
	case "terms":
		return adjudicator.Adjudicate{Result: rules.Result(fields[1]), Adjudication: adjudicator.Adjudication{By: adjudicator.ByTerms, Worth: [2]int{tb.number(fields[2]), tb.number(last)}}}
	case "back":
		return adjudicator.GoBack{To: tb.setting(fields, "to", 0), By: adjudicator.ByHost, Reason: words}
	case "revive":
		return adjudicator.Revive{By: adjudicator.ByHost, Reason: words}
	case "extend":
		return adjudicator.Extend{By: tb.span(last), Reason: words}
	case "drop-out":
		return adjudicator.DropOut{Seat: seatNamed(last)}
	}
	if fields[1] == "player" {
		by.By = adjudicator.ByHostWhoPlays
	}
	return adjudicator.Adjudicate{Result: rules.Result(last), Adjudication: by}
}

// bareDeeds has every action that a letter can ask for by its words alone, with yes and with no.
func bareDeeds() []adjudicator.Deed {
	var deeds []adjudicator.Deed
	for _, a := range adjudicator.Actions() {
		if len(a.Words) > 0 {
			deeds = append(deeds, a.Make(adjudicator.Asked{}), a.Make(adjudicator.Asked{Span: 36 * time.Hour}), a.Make(adjudicator.Asked{Yes: true}), a.Make(adjudicator.Asked{No: true}))
		}
	}
	return deeds
}

func (tb *table) setting(fields []string, key string, otherwise int) int {
	for _, f := range fields {
		if value, ok := strings.CutPrefix(f, key+"="); ok {
			return tb.number(value)
		}
	}
	return otherwise
}

func split(words string) []string {
	if words == "" {
		return nil
	}
	return strings.Split(words, " | ")
}
