import { Shelf, type Entry, type Pack } from '@adjutant/rules';
import { ENTRIES, source } from './invented-entries.js';

const QUESTIONS = {
  'wind-is-fair': 'Is the wind fair for {target}?',
  'foe-is-near': 'Is a foe near {target}?',
  'within-reach': 'Is {target} within reach of {bearer}?',
  'knot-in-sight': 'Can {bearer} see {target}?',
  'within-earshot': 'Can {recipient} hear {issuer}?',
};

/** Red Kites against Grey Anvils: a game that nobody plays, with one of everything that a match records. */
export const PACK: Pack = {
  id: 'kites',
  name: 'Kites and Anvils',
  stage: 'playtest',
  release: 'first',
  digest: 'digest-of-the-first',
  documents: { almanac: { title: 'The almanac' } },
  sequence: {
    rounds: 3,
    advancedBy: 'anyone',
    turn: [
      { id: 'muster', name: 'Muster' },
      { id: 'wander', name: 'Wander' },
      { id: 'clash', name: 'Clash' },
    ],
  },
  economy: {
    start: { cp: 0 },
    income: [
      {
        id: 'muster-pay',
        resource: 'cp',
        moment: { at: 'phase-start', phase: 'muster' },
        to: 'both',
        amount: 1,
        source: source('Muster pay'),
      },
    ],
    gainCaps: [{ resource: 'cp', per: 'battle-round', amount: 1, source: source('Greed') }],
    unnamedZeroCost: { reduceBy: 1, source: source('Free use') },
    liftsOnlyNamed: { value: true, source: source('Lifted limits') },
  },
  score: {
    categories: [
      { id: 'perches', name: 'Perches', cap: 10 },
      { id: 'prizes', name: 'Prizes', cap: 6 },
      { id: 'flocks', name: 'Flocks', derived: true },
    ],
    cap: 12,
    source: source('Score'),
  },
  statuses: [
    {
      id: 'battle-shocked',
      name: 'Shaken',
      ends: { phase: 'muster', turnOf: 'owner' },
      endsOrders: true,
      source: source('Shaken'),
    },
  ],
  actions: [
    { id: 'flew', name: 'flew', selects: 'move' },
    { id: 'struck', name: 'struck', selects: 'fight' },
    { id: 'hid', name: 'hid', places: 'reserves' },
    { id: 'swooped', name: 'swooped', opens: 'swoop' },
    { id: 'turned', name: 'turned in the air', in: 'swoop', stage: 'turned', dice: { count: 1, sides: 6 } },
    { id: 'landed', name: 'landed', closes: 'swoop' },
  ],
  windows: [{ id: 'swoop', name: 'swoop', stages: ['turned'] }],
  counters: [{ id: 'feathers', name: 'feathers', of: 'unit', source: source('Feathers') }],
  orders: { ends: { phase: 'muster', turnOf: 'issuer' }, normalPhase: 'muster', source: source('Orders') },
  entries: ENTRIES,
  questions: Object.fromEntries(Object.entries(QUESTIONS).map(([id, asks]) => [id, { id, asks, presumed: 'yes' }])),
  rules: [],
  markers: { count: 4 },
  facts: {
    'perches-held': {
      id: 'perches-held',
      name: 'Perches held',
      by: 'active',
      key: [],
      fields: {
        held: { is: 'number', min: 0, max: 4, says: 'How many perches.' },
        by: { is: 'own-unit', optional: true, says: 'Which unit.' },
        perch: { is: 'marker', optional: true, says: 'Which perch.' },
      },
      steps: ['wander', 'before-battle'],
      summary: 'Who sits where.',
      source: source('Perches'),
    },
  },
};

/** The pack with some of its entries changed, under another release. */
export function release(
  name: string,
  changes: { readonly [id: string]: Partial<Entry> },
  head: Partial<Pack> = {},
): Pack {
  const changed = Object.entries(changes).map(([id, change]) => [id, { ...ENTRIES[id], ...change } as Entry] as const);
  return {
    ...PACK,
    ...head,
    release: name,
    digest: `digest-of-the-${name}`,
    entries: { ...ENTRIES, ...Object.fromEntries(changed) },
  };
}

/** A newer release in which Gust! costs 2 and nobody has Brace any more. */
export const DEARER = release('dearer', {
  'core/gust': { costs: { cp: 2 } },
  'core/brace': { owner: 'nobody' },
});

/** Steps that belong to nobody, a phase that only its player may end, and a die at each dawn. */
export const FORMAL = release(
  'formal',
  {},
  {
    id: 'formal-kites',
    sequence: {
      ...PACK.sequence,
      advancedBy: 'active-player',
      order: 'each-round',
      roundStart: [{ id: 'dawn', name: 'Dawn', phase: false }],
    },
    economy: {
      ...PACK.economy,
      income: [
        ...PACK.economy.income,
        {
          id: 'dawn-pay',
          resource: 'cp',
          moment: { at: 'round-start' },
          to: 'both',
          amount: { perThousandPoints: 1, times: { sides: 3 }, round: 'up' },
          source: source('Dawn pay'),
        },
      ],
    },
  },
);

export const SHELF = new Shelf([FORMAL, DEARER, PACK]);
