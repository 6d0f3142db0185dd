package quotations

import "strings"

// language is what mail programs write around a letter in one language, in lower case. Several words for one thing have
// "|" between them. A language that is not here is recognised by what needs no words: by ">", by an address with a date, by
// the names that HTML elements have; see replyheader.go, headerblock.go, and html_marked.go of package text.
type language struct {
	name    string
	opens   string // how "On Saturday, Ada wrote:" begins
	wrote   string // how it ends
	between string // the verb, where the name or the date may follow it
	quoting string // how "Quoting Ada:" begins
	from    string // the names of the fields above an older letter
	sent    string
	to      string
	subject string
	older   string // what stands between dashes above an older letter: these words, or these and more behind them
	forward string // a line of its own above a forwarded letter
	footer  string // how the lines begin that telephones and web mailers add below a letter; "*" stands for anything between
}

// languages is the table of all that is known.
func languages() []language {
	return []language{{
		name: "English", opens: "on |at ", wrote: "wrote|writes", between: " wrote on | wrote at ", quoting: "quoting |quoth ",
		from: "from", sent: "sent|date", to: "to", subject: "subject",
		older:   "original message|original|original email|original mail|original appointment|forwarded message|forwarded mail|forwarded by|end forwarded message|reply message|replied message",
		forward: "begin forwarded message",
		footer: "sent from |sent with |sent via |sent using |sent by |get outlook for |outlook for |get bluemail for |virus-free|" +
			"this email has been checked for viruses|this email was scanned|yahoo mail: search",
	}, {
		name: "German", opens: "am |den ", wrote: "schrieb|geschrieben", between: " schrieb |schrieb am ", quoting: "zitat von |zitiere ",
		from: "von", sent: "gesendet|datum|gesendet am", to: "an", subject: "betreff",
		older:   "ursprüngliche nachricht|originalnachricht|original-nachricht|original nachricht|ursprüngliche mail|weitergeleitete nachricht|weitergeleitet von",
		forward: "anfang der weitergeleiteten nachricht|anfang der weitergeleiteten e-mail",
		footer: "gesendet von |gesendet mit |gesendet aus |gesendet über |von*gesendet|diese nachricht wurde von |holen sie sich outlook|outlook für |" +
			"virenfrei|diese e-mail wurde von ",
	}, {
		name: "French", opens: "le ", wrote: "a écrit|a ecrit|écrit", between: " a écrit |a écrit le ", quoting: "citation de |selon |en réponse à ",
		from: "de|expéditeur", sent: "envoyé|date|date d'envoi|envoyé le", to: "à|a|pour|destinataire", subject: "objet|sujet",
		older:   "message d'origine|message original|message initial|e-mail d'origine|courriel original|message transféré|message transmis|message réexpédié",
		forward: "début du message réexpédié|début du message transféré|début du message transmis",
		footer:  "envoyé de |envoyé depuis |envoyé à partir |envoyé avec |envoyé via |télécharger outlook|obtenez outlook|obtenir outlook|outlook pour |provenance : |provenance: |garanti sans virus",
	}, {
		name: "Spanish", opens: "el ", wrote: "escribió|escribio", between: " escribió |escribió el ", quoting: "citando a |citando ",
		from: "de|remitente", sent: "enviado|enviado el|fecha", to: "para|a", subject: "asunto",
		older:   "mensaje original|mensaje reenviado|correo original|mensaje de origen",
		forward: "inicio del mensaje reenviado",
		footer:  "enviado desde |enviado con |enviado mediante |enviado de mi |obtener outlook|obtén outlook|outlook para |libre de virus",
	}, {
		name: "Italian", opens: "il |in data ", wrote: "ha scritto|scrive", between: " ha scritto ", quoting: "citando ",
		from: "da|mittente", sent: "inviato|data|inviato il", to: "a|per", subject: "oggetto",
		older:   "messaggio originale|messaggio inoltrato|messaggio originario",
		forward: "inizio messaggio inoltrato",
		footer:  "inviato da|inviato con |inviato tramite |ottieni outlook|scarica outlook|outlook per |privo di virus",
	}, {
		name: "Portuguese", opens: "em |no dia ", wrote: "escreveu", between: " escreveu ", quoting: "citando ",
		from: "de|remetente", sent: "enviada|enviado|enviada em|enviado em|data", to: "para", subject: "assunto",
		older:   "mensagem original|mensagem encaminhada|mensagem reenviada|mensagem reencaminhada|mensagem de origem",
		forward: "início da mensagem reencaminhada|início da mensagem reenviada|início da mensagem encaminhada",
		footer:  "enviado do |enviado da |enviado de |enviado a partir |enviado com |enviado via |enviado pelo |obter o outlook|obter outlook|obtenha o outlook|baixe o outlook|outlook para |livre de vírus",
	}, {
		name: "Dutch", opens: "op ", wrote: "schreef|geschreven", between: " schreef |schreef op ", quoting: "citeren |citaat van ",
		from: "van", sent: "verzonden|datum|verstuurd", to: "aan", subject: "onderwerp",
		older:   "oorspronkelijk bericht|origineel bericht|oorspronkelijke bericht|doorgestuurd bericht|originele bericht",
		forward: "begin doorgestuurd bericht",
		footer:  "verstuurd vanaf |verstuurd met |verstuurd vanuit |verzonden vanaf |verzonden met |verzonden vanuit |verzonden via |download outlook|outlook voor |virusvrij",
	}, {
		name: "Polish", opens: "w dniu |dnia |wiadomość napisana przez ", wrote: "napisał|napisała|napisał(a)|napisał/a|napisal|pisze", between: " napisał | napisał(a) ", quoting: "cytowanie ",
		from: "od|nadawca", sent: "wysłano|wysłane|data", to: "do", subject: "temat",
		older:   "wiadomość oryginalna|oryginalna wiadomość|treść oryginalnej wiadomości|treść przekazanej wiadomości|wiadomość przekazana|przekazana wiadomość|original message",
		forward: "początek przekazywanej wiadomości",
		footer:  "wysłane z |wysłano z |wysłane za |pobierz outlook|pobierz program outlook|uzyskaj outlook|outlook dla |wolny od wirusów",
	}, {
		name: "Russian", opens: "в |от |вы писали ", wrote: "написал|написала|написал(а)|написал(a)|пишет|писал|писала|писал(а)", between: " написал | написал(а) |вы писали ", quoting: "цитирую |цитирование ",
		from: "от|от кого|отправитель", sent: "отправлено|дата|отправлен", to: "кому", subject: "тема",
		older:   "исходное сообщение|исходное письмо|пересылаемое сообщение|перенаправленное сообщение|пересланное сообщение|пересылаемое письмо|оригинальное сообщение|конец пересылаемого сообщения",
		forward: "начало переадресованного сообщения|начало пересылаемого сообщения",
		footer:  "отправлено с |отправлено из |отправлено через |получить outlook|скачать outlook|outlook для |без вирусов",
	}, {
		name: "Chinese", opens: "在|于|於", wrote: "写道|寫道|写到|寫到", quoting: "引用",
		from: "发件人|寄件者|寄件人|發件人", sent: "发送时间|发送日期|日期|时间|寄件日期|傳送時間|發送時間|日期時間|傳送日期", to: "收件人|收件者", subject: "主题|主旨|主題",
		older:   "原始邮件|原始郵件|原邮件|回复的原邮件|邮件原件|原始消息|原始信息|转发的邮件|转发邮件信息|转发邮件|轉寄郵件|轉寄的郵件|转发的消息|已轉寄郵件",
		forward: "下面是被转发的邮件|开始转发的邮件|以下是轉寄的郵件|開始轉寄郵件|以下是被轉寄的郵件",
		footer:  "发自|發自|从我的|從我的|来自我的|來自我的|傳送自|寄自|从 windows|從 windows|获取|下载|取得*outlook|無病毒|无病毒",
	}, {
		name: "Japanese", wrote: "のメール|は書きました|が書きました|は書いた|さんは書きました|さんが書きました|の発言", between: "は書きました |が書きました ", quoting: "引用 ",
		from: "差出人|送信者|from", sent: "送信日時|日付|日時|送信日", to: "宛先", subject: "件名",
		older:   "元のメッセージ|転送メッセージ|転送されたメッセージ|オリジナルメッセージ|転送済みメッセージ|元のメール|original message",
		forward: "転送されたメッセージ|転送するメッセージ",
		footer:  "*から送信|*から送信されました|*を入手|*を入手する|*から送信しました|ウイルス フリー",
	}, {
		name: "Swedish", opens: "den ", wrote: "skrev", between: " skrev ", quoting: "citerar ",
		from: "från", sent: "skickat|datum", to: "till", subject: "ämne", older: "ursprungligt meddelande|originalmeddelande|vidarebefordrat meddelande",
		forward: "vidarebefordrat brev", footer: "skickat från |skickades från |hämta outlook",
	}, {
		name: "Danish and Norwegian", opens: "den |på ", wrote: "skrev|følgende", between: " skrev ", quoting: "citerer |siterer ",
		from: "fra", sent: "sendt|dato", to: "til", subject: "emne", older: "original meddelelse|oprindelig meddelelse|opprinnelig melding|videresendt meddelelse|videresendt melding",
		forward: "start på videresendt besked|videresendt melding", footer: "sendt fra |hent outlook|få outlook",
	}, {
		name: "Finnish", wrote: "kirjoitti", between: " kirjoitti ", quoting: "lainaus ",
		from: "lähettäjä", sent: "lähetetty|päivä|päivämäärä", to: "vastaanottaja", subject: "aihe", older: "alkuperäinen viesti|välitetty viesti",
		forward: "välitetty viesti alkaa", footer: "lähetetty |hanki outlook",
	}, {
		name: "Czech and Slovak", opens: "dne |dňa ", wrote: "napsal|napsala|napsal(a)|napsal/a|napísal|napísala|napísal(a)|píše", between: " napsal ", quoting: "cituji ",
		from: "od|odesílatel", sent: "odesláno|datum|odoslané|dátum", to: "komu|pro", subject: "předmět|predmet", older: "původní zpráva|původní e-mail|pôvodná správa|přeposlaná zpráva|preposlaná správa",
		forward: "začátek přeposílané zprávy", footer: "odesláno z |odoslané z |získat outlook",
	}, {
		name: "Hungarian", wrote: "írta", between: " írta ", quoting: "idézet ",
		from: "feladó", sent: "elküldve|dátum|küldve", to: "címzett", subject: "tárgy", older: "eredeti üzenet|továbbított üzenet",
		forward: "továbbított levél kezdete", footer: "az iphone-omról küldve|*küldve|outlook beszerzése",
	}, {
		name: "Romanian", opens: "în |pe ", wrote: "a scris", between: " a scris ", quoting: "citat din ",
		from: "de la|de", sent: "trimis|data|dată", to: "către", subject: "subiect", older: "mesaj original|mesajul original|mesaj redirecționat",
		forward: "începutul mesajului redirecționat", footer: "trimis de pe |trimis din |obțineți outlook",
	}, {
		name: "Turkish", wrote: "şunu yazdı|yazdı", quoting: "alıntı ",
		from: "kimden|gönderen", sent: "gönderildi|tarih|gönderim tarihi", to: "kime|alıcı", subject: "konu", older: "özgün ileti|orijinal mesaj|iletilmiş mesaj|yönlendirilmiş ileti",
		forward: "iletilen mesajın başlangıcı", footer: "*gönderildi|*tarafımdan gönderildi|*indir",
	}, {
		name: "Ukrainian", opens: "від ", wrote: "пише|написав|написала|написав(ла)", between: " написав ", quoting: "цитую ",
		from: "від", sent: "надіслано|дата|відправлено", to: "кому", subject: "тема", older: "оригінальне повідомлення|переслане повідомлення|вихідне повідомлення",
		forward: "початок листа, що пересилається", footer: "надіслано з |відправлено з ",
	}, {
		name: "Greek", opens: "στις ", wrote: "έγραψε", between: " έγραψε ",
		from: "από", sent: "στάλθηκε|ημερομηνία|απεσταλμένα", to: "προς", subject: "θέμα", older: "αρχικό μήνυμα|προωθημένο μήνυμα",
		forward: "έναρξη προωθημένου μηνύματος", footer: "στάλθηκε από ",
	}, {
		name: "Korean", wrote: "님이 작성|작성|님이 썼습니다|님의 말",
		from: "보낸 사람|보낸사람", sent: "보낸 날짜|날짜|보낸날짜", to: "받는 사람|받는사람", subject: "제목", older: "원본 메시지|원본 메일|전달된 메시지|전달된 메일",
		forward: "전달된 메시지", footer: "나의 iphone에서 보냄|*에서 보냄|*에서 보냈습니다",
	}}
}

// table finds words in all languages. It is made once a letter.
type table []language

// any reports whether a test holds for one of the words that a field of a language lists.
func (t table) any(field func(*language) string, test func(word string) bool) bool {
	for i := range t {
		if anyOf(field(&t[i]), test) {
			return true
		}
	}
	return false
}

func anyOf(list string, test func(word string) bool) bool {
	for list != "" {
		word, rest, _ := strings.Cut(list, "|")
		if test(word) {
			return true
		}
		list = rest
	}
	return false
}

// lists reports whether a word is one of those that a field of a language lists. Every line of a letter is asked this, so that
// the lists are searched and not taken apart.
func (t table) lists(field func(*language) string, word string) bool {
	if word == "" || strings.IndexByte(word, '|') >= 0 {
		return false
	}
	for i := range t {
		if listed(field(&t[i]), word) {
			return true
		}
	}
	return false
}

func listed(list, word string) bool {
	for at := 0; ; at++ {
		i := strings.Index(list[at:], word)
		if i < 0 {
			return false
		}
		at += i
		end := at + len(word)
		if (at == 0 || list[at-1] == '|') && (end == len(list) || list[end] == '|') {
			return true
		}
	}
}

func (t table) opens(low string) bool {
	return t.any(func(l *language) string { return l.opens }, func(w string) bool { return strings.HasPrefix(low, w) })
}

func (t table) endsInWrote(low string) bool {
	return t.any(func(l *language) string { return l.wrote }, func(w string) bool { return strings.HasSuffix(low, w) })
}

func (t table) holdsWrote(low string) bool {
	return t.any(func(l *language) string { return l.between }, func(w string) bool { return strings.Contains(low, w) })
}

func (t table) quotes(low string) bool {
	return t.any(func(l *language) string { return l.quoting }, func(w string) bool { return strings.HasPrefix(low, w) })
}

// namesOlder knows the words between dashes: those of the table, or those with more behind them ("Forwarded message from …").
func (t table) namesOlder(low string) bool {
	return t.any(func(l *language) string { return l.older }, func(w string) bool {
		rest, ok := strings.CutPrefix(low, w)
		return ok && (rest == "" || rest[0] == ' ')
	})
}

// isOlder knows the words of the table alone.
func (t table) isOlder(low string) bool {
	return t.lists(func(l *language) string { return l.older }, low)
}

func (t table) announcesForward(low string) bool {
	return t.lists(func(l *language) string { return l.forward }, strings.TrimSpace(strings.TrimSuffix(low, ":")))
}

func (t table) isFooter(low string) bool {
	return t.any(func(l *language) string { return l.footer }, func(w string) bool {
		head, end, _ := strings.Cut(w, "*")
		return len(low) >= len(head)+len(end) && strings.HasPrefix(low, head) && strings.HasSuffix(low, end)
	})
}
