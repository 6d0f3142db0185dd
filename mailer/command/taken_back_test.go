package command

import (
	"testing"

	"pbem/mailer/catalog"
	"pbem/mailer/tongue"
)

// afterthoughts are what people write below a turn that is not to be played as it stands.
var afterthoughts = []string{
	"P.S. wait, I changed my mind", "P.S. scrap that", "P.S. ignore the above", "P.S. don't play that yet", "P.S. don’t play that", "Wait, don't play that.", "On second thought, no.", "Ignore this.", "P.S. Warte, doch nicht.", "Doch nicht!",
	"No wait.", "Stop, do not play this turn.", "Not yet!", "I take that back.", "Just kidding.", "Best,\nAda\n\nP.S. I changed\nmy mind", "P.S. Wait!", "Hold on. Let me think.", "say hi\n\nP.S. scrap that", "P.S. Ich hab's mir anders überlegt.",
	// taken back
	"P.S. no, not yet", "wait, don't play that", "or maybe not", "Or maybe not.", "P.S. not yet", "PS: no", "P.S. No!", "no", "nope", "Hmm, no", "Oops, wrong one", "That was a mistake.", "my mistake", "Actually no.", "Not this one.", "maybe", "Maybe later.", "Let me think about it again.",
	"I'm not sure.", "I am not so sure about this one.", "Not sure if that is any good", "I have to think about it", "P.S. sorry, wrong game", "Don't count this one", "This is only a test.", "just testing", "Only if that's legal.", "if legal", "unless you took c3", "I'd rather wait",
	"P. S. no, not yet", "PPS wait", "P.S.: no, not yet!", "P.S. — not yet", "Thanks, maybe later", "Cheers, but not yet", "perhaps not", "better not", "Hold on", "hang on a second", "Forget it", "Never mind", "Undo that please", "Good luck! No wait.", "Hi Bo! Scrap that.",
	// changed
	"white instead!", "P.S. guard d too", "guard d too", "and the knight", "or white", "White!", "rather white", "the elephant instead", "P.S. I meant white", "make that white", "plus the guard on d", "P.S. also the chief", "the other one instead", "the other way round", "yellow and white", "Correction: white",
	// asked
	"Should I play this?", "Is this legal?", "Is that allowed?", "Legal?", "ok?", "What do you think?", "Or should I wait?", "Can I do that?", "May I play that?", "Is that a good move?", "Good idea?", "or not?", "Does that work?", "Would that be right?", "Should I?", "Is my move ok?", "Should I rather go with white?", "Do you think this is wise?",
	"Really?", "Could I take that?", "Am I allowed to do this?", "Thanks! Is this possible?",
	// in German
	"P.S. doch nicht", "oder lieber weiß", "Soll ich das spielen?", "warte noch", "Warte noch!", "P.S. nein, noch nicht", "oder vielleicht nicht", "Vielleicht.", "lieber weiß", "Weiß!", "und den Elefant", "der Springer auch", "Ist das erlaubt?", "Geht das?", "Was meinst du?", "Oder lieber nicht?", "Darf ich das spielen?", "Ich bin mir nicht sicher ob das gut ist",
	"Halt, stopp!", "Stattdessen weiß", "Quatsch", "Ups, falscher Zug", "P.S. noch nicht spielen!", "Ich muss noch überlegen.", "Das war ein Fehler", "Nur ein Test", "spiel das nicht", "Nein.", "Richtig so?", "Ist das ein guter Zug?", "Nur wenn das geht", "Ich meinte weiß", "Korrektur: weiß",
	"P.S. I'm having doubts", "hold off", "Please do nothing yet.", "Don't do this yet.", "tell me first if this is legal", "Let me see the board first.", "provided it is legal", "I'll decide tomorrow", "on hold", "pending", "Draft only", "TBD", "just an idea", "What happens then?", "Which one is better?", "erase that", "revoke", "cancel my turn",
	"Can you confirm this is legal?", "check only", "the knight as well", "same with d", "one square further", "other direction", "backwards", "the left one", "assuming it's legal", "and the guard next to it too", "nicht spielen", "Ich überlege noch", "Entwurf", "abwarten", "Was passiert dann?", "Welcher ist besser?", "War nur ein Scherz!", "only joking", "b6 instead", "not b5",
	// in others
	"Attends, pas encore", "ne joue pas", "Espera", "Mejor no.", "Aspetta", "Forse no", "Wacht", "Liever niet", "Ainda não", "Czekaj", "say hi\naccept\nor maybe not", "Kanske inte", "Подожди", "нет",
	// what is chat by its sense, and has a word of no or later, or names a unit
	"Stop by for tea some day.", "Moment mal, du spielst gut!", "diary I changed my mind about b4", "P.S. I first wanted b4-b5 but then saw c3.", "Can I call you tomorrow?", "I'm not sure when I can reply next week.", "I don't mind if you take longer.", "Your elephants are scary.", "Ich bin bis Montag nicht zu Hause, bis dann!",
	// never played
	"Stop", "Lieber nicht.", "Actually, forget it.", "Please don't move yet.", "I'll send my move tomorrow.", "My real move follows later.", "Please ignore.", "Ungültig!", "Void.", "Would this win?", "Auf keinen Fall.", "Kommando zurück!", "Moment mal.", "Cancel",
}

// chats are what people write below a turn that is.
var chats = []string{
	"P.S. I can't wait for your answer!", "Wait until you see my garden.", "say wait, I changed my mind", "say:\ndon't play\n\nignore this", "P.S. Good game!", "I have not yet seen your photos.",
	"Don't hurry.", "Ich warte auf deinen Zug.", "end\nignore this", "hi\nend\nignore this",
	"Good luck!", "Shall we play again?", "P.S. how are you?", "How are you?", "P.S. No hurry!", "No rush.", "Take your time.", "Not bad for a beginner!", "See you later!", "Have fun!", "You too!", "Me too!", "Good luck to you too!", "Best,\nAda", "Greetings from Rome!", "What a game!",
	"Is it raining there?", "When will you move?", "Did you see that?", "Did I tell you about my trip to Rome?", "Do you like this game?", "Have you played this before?", "Sorry for the delay!", "Thanks for waiting!", "Why not?", "Is this your first game?",
	"Not too shabby, eh?", "What do you say to a coffee on Sunday?", "Never give up!", "Hope that's fine with you.", "It's not over yet!", "Have you read the new rules?", "I think you are in trouble now :-)", "Viel Spaß!", "Du bist dran.", "Now it gets interesting.", "Your turn!", "Take that!",
	"I love this game", "The weather is nice today.", "Happy birthday!", "My next turn may take a few days.", "I will be away until Monday.", "You play well.", "What was that?", "Talk to you later.", "I look forward to your answer.", "It was nice to meet you and your family last week in the park.",
	"P.S. wie geht es dir?", "Viel Glück!", "Spielen wir nochmal?", "Keine Eile!", "Kein Problem.", "Bis später!", "Nicht schlecht!", "Lass dir Zeit.", "Schönes Wochenende!", "Ich habe deine Fotos noch nicht gesehen.", "Liebe Grüße\nAda", "Lieber Bo, du spielst gut!", "Bin bald zurück!", "Wie ist das Wetter bei euch?", "Alles gut bei dir?",
	"Best,\nAda Green", "Bonne chance !", "¡Suerte!", "Buona fortuna!", "Succes!", "Boa sorte!", "Powodzenia!", "Lycka till!", "Удачи!", "undo no", "draw no", "mail turns off", "show", "white:\nGc3-c4", "and\nGc3-c4",
}

// TestSecondThoughts: a turn that its writer takes back, changes or asks about around it is not played; what they say to others, and chat, take
// nothing back.
func TestSecondThoughts(t *testing.T) {
	t.Parallel()
	const turn = "yellow: Gb4-b5"
	de, err := catalog.Load("de")
	if err != nil {
		t.Fatal(err)
	}
	ctx := Context{Game: 1, Files: 16, Ranks: 12, Groups: []string{"yellow", "white"}, Tongues: []*tongue.Tongue{de.Tongue()}}
	for _, words := range afterthoughts {
		for _, below := range []string{"\n\n", "\n\nGood luck!\n\n", "\n\nsay hi\n\n"} {
			for _, c := range Parse(turn+below+words, "", ctx) {
				if c.Kind == Turn && c.Problem.Empty() {
					t.Errorf("%q: %+v", below+words, c)
				}
			}
		}
	}
	for _, words := range chats {
		if list := Parse(turn+"\n\n"+words, "", ctx); len(list) == 0 || list[0].Kind != Turn || !list[0].Problem.Empty() {
			t.Errorf("%q: %+v", words, list)
		}
	}
	for _, beside := range []string{" (not sure)", " (or maybe not)", " (wait, no)", " [not yet]", "?", " ?", " (?)", " (is this legal?)", " (vielleicht)", "\nThanks, maybe later", " (finally, after 3 days)"} {
		if list := Parse(turn+beside, "", ctx); list[0].Problem.Empty() {
			t.Errorf("%q: %+v", turn+beside, list)
		}
	}
	for _, beside := range []string{" (good move!)", "!?", "!", " (no choice)", " (sorry)", " (I hope!)"} {
		if list := Parse(turn+beside, "", ctx); !list[0].Problem.Empty() {
			t.Errorf("%q: %+v", turn+beside, list)
		}
	}
	for _, above := range []string{"Nicht spielen:", "Bitte nicht spielen:", "Spiele nicht", "Stop", "Don't play:", "My brother suggests:"} {
		for _, gap := range []string{"\n", "\n\n", " "} {
			if list := Parse(above+gap+turn, "", ctx); len(list) == 0 || list[len(list)-1].Kind == Turn && list[len(list)-1].Problem.Empty() {
				t.Errorf("%q: %+v", above+gap+turn, list)
			}
		}
	}
	if list := Parse("Gb4-b5\n\nP.S. scrap that\n\nGd4-d5", "", ctx); len(list) != 1 || list[0].Problem.Empty() {
		t.Errorf("%+v", list)
	}
}

// TestStruckByDashes: words between dashes that may be struck out keep a turn from being played, and the dashes of turns do not.
func TestStruckByDashes(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, struck string }{
		{"yellow: -Gd4-d5- Gb4-b5", "-Gd4-d5-"}, {"-yellow: Gd4-d5-\nyellow: Gb4-b5", "-yellow: Gd4-d5-"}, {"yellow: Gb4-b5, -Gd4-d5-", "-Gd4-d5-"},
		{"yellow: –Gd4-d5– Gb4-b5", "-Gd4-d5-"}, {"yellow:-Gd4-d5-\nGb4-b5", "-Gd4-d5-"}, {"yellow: Gb4-b5 (-Gd4-d5-)", "-Gd4-d5-"},
		{"yellow: --Gd4-d5-- Gb4-b5", "-Gd4-d5-"}, {"yellow: [-Gd4-d5-] Gb4-b5", "-Gd4-d5-"}, {"yellow: {--Gd4-d5--} Gb4-b5", "-Gd4-d5-"},
		{"yellow: [s]Gd4-d5[/s] Gb4-b5", "yellow: [s]Gd4-d5[/s] Gb4-b5"}, {"[strike]yellow: Gb4-b5[/strike]", "[strike]yellow: Gb4-b5[/strike]"}, {"❌ yellow: Gd4-d5\nyellow: Gb4-b5", "❌ yellow: Gd4-d5"},
		{"yellow: ~Gd4-d5~ Gb4-b5", "yellow: ~Gd4-d5~ Gb4-b5"}, {"~yellow: Gd4-d5~", "~yellow: Gd4-d5~"}, {"~~yellow: Gd4-d5", "~~yellow: Gd4-d5"}, {"<s>yellow: Gd4-d5", "<s>yellow: Gd4-d5"},
		{"✗ yellow: Gd4-d5", "✗ yellow: Gd4-d5"}, {"yellow: Gd4-d5 ✖️", "yellow: Gd4-d5 ✖️"}, {"🗑 yellow: Gd4-d5", "🗑 yellow: Gd4-d5"}, {"// yellow: Gd4-d5", "// yellow: Gd4-d5"}, {"/* yellow: Gd4-d5 */", "/* yellow: Gd4-d5 */"},
		{"~Gd4-d5\n~Gb4-b5", ""}, {"Gd4~d5, Gb4~b5", ""}, {"Gd4 ~d5, Gb4 ~b5", ""}, {"Gd4~ d5, Gb4~ b5", ""}, {"Gd4~~d5", ""}, {"~~~\nGd4-d5\n~~~", ""},
		{"-Gd4-d5\n-Gb4-b5", ""}, {"- Gd4-d5\n- Gb4-b5", ""}, {"Gd4 - d5, Gb4 - b5", ""}, {"Gd4 -d5, Gb4 -b5", ""}, {"Gd4- d5, Gb4- b5", ""},
		{"-b0-c-1, -c2--d3", ""}, {"Gd4--d5", ""}, {"Gd4->d5", ""}, {"Gd4 --> d5", ""}, {"-- Gd4-d5 --", ""}, {"Gd4-d5 -", ""},
	} {
		list := Parse(c.text, "", Context{Game: 1, Files: 16, Ranks: 12})
		if got := struckByDashes(c.text); got != c.struck || (c.struck != "") != (len(list) == 1 && list[0].Problem.Key == "command-struck") {
			t.Errorf("%q: struck out is %q, want %q; read %+v", c.text, got, c.struck, list)
		}
	}
}

// TestStruckFromAbove: what begins to strike out above a turn, and isn't ended before it, keeps it from being played.
func TestStruckFromAbove(t *testing.T) {
	t.Parallel()
	for text, struck := range map[string]bool{
		"[s]\nyellow: Gd4-d5\n[/s]": true, "<del>\nyellow: Gd4-d5\n</del>": true, "<DEL cite='x'>I thought of\nyellow: Gd4-d5": true, "~~\nyellow: Gd4-d5\n~~": true, "~~I thought of\nyellow: Gd4-d5\n\nand more~~": true,
		"&lt;strike&gt;\nyellow: Gd4-d5": true, "[s]no[/s] [s]\nyellow: Gd4-d5": true,
		"[s]no[/s]\nyellow: Gd4-d5": false, "~~\nno\n~~\nyellow: Gd4-d5": false, "~~no~~\nyellow: Gd4-d5": false, "<s>\nno\n</s>\nyellow: Gd4-d5": false, "~~~\nyellow: Gd4-d5\n~~~": false,
		"I <3 this <small> game\nyellow: Gd4-d5": false, "yellow: Gd4-d5\n[s]no[/s]": false,
	} {
		list := Parse(text, "", Context{Game: 1, Files: 16, Ranks: 12})
		if got := len(list) > 0 && list[0].Problem.Key == "command-struck"; got != struck {
			t.Errorf("%q: struck out %v, want %v; read %+v", text, got, struck, list)
		}
	}
}
