import type { Refusal } from '@adjutant/kernel';
import type { Roster, RosterUnit } from '@adjutant/rules';
import {
  advances,
  after,
  amid,
  begun,
  by,
  destroys,
  given,
  opened,
  SHELF,
  stateOf,
  uses,
  VOUCHED,
} from '@adjutant/testing/given';
import { decideMatch, type MatchCommand, type MatchEvent } from '../index.js';

const unit = (id: string, name: string, more: Partial<RosterUnit> = {}): RosterUnit => ({
  id,
  name,
  keywords: ['KITE'],
  models: 5,
  ...more,
});
const roster = (player: 'A' | 'B', units: readonly RosterUnit[]): MatchEvent => ({
  type: 'RosterSubmitted',
  data: { player, roster: { faction: 'Kite', units } satisfies Roster },
});
/** Two of the units are called alike, the others bear names of their own. */
const named: readonly MatchEvent[] = [
  opened({ rosters: 'as-declared', enforcement: 'advise' }),
  roster('A', [unit('A1', 'Old Falcon'), unit('A2', 'Sparrows'), unit('A3', 'Sparrows')]),
  roster('B', [unit('B1', 'Grey Heron'), unit('B2', 'Sparrows')]),
  { type: 'BattleStarted', data: { firstTurn: 'A' } },
];
const refusal = (events: readonly MatchEvent[], command: MatchCommand): Refusal | null => {
  const decision = decideMatch(SHELF, command, stateOf(events), by('judge'));
  return decision.outcome === 'refused' ? decision.refusal : null;
};
const acts = (who: string, targets?: readonly string[]): MatchCommand => ({
  type: 'RecordUnitAction',
  data: { unit: who, action: 'flew', ...(targets ? { targets } : {}) },
});

describe('a unit', () => {
  it('may be called by a name that only one has', () => {
    given(named)
      .when(acts('old falcon', ['Grey Heron', 'B2']))
      .then({ type: 'UnitActed', data: { unit: 'A1', act: 'flew', targets: ['B1', 'B2'] } });
    given(named)
      .when({ type: 'RecordUnitsDestroyed', data: { units: ['Grey Heron'], by: 'Old Falcon' } })
      .then({ type: 'UnitsDestroyed', data: { units: ['B1'], by: 'A1' } });
  });

  it('may be called so in the roles of a use, where a side has it once', () => {
    given(named)
      .when(uses('Gust', 'old falcon'))
      .then({
        type: 'StratagemUsed',
        data: { player: 'A', entry: 'core/gust', roles: { target: 'A1' }, answers: VOUCHED, claims: [] },
      });
    given(named)
      .when(uses('Gust', 'Sparrows', { player: 'B' }))
      .then({
        type: 'StratagemUsed',
        data: { player: 'B', entry: 'core/gust', roles: { target: 'B2' }, answers: VOUCHED, claims: [] },
      });
  });

  it('has to be named by its id where several have the name', () => {
    expect(refusal(named, destroys('Sparrows'))).toMatchObject({
      code: 'unit/unknown',
      message: '3 units are called Sparrows: A2, A3, B2. Name the one that is meant by its id.',
      facts: { known: ['A2', 'A3', 'B2'] },
    });
    const left = after(named, [destroys('A2'), destroys('B2')]);
    given(left)
      .when(destroys('Sparrows'))
      .then({ type: 'UnitDestroyed', data: { unit: 'A3' } });
  });

  it('that nobody has is told with the one that was probably meant', () => {
    expect(refusal(named, destroys('Grey Herron'))?.message).toBe(
      'No roster has a unit Grey Herron; did you mean Grey Heron?',
    );
    expect(refusal(named, destroys('Zeppelin'))?.message).toBe('No roster has a unit Zeppelin.');
  });
});

describe('a stratagem that the pack has not', () => {
  it('is told with the one that was probably meant', () => {
    expect(refusal(amid(2), uses('Gutsh', 'A2'))).toMatchObject({
      code: 'stratagem/unknown',
      message: 'Kites and Anvils has no stratagem called Gutsh; did you mean Gust! (core/gust)?',
      facts: { wanted: 'Gutsh', meant: 'core/gust' },
    });
  });

  it('is told with how it is written out on the roster', () => {
    expect(refusal(amid(2), uses('Thunder of the North', 'A2'))?.message).toBe(
      'Kites and Anvils has no stratagem called Thunder of the North. One of a book that the pack does not describe is written out on the roster before the battle: stratagems: [{ name: "Thunder of the North", costs: { cp: 1 } }].',
    );
  });
});

describe('what is in the way', () => {
  const finishes: MatchCommand = { type: 'FinishMatch', data: {} };

  it('says which rounds are left', () => {
    expect(refusal(begun(), finishes)).toMatchObject({
      code: 'match/rounds-left',
      message: expect.stringContaining(
        'what is left of battle round 1 and battle rounds 2 to 3 is not played',
      ) as string,
      facts: { round: 1, rounds: 3 },
    });
    const later = (place: string) => refusal(after(begun(), [advances(place)]), finishes)?.message;
    expect(later('2.A.wander')).toContain('what is left of battle round 2 and battle round 3 is not played');
    expect(later('3.A.wander')).toContain('what is left of battle round 3 is not played');
  });

  it('names each open question once, with its entry and its words', () => {
    const open = after(amid(2, { attestations: 'open' }), [uses('Gust', 'A2', { answers: { 'within-reach': 'no' } })]);
    const over = after(open, [{ type: 'FinishMatch', data: { ending: 'time' } }]);
    const told = refusal(over, { type: 'ConfirmResult', data: { player: 'A' } });
    expect(told).toMatchObject({
      code: 'question/open',
      facts: {
        entries: [4],
        questions: [
          { entry: 4, question: 'wind-is-fair' },
          { entry: 4, question: 'knot-in-sight@A1' },
        ],
      },
    });
    expect(told?.message).toMatch(
      /^Answer first what is open \(AnswerQuestion\): entry 4, for A: .*\? entry 4, for A: .*\?$/,
    );
  });

  it('says how points that were given are taken back', () => {
    const score: MatchCommand = {
      type: 'ScoreVictoryPoints',
      data: { player: 'A', category: 'perches', points: -3, what: 'x' },
    };
    const gain: MatchCommand = { type: 'GainCommandPoints', data: { player: 'A', amount: -3, what: 'x' } };
    for (const command of [score, gain]) {
      expect(refusal(begun(), command)).toMatchObject({
        code: 'points/not-positive',
        message: expect.stringContaining(
          'CorrectEntry on their entry; a judge takes points away with AdjustPoints',
        ) as string,
      });
    }
  });
});
