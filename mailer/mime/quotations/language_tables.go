package quotations

func english() language {
	return language{
		name: "English", opens: "on |at ", wrote: "wrote|writes", between: " wrote on | wrote at ", quoting: "quoting |quoth |posted by ",
		from: "from", sent: "sent|date", to: "to", subject: "subject",
		older:   "original message|original|original email|original mail|original appointment|forwarded message|forwarded mail|forwarded by|end forwarded message|reply message|replied message|reply|reply to message|original e-mail",
		forward: "begin forwarded message",
		footer: "sent from |sent with |sent via |sent using |sent by |get outlook for |outlook for |get bluemail for |virus-free|" +
			"this email has been checked for viruses|this email was scanned|yahoo mail: search|to unsubscribe |you received this message because |you are receiving this |if you no longer wish to receive ",
	}
}

func german() language {
	return language{
		name: "German", opens: "am |den ", wrote: "schrieb|geschrieben", between: " schrieb |schrieb am ", quoting: "zitat von |zitiere ",
		from: "von", sent: "gesendet|datum|gesendet am", to: "an", subject: "betreff",
		older:   "ursprüngliche nachricht|originalnachricht|original-nachricht|original nachricht|ursprüngliche mail|weitergeleitete nachricht|weitergeleitet von|antwort nachricht|antwortnachricht|antwort-nachricht|originalmail|original e-mail|ursprüngliche e-mail",
		forward: "anfang der weitergeleiteten nachricht|anfang der weitergeleiteten e-mail",
		footer: "gesendet von |gesendet mit |gesendet aus |gesendet über |von*gesendet|diese nachricht wurde von |holen sie sich outlook|outlook für |" +
			"virenfrei|diese e-mail wurde von ",
	}
}

func french() language {
	return language{
		name: "French", opens: "le ", wrote: "a écrit|a ecrit|écrit", between: " a écrit |a écrit le ", quoting: "citation de |selon |en réponse à ",
		from: "de|expéditeur", sent: "envoyé|date|date d'envoi|envoyé le", to: "à|a|pour|destinataire", subject: "objet|sujet",
		older:   "message d'origine|message original|message initial|e-mail d'origine|courriel original|message transféré|message transmis|message réexpédié|message de réponse|réponse au message",
		forward: "début du message réexpédié|début du message transféré|début du message transmis",
		footer:  "envoyé de |envoyé depuis |envoyé à partir |envoyé avec |envoyé via |télécharger outlook|obtenez outlook|obtenir outlook|outlook pour |provenance : |provenance: |garanti sans virus",
	}
}

func spanish() language {
	return language{
		name: "Spanish", opens: "el ", wrote: "escribió|escribio", between: " escribió |escribió el ", quoting: "citando a |citando ",
		from: "de|remitente", sent: "enviado|enviado el|fecha", to: "para|a", subject: "asunto",
		older:   "mensaje original|mensaje reenviado|correo original|mensaje de origen|mensaje de respuesta|respuesta al mensaje",
		forward: "inicio del mensaje reenviado",
		footer:  "enviado desde |enviado con |enviado mediante |enviado de mi |obtener outlook|obtén outlook|outlook para |libre de virus",
	}
}

func italian() language {
	return language{
		name: "Italian", opens: "il |in data ", wrote: "ha scritto|scrive", between: " ha scritto ", quoting: "citando ",
		from: "da|mittente", sent: "inviato|data|inviato il", to: "a|per", subject: "oggetto",
		older:   "messaggio originale|messaggio inoltrato|messaggio originario|messaggio di risposta|risposta al messaggio",
		forward: "inizio messaggio inoltrato",
		footer:  "inviato da|inviato con |inviato tramite |ottieni outlook|scarica outlook|outlook per |privo di virus",
	}
}

func portuguese() language {
	return language{
		name: "Portuguese", opens: "em |no dia ", wrote: "escreveu", between: " escreveu ", quoting: "citando ",
		from: "de|remetente", sent: "enviada|enviado|enviada em|enviado em|data", to: "para", subject: "assunto",
		older:   "mensagem original|mensagem encaminhada|mensagem reenviada|mensagem reencaminhada|mensagem de origem|mensagem de resposta|resposta à mensagem",
		forward: "início da mensagem reencaminhada|início da mensagem reenviada|início da mensagem encaminhada",
		footer:  "enviado do |enviado da |enviado de |enviado a partir |enviado com |enviado via |enviado pelo |obter o outlook|obter outlook|obtenha o outlook|baixe o outlook|outlook para |livre de vírus",
	}
}

func dutch() language {
	return language{
		name: "Dutch", opens: "op ", wrote: "schreef|geschreven", between: " schreef |schreef op ", quoting: "citeren |citaat van ",
		from: "van", sent: "verzonden|datum|verstuurd", to: "aan", subject: "onderwerp",
		older:   "oorspronkelijk bericht|origineel bericht|oorspronkelijke bericht|doorgestuurd bericht|originele bericht|antwoordbericht|beantwoord bericht|antwoord bericht",
		forward: "begin doorgestuurd bericht",
		footer:  "verstuurd vanaf |verstuurd met |verstuurd vanuit |verzonden vanaf |verzonden met |verzonden vanuit |verzonden via |download outlook|outlook voor |virusvrij",
	}
}

func polish() language {
	return language{
		name: "Polish", opens: "w dniu |dnia |wiadomość napisana przez ", wrote: "napisał|napisała|napisał(a)|napisał/a|napisal|pisze", between: " napisał | napisał(a) ", quoting: "cytowanie ",
		from: "od|nadawca", sent: "wysłano|wysłane|data", to: "do", subject: "temat",
		older:   "wiadomość oryginalna|oryginalna wiadomość|treść oryginalnej wiadomości|treść przekazanej wiadomości|wiadomość przekazana|przekazana wiadomość|original message|odpowiedź na wiadomość|wiadomość z odpowiedzią",
		forward: "początek przekazywanej wiadomości",
		footer:  "wysłane z |wysłano z |wysłane za |pobierz outlook|pobierz program outlook|uzyskaj outlook|outlook dla |wolny od wirusów",
	}
}

func russian() language {
	return language{
		name: "Russian", opens: "в |от |вы писали ", wrote: "написал|написала|написал(а)|написал(a)|пишет|писал|писала|писал(а)", between: " написал | написал(а) |вы писали ", quoting: "цитирую |цитирование ",
		from: "от|от кого|отправитель", sent: "отправлено|дата|отправлен", to: "кому", subject: "тема",
		older:   "исходное сообщение|исходное письмо|пересылаемое сообщение|перенаправленное сообщение|пересланное сообщение|пересылаемое письмо|оригинальное сообщение|конец пересылаемого сообщения|ответное сообщение|ответ на сообщение",
		forward: "начало переадресованного сообщения|начало пересылаемого сообщения",
		footer:  "отправлено с |отправлено из |отправлено через |получить outlook|скачать outlook|outlook для |без вирусов",
	}
}

func chinese() language {
	return language{
		name: "Chinese", opens: "在|于|於", wrote: "写道|寫道|写到|寫到", quoting: "引用",
		from: "发件人|寄件者|寄件人|發件人", sent: "发送时间|发送日期|日期|时间|寄件日期|傳送時間|發送時間|日期時間|傳送日期", to: "收件人|收件者", subject: "主题|主旨|主題",
		older:   "原始邮件|原始郵件|原邮件|回复的原邮件|邮件原件|原始消息|原始信息|转发的邮件|转发邮件信息|转发邮件|轉寄郵件|轉寄的郵件|转发的消息|已轉寄郵件|回复邮件|回复|回覆郵件|回覆|答复邮件|答复",
		forward: "下面是被转发的邮件|开始转发的邮件|以下是轉寄的郵件|開始轉寄郵件|以下是被轉寄的郵件",
		footer:  "发自|發自|从我的|從我的|来自我的|來自我的|傳送自|寄自|从 windows|從 windows|获取|下载|取得*outlook|無病毒|无病毒",
	}
}

func japanese() language {
	return language{
		name: "Japanese", wrote: "のメール|は書きました|が書きました|は書いた|さんは書きました|さんが書きました|の発言", between: "は書きました |が書きました ", quoting: "引用 ",
		from: "差出人|送信者|from", sent: "送信日時|日付|日時|送信日", to: "宛先", subject: "件名",
		older:   "元のメッセージ|転送メッセージ|転送されたメッセージ|オリジナルメッセージ|転送済みメッセージ|元のメール|original message|返信メッセージ|返信メール|返信",
		forward: "転送されたメッセージ|転送するメッセージ",
		footer:  "*から送信|*から送信されました|*を入手|*を入手する|*から送信しました|ウイルス フリー",
	}
}

func swedish() language {
	return language{
		name: "Swedish", opens: "den ", wrote: "skrev", between: " skrev ", quoting: "citerar ",
		from: "från", sent: "skickat|datum", to: "till", subject: "ämne", older: "ursprungligt meddelande|originalmeddelande|vidarebefordrat meddelande|svarsmeddelande|svar på meddelande",
		forward: "vidarebefordrat brev", footer: "skickat från |skickades från |hämta outlook",
	}
}

func danishandNorwegian() language {
	return language{
		name: "Danish and Norwegian", opens: "den |på ", wrote: "skrev|følgende", between: " skrev ", quoting: "citerer |siterer ",
		from: "fra", sent: "sendt|dato", to: "til", subject: "emne", older: "original meddelelse|oprindelig meddelelse|opprinnelig melding|videresendt meddelelse|videresendt melding|svarmeddelelse|svarsmelding|svar på meddelelse",
		forward: "start på videresendt besked|videresendt melding", footer: "sendt fra |hent outlook|få outlook",
	}
}

func finnish() language {
	return language{
		name: "Finnish", wrote: "kirjoitti", between: " kirjoitti ", quoting: "lainaus ",
		from: "lähettäjä", sent: "lähetetty|päivä|päivämäärä", to: "vastaanottaja", subject: "aihe", older: "alkuperäinen viesti|välitetty viesti|vastausviesti",
		forward: "välitetty viesti alkaa", footer: "lähetetty |hanki outlook",
	}
}

func czechandSlovak() language {
	return language{
		name: "Czech and Slovak", opens: "dne |dňa ", wrote: "napsal|napsala|napsal(a)|napsal/a|napísal|napísala|napísal(a)|píše", between: " napsal ", quoting: "cituji ",
		from: "od|odesílatel", sent: "odesláno|datum|odoslané|dátum", to: "komu|pro", subject: "předmět|predmet", older: "původní zpráva|původní e-mail|pôvodná správa|přeposlaná zpráva|preposlaná správa|odpověď|odpoveď|odpověď na zprávu",
		forward: "začátek přeposílané zprávy", footer: "odesláno z |odoslané z |získat outlook",
	}
}

func hungarian() language {
	return language{
		name: "Hungarian", wrote: "írta", between: " írta ", quoting: "idézet ",
		from: "feladó", sent: "elküldve|dátum|küldve", to: "címzett", subject: "tárgy", older: "eredeti üzenet|továbbított üzenet|válaszüzenet",
		forward: "továbbított levél kezdete", footer: "az iphone-omról küldve|*küldve|outlook beszerzése",
	}
}

func romanian() language {
	return language{
		name: "Romanian", opens: "în |pe ", wrote: "a scris", between: " a scris ", quoting: "citat din ",
		from: "de la|de", sent: "trimis|data|dată", to: "către", subject: "subiect", older: "mesaj original|mesajul original|mesaj redirecționat|mesaj de răspuns",
		forward: "începutul mesajului redirecționat", footer: "trimis de pe |trimis din |obțineți outlook",
	}
}

func turkish() language {
	return language{
		name: "Turkish", wrote: "şunu yazdı|yazdı", quoting: "alıntı ",
		from: "kimden|gönderen", sent: "gönderildi|tarih|gönderim tarihi", to: "kime|alıcı", subject: "konu", older: "özgün ileti|orijinal mesaj|iletilmiş mesaj|yönlendirilmiş ileti|yanıt mesajı|yanıt iletisi",
		forward: "iletilen mesajın başlangıcı", footer: "*gönderildi|*tarafımdan gönderildi|*indir",
	}
}

func ukrainian() language {
	return language{
		name: "Ukrainian", opens: "від ", wrote: "пише|написав|написала|написав(ла)", between: " написав ", quoting: "цитую ",
		from: "від", sent: "надіслано|дата|відправлено", to: "кому", subject: "тема", older: "оригінальне повідомлення|переслане повідомлення|вихідне повідомлення|повідомлення-відповідь|відповідь на повідомлення",
		forward: "початок листа, що пересилається", footer: "надіслано з |відправлено з ",
	}
}

func greek() language {
	return language{
		name: "Greek", opens: "στις ", wrote: "έγραψε", between: " έγραψε ",
		from: "από", sent: "στάλθηκε|ημερομηνία|απεσταλμένα", to: "προς", subject: "θέμα", older: "αρχικό μήνυμα|προωθημένο μήνυμα|μήνυμα απάντησης",
		forward: "έναρξη προωθημένου μηνύματος", footer: "στάλθηκε από ",
	}
}

func korean() language {
	return language{
		name: "Korean", wrote: "님이 작성|작성|님이 썼습니다|님의 말",
		from: "보낸 사람|보낸사람", sent: "보낸 날짜|날짜|보낸날짜", to: "받는 사람|받는사람", subject: "제목", older: "원본 메시지|원본 메일|전달된 메시지|전달된 메일|답장 메시지|답장|회신 메시지",
		forward: "전달된 메시지", footer: "나의 iphone에서 보냄|*에서 보냄|*에서 보냈습니다",
	}
}

func arabic() language {
	return language{
		name: "Arabic", opens: "في |بتاريخ ", wrote: "كتب|كتبت", between: " كتب ",
		from: "من|المرسل", sent: "تم الإرسال|التاريخ|أرسلت", to: "إلى", subject: "الموضوع", older: "الرسالة الأصلية|رسالة معاد توجيهها|رسالة الرد",
		forward: "بدء الرسالة المعاد توجيهها", footer: "أرسلت من |تم الإرسال من |مرسل من |مُرسل من |الحصول على outlook",
	}
}

func persian() language {
	return language{
		name: "Persian", opens: "در ", wrote: "نوشت|نوشته است|نوشته", between: " نوشت ",
		from: "از", sent: "ارسال شده|تاریخ|ارسال", to: "به", subject: "موضوع", older: "پیام اصلی|پیام هدایت شده|پیام ارسال شده",
		footer: "ارسال شده از |فرستاده شده از |ارسالشده از ",
	}
}

func hebrew() language {
	return language{
		name: "Hebrew", opens: "בתאריך |ב־|ב-", wrote: "כתב|כתבה|כתב/ה|כתב(ה)|מאת", between: " כתב ",
		from: "מאת", sent: "נשלח|תאריך", to: "אל|לכבוד", subject: "נושא", older: "הודעה מקורית|הודעה שהועברה|ההודעה המקורית",
		forward: "תחילת ההודעה שהועברה", footer: "נשלח מה|נשלח מ|קבל את outlook",
	}
}

func hindi() language {
	return language{
		name: "Hindi", wrote: "ने लिखा|लिखा|ने लिखा है", between: " ने लिखा ",
		from: "प्रेषक|से", sent: "भेजा गया|दिनांक|तारीख", to: "प्रति|को", subject: "विषय", older: "मूल संदेश|अग्रेषित संदेश",
		footer: "*से भेजा गया|मेरे iphone से भेजा गया",
	}
}

func thai() language {
	return language{
		name: "Thai", opens: "เมื่อ |ในวันที่ |วันที่ ", wrote: "เขียนว่า|เขียน|ได้เขียน", between: " เขียน",
		from: "จาก", sent: "ส่ง|วันที่|ส่งเมื่อ", to: "ถึง", subject: "เรื่อง|หัวข้อ", older: "ข้อความต้นฉบับ|ข้อความที่ส่งต่อ|ข้อความเดิม",
		footer: "ส่งจาก|รับ outlook",
	}
}

func vietnamese() language {
	return language{
		name: "Vietnamese", opens: "vào |ngày ", wrote: "đã viết|viết", between: " đã viết ",
		from: "từ", sent: "đã gửi|ngày|gửi|vào lúc", to: "đến|tới", subject: "chủ đề|tiêu đề", older: "thư gốc|tin nhắn gốc|thư đã chuyển tiếp|thư được chuyển tiếp",
		footer: "đã gửi từ |được gửi từ |gửi từ |tải outlook",
	}
}

func indonesian() language {
	return language{
		name: "Indonesian and Malay", opens: "pada ", wrote: "menulis", between: " menulis ",
		from: "dari|daripada", sent: "dikirim|tanggal|dihantar|tarikh", to: "kepada|ke", subject: "subjek|perihal|subyek",
		older: "pesan asli|pesan terusan|pesan yang diteruskan|mesej asal", forward: "awal pesan terusan", footer: "dikirim dari |terkirim dari |dihantar daripada |dapatkan outlook",
	}
}
