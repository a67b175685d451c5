import type { Command } from 'commander';
import { HELP } from './help.js';
import type { Io } from './io.js';
import type { ExitCode } from './trouble.js';
import type { RosterOptions } from './verbs/roster.js';

/** The verbs about army lists that players bring. */
export function addRoster(root: Command, io: Io, settle: (exit: ExitCode) => void): void {
  const roster = root.command('roster').description('army lists that players bring').addHelpText('after', HELP.roster);
  roster
    .command('read')
    .description('read a list of any program: the roster, what was not understood, and what in it does not agree')
    .argument('<file>', 'text, JSON, XML or a packed file, as the program exported it')
    .option('--pack <pack>', 'PACK or PACK@RELEASE: look names up in it')
    .option('--reader <reader>', 'the program that wrote it, where nobody can tell')
    .option('--json', 'one JSON document on standard output, and nothing else')
    .addHelpText('after', HELP.roster)
    .action(async (file: string, options: RosterOptions) =>
      settle((await import('./verbs/roster.js')).readRosterFile(io, file, options)),
    );
}
