import { type MatchCommand, type OpenedState } from '@adjutant/match';
import {
  account,
  advances,
  after,
  amid,
  attempt,
  cp,
  rolls,
  strikes,
  supposing,
  uses,
  verdicts,
  VOUCHED,
} from '@adjutant/testing/given';

const knot = { ...VOUCHED, 'knot-in-sight': 'yes' } as const;
const start = amid(2);
const once = after(start, [uses('Gust', 'A2')]);
const again = attempt(once, uses('Gust', 'A3'));
const events = after(once, [advances(), uses('Gust', 'A3')]);
const record = account(events, [again]);

describe('what if an entry had not been', () => {
  it('keeps what was refused refused in one reading, and carries it out in the other', () => {
    const corrected = supposing(record, [{ leaveOut: [4] }]);
    expect([verdicts(corrected), cp(corrected)]).toEqual([
      [
        [4, 'struck'],
        [4.5, 'now-legal'],
        [5, 'recorded'],
        [6, 'stands'],
      ],
      1,
    ]);
    const executed = supposing(record, [{ leaveOut: [4] }], 're-executed');
    expect([verdicts(executed), cp(executed)]).toEqual([
      [
        [4, 'struck'],
        [4.5, 'now-legal'],
        [5, 'recorded'],
        [6, 'stands'],
      ],
      0,
    ]);
    expect(executed.story[5]?.lines.map((line) => [line.number, line.credited])).toEqual([[4.5, -1]]);
  });

  it('leaves out several, and a correction', () => {
    expect(cp(supposing(record, [{ leaveOut: [4, 6] }]))).toBe(2);
    const struck = after(events, [strikes(4)]);
    expect(verdicts(supposing(account(struck), [{ leaveOut: [7] }]))).toEqual([
      [4, 'stands'],
      [5, 'recorded'],
      [6, 'stands'],
      [7, 'struck'],
    ]);
  });

  it('makes the dice of a use void that is left out', () => {
    const rolled = account(after(amid(1), [uses('Gust', 'A2', { answers: knot }), rolls(6)]));
    expect(verdicts(supposing(rolled, [{ leaveOut: [4] }]))).toEqual([
      [4, 'struck'],
      [5, 'void'],
    ]);
  });

  it('says why a later use falls', () => {
    const gift: MatchCommand = { type: 'GainCommandPoints', data: { player: 'A', amount: 1, what: 'a gift' } };
    const bought = account(after(amid(0), [gift, uses('Gust', 'A2')]));
    const [, falls] = supposing(bought, [{ leaveOut: [4] }]).story.slice(4);
    expect([falls?.verdict, falls?.refusal?.code]).toEqual(['falls', 'stratagem/insufficient-cp']);
  });

  it('carries out several attempts at one place in the order in which they were made', () => {
    const poor = after(amid(1), [uses('Gust', 'A2')]);
    const two = [attempt(poor, uses('Gust', 'A3')), attempt(poor, uses('Last Stand', 'A2'))];
    const executed = supposing(account(poor, two), [{ leaveOut: [4] }], 're-executed');
    expect(verdicts(executed).map(([, verdict]) => verdict)).toEqual(['struck', 'now-legal', 'refused']);
    expect(
      supposing(account(poor, two), [{ leaveOut: [4] }])
        .story.slice(4)
        .map((line) => line.verdict),
    ).toEqual(['struck', 'now-legal', 'now-legal']);
  });

  it('carries out an attempt with its dice', () => {
    const poor = after(amid(1), [uses('Rally', 'A3'), uses('Last Stand', 'A3')]);
    const lucky = attempt(poor, uses('Gust', 'A2', { answers: knot, dice: [[5]] }));
    const executed = supposing(account(poor, [lucky]), [{ leaveOut: [5] }], 're-executed');
    expect(cp(executed)).toBe(1);
    expect((executed.outcome as OpenedState).table.rolls).toEqual([]);
    expect(executed.story.at(-1)?.lines.map((line) => [line.kind, line.credited])).toEqual([
      ['spend', -1],
      ['gain', 1],
    ]);
  });
});
