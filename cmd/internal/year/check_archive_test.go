package year

import (
	"bytes"
	"io"
	"iter"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"pbem/adjudicator/club"
	"pbem/adjudicator/rating"
	"pbem/adjudicator/tournament"
	"pbem/cmd/internal/crosstables"
	"pbem/cmd/internal/terminal"
	"pbem/cmd/internal/verifying"
	"pbem/games/archive"
	"pbem/games/archive/collection"
	"pbem/games/archive/rulebook"
	"pbem/games/archive/verify"
	"pbem/mailer/catalog"
	"pbem/mailer/crosstable"
	"pbem/notation/record"
)

// checkArchive: what has begun ends, nobody meets twice in a Swiss or has two byes, and the crosstables are those of the records alone.
func (c *world) checkArchive() {
	var over []club.Tournament
	for _, t := range c.tournaments() {
		last := t.LastDate(t.Begun)
		if t.Runs() && (c.now.After(last.Add(8*24*time.Hour)) || c.breaks(NeverEnds)) {
			c.find("ends", "%s does not end: its last date was %s", t.Name, last.Format(time.DateOnly))
		}
		anew := slices.ContainsFunc(slices.Collect(maps.Values(c.games)), func(g *game) bool { // the public record follows within a day (CR-54)
			return g.Terms.Event == t.Number && g.corrected && c.now.Sub(g.changed) < untold
		})
		if t.End != "" && !t.Begun.IsZero() && !anew {
			over = append(over, t)
		}
		for _, g := range t.Groups {
			met, rested := map[[2]tournament.Seed]bool{}, map[tournament.Seed]bool{}
			for _, bye := range g.Byes {
				if t.System == tournament.BySwiss && (rested[bye.Player] || c.breaks(SecondBye)) {
					c.find("byes", "%s: %d has a second bye", t.Name, bye.Player)
				}
				rested[bye.Player] = true
			}
			for _, game := range g.Games {
				pair := [2]tournament.Seed{min(game.White, game.Black), max(game.White, game.Black)}
				if c.try("pairs"); t.System == tournament.BySwiss && (met[pair] || c.breaks(MetTwice)) {
					c.find("pairs", "%s: %d and %d meet twice", t.Name, pair[0], pair[1])
				}
				met[pair] = true
			}
		}
	}
	if len(c.recordFiles()) > 0 {
		c.checkTables(over)
		c.checkRecords()
	}
}

func (c *world) recordFiles() []string {
	return get(filepath.Glob(filepath.Join(c.house.records(), "*"+archive.Extension)))
}

func (c *world) verifier() (*verify.Verifier, *catalog.Language) {
	return &verify.Verifier{Rules: rulebook.New(), Keys: get(verify.NewKeys("")), Letters: &verify.Letters{}}, get(catalog.Load("en"))
}

func (c *world) walk() iter.Seq[collection.Member] {
	return collection.Walk(c.ctx, strings.NewReader(""), c.house.records())
}

func (c *world) checkTables(over []club.Tournament) {
	v, words := c.verifier()
	said := &bytes.Buffer{}
	g := &crosstables.Gathering{Err: said, Words: words}
	files := g.Files(v.Events(c.house.records()))
	games := get(g.Records(c.ctx, v, c.walk()))
	for _, t := range over {
		chosen := crosstables.Chosen(files, t.Name)
		if len(chosen) != 1 {
			c.find("tables", "%s is over, and has %d files that count", t.Name, len(chosen))
			continue
		}
		event, faults := games.Event(chosen[0])
		for _, why := range faults {
			c.find("tables", "%s: %s", t.Name, words.Error(why))
		}
		told, follows := tableOf(t.View(func(player int) (string, bool) { return strconv.Itoa(player), false })), tableOf(event)
		if c.breaks(OtherTable) {
			follows = ""
		}
		if c.try("crosstables"); told != follows {
			c.find("tables", "%s: the program has\n%s\nand the records\n%s", t.Name, told, follows)
		}
	}
	if g.Wrong || len(g.Unread) > 0 {
		c.find("tables", "the files of tournaments: %s %v", said, g.Unread)
	}
}

// tableOf is a crosstable in which players are called by their seeds.
func tableOf(e tournament.Event) string {
	e.Players = slices.Clone(e.Players)
	for i := range e.Players {
		e.Players[i].Name = "seed " + strconv.Itoa(i+1)
	}
	var b strings.Builder
	must(crosstable.CSV(&b, e))
	return b.String()
}

// untold is for how long the public record of a game may say less than its letters and the log: until both players have been told (CR-54).
const untold = 27 * time.Hour

// checkRecords verifies the archive as "pbem verify" does: records, files of tournaments, the log, and all of these against the letters that were kept.
func (c *world) checkRecords() {
	if c.breaks(OtherRecord) {
		defer c.spoilRecord()()
	}
	v, words := c.verifier()
	if len(c.kept) > 0 {
		must(v.Letters.Add(c.keepsakes()))
	}
	v.Logs = get(verify.NewLogs(c.ctx, v.Keys, c.house.records()))
	said := &bytes.Buffer{}
	t := verifying.Telling{Out: said, Err: said, Words: words, Letters: true, Began: time.Now(), Wanted: verifying.Wanted{Log: true}, Progress: terminal.NewProgress(said, io.Discard)}
	must(v.All(c.ctx, c.walk(), func(r verify.Result) error {
		c.try("records")
		if g := c.games[number(r.About.Game)]; r.Fault != nil && g != nil && c.now.Sub(g.changed) < untold {
			r.Fault = nil
		}
		return t.Take(r)
	}))
	must(t.Events(v.Events(c.house.records()), &t.Games))
	for _, f := range v.Letters.Findings() {
		g := c.games[f.Game]
		fresh := slices.ContainsFunc(c.kept, func(k keepsake) bool { return k.file == f.Letter && c.now.Sub(k.at) < 3*24*time.Hour })
		// A record that the host has reopened is called cut by a letter of its former end: known, and not looked at.
		if c.try("letters held to records"); !f.OK && g != nil && !g.Terms.Private && !fresh && !g.corrected && c.now.Sub(g.changed) >= untold && g.Undos == 0 {
			c.find("records", "the letter %s tells of %s: %v", filepath.Base(f.Letter), f.When(), f.Others)
		}
	}
	v.Letters = &verify.Letters{}
	if ok := get(t.Finish(v)); !ok || len(t.Unread) > 0 {
		c.find("records", "the archive does not verify: %s", said)
	}
}

// spoilRecord changes a turn of a record that must say all by now, until restore is called.
func (c *world) spoilRecord() (restore func()) {
	for id, g := range c.games {
		data, err := os.ReadFile(c.recordFile(id))
		if at := bytes.Index(data, []byte("\n1. ")); err == nil && at > 0 && c.now.Sub(g.changed) >= untold {
			other := bytes.Clone(data)
			other[at+4]++
			must(os.WriteFile(c.recordFile(id), other, 0o644))
			return func() { must(os.WriteFile(c.recordFile(id), data, 0o644)) }
		}
	}
	return func() {}
}

// checkRatings: what letters say of ratings at the end of a month follows from the signed records alone. A game that the host has reopened or decided
// anew may be in letters a day before it is in the public records: known, and not looked at within that day.
func (c *world) checkRatings(at time.Time) {
	for _, g := range c.games {
		if g.corrected && c.now.Sub(g.changed) < untold {
			return
		}
	}
	var all []rating.Game
	for _, file := range c.recordFiles() {
		if g, counts := rating.Of(get(record.Parse(get(os.ReadFile(file))))); counts {
			all = append(all, g)
		}
	}
	if c.breaks(OtherRating) {
		all = nil
	}
	told, follows := standings(c.tables(at)), standings(rating.Tables(all, at))
	for key := range told {
		c.try("ratings")
		if told[key] != follows[key] {
			c.find("ratings", "%v at %s: letters say %+v, records %+v", key, at.Format(time.DateOnly), told[key], follows[key])
		}
	}
	if len(told) != len(follows) {
		c.find("ratings", "at %s letters tell %d ratings, records %d", at.Format(time.DateOnly), len(told), len(follows))
	}
}

func standings(tables []rating.Table) map[[2]string]rating.Standing {
	all := map[[2]string]rating.Standing{}
	for _, table := range tables {
		for _, s := range table.Standings {
			all[[2]string{table.List, s.ID}] = s
		}
	}
	return all
}
