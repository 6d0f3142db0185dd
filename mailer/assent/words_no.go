package assent

import "strings"

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
