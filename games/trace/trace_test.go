package trace_test

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"time"

	"pbem/games"
	"pbem/games/trace"
	"pbem/mailer"
	"pbem/mailer/catalog"
)

func noon() time.Time { return time.Date(2026, 3, 2, 12, 0, 0, 0, time.UTC) }

func full() games.Trace {
	return games.Trace{
		Came: &games.Arrival{Digest: "0123456789abcdef", Matches: []int{1, 7}, Attempts: 2,
			Handling: games.Handling{Disposition: games.Acted, Why: "turn, say", From: "ada@example.org", MessageID: "3@test", Player: "ada@example.org", Proof: games.ByReplyAddress,
				Belief: "half-believed", Doubt: mailer.ToUnsigned},
			Receipt: games.Receipt{Route: "imap", Received: noon(), Handled: noon().Add(time.Second), Took: 1234567}},
		Went: []games.Departure{
			{MessageID: "a@x", To: "ada@example.org", Match: 1, Kind: "answer", State: games.Sent, Tries: 1, Settled: noon().Add(2 * time.Second), Reply: "250 queued", Report: "fedcba98765432"},
			{MessageID: "b@x", To: "bo@example.net", Match: 1, Kind: "news", State: games.GivenUp, Tries: 2, Settled: noon().Add(time.Hour), Reply: "550 no such user"},
			{MessageID: "c@x", To: "cy@example.net", State: games.Queued, Due: noon().Add(time.Hour)},
			{MessageID: "d@x", To: "cy@example.net", State: games.Queued},
			{MessageID: "r@x", To: "bo@example.net", Match: 7, Kind: "reminder", State: games.LeftOut, Tries: 1, Settled: noon().Add(time.Hour), Reply: "it was too late"},
		},
	}
}

// told is a story in English.
func told(t games.Trace) string {
	var lines []string
	for _, l := range trace.Story(t) {
		lines = append(lines, strings.Repeat("  ", l.Depth)+catalog.English().Say(l.Says))
	}
	return strings.Join(lines, "\n")
}

func TestStory(t *testing.T) {
	t.Parallel()
	const want = `2026-03-02 12:00:00 UTC  letter 0123456789ab
  came by imap from ada@example.org, Message-ID <3@test>
  counted as from player ada@example.org, proved by its secret reply address
  was half believed (to-unsigned)
  is about games 1, 7
  acted: did what it asked, or some of it (turn, say)
  failed 2 times
  handled 2026-03-02 12:00:01 UTC, in 1.23ms
  letters it caused:
    <a@x> to ada@example.org (answer, game 1): sent at 2026-03-02 12:00:02 UTC, tried once; the server said: 250 queued; it came back, says the letter fedcba987654
    <b@x> to bo@example.net (news, game 1): given up at 2026-03-02 13:00:00 UTC, tried 2 times, because: 550 no such user
    <c@x> to cy@example.net (letter): to send, not before 2026-03-02 13:00:00 UTC, not tried yet
    <d@x> to cy@example.net (letter): to send at once, not tried yet
    <r@x> to bo@example.net (reminder, game 7): left out at 2026-03-02 13:00:00 UTC, because: it was too late`
	if got := told(full()); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestShortStories(t *testing.T) {
	t.Parallel()
	for want, story := range map[string]games.Trace{
		"was handled; it's too old":       {Came: &games.Arrival{Digest: "0123456789abcdef", Receipt: games.Receipt{Handled: noon()}}},
		"a letter of ours that no letter": {Went: full().Went[2:3]},
		"it caused no letters":            {Came: &games.Arrival{Handling: games.Handling{Disposition: games.Automatic}}},
		"reports that our letter <a@x>":   {Came: &games.Arrival{Handling: games.Handling{Disposition: games.Reported, Returns: "a@x"}}},
		"proved by its secret":            {Came: &games.Arrival{Handling: games.Handling{Disposition: games.Acted, Player: "ada@example.org", Proof: games.ByAccountAddress}}},
		"without proof":                   {Came: &games.Arrival{Handling: games.Handling{Disposition: games.AskedBack, Player: "ada@example.org"}}},
	} {
		if got := told(story); !strings.Contains(got, want) {
			t.Errorf("%q is not in\n%s", want, got)
		}
	}
}

// TestEveryDispositionHasWords: no host reads of one that nobody has explained.
func TestEveryDispositionHasWords(t *testing.T) {
	t.Parallel()
	said := map[string]games.Disposition{}
	for _, d := range []games.Disposition{games.Acted, games.Answered, games.AskedBack, games.Refused, games.Unread, games.Capped, games.Automatic,
		games.Unanswerable, games.Reported, games.Blocked, games.Unauthentic, games.Duplicate, games.Waiting, games.Failed, games.SetAside, games.Missing, games.Dropped, "new"} {
		story := strings.Split(told(games.Trace{Came: &games.Arrival{Handling: games.Handling{Disposition: d}}}), "\n")
		_, words, _ := strings.Cut(story[2], ": ")
		if other, twice := said[words]; twice || words == "" {
			t.Errorf("%s is told as %q, as is %q", d, words, other)
		}
		said[words] = d
	}
}

func TestRecord(t *testing.T) {
	t.Parallel()
	got, err := json.Marshal(trace.RecordOf(games.Trace{Came: full().Came, Went: full().Went[:1]}))
	const want = `{"came":{"digest":"0123456789abcdef","message_id":"3@test","route":"imap","from":"ada@example.org","player":"ada@example.org",` +
		`"proof":"reply-address","belief":"half-believed","doubt":"to-unsigned","received":"2026-03-02T12:00:00Z","handled":"2026-03-02T12:00:01Z","games":[1,7],"disposition":"acted","why":"turn, say",` +
		`"attempts":2,"seconds":0.001234567},"went":[{"message_id":"a@x","to":"ada@example.org","game":1,"kind":"answer","state":"sent","tries":1,` +
		`"settled":"2026-03-02T12:00:02Z","reply":"250 queued","report":"fedcba98765432"}]}`
	if err != nil || string(got) != want {
		t.Errorf("got\n%s, %v\nwant\n%s", got, err, want)
	}
	if got, _ := json.Marshal(trace.RecordOf(games.Trace{})); string(got) != `{"went":[]}` {
		t.Errorf("nothing is told as %s", got)
	}
}

// asked is a store that is asked for traces alone.
type asked struct {
	games.Store
	key string
}

func (a *asked) Trace(_ context.Context, key string, _ int) ([]games.Trace, error) {
	a.key = key
	if key == "known" {
		return []games.Trace{full()}, nil
	}
	return nil, nil
}

func (*asked) Name(context.Context, string) (games.Name, error) {
	return games.Name{}, games.ErrNotFound
}

func TestFind(t *testing.T) {
	t.Parallel()
	store := &asked{}
	if found, err := trace.Find(t.Context(), store, " <known> "); err != nil || len(found) != 1 {
		t.Errorf("%v, %v", found, err)
	}
	if _, err := trace.Find(t.Context(), store, "x"); !errors.Is(err, games.ErrNotFound) || store.key != "x" {
		t.Errorf("%v, asked for %q", err, store.key)
	}
}

// peopled is a store of one player, who is called Bo and was called Bob.
type peopled struct{ games.Store }

func (peopled) Trace(_ context.Context, key string, _ int) ([]games.Trace, error) {
	if key == "bo@new.example" {
		return []games.Trace{full()}, nil
	}
	return nil, nil
}

func (peopled) Name(_ context.Context, look string) (games.Name, error) {
	n := games.Name{Look: look, Player: "bo@example.org"}
	switch look {
	case "bo":
		return n, nil
	case "bob":
		n.GivenUp = noon()
		return n, nil
	}
	return games.Name{}, games.ErrNotFound
}

func (peopled) Player(_ context.Context, address string) (games.Player, error) {
	return games.Player{Number: 7, Address: address, Mail: "bo@new.example"}, nil
}

func (p peopled) PlayerNumbered(ctx context.Context, number int) (games.Player, error) {
	if number != 7 {
		return games.Player{}, games.ErrNotFound
	}
	return p.Player(ctx, "bo@example.org")
}

// TestFindPlayer: a player's name or number stands for the address that their letters go to; a name that was given up for nobody's.
func TestFindPlayer(t *testing.T) {
	t.Parallel()
	for _, key := range []string{"Bo", " bo", "p7", "P7"} {
		if found, err := trace.Find(t.Context(), peopled{}, key); err != nil || len(found) != 1 {
			t.Errorf("%s: %v, %v", key, found, err)
		}
	}
	for _, key := range []string{"Bob", "7", "p8", "p", "p-7", "Cy"} {
		if _, err := trace.Find(t.Context(), peopled{}, key); !errors.Is(err, games.ErrNotFound) {
			t.Errorf("%s: %v", key, err)
		}
	}
}
