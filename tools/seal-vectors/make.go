package main

import (
	"bytes"
	"encoding/base64"
	"os"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

const most = 300

// Around powers of two, where trees change their form.
var sizes = []int64{1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 15, 16, 17, 31, 32, 33, 63, 64, 65, 100, 127, 128, 129, 255, 256, 257, 300}

var texts = []string{
	"one line\n",
	"several lines\n\nwith an empty one between, and – ünïcödé\n",
	"a checkpoint's body may be signed as any text\n17\n",
}

func makeVectors(file *os.File) error {
	stored, err := storedHashes(most)
	if err != nil {
		return err
	}
	vectors := Vectors{Made: "golang.org/x/mod/sumdb/{tlog,note}; see tools/seal-vectors"}
	for at, size := range sizes {
		root, err := tlog.TreeHash(size, stored)
		if err != nil {
			return err
		}
		vectors.Trees = append(vectors.Trees, Tree{size, hexOf(root)})
		for leaf := int64(0); leaf < size; leaf += 1 + size/7 {
			proof, err := tlog.ProveRecord(size, leaf, stored)
			if err != nil {
				return err
			}
			vectors.Inclusions = append(vectors.Inclusions, Inclusion{leaf, size, hexAll(proof)})
		}
		for _, from := range sizes[:at+1] {
			proof, err := tlog.ProveTree(size, from, stored)
			if err != nil {
				return err
			}
			vectors.Consistency = append(vectors.Consistency, Consistency{from, size, hexAll(proof)})
		}
	}
	if vectors.Notes, err = notes(); err != nil {
		return err
	}
	if vectors.Checkpoints, err = checkpoints(stored); err != nil {
		return err
	}
	return writeJSON(file, vectors)
}

func storedHashes(leaves int64) (tlog.HashReader, error) {
	var storage []tlog.Hash
	reader := tlog.HashReaderFunc(func(indexes []int64) ([]tlog.Hash, error) {
		hashes := make([]tlog.Hash, len(indexes))
		for at, index := range indexes {
			hashes[at] = storage[index]
		}
		return hashes, nil
	})
	for index := int64(0); index < leaves; index++ {
		hashes, err := tlog.StoredHashes(index, leaf(index), reader)
		if err != nil {
			return nil, err
		}
		storage = append(storage, hashes...)
	}
	return reader, nil
}

// Keys come from fixed seeds, so that the same vectors come out each time.
func key(seed byte, name string) (string, string, error) {
	return note.GenerateKey(bytes.NewReader(bytes.Repeat([]byte{seed}, 32)), name)
}

func notes() ([]Note, error) {
	var all []Note
	for index, text := range texts {
		secret, public, err := key(byte(index+1), []string{"example.org", "judge.example/log-7", "prüfer"}[index])
		if err != nil {
			return nil, err
		}
		signed, err := signed(secret, text)
		if err != nil {
			return nil, err
		}
		all = append(all, Note{secret, public, text, signed})
	}
	return all, nil
}

func signed(secret, text string) (string, error) {
	signer, err := note.NewSigner(secret)
	if err != nil {
		return "", err
	}
	signed, err := note.Sign(&note.Note{Text: text}, signer)
	return string(signed), err
}

func checkpoints(stored tlog.HashReader) ([]Checkpoint, error) {
	secret, public, err := key(9, "example.org/log")
	if err != nil {
		return nil, err
	}
	root, err := tlog.TreeHash(most, stored)
	if err != nil {
		return nil, err
	}
	body := "example.org/log\n300\n" + base64.StdEncoding.EncodeToString(root[:]) + "\nsigned 2026-11-21T10:00:00.000Z\n"
	signed, err := signed(secret, body)
	return []Checkpoint{{public, signed, "example.org/log", most, hexOf(root)}}, err
}
