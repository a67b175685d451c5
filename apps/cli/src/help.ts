export const ABOUT =
  'Records tabletop matches, replays them line by line, and answers "what if this had not happened?".';

export const AFTER = `
Examples:
  adjutant play libs/packs/*/scenarios/*.yaml       play every scenario
  adjutant packs show wh40k-10e --json              a rule pack as one JSON document
  adjutant roster read list.txt                     an army list of another program as a roster
  adjutant event standings open.trf                 the standings of an event, with their arithmetic
  adjutant matches                                  the matches in the store
  adjutant replay MATCH --from 20 --to 25           step through a part of a match
  adjutant suppose MATCH --leave-out 42             what if entry 42 had not happened?
  adjutant export MATCH --out final.jsonl           a match as a file that anybody can verify
  adjutant export MATCH --bundle final.bundle.jsonl    the same as evidence: with disputes, rules and signed proofs
  adjutant export --all FOLDER --secrets            the whole installation, to be imported elsewhere
  adjutant verify final.jsonl
  adjutant doctor                                   what is missing before a hall can play

Exit codes:
  0  as expected
  1  something differs: a step, a chain, another match under the same id
  2  wrong usage, or input that cannot be read
  3  the store or a pack cannot be used

Settings, from the environment:
  ADJUTANT_STORE   where the matches are, as sqlite:./data/adjutant.db (the default) or kurrentdb://…
  ADJUTANT_DATA    folder of what this installation keeps (./data)
  ADJUTANT_KEYS, ADJUTANT_DATABASE   as the server has them, where they are set
  ADJUTANT_PACKS   folder of the rule packs (libs/packs of this installation)
  ADJUTANT_DEBUG   1 shows where in the code an error came from`;

/** Examples for each verb, with what is not plain from its options. */
export const HELP = {
  play: `
A file is one of: a scenario (YAML), a script of a whole match, or an exported match (both JSON Lines).
With --json, one line a file: {file, scenario, ok, steps, mismatches: [{case?, step, what, expected, got}]}.

Examples:
  adjutant play libs/packs/wh40k-10e/scenarios/core-grenade.yaml
  adjutant play libs/packs/*/scenarios/*.yaml libs/packs/*/matches/*.jsonl --json`,
  packs: `
Examples:
  adjutant packs list
  adjutant packs show wh40k-10e
  adjutant packs show wh40k-10e@2024-10 --json
  adjutant packs show wh40k-10e --words             every word that a scenario may use
  adjutant packs coverage wh40k-10e --each`,
  packsImport: `
Nothing is written while a question is open (exit code 1), or where anything in the files is wrong (2). The variant is a release of
the pack, chosen by its name; docs/how-to/import-stratagems.md says more.

Examples:
  adjutant packs import data.json
  adjutant packs import data.json --answer version=1.4.5 some-detachment:points=2
  adjutant packs import stratagems.json detachments.json --faction some-faction --answers answers.json --named club-2026`,
  roster: `
Left is what no reader understood, with its lines; nothing is dropped. Differs is what the list states against what it adds up to.
With --json, one document: {file, sha256, reader, source?, title?, roster, members, left, differs, asks, needs}; roster is what
SubmitRoster takes. The exit code is 1 where something was left or differs. docs/how-to/read-a-list.md says more.

Examples:
  adjutant roster read list.txt --pack wh40k-10e
  adjutant roster read army.rosz --json
  adjutant roster read list.txt --reader plain`,
  event: `
A file is an event file of ours, results as JSON (players, rounds with tables), or a TRF (TRF16, or TRF-2026 of single players).
Whatever in it does not agree is told with its place and with what was taken; a ranking that was published stays beside ours.
With --json, one document; each value of a row has its parts, and exact numbers as 7 or 15/2. The exit code is 1 where something
does not agree. docs/how-to/rank-an-event.md says more. pair and impact store nothing and publish nothing: the same file gives the same
answer. Their schemas are event-draft and event-impact. bundle reads the store and signs; staff reads and changes who holds a role
in one event, beside a server that may go on.

Examples:
  adjutant event standings event.json --preset itc
  adjutant event standings open.trf --round 5
  adjutant event standings open.trf --player "Player 1"
  adjutant event pair open.trf                      the next round, with the reason for each table
  adjutant event pair event.json --round 3 --rules rules.json --json
  adjutant event print event.json pairings --to paper      by name and by table, as PDF
  adjutant event print event.json slips --to paper --address 'https://open.example.org/tournaments/open/me?round={round}&table={table}'
  adjutant event impact event.json --result '2/5=A' --points 85:60 --cut 8
  adjutant event import results.json --json
  adjutant event bundle open-2031 --to open.jsonl   of the store: the whole event as evidence; verify needs nothing else
  adjutant event staff open-2031                    of the store: who judges and runs it
  adjutant event staff open-2031 --give "Jo Judge" --roles judge,scorekeeper`,
  replay: `
Each finding is marked + (met), ! (unmet) or ? (nobody has answered), and says whether it rests on the record or on
somebody's word.

Examples:
  adjutant replay 3f0c…                       the whole match
  adjutant replay final.jsonl --from 40 --to 45 --json
  adjutant replay 3f0c… --as A                with what A has sealed; --as judge shows all, and is recorded`,
  suppose: `
Readings:
  corrected    what becomes illegal falls and is refunded; refused commands stay refused
  re-executed  refused commands that become legal are carried out as well
  both         one after the other, each with what would be refused, what becomes possible, both ledgers and the result

Examples:
  adjutant suppose 3f0c… --leave-out 42 43
  adjutant suppose 3f0c… --replace '42={"points":5}'
  adjutant suppose 3f0c… --answer '42:within-range=no' --reading both
  adjutant suppose 3f0c… --insert '42={"type":"AdvancePhase","data":{}}'
  adjutant suppose 3f0c… --redate '44<42'                  entry 44 came before entry 42
  adjutant suppose final.jsonl --release 2024-10`,
  why: `
Examples:
  adjutant why 3f0c… --player A --figure cp
  adjutant why final.jsonl --player B --figure vp:primary --at 40
  adjutant why 3f0c… --player A --figure price:29 --json`,
  first: `
Examples:
  adjutant first 3f0c… --player A --when overspent           fewer CP than were spent
  adjutant first 3f0c… --player A --when paper:12=3,20=1     the paper says 3 CP after entry 12, 1 after entry 20`,
  moments: `
With --state, the exit code is 1 where the moment has another state hash.

Examples:
  adjutant moments 3f0c…
  adjutant moments 3f0c… --at phase:2.B.fight
  adjutant moments 3f0c… --at entry:12 --state 9c1f… --json`,
  verify: `
Examples:
  adjutant verify final.jsonl       an exported match; needs no store and no trust in whoever sent it
  adjutant verify 3f0c…             a match in the store
  adjutant verify --all             every match in the store; both also hold the log to what was signed
  adjutant verify final.bundle.jsonl --key judges.example.org/open+1a2b3c4d+AQ…
  adjutant verify final.bundle.jsonl --checkpoint newer.txt   was the log rolled back since?
  adjutant verify open.jsonl --key …    the bundle of a whole event: played, drawn and ranked again
  adjutant verify open.jsonl --names open.json    with its players by name: nobody signs names, and a bundle has none`,
  checkpoint: `
Examples:
  adjutant checkpoint > noon.txt
  adjutant checkpoint --from 1200 > newer.txt    for whoever holds a bundle or a checkpoint of 1,200 events
  adjutant checkpoint --watch https://judges.example.org --key judges.example.org/open+1a2b3c4d+AQ…

A witness opens no store and signs nothing; it runs on another machine than the server. It keeps every newer checkpoint, and
ends with exit code 1 where the log shrank, was rewritten or has two heads: both notes are kept. A server that cannot be reached
(3 with --once) or answers with another key (2) convicts nobody. docs/how-to/witness-a-log.md says more.`,
  doctor: `
Looked at: whether the data folder can be written to and how much room there is, where phones find the server by its settings, and
of the server itself whether it answers, its certificate and until when it is valid, and its clock against that of this machine.
+ is as it should be, . is to be known, ! is missing. With --json, one line a finding: {about, is, says}. The exit code is 1 where
anything is missing. --server asks from wherever you are: run it on a laptop in the hall too.

Examples:
  adjutant doctor
  adjutant doctor --server https://adjutant.example.org --json`,
  export: `
Examples:
  adjutant export 3f0c… > final.jsonl
  adjutant export 3f0c… --out final.jsonl
  adjutant export 3f0c… --bundle final.bundle.jsonl
  adjutant export --all ~/move                 log, envelopes and signed checkpoints; the server may go on meanwhile
  adjutant export --all ~/move --secrets       with keys, people, accounts and evidence: the whole installation

An export that was stopped goes on where it was when it is run again; one that is older is brought up to date.`,
  backup: `
Examples:
  adjutant backup ~/backups/2026-11-21

The server may go on meanwhile: all that it answered before is in the backup. Every chain in the copy is followed, and it is
held to all that was signed, before the folder gets its name. docs/how-to/back-up.md says what to keep, and for how long.`,
  restore: `
Examples:
  ADJUTANT_DATA=/srv/adjutant adjutant restore ~/backups/2026-11-21`,
  import: `
Examples:
  adjutant import final.jsonl
  adjutant import ~/move                       a whole installation, into an empty place; no server may run there

Everything is checked before anything is written. An import that was stopped goes on where it was when it is run again.`,
} as const;
