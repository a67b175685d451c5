package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/compose-spec/compose-go/v2/cli"
	"github.com/compose-spec/compose-go/v2/types"
)

// A tag that names a version, so that the same file starts the same programs next year.
var pinned = regexp.MustCompile(`:v?\d+\.\d+`)

// checkCompose gives a sentence for each mistake: what the loader refuses, and what breaks a promise of this project.
func checkCompose(path string, promised map[string][]string) []string {
	var mistakes []string
	for profile, services := range promised {
		project, err := load(path, profile)
		if err != nil {
			return []string{fmt.Sprintf("%s, profile %s: %v", path, profile, err)}
		}
		for _, says := range checkProject(project, filepath.Dir(path), services) {
			mistakes = append(mistakes, fmt.Sprintf("%s, profile %s: %s", path, profile, says))
		}
	}
	slices.Sort(mistakes)
	return mistakes
}

func load(path, profile string) (*types.Project, error) {
	options, err := cli.NewProjectOptions([]string{path}, cli.WithProfiles([]string{profile}))
	if err != nil {
		return nil, err
	}
	return options.LoadProject(context.Background())
}

func checkProject(project *types.Project, root string, promised []string) []string {
	var mistakes []string
	names := project.ServiceNames()
	slices.Sort(names)
	if !slices.Equal(names, promised) {
		mistakes = append(mistakes, fmt.Sprintf("starts %s, but has to start %s", strings.Join(names, ", "), strings.Join(promised, ", ")))
	}
	for name, service := range project.Services {
		for _, says := range checkService(service, root) {
			mistakes = append(mistakes, fmt.Sprintf("%s %s", name, says))
		}
	}
	return mistakes
}

func checkService(service types.ServiceConfig, root string) []string {
	var mistakes []string
	mistaken := func(format string, values ...any) { mistakes = append(mistakes, fmt.Sprintf(format, values...)) }
	if !pinned.MatchString(service.Image) {
		mistaken("runs image %q, which names no version", service.Image)
	}
	if service.Restart != "no" && (service.HealthCheck == nil || len(service.HealthCheck.Test) == 0) {
		mistaken("has no health check")
	}
	if service.Privileged || service.User == "root" {
		mistaken("runs as root")
	}
	for _, port := range service.Ports {
		if port.HostIP != "127.0.0.1" {
			mistaken("publishes port %s on every address: bind it to 127.0.0.1", port.Published)
		}
	}
	for _, volume := range service.Volumes {
		if volume.Type != types.VolumeTypeBind {
			continue
		}
		if _, err := os.Stat(volume.Source); err != nil {
			mistaken("mounts %s, which is not there", volume.Source)
		}
	}
	if service.Build != nil {
		mistakes = append(mistakes, checkCommand(service.Command, root)...)
	}
	return mistakes
}

// What a container of ours is told to run has to stand where the build puts it.
func checkCommand(command types.ShellCommand, root string) []string {
	var mistakes []string
	for _, main := range regexp.MustCompile(`apps/\w+/dist/main\.js`).FindAllString(strings.Join(command, " "), -1) {
		source := filepath.Join(root, strings.Replace(strings.TrimSuffix(main, ".js")+".ts", "/dist/", "/src/", 1))
		if _, err := os.Stat(source); err != nil {
			mistakes = append(mistakes, fmt.Sprintf("runs %s, but there is no %s", main, source))
		}
	}
	return mistakes
}
