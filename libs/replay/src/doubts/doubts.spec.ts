import fc from 'fast-check';
import type { MatchCommand, MatchEvent } from '@adjutant/match';
import { after, amid, begun, playedOut, RULED, seeded, SHELF, strikes, uses, VOUCHED } from '@adjutant/testing/given';
import { asLeft, doubtsOf, replay, replayPart, tellingOf, unsettledIn } from '../index.js';

const doubts = (events: readonly MatchEvent[]) => doubtsOf(SHELF, tellingOf(SHELF, events));
const told = (events: readonly MatchEvent[]) =>
  doubts(events).map(({ entry, kind, question }) => [entry, kind, question]);
const answers = (question: string, answer: 'yes' | 'no'): MatchCommand => ({
  type: 'AnswerQuestion',
  data: { entry: 4, question, answer },
});
const left = (events: readonly MatchEvent[]) => asLeft(SHELF, events, replay(SHELF, events).steps);
const open = after(amid(2, { attestations: 'open' }), [uses('Gust', 'A2', { answers: { 'within-reach': 'no' } })]);
const start = fc.constantFrom(begun(), amid(12), amid(4), amid(9, { attestations: 'open' }));

describe('what a record leaves in doubt', () => {
  it('is what nobody answered, and then what a player vouched for', () => {
    expect(told(open)).toContainEqual([4, 'unknown', 'wind-is-fair']);
    expect(told(after(open, [answers('wind-is-fair', 'yes')]))).toContainEqual([4, 'vouched', 'wind-is-fair']);
  });

  it('is what the rules forbid where the match only advises', () => {
    const advised = after(amid(0, { enforcement: 'advise' }), [uses('Gust', 'A2', { answers: VOUCHED })]);
    expect(doubts(advised)).toContainEqual(
      expect.objectContaining({ entry: 4, kind: 'unmet', code: 'stratagem/insufficient-cp' }),
    );
  });

  it('is also a price that was said wrongly, and a step that was not due yet', () => {
    const advised = after(amid(3, { enforcement: 'advise' }), [uses('Gust', 'A2', { answers: VOUCHED, declared: 0 })]);
    expect(doubts(advised)).toContainEqual(
      expect.objectContaining({ entry: 4, kind: 'unmet', code: 'stratagem/declared-cost-differs' }),
    );
    const codes = doubts(advised).map(({ entry, kind, code, says }) => [entry, kind, code, says].join());
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('is nothing of an entry that was struck', () => {
    expect(doubts(after(open, [strikes(4)])).filter(({ entry }) => entry === 4)).toEqual([]);
  });
});

describe('what a replay shows of an entry', () => {
  it('is as doubtful as the moments of the match say, after an answer too', () => {
    const answered = after(open, [answers('wind-is-fair', 'yes'), answers('knot-in-sight@A1', 'no')]);
    const shown = (steps: ReturnType<typeof asLeft>) =>
      steps.flatMap(({ number, findings }) =>
        findings.filter(({ answer }) => answer !== 'met').map((one) => [number, one.check]),
      );
    expect(shown(left(open))).not.toEqual([]);
    expect(shown(left(answered))).toEqual([]);
    expect(shown(asLeft(SHELF, answered, replayPart(SHELF, answered, 4, 4).steps))).toEqual([]);
    expect(unsettledIn(doubts(answered))).toEqual([]);
  });

  it('never differs from them, whatever is played, corrected and ruled', () => {
    fc.assert(
      fc.property(start, RULED, (from, commands) => {
        const { events } = playedOut(from, commands);
        const telling = tellingOf(SHELF, events);
        const gone = new Set(
          telling.passages.flatMap(({ entered, verdict }) =>
            verdict === 'struck' || verdict === 'void' ? [entered.number] : [],
          ),
        );
        const shown = left(events).flatMap(({ number, findings }) =>
          gone.has(number)
            ? []
            : findings
                .filter(({ answer }) => answer !== 'met')
                .map(({ answer, says }) => `${number} ${answer} ${says}`),
        );
        const doubted = unsettledIn(doubtsOf(SHELF, telling))
          .filter(({ kind }) => kind !== 'contested')
          .map(({ entry, kind, says }) => `${entry} ${kind} ${says}`);
        expect(doubted.sort()).toEqual(shown.sort());
      }),
      seeded(60),
    );
  });
});
