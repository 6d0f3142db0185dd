// Package mime reads the raw bytes of a letter into a [mailer.Message].
//
// The idea: reading is total. One pass over the raw bytes (parts.go) splits the letter at its boundaries and counts size,
// header bytes, levels and parts while it goes; what is too much is refused there, before anything else looks at it. Then
// transfer encodings (transfer.go) and charsets (charset.go) are undone, and whatever is broken is read as well as it can be:
// squares and commands are ASCII, and ASCII survives every wrong name. From the text it cuts what the person did not
// write: quotations, reply headers, forwarded letters, signatures. It never opens an attachment and never fails.
//
// Nothing here does more than a bounded amount of work for each byte, and worst_test.go tries to prove the contrary: no letter
// within the limits takes a tenth of a second or 64 MB. A limit on seconds would make the answer depend on what else the
// machine does; these limits need none.
//
// Who speaks is read the other way round: a From in which anything is doubtful (address.go) is nobody's. What a delivery
// report says (report.go) is only read, never believed.
//
// The one rule of the cutting: an order inside a quotation is never carried out. Lines marked with ">" are dropped one by
// one, so that answers between and below them are kept; a reply header, a forwarding mark or an Outlook header block whose
// text is not marked with ">" ends the letter. What mail programs write in each language stands in one table, in
// languages.go, and how they name the elements of a page in html_marked.go; what needs no words is known in any language:
// marks, addresses with a date, the lines at the sides of a quotation.
package mime
