package mime

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"strings"
)

// digest identifies a letter whatever route it took. It is the SHA-256 of what the sender's program wrote: these header
// fields, in this order, unfolded, white space joined; then the body with LF line ends, without empty lines at its end.
// Trace fields (Received, Return-Path, Delivered-To, Authentication-Results, X-…) belong to the route and are left out.
func digest(h header, body []byte) string {
	sum := sha256.New()
	for _, name := range []string{
		"from", "to", "cc", "subject", "date", "message-id", "in-reply-to", "references",
		"mime-version", "content-type", "content-transfer-encoding",
	} {
		for _, value := range h.all(name) {
			io.WriteString(sum, name+":"+strings.Join(strings.Fields(value), " ")+"\n")
		}
	}
	io.WriteString(sum, "\n")
	sum.Write(bytes.TrimRight(body, "\n"))
	return hex.EncodeToString(sum.Sum(nil))
}
