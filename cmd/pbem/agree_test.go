package main

import (
	"bytes"
	"context"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"pbem/games/archive/rulebook"
	"pbem/games/archive/signers"
	"pbem/mailer/catalog"
	"pbem/web"
	"pbem/web/library"
)

// What ratings promise however results change (C-5, CR-22), for scripts of testdata/mail:
//
//	rated A B C              A, B and C play each other, four turns of rated cosmic chess in each game, none of which ends
//	corrections SEED MONTHS  in each month the host ends, corrects and takes back, voids and renames as the seed has it; after it all agree
//	going GAME               the host takes the end of a game back, if it has one
//	agree [N]                letters, the page and "pbem ratings" show the same lists as of the first of this month, with N players
func agreeing() map[string]func(*testscript.TestScript, bool, []string) {
	return map[string]func(*testscript.TestScript, bool, []string){
		"rated": func(ts *testscript.TestScript, _ bool, args []string) { postOf(ts).rated(args) },
		"corrections": func(ts *testscript.TestScript, _ bool, args []string) {
			seed, err := strconv.ParseUint(args[0], 10, 64)
			ts.Check(err)
			months, err := strconv.Atoi(args[1])
			ts.Check(err)
			postOf(ts).corrections(rand.New(rand.NewPCG(seed, 23)), months)
		},
		"going": func(ts *testscript.TestScript, _ bool, args []string) {
			game, err := strconv.Atoi(args[0])
			ts.Check(err)
			if p := postOf(ts); !strings.Contains(p.record(game), "[Result \"*\"]") || strings.Contains(p.record(game), "[Adjudicated ") {
				p.admin(false, []string{fmt.Sprintf("undo %d to 4 a letter was read wrongly", game)})
			}
		},
		"agree": func(ts *testscript.TestScript, _ bool, args []string) {
			lines := postOf(ts).agree()
			if len(args) > 0 && strconv.Itoa(len(lines)) != args[0] {
				ts.Fatalf("%d players are in the list, want %s: %q", len(lines), args[0], lines)
			}
		},
	}
}

func (p *post) rated(people []string) {
	for i, white := range people {
		black := people[(i+1)%len(people)]
		p.asks(white, "new cosmic vs "+addressOf(black)+" as white time 30d rated", []string{"is number"})
		p.write([]string{black, "accept"}, true)
		p.look(false, black, []string{"[Yy]ou play (White|Black)"})
		p.look(false, white, []string{"[Yy]ou play (White|Black)"})
		for turn, text := range []string{"Pb3-c4", "Pe4-f3", "Pc2-b3", "Pd5-e4"} {
			mover, other := white, black
			if turn%2 == 1 {
				mover, other = black, white
			}
			p.write([]string{mover, text}, true)
			p.look(false, mover, nil)
			p.look(false, other, nil)
		}
	}
}

// corrections are random deeds of the host, three a month. Names are taken in turn, for nobody may have one that was given up.
func (p *post) corrections(dice *rand.Rand, months int) {
	called := []string{"Ada", "Bo", "Cy"}
	seen := 0
	for month := range months {
		for range 3 {
			p.later("5d")
			p.correct(dice, 1+dice.IntN(3))
		}
		if who := dice.IntN(3); dice.IntN(2) == 0 {
			name := called[who][:1] + strings.Repeat("o", month+2)
			p.admin(false, []string{"rename " + called[who] + " to " + name})
			called[who] = name
		}
		next := time.Date(p.now.Year(), p.now.Month()+1, 2, 6, 0, 0, 0, time.UTC)
		p.now = next
		p.run(0, nil, "tick")
		seen += len(p.agree())
	}
	if seen == 0 {
		p.ts.Fatalf("nobody ever had a rating")
	}
}

// correct ends a game, or changes how it ended.
func (p *post) correct(dice *rand.Rand, game int) {
	result := regexp.MustCompile(`(?m)^\[Result "(.*)"\]$`).FindStringSubmatch(p.record(game))[1]
	results := slices.DeleteFunc([]string{"1-0", "0-1", "1/2-1/2"}, func(r string) bool { return r == result })
	deeds := []string{fmt.Sprintf("adjudicate %d %s the letter was forged", game, results[dice.IntN(len(results))])}
	switch void := strings.Contains(p.record(game), `[Adjudicated "void`); {
	case void:
		deeds = []string{fmt.Sprintf("undo %d to 4 a letter was read wrongly", game)}
	case result != "*":
		deeds = append(deeds, fmt.Sprintf("undo %d to 4 a letter was read wrongly", game), fmt.Sprintf("void %d the same person twice", game))
	}
	p.admin(false, []string{deeds[dice.IntN(len(deeds))]})
}

func (p *post) record(game int) string {
	text, err := os.ReadFile(p.ts.MkAbs(filepath.Join("records", fmt.Sprintf("%03d.pbem", game))))
	p.ts.Check(err)
	return string(text)
}

// agree compares what letters, the page and the records say, to the printed digit, and returns it: "1 Bo 1662 290 1 0 0" for each player.
func (p *post) agree() []string {
	at := time.Date(p.now.Year(), p.now.Month(), 1, 0, 0, 0, 0, time.UTC).Format(time.DateOnly)
	var out, told bytes.Buffer
	env := &Env{Context: context.Background(), In: strings.NewReader(""), Out: &out, Err: &told, Getenv: p.ts.Getenv, Words: catalog.English()}
	if code := run(env, []string{"ratings", p.ts.MkAbs("records"), "--at", at}); code != 0 || strings.Contains(told.String(), "left out") {
		p.ts.Fatalf("pbem ratings: exit code %d\n%s", code, &told)
	}
	records := matches(`(?m)^ *(\d+)  (\S+) +(\d+) +(\d+) +\d+ +(\d+) +(\d+) +(\d+)$`, out.String())
	p.write([]string{"ada", "ratings cosmic"}, false)
	letter := p.newest("ada").text
	p.look(false, "ada", []string{"cosmic"})
	mail := matches(`(\d+)\. (\S+): (\d+), deviation (\d+); \w+ games?: (\d+) won, (\d+) drawn, (\d+) lost`, strings.Join(strings.Fields(letter), " "))
	page := p.ratingsPage()
	shown := matches(`<tr><td class="number">(\d+)</td><th scope="row">(.*?)</th><td class="number">(\d+)</td><td class="number">(\d+)</td><td class="number">\d+</td>`+
		`<td class="number">(\d+)</td><td class="number">(\d+)</td><td class="number">(\d+)</td></tr>`, page)
	if !slices.Equal(records, mail) || !slices.Equal(records, shown) {
		p.ts.Fatalf("as of %s records say\n%q\nmail\n%q\nthe page\n%q\nout of\n%s\n%s", at, records, mail, shown, &out, letter)
	}
	return records
}

// matches are the groups of each match, without tags.
func matches(pattern, text string) (all []string) {
	for _, groups := range regexp.MustCompile(pattern).FindAllStringSubmatch(text, -1) {
		all = append(all, regexp.MustCompile(`<[^>]*>`).ReplaceAllString(strings.Join(groups[1:], " "), ""))
	}
	return all
}

// ratingsPage is the page of ratings as it is now; "" where there is none.
func (p *post) ratingsPage() string {
	keys, err := signers.Read(p.ts.MkAbs("records/server.pub"))
	p.ts.Check(err)
	pages, err := web.Open(web.Site{Archive: library.Folder{Dir: p.ts.MkAbs("records")}, Rules: rulebook.New().Of, Keys: keys, Log: slog.New(slog.DiscardHandler), Now: func() time.Time { return p.now }})
	p.ts.Check(err)
	answer := httptest.NewRecorder()
	pages.ServeHTTP(answer, httptest.NewRequest("GET", "/ratings.html", nil))
	if answer.Code != 200 {
		return ""
	}
	return answer.Body.String()
}
