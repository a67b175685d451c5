import type { Claim, Condition, Entry, Limit, PriceChange } from '@adjutant/rules';

/** Every rule of the invented game stands in one book. */
export const source = (section: string) => ({ document: 'almanac', section });

type Draft = Omit<Entry, 'id' | 'source' | 'summary'>;

const limit = (per: Limit['per'], scope: Limit['scope'] = 'army'): Limit => ({
  times: 1,
  per,
  scope,
  source: source(`Once a ${per}`),
});

const calm: Condition = {
  not: { record: 'unit-has-status', unit: 'target', status: 'battle-shocked' },
  code: 'stratagem/unit-shaken',
};
const alive: Condition = {
  not: { record: 'unit-destroyed', unit: 'target' },
  code: 'stratagem/unit-destroyed',
};
const target = { is: 'own-unit', says: 'the unit that it helps' } as const;
const enemy = { is: 'enemy-unit', optional: true, says: 'the unit that it hinders' } as const;

const stratagems: { readonly [id: string]: Draft } = {
  'core/gust': {
    name: 'Gust!',
    kind: 'stratagem',
    owner: 'core',
    costs: { cp: 1 },
    roles: { target, enemy },
    limits: [limit('phase')],
    conditions: { all: [calm, alive, { attest: 'wind-is-fair' }] },
  },
  'core/brace': {
    name: 'Brace',
    kind: 'stratagem',
    owner: 'core',
    costs: { cp: 2 },
    timing: { phases: [{ phase: 'clash', turn: 'opponent' }] },
    roles: { target },
    limits: [limit('phase')],
    conditions: { all: [calm, alive] },
  },
  'core/last-stand': {
    name: 'Last Stand',
    kind: 'stratagem',
    owner: 'core',
    costs: { cp: 1 },
    roles: { target },
    limits: [limit('battle')],
    conditions: { all: [calm, alive, { attest: 'wind-is-fair' }, { attest: 'foe-is-near' }] },
  },
  'core/rally': {
    name: 'Rally',
    kind: 'stratagem',
    owner: 'core',
    costs: { cp: 0 },
    roles: { target },
    limits: [limit('phase'), limit('turn', 'unit')],
    conditions: alive,
  },
  'red-kites/second-flight': {
    name: 'Second Flight',
    kind: 'stratagem',
    owner: 'red-kites',
    costs: { cp: 1 },
    roles: {
      target: { is: 'any-unit', says: 'the unit that flies again' },
      newUnit: { is: 'new-unit', says: 'the id it flies under' },
    },
    limits: [limit('phase'), limit('battle-round')],
    conditions: { record: 'unit-destroyed', unit: 'target' },
    effects: [{ op: 'add-copy', of: 'target', as: 'newUnit', location: 'battlefield' }],
  },
  'grey-anvils/second-flight': {
    name: 'Second Flight',
    kind: 'stratagem',
    owner: 'grey-anvils',
    costs: { cp: 2 },
    roles: { target },
    limits: [limit('phase')],
    conditions: alive,
  },
  'red-kites/roar': {
    name: 'Roar',
    kind: 'stratagem',
    owner: 'red-kites',
    costs: { cp: 1 },
    timing: { phases: [{ phase: 'muster', turn: 'own' }] },
    roles: { target, order: { is: { entry: 'order' }, says: 'the order that all hear' } },
    limits: [limit('phase')],
    effects: [
      { op: 'order-all', order: 'order', issuer: 'target', keywords: ['KITE'] },
      { op: 'grant-order', unit: 'target' },
    ],
  },
};

const near: Condition = {
  all: [{ record: 'unit-is-at', unit: '$bearer', in: ['battlefield'] }, { attest: 'within-reach' }],
};
const dearer: PriceChange = { resource: 'cp', add: 1, kinds: ['stratagem'], usesBy: 'opponent', when: near };
const claim = (one: Partial<Claim>): Claim => ({ names: [], kinds: ['stratagem'], reach: 'army', ...one });
const gain = [{ from: 4, to: 6, effects: [{ op: 'gain', resource: 'cp', amount: 1 } as const] }];
const one = { count: 1, sides: 6 };

const borne: { readonly [id: string]: Draft } = {
  'core/heavy-air': { name: 'Heavy Air', kind: 'ability', owner: 'core', grants: { price: [dearer] } },
  'core/tail-wind': {
    name: 'Tail Wind',
    kind: 'ability',
    owner: 'core',
    grants: { claim: claim({ zeroCost: true, reach: 'bearer', limits: [{ times: 1, per: 'battle-round' }] }) },
  },
  'core/gust-master': {
    name: 'Gust Master',
    kind: 'ability',
    owner: 'core',
    grants: {
      claim: claim({
        zeroCost: true,
        lifts: ['phase'],
        names: ['Gust'],
        limits: [{ times: 1, per: 'battle' }],
      }),
    },
  },
  'red-kites/lucky-knot': {
    name: 'Lucky Knot',
    kind: 'enhancement',
    owner: 'red-kites',
    bearer: { keywords: ['KITE'] },
    grants: {
      triggers: [
        {
          on: 'use',
          kinds: ['stratagem'],
          when: {
            all: [{ record: 'unit-has-keywords', unit: 'target', all: ['KITE'] }, { attest: 'knot-in-sight' }],
          },
          roll: { purpose: 'lucky-knot', dice: one, outcomes: gain, blocks: 'phase' },
        },
      ],
    },
  },
  'core/spyglass': {
    name: 'Spyglass',
    kind: 'ability',
    owner: 'core',
    roles: { bearer: { is: 'own-unit', says: 'who looks' } },
    limits: [limit('battle-round')],
    conditions: { record: 'bears', unit: 'bearer' },
    roll: { purpose: 'spyglass', dice: one, outcomes: gain, blocks: 'all' },
  },
};

const parties = {
  issuer: { is: 'own-unit', says: 'who calls' },
  recipient: { is: 'own-unit', says: 'who hears' },
} as const;

const order = (name: string): Draft => ({
  name,
  kind: 'order',
  owner: 'core',
  roles: parties,
  conditions: {
    all: [
      {
        any: [
          { record: 'clock-is', phases: ['muster'], turn: 'own' },
          { record: 'order-granted', issuer: 'issuer' },
        ],
        code: 'order/wrong-time',
      },
      {
        any: [
          { record: 'order-allowance-left', issuer: 'issuer' },
          { record: 'order-granted', issuer: 'issuer' },
        ],
        code: 'order/limit-reached',
      },
      { record: 'order-recipient-eligible', issuer: 'issuer', recipient: 'recipient' },
      { attest: 'within-earshot' },
    ],
  },
});

const others: { readonly [id: string]: Draft } = {
  'order/hold': order('Hold!'),
  'order/soar': order('Soar!'),
  'red-kites': {
    name: 'Red Kites',
    kind: 'detachment',
    owner: 'core',
    muster: {
      faction: 'KITE',
      groups: [{ id: 'leaders', limitTotal: 1, units: [{ name: 'Falconer' }] }],
      source: source('The Red Kites'),
    },
  },
  'grey-anvils': { name: 'Grey Anvils', kind: 'detachment', owner: 'core' },
};

const drafts = { ...stratagems, ...borne, ...others };

export const ENTRIES: { readonly [id: string]: Entry } = Object.fromEntries(
  Object.entries(drafts).map(([id, draft]) => [
    id,
    { id, ...draft, summary: `What ${draft.name} does.`, source: source(draft.name) },
  ]),
);
