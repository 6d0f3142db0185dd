package assent

import "strings"

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
