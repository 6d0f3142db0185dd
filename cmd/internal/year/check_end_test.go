package year

import (
	"bytes"
	"fmt"
	"io"
	"io/fs"
	"iter"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/adjudicator/club"
	"pbem/adjudicator/rating"
	"pbem/adjudicator/tournament"
	"pbem/cmd/internal/crosstables"
	"pbem/cmd/internal/terminal"
	"pbem/cmd/internal/verifying"
	"pbem/games"
	"pbem/games/archive"
	"pbem/games/archive/collection"
	"pbem/games/archive/rulebook"
	"pbem/games/archive/verify"
	"pbem/mailer/catalog"
	"pbem/mailer/crosstable"
	"pbem/notation/record"
	"pbem/rules"
)

// settle lets what is under way arrive, with the program up and the relay at work.
func (c *world) settle() {
	c.house.fuse, c.house.between = 0, 0
	if !c.relay.down.IsZero() {
		c.relay.down, c.relay.back = time.Time{}, c.now
	}
	c.pass(5 * time.Hour)
}

// checkAll holds all that is kept to what follows from the rest of it.
func (c *world) checkAll() {
	for _, s := range c.open {
		if came, _ := c.trace(s.id); s.from.gone.IsZero() && !s.at.After(c.now) && (came == nil || undecided(came.Disposition)) {
			c.find("letters", "the letter %s of %s was not handled: %q", s.id, s.from.address, oneLine(s.meant))
		}
	}
	for _, reason := range c.quarantined() {
		c.find("letters", "a letter was set aside: %s", reason)
	}
	c.checkSaid()
	c.checkRelay()
	c.checkPauses()
	c.checkOffers()
	c.checkCrowd()
	c.checkBans()
	c.checkPunctuality()
	c.checkStudy()
	c.checkCopies()
	c.checkForgotten()
	c.checkArchive()
	month := time.Date(c.now.Year(), c.now.Month(), 1, 0, 0, 0, 0, time.UTC)
	if c.now.Sub(month) > untold {
		c.checkRatings(month)
	}
}

func intervals(list []clock.Interval) string {
	var b strings.Builder
	for _, i := range list {
		fmt.Fprintf(&b, "%s to %s; ", i.Began.UTC().Format(time.DateTime), i.Ended.UTC().Format(time.DateTime))
	}
	return b.String()
}

// stood are the times for which all clocks stood, for a reason.
func (c *world) stood(why string) (list []clock.Interval) {
	for _, o := range c.outages() {
		if o.Why == why {
			list = append(list, o.Interval)
		}
	}
	return list
}

// checkRelay: all clocks stood from the first letter that the relay did not take to the first that it took, and it has had each by now, but for
// reminders of what is not awaited any more (CR-28), and for what names somebody who is forgotten.
func (c *world) checkRelay() {
	for _, i := range c.relay.stood {
		t := i.Began
		for _, o := range c.outages() { // also an outage of the machine may have begun meanwhile
			if !o.Began.After(t) && o.Ended.After(t) {
				t = o.Ended
			}
		}
		if c.try("outages of the relay"); t.Before(i.Ended) {
			c.find("relay", "for want of a relay all clocks should have stood from %s to %s", i.Began.Format(time.DateTime), i.Ended.Format(time.DateTime))
		}
	}
	if told := c.stood(whyUnsent); len(told) > len(c.relay.stood) {
		c.find("relay", "for want of a relay all clocks stand %s and should stand %s", intervals(told), intervals(c.relay.stood))
	}
	if c.breaks(LostByRelay) {
		c.relay.waiting["lost@club.test"] = host
	}
	for id, to := range c.relay.waiting {
		_, went := c.trace(id)
		i := slices.IndexFunc(went, func(d games.Departure) bool { return d.MessageID == id })
		if p := c.byAddress[to]; p != nil && !p.gone.IsZero() || i >= 0 && went[i].State == games.LeftOut && went[i].Kind == "reminder" {
			continue
		}
		if parts := strings.Split(id, "."); len(parts) > 1 {
			if g := c.games[number(parts[1])]; g != nil && (g.Forgotten[0] || g.Forgotten[1]) {
				continue
			}
		}
		c.find("relay", "the letter %s to %s, which the relay did not take, has not come", id, to)
	}
	clear(c.relay.waiting)
}

const pauseForm = "2006-01-02 15:04"

// pauses: all clocks stand from the arrival of the host's yes until a moment, or, where they stand already, until another (CR-29).
func (c *world) pauses(s *sent, rest string) {
	until := get(time.Parse(pauseForm, rest))
	if i := c.pauseAt(s.at); i >= 0 {
		c.paused[i].Ended = until
	} else {
		c.paused = append(c.paused, clock.Interval{Began: s.at, Ended: until})
	}
}

func (c *world) endsPause(s *sent, _ string) {
	if i := c.pauseAt(s.at); i >= 0 {
		c.paused[i].Ended = s.at
	}
}

func (c *world) pauseAt(at time.Time) int {
	return slices.IndexFunc(c.paused, func(p clock.Interval) bool { return !at.Before(p.Began) && at.Before(p.Ended) })
}

func (c *world) checkPauses() {
	said := slices.Clone(c.paused)
	for i := range said {
		if c.breaks(OtherPause) {
			said[i].Ended = said[i].Ended.Add(time.Minute)
		}
	}
	if told := intervals(c.stood(games.WhyPaused)); told != intervals(said) {
		c.find("pauses", "all clocks stand %s and should stand %s", told, intervals(said))
	}
}

// checkOffers: each offer was taken as often as it stood for, by others than its seeker, nobody twice, and by those who are in its window of ratings
// (CR-39).
func (c *world) checkOffers() {
	for _, o := range c.offers() {
		takers := map[int]bool{}
		for _, t := range o.Taken {
			if c.try("offers taken"); takers[t.By] || t.By == o.Seeker || c.breaks(TakenTwice) {
				c.find("offers", "offer %d is taken by player %d, who has taken or made it", o.Number, t.By)
			}
			takers[t.By] = true
			player, _ := c.numbered(t.By)
			if o.Ratings == (club.Window{}) || player.Number == 0 {
				continue
			}
			value := c.rated(o.List(), player.ID(), t.At)
			if c.breaks(OtherWindow) {
				value = 3000
			}
			if c.try("windows of ratings"); !o.Ratings.Holds(club.Rating{Known: true, Value: value}) {
				c.find("windows", "offer %d is for %+v, and was taken by %s with %.1f", o.Number, o.Ratings, player.ID(), value)
			}
		}
		if len(o.Taken) > max(o.Games, 1) {
			c.find("offers", "offer %d for %d games is taken %d times", o.Number, o.Games, len(o.Taken))
		}
		c.checkTakeover(o)
	}
}

// silence is for how long somebody must have been silent whose seat is offered, and for how long it can be.
const silence = 30 * 24 * time.Hour

// checkTakeover: only the opponent of who has lost on time or left offers their seat, within thirty days of the end, after as many days without a
// letter of theirs; what goes on is unrated, and each record names the other (CR-35).
func (c *world) checkTakeover(o club.Offer) {
	old := c.games[o.Terms.Takeover]
	if old == nil || o.Seeker == 0 || old.corrected {
		return
	}
	c.try("seats offered")
	_, seeker := c.numbered(o.Seeker)
	side := old.SeatOfAddress(seeker.address)
	late := old.Outcome.Cause == rules.TimeOut || old.Gone
	if side == adjudicator.NoSeat || old.Outcome.Result != rules.Win(side.Side()) || !late || o.Made.Before(old.EndedAt) || o.Made.Sub(old.EndedAt) >= silence || o.Terms.Rated || c.breaks(OtherTakeover) {
		c.find("takeovers", "offer %d of %s is of the seat in game %d, which ended so: %+v", o.Number, o.Made.Format(time.DateTime), old.ID, old.Outcome)
		return
	}
	for _, p := range old.players {
		for _, at := range p.heard {
			if since := o.Made.Sub(at); p != seeker && p.gone.IsZero() && !old.Gone && since > 0 && since < silence {
				c.find("takeovers", "offer %d is of the seat of %s in game %d, who was heard at %s", o.Number, p.address, old.ID, at.Format(time.DateTime))
			}
		}
	}
	for _, t := range o.Taken {
		before, after := c.record(old.ID), c.record(t.Game)
		if before == nil || after == nil || c.now.Sub(old.changed) < untold || c.now.Sub(c.games[t.Game].changed) < untold {
			continue
		}
		if c.try("seats taken over"); before.Tag("TakenOver") != strconv.Itoa(t.Game) || after.Tag("From") != fmt.Sprintf("takeover %d", old.ID) {
			c.find("takeovers", "game %d goes on as game %d, and their records say %q and %q", old.ID, t.Game, before.Tag("TakenOver"), after.Tag("From"))
		}
	}
}

// mostStanding is how many offers of one player stand at once.
const mostStanding = 10

// checkCrowd looks at how many offers stand of each, whom the host has let have as many games as they like, and who is written to in German.
func (c *world) checkCrowd() {
	for _, p := range c.people {
		player, known := c.player(p.address)
		if !known {
			continue
		}
		n := len(c.standing(player.Number))
		if c.breaks(ManySeeks) {
			n += mostStanding
		}
		if n > mostStanding {
			c.find("seeks", "%d offers of %s stand", n, p.address)
		}
		person, _ := c.choices(p.address)
		if person.Uncapped != p.lifted || c.breaks(BoundAgain) {
			c.find("lifts", "%s may have as many games as they like: %v, and the host has said %v", p.address, person.Uncapped, p.lifted)
		}
		if p.language == "de" && p.acted >= 10 && person.Language != "de" {
			c.find("languages", "%s wrote %d letters in German, and is written to in %q", p.address, p.acted, person.Language)
		}
	}
}

// bans: what somebody plays is lost by them as of the ban, what they offer is gone, and they play no tournament any more (CR-45).
func (c *world) bans(s *sent, rest string) {
	address, reason, _ := strings.Cut(rest, " ")
	p := c.byAddress[address]
	p.banned, p.reason = s.at, reason
	c.checkBans()
}

func (c *world) checkBans() {
	for _, p := range c.people {
		player, known := c.player(p.address)
		if p.banned.IsZero() || !known {
			continue
		}
		for _, g := range c.games {
			m := c.match(g.ID)
			seat := m.SeatOfAddress(p.address)
			if seat == adjudicator.NoSeat {
				continue
			}
			live := m.Stage == adjudicator.Playing || m.Stage == adjudicator.Challenged && m.ChallengedAt.Before(p.banned) // whoever has challenged them later learns nothing (CR-56)
			lost := m.Outcome.Result == rules.Win(seat.Other().Side()) && m.Adjudication.Banned == seat
			if live || m.Stage == adjudicator.Over && m.EndedAt.Equal(p.banned) && !lost || c.breaks(GoesOnBanned) {
				c.find("bans", "game %d of %s, who was banned at %s: %+v at %s", g.ID, p.address, p.banned.Format(time.DateTime), m.Outcome, m.EndedAt.Format(time.DateTime))
			}
		}
		if n := len(c.standing(player.Number)); n > 0 {
			c.find("bans", "%d offers of %s stand, who is banned", n, p.address)
		}
		for _, t := range c.tournaments() {
			if e, plays := t.Entrant(player.Number); plays && e.Left == "" && t.End == "" {
				c.find("bans", "%s plays in %s, and is banned", p.address, t.Name)
			}
		}
	}
}

// checkStudy: what is told of the games of a preset is that of the public ones that are over, void ones not counted.
func (c *world) checkStudy() {
	count := map[string]int{}
	for _, g := range c.games {
		if m := c.match(g.ID); m.Stage == adjudicator.Over && (!m.Terms.Private && m.Outcome.Result != rules.Ongoing || m.Terms.Private && c.breaks(PrivateCounts)) {
			count[m.Terms.Preset]++
		}
	}
	for preset, n := range count {
		if c.try("presets studied"); c.studied(preset) != n {
			c.find("study", "%d games of %s count that were played, and %d do by the model", c.studied(preset), preset, n)
		}
	}
}

// checkCopies looks for games that have not gone to their inventor although they could.
func (c *world) checkCopies() {
	for _, g := range c.games {
		if g.complete.IsZero() || g.excused || c.now.Sub(g.complete) < 30*time.Hour || c.byAddress[inventor].hearsNothing() {
			continue
		}
		if c.try("games awaited by their inventor"); g.copies == 0 || c.breaks(CopyLost) {
			c.find("awaited", "game %d was over, and both had said yes, at %s, and has not gone to its inventor", g.ID, g.complete.Format(time.DateTime))
		}
	}
}

// checkForgotten: three days after somebody is forgotten their addresses stand in no byte of the store, the archive or the log, and their name in none of
// the archive and the log; in the store it may stand in what others have written.
func (c *world) checkForgotten() {
	for _, p := range c.people {
		if p.gone.IsZero() || c.now.Sub(p.gone) < 3*24*time.Hour {
			continue
		}
		c.try("forgotten looked for")
		traces := slices.DeleteFunc([]string{p.address, p.next()}, func(a string) bool { return slices.Contains(p.again, a) })
		if c.house.base != nil {
			for _, where := range get(c.house.base.holds(traces)) {
				c.find("forgotten", "%s", where)
			}
		}
		must(filepath.WalkDir(c.house.dir, func(path string, entry fs.DirEntry, err error) error {
			if err != nil || !entry.Type().IsRegular() {
				if path == c.keepsakes() { // what others have in their mailboxes is theirs
					return fs.SkipDir
				}
				return err
			}
			data := get(os.ReadFile(path))
			words := traces
			if !strings.HasPrefix(filepath.Base(path), "games.db") {
				words = append(slices.Clone(traces), p.name)
			}
			if c.breaks(Remembered) && strings.HasSuffix(path, ".key") {
				data = append(data, p.address...)
			}
			for _, w := range words {
				if bytes.Contains(data, []byte(w)) {
					c.find("forgotten", "%q stands in %s", w, filepath.Base(path))
				}
			}
			return nil
		}))
	}
}

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
