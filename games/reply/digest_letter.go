package reply

import (
	"context"
	"net/url"
	"slices"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer"
	"pbem/mailer/compose"
	"pbem/rules/phrase"
)

const (
	// mostDigest is how large a digest may be, in bytes.
	mostDigest = 150 << 10
	// mostBoards games have their boards in one.
	mostBoards = 20
)

// sizing is how much a digest shows.
type sizing struct {
	boards int  // so many games have their boards
	bare   bool // these are drawn by characters in HTML, too
	lines  int  // so many of the rest have a line; of others the numbers are told
	turns  int  // of a watched game so many lines, the last
	texts  int  // so many words of others, and sentences that no game tells by itself
	most   int  // and how long they are in all, in bytes
}

// sizings are tried one after the other, until the letter is small enough: the boards go last.
func sizings() []sizing {
	return []sizing{
		{mostBoards, false, 1000, 50, 300, 12 << 10}, {mostBoards, true, 1000, 50, 300, 12 << 10}, {mostBoards, true, 500, 20, 150, 8 << 10},
		{mostBoards, true, 200, 10, 75, 6 << 10}, {mostBoards, true, 100, 5, 10, 2 << 10}, {mostBoards / 2, true, 100, 2, 10, 2 << 10}, {0, true, 100, 1, 1, 0},
	}
}

// fitted lays the digest out in as much detail as fits.
func (d *digest) fitted(ctx context.Context, topics []games.Topic, number int) (w written, err error) {
	for _, as := range sizings() {
		w = written{}
		w.told, w.later = within(topics, as.texts, as.most)
		rest, watched, err := d.watchedIn(ctx, w.told)
		if err != nil {
			return w, err
		}
		if w.games, w.others, err = d.gather(ctx, rest); err != nil {
			return w, err
		}
		w.watched = watched
		if w.tables, err = d.tablesIn(ctx, w.others); err != nil {
			return w, err
		}
		w.games = slices.DeleteFunc(w.games, func(g toldGame) bool { return g.match.Stage == adjudicator.Refused && g.passed() })
		w.letter = d.letter(w, number, as)
		if w.letter.Language, err = d.languageOf(ctx, d.Me.Mailbox()); err != nil {
			return w, err
		}
		e, err := w.letter.Envelope()
		if err != nil || len(e.Data) <= mostDigest-mostAdded {
			return w, err
		}
	}
	return w, nil
}

// mostAdded is how much is added to every letter when it is posted, in bytes: the line of the log.
const mostAdded = 1 << 10

func (d *digest) letter(w written, number int, as sizing) compose.Letter {
	list, mine := w.games, 0
	for _, g := range list {
		if g.match.Awaits(g.seat) {
			mine++
		}
	}
	l := LetterTo(d.Writer, mailer.Address{Name: d.Me.Name, Mailbox: d.Me.Mailbox()}, "digest "+changes.Itoa(number),
		phrase.New("digest-subject", "games", len(list), "mine", mine, "watched", len(w.watched)))
	l.TextOnly, l.Style, l.Pictures = d.Me.Plain, StyleOf(d.Me), ""
	AnsweredAt(d.Settings, &l, digestTag(d.Settings, d.Me, number, false))
	l.Unsubscribe = mailTo(d.Settings, digestTag(d.Settings, d.Me, number, true))
	l.Body = append(l.Body, compose.Paragraph(phrase.New("digest-intro", "games", len(list), "mine", mine)))
	if len(list) > 0 {
		l.Body = append(l.Body, compose.Paragraph(phrase.New("digest-answer", "games", len(list), "game", list[0].match.ID, "example", example(list[0]))))
	}
	shown := list[:min(len(list), as.boards)]
	for _, g := range shown {
		l.Body = append(l.Body, d.part(g, as.bare)...)
	}
	l.Body = append(l.Body, d.rest(list[len(shown):], as.lines)...)
	l.Body = append(l.Body, d.watched(w.watched, as.boards-len(shown), as)...)
	if len(w.others) > 0 {
		l.Body = append(l.Body, compose.Rule{})
	}
	for _, t := range w.others {
		l.Body = append(l.Body, w.other(t, as.boards > 0)...)
	}
	if len(w.later) > 0 {
		l.Body = append(l.Body, compose.Paragraph(phrase.New("digest-later")))
	}
	l.Body = append(l.Body, compose.Rule{}, compose.Paragraph(phrase.New("digest-footer")))
	return l
}

// mailTo is an address with a tag, for a link: "games+TAG@example.org", or the tag in the subject.
func mailTo(r *talk.Settings, tag string) string {
	if r.PlusAddress {
		return r.Tagged(tag)
	}
	return r.Service.Mailbox + "?subject=" + url.PathEscape("[pbem "+tag+"]")
}

// example is what could be answered in a game, to copy the form of.
func example(g toldGame) phrase.Text {
	m := g.match
	switch {
	case m.Stage == adjudicator.Challenged:
		return "accept"
	case m.Stage != adjudicator.Playing || !m.Awaits(g.seat) || m.SettingUp():
		return "show"
	}
	if t, ok := adjudicator.ExampleTurn(m.Position); ok {
		return phrase.Text(t.String())
	}
	return "TURN"
}

// part is one game with its board, and what there is to tell of it.
func (d *digest) part(g toldGame, bare bool) []compose.Block {
	letter := compose.GameLetter{
		News:     compose.News{View: compose.View{Match: g.match, To: g.seat, Now: d.now}, Notices: noticesOf(g.match, g.seat, g.topics)},
		InDigest: true, Behind: isBehind(g.topics), Known: knownIn(g.match, g.topics),
	}
	blocks := letter.Part()
	if !bare {
		return blocks
	}
	for i, b := range blocks {
		if board, ok := b.(compose.Board); ok {
			board.Pen = compose.PlainPen
			blocks[i] = board
		}
	}
	return blocks
}

// rest is a line for each game that has no board, and what there is to tell of it in words.
func (d *digest) rest(list []toldGame, most int) []compose.Block {
	if len(list) == 0 {
		return nil
	}
	var lines []phrase.Phrase
	var said []compose.Block
	var unlined []talk.Listed
	for i, g := range list {
		s := changes.Summary(g.match, d.now)
		if i < most {
			lines = append(lines, phrase.New("referee-listed", "game", s.ID, "title", phrase.GameText(s.Title), "standing", d.stands(g, s)))
		} else {
			unlined = append(unlined, talk.Listed{Summary: s})
		}
		var told []compose.Block
		for _, n := range noticesOf(g.match, g.seat, g.topics) {
			told = append(told, compose.Paragraphs(n.Text...)...)
		}
		if len(told) > 0 {
			said = append(append(said, compose.Paragraph(phrase.New("digest-in-game", "game", g.match.ID))), told...)
		}
	}
	lines = append(lines, talk.Unlisted(unlined)...)
	return slices.Concat([]compose.Block{compose.Rule{}, compose.Paragraph(phrase.New("digest-rest")), compose.Lines(lines)}, said)
}

// stands says in a few words how a game stands for the reader.
func (d *digest) stands(g toldGame, s games.Summary) phrase.Phrase {
	if s.Stage == adjudicator.Over {
		return talk.CameOut(s, d.Me.Address)
	}
	return talk.Listed{Summary: s, Mine: g.match.Awaits(g.seat), Asked: talk.ChallengedNow(g.match, g.seat)}.Standing(d.Me.Address, d.now)
}
