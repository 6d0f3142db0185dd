package quotations

import "testing"

// banners are what gateways write above letters from outside.
func banners() []string {
	return []string{
		"CAUTION: This message was sent from outside of the organisation. Do not follow links or open attachments unless you know the sender.",
		"CAUTION: This email originated from outside of the organization. Do not click\nlinks or open attachments unless you recognize the sender and know the content\nis safe.",
		"CAUTION: This email originated from outside of the\norganization. Do not click links or open attachments\nunless you recognize the sender and know the content\nis safe.",
		"CAUTION:\nThis email originated from outside your organization.",
		"*CAUTION:* This email originated from outside the company.",
		"⚠️ CAUTION: External email. Be careful with links.",
		"EXTERNAL EMAIL: Do not click any links or open any attachments unless you trust the sender.",
		"[EXTERNAL]",
		"*** EXTERNAL ***",
		"[External Email]",
		"EXTERNAL SENDER",
		"WARNING: This email came from outside your organization.",
		"This Message Is From an External Sender\nThis message came from outside your organization.\nReport Suspicious <https://us-phishalarm-ewt.proofpoint.com/EWT/v1/abc!a1-b2>",
		"ZjQcmQRYFpfptBannerStart\nThis Message Is From an External Sender\nThis message came from outside your organization.\nReport Suspicious <https://us-phishalarm-ewt.proofpoint.com/x>\nZjQcmQRYFpfptBannerEnd",
		"You don't often get email from ada@example.net. Learn why this is important<https://aka.ms/LearnAboutSenderIdentification>",
		"You don’t often get email from ada@example.net. Learn why this is important at\nhttps://aka.ms/LearnAboutSenderIdentification",
		"[You don't often get email from ada@example.net. Learn why this is important at https://aka.ms/LearnAboutSenderIdentification ]",
		"Some people who received this message don't often get email from ada@example.net. Learn why this is important<https://aka.ms/LearnAboutSenderIdentification>",
		"Attention: This email is from an external source. Use caution when opening attachments.",
		"ACHTUNG: Diese E-Mail stammt von außerhalb der Organisation. Klicken Sie nicht auf Links und öffnen Sie keine Anhänge, wenn Sie den Absender nicht kennen.",
		"Sie erhalten nicht häufig E-Mails von ada@example.net. Erfahren Sie, warum dies wichtig ist<https://aka.ms/LearnAboutSenderIdentification>",
		"Externe E-Mail: Bitte seien Sie vorsichtig.",
		"ATTENTION : Ce courriel provient de l'extérieur de l'organisation. Ne cliquez pas sur les liens.",
		"Vous n’obtenez pas souvent d’e-mail à partir de ada@example.net. Découvrez pourquoi cela est important<https://aka.ms/LearnAboutSenderIdentification>",
		"PRECAUCIÓN: Este correo se originó fuera de la organización. No haga clic en enlaces.",
		"No suele recibir correo electrónico de ada@example.net. Descubra por qué esto es importante<https://aka.ms/LearnAboutSenderIdentification>",
		"ATTENZIONE: Questa e-mail proviene dall'esterno dell'organizzazione. Non fare clic sui collegamenti.",
		"Non si ricevono spesso messaggi di posta elettronica da ada@example.net. Scopri perché è importante<https://aka.ms/LearnAboutSenderIdentification>",
		"LET OP: Deze e-mail is afkomstig van buiten de organisatie. Klik niet op links.",
		"U ontvangt niet vaak e-mail van ada@example.net. Meer informatie over waarom dit belangrijk is<https://aka.ms/LearnAboutSenderIdentification>",
		"CUIDADO: Este e-mail foi enviado de fora da organização. Não clique em links.",
		"Você não costuma receber emails de ada@example.net. Saiba por que isso é importante<https://aka.ms/LearnAboutSenderIdentification>",
		"UWAGA: Ta wiadomość pochodzi spoza organizacji. Nie klikaj w linki.",
		"Nie otrzymujesz często wiadomości e-mail z ada@example.net. Dowiedz się, dlaczego jest to ważne<https://aka.ms/LearnAboutSenderIdentification>",
		"VARNING: Detta e-postmeddelande kommer från någon utanför organisationen. Klicka inte på länkar.",
		"Du får inte ofta e-post från ada@example.net. Läs om varför det här är viktigt<https://aka.ms/LearnAboutSenderIdentification>",
		"ВНИМАНИЕ: Это письмо отправлено из-за пределов организации. Не переходите по ссылкам.",
		"This Message Is From an Untrusted Sender\nYou have not previously corresponded with this sender.",
		"This is the first time you received an email from this sender (ada@example.net).",
		"**** Please use caution: this email was sent from outside the university ****",
		"================\nEXTERNAL EMAIL: be careful with links\n================",
		"+----------------+\n| CAUTION: External email. Do not click links. |\n+----------------+",
		"ADVARSEL: Denne e-mail kommer fra en afsender uden for organisationen. Klik ikke på links.",
		"FORSIKTIG: Denne e-posten kommer fra noen utenfor virksomheten.",
		"HUOMIO: Tämä sähköposti on lähetetty organisaation ulkopuolelta. Älä avaa linkkejä.",
		"UPOZORNĚNÍ: Tento e-mail pochází od odesílatele mimo organizaci.",
		"FIGYELEM: Ez az e-mail a szervezeten kívülről érkezett.",
		"DİKKAT: Bu e-posta kuruluşunuzun dışından gönderildi.",
		"ΠΡΟΣΟΧΗ: Αυτό το μήνυμα προέρχεται από εξωτερικό αποστολέα.",
		"警告：此邮件来自外部发件人，请勿点击链接。",
		"【外部邮件】此邮件来自组织外部，请谨慎打开附件。",
		"【社外メール】このメールは社外から送信されました。リンクに注意してください。",
		"⚠️ Denne mail er sendt udefra. Vær forsigtig med links.",
		"Du modtager ikke ofte mails fra ada@example.net. Få mere at vide om, hvorfor dette er vigtigt<https://aka.ms/LearnAboutSenderIdentification>",
		"您通常不会收到来自 ada@example.net 的电子邮件。了解为什么这一点很重要<https://aka.ms/LearnAboutSenderIdentification>",
		"Be aware: This is an external email.",
		"External Message: please use care",
		"🔴 This email is from outside of our organisation",
		"Mail from outside UZH",
		"Sicherheitswarnung: externe E-Mail",
		"This message has been scanned for viruses and dangerous content by MailScanner.",
		"Вы нечасто получаете сообщения от ada@example.net. Узнайте, почему это важно<https://aka.ms/LearnAboutSenderIdentification>",
	}
}

// TestBanners: a banner above or below the writer's words says nothing, and takes nothing of them away, with an empty line between them or none.
func TestBanners(t *testing.T) {
	t.Parallel()
	for _, banner := range banners() {
		for _, words := range []string{"yellow: Gb4-b5", "yellow:\nGb4-b5\nGc4-c5", "draw", "yes", "Hi Bo,\n\nyellow: Gb4-b5", "say I am outside now"} {
			for where, letter := range map[string]string{"above": banner + "\n\n" + words, "directly above": banner + "\n" + words, "below": words + "\n\n" + banner} {
				if where == "below" && externalTag.MatchString(banner) {
					continue // a tag stands in front of what it marks
				}
				if got, cut := Cut(letter); got != words || !cut {
					t.Errorf("%s: %q\nread %q", where, letter, got)
				}
			}
		}
		if got, _ := Cut(banner); got != "" {
			t.Errorf("%q alone is %q", banner, got)
		}
	}
	for _, tag := range []string{"[EXTERNAL] ", "[EXT] ", "[External Email] ", "[EXTERNAL]: ", "*** EXTERNAL *** ", "EXT: ", "EXTERNAL: ", "[外部邮件] ", "【外部】", "(EXTERNAL) ", "{EXTERNAL} ", "<External> ", "[Caution: External] ", "[External, Unverified]\n\n",
		"(External Email)\n\n", "[SPAM?] ", "*** SPAM ***\n\n", "[SUSPECTED SPAM]\n", "CAUTION: External\n\n", "⚠ External\n\n", "EXTERNAL MESSAGE\n\n", "Classification: Internal\n\n", "Klassifizierung: intern\n\n", "Internal\n\n", "PUBLIC\n\n", "TLP:CLEAR\n\n",
		"Sensitivity: General\n\n", "[Confidential]\n\n", "C1 - Public\n\n", "INTERNAL USE ONLY\n\n", "*Streng vertraulich*\n\n", "TLP:AMBER+STRICT\n\nEXTERNAL MESSAGE\n\n"} {
		if got, _ := Cut(tag + "yellow: Gb4-b5"); got != "yellow: Gb4-b5" {
			t.Errorf("%q: %q", tag, got)
		}
	}
}

// TestNoBanners: what begins like a banner without being one is the writer's, and so is one with a turn in it.
func TestNoBanners(t *testing.T) {
	t.Parallel()
	for _, own := range []string{
		"Caution is my style.\n\nyellow: Gb4-b5", "say Caution, the external sender is me", "External: yellow: Gb4-b5", "attention", "This message is short.",
		"Important: external sender b4b5. Gd4-d5", "CAUTION: external sender Gb4-b5\nGd4-d5", "Important: draw", "HELLO: it is me", "SORRY: mail was slow", "SORRY: I have sent you the wrong mail, and then another.", "NB: my mail is slow\nyellow: Gb4-b5",
		"⚠️ yellow: Gb4-b5", "[pbem 42] yellow: Gb4-b5", "OOPS! I have sent you a wrong mail.", "GELB: Gb4-b5", "Public", "Internal\nyellow: Gb4-b5", "General Gb4-b5", "say Spam", "(spare me) yellow: Gb4-b5",
	} {
		if got, _ := Cut(own); got != own {
			t.Errorf("%q: %q", own, got)
		}
	}
}

// TestBannersSwallowNothing: what stands directly below a banner, or behind it on its line, is the writer's where it is a turn or a command,
// however it is written, for half a turn must never be played.
func TestBannersSwallowNothing(t *testing.T) {
	t.Parallel()
	const open = "CAUTION: External email. Do not click links from unknown senders" // its sentence may go on
	const banner = "CAUTION: This email originated from outside of the organization."
	for _, own := range []string{
		"say hello to my friend", "draw yes please", "accept with pleasure", "I resign this game", "diary my plan is bad", "Say please do not open the door", "say klik niet op mij", "sag bitte nicht so",
		"yellow: b4b5\nGd4-d5", "b4b5 report suspicious", "yellow b4 b5 do not click", "yellow: b٤-b٥ external sender\nGd4-d5", "yellow b4 nach b5, klicken Sie nicht", "yes, I accept with pleasure", "name Ada the Great",
	} {
		for _, above := range []string{open + "\n", banner + "\n", banner + "\n\n"} {
			if got, _ := Cut(above + own); got != own {
				t.Errorf("%q: %q", above+own, got)
			}
		}
	}
	for _, turn := range []string{"yellow: Gb4-b5", "yellow: b4b5\nGd4-d5", "yellow b4 b5\nand Gd4-d5", "y: b٤-b٥"} {
		if got, cut := Cut(banner + " " + turn); got != turn || !cut {
			t.Errorf("%q behind a banner: %q", turn, got)
		}
	}
}

// TestDisclaimers: what a company puts below a letter goes, and nothing of what a writer says of their own letter does.
func TestDisclaimers(t *testing.T) {
	t.Parallel()
	for below, goes := range map[string]bool{
		"This e-mail is confidential. If you are not the intended recipient, please delete it.":               true,
		"This message and any attachments were scanned for viruses.":                                          true,
		"CONFIDENTIALITY NOTICE: The contents are intended only\nfor the addressee and may not be disclosed.": true,
		"This message is confidential. If you are not the recipient of it, delete it (s. 3, Act of 2004).":    true,
		"The information in this message is privileged.":                                                      true,
		"Diese E-Mail enthält vertrauliche Informationen.":                                                    true,
		"Diese E-Mail ist vertraulich. Wenn Sie nicht der richtige Adressat sind, löschen Sie sie bitte.":     true,
		"Ce message est confidentiel et réservé à son destinataire.":                                          true,
		"Este mensaje es confidencial.":                                                                       true,
		"Это сообщение конфиденциально.":                                                                      true,
		"Confidentially, wait for my next letter.":                                                            false,
		"This message is only a test.":                                                                        false,
		"This e-mail is a draft.":                                                                             false,
		"Diese Nachricht bitte ignorieren.":                                                                   false,
		"This turn was intended for my other game.":                                                           false,
		"This message is confidential:\nwhite: f3-e5":                                                         false,
		"This e-mail is confidential.\nresign":                                                                false,
		"This e-mail is confidential.\n\nWait, I have changed my mind about that.":                            false,
	} {
		kept, _ := Cut("yes\n\n" + below)
		if got := kept == "yes"; got != goes {
			t.Errorf("%q: %q is kept", below, kept)
		}
	}
	if kept, _ := Cut("This e-mail is confidential."); kept != "This e-mail is confidential." {
		t.Errorf("of a letter that is nothing else %q is kept", kept)
	}
}
