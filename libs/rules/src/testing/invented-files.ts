import type { PackFile } from '../pack/files.js';
import { FACTS, source } from './invented-facts.js';

/**
 * A game that nobody plays: the lantern keepers against the tide wardens. Small enough to be read in one go, with one of
 * everything that the engine knows.
 */
export interface InventedFiles {
  readonly [path: string]: unknown;
}

const head = {
  id: 'lanterns',
  name: 'Lanterns and Tides',
  stage: 'playtest',
  documents: { almanac: { title: 'The almanac' }, errata: { title: 'Corrections' } },
  sequence: {
    rounds: 3,
    advancedBy: 'anyone',
    roundStart: [{ id: 'dawn', name: 'Dawn', phase: false }],
    turn: [
      { id: 'kindle', name: 'Kindle', phase: true },
      { id: 'march', name: 'March', phase: true },
      { id: 'clash', name: 'Clash', phase: true },
    ],
    roundEnd: [{ id: 'dusk', name: 'Dusk', phase: false }],
  },
  economy: {
    start: { oil: 0, salt: 0 },
    income: [
      {
        id: 'daily-oil',
        resource: 'oil',
        moment: { at: 'phase-start', phase: 'kindle' },
        to: 'both',
        amount: 1,
        source: source('Oil'),
      },
      {
        id: 'salt-tithe',
        resource: 'salt',
        moment: { at: 'round-start' },
        to: 'both',
        amount: { perThousandPoints: 2, round: 'up' },
        source: source('Salt'),
      },
      {
        id: 'spring-tide',
        resource: 'salt',
        moment: { at: 'battle-start' },
        to: 'both',
        amount: { perThousandPoints: 0.5, times: { sides: 3 }, round: 'up' },
        source: source('Spring tide'),
      },
    ],
    expiry: [{ resource: 'salt', moment: { at: 'round-end' }, source: source('Salt melts') }],
    gainCaps: [{ resource: 'oil', per: 'battle-round', amount: 2, source: source('Hoarding') }],
    unnamedZeroCost: { reduceBy: 1, source: source('Free use') },
    liftsOnlyNamed: { value: true, source: source('Lifted limits') },
  },
  score: {
    categories: [
      { id: 'beacons', name: 'Beacons', cap: 10 },
      { id: 'wrecks', name: 'Wrecks', cap: 8 },
    ],
    cap: 15,
    source: source('Score'),
  },
  statuses: [
    {
      id: 'drenched',
      name: 'Drenched',
      ends: { phase: 'kindle', turnOf: 'owner' },
      endsOrders: true,
      source: source('Drenched'),
    },
    { id: 'dazzled', name: 'Dazzled', ends: { phase: 'clash', turnOf: 'owner' }, source: source('Dazzled') },
  ],
  actions: [
    { id: 'walked', name: 'walked', selects: 'move' },
    { id: 'ran', name: 'ran', selects: 'move' },
    { id: 'threw', name: 'threw', selects: 'shoot' },
    { id: 'landed', name: 'landed', places: 'battlefield' },
  ],
  markers: { count: 3 },
  orders: { ends: { phase: 'kindle', turnOf: 'issuer' }, normalPhase: 'kindle', source: source('Decrees') },
};

const questions = [
  { id: 'wick-is-dry', asks: 'Is the wick of {target} dry?', presumed: 'yes' },
  { id: 'near-the-bearer', asks: 'Is {target} within a stone throw of {bearer}?', presumed: 'no' },
  { id: 'within-range-of-ability', asks: 'Is {target} within range of the ability?', presumed: 'yes' },
];

const near = { all: [{ record: 'unit-is-at', unit: '$bearer', in: ['battlefield'] }, { attest: 'near-the-bearer' }] };
const target = { is: 'own-unit', says: 'the unit that shines' };

const entries = {
  'core/flare-up': {
    name: 'Flare Up!',
    kind: 'ploy',
    owner: 'core',
    costs: { oil: 2 },
    timing: {
      phases: [
        { phase: 'march', turn: 'own' },
        { phase: 'clash', turn: 'either' },
      ],
    },
    roles: { target, enemy: { is: 'enemy-unit', optional: true, says: 'the unit it blinds' } },
    limits: [{ times: 1, per: 'battle', scope: 'unit', source: source('Flare up') }],
    conditions: { all: [{ record: 'unit-has-keywords', unit: 'target', all: ['LAMP'] }, { attest: 'wick-is-dry' }] },
    summary: 'The unit shines and may be seen from afar.',
  },
  'lantern-keepers/second-dawn': {
    name: 'Second Dawn',
    kind: 'ploy',
    owner: 'lantern-keepers',
    costs: { oil: 1 },
    roles: {
      target: { is: 'any-unit', says: 'the unit that went out' },
      copy: { is: 'new-unit', says: 'the id of the unit relit' },
      throw: { is: 'roll', optional: true, says: 'the kind of roll' },
      by: { is: { entry: 'decree' }, optional: true, says: 'a decree' },
    },
    conditions: { record: 'unit-destroyed', unit: 'target' },
    effects: [{ op: 'add-copy', of: 'target', as: 'copy', location: 'reserves' }],
    summary: 'A unit that went out is relit.',
  },
  'lantern-keepers': {
    name: 'Lantern Keepers',
    kind: 'detachment',
    owner: 'core',
    summary: 'Those who keep the light.',
  },
  'tide-wardens': {
    name: 'Tide Wardens',
    kind: 'detachment',
    owner: 'core',
    summary: 'Those who keep the shore.',
    grants: { waives: ['order-recipients'], adaptations: [{ unit: 'Old Salt', loses: 'Rising Fog' }] },
  },
  'core/rising-fog': {
    name: 'Rising Fog',
    kind: 'trait',
    owner: 'core',
    grants: { price: [{ resource: 'oil', add: 1, kinds: ['ploy'], usesBy: 'opponent', when: near }] },
    summary: 'Ploys on enemy units nearby cost one more.',
  },
  'core/deep-winter': {
    name: 'Deep Winter',
    kind: 'trait',
    owner: 'core',
    grants: { price: [{ resource: 'oil', multiply: 2, kinds: ['ploy'], usesBy: 'own' }] },
    summary: 'Ploys cost double.',
  },
  'core/thrift': {
    name: 'Thrift',
    kind: 'trait',
    owner: 'core',
    grants: { price: [{ resource: 'oil', add: -1, kinds: ['ploy'], usesBy: 'own' }] },
    summary: 'Ploys cost one less.',
  },
  'core/free-spark': {
    name: 'Free Spark',
    kind: 'trait',
    owner: 'core',
    grants: { claim: { zeroCost: true, lifts: ['phase', 'battle'], names: [], kinds: ['ploy'], reach: 'aura' } },
    summary: 'One ploy on a unit nearby is free.',
  },
  'core/keeper-of-the-flame': {
    name: 'Keeper of the Flame',
    kind: 'trait',
    owner: 'core',
    grants: {
      abilities: ['core/echo'],
      claim: {
        zeroCost: true,
        lifts: ['phase'],
        names: ['Flare Up'],
        kinds: ['ploy'],
        reach: 'bearer',
        limits: [{ times: 1, per: 'battle-round' }],
      },
    },
    summary: 'Flare Up is free for the bearer.',
  },
  'core/echo': {
    name: 'Echo',
    kind: 'trait',
    owner: 'core',
    grants: {
      triggers: [
        {
          on: 'use',
          kinds: ['ploy'],
          when: near,
          roll: {
            purpose: 'echo',
            dice: { count: 1, sides: 6 },
            outcomes: [{ from: 4, to: 6, effects: [{ op: 'gain', resource: 'oil', amount: 1 }] }],
            blocks: 'nothing',
          },
        },
      ],
    },
    summary: 'After a ploy nearby, a die may bring oil back.',
  },
  'core/loud-voice': {
    name: 'Loud Voice',
    kind: 'relic',
    owner: 'core',
    bearer: { keywords: ['CAPTAIN'] },
    grants: { orderAllowance: { extra: 1, phase: 'kindle', turn: 'own' } },
    summary: 'One more decree.',
  },
  'tide-wardens/twin-bell': {
    name: 'Twin Bell',
    kind: 'relic',
    owner: 'tide-wardens',
    grants: { ordersPerUnit: 2 },
    summary: 'Two decrees at once.',
  },
  'decree/hold-fast': {
    name: 'Hold Fast',
    kind: 'decree',
    owner: 'core',
    roles: { issuer: { is: 'own-unit', says: 'who calls' }, recipient: { is: 'own-unit', says: 'who hears' } },
    summary: 'The unit stands.',
  },
  'decree/row-home': {
    name: 'Row Home',
    kind: 'decree',
    owner: 'core',
    roles: { issuer: { is: 'own-unit', says: 'who calls' }, recipient: { is: 'own-unit', says: 'who hears' } },
    summary: 'The unit turns back.',
  },
};

const EDITION = 'layers/first-tide';

const entryFiles = Object.fromEntries(
  Object.entries(entries).map(([id, entry]) => [
    `${EDITION}/entries/${id.replaceAll('/', '__')}.json`,
    { id, ...entry, source: source(entry.name) },
  ]),
);

/** The files as values, by path; a spec changes what it is about. */
export const INVENTED: InventedFiles = {
  'pack.json': head,
  'releases.json': [{ release: 'first', date: '2001-01-01', layers: ['first-tide'], summary: 'The almanac.' }],
  [`${EDITION}/layer.json`]: { kind: 'edition', title: 'The almanac', date: '2001-01-01', source: source('Title') },
  [`${EDITION}/questions.json`]: questions,
  [`${EDITION}/rules/ploys.json`]: {
    id: 'ploys',
    name: 'Ploys',
    kinds: ['ploy'],
    limits: [{ times: 1, per: 'phase', scope: 'army', source: source('Ploys') }],
    conditions: { not: { record: 'unit-has-status', unit: 'target', status: 'drenched' }, code: 'ploy/drenched' },
    summary: 'No ploy twice in a phase, and none on a drenched unit.',
    source: source('Ploys'),
  },
  [`${EDITION}/facts/tide-line.json`]: FACTS['tide-line'],
  [`${EDITION}/facts/omen.json`]: FACTS.omen,
  [`${EDITION}/figures.json`]: [
    { id: 'beacons-held', says: 'beacons held', is: { tally: 'tide-line', field: 'beacons', is: 'own' } },
  ],
  ...entryFiles,
};

/** The files as a folder would hold them. `undefined` leaves a file out. */
export function filesOf(values: InventedFiles): readonly PackFile[] {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([path, value]) => ({ path, text: typeof value === 'string' ? value : JSON.stringify(value, null, 2) }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}
