package referee_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer/command"
	"pbem/mailer/token"
)

const (
	// repeated is how often each act of the table is done.
	repeated = 40
	// mostLettersOfOne and mostBytesOfOne bound what somebody gets in two hours of one who does an act forty times within one: a few letters at
	// once, and what was gathered in each game of the two.
	mostLettersOfOne = 12
	mostBytesOfOne   = 330 << 10
	// mostLettersOfAll bounds what all others together get, who are Bo, Eve and as many strangers as can be thought of.
	mostLettersOfAll = 3 * mostLettersOfOne
)

// repeatable is a way to have others written to.
type repeatable struct {
	lines   string // one after the other, over and over; %d is a number that is another each time
	told    string // who hears of it
	undoing string // what takes it back; "" for nothing
	game    bool   // written in the thread of game 1
	first   string // what Ada and Bo write before, by turns, in the thread of game 1
}

// repeatables is the table of all commands. What tells nobody but its writer has no lines.
func repeatables() map[command.Kind][]repeatable {
	opponent := func(undoing string, lines ...string) repeatable {
		return repeatable{lines: strings.Join(lines, "\n"), told: "the opponent", undoing: undoing, game: true}
	}
	account := func(told, undoing string, lines ...string) repeatable {
		return repeatable{lines: strings.Join(lines, "\n"), told: told, undoing: undoing}
	}
	nobody := []repeatable{{told: "nobody"}}
	silent := func(lines ...string) repeatable {
		return repeatable{lines: strings.Join(lines, "\n"), told: "nobody", game: true}
	}
	return map[command.Kind][]repeatable{
		command.Turn:          {opponent("undo", "d3d4"), opponent("undo", "d3d4", "undo")},
		command.If:            nobody,
		command.Ifs:           nobody,
		"unif":                nobody,
		command.Try:           {silent("try d3d4"), silent("try d3d4 then d7d6", "confirm")},
		confirmKind:           {opponent("", "confirm")},
		command.Say:           {opponent("", "say word %d"), opponent("", "say word %d", "grant 1h")},
		"draw":                {opponent("a turn of the opponent's", "draw"), opponent("", "draw", "undo", "pause")},
		"undo":                {opponent("", "undo")},
		"pause":               {opponent("", "pause"), opponent("", "pause", "draw", "undo", "grant 1h", "say word %d")},
		"resume":              {{lines: "resume", told: "the opponent", game: true, first: "pause\npause yes"}, {lines: "resume\npause", told: "the opponent", game: true, first: "pause\npause yes"}},
		"grant":               {opponent("", "grant 1h"), opponent("", "grant %dh"), account("the opponent", "", "1: grant 1h", "2: grant 1h", "3: grant 1h")},
		"claim":               {silent("claim time"), silent("claim repetition", "claim quiet")},
		"resign":              {opponent("", "resign")},
		"accept":              {silent("accept")},
		"decline":             {silent("decline")},
		"withdraw":            {opponent("", "withdraw"), account("who was challenged", "withdraw", "new chesimals-0.1 vs bo@example.org", "withdraw")},
		command.NewGame:       {account("who was challenged", "withdraw", "new chesimals-0.1 vs bo@example.org"), account("a stranger", "withdraw", "new chesimals-0.1 vs zoe@example.com"), account("a stranger", "withdraw", "new chesimals-0.1 vs zoe+%d@example.com")},
		command.Rematch:       {account("who was challenged", "withdraw", "5: rematch"), account("who was challenged", "withdraw", "5: rematch", "withdraw")},
		command.SeekGame:      {account("nobody", "cancel", "seek chesimals-0.1"), account("nobody", "cancel", "seek chesimals-0.1", "cancel %d")},
		command.Take:          {account("the seeker", "", "take 1"), account("the seeker", "", "take 1", "cancel 1")},
		command.Cancel:        {account("nobody", "", "cancel 1")},
		command.Vacation:      {account("opponents", "vacation end", "vacation 1d", "vacation end"), account("opponents", "vacation end", "vacation 1d"), account("opponents", "vacation end", "vacation 2027-01-%d 2027-01-%d", "vacation end"), account("nobody", "", "vacation auto off", "vacation auto on")},
		command.Weekends:      {account("nobody", "weekends on", "weekends off", "weekends on")},
		command.Timezone:      {account("nobody", "timezone", "timezone Europe/Berlin", "timezone Asia/Tokyo")},
		command.Name:          {account("nobody", "name", "name Ada%d")},
		command.AddAddress:    {account("nobody", "address remove", "address add bo@example.org"), account("those addresses", "", "address add zoe%d@example.com"), account("those addresses", "", "address add zoe@example%d.com"), account("that address", "address remove", "address add zoe@example.com"), account("those addresses", "", "address add zoe+%d@example.com")},
		command.RemoveAddress: {account("that address", "address add", "address add zoe@example.com", "address remove zoe@example.com")},
		command.NewTournament: {account("nobody", "", "tournament new Cup %d chesimals-0.1 round-robin")},
		command.Joining:       {account("nobody", "leave", "join Cup"), account("those who take part", "leave", "join Cup", "leave Cup")},
		command.Leaving:       {account("those who take part", "", "leave Cup")},
		command.Limit:         {account("nobody", "limit", "limit 5", "limit 6")},
		command.Refusing:      {account("nobody", "accept", "refuse bo@example.org", "accept bo@example.org")},
		command.Accepting:     {account("nobody", "refuse", "accept bo@example.org")},
		command.Watch:         {account("nobody", "unwatch", "watch 6", "unwatch 6")},
		command.Unwatch:       {account("nobody", "watch", "unwatch 6")},
		command.Comment:       {account("nobody", "", "watch 6", "comment 6 word %d")},
		command.Comments:      {account("nobody", "", "comments 1 off", "comments 1 on")},
		command.Send:          {silent("send")},
		"keep":                {silent("keep d3d4")},
		"unkeep":              {silent("unkeep 1")},
		"share variations":    {silent("share variations")},
		"diary":               {silent("diary word %d")},
		"diary release":       {silent("diary release")},
		"copy inventor":       {silent("copy inventor yes", "copy inventor no"), account("nobody", "copy inventor no", "5: copy inventor yes", "5: copy inventor no")},
		command.Block:         {account("those who take part", "unblock", "block"), account("those who take part", "unblock", "block", "unblock")},
		command.Unblock:       {account("nobody", "block", "unblock")},
		command.Forget:        {account("those with whom they play", "", "forget me")},
		command.NewKey:        {account("nobody", "", "newkey")},
		command.Admin:         {account("whom it is about", "", "admin announce word %d")},
		command.Mail:          {account("nobody", "mail", "mail digest on", "mail digest off")},
		command.Strict:        {account("nobody", "strict", "strict on", "strict off")},
		command.Reminders:     {account("nobody", "", "mail reminders off", "mail reminders on")},
		command.Language:      {account("nobody", "", "language de", "language en")},
		command.Audit:         nobody, command.Addresses: nobody, command.Games: nobody, command.Next: nobody, command.Seeks: nobody, command.Limits: nobody,
		command.Watching: nobody, command.Players: nobody, command.Ratings: nobody, command.History: nobody, command.Record: nobody, command.Verify: nobody,
		command.Resend: nobody, command.Time: nobody, command.Help: nobody, command.Presets: nobody, command.PlayRobot: nobody, command.PresetFile: nobody, command.OwnPresets: nobody, command.ForgetPreset: {account("nobody", "", "preset forget ponds")}, command.Rules: nobody, command.Study: nobody,
		command.Display: nobody, command.Tutorial: nobody, command.Variations: nobody, command.ShowDiary: nobody, command.Tournaments: nobody,
		command.Crosstable: nobody, command.Unknown: nobody, command.Legal: nobody, command.Show: nobody,
	}
}

const confirmKind command.Kind = "confirm"

// TestEveryActIsInTheTableOfBombs: what is new among commands and actions says who is told of it.
func TestEveryActIsInTheTableOfBombs(t *testing.T) {
	t.Parallel()
	table := repeatables()
	kinds := command.Kinds()
	for _, a := range adjudicator.Actions() {
		if a.Make != nil && len(a.Words) > 0 {
			kinds = append(kinds, command.Kind(a.Name))
		}
	}
	for _, kind := range kinds {
		if len(table[kind]) == 0 {
			t.Errorf("%s: nothing says whom one account has written to by it, and how often", kind)
		}
	}
}

// TestNoActIsAMailBomb: whatever one account does over and over, in one letter or in many, for each of the others it brings few letters.
func TestNoActIsAMailBomb(t *testing.T) {
	t.Parallel()
	table, cells := repeatables(), 0
	for _, kind := range slices.Sorted(maps.Keys(table)) {
		for i, row := range table[kind] {
			if row.lines == "" {
				continue
			}
			if cells++; !sampled(cells) {
				continue
			}
			for _, letters := range []int{1, repeated} {
				t.Run(fmt.Sprintf("%s %d in %d", kind, i, letters), func(t *testing.T) {
					t.Parallel()
					got := newBombed(t)
					got.drop(row, letters)
					got.check(t, row.told, letters)
				})
			}
		}
	}
}

// bombed counts what everybody but Ada is written.
type bombed struct {
	*fixture
	letters map[string]int
	bytes   map[string]int
	kinds   map[string][]string
}

// newBombed has Ada play games 1 to 3 with Bo and 4 with Eve; 5, with Bo, is over, and 6 Bo and Eve play.
func newBombed(t *testing.T) *bombed {
	o := open(t)
	o.referee.Inventors = map[string]string{"chesimals-0.1": "ivy@example.com"}
	o.referee.Host = "ada@example.org"
	o.consent(eve, "", "name Eve")
	begin := func(game int, white, whom, black, blackAt string) {
		o.send(white, o.accountOf(whom), "new chesimals-0.1 vs "+blackAt+" as white")
		o.send(black, o.tagIn(game, adjudicator.BlackSeat, 1), "accept")
	}
	begin(2, ada, "ada@example.org", bo, boAt)
	begin(3, ada, "ada@example.org", bo, boAt)
	begin(4, ada, "ada@example.org", eve, "eve@example.net")
	begin(5, ada, "ada@example.org", bo, boAt)
	o.consent(bo, o.tagIn(5, adjudicator.BlackSeat, 1), "resign")
	begin(6, bo, boAt, eve, "eve@example.net")
	o.send(eve, o.accountOf("eve@example.net"), "seek chesimals-0.1 games 5")
	o.send(ada, o.accountOf("ada@example.org"), "tournament new Cup chesimals-0.1 round-robin start at 3 players")
	o.send(bo, o.bosAccount(), "join Cup")
	o.send(eve, o.accountOf("eve@example.net"), "join Cup")
	o.send(ada, o.accountOf("ada@example.org"), "join Cup")
	o.now = o.now.Add(25 * time.Hour)
	return &bombed{fixture: o, letters: map[string]int{}, bytes: map[string]int{}, kinds: map[string][]string{}}
}

// accountOf is the tag of somebody's account.
func (o *fixture) accountOf(address string) string {
	return o.referee.Key.Account(token.Account{Day: int(o.now.Unix() / 86400), Player: address})
}

// tagIn is the tag of a seat in a game for a turn.
func (o *fixture) tagIn(game int, seat adjudicator.Seat, turn int) string {
	return o.referee.Key.Reply(token.Claim{Game: game, Seat: seat, Turn: turn, Epoch: "0.0"})
}

// drop has Ada do what a row says, forty times within an hour, and lets two hours pass.
func (b *bombed) drop(row repeatable, letters int) {
	b.t.Helper()
	cycle := strings.Split(row.lines, "\n")
	var all []string
	for i := range repeated * len(cycle) {
		line := cycle[i%len(cycle)]
		all = append(all, strings.ReplaceAll(line, "%d", fmt.Sprint(2+i/len(cycle)%27)))
	}
	tag := b.tag(adjudicator.WhiteSeat, 3)
	for i, line := range strings.Split(row.first, "\n") {
		if line != "" {
			b.send([]string{ada, bo}[i%2], []string{tag, b.tag(adjudicator.BlackSeat, 3)}[i%2], line)
		}
	}
	if !row.game {
		tag = b.accountOf("ada@example.org")
	}
	for i := range letters {
		from, to := i*len(all)/letters, (i+1)*len(all)/letters
		b.count++
		c := b.send(ada, tag, strings.Join(all[from:to], "\n"))
		b.took(c.Outbox)
		if asks := slices.ContainsFunc(c.Requests, func(q games.Request) bool { return q.Player == "" && !q.Done }); asks {
			b.took(b.send(ada, b.asked(c), "yes").Outbox)
		}
		b.now = b.now.Add(time.Minute)
		b.took(b.bring())
		b.took(b.digests())
	}
	for range 8 {
		b.now = b.now.Add(15 * time.Minute)
		b.took(b.bring())
		b.took(b.digests())
	}
}

func (b *bombed) took(list []games.Outgoing) {
	for _, l := range list {
		local, domain, _ := strings.Cut(l.To, "@")
		box, _, _ := strings.Cut(local, "+")
		to := box + "@" + domain
		b.letters[to]++
		b.bytes[to] += len(l.Data)
		b.kinds[to] = append(b.kinds[to], fmt.Sprint(l.Kind, " ", l.Match))
	}
}

func (b *bombed) check(t *testing.T, told string, letters int) {
	t.Helper()
	reached := len(b.letters) > 1
	if letters > 1 && reached != (told != "nobody") {
		t.Errorf("somebody else hears of it: %v; the table says %s", reached, told)
	}
	all := -b.letters["ada@example.org"]
	for to, n := range b.letters {
		all += n
		if to != "ada@example.org" && (n > mostLettersOfOne || b.bytes[to] > mostBytesOfOne) {
			t.Errorf("%s gets %d letters, %d KB: %s", to, n, b.bytes[to]>>10, strings.Join(b.kinds[to], "; "))
		}
	}
	if all > mostLettersOfAll {
		t.Errorf("%d letters to %d others", all, len(b.letters)-1)
	}
}

// TestWhatIsUndoneAgainIsToldOnce: a vacation that begins and ends over and over brings one letter, where one letter asks for it; in many, what
// waits tells only how it came out.
func TestWhatIsUndoneAgainIsToldOnce(t *testing.T) {
	t.Parallel()
	for _, letters := range []int{1, 20} {
		b := newBombed(t)
		b.took(b.bring())
		b.letters = map[string]int{}
		var gathered []games.Outgoing
		for range letters {
			c := b.send(ada, b.accountOf("ada@example.org"), strings.Repeat("vacation 1d\nvacation end\n", 20/letters))
			b.took(c.Outbox)
			b.now = b.now.Add(time.Minute)
		}
		b.now = b.now.Add(2 * time.Hour)
		gathered = b.bring()
		b.took(gathered)
		for _, who := range []string{boAt, "eve@example.net"} {
			if n, want := b.letters[who], 1; n != want {
				t.Errorf("%d letters in which a vacation begins and ends bring %s %d, want %d", letters, who, n, want)
			}
		}
		for _, l := range gathered {
			t.Errorf("what was gathered:\n%s", b.flat(l))
		}
	}
}

// TestVacationsThatAreUndoneWithinTheHour: a vacation that is booked and ended in letters of their own, over and over, is told once and taken back once;
// an hour later whoever is away is told so again.
func TestVacationsThatAreUndoneWithinTheHour(t *testing.T) {
	t.Parallel()
	b := newBombed(t)
	b.took(b.bring())
	b.letters = map[string]int{}
	var told string
	says := func(words string) {
		c := b.send(ada, b.accountOf("ada@example.org"), words)
		b.took(c.Outbox)
		for _, l := range append(c.Outbox, b.bring()...) {
			if l.To == boAt {
				told += map[bool]string{true: "back ", false: "away "}[strings.Contains(b.flat(l), "ended all their vacation")]
			}
		}
		b.now = b.now.Add(time.Minute)
	}
	for range 12 {
		says("vacation 1d")
		says("vacation end")
	}
	if told != "away back " {
		t.Errorf("twelve vacations in 24 minutes: %q", told)
	}
	told = ""
	says("vacation 1d")
	b.now = b.now.Add(2 * time.Hour)
	says("show 2")
	says("vacation end")
	if told != "away back " {
		t.Errorf("one that lasts: %q", told)
	}
}
