package record

import "io"

// ReadAll reads the text of a record, and no more of a longer one than tells Parse that it is too long.
func ReadAll(in io.Reader) ([]byte, error) { return io.ReadAll(io.LimitReader(in, MaxSize+1)) }
