package assent

import "strings"

// assents are the words of assent of the languages of Europe. Left out is what says no or thanks elsewhere: "ne" (Greek and
// Slavonic), "nai", "nay", "na", "jo" (Swedish and Albanian), "tak" (Polish; Danish thanks, Malay no), "vale" (Spanish; Estonian wrong).
func assents() string {
	return strings.Join([]string{
		"yes|y|yep|yeah|yup|yea|aye|sure|of course|certainly|absolutely|definitely|indeed|affirmative|correct|confirm|confirmed|confirming|i confirm|i confirm it|i confirm this|i confirm that|confirm it|confirm this",
		"i'll accept|i will accept|i gladly accept|i do|yes i do|yes i am|i'm sure|i am sure|yes it was me|i agree|agreed|agree|i accept|i accept it|accept|accepted|approved|i approve|go ahead|do it|please do|please do it|please do so|do so|proceed|please proceed|yes that was me",
		"ich nehme an|ich nehme es an|nehme an|ja ich nehme an|ich bin dabei|bin dabei|ich bin einverstanden|ja|jawohl|jepp|jap|jup|gerne|gern|natürlich|selbstverständlich|klar|na klar|einverstanden|bestätigt|bestätige|bestätigen|ich bestätige|ich bestätige das|bestätigung|ja sicher|sicher|ich stimme zu|akzeptiert|ich akzeptiere|angenommen",
		"avec plaisir|j'accepte avec plaisir|oui|ouais|d'accord|bien sûr|bien sur|certainement|volontiers|je confirme|confirmé|confirmée|je suis d'accord|j'accepte|accepté|absolument",
		"sí|si|claro|claro que sí|claro que si|por supuesto|de acuerdo|confirmo|confirmado|acepto|estoy de acuerdo|desde luego|conforme",
		"sì|certo|certamente|confermo|confermato|va bene|accetto|accettato|assolutamente sì|sono d'accordo|d'accordo|volentieri",
		"sim|claro que sim|com certeza|aceito|concordo|estou de acordo|de acordo|sim confirmo",
		"ik neem aan|ik neem het aan|ik accepteer|ja hoor|jazeker|zeker|akkoord|ik bevestig|bevestig|bevestigd|bevestigen|graag|natuurlijk|ik ga akkoord|mee eens|uiteraard",
		"jag accepterar|jeg accepterer|jeg godtar|ja tack|ja takk|ja tak|japp|javisst|visst|gärna|bekräftar|jag bekräftar|bekräftat|ja visst|jeg bekrefter|bekreftet|bekrefter|jeg bekræfter|bekræfter|bekræftet|gjerne|selvfølgelig|självklart|ja da|jada",
		"kyllä|joo|juu|vahvistan|vahvistettu|hyväksyn|totta kai|já|já takk|staðfesti|jah|kinnitan|jā|apstiprinu|taip|patvirtinu|bai|berresten dut|jes|jes ja|iva|bien sûr que oui|d'acord|confirmo sí",
		"przyjmuję|potwierdzam|zgoda|zgadzam się|oczywiście|tak potwierdzam|tak proszę|tak zgadzam się|tak oczywiście|tak tak|tak zgoda|akceptuję|ano|ano prosím|potvrzuji|potvrzuju|souhlasím|samozřejmě|áno|potvrdzujem|súhlasím",
		"да|подтверждаю|согласен|согласна|конечно|да конечно|разумеется|принимаю|так|підтверджую|згоден|згодна|звичайно|потвърждавам|съгласен|съгласна|потврђујем|da|potvrđujem|potrjujem|slažem se|strinjam se",
		"ναι|επιβεβαιώνω|συμφωνώ|βεβαίως|igen|megerősítem|elfogadom|egyetértek|evet|onaylıyorum|kabul ediyorum|elbette|tabii|da confirm|confirm da|sunt de acord|de acord|accept",
	}, "|")
}

// acceptances take an invitation or an offer, and nothing else: they are assent where the act is to accept.
func acceptances() string {
	return strings.Join([]string{
		each("i accept |i gladly accept |i'll accept |i will accept ", "the invitation|your invitation|the challenge|your challenge|the offer|your offer|the game"),
		each("ich nehme ", "die einladung an|deine einladung an|ihre einladung an|die herausforderung an|deine herausforderung an|das angebot an|dein angebot an"),
		each("j'accepte ", "l'invitation|ton invitation|votre invitation|le défi|l'offre|la proposition"),
		each("acepto ", "la invitación|tu invitación|el desafío|el reto|la oferta"), each("accetto ", "l'invito|il tuo invito|la sfida|l'offerta"), each("aceito ", "o convite|o teu convite|o seu convite|o desafio|a oferta"),
		each("ik neem ", "de uitnodiging aan|je uitnodiging aan|de uitdaging aan|het aanbod aan"), "przyjmuję zaproszenie|przyjmuję wyzwanie|принимаю приглашение|принимаю вызов|接受邀请|接受挑战|接受邀請|接受挑戰",
	}, "|")
}

// assentsOfTheEast are those of Asia and Africa. Left out is what may be a polite no: 結構です, いいです, 괜찮아요.
func assentsOfTheEast() string {
	return strings.Join([]string{
		"はい|ええ|確認しました|確認します|同意します|承認します|はい確認しました|はいお願いします",
		"是|是的|好的|好|确认|確認|同意|可以|对|對|我确认|我確認|我同意|接受|没错|当然",
		"네|예|네 확인합니다|확인합니다|확인|동의합니다|그렇습니다|수락합니다",
		"نعم|أجل|أؤكد|أوافق|موافق|بله|آره|تأیید میکنم|تایید می کنم|موافقم|جی ہاں|ہاں|כן|מאשר|מאשרת|אני מאשר|אני מאשרת|מסכים|מסכימה",
		"हाँ|हां|जी हाँ|जी हां|जी|पुष्टि करता हूँ|सहमत|হ্যাঁ|জি|ஆம்|అవును|ใช่|ใช่ครับ|ใช่ค่ะ|ครับ|ค่ะ|ยืนยัน|ตกลง|vâng|có|đồng ý|xác nhận|tôi đồng ý|tôi xác nhận",
		"ya|iya|setuju|ya setuju|saya setuju|konfirmasi|ndiyo|ndio|oo|opo|այո|კი|დიახ|тийм|иә|ҳа",
	}, "|")
}

// nods are words of assent that also say no more than that a letter was read.
func nods() string {
	return "ok|okay|oké|oke|o.k|okej|okey|okei|alright|all right|very well|in ordnung|ordnung|prima|bene|bien|bom|bra|dobra|dobře|dobrá|хорошо|ладно|добре|ок|окей|了解|了解です|承知しました|알겠습니다|好吧|tamam|rendben|bine|εντάξει|baik|sawa|חיובי|אוקיי|حسنا"
}
