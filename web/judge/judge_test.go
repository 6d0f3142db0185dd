package judge_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"pbem/mailer/catalog"
	"pbem/rules"
	"pbem/rules/presets"
	"pbem/web/judge"
)

// schemas are those of what is asked and answered, by the names of docs/check.schema.json.
type schemas map[string]*jsonschema.Schema

const (
	answers      = "" // of the schema itself
	legalAnswers = "#/$defs/legalAnswer"
	svgAnswers   = "#/$defs/svgAnswer"
)

func compiled(t testing.TB) schemas {
	t.Helper()
	list := schemas{}
	for _, name := range []string{answers, legalAnswers, svgAnswers, "#/$defs/request", "#/$defs/legalRequest", "#/$defs/svgRequest"} {
		schema, err := jsonschema.NewCompiler().Compile("../../docs/check.schema.json" + name)
		if err != nil {
			t.Fatal(err)
		}
		list[name] = schema
	}
	return list
}

// holds reports whether a JSON text is what a schema says.
func (s schemas) holds(name string, text []byte) error {
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		return err
	}
	return s[name].Validate(value)
}

// answer is any answer.
type answer struct {
	ID          json.RawMessage
	Error       string
	Legal       *bool
	Turn        string
	Position    string
	Captured    []unit
	Removed     []unit
	Next        string
	Result      string
	Cause       string
	By          string
	Reason      string
	Notes       []string
	Code        string
	Ruling      string
	Action      int
	Explanation string
	Right       int
	Repair      string
	Count       int
	Turns       []string
	More        bool
	SVG         string
}

type unit struct{ Square, Unit string }

// client asks a session, and holds every answer to the schema.
type client struct {
	testing.TB
	*judge.Session
	schemas
}

func newClient(t testing.TB) client {
	return client{t, judge.New(catalog.English()), compiled(t)}
}

func (c client) ask(request string) answer { return c.read(answers, request, c.Judge([]byte(request))) }

func (c client) read(schema, request string, text []byte) (a answer) {
	c.Helper()
	if err := c.holds(schema, text); err != nil {
		c.Errorf("%.200s: %.400s: %v", request, text, err)
	}
	if err := json.Unmarshal(text, &a); err != nil {
		c.Fatalf("%.200s: %.400s: %v", request, text, err)
	}
	return a
}

// legal asks for a turn that must be legal.
func (c client) legal(request string) answer {
	c.Helper()
	a := c.ask(request)
	if a.Legal == nil || !*a.Legal {
		c.Fatalf("%s: %+v", request, a)
	}
	return a
}

// wrong asks what must be answered with an error that has these words.
func (c client) wrong(request, words string) {
	c.Helper()
	if a := c.ask(request); a.Legal != nil || !strings.Contains(a.Error, words) {
		c.Errorf("%.200s: %+v, want %q", request, a, words)
	}
}

func (c client) refused(request string) answer {
	c.Helper()
	a := c.ask(request)
	if a.Legal == nil || *a.Legal {
		c.Fatalf("%s: %+v", request, a)
	}
	return a
}

// TestWhatHolds: preset and options hold on, positions and turns do not; a new preset sets options back.
func TestWhatHolds(t *testing.T) {
	t.Parallel()
	c := newClient(t)
	c.wrong(`{"turn":"Pc2-d3"}`, `"preset" is missing: write a name, or the text of a preset file`)
	c.wrong(`{"options":{"setback":1},"turn":"Pc2-d3"}`, `"preset" is missing: write a name, or the text of a preset file`)
	c.legal(`{"preset":"chesimals-2","turn":"orange: Wn4-n6"}`)
	c.legal(`{"turn":"orange: Wn4-n6"}`)
	c.legal(`{"options":{"setback":1},"turn":"orange: Wn3-n5"}`)
	c.legal(`{"turn":"orange: Wn3-n5"}`)
	c.refused(`{"options":{"chain":"own"},"turn":"orange: Wn3-n5"}`) // all options are named, not only those that change
	c.legal(`{"options":{"Setback":"1","chain":"own"},"turn":"orange: Wn3-n5"}`)
	c.legal(`{"preset":"chesimals-2","turn":"orange: Wn4-n6"}`)
	after := c.legal(`{"turn":"orange: Wn4-n6"}`).Position
	if a := c.refused(fmt.Sprintf(`{"position":%q,"turn":"orange: Wn6-n8"}`, after)); a.Code != "not-your-unit" && a.Code != "wrong-amp" {
		t.Errorf("%+v", a)
	}
	c.refused(`{"turns":["orange: Wn4-n6"],"turn":"orange: Wn6-n8"}`)
	c.legal(`{"turn":"orange: Wn4-n6"}`)
	c.legal(`{"preset":"amoeba","options":{"bishop":true},"turn":"Nc1-d3"}`)
}

// TestBadRequests: what makes no sense is told, and changes nothing but what it says of preset and options.
func TestBadRequests(t *testing.T) {
	t.Parallel()
	c := newClient(t)
	c.legal(`{"preset":"cosmic","turn":"Pc2-d3"}`)
	for request, words := range map[string]string{
		"":                               "the request isn't JSON",
		" ":                              "the request isn't JSON",
		"good morning":                   "the request isn't JSON",
		`{"turn":"Pc2-d3"`:               "the request isn't JSON",
		`{"turn":"Pc2-d3"} {}`:           "the request isn't JSON",
		"{\"turn\":\"Pc2\xff-d3\"}":      "the request isn't UTF-8 text",
		`["turn"]`:                       `the request must be a JSON object, like {"preset": "cosmic", "turn": "Pc2-d3"}`,
		`17`:                             `the request must be a JSON object, like {"preset": "cosmic", "turn": "Pc2-d3"}`,
		`null`:                           `the request must be a JSON object, like {"preset": "cosmic", "turn": "Pc2-d3"}`,
		`{}`:                             `"turn" is missing`,
		`{"turn":null}`:                  `"turn" is missing`,
		`{"turn":5}`:                     `"turn" must be text`,
		`{"turn":"Pc2-d3","Turn":"x"}`:   `there's no field "Turn"; there are id, preset, options, position, turns, turn`,
		`{"turn":"a","turn":"b"}`:        `"turn" is there twice`,
		`{"id":1,"id":2,"turn":"b"}`:     `"id" is there twice`,
		`{"position":"k5","turn":"a"}`:   "can't read the position: ",
		`{"position":["k5"],"turn":"a"}`: `"position" must be text`,
		`{"position":"3nrk/3pnr/4pn/NP4/RNP3/KRN3 w","turns":[],"turn":"a"}`: `write either "position" or "turns"`,
		`{"turns":"Pc2-d3","turn":"a"}`:                                      `"turns" must be a list of texts`,
		`{"turns":["Pc2-d3",7],"turn":"a"}`:                                  `"turns" must be a list of texts`,
		`{"turns":["Pc2-d3","Pc2-d3"],"turn":"a"}`:                           `turn 2 of "turns" isn't legal: 1. Pc2-d3: `,
		`{"preset":"cosmik","turn":"a"}`:                                     `there's no preset "cosmik"; did you mean cosmic?`,
		`{"preset":"","turn":"a"}`:                                           `there's no preset ""`,
		`{"preset":"./mine.yaml","turn":"a"}`:                                `there's no preset "./mine.yaml"`,
		`{"preset":["cosmic"],"turn":"a"}`:                                   `"preset" must be text`,
		`{"preset":"name: x\nengin: amp","turn":"a"}`:                        "preset:",
		`{"preset":"` + strings.Repeat("x", 101) + `","turn":"a"}`:           "isn't a preset, nor the text of a preset file",
		`{"options":["king_jumps"],"turn":"a"}`:                              `"options" must be an object`,
		`{"options":{"king_jumps":{}},"turn":"a"}`:                           `"king_jumps" must be a short text, a number, true or false`,
		`{"options":{"king_jumps":null},"turn":"a"}`:                         `"king_jumps" must be a short text, a number, true or false`,
		`{"options":{"king_jumps":17},"turn":"a"}`:                           "from 0 to 16",
		`{"options":{"kings":1},"turn":"a"}`:                                 "no option",
		`{"position":"` + strings.Repeat("k", 20000) + `","turn":"a"}`:       "more than 16384 bytes",
		`{"turns":[` + strings.Repeat(`"a",`, 5000) + `"a"],"turn":"a"}`:     `turn 1 of "turns" isn't legal`,
		strings.Repeat(" ", judge.MostBytes+1):                               "more than 1048576 bytes",
	} {
		c.wrong(request, words)
		c.legal(`{"turn":"Pc2-d3"}`)
	}
	c.wrong(`{"preset":"chesimals-2"}`, `"turn" is missing`) // but the preset holds
	c.legal(`{"turn":"orange: Wn4-n6"}`)
	c.wrong(`{"preset":"cosmic","tern":1}`, "no field")
	c.legal(`{"turn":"Pc2-d3"}`)
	c.wrong(`{"preset":"chesimals-2","options":{"setback":7},"turn":"a"}`, "setback")
	c.legal(`{"turn":"Pc2-d3"}`)
}

// TestID: an id comes back as it was written, whatever it is; of a request that is no object there is none.
func TestID(t *testing.T) {
	t.Parallel()
	s := judge.New(catalog.English())
	s.Judge([]byte(`{"preset":"cosmic"}`))
	for _, id := range []string{`1`, `-0`, `1e400`, `1.50`, `12345678901234567890123`, `"a"`, `"\u0041\ud800 ä\/"`, `true`, `null`, `[1, 2,{"a" :{}}]`, `{"turn": "x", "id": [] }`, `""`} {
		for request, ok := range map[string]string{
			`{"id": %s ,"preset":"cosmic","turn":"Pc2-d3"}`: `,"legal":true,`, `{"turn":"Pc2-d9","id":%s}`: `,"legal":false,`, `{"nonsense":5,"id":%s}`: `,"error":`,
		} {
			got := string(s.Judge(fmt.Appendf(nil, request, id)))
			if want := `{"id":` + id + ok; !strings.HasPrefix(got, want) {
				t.Errorf("%s: %.80s, want %s", id, got, want)
			}
		}
	}
	for _, request := range []string{`{"turn":"Pc2-d3"}`, `{"id":7`, `[7]`} {
		if got := string(s.Judge([]byte(request))); !strings.HasPrefix(got, `{"id":null,`) {
			t.Errorf("%s: %s", request, got)
		}
	}
}

// TestText: what a request says in JSON's escapes is read, and what an answer quotes can be read.
func TestText(t *testing.T) {
	t.Parallel()
	c := newClient(t)
	c.legal(`{"preset":"\u0063osmic","tu\u0072n":"c2\t\u2192 d3"}`)
	for _, text := range []string{"\"", "\\", "\n\r\t\b\f\x00\x1f\x7f", "\u2028 ä 𝔸", "\ufffd", "</script>"} {
		quoted, err := json.Marshal(text)
		if err != nil {
			t.Fatal(err)
		}
		c.refused(fmt.Sprintf(`{"turn":%s}`, quoted))
	}
	c.refused(`{"turn":"\ud834\udd1e \ud834 \udd1e \ud834x \ud834\u0041"}`)
	c.legal("\ufeff" + `{"turn":"c2 d3"}` + "\r\n")
}

const own = `name: own
title: Own
about: two kings
engine: amp
board: 4x4
quiet_turns: 6
units: {K: {name: King, moves: K, leader: true}}
amps:
  white: {code: w, side: white, royal: true}
  black: {code: b, side: black, royal: true}
setup: |
  4 . . . bK
  3 . . . .
  2 . . . .
  1 wK . . .
`

// TestClaims: a repetition of the position, and quiet turns, are told where the turns of the game are known, and only there.
func TestClaims(t *testing.T) {
	t.Parallel()
	claims(t, own)
	claims(t, own+"turn_limit: {turns: 50}\n") // the number of turns is in the line, and makes no other position
}

func claims(t *testing.T, preset string) {
	c := newClient(t)
	quoted, _ := json.Marshal(preset)
	circle := []string{"a1-a2", "d4-d3", "a2-a1", "d3-d4"}
	var turns, notes []string
	for i := range 9 {
		next := circle[i%4]
		told, _ := json.Marshal(append([]string{}, turns...))
		preset := ""
		if i == 0 {
			preset = fmt.Sprintf(`"preset":%s,`, quoted)
		}
		a := c.legal(fmt.Sprintf(`{%s"turns":%s,"turn":%q}`, preset, told, next))
		notes = append(notes, strings.Join(a.Notes, "|"))
		if alone := c.legal(fmt.Sprintf(`{"position":%q,"turn":%q}`, a.Position, circle[(i+1)%4])); len(alone.Notes) > 0 {
			t.Errorf("a position alone: %q", alone.Notes)
		}
		turns = append(turns, next)
	}
	const quiet = "There were %d turns without a capture: either player can claim a draw."
	want := []string{"", "", "", "This position has occurred twice; at 3 times you can claim a draw.",
		"This position has occurred twice; at 3 times you can claim a draw.",
		"This position has occurred twice; at 3 times you can claim a draw.|" + fmt.Sprintf(quiet, 6),
		"This position has occurred twice; at 3 times you can claim a draw.|" + fmt.Sprintf(quiet, 7),
		"This position has occurred 3 times: either player can claim a draw.|" + fmt.Sprintf(quiet, 8),
		"This position has occurred 3 times: either player can claim a draw.|" + fmt.Sprintf(quiet, 9)}
	for i, n := range notes {
		if n != want[i] {
			t.Errorf("after turn %d: %q, want %q", i+1, n, want[i])
		}
	}
	told, _ := json.Marshal(turns[:7])
	if a := c.legal(fmt.Sprintf(`{"options":{"repetition":0,"quiet_turns":0},"turns":%s,"turn":%q}`, told, circle[3])); len(a.Notes) > 0 {
		t.Errorf("claims that the options rule out: %q", a.Notes)
	}
}

// TestTurnsAnew: whatever the last request told of, the answer is that of a session that never heard of it.
func TestTurnsAnew(t *testing.T) {
	t.Parallel()
	c := newClient(t)
	c.legal(`{"preset":"cosmic","turn":"Pc2-d3"}`)
	for _, turns := range []string{`["Pc2-d3"]`, `[ "Pc2-d3" ]`, `["Pc2-d3","Pd5-c4"]`, `["Pc2-d3","Pd5-c6"]`, `["c2d3", "d5 c6"]`, `["Pc2-d3","Pd5-c6","Pd3-e2"]`,
		`["Pc2-d3","Pd5-c6","Pd3-e2","Pc6-b5"]`, `["Pc2-d3","Pd5-c6","Pd3-e2"]`, `[]`, `["Pc2-d3", "nonsense"]`, `["Pc2-d3"]`, `["Pc2-d3"   ,"Pd5-c6"]`, `["Pc2-d3"   ,"Pd5-c6","Pd3-e2" ]`} {
		for _, turn := range []string{"Pc2-d3", "Pd5-c6", "Pe4-f3", "Pd3-c2", "Pd3-e2", "nonsense"} {
			request := fmt.Sprintf(`{"turns":%s,"turn":%q}`, turns, turn)
			fresh := judge.New(catalog.English())
			fresh.Judge([]byte(`{"preset":"cosmic"}`))
			if got, want := c.Judge([]byte(request)), fresh.Judge([]byte(request)); !bytes.Equal(got, want) {
				t.Errorf("%s: %s, want %s", request, got, want)
			}
		}
	}
}

// TestMend: how far a refused turn is right, and what is offered in its place.
func TestMend(t *testing.T) {
	t.Parallel()
	c := newClient(t)
	for _, m := range []struct {
		preset, position, turn string
		code                   string
		right                  int
		repair                 string
	}{
		{"chesimals-2", "", "orange: Wn4-n6, Cn3-n4, Wn6-n7", "activated-before", 2, "orange: Wn4-n6, Cn3-n4"},
		{"chesimals-2", "", "orange: Wn4-n9, Gm4-m5", "cannot-move-so", 0, "orange: Gm4-m5"},
		{"chesimals-2", "", "orange: Wn4-n6, Gm2-m5, Cn3-n4", "cannot-move-so", 1, "orange: Wn4-n6, Cn3-n4"},
		{"chesimals-2", "", "orange: Wn4-n9", "cannot-move-so", 0, ""},
		{"chesimals-2", "", "orange: Wn4-n6 and then good luck", "cannot-read", 1, "orange: Wn4-n6"},
		{"chesimals-2", "", "good luck", "cannot-read", 0, ""},
		{"chesimals-2", "", "pass", "pass-not-allowed", 0, ""},
		{"amoeba", "", "Nc1-d3 / c5-d6", "slide-not-adjacent", 1, "Nc1-d3"},
		{"lifeform", "", "Bc1-d3, Pb2-b3, Pg2-g3", "not-adjacent-to-the-start", 2, "Bc1-d3, Pb2-b3"},
		{"lifeform-open", "", "setup: Ka1 Qb1", "setup-army", 0, ""},
		{"cosmic", "6/3p2/6/3k2/2P2r/K4R w", "Pc2xe4xc6", "game-over", 0, ""},
	} {
		place := ""
		if m.position != "" {
			place = fmt.Sprintf(`"position":%q,`, m.position)
		}
		a := c.refused(fmt.Sprintf(`{"preset":%q,%s"turn":%q}`, m.preset, place, m.turn))
		if a.Code != m.code || a.Right != m.right || a.Repair != m.repair {
			t.Errorf("%s: %s: %s, %d right, repaired %q; want %s, %d, %q", m.preset, m.turn, a.Code, a.Right, a.Repair, m.code, m.right, m.repair)
		}
		if a.Repair != "" {
			c.legal(fmt.Sprintf(`{%s"turn":%q}`, place, a.Repair))
		}
	}
}

func told(a answer) string {
	return fmt.Sprintf("%v %v %s %s %s %s (%s)", a.Captured, a.Removed, a.Next, a.Result, a.Cause, a.By, a.Reason)
}

// TestAnswersOfWins: what ended a game with ways to win, and points carried by turns and by the position.
func TestAnswersOfWins(t *testing.T) {
	t.Parallel()
	c := newClient(t)
	quoted, _ := json.Marshal(own + "wins: [{points: {K: 2}, to: 4}, {capture: royal}]\nno_move: loss\n")
	a := c.legal(fmt.Sprintf(`{"preset":%s,"position":"4/2bK1/1wK2/4 w","turn":"Kb2xc3"}`, quoted))
	if told(a) != "[{c3 bK}] [] black 1-0 royals-captured white (the King captured)" || a.Position != "4/2wK1/4/4 b 2-0" {
		t.Errorf("%+v", a)
	}
	a = c.legal(`{"position":"4/2bK1/1wK2/4 w 2-0","turn":"Kb2xc3"}`)
	if told(a) != "[{c3 bK}] [] black 1-0 points white (White has 4 points to 0)" || a.Position != "4/2wK1/4/4 b 4-0" {
		t.Errorf("%+v", a)
	}
}

// TestAnswers: the fields of a legal turn, in each game.
func TestAnswers(t *testing.T) {
	t.Parallel()
	c := newClient(t)
	a := c.legal(`{"preset":"chesimals-0.1","position":"8/8/8/8/8/3kC4/3wZ4/3wC4 w","turn":"d2-d3"}`)
	if told(a) != "[{d3 kC}] [] black 1-0 royals-captured white (the Chief captured)" || len(a.Notes) != 1 {
		t.Errorf("%+v", a)
	}
	a = c.legal(`{"preset":"lifeform","position":"3qk3/8/8/p6R/8/8/3Q4/3K4 w","turn":"Kd1-e1"}`)
	if told(a) != "[] [{a5 p} {h5 R}] black *   ()" {
		t.Errorf("%+v", a)
	}
	a = c.legal(`{"preset":"cosmic","position":"5k/6/6/3n2/2P3/K4R w","turn":"c2e4"}`)
	if told(a) != "[{d3 n}] [] black 1-0 one-king-left white (Black has only the King left: White has more units, 3 to 1)" {
		t.Errorf("%+v", a)
	}
	if a = c.legal(`{"preset":"fusion-1","options":{"conversion":true},"position":"15bK/16/16/16/16/16/16/16/16/6wKnP8/16/16 b","turn":"p12-p11"}`); a.Next != "white" {
		t.Errorf("%+v", a)
	}
	a = c.legal(`{"position":"15bK/16/16/16/16/16/16/16/16/6wKnP8/16/16 w","turn":"g3xh3"}`)
	if fmt.Sprint(a.Captured) != "[{h3 nP}]" {
		t.Errorf("a neutral unit: %+v", a)
	}
}

// TestNoMove: a game in which the other side cannot move is ended by who moved last.
func TestNoMove(t *testing.T) {
	t.Parallel()
	c := newClient(t)
	stuck := strings.Replace(own, "units: {", "no_move: loss\nunits: {P: {name: pawn, moves: mfW, leader: true}, ", 1)
	quoted, _ := json.Marshal(strings.Replace(strings.Replace(stuck, "bK", ".", 1), "1 wK .", "1 wK bP", 1))
	a := c.legal(fmt.Sprintf(`{"preset":%s,"turn":"a1-a2"}`, quoted))
	if told(a) != "[] [] black 1-0 no-move white (Black can't move)" {
		t.Errorf("%s", told(a))
	}
}

// TestUse: a preset that was loaded elsewhere is held as if a request had named it.
func TestUse(t *testing.T) {
	t.Parallel()
	c := newClient(t)
	p, err := presets.Parse("own.yaml", []byte(own), []presets.Setting{{Name: "quiet_turns", Value: "1"}})
	if err != nil {
		t.Fatal(err)
	}
	c.Use(p)
	if a := c.legal(`{"turn":"a1-a2"}`); len(a.Notes) != 1 {
		t.Errorf("%+v", a)
	}
	if a := c.legal(`{"options":{},"turn":"a1-a2"}`); len(a.Notes) != 0 {
		t.Errorf("%+v", a)
	}
}

// TestLegal: what is listed is what there is, and as many as are wanted.
func TestLegal(t *testing.T) {
	t.Parallel()
	c := newClient(t)
	legal := func(request string) answer { return c.read(legalAnswers, request, c.Legal([]byte(request))) }
	a := legal(`{"id":1,"preset":"cosmic"}`)
	if a.Count != len(a.Turns) || a.Count != 6 || a.More {
		t.Errorf("%+v", a)
	}
	for _, turn := range a.Turns {
		c.legal(fmt.Sprintf(`{"turn":%q}`, turn))
	}
	if some := legal(`{"limit":3}`); some.Count != a.Count || !some.More || fmt.Sprint(some.Turns) != fmt.Sprint(a.Turns[:3]) {
		t.Errorf("%+v", some)
	}
	if none := legal(`{"limit":0,"turns":["Pc2-d3"]}`); none.Count != 7 || len(none.Turns) > 0 || !none.More {
		t.Errorf("%+v", none)
	}
	if one := legal(`{"square":"c2"}`); one.Count != len(one.Turns) || one.Count == 0 || !strings.HasPrefix(one.Turns[0], "Pc2-") {
		t.Errorf("%+v", one)
	}
	for request, words := range map[string]string{
		`{"limit":10001}`: "from 0 to 10000", `{"limit":-1}`: "from 0", `{"limit":"3"}`: "from 0", `{"square":"z9"}`: "z9 isn't on this board of 6 files and 6 ranks", `{"square":5}`: "must be text",
		`{"turn":"Pc2-d3"}`: "no field", `{`: "the request isn't JSON",
	} {
		if a := legal(request); !strings.Contains(a.Error, words) {
			t.Errorf("%s: %+v", request, a)
		}
	}
	if a := legal(`{"preset":"lifeform-secret"}`); !strings.Contains(a.Error, "this position needs White's and Black's set-ups, in any order before any turn") { // the last: it changes the game
		t.Errorf("%+v", a)
	}
}

// TestSVG: a picture, also after a turn and from the other side.
func TestSVG(t *testing.T) {
	t.Parallel()
	c := newClient(t)
	picture := func(request string) answer { return c.read(svgAnswers, request, c.SVG([]byte(request))) }
	start := picture(`{"id":1,"preset":"cosmic"}`)
	turned, mover := picture(`{"as":"black"}`), picture(`{"turns":["Pc2-d3"],"as":"mover"}`)
	played := picture(`{"turn":"Pc2-d3"}`)
	if start.SVG == turned.SVG || start.SVG == played.SVG || mover.SVG == played.SVG || len(start.SVG) < 1000 {
		t.Error("pictures that must differ do not")
	}
	for request, words := range map[string]string{`{"as":"red"}`: `"as" is`, `{"as":1}`: "must be text", `{"turn":"Pc2-d9"}`: "d9", `{"square":"c2"}`: "no field"} {
		if a := picture(request); !strings.Contains(a.Error, words) {
			t.Errorf("%s: %+v", request, a)
		}
	}
}

// TestStream: lines are answered in their order, each before the next is waited for; one of any length is refused without being kept.
func TestStream(t *testing.T) {
	t.Parallel()
	in, write := io.Pipe()
	read, out := io.Pipe()
	done := make(chan error, 1)
	go func() { done <- judge.New(catalog.English()).Stream(in, out) }()
	answers := json.NewDecoder(read)
	for i, request := range []string{`{"id":0,"preset":"cosmic","turn":"Pc2-d3"}`, `nonsense`, ``, `{"id":3,"turn":"Pc2-d3"}` + "\r"} {
		if _, err := io.WriteString(write, request+"\n"); err != nil {
			t.Fatal(err)
		}
		var a answer
		if err := answers.Decode(&a); err != nil || (a.Legal == nil) != (i == 1 || i == 2) {
			t.Errorf("%d: %+v, %v", i, a, err)
		}
	}
	if err := write.Close(); err != nil {
		t.Fatal(err)
	}
	if err := <-done; err != nil {
		t.Error(err)
	}
}

// endless is a line that has no end for a long time.
type endless struct{ left int }

func (e *endless) Read(b []byte) (int, error) {
	if e.left == 0 {
		return 0, io.EOF
	}
	n := min(len(b), e.left)
	for i := range n {
		b[i] = '['
	}
	e.left -= n
	return n, nil
}

// TestLongLines: at the limit a line is read; beyond it nothing of it is kept.
func TestLongLines(t *testing.T) {
	t.Parallel()
	request := `{"preset":"cosmic","turn":"Pc2-d3"}`
	full := request + strings.Repeat(" ", judge.MostBytes-len(request))
	in := io.MultiReader(strings.NewReader(full+"\n"+full+"\r\n"+full+" \n"), &endless{100 << 20}, strings.NewReader("\n"+request))
	var out bytes.Buffer
	if err := judge.New(catalog.English()).Stream(in, &out); err != nil {
		t.Fatal(err)
	}
	var kinds []string
	for line := range strings.Lines(out.String()) {
		kind, _, _ := strings.Cut(strings.TrimPrefix(line, `{"id":null,`), ":")
		kinds = append(kinds, kind)
	}
	if want := `["legal" "legal" "error" "error" "legal"]`; fmt.Sprintf("%v", kinds) != want {
		t.Errorf("%v, want %s", kinds, want)
	}
}

type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, errors.New("nobody listens") }
func (broken) Read([]byte) (int, error)  { return 0, errors.New("nobody speaks") }

// TestStreamErrors: that nobody reads the answers, or that the requests break off, is told.
func TestStreamErrors(t *testing.T) {
	t.Parallel()
	s := judge.New(catalog.English())
	if err := s.Stream(strings.NewReader("{}\n"), broken{}); err == nil || err.Error() != "nobody listens" {
		t.Error(err)
	}
	var out bytes.Buffer
	if err := s.Stream(io.MultiReader(strings.NewReader("{}\n"), broken{}), &out); err == nil || err.Error() != "nobody speaks" || out.Len() == 0 {
		t.Errorf("%v, %q", err, out.String())
	}
}

// TestPage: the requests and the answers of the manual are such, and its first ones are answered as it says.
func TestPage(t *testing.T) {
	t.Parallel()
	c := newClient(t)
	page, err := os.ReadFile("../../docs/check.md")
	if err != nil {
		t.Fatal(err)
	}
	seen := 0
	for line := range strings.Lines(string(page)) {
		text, ok := strings.CutPrefix(strings.TrimSpace(line), "{")
		if !ok || !strings.HasPrefix(line, "    ") || strings.Contains(text, "…\"") || strings.Contains(text, "…]") || strings.HasPrefix(text, `"id":6`) {
			continue
		}
		seen++
		schema := answers
		if strings.Contains(text, `"turn": `) {
			schema = "#/$defs/request"
			c.ask("{" + text)
		}
		if err := c.holds(schema, []byte("{"+text)); err != nil && !strings.Contains(text, "…") {
			t.Errorf("{%s: %v", text, err)
		}
	}
	first := string(judge.New(catalog.English()).Judge([]byte(`{"id": 1, "preset": "cosmic", "turn": "c2 to d3"}`)))
	if !strings.Contains(string(page), "    "+first+"\n") || seen < 5 {
		t.Errorf("the page has %d examples, and not\n%s", seen, first)
	}
}

// TestNames: the page tells every code that a refusal can have, and every cause that the rules can end a game by.
func TestNames(t *testing.T) {
	t.Parallel()
	page, err := os.ReadFile("../../docs/check.md")
	if err != nil {
		t.Fatal(err)
	}
	seen := 0
	for _, key := range catalog.English().Keys() {
		name, ok := strings.CutPrefix(key, "code-")
		if cause, is := strings.CutPrefix(key, "cause-"); is {
			for _, variant := range []string{"-plain", "-some", "-points", "-level"} { // sentences of one cause
				cause = strings.TrimSuffix(cause, variant)
			}
			name, ok = cause, rules.Cause(cause).ByRules()
		}
		if ok && !strings.Contains(string(page), "`"+name+"`") {
			t.Errorf("docs/check.md does not tell of %s", name)
		}
		if ok {
			seen++
		}
	}
	if seen < 40 {
		t.Errorf("only %d names", seen)
	}
}

// TestJSON: an answer without the id of a request is of the schema, too.
func TestJSON(t *testing.T) {
	t.Parallel()
	held, words := compiled(t), catalog.English()
	p, err := presets.Builtin("cosmic", nil)
	if err != nil {
		t.Fatal(err)
	}
	texts := [][]byte{judge.Failure(errors.New("no \"preset\"\n\xff"), words), judge.Refusal(&rules.Violation{Code: rules.CannotRead}).JSON(words)}
	for _, turn := range []string{"c2 to d3", "c2 to d9", "x"} {
		texts = append(texts, judge.Judged(turn, p.Game.Vocabulary(), p.Game.Start()).JSON(words))
	}
	for _, text := range texts {
		if err := held.holds(answers, text); err != nil || bytes.Contains(text, []byte(`"id"`)) {
			t.Errorf("%s: %v", text, err)
		}
	}
}
