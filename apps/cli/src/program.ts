import { Command } from 'commander';
import type { Io } from './io.js';
import type { ExitCode } from './trouble.js';
import { listPacks, showPack, type JsonOption } from './verbs/packs.js';
import { play } from './verbs/play.js';

type Settle = (exit: ExitCode) => void;

const ABOUT = `Records tabletop matches, replays them line by line, and asks "what if".`;
const AFTER = `
Examples:
  adjutant play libs/packs/*/scenarios/*.yaml       plays every scenario
  adjutant packs show wh40k-10e --json              a rule pack as one JSON document

Exit codes: 0 as expected, 1 something differs, 2 wrong usage or unreadable input, 3 the store or a pack cannot be used.
Settings: ADJUTANT_STORE (sqlite:<path>), ADJUTANT_DATA (default ./data), ADJUTANT_PACKS. ADJUTANT_DEBUG=1 shows where an error came from.`;
const JSON_OPTION = ['--json', 'one JSON document a line on standard output, and nothing else'] as const;

/** The command line: which verbs there are, and what each takes. */
export function program(io: Io, settle: Settle): Command {
  const root = new Command('adjutant').description(ABOUT).addHelpText('after', AFTER);
  root.exitOverride().configureOutput({ writeOut: (text) => void io.stdout.write(text), writeErr: (text) => void io.stderr.write(text) });
  addPlay(root, io, settle);
  addPacks(root, io, settle);
  return root;
}

function addPlay(root: Command, io: Io, settle: Settle): void {
  root
    .command('play')
    .description('play scenarios (YAML), whole-match scripts and exported matches (JSON Lines)')
    .argument('<files...>', 'files to play, in this order')
    .option(...JSON_OPTION)
    .action(async (files: readonly string[], options: JsonOption) => settle(await play(io, files, options)));
}

function addPacks(root: Command, io: Io, settle: Settle): void {
  const packs = root.command('packs').description('the rule packs at hand');
  packs
    .command('list')
    .description('every release of every pack')
    .option(...JSON_OPTION)
    .action((options: JsonOption) => settle(listPacks(io, options)));
  packs
    .command('show')
    .description('one release with its entries; the newest where none is named')
    .argument('<pack>', 'PACK or PACK@RELEASE')
    .option(...JSON_OPTION)
    .action((pack: string, options: JsonOption) => settle(showPack(io, pack, options)));
}
