import type { Command } from 'commander';
import { HELP } from './help.js';
import type { Io } from './io.js';
import type { ExitCode } from './trouble.js';
import type { EventBundleOptions } from './verbs/event-bundle.js';
import type { ImportOptions } from './verbs/event-import.js';
import type { StandingsOptions } from './verbs/event-standings.js';

const FILE = 'an event file, results as JSON, a TRF, or a table of players';

/** The verbs about whole events, from a file alone: nothing is stored. */
export function addEvent(root: Command, io: Io, settle: (exit: ExitCode) => void): void {
  const event = root.command('event').description('events as files').addHelpText('after', HELP.event);
  event
    .command('standings')
    .description('the standings of an event, with their arithmetic')
    .argument('<file>', FILE)
    .option(
      '--preset <preset>',
      'how it is ranked: a name, or a file of your own; what the file says where it is left out',
    )
    .option('--after <round>', 'as they were after this round')
    .option('--why <player>', 'how each number of this player came about')
    .option('--json', 'one JSON document on standard output, and nothing else')
    .addHelpText('after', HELP.event)
    .action(async (file: string, options: StandingsOptions) =>
      settle((await import('./verbs/event-standings.js')).standings(io, file, options)),
    );
  event
    .command('import')
    .description('read an event of another program, and say what in it does not agree')
    .argument('<file>', FILE)
    .option(
      '--out <file>',
      'write it as an event file, or by its ending as .trf or .csv; what is there already is not overwritten',
    )
    .option('--preset <preset>', 'how it is ranked; what the file says where it is left out')
    .option('--json', 'one JSON document on standard output, and nothing else')
    .addHelpText('after', HELP.event)
    .action(async (file: string, options: ImportOptions) =>
      settle((await import('./verbs/event-import.js')).importEventFile(io, file, options)),
    );
  event
    .command('bundle')
    .description('a whole event of the store as evidence: its matches, disputes and standings, signed, in one file')
    .argument('<event>', 'id of an event in the store')
    .requiredOption('--to <file>', 'where it goes')
    .action(async (id: string, options: EventBundleOptions) =>
      settle(await (await import('./verbs/event-bundle.js')).bundleEvent(io, id, options)),
    );
}
