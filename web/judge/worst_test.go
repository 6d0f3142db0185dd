package judge_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"pbem/mailer/catalog"
	"pbem/web/judge"
)

// list is a JSON list of texts.
func list(texts []string) string {
	b, _ := json.Marshal(texts)
	return string(b)
}

func repeated(text string, n int) []string {
	all := make([]string, n)
	for i := range all {
		all[i] = text
	}
	return all
}

// worstRequests ask for as much work as a request can, each in its own way.
func worstRequests(t testing.TB) map[string]string {
	t.Helper()
	worst := map[string]string{
		"deep":                 `{"id":` + strings.Repeat("[", 9000) + strings.Repeat("]", 9000) + `,"turn":"x"}`,
		"deeper than JSON is":  `{"id":` + strings.Repeat("[", 500_000) + strings.Repeat("]", 500_000) + `}`,
		"a long id":            `{"id":"` + strings.Repeat("x", 1_000_000) + `","turn":"x"}`,
		"many fields":          `{"a":` + strings.Repeat(`0,"a":`, 150_000) + `0}`,
		"long names of fields": fmt.Sprintf(`{"%s":1,"%[1]s":2}`, strings.Repeat("é", 200_000)),
		"many options":         `{"options":{"a":` + strings.Repeat(`0,"a":`, 150_000) + `0}}`,
		"a long option":        fmt.Sprintf(`{"options":{"%s":"%[1]s"}}`, strings.Repeat("x", 400_000)),
		"a long name":          fmt.Sprintf(`{"preset":"%s","turn":"x"}`, strings.Repeat("x", 1_000_000)),
		"a long text":          fmt.Sprintf(`{"preset":"name: %s","turn":"x"}`, strings.Repeat("x", 1_000_000)),
		"a long turn":          fmt.Sprintf(`{"turn":"%s"}`, strings.Repeat("orange: Wn4-n6, ", 65_000)),
		"a turn of many words": fmt.Sprintf(`{"preset":"chesimals-2","turn":"%s"}`, strings.Repeat("x ", 4000)),
		"a turn of many parts": fmt.Sprintf(`{"preset":"chesimals-2","turn":"%s"}`, strings.Repeat("n4n6 ", 1600)),
		"many steps":           fmt.Sprintf(`{"preset":"cosmic","turn":"Pc2%s"}`, strings.Repeat("xe4", 60)),
		"empty turns":          fmt.Sprintf(`{"turns":%s,"turn":"x"}`, list(repeated("", 200_000))),
		"escapes":              fmt.Sprintf(`{"turn":"%s"}`, strings.Repeat(`\ud834\udd1e`, 80_000)),
		"a long position":      fmt.Sprintf(`{"position":"%s","turn":"x"}`, strings.Repeat("k/", 8000)),
		"a crowded position":   `{"preset":"lifeform","position":"3qk3/8/8/2PPP3/2PBP3/2PPP3/3Q4/3K4 w","turn":"Bd4-d8, Pc3-b3, Pd3-c3, Pe3-d3, Pc4-b4, Pe4-d4, Pc5-b5, Pd5-c5, Pe5-e4"}`,
		"a wide board":         `{"preset":"amoeba-unbound","turn":"Nc1-d3 / c5-c4","position":"k` + strings.Repeat("*", 60) + `K w - a1"}`,
	}
	for _, name := range games() {
		g := play(t, name, 40, 3)
		words := list(g.turns[:len(g.turns)-1])
		worst["turns of "+name] = fmt.Sprintf(`{"preset":%q,"turns":%s,"turn":%q}`, name, words, g.turns[len(g.turns)-1])
	}
	circles := map[string][]string{
		"chesimals-2": {"orange: Wn4-n5, Cn3-n4", "purple: Wn9-n8, Cn10-n9", "orange: Cn4-n3, Wn5-n4", "purple: Cn9-n10, Wn8-n9"},
		"amoeba":      {"Nc1-d3", "Nc7-d5", "Nd3-c1", "Nd5-c7"},
		"lifeform":    {"Bc1-d3", "Bc8-d6", "Bd3-c1", "Bd6-c8"},
		"cosmic":      {"Pc2-d1", "Pd5-c6", "Pd1-c2", "Pc6-d5"},
	}
	for name, circle := range circles {
		var turns []string
		for i := range judge.MostTurns {
			turns = append(turns, circle[i%len(circle)])
		}
		worst["as many turns as may be of "+name] = fmt.Sprintf(`{"preset":%q,"turns":%s,"turn":%q}`, name, list(turns), circle[0])
	}
	return worst
}

// TestWorstRequests: no request costs much more than a fifth of a second, nor more than a hundred megabytes.
func TestWorstRequests(t *testing.T) {
	words := catalog.English()
	for name, request := range worstRequests(t) {
		if answer := judge.New(words).Judge([]byte(request)); strings.HasPrefix(name, "as many turns") && !strings.Contains(string(answer), `"legal":true`) {
			t.Errorf("%s: %.300s", name, answer)
		}
		bounded(t, name, func() {
			s := judge.New(words)
			s.Judge([]byte(request))
			s.Legal([]byte(request))
			s.SVG([]byte(request))
		})
	}
}

// BenchmarkWorstRequests: each of them is to take less than 200 ms.
func BenchmarkWorstRequests(b *testing.B) {
	words := catalog.English()
	for name, request := range worstRequests(b) {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				judge.New(words).Judge([]byte(request))
			}
		})
	}
}
