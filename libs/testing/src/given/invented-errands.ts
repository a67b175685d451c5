import type { Condition, Entry, FactKind, HandRules, Objective, Pack, Tier, Worth } from '@adjutant/rules';
import { ENTRIES, source } from './invented-entries.js';
import { PACK } from './invented-shelf.js';

const held = (at: string): Condition => ({ record: 'fact-says', fact: 'perches', field: 'held', at, is: 'own' });
const count = (is: string, to: number): Condition => ({
  record: 'compares',
  of: { tally: 'perches', field: 'held', is: 'own' },
  is,
  to,
});
const d3: Worth = { dice: { count: 1, sides: 3 } };
const tier = (when: Condition, vp: Worth): Tier => ({ when, vp });

const OBJECTIVES: { readonly [name: string]: Objective } = {
  'First Perch': { number: 11, type: 'Sit', tags: ['perch'], turns: 'own', tiers: [tier(held('1'), 1)] },
  'Second Perch': { number: 12, type: 'Sit', tags: ['perch'], turns: 'own', tiers: [tier(held('2'), 1)] },
  'Stay Put': {
    number: 13,
    type: 'Stay',
    turns: 'either',
    tiers: [
      tier(
        {
          record: 'compares',
          of: { run: 'perches', field: 'held', at: '1', is: 'own', since: 'drawn' },
          is: '>=',
          to: 2,
        },
        2,
      ),
    ],
  },
  'Whole Tree': {
    number: 21,
    type: 'Sit',
    turns: 'own',
    tiers: [tier(count('>=', 4), { ...d3, plus: 3 }), tier(count('>=', 2), d3), tier(count('=', 1), 1)],
    asBonus: [],
  },
  'Marked Perch': {
    number: 22,
    type: 'Stay',
    turns: 'either',
    tiers: [
      tier({ record: 'fact-says', fact: 'perches', field: 'held', at: { drawn: 'die' }, is: 'own' }, 1),
    ] as readonly Tier[],
    die: { sides: 4, says: 'the number of the perch' },
  },
  Feud: {
    number: 23,
    type: 'Strife',
    turns: 'either',
    tiers: [
      tier({ record: 'compares', of: { count: 'destroyed', of: 'opponent', within: 'turn' }, is: '>=', to: 1 }, 1),
    ],
  },
  'Two Errands': { number: 33, type: 'Strife', turns: 'either', tiers: [], bonus: { vp: 3 } },
};

const errands = Object.fromEntries(
  Object.entries(OBJECTIVES).map(([name, objective]): [string, Entry] => {
    const id = `errand/${objective.number}`;
    return [
      id,
      { id, name, kind: 'errand', owner: 'core', summary: `What ${name} asks.`, source: source(name), objective },
    ];
  }),
);

const hand: HandRules = {
  kind: 'errand',
  step: 'muster',
  dice: { count: 2, sides: 3 },
  due: { minus: [2, { count: 'held' }] },
  discards: { step: 'clash', times: 1 },
  category: 'perches',
  source: source('Errands'),
};

const type = (chosen: string): Condition => ({ record: 'objective-is', choice: chosen });

/** Missions, by what is special about their hands. */
const MISSIONS: { readonly [id: string]: Partial<HandRules> } = {
  plain: {},
  keen: {
    achieved: [{ when: type('favourite'), vp: 1, source: source('Favourites') }],
    discarded: [{ when: type('favourite'), vp: -1, source: source('Favourites') }],
  },
  shared: {
    keeps: { record: 'objective-is', tags: ['perch'] },
    shares: { record: 'objective-is', tags: ['perch'] },
  },
  shrinking: {
    due: { minus: [{ minus: [4, { clock: 'round' }] }, { count: 'held' }] },
    excess: { minus: [{ count: 'held' }, { minus: [4, { clock: 'round' }] }] },
  },
  sealed: { sealed: true },
};

const missions = Object.fromEntries(
  Object.entries(MISSIONS).map(([name, rules]): [string, Entry] => {
    const id = `mission/${name}`;
    return [
      id,
      {
        id,
        name,
        kind: 'mission',
        owner: 'core',
        markers: { count: 4 },
        hand: { ...hand, ...rules },
        summary: `A match with ${name} errands.`,
        source: source(name),
      },
    ];
  }),
);

const newErrand: Entry = {
  id: 'core/new-errand',
  name: 'New Errand',
  kind: 'stratagem',
  owner: 'core',
  costs: { cp: 1 },
  timing: { phases: [{ phase: 'muster', turn: 'own' }] },
  roles: { errand: { is: 'own-objective', optional: true, says: 'the errand that goes' } },
  conditions: {
    all: [
      { record: 'draws-settled' },
      {
        any: [
          { record: 'objective-may-go', objective: 'errand' },
          { record: 'chosen', choice: 'mission', options: ['mission/sealed'] },
        ],
        code: 'stratagem/objective-kept',
      },
    ],
  },
  effects: [
    { op: 'discard-objective', objective: 'errand' },
    { op: 'owe-objectives', draw: 1 },
  ],
  summary: 'One errand goes, another comes.',
  source: source('New Errand'),
};

const perches: FactKind = {
  id: 'perches',
  name: 'Perches at the end of a turn',
  by: 'active',
  steps: ['clash'],
  required: true,
  fields: { held: { is: 'side', each: 'marker', nobody: true, presumed: {}, says: 'Who holds which perch.' } },
  effects: [{ op: 'check-objectives' }],
  summary: 'Who sits where as a turn ends.',
  source: source('Perches'),
};

const decided = (id: string, of: 'match' | 'player') => ({
  id,
  name: id,
  of,
  when: 'before-battle' as const,
  summary: 'Decided before the battle.',
  source: source(id),
});

/** The kites with errands to run: objectives that are drawn, held and achieved. */
export const ERRANDS: Pack = {
  ...PACK,
  id: 'errands',
  release: 'errands',
  digest: 'digest-of-the-errands',
  entries: { ...ENTRIES, ...errands, ...missions, [newErrand.id]: newErrand },
  facts: { ...PACK.facts, perches },
  choices: {
    mission: { ...decided('mission', 'match'), options: { kind: 'mission' } },
    favourite: {
      ...decided('favourite', 'player'),
      options: [
        { id: 'sit', name: 'Sit' },
        { id: 'strife', name: 'Strife' },
      ],
    },
  },
};
