package composer_test

import (
	"encoding/json"
	"reflect"
	"testing"

	"pbem/rules"
	"pbem/web/composer"
)

// FuzzHands opens whatever link there is and taps and chooses without sense: there is no panic, and what is said to be legal
// is.
func FuzzHands(f *testing.F) {
	for _, s := range variants() {
		f.Add(s.Fragment(), []byte{3, 1, 0, 4, 4, 0xff, 0x80, 2, 0x41, 6, 9, 200, 100})
	}
	f.Fuzz(func(t *testing.T, fragment string, hands []byte) {
		c, err := opened(fragment, "")
		if err != nil {
			if s := failure(err); s.Error == "" {
				t.Errorf("%q is refused without a word", fragment)
			}
			return
		}
		s, _ := composer.ParseFragment(fragment)
		p, _ := load(s)
		for i := 0; i+1 < min(len(hands), 24); i += 2 {
			meddle(c, hands[i], hands[i+1])
		}
		if state := c.State(); state.Legal && !rules.AwaitsSetup(positionOf(t, p, s)) {
			played(t, p, s, state)
		}
	})
}

// meddle does something with the composer; most of the time a tap, at times far off the board.
func meddle(c *composer.Composer, what, how byte) {
	switch what % 16 {
	case 0:
		c.Choose(int(int8(how)))
	case 1:
		c.Undo()
	case 2:
		if how == 0 {
			c.Clear()
		}
		c.TurnRound()
	case 3:
		c.Tap(rules.Off())
	case 4, 5, 6, 7:
		if cells := c.State().Cells; len(cells) > 0 {
			c.Tap(cells[int(how)%len(cells)].At)
		}
	case 8:
		c.Tap(rules.Square{File: int16(int8(how)), Rank: int16(int8(what))})
	default:
		state := c.State()
		for _, word := range []string{"target", "acts"} {
			if list := marked(state, word); len(list) > 0 {
				c.Tap(list[int(how)%len(list)])
				return
			}
		}
	}
}

// TestJSON: the state as the page reads it says what the state says.
func TestJSON(t *testing.T) {
	t.Parallel()
	for _, s := range []composer.State{{}, failure(nil), {
		Error: "a \"b\" \\ \n\t\x00 é – \xff", Title: "<&>", Width: 7, Cells: []composer.Cell{{At: rules.Square{File: -1, Rank: 0}, Row: 2, Marks: "acts"}, {}},
		Quota: &composer.Quota{Used: 1, Of: 9}, Legal: true, Choices: []composer.Choice{{Label: "Pass"}, {On: true, Picture: "<svg>", Count: 8}}, Mail: composer.Mail{Body: "12: x\r\n"},
	}} {
		var got map[string]any
		if err := json.Unmarshal(s.AppendJSON(nil), &got); err != nil {
			t.Fatal(err)
		}
		var want map[string]any
		text, err := json.Marshal(plain(s))
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(text, &want); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("read as\n%v\nnot\n%v (%v)", got, want, err)
		}
	}
}

// plain is the state as the page's script has it.
func plain(s composer.State) map[string]any {
	cells, choices := []any{}, []any{}
	for _, c := range s.Cells {
		cells = append(cells, map[string]any{"at": c.At.String(), "column": c.Column, "row": c.Row, "words": c.Words, "marks": c.Marks})
	}
	for _, c := range s.Choices {
		choices = append(choices, map[string]any{"label": c.Label, "on": c.On, "picture": c.Picture, "count": c.Count})
	}
	var quota any
	if s.Quota != nil {
		quota = map[string]any{"used": s.Quota.Used, "of": s.Quota.Of}
	}
	return map[string]any{"error": s.Error, "title": s.Title, "prompt": s.Prompt, "warning": s.Warning, "over": s.Over, "idle": s.Idle, "key": s.Key, "svg": s.SVG, "width": s.Width, "height": s.Height,
		"left": s.Left, "top": s.Top, "square": s.Square, "files": s.Files, "ranks": s.Ranks, "cells": cells, "quota": quota, "turn": s.Turn,
		"legal": s.Legal, "phrases": []any{}, "ends": s.Ends, "next": s.Next, "choices": choices, "mail": map[string]any{"subject": s.Mail.Subject, "body": s.Mail.Body}}
}
