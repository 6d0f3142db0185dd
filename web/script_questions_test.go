package web_test

import (
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"pbem/rules/presets"
)

// question is a call of one of the functions.
type question struct {
	call string
	text string
}

func asked(call string, about map[string]any) question {
	text, _ := json.Marshal(about) // texts and lists of them
	return question{call, string(text)}
}

// asks are about every case of the rules, about every preset, and about texts that no preset is made of.
func asks(t testing.TB) []question {
	t.Helper()
	list := append(caseQuestions(t), nonsense()...)
	for _, s := range presets.Names() {
		p, err := presets.Builtin(s.Name, nil)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, asked("legal", map[string]any{"id": s.Name, "preset": s.Name, "limit": 100}), asked("svg", map[string]any{"preset": s.Name}),
			asked("inspect", map[string]any{"id": []int{1, 2}, "text": string(p.Data)}))
	}
	mistakes, err := txtar.ParseFile("../rules/presets/testdata/mistakes.txtar")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range mistakes.Files {
		list = append(list, asked("inspect", map[string]any{"text": string(f.Data)}), asked("judge", map[string]any{"preset": string(f.Data), "turn": "a1-a2"}))
	}
	return list
}

func nonsense() []question {
	var list []question
	for _, text := range []string{"", "{", "[]", `{"id":"a","turn":"Pc2-d3"}`, `{"preset":"chess"}`, `{"preset":"cosmic","options":{"king_jumps":3},"turn":"Pc2-d3"}`,
		`{"id":"ü \u2028 😀","turn":"Pc2–d3"}`, `{"options":{"x":[]}}`, `{"text":3}`, `{"text":"name: \u0000"}`, `{"position":"x","turns":[]}`, strings.Repeat("[", 100_000)} {
		for _, call := range []string{"judge", "legal", "svg", "inspect"} {
			list = append(list, question{call, text})
		}
	}
	return list
}

// caseQuestions are the cases of the rules (rules/testdata/cases): a preset with options, a position and a turn.
func caseQuestions(t testing.TB) []question {
	t.Helper()
	paths, err := filepath.Glob("../rules/testdata/cases/*.txtar")
	if err != nil || len(paths) < 40 {
		t.Fatalf("only %d files of cases (%v)", len(paths), err)
	}
	var list []question
	for _, path := range paths {
		archive, err := txtar.ParseFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range archive.Files {
			if !strings.HasSuffix(f.Name, " =") {
				list = append(list, caseQuestion(string(f.Data)))
			}
		}
	}
	return list
}

func caseQuestion(text string) question {
	head, turn, played := strings.Cut(text, "turn: ")
	about := map[string]any{"id": head, "options": map[string]any{}}
	for line := range strings.Lines(head) {
		key, value, _ := strings.Cut(strings.TrimSpace(line), ": ")
		if key == "position" {
			about["position"] = value
			continue
		}
		words := strings.Fields(value)
		about["preset"] = words[0]
		for _, word := range words[1:] {
			name, chosen, _ := strings.Cut(word, "=")
			about["options"].(map[string]any)[name] = chosen
		}
	}
	if !played {
		return asked("svg", about)
	}
	about["turn"] = strings.TrimSpace(turn)
	return asked("judge", about)
}
