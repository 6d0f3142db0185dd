package command

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"pbem/mailer/chat"
	"pbem/rules/phrase"
)

// settle reads the turns of the prose. What stands below it, or does not parse beside it, is chat.
func (r *reader) settle() []Command {
	if first, ok := r.firstOfTurn(); ok {
		r.withoutChat(first)
	}
	r.mergeChat()
	var left []Command
	for i, s := range r.segments {
		c := r.settled(i, &left)
		if n := s.front.bare; !c.Problem.Empty() && n != 0 && n != r.ctx.Game && r.ctx.Tables != nil && r.ctx.Tables(n) != nil { // a game's number
			r.segments[i].game = n
			if other := r.settled(i, &left); other.Problem.Empty() {
				c = other
			}
		}
		r.commands[s.place] = c
		if c.Kind == Turn && c.Text != "" && !c.Problem.Empty() && len(c.Readings) == 0 {
			r.sinks(s.place, r.proseOf(i))
		}
	}
	list := slices.DeleteFunc(r.commands, func(c Command) bool { return c.Kind == "" })
	return append(list, left...)
}

// sinks moves words that are no turn below the commands that only their courtesy stands above: "Thanks!", "legal", "asdf".
func (r *reader) sinks(place int, p *prose) {
	first := slices.IndexFunc(p.lines, func(l proseLine) bool { return !l.skip })
	for ; first >= 0 && place+1 < len(r.commands); place++ {
		lines, ok := r.spans[place+1]
		if !ok || lines[0] > p.lines[first].at {
			return
		}
		r.commands[place], r.commands[place+1] = r.commands[place+1], r.commands[place]
	}
}

// mergeChat makes chat above the first number of a turn a part of what stands behind that.
func (r *reader) mergeChat() {
	if len(r.segments) < 2 || r.ctx.Game == 0 {
		return
	}
	if f := r.segments[0].front; f.game+f.guard+f.bare == 0 && f.beyond == "" && len(r.proseOf(0).find()) == 0 {
		r.commands[r.segments[0].place].Kind = ""
		r.segments = r.segments[1:]
	}
}

// withoutChat makes prose again of lines that only begin as commands do: those that do not parse, and below the first line of a turn those with
// words of their own behind them.
func (r *reader) withoutChat(first int) {
	for i, c := range r.commands {
		lines, ok := r.spans[i]
		if !ok || c.Kind == Turn || c.Kind == Unknown || c.Kind == Try || c.Kind == If && c.Problem.Empty() || c.Kind == Say {
			continue
		}
		free := c.Kind == Name || c.Kind == Keep || c.Kind == Joining || c.Kind == Leaving || c.Kind == Diary
		below := lines[0] > first
		asks := strings.Contains(c.Line, "?") && (c.Kind == Help || c.Kind == Legal || c.Kind == "confirm")
		stops := c.Kind == "withdraw" || c.Kind == Cancel || c.Kind == "accept" && isBrake(c.Line) || c.Kind == Block && !strings.Contains(strings.ToLower(c.Line), "block") && isBrake(c.Line)
		if asks || stops || !c.Problem.Empty() && c.Game == 0 && c.Number == 0 && c.Problem.Key != "command-yes-to-what" || free && below && len(strings.Fields(c.Line)) > 1 {
			r.commands[i].Kind = ""
			for at := lines[0]; at < lines[1]; at++ {
				r.taken[at] = false
			}
		}
	}
}

// isBrake reports whether words stop what stands beside them.
func isBrake(words string) bool {
	_, ok := chat.All().Has(words, chat.Brakes|chat.Continues)
	return ok
}

// firstOfTurn is the first line with a piece of a turn; ok is false where no line has one.
func (w *writing) firstOfTurn() (at int, ok bool) {
	for i := range w.segments {
		if turns := w.proseOf(i).find(); len(turns) > 0 {
			return turns[0].at, true
		}
	}
	return 0, false
}

// settled is the turn of a segment, or what there is to say of its words. What is left out of it goes to left.
func (r *reader) settled(i int, left *[]Command) Command {
	s, p := r.segments[i], r.proseOf(i)
	c := Command{Kind: Turn, At: Now, Game: s.front.game, Guard: s.front.guard, Number: s.front.bare}
	for _, line := range p.lines {
		if struck := cmp.Or(struckByDashes(r.lines[line.at]), struckFromAbove(r.lines, line.at)); struck != "" && !line.skip && holdsSquare(inLatin(r.lines[line.at])) {
			c.Line, c.Text, c.Problem = r.written(p.lines), line.text, phrase.New("command-struck", "words", phrase.Words(struck))
			return c
		}
	}
	all := p.find()
	p.cut = all
	turns := slices.DeleteFunc(slices.Clone(all), func(one piece) bool {
		return p.table.Recorded != nil && len(all) <= mostJudged && p.table.Recorded(one.text) && (len(all) > 1 || !p.isCourtesy(p.beside(one)))
	})
	if len(turns) == 0 {
		return r.noTurnIn(p, c)
	}
	c.Line, c.Text = s.front.numbers(turns[0].alone && turns[0].at == s.from)+p.writtenAs(turns), textOf(turns)
	if turns[0].alone && turns[0].at == s.from {
		c.Line = strings.Replace(c.Line, strings.TrimSpace(r.lines[s.from]), s.front.line, 1)
	} else if turns[0].at != s.from { // the number stands above already
		c.Line = strings.Replace(c.Line, strings.TrimSpace(r.lines[s.from]), s.front.rest, 1)
	}
	readings := p.readings(turns)
	r.penned = nil
	foreign := r.notOwn(placesOf(turns))
	said := p.brake(turns)
	switch {
	case holdsSquare(r.ctx.Struck):
		c.Line, c.Problem, c.Readings = r.written(p.lines), phrase.New("command-struck", "words", phrase.Words(r.ctx.Struck)), readings
	case foreign != "":
		c.Line, c.Problem, c.Readings = r.written(p.lines), quotedTurn(foreign), readings
	case len(readings) > 1:
		c.Line, c.Problem, c.Readings = r.written(p.lines), phrase.New("command-ask-which", "n", len(readings)), readings
	case said != "":
		c.Line, c.Problem, c.Readings = r.written(p.lines), phrase.New("command-ask", "words", phrase.Words(said)), readings
	case r.ctx.Echoes != nil && r.ctx.Echoes(r.commands) || p.isPlanted(turns):
		c.Line, c.Problem, c.Readings = r.written(p.lines), phrase.New("command-ask-whose"), readings
	default:
		if rest := p.leftOut(); rest != "" {
			*left = append(*left, Command{Kind: Unknown, Line: rest, Text: rest, At: Now, LeftOut: true, Problem: noTurn("")})
		}
	}
	return c
}

// numbers writes the numbers in front of a turn that stands among other words.
func (f front) numbers(written bool) (text string) {
	if f.game != 0 && !written {
		text += "game " + strconv.Itoa(f.game) + ": "
	}
	if f.guard != 0 && !written {
		text += "turn " + strconv.Itoa(f.guard) + ": "
	}
	if f.bare != 0 && !written {
		text += strconv.Itoa(f.bare) + ": "
	}
	return text
}

// mostJudged is how many pieces are judged one by one, which costs more than reading them.
const mostJudged = 20

// toCopy is a turn as a line to copy: without the marks, bullets and quotation marks at its ends.
func toCopy(turn string) string {
	lines := strings.Split(turn, "\n")
	for i, line := range lines {
		lines[i] = strings.TrimLeft(strings.TrimSpace(line), " -–—•·*\"'“”„‘’,.;!?")
	}
	return strings.TrimRight(strings.Join(lines, "\n"), " -–—\"'“”‘’,.:;!?…")
}

// readings are the turns that the pieces of one may mean: one, unless they make no legal turn together and stand apart.
func (p *prose) readings(turns []piece) []string {
	whole := textOf(turns)
	apart := false // other words stand between them: a name is one, for below it may stand where somebody lives
	for i, one := range turns {
		apart = apart || i > 0 && (turns[i-1].at == one.at || p.signed(turns[i-1].at, one.at) ||
			!one.alone && !chat.All().Covered(p.beside(one), chat.Courtesy|chat.Announces|chat.SmallTalk))
	}
	judge := p.table.Judge
	if judge == nil {
		judge = func(turn string) (string, bool) { return toCopy(turn), true }
	}
	canonical, ok := judge(whole)
	if ok && !apart {
		return []string{canonical}
	}
	var list []string
	for _, one := range turns[:min(mostJudged, len(turns))] {
		canonical, ok := judge(one.text)
		if !ok && apart {
			canonical, ok = toCopy(one.text), true
		}
		if ok && !slices.Contains(list, canonical) {
			list = append(list, canonical)
		}
	}
	if len(list) == 0 || len(list) == 1 && !apart {
		return []string{toCopy(whole)}
	}
	return list
}

func textOf(turns []piece) string {
	var texts []string
	for _, one := range turns {
		texts = append(texts, one.text)
	}
	return strings.Join(texts, "\n")
}

func placesOf(turns []piece) (places []int) {
	for _, one := range turns {
		places = append(places, one.at)
	}
	return slices.Compact(places)
}

// writtenAs are the pieces of a turn as they stand in the letter.
func (p *prose) writtenAs(turns []piece) string {
	var lines []string
	for _, one := range turns {
		if one.alone {
			lines = append(lines, strings.TrimSpace(p.in.lines[one.at]))
		} else {
			lines = append(lines, strings.TrimSpace(p.line(one.at).text[one.start:one.end]))
		}
	}
	return strings.Join(lines, "\n")
}

// written are lines of prose as they stand in the letter.
func (p *page) written(list []proseLine) string {
	var lines []string
	for _, line := range list {
		if !line.skip {
			lines = append(lines, strings.TrimSpace(p.lines[line.at]))
		}
	}
	return strings.Join(lines, "\n")
}

// noTurnIn says what prose without a turn may mean.
func (w *writing) noTurnIn(p *prose, c Command) Command {
	var texts []string
	for _, line := range p.lines {
		if !line.skip || len(p.lines) == 1 || w.worded[line.at] && politeness(line.text) == notPolite {
			texts = append(texts, strings.TrimSpace(w.lines[line.at]))
		}
	}
	if len(texts) == 0 {
		return Command{}
	}
	c.Line, c.Text = strings.Join(texts, "\n"), strings.Join(texts, "\n")
	if w.isYesOrNo(c.Text) {
		c.Problem = phrase.New("command-yes-to-what")
		return c
	}
	c.Nearest = w.nearest(c.Text)
	c.Problem, c.Words = noTurn(c.Nearest), c.Nearest == ""
	return c
}

// leftOut are the words beside a turn that are more than courtesy.
func (p *prose) leftOut() string {
	var lines []string
	for _, line := range p.lines {
		if rest := strings.Trim(p.without(line), " ;,.!"); !line.skip && rest != "" && !p.isCourtesy(rest) {
			lines = append(lines, p.withoutTurn(line))
		}
	}
	return strings.Join(lines, "\n")
}

// withoutTurn is a line as it stands in the letter, or its sentences that are more than courtesy, where a turn stands in one of them.
func (p *prose) withoutTurn(line proseLine) string {
	if len(on(p.cut, line.at)) == 0 {
		return strings.TrimSpace(p.in.lines[line.at])
	}
	var kept []string
	for sentence := range sentences(p.without(line)) {
		sentence = strings.Join(strings.Fields(strings.ReplaceAll(sentence, " ; ", " ")), " ")
		if sentence = strings.TrimSuffix(sentence, " ."); !p.isCourtesy(strings.Trim(sentence, " ;,.!")) {
			kept = append(kept, sentence)
		}
	}
	return strings.Join(kept, " ")
}
