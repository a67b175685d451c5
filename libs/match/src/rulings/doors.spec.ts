import { recordsAgain, ROLES, sayingAgain, type Role } from '@adjutant/kernel';
import {
  amend,
  countsOf,
  decideMatch,
  MATCH,
  MATCH_COMMANDS,
  nextNumber,
  recordOf,
  rulingsIn,
  type Correction,
  type Entered,
  type MatchCommand,
  type MatchState,
  type OpenedState,
  type Remedy,
  figuresOf,
} from '../index.js';
import {
  advances,
  begun,
  by,
  corrects,
  destroys,
  doneBy,
  looks,
  mustered,
  opened,
  orders,
  reverses,
  rewinds,
  ROSTERS,
  rules,
  SHELF,
  signed,
  stateOf,
  strikes,
  SYSTEM,
  uses,
} from '@adjutant/testing/given';

const scores = (points: number, player: 'A' | 'B' = 'A'): MatchCommand => ({
  type: 'ScoreVictoryPoints',
  data: { player, category: 'perches', points, what: 'the oak' },
});
const confirms = (player: 'A' | 'B'): MatchCommand => ({ type: 'ConfirmResult', data: { player } });
const finishes: MatchCommand = { type: 'FinishMatch', data: { ending: 'time' } };
const adjusts = (amount: number, resource: 'cp' | 'vp' = 'vp'): MatchCommand => ({
  type: 'AdjustPoints',
  data: { player: 'A', resource, amount, because: 'late' },
});
const answersWind = (answer: 'yes' | 'no', entry: number): MatchCommand => ({
  type: 'AnswerQuestion',
  data: { entry, question: 'wind-is-fair', answer },
});
const concedes: MatchCommand = { type: 'ConcedeMatch', data: { player: 'A' } };
const decides: MatchCommand = {
  type: 'DecideResult',
  data: { outcome: { A: 'loss', B: 'loss' }, ground: 'no-show', absent: ['A', 'B'], because: 'nobody came' },
};
const redCard = { outcome: { A: 'loss', B: 'win' }, ground: 'disqualification' } as const;
const adjust: Remedy = { kind: 'adjust', player: 'B', resource: 'vp', amount: 3 };

/** Everybody has written something: 4 to 9. */
const running = [
  ['scorekeeper', advances('1.A.wander')],
  ['head-judge', uses('Gust', 'A2')],
  ['judge', scores(5)],
  ['player', scores(4, 'B')],
  ['head-judge', corrects(5, { kind: 'answer', answers: { 'wind-is-fair': 'yes' } })],
  ['scorekeeper', destroys('B3')],
].reduce<MatchState>(
  (state, [role, command]) => doneBy(role as Role, state, command as MatchCommand),
  signed('scorekeeper', begun()),
);
const finished = doneBy('judge', running, finishes);
const half = doneBy('head-judge', finished, confirms('A'));
const confirmed = doneBy('player', half, confirms('B'));
const ruledBy = (role: Role, state: MatchState, ...remedies: readonly Remedy[]): MatchState =>
  signed('system', eventsOf(decideMatch(SHELF, rules(remedies, role), state, SYSTEM)), state);

/** Every state that a match can be in, as far as it matters who may change what. */
const STATES: { readonly [name: string]: MatchState } = {
  opened: signed('scorekeeper', [opened()]),
  mustered: signed('organizer', mustered()),
  running,
  'with a chess clock': doneBy(
    'player',
    running,
    { type: 'SetChessClock', data: { per: 'game', minutes: 75 } },
    { type: 'PassTime', data: { to: 'A' } },
  ),
  finished,
  'half-confirmed': half,
  confirmed,
  conceded: doneBy('player', running, concedes),
  'conceded and confirmed': doneBy('scorekeeper', running, concedes, confirms('A'), confirms('B')),
  'decided before rosters': doneBy('organizer', signed('scorekeeper', [opened()]), decides),
  decided: doneBy('judge', running, decides),
  'decided by the head judge, and half-confirmed': doneBy('player', doneBy('head-judge', half, decides), confirms('B')),
  'decided by a ruling of the head judge': ruledBy('head-judge', confirmed, { kind: 'decide', ...redCard }),
  void: doneBy('organizer', half, { type: 'VoidMatch', data: { because: 'opened twice' } }),
  'confirmed, and void': doneBy('head-judge', confirmed, { type: 'VoidMatch', data: { because: 'opened twice' } }),
  'ruled by a judge': ruledBy('judge', running, adjust),
  'ruled by the head judge': ruledBy('head-judge', half, { kind: 'strike', entries: [6] }),
  'ruled after both confirmed': ruledBy('head-judge', confirmed, adjust),
  'confirmed, with a ruling that changed nothing': ruledBy('head-judge', confirmed, { kind: 'none' }),
  rewound: doneBy('scorekeeper', doneBy('head-judge', running, rewinds(6)), advances(), scores(2, 'B')),
  'rewound and confirmed': doneBy(
    'player',
    doneBy('head-judge', half, rewinds(9)),
    finishes,
    confirms('A'),
    confirms('B'),
  ),
};

function eventsOf(decision: ReturnType<typeof decideMatch>) {
  if (decision.outcome !== 'recorded') throw new Error(JSON.stringify(decision));
  return decision.events;
}

type Samples = { readonly [Type in MatchCommand['type']]: (state: OpenedState) => readonly MatchCommand[] };

const numbers = (state: OpenedState): readonly number[] => recordOf(state).map(({ number }) => number);

/** Whatever might be tried on one entry. */
function corrections({ number, event }: Entered, state: OpenedState): readonly Correction[] {
  const amendments = [{ points: 9 }, { player: 'B' }, { roles: { target: 'A3' } }, { ending: 'judge' }, { unit: 'B2' }];
  const fitting = amendments.filter((data) => Object.keys(data).every((key) => Object.hasOwn(event.data, key)));
  const places = [4, number - 1, number + 2, nextNumber(state)].filter((before) => before !== number && before >= 4);
  return [
    { kind: 'strike' },
    ...fitting.map((data): Correction => ({ kind: 'amend', data })),
    { kind: 'answer', answers: { 'wind-is-fair': 'no' } },
    ...places.map((before): Correction => ({ kind: 'redate', before })),
  ];
}

function remedies(state: OpenedState): readonly Remedy[] {
  const entries = recordOf(state);
  return [
    { kind: 'none' },
    { kind: 'set', player: 'A', resource: 'vp', value: 20, before: 7 },
    { kind: 'set', player: 'A', resource: 'cp', value: 0, before: 5 },
    { kind: 'decide', ...redCard },
    adjust,
    { kind: 'allow', after: 6, command: scores(7, 'B') },
    ...entries.map(({ number }): Remedy => ({ kind: 'strike', entries: [number] })),
    ...entries.flatMap((one) =>
      corrections(one, state).map((correction): Remedy => ({ kind: 'correct', entry: one.number, correction })),
    ),
    ...entries.flatMap(({ number }) =>
      (['simple', 'full'] as const).map((backup): Remedy => ({ kind: 'rewind', to: number, backup })),
    ),
  ];
}

/** Each command as it may do most harm. One that is added here has no sample yet: that is a type error. */
const SAMPLES: Samples = {
  OpenMatch: () => [],
  SubmitRoster: () => [{ type: 'SubmitRoster', data: { player: 'A', roster: ROSTERS.A } }],
  AdoptSituation: () => [
    {
      type: 'AdoptSituation',
      data: { at: { round: 1, turn: 'A', step: 'wander' }, firstTurn: 'A', balances: { A: { cp: 9 }, B: { cp: 9 } } },
    },
  ],
  StartBattle: () => [{ type: 'StartBattle', data: { firstTurn: 'B' } }],
  DecideTurnOrder: () => [{ type: 'DecideTurnOrder', data: { first: 'B', by: 'B' } }],
  AdvancePhase: () => [advances()],
  Choose: () => [{ type: 'Choose', data: { choice: 'weather', option: 'still-air' } }],
  ActivateUnit: () => [{ type: 'ActivateUnit', data: { unit: 'A2' } }],
  EndActivation: () => [{ type: 'EndActivation', data: {} }],
  PlaceUnit: () => [{ type: 'PlaceUnit', data: { unit: 'B3' } }],
  AnswerUse: () => [{ type: 'AnswerUse', data: { player: 'B', option: 'pay' } }],
  UseStratagem: () => [uses('Gust', 'A3'), uses('Gust', 'A3', { override: { reason: 'x' } })],
  UseAbility: () => [looks()],
  IssueOrder: () => [orders('Hold', 'A2')],
  RecordRoll: () => [{ type: 'RecordRoll', data: { dice: [4] } }],
  AnswerQuestion: (state) => numbers(state).map((entry) => answersWind('no', entry)),
  ContestAnswer: (state) =>
    numbers(state).map((entry) => ({
      type: 'ContestAnswer',
      data: { entry, question: 'wind-is-fair', player: 'B', because: 'no wind' },
    })),
  GainCommandPoints: () => [{ type: 'GainCommandPoints', data: { player: 'A', amount: 1, what: 'gift' } }],
  ScoreVictoryPoints: () => [scores(3), scores(9, 'B')],
  RecordUnitDestroyed: () => [destroys('A2')],
  RecordUnitReturned: () => [{ type: 'RecordUnitReturned', data: { unit: 'B3', what: 'back' } } as MatchCommand],
  RecordBattleShock: () => [{ type: 'RecordBattleShock', data: { unit: 'A2', result: 'failed' } }],
  RecordUnitAction: () => [{ type: 'RecordUnitAction', data: { unit: 'A2', action: 'flew' } } as MatchCommand],
  RecordUnitsDestroyed: () => [{ type: 'RecordUnitsDestroyed', data: { units: ['A1', 'A2', 'A3'] } }],
  RecordFact: () => [{ type: 'RecordFact', data: { fact: 'perches-held', player: 'A', data: { held: 2 } } }],
  RecordFacts: () => [
    { type: 'RecordFacts', data: { player: 'A', facts: [{ fact: 'perches-held', data: { held: 2 } }] } },
  ],
  DrawObjective: () => [{ type: 'DrawObjective', data: { player: 'A', dice: [1, 1] } } as MatchCommand],
  DiscardObjective: () => [{ type: 'DiscardObjective', data: { player: 'A', objective: 'errand/11' } }],
  RecordNote: () => [{ type: 'RecordNote', data: { kind: 'note', text: 'A pause' } }],
  DeclareRunning: () => [{ type: 'DeclareRunning', data: { player: 'A', account: 'vp', value: 99 } }],
  InspectHands: () => [{ type: 'InspectHands', data: {} }],
  CorrectEntry: (state) =>
    recordOf(state).flatMap((one) => corrections(one, state).map((correction) => corrects(one.number, correction))),
  RewindMatch: (state) => numbers(state).map(rewinds),
  ApplyRuling: (state) =>
    remedies(state).flatMap((remedy) =>
      (['judge', 'head-judge', 'organizer', 'scorekeeper'] as const).map((role) => rules([remedy], role, 'ruling-9')),
    ),
  ReverseRuling: (state) => rulingsIn(state).map(({ entry }) => reverses(entry)),
  AdjustPoints: () => [adjusts(3), adjusts(-1), adjusts(1, 'cp')],
  ConcedeMatch: () => [concedes],
  FinishMatch: () => [finishes, { type: 'FinishMatch', data: { ending: 'judge' } }],
  ConfirmResult: () => [confirms('A'), confirms('B')],
  VoidMatch: () => [{ type: 'VoidMatch', data: { because: 'opened twice' } }],
  RestoreMatch: () => [{ type: 'RestoreMatch', data: { because: 'not twice' } }],
  CorrectSeats: () => [
    { type: 'CorrectSeats', data: { seats: { A: { player: 'person-c' }, B: { player: 'person-b' } }, because: 'x' } },
  ],
  DecideResult: () => [decides, { type: 'DecideResult', data: { ...redCard, because: 'x' } }],
  TakeBack: () => [{ type: 'TakeBack', data: { player: 'A', entry: 4 } }],
  AskTakeBack: () => [{ type: 'AskTakeBack', data: { player: 'A', entry: 4 } }],
  AgreeTakeBack: (state) => numbers(state).map((ask) => ({ type: 'AgreeTakeBack', data: { player: 'B', ask } })),
  DeclineTakeBack: (state) => numbers(state).map((ask) => ({ type: 'DeclineTakeBack', data: { player: 'B', ask } })),
  ConfirmRound: (state) => [{ type: 'ConfirmRound', data: { player: 'A', round: 1, seen: figuresOf(state) } }],
  RaiseDepth: () => [{ type: 'RaiseDepth', data: { depth: 'full' } }],
  AddBookEntries: () => [
    { type: 'AddBookEntries', data: { entries: [{ is: 'use', name: 'Ring the Bell', costs: { cp: 1 } }] } },
  ],
  SetChessClock: () => [{ type: 'SetChessClock', data: { per: 'game', minutes: 60 } }],
  PassTime: () => [{ type: 'PassTime', data: { to: 'B' } }],
  PauseTime: () => [{ type: 'PauseTime', data: {} }],
  GiveTime: () => [{ type: 'GiveTime', data: { player: 'A', seconds: 60, because: 'It was left over' } }],
  ClaimAwards: () => [
    { type: 'ClaimAwards', data: { player: 'A', card: 'errand/42', awards: [{ award: 'a', times: 1 }] } },
  ],
};

const RANK: { readonly [role in Role]?: number } = { judge: 1, 'head-judge': 2, system: 3 };
const rank = (role: Role | undefined): number => (role && RANK[role]) ?? 0;

/** In whose name a command is: rulings are given by judges, and taken back by nobody but the head judge. */
function inWhoseName(command: MatchCommand, role: Role): Role {
  if (command.type === 'ApplyRuling') return command.data.by.role;
  return command.type === 'ReverseRuling' ? 'head-judge' : role;
}

const isClosed = (state: MatchState): boolean =>
  state.status === 'confirmed' || ('result' in state && 'decided' in state.result);

/** What an entry says by now: nothing once it is struck. Questions that nobody had answered may get an answer. */
function saysNow(state: MatchState): ReadonlyMap<number, object> {
  const { entries, struck } = amend(recordOf(state));
  return new Map(entries.flatMap(({ number, event }) => (struck.has(number) ? [] : [[number, event.data]])));
}

function undone(before: MatchState, after: MatchState, role: Role): readonly number[] {
  const [then, now] = [saysNow(before), saysNow(after)];
  const ruled = new Map(rulingsIn(before).flatMap(({ block, data }) => block.map((one) => [one, data.by.role])));
  return recordOf(before).flatMap(({ number, event, author }) => {
    const said = then.get(number);
    // A confirmation is a player's word about one result; it goes with that result, whoever wrote it down.
    if (!said || event.type === 'ResultConfirmed' || rank(ruled.get(number) ?? author?.role) <= rank(role)) return [];
    const says = now.get(number);
    return says && JSON.stringify(kept(says, said)) === JSON.stringify(said) ? [] : [number];
  });
}

/** Of what something says now, the members that it had. */
function kept(now: object, then: object): object {
  return Object.fromEntries(
    Object.entries(then).map(([key, value]) => {
      const at = (now as Record<string, unknown>)[key];
      return [key, key === 'answers' && at ? kept(at, value as object) : at];
    }),
  );
}

const codes = new Map<string, number>();
const recordedOnClosed = new Set<string>();
const recordedAgain = new Set<string>();

describe.each(Object.entries(STATES))('a match that is %s', (_, state) => {
  it.each(ROLES)('keeps what counts, and what higher roles wrote, from a %s', (role) => {
    for (const type of MATCH_COMMANDS) {
      for (const command of SAMPLES[type](state as OpenedState)) {
        const decision = decideMatch(SHELF, command, state, by(role));
        if (decision.outcome === 'refused') {
          codes.set(decision.refusal.code, (codes.get(decision.refusal.code) ?? 0) + 1);
          continue;
        }
        if (decision.outcome !== 'recorded') continue;
        const deciding = { shelf: SHELF, occasion: by(role) };
        if (recordsAgain(MATCH, command, { state, world: SHELF, deciding })) recordedAgain.add(type);
        const after = signed(role, decision.events, state);
        const name = inWhoseName(command, role);
        expect({ command, undone: undone(state, after, name) }).toEqual({ command, undone: [] });
        const isRuling = command.type === 'ApplyRuling' || command.type === 'ReverseRuling';
        if (!isClosed(state) || (isRuling && name === 'head-judge')) continue;
        recordedOnClosed.add(type);
        expect({ command, closed: isClosed(after), counts: countsOf(after) }).toEqual({
          command,
          closed: true,
          counts: countsOf(state),
        });
      }
    }
  });
});

it('has met every refusal many times, and what changes nothing was recorded all the same', () => {
  expect(codes.get('result/settled')).toBeGreaterThan(200);
  expect(codes.get('entry/written-above')).toBeGreaterThan(200);
  expect([...recordedOnClosed]).toEqual(expect.arrayContaining(['CorrectEntry', 'AdjustPoints', 'ApplyRuling']));
});

it('has asked everything again: what records once more says why it may, and nothing else does', () => {
  expect([...recordedAgain].toSorted()).toEqual([...sayingAgain(MATCH)].toSorted());
});

describe('the refusal', () => {
  const refusalOf = (command: MatchCommand, state: MatchState, role: Role) => {
    const decision = decideMatch(SHELF, command, state, by(role));
    return decision.outcome === 'refused' ? decision.refusal : undefined;
  };

  it.each<[string, MatchCommand, Role]>([
    ['points', adjusts(3), 'judge'],
    ['points by the head judge outside a ruling', adjusts(3), 'head-judge'],
    ['a struck score', strikes(6), 'judge'],
    ['a struck confirmation', strikes(12), 'head-judge'],
    ['a rewind', rewinds(6), 'head-judge'],
  ])('of %s after both confirmed names what counts and the way', (_, command, role) => {
    const refusal = refusalOf(command, confirmed, role);
    expect(refusal).toMatchObject({
      code: 'result/settled',
      facts: { settled: 'confirmed', counts: countsOf(confirmed), through: 'CallJudge' },
    });
    expect(refusal?.message).toMatch(/head judge/);
  });

  it('names the dispute in which the head judge has ruled', () => {
    const ruled = STATES['ruled after both confirmed'] as MatchState;
    expect(refusalOf(adjusts(3), ruled, 'judge')).toMatchObject({
      code: 'result/settled',
      facts: { settled: 'ruled', dispute: 'dispute-1' },
    });
  });

  it.each<[string, MatchState, MatchCommand]>([
    ["the head judge's rewind", STATES['rewound'] as MatchState, strikes(10)],
    ['a concession', STATES['conceded'] as MatchState, strikes(10)],
    ['an entry of the head judge', running, strikes(5)],
    ['an answer of the head judge', running, answersWind('no', 5)],
  ])('of a judge who strikes %s says who may', (_, state, command) => {
    expect(refusalOf(command, state, 'judge')).toMatchObject({
      code: 'entry/written-above',
      facts: { needs: 'head-judge' },
    });
    expect(refusalOf(command, state, 'head-judge')).toBeUndefined();
  });

  it('comes of known authors only: who is unknown has no authority', () => {
    const unsigned = stateOf(recordOf(running).map(({ event }) => event));
    expect(refusalOf(strikes(5), running, 'judge')?.code).toBe('entry/written-above');
    expect(refusalOf(strikes(5), unsigned, 'judge')).toBeUndefined();
  });
});
