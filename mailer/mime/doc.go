// Package mime reads the raw bytes of a letter into a [mailer.Message].
//
// The idea: reading is total. It first counts size, header bytes, levels and parts over the raw bytes and refuses what is
// too much; then it splits the header and the parts itself, leaves transfer encodings and charsets to go-message, and
// falls back to the raw text whenever something is broken. From the text it cuts what the person did not write:
// quotations, reply headers, forwarded letters, signatures. It never opens an attachment and never fails.
//
// The one rule of the cutting: an order inside a quotation is never carried out. Lines marked with ">" are dropped one by
// one, so that answers between and below them are kept; a reply header, a forwarding mark or an Outlook header block whose
// text is not marked with ">" ends the letter.
package mime
