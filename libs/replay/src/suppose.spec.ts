import { type MatchCommand, type OpenedState } from '@adjutant/match';
import { asRecorded, supposeOf, type Supposal } from './index.js';
import {
  account,
  advances,
  after,
  amid,
  attempt,
  corrects,
  JUDGE,
  SHELF,
  stateOf,
  strikes,
  supposing,
  uses,
  verdicts,
} from '@adjutant/testing/given';

const start = amid(2);
const once = after(start, [uses('Gust', 'A2')]);
const again = attempt(once, uses('Gust', 'A3'));
const events = after(once, [advances(), uses('Gust', 'A3')]);
const record = account(events, [again]);

describe('supposing nothing', () => {
  it('tells the record as it stands', () => {
    const supposed = supposing(record, []);
    expect(verdicts(supposed)).toEqual([
      [4, 'stands'],
      [4.5, 'refused'],
      [5, 'recorded'],
      [6, 'stands'],
    ]);
    const { table, status, struck, fallen } = stateOf(events) as OpenedState;
    expect(supposed.outcome).toMatchObject({ table, status, struck, fallen });
    expect(asRecorded(supposeOf(SHELF, record, JUDGE))).toEqual(supposed);
  });

  it('tells a corrected record as it stands', () => {
    const corrected = after(events, [strikes(4), corrects(6, { kind: 'answer', answers: { 'wind-is-fair': 'no' } })]);
    const supposed = supposing(account(corrected), []);
    expect(verdicts(supposed)).toEqual([
      [4, 'struck'],
      [5, 'recorded'],
      [6, 'falls'],
      [7, 'recorded'],
      [8, 'recorded'],
    ]);
    const { table, struck, fallen } = stateOf(corrected) as OpenedState;
    expect(supposed.outcome).toMatchObject({ table, struck, fallen });
  });
});

describe('the corrected reading', () => {
  it.each<[string, Supposal, MatchCommand]>([
    ['a strike', { leaveOut: [4] }, strikes(4)],
    [
      'an amendment',
      { replace: { entry: 4, data: { roles: { target: 'A1' } } } },
      corrects(4, { kind: 'amend', data: { roles: { target: 'A1' } } }),
    ],
    [
      'an answer',
      { reanswer: { entry: 4, answers: { 'within-reach': 'yes' } } },
      corrects(4, { kind: 'answer', answers: { 'within-reach': 'yes' } }),
    ],
    ['a move', { redate: { entry: 6, before: 5 } }, corrects(6, { kind: 'redate', before: 5 })],
  ])('of %s is what recording it brings about', (_, supposal, command) => {
    const { table, struck, fallen, status } = stateOf(after(events, [command])) as OpenedState;
    expect(supposing(account(events), [supposal]).outcome).toMatchObject({ table, struck, fallen, status });
  });
});
