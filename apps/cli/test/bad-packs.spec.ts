import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKS, workspace } from './cli.js';

type Json = { [member: string]: Json } & Json[] & string;

const LAYER = 'layers/first';
const ENTRY = `${LAYER}/entries/core__douse-the-lamps.json`;
const SOURCE = { document: 'rules', section: 'Here' };

const at = workspace();
const packs = join(at.folder, 'packs');
const fileOf = (path: string): string => join(packs, 'demo', path);
const textOf = (path: string): string => readFileSync(fileOf(path), 'utf8');

/** Puts a file into a copy of the demo pack, or something else into one that is there, and has the pack loaded. */
async function told(
  path: string,
  write: string | object | ((value: Json) => void),
  more: object = {},
): Promise<string[]> {
  rmSync(packs, { recursive: true, force: true });
  cpSync(join(PACKS, 'demo'), join(packs, 'demo'), { recursive: true });
  for (const [file, value] of Object.entries(more)) save(file, value);
  if (typeof write === 'function') {
    const value = JSON.parse(textOf(path)) as Json;
    write(value);
    save(path, value);
  } else save(path, write);
  const { exit, out, err } = await at.cliWith({ ADJUTANT_PACKS: packs }, 'packs', 'list', '--json');
  expect([exit, out]).toEqual([3, '']);
  return err.trimEnd().split('\n');
}

function save(path: string, value: unknown): void {
  cpSync(join(PACKS, 'demo', 'pack.json'), fileOf(path), { force: true });
  writeFileSync(fileOf(path), typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`);
}

const layer = (kind: string) => ({ kind, title: kind, date: '2026-02-01', source: SOURCE });
const release = (...layers: string[]) => [{ release: 'first', date: '2026-01-01', layers, summary: 'It.' }];
const change = (replace: object, target: object = { entry: 'core/douse-the-lamps' }) => ({
  ...target,
  replace: [replace],
  why: 'Because.',
  source: SOURCE,
});
const slate = { 'releases.json': release('first', 'slate'), 'layers/slate/layer.json': layer('dataslate') };
const ability = (id: string, granted: string) => ({
  id: `core/${id}`,
  name: id,
  kind: 'ability',
  owner: 'core',
  grants: { abilities: [`core/${granted}`] },
  summary: 'Something.',
  source: SOURCE,
});

interface Bad {
  readonly what: string;
  readonly path: string;
  readonly write: string | object | ((value: Json) => void);
  readonly more?: object;
  /** A text in the line that has to be named. */
  readonly line: string;
  readonly says: string;
}

const BAD: readonly Bad[] = [
  {
    what: 'a file that is no JSON',
    path: ENTRY,
    write: '{\n  "id": "core/douse-the-lamps",\n  "name" "Douse"\n}',
    line: '"name" "Douse"',
    says: 'This is not valid JSON: colon expected near name.',
  },
  {
    what: 'a schema that is broken',
    path: ENTRY,
    write: (entry) => Object.assign(entry['costs'] ?? {}, { cp: 'one' }),
    line: '"cp": "one"',
    says: '`costs/cp` has to be a whole number, not a text.',
  },
  {
    what: 'an unknown member',
    path: ENTRY,
    write: (entry) => Object.assign(entry, { sumary: 'x' }),
    line: '"sumary"',
    says: 'The file has an unknown property: sumary; did you mean summary?',
  },
  {
    what: 'an unknown predicate',
    path: ENTRY,
    write: (entry) => Object.assign(entry, { conditions: { record: 'unit-has-keyword', unit: 'target', all: ['X'] } }),
    line: '"record": "unit-has-keyword"',
    says: '`conditions` names no known predicate: unit-has-keyword; did you mean unit-has-keywords?',
  },
  {
    what: 'an unknown question',
    path: ENTRY,
    write: (entry) => Object.assign(entry, { conditions: { attest: 'in-shadows' } }),
    line: '"attest": "in-shadows"',
    says: '`conditions/attest` names no known question: in-shadows; did you mean in-shadow?',
  },
  {
    what: 'an unknown entry',
    path: ENTRY,
    write: (entry) => Object.assign(entry, { grants: { abilities: ['core/douse-the-lamp'] } }),
    line: '"core/douse-the-lamp"',
    says: '`grants/abilities/0` names no known entry: core/douse-the-lamp; did you mean core/douse-the-lamps?',
  },
  {
    what: 'a stale value in a change',
    path: 'layers/slate/changes/dearer.json',
    write: change({ at: '/costs/cp', was: 3, now: 2 }),
    more: slate,
    line: '"was": 3',
    says: 'Stale: core/douse-the-lamps has 1 at /costs/cp, not 3.',
  },
  {
    what: 'two dataslates',
    path: 'releases.json',
    write: release('first', 'slate', 'slate-two'),
    more: { ...slate, 'layers/slate-two/layer.json': layer('dataslate') },
    line: '"slate-two"',
    says: 'first has two dataslates; a newer one replaces the older.',
  },
  {
    what: 'an id that is taken',
    path: `${LAYER}/entries/more/core__douse-the-lamps.json`,
    write: JSON.parse(readFileSync(join(PACKS, 'demo', ENTRY), 'utf8')) as object,
    line: '"id"',
    says: `The id core/douse-the-lamps is taken: it stands in ${ENTRY} already.`,
  },
  {
    what: 'a question that is there twice',
    path: `${LAYER}/questions.json`,
    write: (questions) => questions.push(questions[0] as Json),
    line: '"id": "in-shadow"',
    says: 'The id in-shadow is taken: it stands in layers/first/questions.json already.',
  },
  {
    what: 'abilities that grant each other',
    path: `${LAYER}/entries/core__one.json`,
    write: ability('one', 'two'),
    more: { [`${LAYER}/entries/core__two.json`]: ability('two', 'one') },
    line: '"core/two"',
    says: 'Abilities must not grant each other in a circle: core/one grants core/two grants core/one.',
  },
  {
    what: 'an option that there is not',
    path: `${LAYER}/choices.json`,
    write: (choices) => Object.assign(choices[0] ?? {}, { default: 'mission/night-ride' }),
    line: '"mission/night-ride"',
    says: '`default` names no known option: mission/night-ride; did you mean mission/night-tide?',
  },
  {
    what: 'a choice that breaks its schema',
    path: `${LAYER}/choices.json`,
    write: (choices) => Object.assign(choices[0] ?? {}, { of: 'nobody' }),
    line: '"of": "nobody"',
    says: '`0/of` has to be one of match, player, not "nobody".',
  },
  {
    what: 'a fact with a field of no known sort',
    path: `${LAYER}/facts/lamps-held.json`,
    write: (fact) => Object.assign(fact['fields']?.['held'] ?? {}, { is: 'lamp' }),
    line: '"is": "lamp"',
    says: '`fields/held/is` has to be one of',
  },
  {
    what: 'a fact of a step that there is not',
    path: `${LAYER}/facts/lamps-held.json`,
    write: (fact) => Object.assign(fact, { steps: ['turn-ends'] }),
    line: '"turn-ends"',
    says: '`steps/0` names no known',
  },
  {
    what: 'a figure of a fact that there is not',
    path: `${LAYER}/figures.json`,
    write: [{ id: 'lamps', says: 'Lamps held.', is: { tally: 'lamps-hold', field: 'held', is: 'own' } }],
    line: '"lamps-hold"',
    says: 'names no known fact: lamps-hold; did you mean lamps-held?',
  },
  {
    what: 'a figure that is no figure',
    path: `${LAYER}/figures.json`,
    write: [{ id: 'lamps', says: 'Lamps held.', is: { adds: [1, 2] } }],
    line: '"is"',
    says: 'is no figure',
  },
  {
    what: 'figures that name each other',
    path: `${LAYER}/figures.json`,
    write: [
      { id: 'hen', says: 'A hen.', is: { figure: 'egg' } },
      { id: 'egg', says: 'An egg.', is: { figure: 'hen' } },
    ],
    line: '"figure"',
    says: 'Figures must not be worked out from each other in a circle: egg needs hen needs egg.',
  },
  {
    what: 'a figure that is there twice',
    path: `${LAYER}/figures.json`,
    write: [
      { id: 'hen', says: 'A hen.', is: 1 },
      { id: 'hen', says: 'Another hen.', is: 2 },
    ],
    line: '"id": "hen"',
    says: 'The id hen is taken: it stands in layers/first/figures.json already.',
  },
  {
    what: 'an action of a window that there is not',
    path: 'pack.json',
    write: (pack) => Object.assign(pack['actions']?.[0] ?? {}, { opens: 'boarding' }),
    line: '"opens": "boarding"',
    says: '`actions/0/opens` names no known window: boarding.',
  },
  {
    what: 'an effect on a counter that there is not',
    path: ENTRY,
    write: (entry) => Object.assign(entry, { effects: [{ op: 'count', counter: 'rum', of: 'own', add: 1 }] }),
    line: '"counter": "rum"',
    says: '`effects/0/counter` names no known counter: rum.',
  },
  {
    what: 'a mission that draws in a step that there is not',
    path: `${LAYER}/entries/mission__night-tide.json`,
    write: (entry) => Object.assign(entry['hand'] ?? {}, { step: 'tides' }),
    line: '"step": "tides"',
    says: '`hand/step` names no known',
  },
  {
    what: 'an objective that pays with a condition of no known sort',
    path: `${LAYER}/entries/objective__keep-the-point-lit.json`,
    write: (entry) => Object.assign(entry['objective']?.['tiers']?.[1] ?? {}, { when: { record: 'fact-sais' } }),
    line: '"record": "fact-sais"',
    says: 'names no known predicate: fact-sais; did you mean fact-says?',
  },
  {
    what: 'an objective without a number',
    path: `${LAYER}/entries/objective__keep-the-point-lit.json`,
    write: (entry) => Object.assign(entry['objective'] ?? {}, { number: undefined }),
    line: '"objective": {',
    says: '`objective` lacks `number`: The number that its dice show, digit by digit.',
  },
  {
    what: 'an army check of no known sort',
    path: `${LAYER}/army-checks.json`,
    write: [{ id: 'many', code: 'army/many', tests: { check: 'points-limits' }, summary: 'Many.', source: SOURCE }],
    line: 'points-limits',
    says: '`0/tests` names no known army check: points-limits',
  },
  {
    what: 'an ending that rests on an unknown predicate',
    path: 'pack.json',
    write: (pack) =>
      Object.assign(pack, {
        endings: [
          {
            id: 'sunk',
            name: 'Sunk',
            at: { at: 'turn-end' },
            when: { record: 'unit-destroid' },
            winner: 'own',
            final: false,
            source: SOURCE,
          },
        ],
      }),
    line: '"record": "unit-destroid"',
    says: 'names no known predicate: unit-destroid; did you mean unit-destroyed?',
  },
  {
    what: 'a file where no part of a pack stands',
    path: `${LAYER}/entrys/core__three.json`,
    write: ability('three', 'three'),
    line: '{',
    says: 'No part of a pack stands here; did you mean entries?',
  },
];

describe('a pack that does not load says where and why', () => {
  it.each(BAD.map((one) => [one.what, one] as const))('%s', async (_, { path, write, more, line, says }) => {
    const [title, ...problems] = await told(path, write, more);
    expect(title).toBe('adjutant: The pack demo does not load:');
    expect(problems).toHaveLength(1);
    const place = /^ +demo\/(\S+?):(\d+) (.*)$/.exec(problems[0] ?? '');
    expect([place?.[1], place?.[3]]).toEqual([path, expect.stringContaining(says)]);
    expect(textOf(path).split('\n')[Number(place?.[2]) - 1]).toContain(line);
  });
});
