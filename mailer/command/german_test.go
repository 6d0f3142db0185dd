package command_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"pbem/mailer/catalog"
	"pbem/mailer/command"
	"pbem/mailer/tongue"
	"pbem/rules/presets"
)

// tongues are the spellings of all languages that are offered but English.
func tongues(t *testing.T) (list []*tongue.Tongue) {
	t.Helper()
	languages, err := catalog.Offer()
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range languages {
		if l.Tag() == "en" {
			continue
		}
		if l.Tongue() == nil {
			t.Fatalf("%s has no commands.words", l.Tag())
		}
		list = append(list, l.Tongue())
	}
	return list
}

// TestEveryCommandInEveryLanguage: each language spells each command, by English words that are a command's; what letters show for it is read as
// that command again; and no spelling is an English command of another meaning.
func TestEveryCommandInEveryLanguage(t *testing.T) {
	t.Parallel()
	all := tongues(t)
	heads := command.Heads()
	for _, tg := range all {
		for _, kind := range command.Spelt(tg) {
			t.Errorf("%s has no word for %q", tg.Tag(), kind)
		}
		for _, words := range tg.English() {
			if !slices.ContainsFunc(heads, func(h string) bool { return h == words || strings.HasPrefix(words, h+" ") }) {
				t.Errorf("%s spells %q, and that is no command", tg.Tag(), words)
			}
		}
		for words, own := range tg.Spellings() {
			if english, _, _, ok := tg.Command(own); !ok || english != words {
				t.Errorf("%s shows %q for %q, and reads it as %q", tg.Tag(), own, words, english)
			}
		}
		for _, kind := range command.Kinds() { // what letters show for the program's own name of a command
			own := tg.Own(string(kind))
			longer := slices.ContainsFunc(tg.English(), func(words string) bool { return strings.HasPrefix(words, string(kind)+" ") }) // "display test"
			if _, _, _, spelt := tg.Command(own); slices.Contains(heads, string(kind)) && !spelt && !longer {
				t.Errorf("%s shows %q for %q, and has no such command", tg.Tag(), own, kind)
			}
		}
		for _, own := range tg.Heads() {
			if english, _, _, _ := tg.Command(own); slices.Contains(heads, own) && english != own {
				t.Errorf("%s: %q is %q, and %q in English", tg.Tag(), own, english, own)
			}
		}
	}
}

// TestNoWordIsAUnit: what begins a turn of a game that we have, begins no command in any language.
func TestNoWordIsAUnit(t *testing.T) {
	t.Parallel()
	for _, tg := range tongues(t) {
		for _, s := range presets.Names() {
			p, err := presets.Builtin(s.Name, nil)
			if err != nil {
				t.Fatal(err)
			}
			words := append([]string{"pass", "setup", s.Name}, strings.Fields(s.Title)...)
			for _, g := range p.Game.Vocabulary().Groups {
				words = append(words, g.Name)
			}
			for _, u := range p.Game.Vocabulary().Units {
				words = append(words, u.Name)
			}
			for _, w := range words {
				if english, _, _, ok := tg.Command(w); ok {
					t.Errorf("%s: %q of %s is the command %q", tg.Tag(), w, s.Name, english)
				}
			}
		}
	}
}

// TestGermanLines: each line in German is read as the English one beside it.
func TestGermanLines(t *testing.T) {
	t.Parallel()
	known := tongues(t)
	for german, english := range map[string]string{
		"aufgeben": "resign", "Ich gebe auf.": "resign", "Hallo Bo, ich gebe auf": "resign", "remis": "draw", "remis ja": "draw yes", "Remis nein!": "draw no", "Bitte remis annehmen": "draw yes",
		"partien": "games", "partien alle": "games all", "hilfe": "help", "hilfe züge": "help züge", "regeln cosmic": "rules cosmic", "sprache de": "language de", "spiele": "presets",
		"urlaub 10d": "vacation 10d", "urlaub 10 Tage": "vacation 10 days", "urlaub vom 2026-12-24 bis zum 2027-01-02": "vacation from 2026-12-24 to 2027-01-02", "urlaub ende": "vacation end", "urlaub auto aus": "vacation auto off",
		"wochenende frei": "weekends off", "wochenende zählt": "weekends on", "Wochenende Frei.": "weekends off",
		"wenn Zc2-c3 dann Fd7-e6": "if Zc2-c3 then Fd7-e6", "wenn beliebig dann Fd7-e6": "if any then Fd7-e6", "bedingungen": "ifs", "bedingungen löschen 2": "unif 2", "bedingungen löschen": "unif",
		"wenn c2-c3 dann d7-e6 dann c3-c4 dann e6-e5": "if c2-c3 then d7-e6 then c3-c4 then e6-e5",
		"neu chesimals-2 gegen bo@example.net als weiß zeit 3d gewertet ohne urlaub option setback=1 sagen Viel Glück, als ob": "new chesimals-2 vs bo@example.net as white time 3d rated no vacation option setback=1 say Viel Glück, als ob",
		"neu cosmic gegen bo@example.net zeit 30 Tage + 1 Tag höchstens 45 Tage privat":                                        "new cosmic vs bo@example.net time 30 days + 1 day max 45 days private",
		"suche amoeba wertung 1400-1800 partien 3 bis 2027-01-31":                                                              "seek amoeba rating 1400-1800 games 3 until 2027-01-31", "suche übernahme 42": "seek takeover 42", "gesuche": "seeks", "nehmen 12": "take 12", "nimm gesuch 12": "take offer 12", "streichen 12": "cancel 12",
		"grenzen": "limits", "grenze cosmic 4": "limit cosmic 4", "grenze gesamt 12": "limit total 12", "grenze cosmic keine": "limit cosmic none", "ablehnen Bo": "refuse Bo", "annehmen cosmic": "accept cosmic", "annehmen": "accept", "annehmen sagen Gern": "accept say Gern",
		"zurückziehen": "withdraw", "zurücknehmen": "undo", "zurücknehmen ja": "undo yes", "reklamieren wiederholung": "claim repetition", "reklamieren ruhe": "claim quiet", "reklamieren zeit": "claim time",
		"probe c2-c3 dann d7-d6": "try c2-c3 then d7-d6", "probe 42#14 c2-c3": "try 42#14 c2-c3", "behalten Hauptlinie": "keep Hauptlinie", "varianten": "variations", "verwerfen 2": "unkeep 2", "varianten teilen": "share variations",
		"tagebuch Das war knapp": "diary Das war knapp", "tagebuch freigeben": "diary release", "möglich n4": "legal n4", "zeigen 42 nach 10": "show 42 at 10", "nächste": "next", "spieler Ada": "players Ada", "verlauf": "history", "aufzeichnung": "record",
		"schenken 3d": "grant 3d", "pause": "pause", "pause ja": "pause yes", "fortsetzen": "resume", "sagen Na so was": "say Na so was", "nochmal": "resend",
		"beobachten 42 ende": "watch 42 end", "nicht beobachten 42": "unwatch 42", "beobachtet": "watching", "kommentar 42 Schön!": "comment 42 Schön!", "kommentare 42 aus": "comments 42 off",
		"lehrgang": "tutorial", "lehrgang neu": "tutorial again", "lehrgang weiter": "tutorial next", "lehrgang beenden": "tutorial stop", "lehrgang amoeba": "tutorial amoeba", "zeitzone Europe/Berlin": "timezone Europe/Berlin",
		"post sammelbrief an 07:30": "mail digest on 07:30", "post züge aus": "mail turns off", "post neues an": "mail news on", "post bilder aus": "mail pictures off", "post brett einfach": "mail board plain", "post betreff gleich": "mail subjects constant", "post erinnerungen 3d 12h": "mail reminders 3d 12h", "post erinnerungen aus": "mail reminders off",
		"streng an": "strict on", "anzeige testen": "display test", "adresse": "address", "adresse dazu ada@example.com": "address add ada@example.com", "neuer schlüssel": "newkey", "sperren": "block", "entsperren": "unblock", "vergiss mich": "forget me", "revanche zeit 5d": "rematch time 5d",
		"42: remis": "42: draw", "partie 42: remis": "game 42: draw", "zug 12: remis": "turn 12: draw",
		"turniere": "tournaments", "mitspielen Winterpokal": "join Winterpokal", "kreuztabelle Winterpokal": "crosstable Winterpokal", "austreten Winterpokal": "leave Winterpokal",
		"turnier neu Winterpokal amoeba schweizer 5 zeit 3d beginn bei 8 teilnehmern": "tournament new Winterpokal amoeba swiss 5 time 3d start at 8 players",
		"admin partien": "admin games", "admin spieler": "admin players", "admin briefe Bo": "admin letters Bo", "Admin Warteschlange": "admin queue", "admin nachweise": "admin audit", "nachweise 42": "audit 42", "nachweise": "audit",
		"admin entscheiden 42 1-0 Ada hat bis zum Ende auf Remis gespielt": "admin adjudicate 42 1-0 Ada hat bis zum Ende auf Remis gespielt", "admin annullieren 42 alle waren eins": "admin void 42 alle waren eins", "admin verlängern 42 3d": "admin extend 42 3d",
		"admin zurücknehmen 42 auf 17 bis zum Ende falsch": "admin undo 42 to 17 bis zum Ende falsch", "admin pause alle bis 2026-12-24": "admin pause all until 2026-12-24", "admin pause alle uhren bis 2026-12-24 18:00": "admin pause all until 2026-12-24 18:00", "admin pause ende": "admin pause end",
		"admin ausschließen Bo er schreibt auf alle bis zuletzt": "admin ban Bo er schreibt auf alle bis zuletzt", "admin zulassen Bo": "admin unban Bo", "admin umbenennen Bo in Boris": "admin rename Bo to Boris", "admin freigeben Bo": "admin lift Bo", "admin behalten Bo": "admin keep Bo",
		"admin bekanntgeben Wir ziehen bis Montag um.": "admin announce Wir ziehen bis Montag um.", "admin bekanntgeben:\nAlle bis Montag.": "admin announce:\nAlle bis Montag.",
		"orange: c2-c3 ende":               "orange: c2-c3 ende",
		"remis: Wn4-n6":                    "remis: Wn4-n6",
		"resign":                           "resign",
		"Ich nehme an, dass du krank bist": "accept, dass du krank bist",
		"aufstellung: Kd1 Qe1":             "setup: Kd1 Qe1",
		"c2-c3\n\nende\n\nremis":           "c2-c3\n\nend\n\ndraw",
		"probe c2-c3\ndann d7-d6":          "try c2-c3\nthen d7-d6",
		"ja":                               "yes",
		"Wie spiele ich?":                  "How do I play?",
	} {
		for _, game := range []int{0, 7} {
			ctx := command.Context{Game: game, Presets: []string{"amoeba", "cosmic", "chesimals-2"}}
			want := command.Parse(english, "", ctx)
			ctx.Tongues = known
			got := command.Parse(german, "", ctx)
			if diff := cmp.Diff(want, got, cmpopts.IgnoreFields(command.Command{}, "Line", "Tongue", "Text", "Nearest", "Problem")); diff != "" {
				t.Errorf("%q in game %d (-%q +read):\n%s", german, game, english, diff)
			}
			for i := range min(len(got), len(want)) {
				if got[i].Problem.Key != want[i].Problem.Key {
					t.Errorf("%q in game %d: %v, want %v", german, game, got[i].Problem, want[i].Problem)
				}
			}
		}
	}
}

// TestTongue tells in whose words a letter is.
func TestTongue(t *testing.T) {
	t.Parallel()
	ctx := command.Context{Game: 7, Tongues: tongues(t)}
	for text, want := range map[string]string{"c2-c3": "", "remis": "de", "draw": "en", "remis\ndraw": "", "pause": "", "pause ja": "de", "pause yes": "", "hilfe\nc2-c3": "de", "blabla": "", "games": "en", "name Ada": "", "mein name ist Ada": "de", "admin pause all until 2026-12-24": "", "admin pause end": "", "admin pause ende": "de", "admin partien": "de"} {
		if got := command.Tongue(command.Parse(text, "", ctx)); got != want {
			t.Errorf("%q is %q, want %q", text, got, want)
		}
	}
}

// TestAMPsGoFirst: a game whose AMP is called as a command is in another language than English is played all the same.
func TestAMPsGoFirst(t *testing.T) {
	t.Parallel()
	ctx := command.Context{Game: 7, Tongues: tongues(t), Groups: []string{"probe"}}
	for line, want := range map[string]command.Kind{"probe: Wn4-n6": command.Turn, "probe c2-c3": command.Try, "remis": "draw", "try: Wn4-n6": command.Try} {
		if got := command.Parse(line, "", ctx); len(got) != 1 || got[0].Kind != want {
			t.Errorf("%q is %v, want %s", line, got, want)
		}
	}
}

// TestNearestInTheReadersWords: what is meant is looked for among the words of the writer's language first.
func TestNearestInTheReadersWords(t *testing.T) {
	t.Parallel()
	for words, want := range map[string]string{"aufgebn": "resign", "hilffe": "help", "partein": "games", "resgin": "resign", "regln cosmic": "rules"} {
		got := command.Parse(words, "", command.Context{Tongues: tongues(t), Language: "de"})
		if len(got) != 1 || got[0].Nearest != want {
			t.Errorf("%q: %+v, want %s", words, got, want)
		}
	}
}
