package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const sound = `
services:
  one:
    profiles: [single]
    image: example/one:1.2.3
    healthcheck: { test: [CMD, "true"] }
    ports: ["127.0.0.1:3000:3000"]
`

var only = map[string][]string{"single": {"one"}}

func TestTheFilesOfThisProjectAreSound(t *testing.T) {
	root := filepath.Join("..", "..")
	for _, says := range append(checkCompose(filepath.Join(root, "docker-compose.yml"), promised), checkDockerfile(filepath.Join(root, "Dockerfile"))...) {
		t.Error(says)
	}
}

func TestASoundFileIsTaken(t *testing.T) {
	if found := checkCompose(written(t, "docker-compose.yml", sound), only); len(found) > 0 {
		t.Error(found)
	}
}

func TestEveryCheckOfTheComposeFileBites(t *testing.T) {
	for _, one := range []struct{ name, was, now, says string }{
		{"an image without a version", "one:1.2.3", "one:latest", "names no version"},
		{"no health check", "healthcheck:", "labels: {}\n    x-healthcheck:", "has no health check"},
		{"a port for everybody", "127.0.0.1:3000:3000", "3000:3000", "publishes port 3000 on every address"},
		{"root", "ports:", "user: root\n    ports:", "runs as root"},
		{"a mount of nothing", "ports:", "volumes: [\"./nothing:/x\"]\n    ports:", "which is not there"},
		{"an unknown key", "ports:", "prots:", "prots"},
		{"an unknown volume", "ports:", "volumes: [\"data:/x\"]\n    ports:", "undefined volume data"},
		{"a dependency on nothing", "ports:", "depends_on: [two]\n    ports:", "two"},
		{"a command that is not built", "ports:", "build: .\n    command: [node, apps/none/dist/main.js]\n    ports:", "there is no"},
		{"another profile", "[single]", "[other]", "has to start one"},
	} {
		t.Run(one.name, func(t *testing.T) {
			text := strings.Replace(sound, one.was, one.now, 1)
			if found := strings.Join(checkCompose(written(t, "docker-compose.yml", text), only), "\n"); !strings.Contains(found, one.says) {
				t.Errorf("found %q", found)
			}
		})
	}
}

func TestEveryCheckOfTheDockerfileBites(t *testing.T) {
	const dockerfile = "FROM node:24.1 AS build\nRUN true\nFROM node:24.1\nUSER node\nHEALTHCHECK CMD [\"true\"]\nCMD [\"node\"]\n"
	if found := checkDockerfile(written(t, "Dockerfile", dockerfile)); len(found) > 0 {
		t.Error(found)
	}
	for _, one := range []struct{ was, now, says string }{
		{"FROM node:24.1 AS", "FROM node AS", "names no version"},
		{"USER node", "USER root", "runs as root"},
		{"USER node\n", "", "runs as root"},
		{"HEALTHCHECK CMD [\"true\"]\n", "", "has no health check"},
		{"RUN true", "RUNN true", "unknown instruction"},
		{"AS build", "as Build", "FromAsCasing"},
	} {
		t.Run(one.says, func(t *testing.T) {
			text := strings.Replace(dockerfile, one.was, one.now, 1)
			if found := strings.Join(checkDockerfile(written(t, "Dockerfile", text)), "\n"); !strings.Contains(found, one.says) {
				t.Errorf("found %q", found)
			}
		})
	}
}

func written(t *testing.T, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}
