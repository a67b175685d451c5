package main

import (
	"encoding/json"
	"fmt"
	"os"

	"github.com/transparency-dev/formats/log"
	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

type counts struct {
	Trees       int `json:"trees"`
	Inclusions  int `json:"inclusions"`
	Consistency int `json:"consistency"`
	Notes       int `json:"notes"`
	Checkpoints int `json:"checkpoints"`
}

// checkOurs holds everything in a file to the Go packages, and says how much that was.
func checkOurs(in, out *os.File) error {
	var ours Vectors
	if err := json.NewDecoder(in).Decode(&ours); err != nil {
		return err
	}
	roots, err := checkTrees(ours.Trees)
	if err != nil {
		return err
	}
	if err := checkProofs(ours, roots); err != nil {
		return err
	}
	for _, one := range ours.Notes {
		opened, err := open(one.Verifier, one.Note)
		if err != nil {
			return fmt.Errorf("note of %s: %w", one.Verifier, err)
		}
		if opened.Text != one.Text {
			return fmt.Errorf("note of %s holds another text", one.Verifier)
		}
	}
	for _, one := range ours.Checkpoints {
		if err := checkCheckpoint(one); err != nil {
			return err
		}
	}
	done := counts{len(ours.Trees), len(ours.Inclusions), len(ours.Consistency), len(ours.Notes), len(ours.Checkpoints)}
	return json.NewEncoder(out).Encode(done)
}

func checkTrees(trees []Tree) (map[int64]tlog.Hash, error) {
	stored, err := storedHashes(most)
	if err != nil {
		return nil, err
	}
	roots := map[int64]tlog.Hash{}
	for _, tree := range trees {
		root, err := tlog.TreeHash(tree.Size, stored)
		if err != nil {
			return nil, err
		}
		if hexOf(root) != tree.Root {
			return nil, fmt.Errorf("tree of %d: root %s, not %s", tree.Size, hexOf(root), tree.Root)
		}
		roots[tree.Size] = root
	}
	return roots, nil
}

func checkProofs(ours Vectors, roots map[int64]tlog.Hash) error {
	for _, one := range ours.Inclusions {
		proof, err := hashesFrom(one.Proof)
		if err != nil {
			return err
		}
		if err := tlog.CheckRecord(proof, one.Size, roots[one.Size], one.Leaf, tlog.RecordHash(leaf(one.Leaf))); err != nil {
			return fmt.Errorf("leaf %d in %d: %w", one.Leaf, one.Size, err)
		}
	}
	for _, one := range ours.Consistency {
		proof, err := hashesFrom(one.Proof)
		if err != nil {
			return err
		}
		if err := tlog.CheckTree(proof, one.To, roots[one.To], one.From, roots[one.From]); err != nil {
			return fmt.Errorf("tree of %d in %d: %w", one.From, one.To, err)
		}
	}
	return nil
}

func open(verifier, text string) (*note.Note, error) {
	known, err := note.NewVerifier(verifier)
	if err != nil {
		return nil, err
	}
	return note.Open([]byte(text), note.VerifierList(known))
}

// checkCheckpoint reads a checkpoint as the C2SP formats package does.
func checkCheckpoint(one Checkpoint) error {
	known, err := note.NewVerifier(one.Verifier)
	if err != nil {
		return err
	}
	read, _, _, err := log.ParseCheckpoint([]byte(one.Note), one.Origin, known)
	if err != nil {
		return fmt.Errorf("checkpoint of %s: %w", one.Origin, err)
	}
	if read.Size != one.Size || fmt.Sprintf("%x", read.Hash) != one.Root {
		return fmt.Errorf("checkpoint of %s says another tree", one.Origin)
	}
	return nil
}
