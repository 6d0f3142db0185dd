package quotations

import "testing"

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
