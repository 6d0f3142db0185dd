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

// denials are the words of the languages of Europe that say no.
func denials() string {
	return strings.Join([]string{
		"no|n|nope|don't|dont|do not|don't do it|do not do it|don't do that|do not do that|don't do this|do not do this|please do not|please don't|do not do so|please do not do that|please do not do this|please do not do it|please don't do that|please don't do this|please don't do it|please do not confirm|never|never mind|nevermind|forget it|not at all|no way|by no means|under no circumstances|not on your life",
		"absolutely not|certainly not|of course not|definitely not|surely not|cancel|cancel it|cancel this|cancel that|cancelled|canceled|decline|declined|i decline|i do not|i don't|i am not|i'm not|no i do not|no i don't|no i am not|no i'm not",
		"i do not confirm|i don't confirm|i do not confirm this|i don't confirm this|i do not confirm it|i don't confirm it|i do not confirm that|i don't confirm that|do not confirm|don't confirm|not confirmed|i do not agree|i don't agree|i disagree|i do not accept|i don't accept|i do not want this|i don't want this|i do not want that|i don't want that|stop|stop it|stop this|stop that|rejected|reject|i reject|refused|i refuse|refuse|negative",
		"nein|nö|nee|bitte nicht|auf keinen fall|niemals|nie|natürlich nicht|sicher nicht|lieber nicht|abbrechen|abgelehnt|ich lehne ab|ich lehne es ab|ablehnen|nicht bestätigt|ich bestätige nicht|ich bestätige das nicht|nein ich nicht|keinesfalls|überhaupt nicht|nicht einverstanden",
		"non|surtout pas|pas du tout|jamais|bien sûr que non|certainement pas|absolument pas|je refuse|je décline|refusé|annuler|annulez|je ne confirme pas|pas d'accord|en aucun cas|je n'accepte pas",
		"claro que no|por favor no|nunca|de ninguna manera|en absoluto|por supuesto que no|cancelar|rechazo|rechazado|no confirmo|no acepto|no estoy de acuerdo|jamás|ni hablar",
		"assolutamente no|mai|certo che no|per niente|annulla|annullare|rifiuto|non confermo|non accetto|certamente no|no di certo|per favore no",
		"não|nao|de jeito nenhum|claro que não|claro que nao|de modo algum|recuso|não confirmo|não aceito|com certeza não|jamais|por favor não",
		"zeker niet|nooit|absoluut niet|in geen geval|liever niet|ik weiger|annuleren|geweigerd|niet akkoord|alsjeblieft niet|geen sprake van",
		"nej|nej tak|nej tack|nei|nei takk|absolut inte|inte|ikke|aldrig|aldri|absolut ikke|absolutt ikke|avbryt|jag bekräftar inte|ei|ei kiitos|en|en vahvista|ei missään nimessä|ei koskaan|nei takk|neen",
		"nie|nie dziękuję|w żadnym razie|nigdy|absolutnie nie|odmawiam|anuluj|nie potwierdzam|v žádném případě|nikdy|zrušit|nesouhlasím|nepotvrzuji|nechci|nesúhlasím|nepotvrdzujem",
		"нет|ни в коем случае|никогда|конечно нет|отмена|отказываюсь|не подтверждаю|не согласен|не согласна|нет не надо|не надо|пожалуйста не надо|ні|нізащо|ніколи|не підтверджую|не|никак не|отказвам|nikako|nipošto|nikada",
		"όχι|ποτέ|σε καμία περίπτωση|δεν επιβεβαιώνω|δεν συμφωνώ|nem|soha|semmiképpen|nem fogadom el|hayır|hayir|asla|kesinlikle hayır|iptal|nu|nu confirm|niciodată|în niciun caz|ez|inola ere ez|nē|le le",
	}, "|")
}

// denialsOfTheEast are those of Asia and Africa.
func denialsOfTheEast() string {
	return strings.Join([]string{
		"いいえ|いや|いいえ 結構です|やめてください|しません|キャンセル|拒否|拒否します|だめ|ダメ|取り消し",
		"不用了|不用|不|不是|不要|不行|不可以|否|取消|拒绝|拒絕|我不同意|不同意|不接受|绝不|没有|沒有",
		"아니요|아니오|아뇨|취소|거절합니다|안 돼요|안됩니다|싫어요",
		"لا|كلا|أبدا|إلغاء|لا أوافق|أرفض|خیر|نه|هرگز|نہیں|جی نہیں|לא|לא מאשר|לא מאשרת|בשום אופן לא|ביטול|לעולם לא",
		"नहीं|जी नहीं|मत करो|कभी नहीं|রদ্দ|না|இல்லை|కాదు|ไม่|ไม่ใช่|ไม่ครับ|ไม่ค่ะ|ยกเลิก|không|không đồng ý|hủy|tôi không đồng ý",
		"tidak|jangan|batal|bukan|hapana|la hasha|hindi|ոչ|არა|үгүй|жоқ|йўқ",
	}, "|")
}

// disownings say that somebody else has asked.
func disownings() string {
	return strings.Join([]string{
		"not me|wasn't me|was not me|" + each("this |that |it ", "was not me|wasn't me|is not me|isn't me|was not from me|wasn't from me|is not from me|isn't from me|did not come from me|was not my doing|was not i|wasn't i|was someone else|was somebody else"),
		"that's not me|it's not me|someone else did|somebody else did|someone else did this|somebody else did this|i was not the one|it was not i who asked|it was not me who asked|this was not me who asked",
		each("i did not |i didn't |i didnt |i never |i have not |i haven't |i have never ", each("write |send |ask for |request |do |order |wrote |sent |asked for |requested |did |ordered |written |done |say |said ", "this|that|it|anything|any of this|such a thing|anything like that|that letter|this letter|this message|that message")),
		"das war ich nicht|ich war das nicht|ich war es nicht|das bin ich nicht|nicht ich|das ist nicht von mir|das war nicht ich|das kam nicht von mir|das kommt nicht von mir|" + each("das habe ich nicht |das hab ich nicht |ich habe das nicht |ich habe das nie |das habe ich nie ", "geschrieben|geschickt|gesendet|verlangt|gewollt|angefordert|gesagt|beantragt") + "|das war jemand anders|das war jemand anderes|das war ein anderer",
		"ce n'était pas moi|ce n'etait pas moi|ce n'est pas moi|c'était pas moi|c'est pas moi|pas moi|" + each("je n'ai pas |je n'ai jamais ", each("écrit |envoyé |demandé |fait ", "cela|ça|ceci")) + "|cela ne vient pas de moi|ça ne vient pas de moi|c'est quelqu'un d'autre",
		"no fui yo|yo no fui|no he sido yo|yo no he sido|no era yo|yo no escribí esto|yo no escribí eso|no escribí esto|yo no envié esto|yo no pedí esto|no lo pedí|yo no lo pedí|no lo escribí yo|yo no lo escribí|no es mío|fue otra persona",
		"non sono stato io|non sono stata io|non ero io|io no|non l'ho scritto io|non l'ho chiesto io|non ho scritto questo|è stato qualcun altro|non fui io",
		"não fui eu|nao fui eu|não era eu|eu não escrevi isso|eu não escrevi isto|eu não pedi isso|não escrevi isso|não pedi isso|foi outra pessoa",
		"dat was ik niet|ik was het niet|ik was dat niet|dat ben ik niet|niet ik|dat heb ik niet geschreven|dat heb ik niet gevraagd|ik heb dit niet geschreven|ik heb dat niet geschreven|dat was iemand anders",
		"det var inte jag|inte jag|det har jag inte skrivit|jag har inte skrivit det|det var någon annan|det var ikke meg|det var ikke mig|ikke meg|ikke mig|det har jeg ikke skrevet|jeg har ikke skrevet det|det var en annen|se en ollut minä|en se ollut minä|en minä|en kirjoittanut tätä|þetta var ekki ég|see ei olnud mina",
		"to nie ja|to nie byłem ja|to nie byłam ja|ja tego nie pisałem|ja tego nie pisałam|nie ja|to ktoś inny|to nejsem já|to jsem nebyl já|to jsem nebyla já|já to nebyl|já to nebyla|to som nebol ja|to som nebola ja|nisam to bio ja|to nisam bio ja|nisam ja|to nisem bil jaz|nisem bil jaz",
		"это был не я|это была не я|это не я|не я|я этого не писал|я этого не писала|я не писал этого|я не писала этого|я этого не просил|я этого не просила|я не просил|я не просила|это кто-то другой|це був не я|це була не я|це не я|я цього не писав|я цього не писала|не бях аз|това не бях аз|това не съм аз",
		"δεν ήμουν εγώ|δεν ημουν εγω|όχι εγώ|δεν το έγραψα εγώ|nem én voltam|ez nem én voltam|nem én|nem én írtam|ben değildim|bu ben değildim|ben yazmadım|bunu ben yazmadım|bu ben değilim|nu am fost eu|nu eu|n-am fost eu|nu am scris asta|tas nebiju es|tai buvau ne aš|ez nintzen ni izan",
		"私ではありません|私ではない|私じゃありません|私じゃない|それは私ではありません|これは私ではありません|私は書いていません|送っていません|不是我|这不是我|這不是我|那不是我|不是我写的|不是我發的|不是我发的|제가 아닙니다|제가 아니에요|저 아니에요|제가 쓰지 않았습니다|내가 아니야",
		"لم يكن أنا|لم أكن أنا|ليس أنا|هذا ليس أنا|لم أكتب هذا|من نبودم|این من نبودم|یہ میں نہیں تھا|זה לא אני|לא אני|זה לא הייתי אני|לא כתבתי את זה|यह मैं नहीं था|मैं नहीं था|मैंने यह नहीं लिखा|ไม่ใช่ฉัน|ไม่ใช่ผม|không phải tôi|đó không phải tôi|bukan saya|itu bukan saya|sio mimi|si mimi|hindi ako|hindi ako iyon",
	}, "|")
}

// each puts every head in front of every rest; the parts of both have "|" between them.
func each(heads, rests string) string {
	var out []string
	for head := range strings.SplitSeq(heads, "|") {
		for rest := range strings.SplitSeq(rests, "|") {
			out = append(out, head+rest)
		}
	}
	return strings.Join(out, "|")
}

// doubts are words that take a yes back or put it off, and those that say yes in one language and no in another. They are known
// so that none is ever taken for a name.
func doubts() string {
	return strings.Join([]string{
		"not|nothing|none|neither|nor|cannot|can't|won't|maybe|perhaps|possibly|probably|later|tomorrow|today|tonight|soon|wait|hold|hm|hmm|err|erm|uh|well|but not|however|though|although|unless|if|when|only|almost|actually|really|seriously|kidding|joking|just|joke|lol|haha|unsure|doubt|doubtful|sorry|why|what|who|how|which|where|reconsider|undecided|wrong|false|mistake|error|spam|scam|fraud|phishing|fake|help|later on|and|or|also|except|without|nobody|away|away now|bye now|postponed|pending|unconfirmed|undo|resign|draw|block|unsubscribe|unknown|oops|ps|test|testing|regret|refuse to|whatever|nah|meh",
		"ich nehme an ja|nehme ich an|ich nehme doch an|vielleicht|später|morgen|heute|warte|warten|moment|nicht|nichts|kein|keine|wenn|falls|nur|scherz|jein|doch|warum|was|wer|wie|und|oder|spass|spaß|quatsch|irrtum|falsch",
		"peut-être|demain|plus tard|attendez|attends|attendre|si seulement|pourquoi|quoi|qui|pas|rien|et|ou|quizás|quizá|tal vez|mañana|luego|espera|espere|nada|por qué|quién|y luego|forse|domani|dopo|aspetta|aspetti|niente|perché|chi|talvez|amanhã|depois|espere um pouco|misschien|later dan|morgen pas|wacht|niet|niets|waarom|kanske|kanskje|måske|ehkä|senare|imorgon|vänta|vent|varför|hvorfor|miksi|odota",
		"może|jutro|później|czekaj|dlaczego|kto|možná|zítra|počkej|proč|možno|может|может быть|завтра|позже|подожди|подождите|почему|кто|можливо|belki|yarın|bekle|neden|kim|talán|holnap|várj|miért|poate|mâine|așteaptă|ίσως|αύριο|περίμενε|γιατί",
		"ne|nai|nay|naay|na|jo|tak|vale|hai|ha|nie wieder|也许|等等|也許|たぶん|結構です|いいです|괜찮아요|아마|ربما|شاید|אולי|शायद|mungkin|labda|có lẽ",
	}, "|")
}

// pleases are courtesy that may stand anywhere.
func pleases() string {
	return strings.Join([]string{
		"please|pls|plz|kindly|sir|madam|dear sir|dear madam|sir or madam|dear referee|referee|dear robot|robot|pbem|there|all|everyone|everybody|folks|team|friends|friend|mate|🙂|😊|😀|😄|😃|👍|👌|✅|✓|✔|☑|🙏|❤|☺",
		"bitte|bitte sehr|bitte schön|s'il vous plaît|s'il vous plait|s'il te plaît|s'il te plait|svp|stp|por favor|porfa|per favore|per piacere|prego|faz favor|se faz favor|alsjeblieft|alstublieft|aub|ajb|vänligen|vær så snill|venligst|ole hyvä|olkaa hyvä|vinsamlegast",
		"proszę|prosím|prosim|пожалуйста|будь ласка|моля|molim|παρακαλώ|kérem|lütfen|vă rog|te rog|mesedez|palun|lūdzu|prašau|お願いします|どうぞ|お願いいたします|请|請|拜托|부탁합니다|부탁드립니다|من فضلك|لطفا|براہ کرم|בבקשה|कृपया|दया करके|กรุณา|làm ơn|xin|tolong|silakan|tafadhali|po",
	}, "|")
}

// thankses thank.
func thankses() string {
	return strings.Join([]string{
		"thanks|thank you|thank you very much|thank you so much|many thanks|thanks a lot|thx|thanks so much|thanks very much|thanks in advance|thank you in advance|ty|cheers",
		"danke|danke schön|danke sehr|vielen dank|besten dank|herzlichen dank|merci|merci beaucoup|merci bien|gracias|muchas gracias|mil gracias|grazie|grazie mille|molte grazie|obrigado|obrigada|muito obrigado|muito obrigada|dank je|dank je wel|dank u|dank u wel|bedankt|hartelijk dank|dank",
		"tack|tack så mycket|takk|tusen takk|mange takk|mange tak|kiitos|kiitos paljon|kiitoksia|aitäh|paldies|ačiū|dziękuję|dzięki|dziękuję bardzo|děkuji|díky|děkuju|ďakujem|hvala|hvala lepa|спасибо|большое спасибо|благодарю|дякую|благодаря|хвала|ευχαριστώ|ευχαριστώ πολύ|köszönöm|köszi|teşekkürler|teşekkür ederim|sağ ol|mulțumesc|mersi|eskerrik asko",
		"ありがとう|ありがとうございます|谢谢|謝謝|多谢|谢谢你|감사합니다|고맙습니다|شكرا|شكرا لك|ممنون|متشکرم|شکریہ|תודה|תודה רבה|धन्यवाद|ধন্যবাদ|ขอบคุณ|ขอบคุณครับ|ขอบคุณค่ะ|cảm ơn|terima kasih|makasih|asante|salamat",
	}, "|")
}

// hellos begin a letter; a name may follow.
func hellos() string {
	return strings.Join([]string{
		"hi|hello|hey|dear|greetings|good morning|good evening|good afternoon|good day|hi there|hello there|hi all|hello all|hi everyone|hello everyone|hi robot|hello robot|hi referee|hello referee|dear sir or madam|dear sirs|dear all|to whom it may concern|howdy",
		"hallo|moin|servus|liebe|lieber|guten tag|guten morgen|guten abend|sehr geehrte|sehr geehrter|sehr geehrte damen und herren|grüezi|grüß gott|hallo zusammen|bonjour|bonsoir|salut|coucou|cher|chère|hola|buenas|buenos días|buenas tardes|buenas noches|estimado|estimada",
		"ciao|salve|buongiorno|buonasera|caro|cara|gentile|olá|ola|oi|bom dia|boa tarde|boa noite|beste|hoi|dag|goedemorgen|goedemiddag|goedenavond|hej|hejsan|hei|god dag|god morgen|moi|terve|hyvää päivää|halló|tere|sveiki|labas",
		"cześć|witam|witaj|dzień dobry|dobry wieczór|ahoj|dobrý den|dobrý deň|привет|здравствуй|здравствуйте|добрый день|добрый вечер|доброе утро|привіт|добрий день|здравей|здравейте|zdravo|pozdrav|bok|γεια|γεια σας|γεια σου|καλημέρα|καλησπέρα|szia|jó napot|merhaba|selam|bună|bună ziua|kaixo",
		"你好|您好|大家好|こんにちは|こんばんは|おはようございます|안녕하세요|안녕|مرحبا|السلام عليكم|سلام|שלום|היי|नमस्ते|নমস্কার|สวัสดี|สวัสดีครับ|สวัสดีค่ะ|xin chào|chào|halo|selamat pagi|selamat siang|habari|kumusta",
	}, "|")
}

// byes end a letter; a name may follow.
func byes() string {
	return strings.Join([]string{
		"greetings from|regards|kind regards|warm regards|best regards|with kind regards|with best regards|best|best wishes|with best wishes|sincerely|yours|yours sincerely|sincerely yours|yours truly|yours faithfully|faithfully|respectfully|bye|goodbye|take care|all the best|cordially|have a nice day|have a good day|have a great day|have fun|br|rgds|cu|see you|love",
		"lg|mfg|vg|bg|gruß|gruss|grüße|viele grüße|liebe grüße|schöne grüße|beste grüße|freundliche grüße|mit freundlichen grüßen|mit freundlichem gruß|mit besten grüßen|herzliche grüße|tschüss|ciao ciao|viele gruesse|mit freundlichen gruessen|schönen tag noch",
		"cordialement|bien cordialement|bien à vous|bien à toi|amicalement|amitiés|salutations|sincères salutations|bonne journée|à bientôt|saludos|un saludo|saludos cordiales|un abrazo|atentamente|saluti|cordiali saluti|distinti saluti|un saluto|a presto|abraço|abraços|um abraço|atenciosamente|cumprimentos|com os melhores cumprimentos",
		"groet|groeten|groetjes|mvg|met vriendelijke groet|met vriendelijke groeten|vriendelijke groet|hälsningar|med vänliga hälsningar|vänliga hälsningar|mvh|vh|hilsen|vennlig hilsen|med vennlig hilsen|venlig hilsen|med venlig hilsen|terveisin|ystävällisin terveisin|t|kveðja|bestu kveðjur|parimat|tervitades",
		"pozdrawiam|z poważaniem|s pozdravem|zdravím|s pozdravom|lp|lep pozdrav|с уважением|всего доброго|всего хорошего|до свидания|з повагою|всього найкращого|поздрави|με εκτίμηση|χαιρετισμούς|üdvözlettel|üdv|saygılarımla|iyi günler|cu respect|cu stimă|o zi bună|agur",
		"祝好|此致敬礼|よろしくお願いします|よろしくお願いいたします|よろしく|敬具|드림|올림|مع التحية|تحياتي|با احترام|בברכה|ביי|सादर|สวัสดีครับ ลาก่อน|trân trọng|salam|hormat saya|wassalam",
	}, "|")
}
