import type { MatchCommand, Situation } from '@adjutant/match';
import { Shelf, type Entry, type Pack } from '@adjutant/rules';
import { source } from './invented-entries.js';
import { PACK, release } from './invented-shelf.js';
import { ROSTERS } from './story.js';

/** Errands by number, of two three-sided dice: what stands behind the number is worth so many points when it is seen. */
const ERRANDS: { readonly [number: string]: Partial<Entry['objective']> } = {
  11: {},
  12: { tiers: [{ when: seen(12), vp: { dice: { count: 1, sides: 3 } } }] },
  13: { tiers: [{ when: seen(13), vp: 2 }] },
  21: {},
  22: { die: { sides: 3, says: 'which perch it is about' } },
  23: {},
  31: {},
  32: {},
  33: { bonus: { vp: 3 } },
};

function seen(number: number) {
  return { record: 'fact-says', fact: 'dusk', field: 'seen', is: number, within: 'turn' } as const;
}

function errand(number: string): Entry {
  const objective = {
    number: Number(number),
    type: 'errand',
    turns: 'either',
    tiers: [{ when: seen(Number(number)), vp: 1 }],
    ...ERRANDS[number],
  } as const;
  const id = `errand/${number}`;
  const said = { summary: `Errand ${number} has to be seen.`, source: source(`Errand ${number}`) };
  return { id, name: `Errand ${number}`, kind: 'errand', owner: 'core', objective, ...said };
}

/** Three errands each, drawn at dawn, looked at and thrown away at dusk; by day openly, by night in secret. */
function mission(id: string, name: string, sealed: boolean): Entry {
  const hand = {
    kind: 'errand',
    step: 'dawn',
    dice: { count: 2, sides: 3 },
    due: { minus: [3, { count: 'held' }] },
    discards: { step: 'dusk', times: 1 },
    category: 'prizes',
    source: source('Errands'),
    ...(sealed ? { sealed } : {}),
  } as const;
  return { id, name, kind: 'mission', owner: 'core', hand, summary: 'Errands to run.', source: source(name) };
}

/** Gives an errand back for another, which is drawn at once. */
const second: Entry = {
  id: 'core/second-thoughts',
  name: 'Second Thoughts',
  kind: 'stratagem',
  owner: 'core',
  costs: { cp: 1 },
  roles: { objective: { is: 'own-objective', says: 'the errand to give back' } },
  conditions: { record: 'objective-may-go', objective: 'objective' },
  effects: [
    { op: 'discard-objective', objective: 'objective' },
    { op: 'owe-objectives', draw: 1 },
  ],
  summary: 'Another errand instead.',
  source: source('Second Thoughts'),
};

const entries = [
  ...Object.keys(ERRANDS).map(errand),
  mission('mission/day', 'Day Flight', false),
  mission('mission/night', 'Night Flight', true),
  second,
];

const night = release('night', Object.fromEntries(entries.map((entry) => [entry.id, entry])), {
  id: 'night-kites',
  sequence: {
    rounds: 3,
    advancedBy: 'anyone',
    turn: [
      { id: 'dawn', name: 'Dawn', phase: false },
      { id: 'wander', name: 'Wander' },
      { id: 'dusk', name: 'Dusk', phase: false },
    ],
  },
  economy: { ...PACK.economy, start: { cp: 5 }, income: [] },
  choices: {
    mission: {
      id: 'mission',
      name: 'Mission',
      of: 'match',
      options: { kind: 'mission' },
      when: 'before-battle',
      required: true,
      summary: 'Day or night.',
      source: source('Missions'),
    },
  },
  facts: {
    ...PACK.facts,
    dusk: {
      id: 'dusk',
      name: 'Seen by dusk',
      fields: { seen: { is: 'number', many: true, says: 'Which errands have been seen.' } },
      key: [],
      by: 'either',
      steps: ['dusk'],
      required: true,
      effects: [{ op: 'check-objectives' }],
      summary: 'What was seen when the sun went down.',
      source: source('Dusk'),
    },
  },
});

/** With a digest as real packs have it, so that its matches can be files. */
export const NIGHT: Pack = { ...night, digest: '9e'.repeat(32) };

export const NIGHT_SHELF = new Shelf([NIGHT]);

type Player = 'A' | 'B';

/** Opened, mustered, the mission chosen and the battle begun with A's first dawn. */
export function nightfall(mission: 'day' | 'night' = 'night'): readonly MatchCommand[] {
  const seats = { A: { player: 'ann' }, B: { player: 'bob' } };
  return [
    { type: 'OpenMatch', data: { title: 'Table 9', pack: { id: NIGHT.id, release: NIGHT.release }, seats } },
    ...(['A', 'B'] as const).map((player): MatchCommand => ({
      type: 'SubmitRoster',
      data: { player, roster: ROSTERS[player] },
    })),
    { type: 'Choose', data: { choice: 'mission', option: `mission/${mission}` } },
    { type: 'StartBattle', data: { firstTurn: 'A' } },
  ];
}

/** Dice by number: 12 is a one and a two. */
const dice = (number: number): readonly number[] => [Math.floor(number / 10), number % 10];

export function draws(player: Player, number: number, more: { die?: number; bonus?: number } = {}): MatchCommand {
  const { die, bonus } = more;
  const along = bonus === undefined ? {} : { bonus: { dice: dice(bonus) } };
  return {
    type: 'DrawObjective',
    data: { player, dice: dice(number), ...(die === undefined ? {} : { die }), ...along },
  };
}

export function discards(player: Player, number: number): MatchCommand {
  return { type: 'DiscardObjective', data: { player, objective: String(number) } };
}

export function thinksAgain(player: Player, number: number): MatchCommand {
  return { type: 'UseStratagem', data: { player, stratagem: 'Second Thoughts', roles: { objective: String(number) } } };
}

/** To the next step. */
export const on: MatchCommand = { type: 'AdvancePhase', data: {} };

/** What was seen by dusk; with it every errand is looked at. */
export function sees(player: Player, ...seen: readonly number[]): MatchCommand {
  return { type: 'RecordFact', data: { fact: 'dusk', player, data: { seen } } };
}

/** The rest of a turn from its dawn: nothing is seen but this. */
export function restOfTurn(player: Player, ...seen: readonly number[]): readonly MatchCommand[] {
  return [on, on, sees(player, ...seen)];
}

/** A record that begins at A's second dawn, with hands. */
export function amidNight(objectives: Situation['objectives']): MatchCommand {
  const at = { round: 2, turn: 'A', step: 'dawn' } as const;
  const data = {
    at,
    firstTurn: 'A',
    balances: { A: { cp: 5 }, B: { cp: 5 } },
    ...(objectives ? { objectives } : {}),
  } as const;
  return { type: 'AdoptSituation', data };
}
