import { CONTEXTS } from '@adjutant/contexts';
import { join } from 'node:path';
import {
  DISPUTE_COMMAND_SCHEMAS,
  DISPUTE_EVENTS,
  Party,
  PENALTY_COMMAND_SCHEMAS,
  PolicyDocument,
  PolicySource,
  TieChanged,
} from '@adjutant/dispute';
import { rowsOf, type Schema } from '@adjutant/kernel';
import { KNOWN_SETTINGS, PROCESSES } from '@adjutant/health';
import { Correction, MATCH_COMMAND_SCHEMAS, MATCH_EVENTS, Official } from '@adjutant/match';
import { ARMY_CHECKS, PREDICATES, Roster } from '@adjutant/rules';
import { judgedCodes, KINDS, packCodes, writtenCodes } from './codes.js';
import { describedShapes } from './described.js';
import { accessTable } from './access-table.js';
import { deskRows } from './desk-rows.js';
import { shapesIn, type Shape } from './shapes.js';

const NOTE = '<!-- Written by `npm run docs` from the code. Change the code, not this page. -->';

/** Every page of the reference, by its path from the root. */
export function pages(root: string): { readonly [path: string]: string } {
  return {
    'docs/reference/access.md': accessPage(root),
    'docs/reference/commands.md': commandsPage(),
    'docs/reference/events.md': eventsPage(root),
    'docs/reference/disputes.md': disputesPage(root),
    'docs/reference/penalties.md': penaltiesPage(root),
    'docs/reference/refusals.md': refusalsPage(root),
    'libs/scenarios/src/scenario/words/known-codes.ts': knownCodes(root),
    'docs/reference/predicates.md': predicatesPage(),
    'docs/reference/scenarios.md': scenariosPage(root),
    'docs/reference/rosters.md': rostersPage(),
    'docs/reference/settings.md': settingsPage(),
  };
}

function settingsPage(): string {
  const intro =
    'Environment variables. Each process checks its own before it opens anything, and tells every mistake at once in a sentence; `--check` as the only argument does that and nothing else. A variable that is set to nothing counts as not set, and one that begins with `ADJUTANT_` but is not in this list is a mistake to the server.';
  const row = ({ name, of, usual, says }: (typeof KNOWN_SETTINGS)[number]): string =>
    `| \`${name}\` | ${of.length === PROCESSES.length ? 'all' : of.join(', ')} | ${usual} | ${says} |`;
  return page('Settings', intro, [
    `| Setting | Read by | Left out | What it says |\n| --- | --- | --- | --- |\n${KNOWN_SETTINGS.map(row).join('\n')}\n`,
  ]);
}

function block(shape: Shape, level = '##'): string {
  return `${level} ${shape.name}\n\n${shape.says ? `${shape.says}\n\n` : ''}\`\`\`ts\n${shape.text}\n\`\`\`\n`;
}

function page(title: string, intro: string, parts: readonly string[]): string {
  return `${NOTE}\n\n# ${title}\n\n${intro}\n\n${parts.join('\n')}`;
}

function commandsPage(): string {
  const { main, shared } = describedShapes(Object.values(MATCH_COMMAND_SCHEMAS));
  const inRosters = new Set(describedShapes([Roster]).shared.map(({ name }) => name));
  const own = shared.filter(({ name }) => name !== 'Roster' && !inRosters.has(name));
  const intro =
    'What can be asked of a match: `POST /api/matches/{id}/commands` with `{ "commandId", "type", "data" }`. Each shape is that of `data`; that of rosters stands in [rosters](rosters.md).';
  return page('Commands', intro, [
    ...main.map((shape) => block(shape)),
    '## Shared by several commands\n',
    ...own.map((shape) => block(shape, '###')),
  ]);
}

function eventsPage(root: string): string {
  const shapes = shapesIn(join(root, 'libs/match/src/events.ts'));
  const main = MATCH_EVENTS.flatMap((name) => shapes.filter((shape) => shape.name === name));
  const described = describedShapes([Correction, Official]);
  const shared = shapes.filter((shape) => !main.includes(shape) && !['Is', 'MatchEvent'].includes(shape.name));
  const intro =
    'What a match records, for ever in these shapes. The metadata beside each event is written by the store.';
  return page('Events', intro, [
    ...main.map((shape) => block(shape)),
    '## Shapes that events share\n',
    ...[...shared, ...described.main].map((shape) => block(shape, '###')),
  ]);
}

/** What follows from a description is shown as it is described. */
function writtenOut(shapes: readonly Shape[], described: readonly object[]): readonly Shape[] {
  const { main } = describedShapes(described as readonly Schema[]);
  return shapes.map((shape) => {
    if (!shape.text.includes('Static<')) return shape;
    const found = main.find(({ name }) => name === shape.name);
    if (!found) throw new Error(`The page needs the description of ${shape.name}.`);
    return { ...found, says: shape.says };
  });
}

function disputesPage(root: string): string {
  const commands = describedShapes(Object.values(DISPUTE_COMMAND_SCHEMAS));
  const events = writtenOut(shapesIn(join(root, 'libs/dispute/src/events.ts')), [Party, TieChanged]);
  const named = (shapes: readonly Shape[], names: readonly string[]): readonly string[] =>
    shapes.filter((shape) => names.includes(shape.name)).map((shape) => block(shape, '###'));
  const shared = events.filter(
    ({ name }) => !['Is', 'DisputeEvent'].includes(name) && !DISPUTE_EVENTS.includes(name as never),
  );
  const intro =
    'What can be asked of a dispute, `POST /api/disputes/{id}/commands` with `{ "commandId", "type", "data" }`, and what it records. Why it is like this: [0019](../decisions/0019-disputes.md).';
  return page('Disputes', intro, [
    '## Commands\n',
    ...commands.main.map((shape) => block(shape, '###')),
    '## Events\n',
    ...named(events, DISPUTE_EVENTS),
    '## Shapes that they share\n',
    ...[...commands.shared, ...shared].map((shape) => block(shape, '###')),
  ]);
}

function penaltiesPage(root: string): string {
  const messages = shapesIn(join(root, 'libs/dispute/src/penalty/messages.ts'));
  const commands = describedShapes(Object.values(PENALTY_COMMAND_SCHEMAS));
  const recorded = messages.filter(({ name }) => /^Penalty(Issued|Rescinded)Data$/.test(name));
  const shown = [...commands.main, ...recorded, ...commands.shared];
  const policies = writtenOut(shapesIn(join(root, 'libs/dispute/src/penalty/policy.ts')), [
    PolicySource,
    PolicyDocument,
  ]);
  const intro =
    'What is recorded about the penalties of a person, `POST /api/people/{id}/penalties/commands` with `{ "commandId", "type", "data" }`, and the shape of the policies that they follow. Why it is like this: [0023](../decisions/0023-penalties-and-precedents.md); how to write one: [how-to](../how-to/add-a-penalty-policy.md).';
  return page('Penalties', intro, [
    '## Commands and events\n',
    '`IssuePenalty` gives `PenaltyIssued`; `RescindPenalty` gives `PenaltyRescinded`.\n',
    ...shown.map((shape) => block(shape, '###')),
    '## Policies\n',
    ...policies.map((shape) => block(shape, '###')),
  ]);
}

function refusalsPage(root: string): string {
  const intro =
    'Every refusal carries a `code`, a `message` for a person, the `facts` it rests on and the rules it `cites`; `reasons` lists every true reason. What each code means stands in [words](../words.md).';
  const list = (codes: readonly string[]): string => `${codes.map((code) => `- \`${code}\``).join('\n')}\n`;
  return page('Refusal codes', intro, [
    `## From judging a use\n\nThe first part is what was used: ${KINDS.map((kind) => `\`${kind}/…\``).join(', ')}.\n\n${list(judgedCodes(root))}`,
    `## From the record and the server\n\n${list(writtenCodes(root))}`,
    `## From packs\n\n${list(packCodes(root))}`,
  ]);
}

function accessPage(root: string): string {
  const intro =
    'Who may do what. _Own side_: for the side of the seat that a player holds; where a command names no side, in that match. _Own last entries_: those that somebody recorded since anybody else last did anything. Whoever overrides a refusal, or ends a match by decision, has to be a judge besides. What no role may do the server does by itself. Why: [access](../explanation/access.md).';
  return page('Access', intro, [accessTable([...rowsOf(CONTEXTS), ...deskRows(root)]), '']);
}

function predicatesPage(): string {
  const rows = PREDICATES.map((predicate) => {
    const args = Object.entries(predicate.args).map(
      ([name, arg]) => `- \`${name}\` (${arg.type}${arg.optional ? ', optional' : ''}): ${arg.says}`,
    );
    return `## ${predicate.name}\n\n${predicate.says} Unmet: \`…/${predicate.code}\`.\n\n${args.join('\n')}${args.length > 0 ? '\n' : ''}`;
  });
  return page('Predicates', 'What a condition can ask of the record: `{ "record": "<name>", …arguments }`.', rows);
}

function rostersPage(): string {
  const { main, shared } = describedShapes([Roster]);
  const checks = ARMY_CHECKS.map(({ name, says, args }) => {
    const rows = Object.entries(args).map(
      ([argument, one]) => `- \`${argument}\` (${one.type}${one.optional ? ', optional' : ''}): ${one.says}`,
    );
    return `### ${name}\n\n${says}\n\n${rows.join('\n')}${rows.length > 0 ? '\n' : ''}`;
  });
  const intro =
    'What `SubmitRoster` takes as `roster`, and what packs can check of it in their `army-checks.json`: `"tests": { "check": "<name>", …arguments }`. What a roster leaves out is left open. Why: [0015](../decisions/0015-army-checks.md).';
  return page('Rosters and army checks', intro, [
    ...[...main, ...shared].map((shape) => block(shape)),
    '## Army checks\n',
    ...checks,
  ]);
}

function scenariosPage(root: string): string {
  const shapes = shapesIn(join(root, 'libs/scenarios/src/scenario/scenario.ts'));
  const intro = [
    'A scenario sets a scene anywhere in a battle, plays steps through the same way that every command takes, and says what has to come of each.',
    'Start a file with `# yaml-language-server: $schema=../../schema/scenario.schema.json` and your editor completes it.',
    '`npm run --silent adjutant -- play FILE…` plays it. How to write one: [how-to](../how-to/write-a-scenario.md).',
  ].join(' ');
  return page(
    'Scenario files',
    intro,
    shapes.map((shape) => block(shape)),
  );
}

/** What a unit has done once may be limited to once in each of these. */
const PERIODS = ['step', 'activation', 'phase', 'turn', 'battle-round', 'battle'];

/** The codes that scenarios may name; what packs give to conditions of their own is read from the pack. */
function knownCodes(root: string): string {
  const list = (codes: readonly string[]): string => codes.map((code) => `  '${code}',`).join('\n');
  return `// Written by \`npm run docs\` from the code. Change the code, not this file.

/** Codes that stand in the sources in full. */
export const CODES: readonly string[] = [
${list(writtenCodes(root))}
];

/** Last parts of the codes that judging a use gives, whatever is used. */
export const ENDS: readonly string[] = [
${list([...judgedCodes(root), ...PERIODS.map((per) => `already-acted-this-${per}`)].sort())}
];
`;
}
