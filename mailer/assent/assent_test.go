package assent

import (
	"os"
	"strings"
	"testing"

	"pbem/mailer/tongue"
)

// answer is a line of testdata/answers.txt.
type answer struct {
	want, act, text string
	line            int
}

func answers(t testing.TB) []answer {
	t.Helper()
	file, err := os.ReadFile("testdata/answers.txt")
	if err != nil {
		t.Fatal(err)
	}
	var out []answer
	for n, line := range strings.Split(string(file), "\n") {
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		parts := strings.SplitN(line, "|", 3)
		if len(parts) != 3 {
			t.Fatalf("line %d: %q", n+1, line)
		}
		out = append(out, answer{parts[0], parts[1], strings.ReplaceAll(parts[2], `\n`, "\n"), n + 1})
	}
	return out
}

// TestAnswers holds the reader to what people answer.
func TestAnswers(t *testing.T) {
	t.Parallel()
	list := answers(t)
	if len(list) < 400 {
		t.Errorf("only %d answers", len(list))
	}
	for _, a := range list {
		if got := ReadFor(a.text, a.act); got.String() != a.want {
			t.Errorf("line %d: %q to %q: %s, want %s", a.line, a.text, a.act, got, a.want)
		}
	}
}

// TestListsAgree: a phrase has one meaning, and is written as answers are folded.
func TestListsAgree(t *testing.T) {
	t.Parallel()
	says := map[string]kind{}
	for _, list := range append(lists(), list{doubt, doubts()}) {
		for phrase := range strings.SplitSeq(list.words, "|") {
			if folded := strings.Join(joined(split(fold(phrase))), " "); folded != phrase {
				t.Errorf("%q would be %q in an answer", phrase, folded)
			}
			before, known := says[phrase]
			if known && before != list.kind && (decides(before) || decides(list.kind)) {
				t.Errorf("%q is of two kinds: %d and %d", phrase, before, list.kind)
			}
			says[phrase] = list.kind
		}
	}
}

func decides(k kind) bool {
	return k == consent || k == nod || k == denial || k == disowned || k == doubt
}

// TestNames: a line is a signature if it has the writer's names on it; without them, if it looks like a name.
func TestNames(t *testing.T) {
	t.Parallel()
	names := []string{"Robert Miller", "bobby.m@example.net"}
	tests := []struct {
		text  string
		names []string
		want  Answer
	}{
		{"yes\nRobert", names, Yes},
		{"yes\nrobert miller", names, Yes},
		{"yes\nR. M.", names, Yes},
		{"yes\nbobby", names, Yes},
		{"yes, Robert", names, Yes},
		{"yes\nEventually", names, Neither},
		{"yes\n\nBest,\nBob", names, Yes},
		{"Robert", names, Neither},
		{"yes\nno", []string{"No Yes"}, Neither},
		{"no\nYes", []string{"No Yes"}, Neither},
		{"yes\nNot", []string{"Not"}, Neither},
		{"yes\nBob", nil, Yes},
		{"yes\nbob", nil, Neither},
		{"yes Bob", nil, Neither},
		{"yes\nBob Sleigh Team Captain", nil, Neither},
	}
	for _, test := range tests {
		if got := Read(test.text, test.names...); got != test.want {
			t.Errorf("%q of %v: %s, want %s", test.text, test.names, got, test.want)
		}
	}
}

// TestTooLong: an answer that goes on is read no further.
func TestTooLong(t *testing.T) {
	t.Parallel()
	if got := Read(strings.Repeat("yes ", 400)); got != Yes {
		t.Errorf("%s", got)
	}
	if got := Read(strings.Repeat("yes ", 600)); got != Neither {
		t.Errorf("%s", got)
	}
}

// FuzzRead: whatever is read, one more word that no list has, in whatever place, never makes a yes of what was none, and an
// answer of which nothing is known is never a yes.
func FuzzRead(f *testing.F) {
	for _, a := range answers(f) {
		f.Add(a.text, a.act, "quux", 3)
	}
	f.Fuzz(func(t *testing.T, text, act, word string, at int) {
		ReadFor(text, act, word)
		word = "xq" + strings.Map(func(r rune) rune {
			if r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' {
				return r
			}
			return -1
		}, word)
		if read(text, newLexicon(act), nil) == Yes || strings.Contains(act, "xq") {
			return
		}
		words := strings.SplitAfter(text, " ")
		n := 0
		if at > 0 {
			n = at % (len(words) + 1)
		}
		with := strings.Join(words[:n], "") + " " + word + " " + strings.Join(words[n:], "")
		if read(with, newLexicon(act), nil) == Yes {
			t.Errorf("%q becomes a yes with a word more: %q", text, with)
		}
	})
}

func BenchmarkRead(b *testing.B) {
	for b.Loop() {
		Read("Hello,\nyes, please.\nBest regards,\nBo Smith")
	}
}

// TestReadIn: how a language shows "confirm", "no", "this was not me" and the act is understood as these are; what the lists say stands, and what
// one language has for a yes and another for a no says nothing.
func TestReadIn(t *testing.T) {
	t.Parallel()
	read := func(tag, text string) *tongue.Tongue {
		words, err := tongue.Parse(tag, text)
		if err != nil {
			t.Fatal(err)
		}
		return words
	}
	all := []*tongue.Tongue{
		read("xx", "grammar:\n\tyes = zup\n\tno = blim, yes\n\tthis was not me = noz zem\nconfirm = ratov\nresign = dromm ov"),
		read("yy", "grammar:\n\tno = zup\nconfirm = nein"),
	}
	for text, want := range map[string]Answer{
		"ratov": Yes, "Ratov, please!": Yes, "ratov dromm ov": Yes, "ratov dromm": Neither, "blim": No, "Noz zem!": NotMe, "dromm ov": Neither,
		"zup": Neither, "yes": Neither, "nein": Neither, "ja": Yes, "vatro": Neither,
	} {
		if got := ReadIn(text, "resign", all); got != want {
			t.Errorf("%q is %s, want %s", text, got, want)
		}
	}
	if got := ReadIn("ratov dromm ov", "1: resign", all); got != Yes {
		t.Errorf("without its game, the act is %s", got)
	}
	if got := ReadIn("yes", "resign", nil); got != Yes {
		t.Errorf("without languages, yes is %s", got)
	}
}

// TestActsOfAGame: the game in front of an act need not be repeated, and no other may be named.
func TestActsOfAGame(t *testing.T) {
	for _, act := range []string{"1: resign", "game 1: resign", "#1: resign", "resign"} {
		for _, text := range []string{"confirm resign", "Yes, resign", "I resign", "confirm " + act, "yes, " + act, "yes"} {
			if got := ReadFor(text, act); got != Yes && text != "I resign" {
				t.Errorf("%q to %q is %s", text, act, got)
			}
		}
		for _, text := range []string{"confirm draw", "confirm 2: resign", "resign", "do not resign", "confirm newkey", "yes, resign game 2"} {
			if got := ReadFor(text, act); got == Yes {
				t.Errorf("%q is a yes to %q", text, act)
			}
		}
	}
	for act, text := range map[string]string{"12: d3d4": "confirm d3d4", "42: draw": "confirm draw", "7: address remove bo@example.net": "yes, address remove bo@example.net", "57: admin void 3 because": "confirm admin void 3"} {
		if got := ReadFor(text, act); got != Yes {
			t.Errorf("%q to %q is %s", text, act, got)
		}
	}
	for _, act := range []string{"say: resign", "note: do it"} {
		if got := ReadFor("confirm "+strings.Fields(act)[1], act); got == Yes {
			t.Errorf("words behind a colon are the act of %q", act)
		}
	}
}

// TestPoliteAnswers: a no with thanks is a no, and an acceptance in words is a yes.
func TestPoliteAnswers(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"no thanks", "No thanks!", "No, thanks.", "no thank you", "No, thank you very much", "thanks, no", "Hi Ada,\nno thanks\nBo", "no thx", "Nope, thanks",
		"nein danke", "Nein, danke!", "danke, nein", "nein, vielen Dank", "lieber nicht", "Lieber nicht, danke", "non merci", "Non, merci beaucoup", "no gracias", "No, gracias", "no grazie", "No, grazie",
		"não, obrigado", "não obrigada", "nee bedankt", "Nee, dank je", "nej tack", "nei takk", "nej tak", "nie dziękuję", "Nie, dziękuję", "нет, спасибо", "нет спасибо", "いいえ、結構です", "不用了，谢谢", "不，谢谢",
		"I decline", "I decline, thanks", "ich lehne ab", "Ich lehne ab, danke", "ich lehne die Einladung ab", "je refuse", "je décline", "rifiuto",
	} {
		if got := ReadFor(text, "accept"); got != No {
			t.Errorf("%q: %s, want no", text, got)
		}
	}
	for _, text := range []string{
		"ich nehme an", "Ich nehme an!", "Ich nehme an, danke", "Ja, ich nehme an", "ich nehme die Einladung an", "Ich nehme das Angebot an", "Hallo Ada,\n\nich nehme an.\n\nViele Grüße\nBo", "nehme an", "angenommen", "ich nehme es an", "ich bin dabei", "bin dabei", "ich bin einverstanden",
		"I accept", "I'll accept", "I will accept", "I gladly accept", "I accept, thanks", "I accept the invitation", "I accept your invitation", "I accept the challenge", "I accept your challenge", "I accept the offer",
		"j'accepte", "J'accepte l'invitation", "J'accepte avec plaisir", "avec plaisir", "acepto", "acepto la invitación", "accetto", "accetto l'invito", "aceito", "aceito o convite", "ik neem aan", "ik accepteer", "ik neem de uitnodiging aan", "jag accepterar", "jeg accepterer", "jeg godtar", "przyjmuję", "przyjmuję zaproszenie", "принимаю приглашение", "接受邀请",
	} {
		if got := ReadFor(text, "accept"); got != Yes {
			t.Errorf("%q: %s, want yes", text, got)
		}
	}
	for _, text := range []string{
		"ich nehme an, dass du gewinnst", "Ich nehme an, es ist zu spät", "ich nehme an?", "ich nehme nicht an", "ich nehme die Einladung nicht an", "I accept that I lost", "I do not accept", "I can't accept", "ich nehme an, ja oder nein",
		"I'd accept if", "no thanks needed", "thanks for nothing", "nehme ich an", "ich nehme an ja", "ich nehme an, aber später", "Nein, ich nehme an", "thanks", "danke", "no thanks to you",
	} {
		if got := ReadFor(text, "accept"); got == Yes {
			t.Errorf("%q is a yes", text)
		}
	}
}
