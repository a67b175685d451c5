import { Command, Option } from 'commander';
import { SIDES } from '@adjutant/rules';
import { VIEWERS } from '@adjutant/views';
import { entryNumber } from './arguments.js';
import { addCheckpoint, addDoctor } from './of-servers.js';
import { isFolder } from './files.js';
import { ABOUT, AFTER, HELP } from './help.js';
import { sayLines, warn, warnLines, type Io } from './io.js';
import { OF_FILES } from './of-files.js';
import type { ExitCode } from './trouble.js';
import type { AskingOptions, FirstOptions, WhyOptions } from './verbs/asking.js';
import type { CoverageOptions } from './verbs/coverage.js';
import type { MomentsOptions } from './verbs/moments.js';
import type { ExportAllOptions } from './verbs/moving.js';
import type { JsonOption } from './verbs/packs.js';
import type { ImportOptions } from './verbs/packs-import.js';
import type { RebuildOptions } from './verbs/rebuild.js';
import type { ReplayOptions } from './verbs/replay.js';
import { SCHEMA_NAMES } from './verbs/schema-names.js';
import type { SupposeOptions } from './verbs/suppose.js';
import type { ExportOptions } from './verbs/transfer.js';
import type { VerifyOptions } from './verbs/verify.js';
import { version } from './version.js';

type Add = (root: Command, io: Io, settle: (exit: ExitCode) => void) => void;

const JSON_OPTION = ['--json', 'one JSON document a line on standard output, and nothing else'] as const;
const MATCH = 'id of a match in the store, or path of an exported match or of a script';

/** The command line: which verbs there are, and what each takes. What a verb does is loaded when somebody has typed it. */
export function program(io: Io, settle: (exit: ExitCode) => void): Command {
  const root = new Command('adjutant')
    .description(ABOUT)
    .addHelpText('after', AFTER)
    .version(version(), '--version', 'say which version this is')
    .showHelpAfterError('("adjutant --help" says what there is)');
  root.exitOverride().configureOutput({
    writeOut: (text) => sayLines(io, text),
    writeErr: (text) => warnLines(io, text),
    // What was typed stays in the line that quotes it; only what commander itself asks has a line of its own.
    outputError: (text) => {
      const [, says = text, asks] = /^(.*?)(?:\n(\(Did you mean [^\n]*\)))?\n?$/s.exec(text) ?? [];
      warn(io, says);
      if (asks !== undefined) warn(io, asks);
    },
  });
  for (const add of VERBS) add(root, io, settle);
  return root;
}

const addPlay: Add = (root, io, settle) => {
  root
    .command('play')
    .description('play scenarios, scripts and exported matches, and say whether every step is as expected')
    .argument('<files...>', 'scenarios (YAML), scripts and match files (JSON Lines)')
    .option(...JSON_OPTION)
    .addHelpText('after', HELP.play)
    .action(async (files: readonly string[], options: JsonOption) =>
      settle(await (await import('./verbs/play.js')).play(io, files, options)),
    );
};

const addPacks: Add = (root, io, settle) => {
  const packs = root.command('packs').description('the rule packs at hand').addHelpText('after', HELP.packs);
  packs
    .command('list')
    .description('every release of every pack')
    .option(...JSON_OPTION)
    .action(async (options: JsonOption) => settle((await import('./verbs/packs.js')).listPacks(io, options)));
  packs
    .command('show')
    .description('one release with its entries; the newest where none is named')
    .argument('<pack>', 'PACK or PACK@RELEASE')
    .option('--words', 'the words that scenarios may use: questions, rolls, actions, facts with their fields, reasons')
    .option(...JSON_OPTION)
    .action(async (pack: string, options: JsonOption & { readonly words?: boolean }) => {
      if (options.words) settle((await import('./verbs/words.js')).showWords(io, pack, options));
      else settle((await import('./verbs/packs.js')).showPack(io, pack, options));
    });
  packs
    .command('import')
    .description('make a variant of a pack out of the stratagems and detachments that you bring')
    .argument('<files...>', 'JSON: the lists stratagems and detachments in one object, or each as a file of its own')
    .option('--pack <pack>', 'PACK or PACK@RELEASE that it is laid upon; the only one that takes imports')
    .option('--named <release>', 'name of the release; made from what is imported where it is left out')
    .option('--faction <faction...>', 'only detachments of these factions, by their ids in the file')
    .option('--answers <file>', 'answers as JSON, by their questions')
    .option('--answer <question=answer...>', 'what the files do not say')
    .option('--leave-open', 'take what nobody answers as not known: no table is held to it')
    .option(...JSON_OPTION)
    .addHelpText('after', HELP.packsImport)
    .action(async (files: readonly string[], options: ImportOptions) =>
      settle((await import('./verbs/packs-import.js')).importIntoPack(io, files, options)),
    );
  packs
    .command('coverage')
    .description('entries and the scenarios that cover them, conditions on each footing, questions that nobody asks')
    .argument('[packs...]', 'PACK or PACK@RELEASE; the newest release of every pack where none is named')
    .option('--each', 'a line for every entry as well (as --json always does)')
    .option(...JSON_OPTION)
    .action(async (named: readonly string[], options: CoverageOptions) =>
      settle((await import('./verbs/coverage.js')).showCoverage(io, named, options)),
    );
};

const addMatches: Add = (root, io, settle) => {
  root
    .command('matches')
    .description('list the matches in the store')
    .option(...JSON_OPTION)
    .action(async (options: JsonOption) => settle(await (await import('./verbs/matches.js')).listMatches(io, options)));
};

const addReplay: Add = (root, io, settle) => {
  root
    .command('replay')
    .description('step through a match: findings with their rule, ledger lines, balances')
    .argument('<match>', MATCH)
    .option('--from <entry>', 'first entry to show', entryNumber)
    .option('--to <entry>', 'last entry to show', entryNumber)
    .addOption(asViewer())
    .option('--full', 'also the checks that the record plainly meets, one by one (as --json always does)')
    .option(...JSON_OPTION)
    .addHelpText('after', HELP.replay)
    .action(async (match: string, options: ReplayOptions) =>
      settle(await (await import('./verbs/replay.js')).replayMatch(io, match, options)),
    );
};

const addSuppose: Add = (root, io, settle) => {
  root
    .command('suppose')
    .description('tell a match again as if something had been otherwise; nothing is stored')
    .argument('<match>', MATCH)
    .option('--leave-out <entry...>', 'as if these entries were not there')
    .option('--replace <entry=json...>', 'as if an entry had said this')
    .option('--answer <entry:question=answer...>', 'as if a question had been answered yes, no or unknown')
    .option('--redate <entry<entry...>', 'as if an entry had come before another')
    .option('--insert <entry=json...>', 'as if this command had followed an entry')
    .option('--release <release>', 'as if the match had been played under another release of its pack')
    .addOption(
      new Option('--reading <reading>', 'what becomes of refused commands')
        .choices(['corrected', 're-executed', 'both'])
        .default('corrected'),
    )
    .addOption(asViewer())
    .option(...JSON_OPTION)
    .addHelpText('after', HELP.suppose)
    .action(async (match: string, options: SupposeOptions) =>
      settle(await (await import('./verbs/suppose.js')).supposeMatch(io, match, options)),
    );
};

const addAsking: Add = (root, io, settle) => {
  root
    .command('why')
    .description('why a number is what it is: parts that add up to it, each with entry, person and rule')
    .argument('<match>', MATCH)
    .addOption(bySide())
    .requiredOption('--figure <figure>', 'cp, vp, vp:CATEGORY, or price:ENTRY of a use')
    .option('--at <entry>', 'as it stood after this entry; the newest where it is left out', entryNumber)
    .addOption(asViewer())
    .option(...JSON_OPTION)
    .addHelpText('after', HELP.why)
    .action(async (match: string, options: WhyOptions) =>
      settle(await (await import('./verbs/asking.js')).whyMatch(io, match, options)),
    );
  root
    .command('first')
    .description('the first moment at which something was so')
    .argument('<match>', MATCH)
    .addOption(bySide())
    .requiredOption(
      '--when <question>',
      'overspent, cp-below:2, vp-at-least:10, paper, paper-vp, paper:12=3,20=1, paper-vp:12=30, round:3, destroyed:A2',
    )
    .addOption(asViewer())
    .option(...JSON_OPTION)
    .addHelpText('after', HELP.first)
    .action(async (match: string, options: FirstOptions) =>
      settle(await (await import('./verbs/asking.js')).firstIn(io, match, options)),
    );
};

const addMoments: Add = (root, io, settle) => {
  root
    .command('moments')
    .description('moments of a match that have a name, or one of them with its state hash')
    .argument('<match>', MATCH)
    .option('--at <moment>', 'entry:12, round:2, turn:2.B, phase:2.B.fight, dispute:ID or finding:3')
    .option('--state <hash>', 'the state hash that the moment should have')
    .addOption(asViewer())
    .option(...JSON_OPTION)
    .addHelpText('after', HELP.moments)
    .action(async (match: string, options: MomentsOptions) =>
      settle(await (await import('./verbs/moments.js')).momentsOf(io, match, options)),
    );
  root
    .command('difference')
    .description('what two moments say differently, in the words of the game')
    .argument('<match>', MATCH)
    .argument('<from>', 'after this entry', entryNumber)
    .argument('<to>', 'and after this one', entryNumber)
    .addOption(asViewer())
    .option(...JSON_OPTION)
    .action(async (match: string, from: number, to: number, options: AskingOptions) =>
      settle(await (await import('./verbs/asking.js')).differenceOf(io, match, [from, to], options)),
    );
};

const addVerify: Add = (root, io, settle) => {
  root
    .command('verify')
    .description('work out every hash of a match again, and name the first entry that is broken')
    .argument('[match]', 'id of a match in the store, or path of an exported match or of a bundle')
    .option('--all', 'every match in the store')
    .option('--key <key>', 'for a bundle: the verifier key that you trust, as name+id+key')
    .option('--checkpoint <file>', 'for a bundle: another checkpoint of the same log, with or without a proof')
    .option('--names <file>', 'for the bundle of an event: a file that says what its players are called')
    .option(...JSON_OPTION)
    .addHelpText('after', HELP.verify)
    .action(async (match: string | undefined, options: VerifyOptions) =>
      settle(await (await import('./verbs/verify.js')).verify(io, match, options)),
    );
};

const addTransfer: Add = (root, io, settle) => {
  root
    .command('export')
    .description('write a match as a match file (JSON Lines), or the whole installation as a folder')
    .argument('[match]', 'id of a match in the store')
    .option('--out <file>', 'where to; standard output where it is left out')
    .option(
      '--bundle <file>',
      'write a bundle instead: match, disputes, rules, signed checkpoint and proofs in one file',
    )
    .option('--all <folder>', 'write the whole installation, to be imported elsewhere; run again, it goes on')
    .option('--secrets', 'with --all: keys, people, accounts and evidence as well')
    .option(...JSON_OPTION)
    .addHelpText('after', HELP.export)
    .action(async (match: string | undefined, options: ExportOptions & ExportAllOptions) => {
      if (options.all === undefined)
        settle(await (await import('./verbs/transfer.js')).exportMatch(io, match, options));
      else settle(await (await import('./verbs/moving.js')).exportAll(io, match, options));
    });
  root
    .command('import')
    .description('put the match of a match file, or a whole installation, into the store, with the same hashes')
    .argument('<file>', 'a match file, or the folder of an exported installation')
    .option(...JSON_OPTION)
    .addHelpText('after', HELP.import)
    .action(async (file: string, options: JsonOption) => {
      if (isFolder(io, file)) settle(await (await import('./verbs/moving.js')).importAll(io, file, options));
      else settle(await (await import('./verbs/transfer.js')).importMatch(io, file, options));
    });
};

const addBackup: Add = (root, io, settle) => {
  root
    .command('backup')
    .description('copy the installation of one machine into a new folder, while its server goes on')
    .argument('<folder>', 'where to; it must not be there yet')
    .option(...JSON_OPTION)
    .addHelpText('after', HELP.backup)
    .action(async (folder: string, options: JsonOption) =>
      settle(await (await import('./verbs/backup.js')).backup(io, folder, options)),
    );
  root
    .command('restore')
    .description('put a backup into an empty place')
    .argument('<backup>', 'folder that "adjutant backup" made')
    .option(...JSON_OPTION)
    .addHelpText('after', HELP.restore)
    .action(async (folder: string, options: JsonOption) =>
      settle(await (await import('./verbs/backup.js')).restoreFrom(io, folder, options)),
    );
};

const addUpkeep: Add = (root, io, settle) => {
  root
    .command('rebuild')
    .description('read all lists from the log again, beside those that are in use, and have the new ones used')
    .option('--prune', 'drop the lists that were in use before; in a SQLite file that is always done')
    .option(...JSON_OPTION)
    .action(async (options: RebuildOptions) => settle(await (await import('./verbs/rebuild.js')).rebuild(io, options)));
  root
    .command('schema')
    .description('the JSON Schema of a file format')
    .argument('<name>', SCHEMA_NAMES.join(', '))
    .action(async (name: string) => settle((await import('./verbs/schema.js')).showSchema(io, name)));
};

function bySide(): Option {
  return new Option('--player <side>', 'whose it is').choices(SIDES).makeOptionMandatory();
}

/** What is sealed is shown to its seat and to a judge only, whose look is recorded. */
function asViewer(): Option {
  return new Option('--as <viewer>', 'who looks: a seat, a judge or a spectator').choices(VIEWERS).default('spectator');
}

const VERBS: readonly Add[] = [
  addPlay,
  addPacks,
  ...OF_FILES,
  addMatches,
  addReplay,
  addSuppose,
  addAsking,
  addMoments,
  addVerify,
  addTransfer,
  addBackup,
  addCheckpoint,
  addDoctor,
  addUpkeep,
];
