module adjutant/tools/seal-vectors

go 1.25.0

require (
	github.com/transparency-dev/formats v0.1.1
	golang.org/x/mod v0.36.0
)
