package referee

import (
	"errors"
	"path/filepath"
	"reflect"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/sqlite"
	"pbem/mailer"
)

// opened is a changeset over an empty store, with a match that a letter is about to make.
func opened(t *testing.T) (*Changeset, *adjudicator.Match, adjudicator.Decision) {
	t.Helper()
	registry := NewRegistry(nil)
	store, err := sqlite.Open(filepath.Join(t.TempDir(), "games.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.Close() })
	preset, err := registry.Find("cosmic", nil)
	if err != nil {
		t.Fatal(err)
	}
	unborn := &adjudicator.Match{ID: 1, Game: preset.Game}
	d := adjudicator.Decide(unborn, adjudicator.Command{At: time.Unix(1, 0), By: adjudicator.WhiteSeat, Cause: "a", Do: adjudicator.Open{
		ID: 1, Terms: adjudicator.Terms{Preset: preset.Name, RulesHash: preset.Hash}, Challenger: adjudicator.WhiteSeat,
		White: adjudicator.Player{Address: "ada@example.org"}, Black: adjudicator.Player{Address: "bo@example.org"}}})
	if d.Refused {
		t.Fatalf("%v", d.Notices)
	}
	return NewChangeset(store, registry), unborn, d
}

// fillIn has a letter change one of everything.
func fillIn(c *Changeset, unborn *adjudicator.Match, d adjudicator.Decision) {
	c.decided(unborn, d)
	c.keepPlayer(games.Player{Address: "ada@example.org", Name: "Ada"})
	c.keepPlayer(games.Player{Address: "ada@example.org", Name: "Ada Lovelace"})
	c.keepRequest(games.Request{Number: 1, Address: "ada@example.org"})
	c.keepPreset(games.Preset{Hash: "sha256:00", Data: []byte("x")})
	c.give("b@example.org", "ada@example.org", "")
	c.send(games.Outgoing{Envelope: mailer.Envelope{MessageID: "1@example.org", To: "ada@example.org"}, Kind: kindLook})
}

// shownBy is what a changeset shows of what fillIn changes.
type shownBy struct {
	games       int
	match       bool
	name, owner string
	addresses   []string
	request     bool
	written     int
	handled     bool
}

func look(t *testing.T, c *Changeset) shownBy {
	t.Helper()
	ctx := t.Context()
	var s shownBy
	list, err1 := c.matchesOf(ctx, "ada@example.org")
	_, missing := c.match(ctx, 1)
	ada, err2 := c.player(ctx, "ada@example.org")
	owner, err3 := c.playerAt(ctx, "b@example.org")
	addresses, err4 := c.addresses(ctx, "ada@example.org")
	_, unasked := c.request(ctx, 1)
	written, err5 := c.written(ctx, "ada@example.org", time.Time{}, 9)
	handled, err6 := c.seen(ctx, "a")
	if err := errors.Join(err1, err2, err3, err4, err5, err6); err != nil {
		t.Fatal(err)
	}
	s.games, s.match, s.name, s.owner, s.addresses = len(list), missing == nil, ada.Name, owner.Address, addresses
	s.request, s.written, s.handled = unasked == nil, len(written), handled
	return s
}

func before() shownBy {
	return shownBy{owner: "b@example.org", addresses: []string{"ada@example.org"}}
}

func after() shownBy {
	return shownBy{games: 1, match: true, name: "Ada Lovelace", owner: "ada@example.org",
		addresses: []string{"ada@example.org", "b@example.org"}, request: true, written: 1}
}

// TestChangesetReadsItsOwnWrites: what a letter writes is read at once, and by the letters after it.
func TestChangesetReadsItsOwnWrites(t *testing.T) {
	t.Parallel()
	c, unborn, d := opened(t)
	if got := look(t, c); !reflect.DeepEqual(got, before()) {
		t.Errorf("at first: %+v", got)
	}
	c.begin("a", time.Unix(1, 0))
	fillIn(c, unborn, d)
	want := after()
	if got := look(t, c); !reflect.DeepEqual(got, want) {
		t.Errorf("in the letter: %+v", got)
	}
	if !c.made(1) || !c.acted() {
		t.Error("the letter is not known to have made a match")
	}
	commit := c.commit()
	want.handled = true
	if got := look(t, c); !reflect.DeepEqual(got, want) {
		t.Errorf("after the letter: %+v", got)
	}
	if c.begin("b", time.Unix(2, 0)); c.made(1) || c.acted() {
		t.Error("the next letter is taken for the one that made the match")
	}
	if p, _ := c.player(t.Context(), "ada@example.org"); p.Version != 1 || commit.Players[0].Version != 0 || len(commit.Players) != 1 {
		t.Errorf("the player is at version %d, and committed as %+v", p.Version, commit.Players)
	}
	if err := c.store.Commit(t.Context(), commit); err != nil {
		t.Error(err)
	}
}

// TestChangesetRollback: a letter that could not be decided leaves no trace, and that before it stays.
func TestChangesetRollback(t *testing.T) {
	t.Parallel()
	c, unborn, d := opened(t)
	c.begin("a", time.Unix(1, 0))
	fillIn(c, unborn, d)
	c.rollback()
	if got := look(t, c); !reflect.DeepEqual(got, before()) {
		t.Errorf("after a letter that failed: %+v", got)
	}
	c.begin("a", time.Unix(1, 0))
	fillIn(c, unborn, d)
	c.commit()
	want := look(t, c)
	c.begin("b", time.Unix(2, 0))
	c.keepPlayer(games.Player{Address: "ada@example.org", Name: "Eve"})
	c.give("b@example.org", "eve@example.org", "ada@example.org")
	c.send(games.Outgoing{Envelope: mailer.Envelope{To: "ada@example.org"}})
	c.begin("c", time.Unix(3, 0)) // without an end of b
	if got := look(t, c); !reflect.DeepEqual(got, want) {
		t.Errorf("after a second that failed: %+v, want %+v", got, want)
	}
	if commit := c.commit(); len(commit.Players)+len(commit.Addresses)+len(commit.Outbox) > 0 {
		t.Errorf("what failed is committed with the next: %+v", commit)
	}
}
