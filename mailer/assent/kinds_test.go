package assent

import "testing"

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
