package refusal

import (
	"fmt"
	"strings"
	"testing"
)

// stages are where a letter is refused, as the table calls them.
var stages = map[string]Stage{"session": Session, "mail": Mail, "rcpt": Rcpt, "data": Data, "report": Report}

// TestRefusals walks what real servers say, at each stage at which they may. A line is a code, a status or -, and words; a cell that is not
// named by a prefix "at …:" stands for RCPT, after the dot, and a report.
func TestRefusals(t *testing.T) {
	for want, lines := range map[About]string{
		Us: `
			550 5.4.5 Daily user sending limit exceeded. For more information on Gmail sending limits go to ...
			550 5.4.5 Daily SMTP relay limit exceeded for customer.
			550 5.7.60 SMTP; Client does not have permissions to send as this sender
			550 5.1.8 Access denied, bad outbound sender AS(42004)
			550 5.1.8 bad sender
			501 5.1.7 Bad sender address syntax
			554 5.7.1 account blocked
			554 5.7.1 Your account has been suspended
			552 5.2.0 Sending quota exceeded
			554 5.2.0 STOREDRV.Submission.Exception:SubmissionQuotaExceededException
			554 5.2.0 STOREDRV.Submission.Exception:SendAsDeniedException.MapiExceptionSendAsDenied
			550 5.2.2 Submission quota exceeded
			554 5.2.252 SendAsDenied; games@example.org not allowed to send as other@example.org
			550 5.1.90 Your message can't be sent because you've reached your daily limit for message recipients
			550 5.7.64 TenantAttribution; Relay Access Denied
			530 5.7.57 Client not authenticated to send mail
			550 5.7.232 Your message can't be sent because your trial tenant has exceeded its daily limit for sending email
			550 5.7.233 Your message can't be sent because your tenant exceeded its daily limit
			550 5.7.501 Access denied, spam abuse detected
			550 5.7.502 Access denied, banned sender
			550 5.7.508 Access denied, [192.0.2.1] has exceeded permitted limits
			550 5.7.606 Access denied, banned sending IP [192.0.2.1]
			550 5.7.705 Access denied, tenant has exceeded threshold
			550 5.7.708 Service unavailable. Access denied, traffic not accepted from this IP
			550 5.7.750 Service unavailable. Client blocked from sending from unregistered domains
			550 5.7.1 Unfortunately, messages from [192.0.2.1] weren't sent. Please contact your Internet service provider since part of their network is on our block list (S3140).
			535 5.7.8 Username and Password not accepted
			534 5.7.9 Application-specific password required
			530 5.7.0 Authentication Required
			503 5.5.1 you must authenticate first
			550 5.7.1 Mail relay denied [192.0.2.1]. Invalid credentials for relay
			550 5.7.26 This mail has been blocked because the sender is unauthenticated.
			550 5.7.25 The IP address sending this message does not have a PTR record
			550 5.7.1 [192.0.2.1] Our system has detected an unusual rate of unsolicited mail originating from your IP address.
			550 5.7.28 Our system has detected an unusual rate of mail
			553 5.7.1 [BL21] Connections will not be accepted from 192.0.2.1, because the ip is in Spamhaus's list
			554 5.7.9 Message not accepted for policy reasons. See https://postmaster.yahooinc.com/error-codes
			550 - Requested action not taken: mailbox unavailable Sender address is not allowed.
			450 - Requested mail action not taken: mailbox unavailable; Mail send limit exceeded.
			554 - Transaction failed; Email-Limit exceeded
			550 5.7.0 From address is not one of your addresses
			550 5.7.1 Your message was rejected due to example.org's DMARC policy
			550 5.7.0 Blocked - see https://support.apple.com/en-us/HT204137
			550 5.4.6 Unusual sending activity detected. Please try after sometime
			554 5.1.8 Email Outgoing Blocked
			553 5.7.1 Sender is not allowed to relay emails
			553 - Relaying disallowed as games@example.org
			553 5.7.1 <games@example.org>: Sender address rejected: not owned by user games
			550 5.7.1 <games@example.org>: Sender address rejected: not logged in
			550 5.1.0 <games@example.org>: Sender address rejected: User unknown in virtual mailbox table
			554 - Message rejected: Email address is not verified. The following identities failed the check in region EU-WEST-1: games@example.org
			454 - Throttling failure: Daily message quota exceeded
			554 - Sending paused for this account. For more information, please check the inbox of the email address associated with your AWS account.
			550 - The from address does not match a verified Sender Identity. Mail cannot be sent until this error is resolved.
			550 - Unauthenticated senders not allowed
			451 - Authentication failed: Maximum credits exceeded
			550 5.7.1 Relaying denied
			421 - Domain example.org is not allowed to send: Please complete business verification
			554 - Free accounts are for test purposes only. Please upgrade or add the address to authorized recipients
			554 5.7.1 <unknown[192.0.2.1]>: Client host rejected: Access denied
			554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org
			554 5.7.1 <ada@example.net>: Relay access denied
			504 5.5.2 <localhost>: Helo command rejected: need fully-qualified hostname
			550 5.7.1 <ada@example.net>: Recipient address rejected: Message rejected due to: SPF fail - not authorized
			550 5.7.1 Sending quota exceeded
			550 - relay not permitted
			550 - Please turn on SMTP Authentication in your mail client. host [192.0.2.1] is not permitted to relay
			550 - Domain example.org has exceeded the max emails per hour (100/100 (100%)) allowed. Message discarded.
			550 - Outgoing mail from "games@example.org" has been suspended.
			550 - Sender verify failed
			550 - Access denied - Invalid HELO name (See RFC2821 4.1.1.1)
			550 - JunkMail rejected - host [192.0.2.1] is in an RBL: see spamcop
			550 5.7.1 Session encryption is required
			554 5.7.1 <games@example.org>: Sender address rejected: Access denied; account locked
			550 - number of mails per hour exceeded
			421 4.7.0 Our system has detected that this message is suspicious due to the very low reputation of the sending IP address
			451 4.7.650 The mail server [192.0.2.1] has been temporarily rate limited due to IP reputation
			at mail: 550 - no
			at mail: 553 - not here
			at mail: 550 5.7.1 denied
			at mail: 550 5.1.1 unknown user
			at mail: 550 5.2.1 mailbox disabled
			at mail: 552 5.2.2 mailbox full
			at mail: 552 - quota exceeded
			at mail: 554 - no SMTP service here
			at mail: 555 5.5.4 unsupported parameters
			at mail: 450 4.1.8 <games@example.org>: Sender address rejected: Domain not found
			at session: 554 - No SMTP service. Bad DNS PTR resource record.
			at session: 535 5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the Tenant
			at session: 454 4.7.0 Too many login attempts, please try again later.
			553 5.7.2 [TSS09] All messages from 192.0.2.1 will be permanently deferred; Retrying will NOT succeed. See https://postmaster.yahooinc.com/421-ts03.html
			at rcpt: 553 - Mail from 192.0.2.1 not allowed - [10]
			550 - DY-001 (BAY0-MC3-F7) Unfortunately, messages from 192.0.2.1 weren't sent. Please contact your Internet service provider. You can tell them that Hotmail does not relay dynamically-assigned IP ranges.
			550 - SC-001 (COL004-MC1F9) Unfortunately, messages from 192.0.2.1 weren't sent. Please contact your Internet service provider since part of their network is on our block list.
			550 - OU-002 (SNT004-MC2F18) Unfortunately, messages from 192.0.2.1 weren't sent. Please contact your Internet service provider since part of their network is on our block list
			550 - Verification failed for <games@example.org> Unrouteable address Sender verify failed
			550 - Verification failed for <games@example.org> No Such User Here Sender verify failed
			550 - Verification failed for <games@example.org> The mail server could not deliver mail to games@example.org. The account or domain may not exist, they may be blacklisted, or missing the proper dns entries. Sender verify failed
			550 - SMTP AUTH is required for message submission on port 587
			550 - Rejected: 192.0.2.1 listed at ix.dnsbl.manitu.net
			550 - Your IP is listed on bl.example
			551 5.7.1 Not authorised to send from this header address
			550 5.7.1 Not authorised to send from this header address
			550 - Requested action not taken: mailbox unavailable invalid DNS MX or A/AAAA resource record
			554 - Sandbox subdomains are for test purposes only. Please add your own domain or add the address to authorized recipients
			550 - Sender Signature not found
			550 5.7.1 The 'From' address you supplied (games@example.org) is not a Sender Signature on your account.
			550 - Ratelimit exceeded for mailbox games@example.org
			554 5.2.0 OutboundSpamException; Failed to process message due to a permanent exception with message WASCL UserAction verdict is not None. Actual verdict is Suspend
			550 5.2.0 WASCL UserAction verdict is not None. Actual verdict is RefuseQuota
			554 - Blocked - see https://ipcheck.proofpoint.com/?ip=192.0.2.1
			554 5.7.0 Blocked - see https://ipcheck.proofpoint.com/?ip=192.0.2.1
			at rcpt: 550 - 192.0.2.1 is blocked by example.net
			550 5.7.1 You have exceeded the number of messages allowed in 24 hours
			550 5.7.1 You have exceeded the maximum number of recipients per day
			550 - You have reached the maximum number of emails for today
			550 - Sending of messages is blocked for this mailbox
			550 5.7.1 Sending from this mailbox has been temporarily disabled
			554 5.7.1 Sending disabled because of spam complaints
			550 - user games@example.org has exceeded the hourly sending limit
			550 5.4.5 Daily sending quota exceeded
			550 5.4.5 https://support.google.com/a/answer/166852 Daily sending limit
			550 5.7.1 Email quota exceeded.
			550 5.7.1 Daily message limit reached
			550 - Ihr Versandlimit ist erreicht
			550 5.7.0 Tageslimit für ausgehende E-Mails erreicht
			554 5.7.1 Ihr Konto ist gesperrt
			550 5.7.1 Limite d'envoi atteinte
			550 5.7.515 Access denied, sending domain example.org doesn't meet the required authentication level
			550 5.7.32 The From: header in this message isn't aligned with either the authenticated SPF or DKIM organizational domain
			550 5.7.40 This mail has been blocked because the sending domain does not have a valid DMARC record
			550 5.7.54 SMTP; Unable to relay recipient in non-accepted domain
			550 5.7.68 TenantInboundAttribution; client is not authorized
			525 5.7.1 Unauthorized IP address
			502 5.7.0 Your SMTP account is not yet activated. Contact us
			550 5.7.1 Sender not validated
			550 - Mail rejected because your sending host has no A record
			550 - Message rejected because 192.0.2.1 is in a black list at zen.spamhaus.org
			at rcpt: 554 - IP=192.0.2.1 - A problem occurred. (Ask your postmaster for help or to contact tosa@rx.t-online.de to clarify.)
			550 - inconsistent or no DNS PTR record for 192.0.2.1
			550 - Sorry, we do not accept mail from dynamic IPs
			554 5.7.1 <dsl.example.net[192.0.2.1]>: Client host rejected: dynamic address
			550 5.7.1 Your host is UCEPROTECT-Level 3 listed
			554 - Your access to this mail system has been rejected due to the sending MTA's poor reputation. If you believe that this failure is in error, please contact the intended recipient via alternate means.
			554 - Your access to this mail system has been rejected.
			550 5.7.1 Mailbox games@example.org is suspended for sending
			554 5.7.1 <games@example.org>: Sender address rejected: undeliverable address: unknown user
			550 5.1.0 <games@example.org> sender rejected : invalid sender domain
			550 5.7.0 Authentication is required for relay
			550 5.7.3 Requested action aborted; user not authenticated
			554 5.7.8 Error: authentication failed: account is disabled
			550 - You must check for new mail before sending mail (POP before SMTP).
			550 - Please authenticate via POP/IMAP first
			551 - User not local; please authenticate
			550 - we do not relay
			550 - We don't relay for example.net
			550 - that domain isn't in my list of allowed rcpthosts (#5.7.1)
			553 - sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)
			553 - sorry, your envelope sender domain must exist (#5.7.1)
			553 - sorry, your envelope sender is in my badmailfrom list (#5.7.1)
			550 - Invalid sender
			550 - Unknown sender
			550 - Sender unknown
			550 - sender domain does not exist
			550 - Domain of sender address games@example.org does not resolve
			550 - Sender not allowed
			501 - Sender syntax error
			550 - MAIL FROM address not allowed for user games
			550 - This user is not allowed to use this From address
			550 5.7.1 Requested action not taken: message refused. Too many spam messages from your account
			550 5.7.0 account has been disabled for outgoing messages
			550 5.7.1 Your mail account is over its quota; delete letters before you send
			552 5.2.2 Your mailbox is full. You cannot send messages until you free up space
			554 5.2.2 MapiExceptionQuotaExceeded; STOREDRV.Submission
			550 - Subscription has expired
			550 5.7.1 Your subscription has expired
			550 - trial account: recipient not verified
			554 5.7.1 The maximum number of outgoing messages for your plan
			550 5.7.1 Too many invalid recipients; blocked for 24 hours
			550 - Too many invalid recipients
			550 5.5.3 Too many recipients received this hour
			550 - Too many recipients today
			421 4.3.2 Your IP is throttled
			550 5.7.1 [192.0.2.1] Messages from your network are refused
			554 5.7.1 Connection refused. IP not authorized
			550 5.7.1 The sender is not authorized to use this service
			550 5.7.1 Access denied: IP on deny list`,
		Recipient: `
			550 5.1.1 The email account that you tried to reach does not exist.
			550 5.1.1 <ada@example.net>: Recipient address rejected: User unknown in local recipient table
			550 5.1.1 no such user; see https://example.net/dmarc
			550 5.1.2 bad destination system
			550 5.1.6 mailbox moved
			550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient ada@example.net not found by SMTP address lookup
			550 5.2.1 The email account that you tried to reach is disabled.
			550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages
			552 5.2.2 The email account that you tried to reach is over quota.
			552 5.2.2 user is over quota
			552 5.2.2 Mailbox full
			452 4.2.2 over quota
			554 5.2.0 STOREDRV.Deliver.Exception: mailbox is full
			550 5.4.1 Recipient address rejected: Access denied. AS(201806281)
			554 - delivery error: dd This user doesn't have a yahoo.com account
			554 - Sorry, your message to ada@example.net cannot be delivered. This mailbox is disabled (554.30).
			550 5.7.17 Mailbox owner has changed
			550 5.5.0 no such user here
			550 - No Such User Here
			550 - Unrouteable address
			554 - Transaction failed: the address is on the suppression list for your account
			at rcpt: 550 - Requested action not taken: mailbox unavailable
			at rcpt: 551 - not here
			at rcpt: 553 - no
			at rcpt: 550 - account disabled
			at rcpt: 550 - <daily.limit@thelonious.spf.example> your.domain@example.net no http://example.net/dmarc/blacklist host spf.example.net said no
			550 5.1.1 RESOLVER.ADR.ExRecipNotFound; not found
			550 5.1.351 Remote server returned unknown recipient or mailbox unavailable
			550 5.2.2 mailbox full
			552 - mailbox full
			550 - mailbox is over quota
			452 4.2.2 The email account that you tried to reach is over quota
			552 5.2.2 <ada@example.net>: Quota exceeded (mailbox for user is full)
			550 - User not found: ada@example.net
			550 - Unknown user
			550 - User unknown
			550 - Invalid mailbox
			550 - Account does not exist
			550 - This account has been disabled or discontinued [#102]
			554 - delivery error: dd Sorry, your message to ada@example.net cannot be delivered. This account has been disabled or discontinued [#102]. - mta
			550 - Mailbox ada@example.net is unavailable: user not found
			550 - Message was not accepted -- invalid mailbox.  Local mailbox ada@example.net is unavailable: account is disabled
			550 5.1.1 User email id does not exist.
			550 5.2.1 This account is inactive
			550 5.7.1 No such user!
			552 5.2.2 The recipient's inbox is out of storage space.
			550 - Address unknown
			550 - Recipient's mailbox is full, message returned to sender. (#5.2.2)
			550 - sorry, no mailbox here by that name. (#5.1.1)
			554 5.1.1 <ada@example.net>: Recipient address rejected: undeliverable address: host said 550
			554 5.7.1 <ada@example.net>: Recipient address rejected: User does not exist
			550 5.1.0 Address rejected
			550 5.1.2 Bad destination host 'DNS Hard Error looking up example.net (MX): NXDOMAIN'
			550 5.0.350 Remote server returned an error -> 550 user unknown`,
		Letter: `
			552 5.3.4 Message size exceeds fixed limit
			552 5.2.3 Your message exceeded Google's message size limits
			550 5.2.3 RESOLVER.RST.RecipSizeLimit; message too large for this recipient
			552 - Message size exceeds maximum permitted
			550 5.6.0 Message headers fail syntax check
			553 5.6.7 the server takes no addresses with other than ASCII letters
			552 5.7.0 This message was blocked because its content presents a potential security issue.
			550 5.7.1 [192.0.2.1] Our system has detected that this message is likely unsolicited mail.
			550 5.7.1 Message content rejected
			554 5.7.1 Spam message rejected
			554 5.7.1 [CS01] Message rejected due to local policy.
			554 - Transaction failed; Reject due to policy restrictions.
			550 5.7.1 RESOLVER.RST.NotAuthorized; not authorized
			550 5.7.1 TRANSPORT.RULES.RejectMessage; the message was rejected by organization policy
			550 5.7.124 Sender not in allowed-senders list
			550 5.7.133 Sender not authenticated for group
			550 5.7.134 Sender not authenticated for mailbox
			550 5.7.512 Access denied, message must be RFC 5322 section 3.6.2 compliant
			550 5.7.1 Your message was blocked by the recipient
			541 5.4.1 Mail rejected by destination domain
			550 5.4.4 no route
			550 5.7.1 policy
			554 - no
			at mail: 552 5.3.4 Message size exceeds fixed limit
			at mail: 552 - Message size exceeds maximum permitted
			at mail: 451 - try again
			at session: 421 - too busy
			at session: 421 4.3.2 try again
			at mail: 452 4.3.1 Insufficient system storage
			450 4.7.1 <ada@example.net>: Recipient address rejected: Greylisted, see http://postgrey.example
			451 4.3.0 Temporary lookup failure
			452 4.5.3 Too many recipients
			at data: 550 - no
			at data: 550 - message rejected
			552 5.7.0 Our system detected an illegal attachment on your message
			550 5.7.1 Message considered as spam or virus, rejected
			550 5.7.0 Message considered as spam or virus, rejected
			554 5.7.1 Message rejected under suspicion of SPAM
			550 5.7.1 The user or domain that you are sending to (or from) has a policy that prohibited the mail that you sent.
			550 5.7.1 Gmail has detected that this message is not RFC 5322 compliant
			554 5.2.3 MailPolicy violation Error delivering to mailboxes
			554 - Email rejected due to security policies - MCSpamSignature
			554 5.6.0 Message contains invalid header
			550 5.7.1 This message has been blocked for containing a URL in a blacklist
			554 5.7.1 URL in this message is listed at a blocklist
			550 5.4.6 Routing loop detected
			554 5.4.14 Hop count exceeded - possible mail loop
			550 5.4.6 too many hops
			554 5.4.6 Too many hops
			550 5.7.124 RESOLVER.RST.SenderNotInRestrictedSender
			452 4.5.3 Your message has too many recipients`,
	} {
		for line := range strings.Lines(strings.TrimSpace(lines)) {
			for at, r := range cells(t, strings.TrimSpace(line)) {
				if got := Of(stages[at], r); got != want {
					t.Errorf("at %s, %d %s %q speaks of %d, want %d", at, r.Code, r.Status, r.Text, got, want)
				}
			}
		}
	}
}

// cells are the stages at which a line of the table stands, with what is said there. Whatever speaks of us does so at MAIL, too.
func cells(t *testing.T, line string) map[string]Reply {
	stage, said, alone := strings.Cut(line, ": ")
	stage, alone = strings.TrimPrefix(stage, "at "), alone && strings.HasPrefix(stage, "at ")
	if !alone {
		said = line
	}
	var r Reply
	if _, err := fmt.Sscan(said, &r.Code, &r.Status); err != nil {
		t.Fatalf("%q: %v", line, err)
	}
	r.Text = strings.SplitN(said, " ", 3)[2]
	if r.Status == "-" {
		r.Status = ""
	}
	if alone {
		return map[string]Reply{stage: r}
	}
	return map[string]Reply{"rcpt": r, "data": r, "report": r}
}

// TestAllOfUsAtMail: what speaks of us elsewhere does so at MAIL, and of recipients nobody speaks there.
func TestAllOfUsAtMail(t *testing.T) {
	for code := 500; code < 560; code++ {
		for _, status := range []string{"", "5.0.0", "5.1.1", "5.2.2", "5.2.1", "5.4.1", "5.5.1", "5.7.1", "5.7.133", "5.7.26"} {
			if got := Of(Mail, Reply{Code: code, Status: status, Text: "no"}); got != Us {
				t.Errorf("%d %s at MAIL speaks of %d", code, status, got)
			}
		}
	}
}

// TestFinal: after a MAIL that was taken, a letter is given up for what plainly concerns it or its recipient, and for no code that a server
// may say to anybody.
func TestFinal(t *testing.T) {
	final := map[int]bool{521: true, 541: true, 550: true, 551: true, 552: true, 553: true, 554: true, 556: true}
	for _, at := range []Stage{Rcpt, Data} {
		for code := range 1000 {
			for said, plain := range map[Reply]bool{
				{}:                              false,
				{Text: "no"}:                    false,
				{Status: "5.5.1", Text: "no"}:   false,
				{Status: "5.0.0", Text: "no"}:   false,
				{Status: "5.1.1", Text: "no"}:   true,
				{Status: "5.6.0", Text: "no"}:   true,
				{Status: "5.3.4", Text: "no"}:   true,
				{Text: "5xx user unknown"}:      true,
				{Status: "5.4.5", Text: "no"}:   false,
				{Text: "sending limit reached"}: false,
			} {
				said.Code = code
				want := code/100 == 5 && (plain && !Login(code) || final[code] && Of(at, said) != Us)
				if got := Final(at, said); got != want {
					t.Errorf("at %d, %d %s %q: %v", at, code, said.Status, said.Text, got)
				}
			}
		}
	}
}
