package main

import (
	"encoding/hex"
	"fmt"

	"golang.org/x/mod/sumdb/tlog"
)

// Vectors is what both sides exchange. Hashes are in lower-case hex.
type Vectors struct {
	Made        string        `json:"made"`
	Trees       []Tree        `json:"trees"`
	Inclusions  []Inclusion   `json:"inclusions"`
	Consistency []Consistency `json:"consistency"`
	Notes       []Note        `json:"notes"`
	Checkpoints []Checkpoint  `json:"checkpoints"`
}

// Tree is the root over the leaves "leaf 0", "leaf 1" and so on.
type Tree struct {
	Size int64  `json:"size"`
	Root string `json:"root"`
}

type Inclusion struct {
	Leaf  int64    `json:"leaf"`
	Size  int64    `json:"size"`
	Proof []string `json:"proof"`
}

type Consistency struct {
	From  int64    `json:"from"`
	To    int64    `json:"to"`
	Proof []string `json:"proof"`
}

type Note struct {
	Signer   string `json:"signer,omitempty"`
	Verifier string `json:"verifier"`
	Text     string `json:"text"`
	Note     string `json:"note"`
}

type Checkpoint struct {
	Verifier string `json:"verifier"`
	Note     string `json:"note"`
	Origin   string `json:"origin"`
	Size     uint64 `json:"size"`
	Root     string `json:"root"`
}

func leaf(index int64) []byte {
	return []byte(fmt.Sprintf("leaf %d", index))
}

func hexOf(hash tlog.Hash) string {
	return hex.EncodeToString(hash[:])
}

func hexAll(hashes []tlog.Hash) []string {
	all := []string{}
	for _, hash := range hashes {
		all = append(all, hexOf(hash))
	}
	return all
}

func hashFrom(text string) (hash tlog.Hash, err error) {
	bytes, err := hex.DecodeString(text)
	if err != nil || len(bytes) != tlog.HashSize {
		return hash, fmt.Errorf("%q is no hash", text)
	}
	copy(hash[:], bytes)
	return hash, nil
}

func hashesFrom(texts []string) ([]tlog.Hash, error) {
	hashes := make([]tlog.Hash, 0, len(texts))
	for _, text := range texts {
		hash, err := hashFrom(text)
		if err != nil {
			return nil, err
		}
		hashes = append(hashes, hash)
	}
	return hashes, nil
}
