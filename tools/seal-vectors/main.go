// Trees, proofs and notes of golang.org/x/mod/sumdb, which shares no line with libs/seal.
//
//	go run . make  > ../../libs/seal/testdata/vectors.json   what libs/seal is held to
//	go run . check < ours.json                               holds what libs/seal made to the Go packages
package main

import (
	"encoding/json"
	"fmt"
	"os"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "seal-vectors:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) == 1 && args[0] == "make" {
		return makeVectors(os.Stdout)
	}
	if len(args) == 1 && args[0] == "check" {
		return checkOurs(os.Stdin, os.Stdout)
	}
	return fmt.Errorf("say make or check")
}

func writeJSON(file *os.File, value any) error {
	encoder := json.NewEncoder(file)
	encoder.SetIndent("", "  ")
	return encoder.Encode(value)
}
