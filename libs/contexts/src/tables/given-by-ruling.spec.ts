import type { Role } from '@adjutant/kernel';
import { decideMatch, matchDecider, type DecidedResult, type MatchCommand, type MatchEvent } from '@adjutant/match';
import { PACK, SHELF, stateOf } from '@adjutant/testing/given';
import { sameTold } from '../whole-event/tables-told.js';
import { toldOf } from './said-of.js';

const NOON = '2031-05-04T12:00:00.000Z';
type Step = readonly [Role, MatchCommand];

const OPEN: Step = [
  'organizer',
  {
    type: 'OpenMatch',
    data: {
      ...{ title: 'Table 1', pack: { id: PACK.id }, depth: 'result' },
      seats: { A: { player: 'ann' }, B: { player: 'bob' } },
    },
  },
];
const SCORED: Step = [
  'organizer',
  { type: 'ScoreVictoryPoints', data: { player: 'A', category: 'perches', points: 2, what: 'oak' } },
];
const LOST: DecidedResult = { outcome: { A: 'win', B: 'loss' }, ground: 'judge' };
const by = { id: 'hana', role: 'head-judge' } as const;

const decides = (decision: DecidedResult): Step => [
  'organizer',
  { type: 'DecideResult', data: { ...decision, because: 'x' } },
];
const rules = (ruling: string, ...remedies: readonly object[]): Step => [
  'system',
  { type: 'ApplyRuling', data: { dispute: 'd', ruling, by, remedies, because: 'x' } } as unknown as MatchCommand,
];
const decide = (decision: DecidedResult) => ({ kind: 'decide', ...decision });

/** The record of a match in which whoever is A is ahead by 2 and this has happened. */
function recorded(...steps: readonly Step[]): readonly MatchEvent[] {
  return [OPEN, SCORED, ...steps].reduce<readonly MatchEvent[]>((sofar, [role, command]) => {
    const occasion = { now: NOON, occurredAt: NOON, actor: { id: role, role } };
    const made = decideMatch(SHELF, command, stateOf(sofar), occasion);
    if (made.outcome !== 'recorded') throw new Error(JSON.stringify(made));
    return [...sofar, ...made.events];
  }, []);
}
const says = (...steps: readonly Step[]) => toldOf(stateOf(recorded(...steps)));

const PLAYED = {
  decided: 'played',
  A: { outcome: 'win', figures: { vp: 2 } },
  B: { outcome: 'loss', figures: { vp: 0 } },
} as const;

it.each(['1', 'penalty-judge'])(
  'a match that the ruling %s decides for whoever is ahead is given to them',
  (ruling) => {
    expect(says(rules(ruling, decide(LOST)))).toMatchObject({ said: { ...PLAYED, given: true }, sure: 'ruled' });
  },
);

it('a match that is lost by a disqualification is given to the other, whoever decided it', () => {
  expect(says(decides({ ...LOST, ground: 'disqualification' }))?.said).toEqual({ ...PLAYED, given: true });
});

it.each<readonly [string, readonly Step[]]>([
  ['an official entered who has won', [decides(LOST)]],
  ['the ruling says what points it is worth', [rules('1', decide({ ...LOST, awarded: { unit: 'vp', A: 2, B: 0 } }))]],
  ['the ruling changes points', [['organizer', { type: 'FinishMatch', data: {} }], rules('1', { kind: 'none' })]],
])('goes by its points where %s', (_, steps) => {
  expect(says(...steps)?.said).toEqual(PLAYED);
});

it('a ruling that came with a record from elsewhere gives nobody anything', () => {
  const decider = matchDecider(SHELF);
  const events = recorded(rules('1', decide(LOST)));
  const writtenBy = (role: Role) =>
    toldOf(events.reduce((state, event) => decider.evolve(state, event, { id: 'x', role }), decider.initial));
  expect(writtenBy('system')?.said).toEqual({ ...PLAYED, given: true });
  expect(writtenBy('player')).toEqual({ said: PLAYED, sure: 'ruled' });
});

it('a draw and a table that is lost by both are what they were', () => {
  for (const both of ['draw', 'loss'] as const) {
    const told = says(rules('1', decide({ outcome: { A: both, B: both }, ground: 'judge' })));
    expect([both, told && 'given' in told.said]).toEqual([both, false]);
  }
});

it('nobody played, it is a win without play as before', () => {
  const events = [OPEN, rules('1', decide(LOST))].reduce<readonly MatchEvent[]>((sofar, [role, command]) => {
    const made = decideMatch(SHELF, command, stateOf(sofar), {
      ...{ now: NOON, occurredAt: NOON },
      actor: { id: role, role },
    });
    return made.outcome === 'recorded' ? [...sofar, ...made.events] : sofar;
  }, []);
  expect(toldOf(stateOf(events))?.said).toMatchObject({ decided: 'forfeit', A: { figures: {} } });
});

it('was told as played by earlier builds: that is what it says as well', () => {
  const ruled = says(rules('1', decide(LOST)));
  expect(sameTold(ruled, { said: PLAYED, sure: 'ruled' })).toBe(true);
  expect(sameTold(ruled, { said: { ...PLAYED, given: true }, sure: 'ruled' })).toBe(true);
});
