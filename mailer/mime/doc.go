// Package mime reads the raw bytes of a letter into a [mailer.Message].
//
// The idea: reading is total. What cannot be read is empty, what is too much is refused in a sentence, and no input makes it
// fail, panic or work for long. It goes through four rooms, each a package that knows only those before it:
//
//   - parts: bytes → header fields and parts, with limits, transfer encodings and charsets undone;
//   - text: parts → the words, of plain text, HTML, flowed and enriched text; never of an attachment;
//   - quotations: the words → what the person wrote, without quotations, reply headers, forwarded letters, signatures;
//   - robots: what must not be answered, and what a delivery report says, which is only read, never believed.
//
// Here they are put together, and here it is read who speaks: a From in which anything is doubtful (address.go) is nobody's.
//
// MIME is split by our own code, in one pass that counts while it splits: a library can't be bounded from outside, and a check in
// front of it would have to agree with it about every odd boundary. The parts are the bytes as they came, so that a letter has the
// same digest by every route. Charsets, addresses, parameters of a media type and HTML tokens are left to libraries.
//
// Nothing here does more than a bounded amount of work for each byte, and worst_test.go tries to prove the contrary: no letter
// within the limits takes a tenth of a second or 64 MB. A limit on seconds would make the answer depend on what else the
// machine does; these limits need none.
package mime
