package referee

import (
	"cmp"
	"context"
	"errors"
	"strings"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/games/talk/bench"
	"pbem/games/talk/learn"
	"pbem/games/talk/play"
	"pbem/mailer"
	"pbem/mailer/chat"
	"pbem/mailer/command"
	"pbem/notation"
	"pbem/rules"
	"pbem/rules/phrase"
)

// read makes a session of a letter and its speaker; with has what is known of their games.
func read(r *talk.Settings, raw []byte, m mailer.Message, who talk.Speaker, with command.Context) *talk.Session {
	subject := m.Subject
	if who.Request.Number != 0 {
		subject = "" // it is that of the letter which asks for a yes
	}
	if who.Learns && strings.TrimSpace(m.Text) != "" {
		subject = "" // a turn is no command: "Re: tutorial" would be one, again and again
	}
	if m.Struck != "" && m.Text == "" {
		subject = "" // all that it said was struck out
	}
	asked := r.Asked(who.Thread.Match, m.From)
	asked.Language, asked.Tables, asked.Names = who.Language, with.Tables, with.Names
	asked.Echoes = func(list []command.Command) bool { return talk.Echoes(talk.WithoutSaid(m.Text, list)) }
	if m.StruckWithin {
		asked.Struck = m.Struck
	}
	if who.Words != nil {
		asked.Files, asked.Ranks, asked.Groups = who.Words.Files, who.Words.Ranks, talk.GroupsOf(who.Words)
	}
	list, left := play.Separated(play.Tapping(r, m, who, command.Parse(cmp.Or(who.Invited.Lines, m.Text), subject, asked)))
	list = bench.Attached(raw, list)
	who.Many = who.Digest != nil && many(list)
	for i, c := range list {
		if who.Digest != nil && c.Kind == "accept" && c.Game == 0 && c.Number == 0 && c.Problem.Empty() {
			list[i].Problem = phrase.New("answer-in-digest")
		}
	}
	s := &talk.Session{Message: m, Speaker: who, LeftOut: left, Legibility: talk.LegibilityOf(m, who, list), Asks: talk.Asks(list) && !talk.Echoes(talk.WithoutSaid(m.Text, list)), Plainly: r.Said(m, "", who.Thread.Match), Tongue: command.Tongue(list)}
	if s.Tongue == "" && who.Proof == talk.ByReply { // a yes may be in any language: it is that of what it says yes to
		s.Tongue = command.Tongue(r.Parse(who.Request.Text, "", who.Request.Match, m.From))
	}
	s.Guess = guessed(r, m, who)
	s.Commands = s.Bounded(learn.Learning(who, list))
	return s
}

// mostTold is how many turns of a game are looked through for one that a letter talks of.
const mostTold = 60

// tables returns what is known of the games of whoever writes, by their numbers, 0 for that of the thread: what a turn in their letter is read with. Who is not
// proven learns nothing from it. What the store fails with is noted.
func (h handler) tables(ctx context.Context, who talk.Speaker, failed *error) func(game int) *command.Table {
	known := map[int]*command.Table{}
	return func(game int) *command.Table {
		if game == 0 {
			game = who.Thread.Match
		}
		if game == 0 || who.Proof == talk.Unproven {
			return nil
		}
		if _, ok := known[game]; !ok {
			table, err := h.table(ctx, who, game)
			if err != nil {
				*failed = err
			}
			known[game] = table
		}
		return known[game]
	}
}

// table is what is known of one game; nil where it is none of the writer's.
func (h handler) table(ctx context.Context, who talk.Speaker, game int) (*command.Table, error) {
	m, seat, err := talk.NewExecution(h.settings, h.changes, &talk.Session{Speaker: who}).SeatIn(ctx, game, who.Player.Address)
	if changes.NotFound(err) || err == nil && (m == nil || m.Game == nil) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	if game == who.Thread.Match {
		seat = who.Thread.Seat
	}
	if seat == adjudicator.NoSeat {
		return nil, nil
	}
	v := m.Game.Vocabulary()
	planted, err := h.planted(ctx, m, seat)
	t := &command.Table{Vocabulary: v, Planted: planted}
	if err != nil || m.Position == nil || m.Stage != adjudicator.Playing || !m.Awaits(seat) || m.Number() == 0 {
		return t, err
	}
	t.Judge = func(turn string) (string, bool) { return judged(turn, v, m.Position) }
	t.Recorded = func(turn string) bool { return recorded(turn, m) }
	return t, nil
}

// judged reads a turn and returns it as records have it; ok is false where it isn't legal.
func judged(turn string, v *rules.Vocabulary, p rules.Position) (canonical string, ok bool) {
	verdict, err := notation.Judge(turn, v, p)
	if err != nil {
		return "", false
	}
	return verdict.Turn.String(), true
}

// recorded reports whether a turn was played before and isn't legal now.
func recorded(turn string, m *adjudicator.Match) bool {
	v := m.Game.Vocabulary()
	if _, legal := judged(turn, v, m.Position); legal {
		return false
	}
	for i := len(m.Turns) - 1; i >= max(0, len(m.Turns)-mostTold); i-- {
		if !sameSquares(turn, m.Turns[i].Turn) {
			continue
		}
		before, err := m.PositionAfter(i)
		if err != nil {
			return false
		}
		if played, ok := judged(turn, v, before); ok && played == m.Turns[i].Turn {
			return true
		}
	}
	return false
}

// sameSquares reports whether the squares of one turn stand in another, as far as digits tell.
func sameSquares(turn, other string) bool {
	digits := func(text string) string {
		return strings.Map(func(r rune) rune {
			if r >= '0' && r <= '9' {
				return r
			}
			return -1
		}, text)
	}
	return digits(turn) == digits(other)
}

// planted are the words of the other player that have come to a seat since its last turn.
func (h handler) planted(ctx context.Context, m *adjudicator.Match, seat adjudicator.Seat) (list []string, err error) {
	events, err := h.changes.Stored.EventsOf(ctx, h.changes.Store, m.ID)
	if changes.NotFound(err) { // the letter at hand has begun it
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	for _, e := range events {
		switch f := e.Fact.(type) {
		case adjudicator.TurnPlayed:
			if e.By == seat {
				list = nil
			}
		case adjudicator.Said:
			if e.By == seat.Other() {
				list = append(list, f.Text)
			}
		}
	}
	return list, nil
}

// namesIn are the words of the names of those who play in the thread of a letter.
func (h handler) namesIn(ctx context.Context, who talk.Speaker) (list []string, err error) {
	if who.Thread.Match == 0 || who.Proof == talk.Unproven {
		return nil, nil
	}
	m, err := h.changes.Match(ctx, who.Thread.Match)
	if changes.NotFound(err) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	for _, seat := range []adjudicator.Seat{adjudicator.WhiteSeat, adjudicator.BlackSeat} {
		for word := range strings.FieldsSeq(string(changes.NameIn(m, seat))) {
			list = append(list, chat.Fold(word))
		}
	}
	return list, nil
}

// judges reports whether it makes a difference how far a letter is believed.
func judges(r *talk.Settings, m mailer.Message) bool {
	_, report := bounceTag(r, m)
	_, ignored := ignored(r, m)
	return !report && !ignored
}

// judge says how far a letter is believed: as far as it was when it was judged before, if it could not be handled then.
func judge(ctx context.Context, r *talk.Settings, store games.Store, in mailer.Incoming, m mailer.Message) (mailer.Judgement, error) {
	kept, err := store.Judgement(ctx, in.Fingerprint())
	if !errors.Is(err, games.ErrNotFound) {
		return kept, err
	}
	return r.Believes(ctx, in, m)
}
