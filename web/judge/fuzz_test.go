package judge_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"pbem/mailer/catalog"
	"pbem/web/judge"
)

// What one request may cost, whatever stands in it: time of the processor, and memory asked for altogether. The time is ten times the
// promised fifth of a second, for a test runs with the race detector, and anywhere; BenchmarkWorstRequests measures.
const (
	mostTime   = 2 * time.Second
	mostMemory = 100 << 20
)

// cost is what something took of both. The time is that of the thread, so that a busy machine does not count.
func cost(do func()) (took time.Duration, room uint64) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	from := threadTime()
	do()
	took = threadTime() - from
	runtime.ReadMemStats(&after)
	return took, after.TotalAlloc - before.TotalAlloc
}

// threadTime is how long this thread has computed.
func threadTime() time.Duration {
	const thisThread = 1 // RUSAGE_THREAD of Linux
	var use syscall.Rusage
	if err := syscall.Getrusage(thisThread, &use); err != nil {
		return 0
	}
	return time.Duration(use.Utime.Nano() + use.Stime.Nano())
}

// bounded does something within the limits; what took too long has a second and a third try, for a collection of garbage can fall to anyone.
func bounded(t *testing.T, what string, do func()) {
	t.Helper()
	for try := 1; ; try++ {
		took, room := cost(do)
		switch {
		case took <= mostTime && room <= mostMemory:
			return
		case try == 3:
			t.Fatalf("%.300q took %v and %d MB", what, took, room>>20)
		}
	}
}

func fuzzSeeds() []string {
	quoted, _ := json.Marshal(own)
	seeds := []string{
		`{"id":1,"preset":"cosmic","turn":"c2 to d3"}` + "\n" + `{"id":[2, {}],"turns":["Pc2-d3"],"turn":"Pd5-c6"}` + "\n\nnonsense",
		`{"preset":"chesimals-2","options":{"setback":1,"chain":"own"},"turn":"orange: Wn3-n5, Cn2-n3, Wn5-n6"}` + "\n" + `{"turn":"orange: Wn4-n9","position":"16/1gGgEgG2bG2rG2pGpWpG1/1gEgCgE1bNbCbNrNrCrN1pWpCpW1/1gGgEgG1bGbGbGrGrGrG1pGpWpG1/16/16/16/16/1yGyEyG1wGwGwGeGeGeG1oGoWoG1/1yEyCyE1wNwCwNeNeCeN1oWoCoW1/1yGyEyG2wG2eG2oGoWoG1/16 w"}`,
		`{"preset":"lifeform","position":"3qk3/8/8/2PPP3/2PBP3/2PPP3/3Q4/3K4 w","turn":"Bd4-d5, Pc3-c4, Pd3-d4"}`,
		`{"preset":"lifeform-secret","turn":"setup: Ka8 Qb8 Bc8 Bd8 Ne8 Nf8 Rg8 Rh8 Pa7 Pb7 Pc7 Pd7 Pe7 Pf7 Pg7 Ph7"}`,
		`{"preset":"amoeba-unbound","turn":"Nc1-d3 / c5-c4","options":{"occupied":true}}` + "\n" + `{"position":"*rnknr*/*ppppp*/7/2***2/7/*PPPPP*/*RNKNR* w - a1","turn":"Ke2-e3, f6=R"}`,
		`{"preset":"fusion-1","options":{"conversion":"true"},"turn":"Kg3: Nf3-e5, *h4"}`,
		fmt.Sprintf(`{"preset":%s,"turns":["a1-a2","d4-d3"],"turn":"a2-a1"}`, quoted) + "\n" + `{"turn":"a1a2"}` + "\n" + `{"options":{"quiet_turns":1},"turn":"a1a2"}`,
		`{"preset":"extends: chesimals-2\nname: mine\nunits: {G: {moves: \"(1,4)15 F^R~K-NN\"}}\n","turn":"x"}`,
		`{"id":"\ud834\udd1e","turn":"\u0000\u2028"}`,
		`{"preset":"extends: chesimals-2\nname: mine\namps_per_turn: 2\nwins: [{points: {G: 1, W: 2}, to: 20}, {bare: leaders}]\nno_move: draw\nturn_limit: {turns: 3, then: points}\n","turns":["orange: Wn4-n6; grey: Gj4-j5"],"turn":"green: Ec9-d8"}`,
	}
	return seeds
}

// FuzzStream: whatever lines come, each has an answer of the schema within the limits, also as a request for turns and for a picture,
// and the same one however it is asked.
func FuzzStream(f *testing.F) {
	for _, s := range fuzzSeeds() {
		f.Add([]byte(s))
	}
	held, words := compiled(f), catalog.English()
	f.Fuzz(func(t *testing.T, text []byte) {
		s := judge.New(words)
		s.Judge([]byte(`{"preset":"cosmic"}`))
		var want bytes.Buffer
		for line := range strings.Lines(string(text)) {
			request := []byte(strings.TrimSuffix(strings.TrimSuffix(line, "\n"), "\r"))
			if len(request) == 0 && !strings.HasSuffix(line, "\n") {
				continue
			}
			for name, ask := range map[string]func([]byte) []byte{legalAnswers: s.Legal, svgAnswers: s.SVG, answers: s.Judge} {
				var answer []byte
				bounded(t, line, func() { answer = ask(request) })
				if err := held.holds(name, answer); err != nil {
					t.Errorf("%.300q: %.300s: %v", line, answer, err)
				}
			}
			want.Write(s.Judge(request))
			want.WriteByte('\n')
		}
		again := judge.New(words)
		again.Judge([]byte(`{"preset":"cosmic"}`))
		var got bytes.Buffer
		if err := again.Stream(bytes.NewReader(text), &got); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got.Bytes(), want.Bytes()) {
			t.Errorf("%.300q: a stream answers\n%.600s\nand one by one it is\n%.600s", text, got.Bytes(), want.Bytes())
		}
	})
}
