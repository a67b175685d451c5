import fc from 'fast-check';
import { recordOf, type MatchEvent, type OpenedState } from '@adjutant/match';
import { SIDES } from '@adjutant/rules';
import { stateAfter, tellingOf, why, type Part, type Question, type Why } from '../index.js';
import {
  after,
  amid,
  begun,
  corrects,
  PACK,
  playedOut,
  RULED,
  seeded,
  SHELF,
  stateOf,
  strikes,
  uses,
  VOUCHED,
} from '@adjutant/testing/given';

const start = fc.constantFrom(begun(), amid(12), amid(4), amid(9, { attestations: 'open' }));
const knot = { ...VOUCHED, 'knot-in-sight': 'yes' } as const;
const asked = (events: readonly MatchEvent[], question: Question): Why => why(SHELF, events, question) as Why;
const CP: Question = { player: 'A', figure: { of: 'balance', resource: 'cp' } };
const sum = (parts: readonly Part[]) => parts.reduce((total, part) => total + part.amount, 0);

const QUESTIONS: readonly Question[] = SIDES.flatMap((player) => [
  { player, figure: { of: 'balance', resource: 'cp' } },
  { player, figure: { of: 'vp', category: null } },
  ...PACK.score.categories.map(({ id }) => ({ player, figure: { of: 'vp', category: id } }) as const),
]);

describe('whatever is played and ruled', () => {
  it('the parts of a number add up to it, at any entry', () => {
    fc.assert(
      fc.property(start, RULED, fc.nat(), (from, commands, chance) => {
        const { events } = playedOut(from, commands);
        const then = events.slice(0, 1 + (chance % events.length));
        const { table } = stateOf(then) as OpenedState;
        for (const question of QUESTIONS) {
          const { value, parts } = asked(then, question);
          expect(sum(parts)).toBe(value);
          if (question.figure.of === 'balance') expect(value).toBe(table.balances[question.player]['cp'] ?? 0);
        }
      }),
      seeded(100),
    );
  });

  it('the parts of every price add up to what the entry moved or should have moved', () => {
    fc.assert(
      fc.property(start, RULED, (from, commands) => {
        const { events } = playedOut(from, commands);
        for (const { entered, lines } of tellingOf(SHELF, events).passages) {
          const spent = lines.find((line) => line.kind === 'spend');
          if (entered.event.type !== 'StratagemUsed' || !spent) continue;
          const { value, parts } = asked(events, { player: 'A', figure: { of: 'price', entry: entered.number } });
          expect([sum(parts), -spent.due || 0]).toEqual([value, value]);
        }
      }),
      seeded(100),
    );
  });

  it('a telling comes to the state that folding comes to, its record included', () => {
    fc.assert(
      fc.property(start, RULED, fc.nat(), (from, commands, chance) => {
        const { events, state } = playedOut(from, commands);
        const count = chance % (events.length + 1);
        expect(tellingOf(SHELF, events).outcome).toEqual(state);
        expect(recordOf(tellingOf(SHELF, events).outcome)).toEqual(recordOf(state));
        expect(stateAfter(SHELF, events, count)).toEqual(stateOf(events.slice(0, count)));
      }),
      seeded(100),
    );
  });
});

describe('up to an entry of the record as it counts at its end', () => {
  it('a balance is what its ledger line says, whatever was played and ruled', () => {
    fc.assert(
      fc.property(start, RULED, (from, commands) => {
        const { events } = playedOut(from, commands);
        const lines = tellingOf(SHELF, events).passages.flatMap((one) => one.lines);
        for (const [index, line] of lines.entries()) {
          if (line.account !== 'cp') continue;
          const later = lines.slice(index + 1).some((one) => one.number === line.number && one.player === line.player);
          if (later) continue;
          const question: Question = { player: line.player, figure: { of: 'balance', resource: 'cp' } };
          const { value, parts } = why(SHELF, events, question, line.number) as Why;
          expect([value, sum(parts)]).toEqual([line.balance, line.balance]);
        }
      }),
      seeded(60),
    );
  });
});

describe('why a number is what it is', () => {
  it('names each line with the entry that brought it, and the price of a use in parts', () => {
    const events = after(amid(2), [uses('Gust', 'A2', { declared: 1 })]);
    const { value, parts } = asked(events, CP);
    expect(value).toBe(1);
    expect(
      parts.map((part) => part.of === 'line' && [part.amount, part.line.what, part.passage.entered.number]),
    ).toEqual([
      [2, 'opening balance', 3],
      [-1, 'core/gust', 4],
    ]);
    expect(parts.map((part) => part.of === 'line' && (part.price?.printed ?? null))).toEqual([null, 1]);
  });

  it('counts what dice brought with the entry for which they were thrown', () => {
    const events = after(amid(1), [uses('Gust', 'A2', { answers: knot, dice: [[5]] })]);
    const brought = asked(events, CP).parts.at(-1);
    expect(brought?.of === 'line' && [brought.line.number, brought.passage.entered.number]).toEqual([4, 5]);
  });

  it('keeps what was struck in sight, adding nothing', () => {
    const events = after(amid(2), [uses('Gust', 'A2'), strikes(4)]);
    const { value, parts } = asked(events, CP);
    expect(value).toBe(2);
    expect(parts.at(-1)).toMatchObject({ of: 'removed', amount: 0, removed: { entry: 4, mark: 'struck' } });
  });

  it('adds the score with which a record begins', () => {
    const [one, two, three, adopted] = amid(2) as [MatchEvent, MatchEvent, MatchEvent, MatchEvent];
    const data = { ...adopted.data, score: { A: { perches: 7 } } };
    const events = [one, two, three, { ...adopted, data } as MatchEvent];
    const { value, parts } = asked(events, { player: 'A', figure: { of: 'vp', category: null } });
    expect([value, parts.map(({ of, amount }) => [of, amount])]).toEqual([7, [['adopted', 7]]]);
  });

  it('a corrected price is that of the corrected entry', () => {
    const events = after(amid(4), [
      uses('Gust', 'A2'),
      corrects(4, { kind: 'amend', data: { roles: { target: 'A3' } } }),
    ]);
    const { parts } = asked(events, { player: 'A', figure: { of: 'price', entry: 4 } });
    const [printed] = parts;
    expect(printed?.of === 'printed' && printed.passage.entered.event.data).toMatchObject({ roles: { target: 'A3' } });
  });

  it.each<[string, Question, unknown]>([
    ['a resource that the game has not', { player: 'A', figure: { of: 'balance', resource: 'gold' } }, 'resource'],
    ['a category that it has not', { player: 'A', figure: { of: 'vp', category: 'gold' } }, 'category'],
    ['the price of what is no use', { player: 'A', figure: { of: 'price', entry: 3 } }, 'use'],
  ])('%s has no answer, and what has one is named', (_, question, unknown) => {
    expect(why(SHELF, after(amid(2), [uses('Gust', 'A2')]), question)).toMatchObject({ unknown });
  });
});
