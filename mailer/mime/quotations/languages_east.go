package quotations

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
