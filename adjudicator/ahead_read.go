package adjudicator

import (
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// planner reads lines from a position on, each by itself: what is wrong with one keeps none of the others from standing.
type planner struct {
	d         *decider
	start     rules.Position
	number    int // of the turn that begins a line
	tree      []Branch
	meant     []Line // those that have been asked about
	confirmed bool   // none is to be asked about
	judged    map[string]judgement

	paths  [][]Step // of the lines that stand
	kept   []Line   // these lines, in canonical turns
	doubts []doubt
	faults []fault
	hurts  []doubt // of those that stand: what was confirmed, or waits with a turn
}

// judgement is what a turn of a line came to, so that lines which begin alike are judged once.
type judgement struct {
	draft   rules.Draft
	verdict rules.Verdict
	wrong   *rules.Violation
}

// fault is what is wrong with a line: a sentence, or a violation of the rules in a position.
type fault struct {
	line  Line
	why   phrase.Phrase
	draft rules.Draft
	at    rules.Position
	wrong *rules.Violation
}

func newPlanner(d *decider, start rules.Position, number int, tree []Branch) *planner {
	return &planner{d: d, start: start, number: number, tree: tree, judged: map[string]judgement{}}
}

func (p *planner) read(list []Line) {
	for i, line := range list {
		if i == mostNodes {
			p.fail(fault{line: line, why: phrase.New("match-ahead-many-lines", "most", mostNodes)})
			return
		}
		p.readLine(line)
	}
}

func (p *planner) fail(f fault) { p.faults = append(p.faults, f) }

// readLine walks down a line.
func (p *planner) readLine(line Line) {
	if len(line) < 2 || len(line)%2 != 0 {
		p.fail(fault{line: line, why: phrase.New("match-ahead-no-answer", "line", phrase.Command(shown(line)))})
		return
	}
	var path []Step
	var hurting *doubt
	at := p.start
	for i := 0; i < len(line); i += 2 {
		if strings.EqualFold(line[i], Any) {
			step, ok := p.any(line, i)
			if !ok {
				return
			}
			path = append(path, step)
			break
		}
		theirs, ok := p.judge(line, i, at)
		if !ok {
			return
		}
		mine, ok := p.judge(line, i+1, theirs.verdict.Next)
		if !ok {
			return
		}
		if side := p.d.c.By.Side(); hurting == nil && (hurts(side, mine.verdict) || isExposed(side, mine.verdict)) {
			hurting = &doubt{line: line, answer: i + 1, verdict: mine.verdict, before: theirs.verdict.Next}
		}
		v := theirs.verdict
		path = append(path, Step{Theirs: v.Turn.String(), Fits: fits(v.Next.String(), taken(v.Captured)), Mine: mine.verdict.Turn.String()})
		at = mine.verdict.Next
	}
	p.take(line, path, hurting)
}

// take keeps a line that holds, or asks about it.
func (p *planner) take(line Line, path []Step, hurting *doubt) {
	tree := put(p.tree, path)
	if n := nodes(tree); n > mostNodes {
		p.fail(fault{line: line, why: phrase.New("match-ahead-full", "line", phrase.Command(shown(line)), "most", mostNodes)})
		return
	}
	canonical := lines(put(nil, path))[0]
	if hurting != nil {
		hurting.line = canonical
		if !p.confirmed && !p.hasBeenMeant(canonical) {
			p.doubts = append(p.doubts, *hurting)
			return
		}
		p.hurts = append(p.hurts, *hurting)
	}
	p.tree, p.paths, p.kept = tree, append(p.paths, path), append(p.kept, canonical)
}

func (p *planner) hasBeenMeant(line Line) bool {
	for _, meant := range p.meant {
		if meant.String() == line.String() {
			return true
		}
	}
	return false
}

// any reads the answer to whatever comes, which can be judged only then (CR-31).
func (p *planner) any(line Line, i int) (Step, bool) {
	if len(line) > i+2 {
		p.fail(fault{line: line, why: phrase.New("match-ahead-behind-any", "line", phrase.Command(shown(line)))})
		return Step{}, false
	}
	reading, v := readAt(p.d.Game, p.start, line[i+1])
	switch {
	case v != nil:
		p.fail(fault{line: line, why: p.place(line, i+1), draft: reading.Draft, at: p.start, wrong: v})
		return Step{}, false
	case reading.Draft.IsSetup():
		p.fail(fault{line: line, why: phrase.New("match-ahead-set-ups")})
		return Step{}, false
	}
	return Step{Mine: strings.TrimSpace(line[i+1])}, true
}

// judge judges a turn of a line.
func (p *planner) judge(line Line, i int, at rules.Position) (judgement, bool) {
	key := strings.Join(line[:i+1], "\x00")
	j, known := p.judged[key]
	if !known {
		if len(p.judged) >= mostJudged {
			p.fail(fault{line: line, why: phrase.New("match-ahead-many-turns", "line", phrase.Command(shown(line)))})
			return j, false
		}
		reading, verdict, v := judge(p.d.Game, at, line[i])
		j = judgement{reading.Draft, verdict, v}
		p.judged[key] = j
	}
	if j.wrong != nil {
		p.fail(fault{line: line, why: p.place(line, i), draft: j.draft, at: at, wrong: j.wrong})
		return j, false
	}
	return j, true
}

// place names a turn of a line that cannot be played there.
func (p *planner) place(line Line, i int) phrase.Phrase {
	words, number, turn := phrase.Command(shown(line)), p.number+i, phrase.Words(shorten(line[i]))
	if i%2 == 0 {
		return phrase.New("match-ahead-theirs-wrong", "line", words, "number", number, "turn", turn)
	}
	return phrase.New("match-ahead-mine-wrong", "line", words, "number", number, "turn", turn)
}

// warnings says which of the lines that stand hurt whoever sent them.
func (p *planner) warnings() phrase.Phrase {
	var text []phrase.Phrase
	for _, doubt := range p.hurts {
		text = append(text, doubt.phrase(p.d))
	}
	return phrase.Join(phrase.Sentences, text...)
}

// mostFaults is how many faults of a letter are explained: of the others only the number is told.
const mostFaults = 10

// tellFaults explains the lines that do not stand, each by itself, although others do.
func tellFaults(d *decider, p *planner) {
	for i, f := range p.faults {
		if i == mostFaults {
			d.tell(d.c.By, Refusal, phrase.New("match-ahead-more-faults", "n", len(p.faults)-i))
			return
		}
		if f.wrong == nil {
			d.tell(d.c.By, Refusal, f.why)
			continue
		}
		why := explainDraft(&d.Match, f.at, f.draft, f.wrong)
		d.tell(d.c.By, Refusal, append([]phrase.Phrase{f.why}, why.text...)...)
		if n := len(d.notices); n > 0 {
			d.notices[n-1].Violation, d.notices[n-1].Fault = f.wrong, 1+why.fault
		}
	}
}

// refuseLines refuses all of them.
func refuseLines(d *decider, p *planner) {
	tellFaults(d, p)
	d.refused = true
}

// mostShown is how many bytes of a line, or of a turn in it, are quoted.
const mostShown = 160

func shown(line Line) string { return shorten(line.String()) }

func shorten(text string) string {
	text = strings.ToValidUTF8(strings.Join(strings.Fields(text), " "), "")
	if len(text) <= mostShown {
		return text
	}
	return strings.ToValidUTF8(text[:mostShown], "") + " …"
}
