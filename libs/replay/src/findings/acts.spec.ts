import type { MatchCommand, MatchEvent } from '@adjutant/match';
import { amid, decideOn, DISCIPLINED, DISCIPLINED_SHELF as SHELF, uses, strikes } from '@adjutant/testing/given';
import { doubtsOf, replay, tellingOf } from '../index.js';

const acts = (unit: string, targets: readonly string[] = []): MatchCommand => ({
  type: 'RecordUnitAction',
  data: { unit, action: 'struck', targets },
});
const on = (events: readonly MatchEvent[], ...commands: readonly MatchCommand[]) => decideOn(SHELF, events, commands);
const unmet = (events: readonly MatchEvent[], number: number) =>
  replay(SHELF, events).steps[number]?.findings.flatMap(({ answer, code }) => (answer === 'unmet' ? [code] : []));
const doubts = (events: readonly MatchEvent[]) =>
  doubtsOf(SHELF, tellingOf(SHELF, events)).flatMap(({ entry, kind, code }) =>
    kind === 'unmet' ? [[entry, code]] : [],
  );

describe('what a unit did, in replay', () => {
  const advised = on(
    amid(4, { enforcement: 'advise' }, DISCIPLINED),
    acts('A2', ['A3']),
    {
      type: 'RecordBattleShock',
      data: { unit: 'A2', result: 'passed' },
    },
    { type: 'RecordBattleShock', data: { unit: 'A2', result: 'failed' } },
  );

  it('is shown with what speaks against it', () => {
    expect(unmet(advised, 4)).toEqual(['unit/wrong-phase', 'unit/not-an-enemy']);
    expect(unmet(advised, 5)).toEqual([]);
    expect(unmet(advised, 6)).toEqual(['unit/already-acted-this-step']);
  });

  it('is in doubt then, and no longer once it is struck', () => {
    expect(doubts(advised)).toEqual([
      [4, 'unit/wrong-phase'],
      [4, 'unit/not-an-enemy'],
      [6, 'unit/already-acted-this-step'],
    ]);
    expect(doubts(on(advised, strikes(4), strikes(5)))).toEqual([]);
  });

  it('falls in the telling where what allowed it is struck', () => {
    const struck = on(amid(4, {}, DISCIPLINED), uses('Gust', 'A2'), acts('A2'), strikes(4));
    const { verdict, refusal } = tellingOf(SHELF, struck).passages.find(({ entered }) => entered.number === 5) ?? {};
    expect([verdict, refusal?.code]).toEqual(['falls', 'unit/wrong-phase']);
  });
});
