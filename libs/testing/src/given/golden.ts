import type { MatchEvent } from '@adjutant/match';

/** A type with every member that may be left out. */
type Full<Value> = Value extends readonly (infer Item)[]
  ? readonly Full<Item>[]
  : Value extends object
    ? { readonly [Member in keyof Value]-?: Full<Exclude<Value[Member], undefined>> }
    : Value;

type Golden = { readonly [Type in MatchEvent['type']]: Full<Extract<MatchEvent, { type: Type }>['data']> };

const at = { round: 2, turn: 'B', step: 'clash', slot: 1 } as const;
const overridden = { by: 'person-judge', reason: 'Both players agreed', codes: ['stratagem/insufficient-cp'] } as const;
const use = {
  player: 'A',
  entry: 'core/gust',
  roles: { target: 'A2', enemy: 'B2' },
  answers: { 'wind-is-fair': 'yes', 'within-reach@B1': 'no', 'knot-in-sight@A1': 'unknown' },
  claims: [{ ability: 'core/tail-wind', bearer: 'A2' }],
  declared: 1,
  sealed: 'c'.repeat(64),
  overridden,
} as const;

/** One event of every type with every member: what the types say today, to be held against what was ever stored. */
export const GOLDEN: Golden = {
  MatchOpened: {
    title: 'Round 3, table 7',
    pack: { id: 'kites', release: 'first', digest: 'digest-of-the-first' },
    seats: { A: { player: 'person-a' }, B: { player: 'person-b' } },
    settings: { enforcement: 'strict', attestations: 'required', rosters: 'checked' },
  },
  RosterSubmitted: {
    player: 'A',
    roster: {
      faction: 'Kite',
      detachment: 'red-kites',
      points: 1000,
      limit: 1000,
      reserved: 50,
      auxiliary: 1,
      units: [
        {
          id: 'A1',
          name: 'Falconer',
          datasheet: 'Falconer on Foot',
          keywords: ['KITE', 'LEADER'],
          factions: ['RED'],
          role: 'Leaders',
          traits: ['general'],
          figures: { wounds: 4 },
          points: 90,
          wargear: ['long glove'],
          models: 1,
          enhancements: [
            'red-kites/lucky-knot',
            { name: 'Old Gauntlet', table: 'heirloom', eligible: ['LEADER'], extra: true },
          ],
          abilities: [
            'core/spyglass',
            {
              id: 'roster/steady-hand',
              name: 'Steady Hand',
              kind: 'knack',
              keywords: ['QUIET'],
              figures: { value: 6 },
              claim: {
                zeroCost: true,
                lifts: ['phase'],
                names: ['Gust!'],
                kinds: ['stratagem'],
                reach: 'bearer',
                limits: [{ times: 1, per: 'battle-round' }],
              },
            },
          ],
          orders: { perRound: 1, recipients: ['KITE'] },
          leads: 'A1',
          location: 'battlefield',
        },
      ],
      groups: [{ kind: 'flight', name: 'First', leader: 'A1', units: ['A1'], points: 90, factions: ['RED'] }],
      picks: [{ kind: 'landmark', name: 'Old Oak', factions: ['RED'], points: 0, teaches: ['Roost'] }],
      stratagems: [
        {
          id: 'hide',
          name: 'Hide',
          costs: { cp: 1 },
          timing: { phases: [{ phase: 'wander', turn: 'own' }], window: 'when it blows', trigger: 'a gust' },
          limits: [{ times: 1, per: 'battle', scope: 'unit' }],
        },
      ],
      datasheets: {
        'Falconer on Foot': {
          points: 90,
          models: 1,
          keywords: ['KITE'],
          factions: ['RED'],
          role: 'Leaders',
          figures: { wounds: 4 },
          options: ['KITE', { of: 'Squire', most: 1, least: 1 }],
          joins: ['LEADER'],
        },
      },
    },
    overridden: { ...overridden, codes: ['muster/group-limit'] },
  },
  SituationAdopted: {
    at,
    firstTurn: 'A',
    balances: { A: { cp: 3 }, B: { cp: 0 } },
    score: { A: { perches: 5 }, B: { prizes: 4 } },
    gained: { A: 1, B: 0 },
    units: { B2: { location: 'reserves', statuses: ['battle-shocked'], destroyed: at } },
    uses: [{ player: 'A', entry: 'core/gust', at, unit: 'A2', roles: { target: 'A2' } }],
    acts: [{ unit: 'A2', act: 'flew', at }],
    choices: [{ choice: 'weather', player: 'A', option: 'still-air', roles: { target: 'A2' }, at }],
    turnOrders: [{ round: 1, first: 'A', by: 'B' }],
    counters: { feathers: { A2: 3, A: 1, match: 2 } },
    objectives: [
      {
        player: 'A',
        objective: 'errand/66',
        dice: [6, 6],
        die: 1,
        bonusOf: 'errand/42',
        bonus: { objective: 'errand/11', dice: [1, 1], die: 2 },
        left: 'discarded',
        sealed: 'd'.repeat(64),
      },
    ],
    facts: [{ fact: 'perches-held', player: 'A', data: { held: 2 }, at }],
    orders: [{ player: 'A', issuer: 'A1', order: 'order/hold', recipient: 'A2', at }],
  },
  BattleStarted: { firstTurn: 'B', overridden: { ...overridden, codes: ['choice/missing'] } },
  TurnOrderDecided: { round: 2, first: 'A', by: 'B', overridden: { ...overridden, codes: ['turn-order/too-late'] } },
  PhaseAdvanced: { to: at, overridden: { ...overridden, codes: ['roll/pending'] } },
  ChoiceMade: {
    choice: 'weather',
    player: null,
    option: 'still-air',
    roles: { target: 'A2' },
    answers: { 'wind-is-fair': 'no' },
    dice: [2],
    overridden: { ...overridden, codes: ['choice/already-made'] },
  },
  UnitActivated: { unit: 'A2', overridden: { ...overridden, codes: ['slot/not-your-turn'] } },
  ActivationEnded: { unit: 'A2', overridden: { ...overridden, codes: ['roll/pending'] } },
  UnitPlaced: { unit: 'B3', overridden: { ...overridden, codes: ['slot/not-your-turn'] } },
  UseAnswered: {
    entry: 12,
    player: 'B',
    option: 'pay',
    roles: { target: 'B2' },
    answers: { 'foe-is-near': 'yes' },
    overridden,
  },
  StratagemUsed: use,
  AbilityUsed: { ...use, entry: 'core/spyglass', roles: { bearer: 'A1' } },
  OrderIssued: { ...use, entry: 'order/hold', roles: { issuer: 'A1', recipient: 'A2' } },
  RollRecorded: { roll: '12/lucky-knot@A1', dice: [4], by: 'table', thrown: 6 },
  QuestionAnswered: { entry: 12, question: 'wind-is-fair', answer: 'no', because: 'The flag was measured' },
  AnswerContested: { entry: 12, question: 'wind-is-fair', player: 'B', because: 'The flag hangs down' },
  CommandPointsGained: { player: 'A', amount: 1, what: 'Feathers found' },
  VictoryPointsScored: { player: 'B', category: 'perches', points: 5, what: 'The old oak' },
  UnitDestroyed: { unit: 'B2', by: 'A3', how: 'attack' },
  UnitReturned: { unit: 'B2', as: 'B2r', location: 'reserves', what: 'A rule of the house' },
  BattleShockRecorded: { unit: 'A2', result: 'failed', dice: [2, 3] },
  UnitActed: {
    unit: 'A2',
    act: 'struck',
    targets: ['B1', 'B2'],
    dice: [5, 3],
    overridden: { ...overridden, codes: ['window/not-open'] },
  },
  UnitsDestroyed: { units: ['B2', 'A2'], by: 'A3', how: 'explosion' },
  FactRecorded: {
    fact: 'perches-held',
    player: 'A',
    data: { held: 2, by: 'A2' },
    overridden: { ...overridden, codes: ['fact/wrong-step'] },
  },
  ObjectiveDrawn: {
    player: 'A',
    drawn: {
      objective: 'errand/42',
      dice: [4, 2],
      die: 3,
      bonusOf: 'errand/66',
      bonus: { objective: 'errand/11', dice: [1, 1], die: 2 },
    },
    sealed: 'c'.repeat(64),
    overridden: { ...overridden, codes: ['objective/none-due'] },
  },
  DrawVoided: { player: 'A', dice: [4, 2] },
  ObjectiveDiscarded: {
    player: 'A',
    objective: 'errand/42',
    sealed: 'c'.repeat(64),
    overridden: { ...overridden, codes: ['objective/kept'] },
  },
  ObjectiveRevealed: {
    player: 'A',
    sealed: '13d2620f9ee8ed771267acd64cf35dd16b4f1aa76cf05f95077347010a5604cd',
    holds: { drawn: { objective: 'core/oak' } },
    salt: '00112233445566778899aabbccddeeff',
  },
  HandsInspected: { by: 'person-judge', because: 'A dispute about a draw' },
  EntryCorrected: { entry: 12, correction: { kind: 'amend', data: { declared: 2 } }, because: 'Miscounted' },
  MatchRewound: { to: 11, because: 'The phase was not over', keeps: [12, 13] },
  RulingApplied: {
    dispute: '018f0000-0000-7000-8000-00000000d15b',
    ruling: '018f0000-0000-7000-8000-000000000001',
    by: { id: 'person-judge', role: 'judge' },
    entries: 1,
    because: 'Out of range',
  },
  RulingReversed: { entry: 30, because: 'Overturned on appeal' },
  PointsAdjusted: { player: 'B', resource: 'vp', category: 'perches', amount: 3, because: 'Scored a round late' },
  MatchConceded: { player: 'A', because: 'The last train' },
  MatchFinished: { ending: 'time', because: 'The hall closes' },
  ResultConfirmed: { player: 'B' },
};
