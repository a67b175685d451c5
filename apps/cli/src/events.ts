import { Argument, Option, type Command } from 'commander';
import { HELP } from './help.js';
import type { Io } from './io.js';
import type { ExitCode } from './trouble.js';
import type { EventBundleOptions } from './verbs/event-bundle.js';
import type { ImpactOptions } from './verbs/event-impact.js';
import type { ImportOptions } from './verbs/event-import.js';
import type { PairOptions } from './verbs/event-pair.js';
import type { Printed, PrintOptions } from './verbs/event-print.js';
import type { EventStaffOptions } from './verbs/event-staff.js';
import type { StandingsOptions } from './verbs/event-standings.js';

const FILE = 'an event file, results as JSON, a TRF, or a table of players';

/** What two options were called at first. */
interface Earlier {
  readonly after?: string;
  readonly why?: string;
}

/** The verbs about whole events; those that take a file store nothing. */
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
    .option('--round <round>', 'as they were after this round')
    .option('--player <player>', 'how each number of this player came about, by name or id')
    .addOption(new Option('--after <round>', 'the same as --round').hideHelp())
    .addOption(new Option('--why <player>', 'the same as --player').hideHelp())
    .option('--json', 'one JSON document on standard output, and nothing else')
    .addHelpText('after', HELP.event)
    .action(async (file: string, { after, why, ...options }: StandingsOptions & Earlier) => {
      const { round = after, player = why, ...others } = options;
      const asked = { ...others, ...(round && { round }), ...(player && { player }) };
      settle((await import('./verbs/event-standings.js')).standings(io, file, asked));
    });
  event
    .command('import')
    .description('read an event of another program, and say what in it does not agree')
    .argument('<file>', FILE)
    .option(
      '--out <file>',
      'write it as an event file, or by its ending as .trf or .csv; what is there already is not overwritten',
    )
    .option('--anyway', 'write it though columns are off: as it was read')
    .option('--preset <preset>', 'how it is ranked; what the file says where it is left out')
    .option('--json', 'one JSON document on standard output, and nothing else')
    .addHelpText('after', HELP.event)
    .action(async (file: string, options: ImportOptions) =>
      settle((await import('./verbs/event-import.js')).importEventFile(io, file, options)),
    );
  addPairing(event, io, settle);
  addBundle(event, io, settle);
  addPrint(event, io, settle);
  addStaff(event, io, settle);
}

function addPairing(event: Command, io: Io, settle: (exit: ExitCode) => void): void {
  event
    .command('pair')
    .description('a draft of the next round, with the reason for each table and what a checker says of the reasons')
    .argument('<file>', FILE)
    .option('--round <round>', 'pair this round, anew where it was played')
    .option('--rules <file>', 'how it is paired; what the file says where it is left out, else record and win path')
    .option('--table <number>', 'why this table alone, in full: in a large field the others are told briefly')
    .option('--compare', 'the round of the file beside this draft: what was changed by hand, and what it costs')
    .option('--json', 'one JSON document on standard output, and nothing else')
    .addHelpText('after', HELP.event)
    .action(async (file: string, options: PairOptions) =>
      settle((await import('./verbs/event-pair.js')).pair(io, file, options)),
    );
  event
    .command('impact')
    .description('what another result at a table of a closed round would change')
    .argument('<file>', FILE)
    .requiredOption('--result <round/table=result>', "as in '2/5=A': A, B, draw, or none where both lost")
    .option('--points <points...>', 'of seat A and seat B: 85:60 as victory points, or with their name, tp=14:6')
    .option('--preset <preset>', 'how it is ranked; what the file says where it is left out')
    .option('--rules <file>', 'how it is paired; what the file says where it is left out, else record and win path')
    .option('--cut <cut>', 'who comes in and falls out by a cut: so many places, losses:1 or group:2')
    .option('--json', 'one JSON document on standard output, and nothing else')
    .addHelpText('after', HELP.event)
    .action(async (file: string, options: ImpactOptions) =>
      settle((await import('./verbs/event-impact.js')).impact(io, file, options)),
    );
}

function addBundle(event: Command, io: Io, settle: (exit: ExitCode) => void): void {
  event
    .command('bundle')
    .description('a whole event of the store as evidence: its matches, disputes and standings, signed, in one file')
    .argument('<event>', 'id of an event in the store')
    .requiredOption('--to <file>', 'where it goes')
    .action(async (id: string, options: EventBundleOptions) =>
      settle(await (await import('./verbs/event-bundle.js')).bundleEvent(io, id, options)),
    );
}

function addStaff(event: Command, io: Io, settle: (exit: ExitCode) => void): void {
  event
    .command('staff')
    .description('who holds a role in an event of the store alone; whoever gets one has an account on its server')
    .argument('<event>', 'id of an event in the store')
    .option('--give <name>', 'to whoever signs in by this name, in place of the roles held there')
    .option('--roles <roles>', 'with --give: scorekeeper, judge, head-judge, organizer; several with commas')
    .option('--take <name>', 'from them, by name or id; whatever they are signed in to ends')
    .option('--json', 'one JSON document on standard output, and nothing else')
    .addHelpText('after', HELP.event)
    .action(async (id: string, options: EventStaffOptions) =>
      settle(await (await import('./verbs/event-staff.js')).eventStaff(io, id, options)),
    );
}

const FORMS = ['pdf', 'csv'] as const;

function addPrint(event: Command, io: Io, settle: (exit: ExitCode) => void): void {
  event
    .command('print')
    .description('pairings by name and by table, standings with their tie-breaks, or result slips, as files')
    .argument('<file>', FILE)
    .addArgument(new Argument('<what>', 'what is printed').choices(['pairings', 'standings', 'slips']))
    .addOption(new Option('--as <form>', 'as what').choices(FORMS).default('pdf'))
    .requiredOption('--to <folder>', 'where to; what is there already is not overwritten')
    .option('--round <round>', 'of this round; the one that is played, else the next as a draft')
    .option('--preset <preset>', 'how it is ranked; what the file says where it is left out')
    .option(
      '--rules <file>',
      'how a draft is paired; what the file says where it is left out, else record and win path',
    )
    .option('--address <address>', 'of slips: what their codes open, with {round} and {table} in it; no codes without')
    .option('--json', 'one JSON document on standard output, and nothing else')
    .addHelpText('after', HELP.event)
    .action(async (file: string, what: Printed, options: PrintOptions) =>
      settle(await (await import('./verbs/event-print.js')).print(io, file, what, options)),
    );
}
