package main

import (
	"bytes"
	"fmt"
	"os"
	"strings"

	"github.com/moby/buildkit/frontend/dockerfile/instructions"
	"github.com/moby/buildkit/frontend/dockerfile/linter"
	"github.com/moby/buildkit/frontend/dockerfile/parser"
)

// checkDockerfile gives a sentence for each mistake: what buildkit's parser and its linter say, an image without a version, a
// last stage that runs as root or has no health check.
func checkDockerfile(path string) []string {
	text, err := os.ReadFile(path)
	if err != nil {
		return []string{err.Error()}
	}
	var mistakes []string
	mistaken := func(format string, values ...any) {
		mistakes = append(mistakes, fmt.Sprintf("%s: %s", path, fmt.Sprintf(format, values...)))
	}
	parsed, err := parser.Parse(bytes.NewReader(text))
	if err != nil {
		mistaken("%v", err)
		return mistakes
	}
	lint := linter.New(&linter.Config{Warn: func(rule, _, _, says string, _ []parser.Range) { mistaken("%s: %s", rule, says) }})
	stages, _, err := instructions.Parse(parsed.AST, lint)
	if err != nil {
		mistaken("%v", err)
		return mistakes
	}
	names := map[string]bool{}
	for _, stage := range stages {
		if !names[stage.BaseName] && !pinned.MatchString(stage.BaseName) {
			mistaken("stage %q is built on %q, which names no version", stage.Name, stage.BaseName)
		}
		names[stage.Name] = true
	}
	user, health := lastOf(stages[len(stages)-1])
	if user == "" || user == "root" || strings.HasPrefix(user, "0") {
		mistaken("the image runs as root")
	}
	if !health {
		mistaken("the image has no health check")
	}
	return mistakes
}

func lastOf(stage instructions.Stage) (user string, health bool) {
	for _, command := range stage.Commands {
		switch given := command.(type) {
		case *instructions.UserCommand:
			user = given.User
		case *instructions.HealthCheckCommand:
			health = true
		}
	}
	return user, health
}
