package compose_test

import (
	"sync"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/mailer"
	"pbem/mailer/catalog"
	"pbem/mailer/compose"
	"pbem/notation/record"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

func began() time.Time { return time.Date(2026, 11, 21, 10, 11, 12, 0, time.UTC) }

// scene is a match as the adjudicator left it, with what came of the last command.
type scene struct {
	match   *adjudicator.Match
	notices []adjudicator.Notice
	now     time.Time
}

// challenged makes a match that waits for an answer.
func challenged(t testing.TB, position string) scene { return challengedTo(t, "chesimals-2", position) }

func challengedTo(t testing.TB, preset, position string) scene {
	t.Helper()
	p, err := presets.Builtin(preset, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := scene{match: &adjudicator.Match{Game: p.Game}, now: began()}
	return s.do(t, white, adjudicator.Open{
		ID: 42, Challenger: white, Note: "Long time no see. Shall we?",
		White: adjudicator.Player{Name: "Ada", Address: "ada@example.org"}, Black: adjudicator.Player{Name: "Bo", Address: "bo@example.net"},
		Terms: adjudicator.Terms{
			Preset: p.Name, Title: p.Title, RulesHash: p.Hash, Position: position, Time: clock.PerTurn(72 * time.Hour), Repetition: 3, Grace: 24 * time.Hour,
		},
	})
}

// played makes a match after some turns, an hour apart.
func played(t testing.TB, turns ...string) scene {
	t.Helper()
	s := challenged(t, "").do(t, black, adjudicator.Accept{})
	for _, text := range turns {
		s = s.play(t, text)
	}
	return s
}

// do lets the adjudicator decide a command, an hour after the one before.
func (s scene) do(t testing.TB, by adjudicator.Seat, deed adjudicator.Deed) scene {
	t.Helper()
	s.now = s.now.Add(time.Hour)
	d := adjudicator.Decide(s.match, adjudicator.Command{At: s.now, By: by, Cause: "cause", Do: deed, Nonce: "salt"})
	s.match, s.notices = d.Match, d.Notices
	return s
}

func (s scene) play(t testing.TB, text string) scene {
	t.Helper()
	before := s.match
	s = s.do(t, before.ToMove(), adjudicator.Play{Text: text, Answers: before.Number()})
	if len(s.match.Turns) != before.Number() {
		t.Fatalf("%s was not played: %v", text, s.notices)
	}
	return s
}

// answer is the letter to whoever sent the last command; tell is the letter to anybody else.
func (s scene) answer(to adjudicator.Seat, line string) compose.GameLetter {
	in := s.letter(to)
	in.Answers = []compose.Answer{{Line: line, Notices: s.notices}}
	return in
}

func (s scene) tell(to adjudicator.Seat) compose.GameLetter {
	in := s.letter(to)
	in.Notices = s.notices
	return in
}

// letter fills in all that is not about the game.
func (s scene) letter(to adjudicator.Seat) compose.GameLetter {
	tag := map[adjudicator.Seat]string{adjudicator.WhiteSeat: "w", adjudicator.BlackSeat: "b"}[to]
	return compose.GameLetter{
		News:      compose.News{View: compose.View{Match: s.match, To: to, Now: s.now}},
		Witness:   s.witness(),
		Service:   mailer.Address{Name: "pbem referee", Mailbox: "games@example.org"},
		ReplyTo:   "games+42" + tag + "3.abcdefghijklmnopqrstuvwxyz@example.org",
		Language:  english(),
		BounceTo:  "games+b42" + tag + ".abcdefghijklmnopqrstuvwxyz@example.org",
		MessageID: compose.MessageID("example.org", s.match.ID, s.match.Version, to, "cause"),
		InReplyTo: "1234@mail.example.net", References: []string{root(s.match.ID, to), "1234@mail.example.net"},
	}
}

// witness is a line that no record would confirm.
func (s scene) witness() compose.Witness {
	if s.match.StartedAt.IsZero() {
		return ""
	}
	w := record.Witness{Game: s.match.ID, Turn: len(s.match.Turns), Hash: "3fa9c2d1e8b7a6053fa9c2d1e8b7a605"}
	if s.match.SettingUp() {
		w.Turn = record.BeforeSetups
	}
	if s.match.Stage == adjudicator.Over {
		w.Turn = record.AfterResult
	}
	return compose.Witness(w.String())
}

// root is the Message-ID of the first letter of a thread.
func root(match int, to adjudicator.Seat) string {
	return compose.MessageID("example.org", match, 0, to, "root")
}

// english is read once for all tests.
var english = sync.OnceValue(catalog.English)

// said is words as a sentence of the referee's.
func said(words string) phrase.Phrase { return phrase.Of(words) }
