import { CONTEXTS, DISPUTE, MATCH, PENALTIES } from '@adjutant/contexts';
import { join } from 'node:path';
import { Escalation, Infraction, PenaltyLevel, Policy, PolicyDocument, PolicySource, Span } from '@adjutant/dispute';
import { rowsOf, type Schema } from '@adjutant/kernel';
import { KNOWN_SETTINGS, PROCESSES } from '@adjutant/health';
import { ARMY_CHECKS, PREDICATES, Roster } from '@adjutant/rules';
import { describedShapes } from './described.js';
import { accessTable } from './access-table.js';
import { deskRows } from './desk-rows.js';
import { pageData } from './page-data.js';
import { INTRO, refusalsParts } from './refusals-page.js';
import { shapesIn, type Shape } from './shapes.js';

const NOTE = '<!-- Written by `npm run docs` from the code. Change the code, not this page. -->';

/** Every page of the reference, by its path from the root. */
export function pages(root: string): { readonly [path: string]: string } {
  return {
    'docs/reference/access.md': accessPage(root),
    'docs/reference/commands.md': commandsPage(),
    'docs/reference/events.md': eventsPage(),
    'docs/reference/disputes.md': disputesPage(),
    'docs/reference/penalties.md': penaltiesPage(),
    'docs/reference/refusals.md': page('Refusal codes', INTRO, refusalsParts(root)),
    'docs/reference/predicates.md': predicatesPage(),
    'docs/reference/scenarios.md': scenariosPage(root),
    'docs/reference/rosters.md': rostersPage(),
    'docs/reference/settings.md': settingsPage(),
    ...pageData(root),
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

/** What a roster is made of has a page of its own. */
function besidesRosters(shapes: readonly Shape[]): readonly Shape[] {
  const inRosters = new Set(['Roster', ...describedShapes([Roster]).shared.map(({ name }) => name)]);
  return shapes.filter(({ name }) => !inRosters.has(name));
}

const schemasIn = (kinds: { readonly [type: string]: { readonly schema: Schema } }): readonly Schema[] =>
  Object.values(kinds).map(({ schema }) => schema);

function commandsPage(): string {
  const { main, shared } = describedShapes(schemasIn(MATCH.commands));
  const intro =
    'What can be asked of a match: `POST /api/matches/{id}/commands` with `{ "commandId", "type", "data" }`. Each shape is that of `data`; that of rosters stands in [rosters](rosters.md).';
  return page('Commands', intro, [
    ...main.map((shape) => block(shape)),
    '## Shared by several commands\n',
    ...besidesRosters(shared).map((shape) => block(shape, '###')),
  ]);
}

function eventsPage(): string {
  const { main, shared } = describedShapes(schemasIn(MATCH.events));
  const intro =
    'What a match records, for ever in these shapes. Each is that of `data`; that of rosters stands in [rosters](rosters.md). The metadata beside each event is written by the store.';
  return page('Events', intro, [
    ...main.map((shape) => block(shape)),
    '## Shapes that events share\n',
    ...besidesRosters(shared).map((shape) => block(shape, '###')),
  ]);
}

function disputesPage(): string {
  const commands = describedShapes(schemasIn(DISPUTE.commands));
  const events = describedShapes(schemasIn(DISPUTE.events));
  const intro =
    'What can be asked of a dispute, `POST /api/disputes/{id}/commands` with `{ "commandId", "type", "data" }`, and what it records. Why it is like this: [0019](../decisions/0019-disputes.md).';
  return page('Disputes', intro, [
    '## Commands\n',
    ...commands.main.map((shape) => block(shape, '###')),
    '## Events\n',
    ...events.main.map((shape) => block(shape, '###')),
    '## Shapes that they share\n',
    ...onceEach([...commands.shared, ...events.shared]).map((shape) => block(shape, '###')),
  ]);
}

function onceEach(shapes: readonly Shape[]): readonly Shape[] {
  return [...new Map(shapes.toReversed().map((shape) => [shape.name, shape])).values()].reverse();
}

function penaltiesPage(): string {
  const commands = describedShapes(schemasIn(PENALTIES.commands));
  const events = describedShapes(schemasIn(PENALTIES.events));
  const shown = [...commands.main, ...events.main, ...onceEach([...commands.shared, ...events.shared])];
  const ofPolicies = [Policy, PenaltyLevel, Infraction, Escalation, Span, PolicySource, PolicyDocument];
  const policies = describedShapes(ofPolicies as readonly Schema[]).main;
  const intro =
    'What is recorded about the penalties of a person, `POST /api/people/{id}/penalties/commands` with `{ "commandId", "type", "data" }`, and the shape of the policies that they follow. Why it is like this: [0023](../decisions/0023-penalties-and-precedents.md); how to write one: [how-to](../how-to/add-a-penalty-policy.md).';
  return page('Penalties', intro, [
    '## Commands and events\n',
    '`IssuePenalty` gives `PenaltyIssued`; `RescindPenalty` gives `PenaltyRescinded`; `AppealPenalty` gives `PenaltyAppealed`; `AnswerPenaltyAppeal` gives `PenaltyAppealAnswered`, and `PenaltyRescinded` behind it where the penalty is taken back. Why appeals are so: [0064](../decisions/0064-appeals-against-penalties.md).\n',
    ...shown.map((shape) => block(shape, '###')),
    '## Policies\n',
    ...policies.map((shape) => block(shape, '###')),
  ]);
}

function accessPage(root: string): string {
  const intro =
    'Who may do what. _Yes_: for whoever holds the role in the whole installation, and in all that is of an event for whoever holds it in that event; _everywhere_: of the whole installation alone. _Own side_: for the side of the seat that a player holds; where a command names no side, in that match. _Own last entries_: those that somebody recorded since anybody else last did anything. Whoever overrides a refusal, or ends a match by decision, has to be a judge besides. What no role may do the server does by itself. Why: [access](../explanation/access.md).';
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
  const files = ['scenario', 'scene', 'step', 'expected'].map((name) => `libs/scenarios/src/scenario/${name}.ts`);
  const shapes = files.flatMap((file) => shapesIn(join(root, file)));
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
