// A command of a match with its event: every place that has to know of it, and red tests for what only its author knows.
import { camel, kebab, named, oneOf } from './names.mjs';
import { addExport, addImport, addItem, addRow } from './tables.mjs';
import { next, tidy, write } from './written.mjs';

const MATCH = 'libs/match/src';
const STAKES = ['match', 'other', 'none'];

/** The names of `WHO`, read where they stand. */
function whos(tree) {
  const text = tree.read('libs/kernel/src/reach.ts', 'utf8') ?? '';
  const table = text.slice(text.indexOf('export const WHO'));
  return [...table.slice(0, table.indexOf('\n}')).matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name);
}

/** Whether players send it for their own side alone: whose it is has to stand in it then. */
function isOfASide(tree, who) {
  const text = tree.read('libs/kernel/src/reach.ts', 'utf8') ?? '';
  return new RegExp(`^ {2}${who}: .*player: 'own-side'`, 'm').test(text);
}

const BECAUSE = 'It was left over';

export default async function command(tree, options) {
  const asked = {
    name: named(options, 'name', 'type'),
    event: named(options, 'event', 'type'),
    says: named(options, 'says', 'sentence'),
    who: oneOf({ who: 'deed', ...options }, 'who', whos(tree)),
    stake: oneOf(options, 'stake', STAKES),
  };
  const sided = isOfASide(tree, asked.who);
  Object.assign(asked, { sided, data: { ...(sided ? { player: 'A' } : {}), because: BECAUSE } });
  if (asked.name === asked.event) throw new Error('A command asks and an event tells: ClearTable, TableCleared.');
  described(tree, asked);
  decided(tree, asked);
  folded(tree, asked);
  tested(tree, asked);
  await tidy(tree);
  const file = kebab(asked.name);
  return next(
    `${asked.name} asks for ${asked.event}. What is left is red:`,
    `  npm test -- --selectProjects match --testPathPatterns commands/${file}`,
    'How to go on: docs/how-to/add-a-command.md, from its second step.',
  );
}

/** What the two look like. */
function described(tree, { name, event, sided }) {
  const [file, fileOfEvent] = [kebab(name), kebab(event)];
  write(
    tree,
    `${MATCH}/messages/${file}.ts`,
    `import { is, type Static } from '@adjutant/kernel';
${sided ? "import { seat } from './members.js';\n" : ''}
export const ${name} = is.message('${name}', is.object({ ${sided ? 'player: seat(), ' : ''}because: is.because() }), 'Records ${event}.');

export type ${name} = Static<typeof ${name}>;
`,
  );
  addImport(tree, `${MATCH}/commands.ts`, `import * as ${camel(name)} from './messages/${file}.js';`);
  addRow(tree, `${MATCH}/commands.ts`, 'MATCH_COMMAND_SCHEMAS', name, `${name}: ${camel(name)}.${name}`);
  addExport(tree, `${MATCH}/commands.ts`, `export type * from './messages/${file}.js';`);
  write(
    tree,
    `${MATCH}/events/${fileOfEvent}.ts`,
    `import { is, type Static } from '@adjutant/kernel';
import { because${sided ? ', player' : ''} } from './members.js';

export const ${event} = is.event('${event}', is.object({ ${sided ? 'player, ' : ''}because }));

export type ${event} = Static<typeof ${event}>;
`,
  );
  addImport(tree, `${MATCH}/events.ts`, `import * as ${camel(event)} from './events/${fileOfEvent}.js';`);
  addRow(tree, `${MATCH}/events.ts`, 'MATCH_EVENT_SCHEMAS', event, `${event}: ${camel(event)}.${event}`);
  addExport(tree, `${MATCH}/events.ts`, `export type * from './events/${fileOfEvent}.js';`);
}

/** What comes of it, and who may ask for it. */
function decided(tree, { name, event, who, stake }) {
  const file = kebab(name);
  write(
    tree,
    `${MATCH}/commands/${file}.ts`,
    `import type { ${name} } from '../commands.js';
import type { MatchState } from '../state/state.js';
import { whileOpened, type Context, type MatchDecision } from './context.js';

export function ${camel(name)}({ data }: ${name}, state: MatchState, context: Context): MatchDecision {
  return whileOpened(context, state, () => {
    throw new Error(\`Write what \${JSON.stringify(data)} comes to: ${event}, already, or a refusal.\`);
  });
}
`,
  );
  addImport(tree, `${MATCH}/context.ts`, `import { ${camel(name)} } from './commands/${file}.js';`);
  addRow(
    tree,
    `${MATCH}/context.ts`,
    'COMMANDS',
    name,
    `${name}: { decide: ${camel(name)}, who: WHO.${who}, stake: '${stake}' }`,
  );
}

/** What it does to the match, and what the record says of it. */
function folded(tree, { event, says }) {
  addRow(tree, `${MATCH}/state/lines.ts`, 'LINES', event, `${event}: played()`);
  // Until somebody has thought about it, an event of its match looks at it.
  addRow(tree, 'libs/contexts/src/tables/crossing-kinds.ts', 'OF_MATCHES', event, `${event}: true`);
  addRow(tree, 'libs/views/src/sentence.ts', 'SENTENCES', event, `${event}: (data) => \`${says}: \${data.because}\``);
}

/** What every law test asks of each command and event, and the tests of this one. */
function tested(tree, { name, event, says, data, sided }) {
  const written = JSON.stringify(data);
  addRow(tree, 'libs/testing/src/given/golden.ts', 'GOLDEN', event, `${event}: ${written}`);
  write(tree, `libs/match/golden/${event}.v1.json`, JSON.stringify({ type: event, version: 1, data }));
  const sample = `${name}: () => [{ type: '${name}', data: ${written} }]`;
  addRow(tree, `${MATCH}/rulings/doors.spec.ts`, 'SAMPLES', name, sample);
  const call = sided ? "(player) => ({ player, because: 'x' })" : "() => ({ because: 'x' })";
  addRow(tree, 'apps/api/test/matrix-calls.ts', 'OF_MATCH', name, `${name}: ${call}`);
  const stored = JSON.stringify({ type: event, data });
  addItem(tree, 'libs/views/src/sentence.spec.ts', 'SAID', `['${says}: ${BECAUSE}', ${stored}]`);
  // What is sent of it: that it happened, and whose it is; nothing that somebody typed.
  const alike = tree.read('apps/relay/golden/MatchRestored.v1.json', 'utf8') ?? '';
  const sent = sided ? alike.replace('"data": {}', '"data": { "player": "A" }') : alike;
  write(tree, `apps/relay/golden/${event}.v1.json`, sent.replaceAll('MatchRestored', event));
  write(tree, `${MATCH}/commands/${kebab(name)}.spec.ts`, redTests({ name, event, written }));
}

function redTests({ name, event, written }) {
  return `import { begun, given, SHELF, stateOf } from '@adjutant/testing/given';
import { foldMatch, type MatchCommand, type MatchEvent } from '../index.js';

const asks: MatchCommand = { type: '${name}', data: ${written} };
const told: MatchEvent = { type: '${event}', data: ${written} };

/** The members of the table that an event changes. */
function changedBy(event: MatchEvent): readonly string[] {
  const before = stateOf(begun());
  const after = foldMatch(SHELF, [event], before);
  if (!('table' in before) || !('table' in after)) throw new Error('There is no table.');
  const was = new Map(Object.entries(before.table));
  return Object.entries(after.table).flatMap(([member, value]) => (was.get(member) === value ? [] : member));
}

describe('${name}', () => {
  it('is recorded as ${event}', () => {
    given(begun()).when(asks).then(told);
  });

  it('is refused where it cannot be, and says why', () => {
    given(begun()).when(asks).thenRefused('write/the-code-of-its-refusal');
  });
});

describe('${event}', () => {
  it('changes what it says at the table', () => {
    expect(changedBy(told)).toEqual(['write which members of the table, or none: []']);
  });
});
`;
}
