package main

import (
	"regexp"
	"strings"

	"github.com/rogpeppe/go-internal/testscript"
)

// What is done again and again in conversations about tournaments, for scripts of testdata/mail:
//
//	asks WHO WORDS PATTERN…   WHO writes WORDS and answers the question whether they mean it; the answer to that matches
//	joins EVENT WHO…          each of WHO takes part, a newcomer with a name to begin with
//	resigns WHO GAME…         WHO gives up these games
//	heard WHO PATTERN…        of the letters to WHO since the last look, one matches all patterns; all are looked at
func contesting() map[string]func(*testscript.TestScript, bool, []string) {
	return map[string]func(*testscript.TestScript, bool, []string){
		"asks": func(ts *testscript.TestScript, _ bool, args []string) { postOf(ts).asks(args[0], args[1], args[2:]) },
		"joins": func(ts *testscript.TestScript, _ bool, args []string) {
			for _, who := range args[1:] {
				postOf(ts).joins(args[0], who)
			}
		},
		"resigns": func(ts *testscript.TestScript, _ bool, args []string) {
			for _, game := range args[1:] {
				postOf(ts).asks(args[0], game+": resign", nil)
			}
		},
		"heard": func(ts *testscript.TestScript, neg bool, args []string) { postOf(ts).heard(neg, args[0], args[1:]) },
	}
}

func (p *post) asks(who, words string, patterns []string) {
	p.write([]string{who, words}, false)
	p.look(false, who, []string{"Please confirm"})
	p.write([]string{who, "yes"}, true)
	p.look(false, who, patterns)
}

func (p *post) joins(event, who string) {
	if len(p.people[addressOf(who)]) == 0 {
		p.write([]string{who, "name " + strings.ToUpper(who[:1]) + who[1:]}, false)
		p.look(false, who, nil)
		p.write([]string{who, "join " + event}, true)
		p.look(false, who, []string{"Please confirm"})
		p.write([]string{who, "yes"}, true)
		p.heard(false, who, []string{"You.re in " + event})
		return
	}
	p.write([]string{who, "join " + event}, false)
	p.look(false, who, []string{"Please confirm"})
	p.write([]string{who, "yes"}, true)
	p.heard(false, who, []string{"You.re in " + event})
}

func (p *post) heard(neg bool, who string, patterns []string) {
	address := addressOf(who)
	since := p.people[address][p.read[address]:]
	p.read[address] = len(p.people[address])
	texts := ""
	for _, l := range since {
		subject, _ := l.header.Text("Subject")
		page := strings.Join(strings.Fields("Subject: "+subject+" "+l.text), " ")
		texts += page + "\n\n"
		if matchesAll(p, page, patterns) {
			if neg {
				p.ts.Fatalf("%s has heard %q:\n%s", who, patterns, page)
			}
			return
		}
	}
	if !neg {
		p.ts.Fatalf("%s has not heard %q, but:\n%s", who, patterns, texts)
	}
}

func matchesAll(p *post, page string, patterns []string) bool {
	for _, pattern := range patterns {
		re, err := regexp.Compile(pattern)
		p.ts.Check(err)
		if !re.MatchString(page) {
			return false
		}
	}
	return true
}
