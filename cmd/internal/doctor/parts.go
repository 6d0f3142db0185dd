package doctor

// The parts of an exam, by what they look at.
type (
	domainExam struct{ *exam } // the domain's names, keys and certificates
	mailExam   struct{ *exam } // mailboxes, and letters that are sent to oneself
)
