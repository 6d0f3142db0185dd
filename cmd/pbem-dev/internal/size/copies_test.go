package size

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/archive/gamelog"
	"pbem/games/names"
	"pbem/games/postgres"
	"pbem/games/postgres/pgtest"
	"pbem/games/ratings"
)

// TestCopies: a store that the server has multiplied is one that the service could have left: three clubs that know nothing of each other.
func TestCopies(t *testing.T) {
	t.Parallel()
	var server pgtest.Shared
	server.Start(t)
	o := Options{Dir: t.TempDir(), Database: server.Database(t), Players: 40, Finished: 60, Live: 20, Years: 1, Turns: []int{6}, Presets: []string{"cosmic"}, Now: time.Now().UTC()}
	if err := Fill(t.Context(), o); err != nil {
		t.Fatal(err)
	}
	defined := definitions(t, o.Database)
	const times = 3
	if err := Multiply(t.Context(), o.Dir, times, func(string, int64, time.Duration) {}); err != nil {
		t.Fatal(err)
	}
	if now := definitions(t, o.Database); !slices.Equal(now, defined) {
		t.Errorf("indexes and keys are now\n%s\nand were\n%s", strings.Join(now, "\n"), strings.Join(defined, "\n"))
	}
	found, err := postgres.Inspect(t.Context(), o.Database) // holds letters against their sums, too
	if err != nil || found.Matches != times*(o.Finished+o.Live) || found.Live != times*o.Live || found.Players != times*o.Players || found.Waiting+found.GivenUp != 0 {
		t.Fatalf("%+v, %v", found, err)
	}
	h, err := enter(t.Context(), o.made(), "")
	if err != nil {
		t.Fatal(err)
	}
	defer h.service.Close()
	for id := 1; id <= found.Matches; id++ {
		h.whole(t, id, (id-1)/(o.Finished+o.Live))
	}
	store := h.service.Daemon.Store
	table, err := ratings.At(store, h.now()).Table(t.Context(), "cosmic")
	if err != nil {
		t.Fatal(err)
	}
	count := table.Ended * 2
	for _, s := range table.Standings {
		count += s.Games
	}
	if count != 2*times*o.Finished {
		t.Errorf("%d games count for somebody, want %d", count, 2*times*o.Finished)
	}
	wholeLog(t, store)
	h.playsOn(t, 2*(o.Finished+o.Live)+1, copyWord(2))
	allMeasured(t, o)
	forgets(t, o)
	if took, err := Inspect(t.Context(), o.Dir); took <= 0 || err != nil {
		t.Errorf("%s, %v", took, err)
	}
	sizes, err := Sizes(t.Context(), o.Dir)
	if err != nil || !slices.ContainsFunc(sizes, func(s TableSize) bool { return s.Table == "events" && s.Rows > 0 && s.Bytes > 0 && s.Indexes > 0 }) {
		t.Errorf("%v, %v", sizes, err)
	}
}

// forgets wants somebody of the store to be forgotten while letters are handled.
func forgets(t *testing.T, o Options) {
	t.Helper()
	before := players(t, o.Database)
	f, err := Forget(t.Context(), o.Dir, 300*time.Millisecond)
	if err != nil || f.Took <= 0 || f.Looks < 1 || len(f.Before) == 0 || len(f.Meanwhile) == 0 {
		t.Fatalf("%+v, %v", f, err)
	}
	var gone []string
	for _, address := range players(t, o.Database) {
		if !strings.Contains(address, "@mail") {
			gone = append(gone, address)
		}
	}
	if len(gone) != 1 || slices.Contains(before, gone[0]) {
		t.Errorf("forgotten are %v", gone)
	}
}

// players are the addresses of all people in a database.
func players(t *testing.T, address string) []string {
	t.Helper()
	conn, err := pgx.Connect(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(context.WithoutCancel(t.Context()))
	rows, err := conn.Query(t.Context(), `SELECT address FROM players`)
	if err != nil {
		t.Fatal(err)
	}
	all, err := pgx.CollectRows(rows, pgx.RowTo[string])
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// whole wants a game of a copy to be read, and all that is said of it to be said of people of the copy.
func (h *hall) whole(t *testing.T, id, copy int) {
	t.Helper()
	m, err := h.match(t.Context(), id)
	if err != nil {
		t.Fatalf("game %d: %v", id, err)
	}
	store := h.service.Daemon.Store
	var ids []string
	for _, p := range m.Players {
		known, err := store.Player(t.Context(), p.Address)
		if err != nil || !strings.Contains(p.Address, copyWord(copy)) || !strings.Contains(p.Name, copyWord(copy)) || known.Name != p.Name {
			t.Errorf("game %d of copy %d: %s, %s; %+v, %v", id, copy, p.Name, p.Address, known, err)
		}
		ids = append(ids, known.ID())
		for _, look := range names.Looks(p.Name) {
			if n, err := store.Name(t.Context(), look); err != nil || n.Player != p.Address {
				t.Errorf("the name %s is %s's, not %s's: %v", p.Name, n.Player, p.Address, err)
			}
		}
	}
	if m.ID != id || m.Record.White != ids[0] || m.Record.Black != ids[1] {
		t.Errorf("game %d: its events tell of game %d, of %s and %s, who are %v", id, m.ID, m.Record.White, m.Record.Black, ids)
	}
	if m.Stage != adjudicator.Over {
		return
	}
	r, err := store.Result(t.Context(), id)
	if err != nil || r.Game.White != ids[0]+"@"+site || r.Game.Black != ids[1]+"@"+site || r.Names != [2]string{m.Players[0].Name, m.Players[1].Name} {
		t.Errorf("game %d: its result is %+v, %v", id, r, err)
	}
}

// wholeLog wants the log to tell of each game's beginning once, and its edge to be that of its lines.
func wholeLog(t *testing.T, store games.Store) {
	t.Helper()
	edge, err := store.LogEdge(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	lines, err := store.LogLines(t.Context(), 0)
	if err != nil {
		t.Fatal(err)
	}
	var reckoned gamelog.Edge
	begun := map[int]bool{}
	for _, text := range lines {
		l, err := gamelog.ParseLine(text)
		if err != nil || l.Kind == gamelog.Begin && begun[l.Game] {
			t.Errorf("%q: %v", text, err)
		}
		begun[l.Game] = true
		reckoned = reckoned.Add(text)
	}
	if edge.Head() != reckoned.Head() || len(begun) == 0 {
		t.Errorf("the edge of %d lines is %v, not %v", len(lines), edge.Head(), reckoned.Head())
	}
}

// playsOn has a turn played by letter in a game of a copy, from a number on.
func (h *hall) playsOn(t *testing.T, from int, word string) {
	t.Helper()
	list, err := h.moves(t.Context(), "cosmic")
	if err != nil {
		t.Fatal(err)
	}
	at := slices.IndexFunc(list, func(m move) bool { return m.game >= from })
	if at < 0 {
		t.Fatalf("of %d games in which somebody can play a turn none is from %d on", len(list), from)
	}
	m := list[at]
	if !strings.Contains(m.who.address, word) {
		t.Errorf("game %d is played by %s", m.game, m.who.address)
	}
	if _, err := h.say(t.Context(), m.who, m.to, m.words); err != nil {
		t.Fatal(err)
	}
	if played, err := h.played(t.Context(), m); err != nil || !played {
		t.Errorf("the turn of %s in game %d does not stand: %v", m.who.address, m.game, err)
	}
	for address := range h.post.newest {
		if !strings.Contains(address, word) {
			t.Errorf("a letter of it went to %s", address)
		}
	}
}

// definitions are those of all indexes and keys of a database.
func definitions(t *testing.T, address string) []string {
	t.Helper()
	conn, err := pgx.Connect(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(context.WithoutCancel(t.Context()))
	rows, err := conn.Query(t.Context(), `SELECT pg_get_indexdef(indexrelid) || ' ' || indisprimary FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
		WHERE relnamespace = 'public'::regnamespace ORDER BY 1`)
	if err != nil {
		t.Fatal(err)
	}
	all, err := pgx.CollectRows(rows, pgx.RowTo[string])
	if err != nil || len(all) == 0 {
		t.Fatalf("%v, %v", all, err)
	}
	return all
}

// TestRecipes: a column that nobody has thought of is told, and so is a table.
func TestRecipes(t *testing.T) {
	t.Parallel()
	var server pgtest.Shared
	server.Start(t)
	for statement, want := range map[string]string{
		"ALTER TABLE matches ADD COLUMN referee text": "the table matches",
		"CREATE TABLE odds (n bigint PRIMARY KEY)":    "the table odds",
		"DROP TABLE traces":                           "no table traces",
	} {
		address := server.Database(t)
		if _, err := known(t.Context(), address); err != nil {
			t.Fatal(err)
		}
		conn, err := pgx.Connect(t.Context(), address)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := conn.Exec(t.Context(), statement); err != nil {
			t.Fatal(err)
		}
		if err := conn.Close(t.Context()); err != nil {
			t.Fatal(err)
		}
		if _, err := known(t.Context(), address); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", statement, err)
		}
	}
}

// TestWords: those of copies are different, and are in the looks of names as they are.
func TestWords(t *testing.T) {
	t.Parallel()
	seen := map[string]bool{}
	for copy := range mostCopies {
		word := copyWord(copy)
		if seen[word] || len(word) != len(first) || copy == 0 && word != first {
			t.Fatalf("copy %d has the word %s", copy, word)
		}
		seen[word] = true
	}
	for _, copy := range []int{0x0123, 0x4567, 0x89ab, 0xcdef} {
		for _, look := range names.Looks("Player No1 " + copyWord(copy)) {
			if !strings.HasSuffix(look, copyWord(copy)) {
				t.Errorf("%s looks like %s", copyWord(copy), look)
			}
		}
	}
}
