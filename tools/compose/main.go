// Command compose holds docker-compose.yml and the Dockerfile against the very loader and parser that Docker uses, and against
// what this project promises of them. No Docker engine is needed.
package main

import (
	"fmt"
	"os"
	"strings"
)

// The services that each profile has to start.
var promised = map[string][]string{
	"single": {"adjutant"},
	"cluster": {
		"api-1", "api-2", "kafka", "keys", "kurrentdb-1", "kurrentdb-2", "kurrentdb-3", "postgres", "projector", "proxy", "relay",
	},
}

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "Usage: compose docker-compose.yml Dockerfile")
		os.Exit(2)
	}
	mistakes := append(checkCompose(os.Args[1], promised), checkDockerfile(os.Args[2])...)
	for _, mistake := range mistakes {
		fmt.Fprintln(os.Stderr, mistake)
	}
	if len(mistakes) > 0 {
		os.Exit(1)
	}
	for _, profile := range []string{"single", "cluster"} {
		fmt.Printf("%s: %s\n", profile, strings.Join(promised[profile], ", "))
	}
	fmt.Println("compose file and Dockerfile: sound (loaded by compose-go and buildkit's parser; no image was built)")
}
