package command

import (
	"testing"

	"pbem/mailer"
)

// closingsAndCards are what people write below a turn without "-- ": closings, names, cards, what their programs add.
func closingsAndCards() []string {
	return []string{
		"Best,\nBo Smith\nTel. +49 30 1234567",
		"Mit freundlichen Grüßen\nBo Schmidt\nHauptstr. 12",
		"Mit freundlichen Grüßen\n\nBo Schmidt\nHauptstr. 12\n10115 Berlin",
		"Kind regards\nBo Smith | Sales | +1 555 0100",
		"Regards,\n\nBo\n\nMobile: 555-0100\nFax 555-0199",
		"Cordialement,\nBo Martin\n12 rue de la Paix\n75002 Paris",
		"Un saludo,\nBo García\nCalle Mayor 5, 2º B\n28013 Madrid",
		"Cheers\nBo\n0171/2345678",
		"Viele Grüße\nBo\n--\nTel: 030 123",
		"Groeten,\nBo de Vries\n06-12345678",
		"Pozdrawiam\nBo Nowak\ntel. 22 123 45 67",
		"С уважением,\nБо Смит\n+7 495 123-45-67",
		"Best regards\nDr. B. Smith\nRoom 4.12, Building C3",
		"Yours,\nBo Smith, Apt. 12",
		"Thanks,\nBo\nhttps://example.net/bo/2026",
		"Bo Smith\nTel. +49 30 1234567",
		"Bo\n+1 555 0100",
		"[cid:image001.png@01DA2B3C.4D5E6F70]",
		"[image: image.png]",
		"Virus-free.www.avast.com\n<#DAB4FAD8-2DD7-40BB-A1B8-4E2AA1F9FDF2>",
		"<#DAB4FAD8-2DD7-40BB-A1B8-4E2AA1F9FDF2>",
		"Tel. +49 30 1234567",
		"Phone: +1 (555) 0100",
		"Mobil 0171 2345678",
		"bo@example.net | www.example.net",
		"https://example.net/~bo",
		"Name: Bo Smith\nPhone: 555 0100",
		"Name: Bo Smith",
		"Address: 12 Main Street",
		"Mail: bo@example.net\nTel: 12345",
		"Best,\nBo\nName: Bo Smith\nAddress: 12 Main St",
		"Bo Smith\nName: Bo Smith",
		"LG Bo\nHandy 0171 2345678",
		"Regards\nBo Smith\nHead of R&D\nAcme Ltd., Unit 7\nEC1A 1BB",
		"Sincerely,\nBo Smith\nP.O. Box 12",
		"Bo Lovelace\n12 High Street\nLondon N1 9GU",
		"Bo\n12 High Street\nLondon SW1A 1AA",
		"Bo Smith\nFlat 3, 4 Park Rd\nBirmingham B4 7ET",
		"Regards,\nBo Smith\n4 Park Rd\nE1 6AN",
		"Analytical Engines Ltd\n12 High Street\nCambridge CB2 1TN\nUnited Kingdom",
		"Bo Smith\n80 Wellington Street\nOttawa ON K1A 0B1",
		"Bo Smith\nOttawa ON K1A0B1",
		"Bo Smith\nOttawa K1A-0B1",
		"Bo Smith\nLondon SW1A1AA",
		"Bo Smith\n3 Park Row\nDublin D02 AF30",
		"Bo Smith\nDublin D6W XY00",
		"Bo Smith\nKeizersgracht 12\n1015 CS Amsterdam",
		"Bo Smith\nM: +44 7700 900123 | E1 6AN",
		"Diese E-Mail wurde am 21.11.2026 um 10:11 versendet.\nTel. 030 12345",
	}
}

// postscripts may be reported, but never keep the turn from being played.
func postscripts() []string {
	return []string{
		"P.S. see you at 8", "PS: see you at 8", "P.S. See you on the 12th!", "See you at 8", "See you at 20:15", "Our train leaves at 7.45", "It is 12 degrees here.",
		"PS. Bis um 8", "P.S.: à 8 heures", "I have 3 kids", "Good luck in round 2", "That was my 3rd attempt", "Happy 2027!", "Call me at 555 0100", "2 more weeks",
		"PPS: 3:1 for us yesterday", "My bus: number 12", "Wish me luck for the 24th", "I am 46 today", "Half past 9 already", "Merry Xmas 2026", "Room 101 again", "In 3 weeks", "Until 2027",
		"Bye, it's 10 p.m.", "Back on Dec 5", "100 thanks", "It took me 4 days", "See you in '27",
	}
}

// TestTrimmings: what stands below a turn without a square of the board never changes the turn, and never does anything.
func TestTrimmings(t *testing.T) {
	from := []mailer.Address{{Name: "Bo Smith", Mailbox: "bo@example.net"}}
	ctx := Context{Game: 42, From: from, Files: 12, Ranks: 16}
	turns := []string{"orange: Wn4-n6, Cn3-m4", "orange:\nWn4-n6\nCn3-m4", "12: orange Wn4-n6", "pass"}
	count, right := map[string]int{}, map[string]int{}
	try := func(kind, text, turn string, exact bool) {
		count[kind]++
		want, got := Parse(turn, "", ctx), Parse(text, "", ctx)
		ok := len(got) > 0 && got[0].Text == want[0].Text && got[0].Problem.Empty() && (!exact || len(got) == 1)
		for _, c := range got {
			ok = ok && (c.Kind == Turn || c.Kind == Unknown)
		}
		if ok {
			right[kind]++
			return
		}
		t.Errorf("%s: of %q was read %+v", kind, text, got)
	}
	for _, turn := range turns {
		for _, below := range closingsAndCards() {
			try("signatures", turn+"\n\n"+below, turn, true)
			try("signatures, no empty line", turn+"\n"+below, turn, true)
		}
		for _, below := range postscripts() {
			try("postscripts", turn+"\n\n"+below, turn, false)
		}
	}
	for kind, n := range count {
		t.Logf("%-40s %5d read, %5d right", kind, n, right[kind])
	}
}

// TestAskedBelowThanks: what is asked for below thanks is read.
func TestAskedBelowThanks(t *testing.T) {
	ctx := Context{Game: 42, Files: 12, Ranks: 16}
	for text, want := range map[string]string{
		"Thanks!\n\nWn4-n6":                               "turn",
		"Thanks!\norange:\nWn4-n6":                        "turn",
		"Thank you, Bo.\n\nresign":                        "resign",
		"Wn4-n6\n\nThanks!\n\nHow do I move an elephant?": "turn",
		"Wn4-n6\n\nThanks\n\nsay Well played!":            "turn say",
		"Wn4-n6\n\nname Bo Smith":                         "turn unknown",
		"name: Bo Smith":                                  "name",
		"Name: Bo Smith":                                  "name",
		"name: Bo Smith\nmail: text":                      "name mail",
		"Hello\n\nname: Bo Smith\nmail text":              "name mail",
		"Best wishes, dear Bo!\n\nlegal n4\nshow":         "legal show",
		"show\n\nBest,\nBo\n\nresign":                     "show resign",
	} {
		kinds := ""
		for _, c := range Parse(text, "", ctx) {
			kinds += " " + string(c.Kind)
		}
		if kinds != " "+want {
			t.Errorf("of %q was read%s", text, kinds)
		}
	}
}

// TestFooters: what stands below a turn or a closing is no command, in whatever words lists and programs have it; what a letter
// asks for alone is one.
func TestFooters(t *testing.T) {
	for text, want := range map[string]string{
		"Wn4-n6\n\nUnsubscribe":                                `turn "Wn4-n6"`,
		"Wn4-n6\nunsubscribe":                                  `turn "Wn4-n6"`,
		"Wn4-n6\n\nUnsubscribe: https://lists.example.net/u/1": `turn "Wn4-n6"`,
		"Wn4-n6\n\nSTOP":                                       `turn "Wn4-n6" PROBLEM`,
		"Wn4-n6\n\nStop receiving these mails":                 `turn "Wn4-n6" PROBLEM`,
		"Wn4-n6\nCn3-m4\n\nBest regards,\nAda\nName: Ada Lovelace\nAddress: 12 Main Street\nMail: ada@example.org": "turn \"Wn4-n6\\nCn3-m4\"",
		"draw\n\nCheers,\nAda\n\nblock":   "draw",
		"Thanks,\nAda\nUnsubscribe":       "",
		"unsubscribe":                     "block",
		"Hello,\nplease unsubscribe":      "block",
		"stop":                            "block",
		"Wn4-n6\nblock":                   "turn \"Wn4-n6\"\nblock",
		"name Ada Lovelace\n\nBest,\nAda": `name "Ada Lovelace"`,
		"say hello\n\nUnsubscribe":        `say "hello"`,
		"Thanks,\nAda\n\nCn3-m4":          `turn "Cn3-m4"`,
	} {
		if got := show(Parse(text, "", inGame())); got != want {
			t.Errorf("%q:\n%s\nwant\n%s", text, got, want)
		}
	}
}
