package referee_test

import (
	"context"
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/talk/play"
	"pbem/mailer/mime"
	"pbem/mailer/token"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/presets"
)

// TestWitnesses plays games of several kinds. Every letter about a game that has begun tells one hash, the same in text and HTML,
// and it is that of the record.
func TestWitnesses(t *testing.T) {
	t.Parallel()
	const white, black, unset, over = adjudicator.WhiteSeat, adjudicator.BlackSeat, record.BeforeSetups, record.AfterResult
	whiteSetup, blackSetup := setups(t, rules.White, 1)[0], setups(t, rules.Black, 1)[0]
	type step struct {
		by    adjudicator.Seat
		turn  int // whose letter is answered
		words string
		want  int // after which turn the hashes are, or over
	}
	o := open(t)
	for i, c := range []struct {
		preset string
		steps  []step
	}{
		{"cosmic", []step{{black, 1, "accept", 0}, {white, 1, "Pc2-d3", 1}, {black, 2, "Pe4-f3", 2}, {white, 3, "show at 1", 2}, {white, 3, "resign", over}, {black, 2, "show", over}}},
		{"chesimals-2 option setback=1", []step{{black, 1, "accept", 0}, {white, 1, "orange: Wn3-n6", 1}, {black, 2, "nonsense", 1}, {black, 2, "try purple: Go10-o9", 1}}},
		{"lifeform-secret", []step{{black, 0, "accept", unset}, {black, 0, blackSetup, unset}, {white, 0, whiteSetup, 0}, {white, 1, "legal", 0}}},
		{"lifeform-open", []step{{black, 0, "accept", unset}, {white, 0, whiteSetup, unset}, {black, 0, blackSetup, 0}, {black, 0, "resign", over}}},
	} {
		game := i + 2
		name, options, _ := strings.Cut(c.preset, " ")
		o.testify(o.send(ada, "", "new "+name+" vs bo@example.org as white "+options), c.preset, game, nil)
		for _, s := range c.steps {
			from := [2]string{ada, bo}[s.by.Side()]
			send := o.send
			if s.words == "resign" {
				send = o.consent
			}
			o.testify(send(from, o.tagOf(game, s.by, s.turn), strings.ReplaceAll(s.words, "\n", "\r\n")), c.preset, game, []int{s.want})
		}
	}
}

func (o *fixture) tagOf(game int, seat adjudicator.Seat, turn int) string {
	return o.referee.Key.Reply(token.Claim{Game: game, Seat: seat, Turn: turn, Epoch: "0.0"})
}

// testify holds what letters about a game tell of its record against that; want is the turn, or nothing.
func (o *fixture) testify(c games.Commit, preset string, game int, want []int) {
	o.t.Helper()
	told := 0
	for _, l := range c.Outbox {
		if l.Match != game {
			continue
		}
		for _, text := range mime.Texts(l.Data)[:2] {
			found := record.Witnesses(text)
			if len(found) != len(want) {
				o.t.Errorf("%s: a letter tells %v, want that of turns %v:\n%s", preset, found, want, l.Data)
				continue
			}
			for i, w := range found {
				if told++; w.Game != game || w.Turn != want[i] || w.Hash != o.head(preset, game, w.Turn) {
					o.t.Errorf("%s: a letter tells %v; want turn %d, and the record has %s", preset, w, want[i], o.head(preset, game, w.Turn))
				}
			}
		}
	}
	if len(want) > 0 && told == 0 {
		o.t.Errorf("%s: no letter was seen at turn %v", preset, want)
	}
}

// head computes the hash from the record that is written.
func (o *fixture) head(preset string, game, turn int) string {
	o.t.Helper()
	copies, err := play.Record(context.Background(), o.referee, o.store, game)
	if err != nil {
		o.t.Fatal(err)
	}
	r, err := record.Parse([]byte(copies.Public.String()))
	if err != nil {
		o.t.Fatal(err)
	}
	name, _, _ := strings.Cut(preset, " ")
	settings, err := presets.ParseSettings(r.Tag("Options"))
	if err != nil {
		o.t.Fatal(err)
	}
	p, err := presets.Builtin(name, settings)
	if err != nil {
		o.t.Fatal(err)
	}
	head, err := r.Head(p.Game, turn)
	if err != nil {
		o.t.Fatal(err)
	}
	return head
}
