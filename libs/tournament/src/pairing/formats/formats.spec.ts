import fc from 'fast-check';
import type { Refusal } from '@adjutant/kernel';
import { isRefusal } from '../draft.js';
import { bracketOf, leaves, openMatches, sittingAt, seedOrder, wonBy, type Bracket } from './bracket.js';
import { lossesIn } from '../../standing/losses.js';
import { presetNamed } from '../../standing/presets.js';
import { standingsOf } from '../../standing/standings.js';
import { tookPartIn } from '../../standing/took-part.js';
import { placedIn, playOffOf, type Placed } from './play-off.js';
import { groupsOf } from './groups.js';
import { roundRobin } from './round-robin.js';

const names = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => String(at + 1));
const sound = <T extends object>(value: T | Refusal): T => {
  if (isRefusal(value)) throw new Error(value.message);
  return value;
};

describe('round robin', () => {
  test('follows the tables of Berger', () => {
    expect(roundRobin(names(6)).map(({ pairs }) => pairs.map((pair) => pair.join('-')).join(' '))).toEqual([
      '1-6 2-5 3-4',
      '6-4 5-3 1-2',
      '2-6 3-1 4-5',
      '6-5 1-4 2-3',
      '3-6 4-2 5-1',
    ]);
  });

  test.each([1, 2, 3, 4, 5, 7, 8, 15, 16])(
    'of %i: everybody meets everybody once, and sits first as often as second, give or take one',
    (count) => {
      const rounds = roundRobin(names(count));
      const pairs = rounds.flatMap((round) => round.pairs);
      expect(new Set(pairs.map((pair) => pair.toSorted().join())).size).toBe((count * (count - 1)) / 2);
      expect(pairs).toHaveLength((count * (count - 1)) / 2);
      for (const { pairs: some, rests } of rounds)
        expect([...some.flat(), ...(rests === undefined ? [] : [rests])].toSorted()).toEqual(names(count).toSorted());
      for (const player of names(count)) {
        const [first, second] = [0, 1].map((seat) => pairs.filter((pair) => pair[seat] === player).length);
        expect(Math.abs(first! - second!)).toBeLessThanOrEqual(1);
      }
      expect(roundRobin(names(count), true).flatMap((round) => round.pairs)).toHaveLength(
        count * Math.max(0, count - 1),
      );
    },
  );
});

describe('a bracket', () => {
  /** The better seed always wins. */
  const played = (start: Bracket): Bracket => {
    let bracket = start;
    for (let open = openMatches(bracket); open.length > 0; open = openMatches(bracket))
      for (const { match, players } of open) {
        const best = players.toSorted((a, b) => bracket.seeds.indexOf(a) - bracket.seeds.indexOf(b))[0]!;
        bracket = sound(wonBy(bracket, match, best));
      }
    return bracket;
  };
  const final = ({ matches }: Bracket) => matches.at(-1)!;

  test('keeps the best apart as long as can be', () => {
    expect(seedOrder(8)).toEqual([0, 7, 3, 4, 1, 6, 2, 5]);
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 70 }), (count) => {
        const bracket = played(sound(bracketOf(names(count))));
        expect(sittingAt(bracket, final(bracket)).toSorted()).toEqual(['1', '2']);
        expect(final(bracket).winner).toBe('1');
        const byes = bracket.matches
          .filter(({ slots }) => slots.some((slot) => 'nobody' in slot))
          .map(({ winner }) => winner);
        expect(byes.toSorted()).toEqual(names(2 ** Math.ceil(Math.log2(count)) - count).toSorted());
      }),
    );
  });

  test('takes in the next in line for whoever leaves before the first match, and nobody later', () => {
    const start = sound(bracketOf(names(8)));
    const replaced = sound(leaves(start, '2', 'ninth'));
    expect(replaced.seeds).toEqual(['1', 'ninth', '3', '4', '5', '6', '7', '8']);
    expect(openMatches(replaced).map(({ players }) => players.join('-'))).toEqual(['1-8', '4-5', 'ninth-7', '3-6']);
    const semis = sound(wonBy(sound(wonBy(start, 1, '1')), 2, '5'));
    const gone = sound(leaves(semis, '1', 'ninth'));
    expect(gone.matches.find(({ match }) => match === 5)?.winner).toBe('5');
    expect(final(played(gone)).winner).toBe('2');
  });

  test('goes on when somebody leaves who does not know their opponent yet, and when both of a match do', () => {
    const start = sound(wonBy(sound(bracketOf(names(4))), 1, '1'));
    const alone = sound(leaves(start, '1'));
    expect(final(sound(wonBy(alone, 2, '3'))).winner).toBe('3');
    const both = sound(leaves(sound(leaves(sound(bracketOf(names(4))), '1')), '4'));
    expect(final(sound(wonBy(both, 2, '2'))).winner).toBe('2');
  });

  test('refuses what cannot be', () => {
    expect(bracketOf(['1'])).toMatchObject({ code: 'pairing/no-players' });
    expect(bracketOf(['1', '2', '1'])).toMatchObject({ code: 'pairing/same-player-twice', facts: { players: ['1'] } });
    const bracket = sound(bracketOf(names(4)));
    expect(wonBy(bracket, 1, '2')).toMatchObject({ code: 'pairing/not-in-the-bracket' });
    expect(leaves(bracket, 'nobody')).toMatchObject({ code: 'pairing/not-in-the-bracket' });
    expect(leaves(bracket, '1', '2')).toMatchObject({ code: 'pairing/same-player-twice' });
  });
});

describe('groups and cuts', () => {
  const entrants = names(11).map((id) => ({ id, groups: {}, from: 1, rating: 100 - Number(id) }));

  test('share players to and fro by rating, or by lot', () => {
    expect(groupsOf(entrants, 3, 'snake', 's')).toEqual([
      ['1', '6', '7'],
      ['2', '5', '8', '11'],
      ['3', '4', '9', '10'],
    ]);
    const drawn = groupsOf(entrants, 3, 'lot', 's');
    expect(drawn.flat().toSorted()).toEqual(names(11).toSorted());
    expect(groupsOf(entrants.toReversed(), 3, 'lot', 's')).toEqual(drawn);
    expect(groupsOf(entrants, 3, 'lot', 't')).not.toEqual(drawn);
  });

  const standings: readonly Placed[] = [
    { player: 'a', losses: 0, group: 1 },
    { player: 'b', losses: 1, group: 1, out: true },
    { player: 'c', losses: 1, group: 1 },
    { player: 'd', losses: 2, group: 2 },
    { player: 'e', losses: 1, group: 2 },
  ];

  test.each([
    [{ by: 'place', take: 2 } as const, ['a', 'c'], ['d', 'e']],
    [{ by: 'record', losses: 1 } as const, ['a', 'c', 'e'], ['d']],
    [{ by: 'group', take: 1 } as const, ['a', 'd'], ['c', 'e']],
    [{ by: 'group', take: 2 } as const, ['a', 'd', 'c', 'e'], []],
  ])('%j lets %j through, then %j', (cut, through, nextInLine) => {
    expect(playOffOf(standings, cut)).toEqual({ through, onTheLine: [], nextInLine });
  });

  test('a cut that is larger than the field is refused, with the numbers', () => {
    expect(playOffOf(standings, { by: 'place', take: 8 })).toMatchObject({
      code: 'pairing/cut-too-large',
      facts: { wanted: 8, players: 4 },
    });
    expect(playOffOf(standings, { by: 'group', take: 3 })).toMatchObject({ facts: { wanted: 6, players: 4 } });
  });

  test('by group nobody goes on, nor comes next, who is in none', () => {
    const around: readonly Placed[] = [{ player: 'x', losses: 0 }, ...standings, { player: 'y', losses: 0 }];
    expect(playOffOf(around, { by: 'group', take: 1 })).toEqual({
      through: ['a', 'd'],
      onTheLine: [],
      nextInLine: ['c', 'e'],
    });
    expect(playOffOf(around, { by: 'place', take: 2 })).toMatchObject({ through: ['x', 'a'] });
    expect(playOffOf([{ player: 'x', losses: 0 }], { by: 'group', take: 1 })).toMatchObject({
      code: 'pairing/cut-too-large',
      message: 'Nobody in a group can go on: cut by place or by record.',
    });
  });

  test('a cut by record that leaves less than two says what to do', () => {
    expect(playOffOf(standings, { by: 'record', losses: 0 })).toMatchObject({
      code: 'pairing/cut-too-large',
      message: 'One player has at most 0 losses, and a cut needs two players: allow more losses, or cut by place.',
    });
  });

  test('who is level on the line is neither through nor behind; where all of a place fit, nobody is', () => {
    const level = [1, 2, 2, 4].map((place, at): Placed => ({ player: 'abcd'[at]!, losses: 0, place }));
    expect(playOffOf(level, { by: 'place', take: 2 })).toEqual({
      through: ['a'],
      onTheLine: ['b', 'c'],
      nextInLine: ['d'],
    });
    expect(playOffOf(level, { by: 'place', take: 3 })).toMatchObject({ through: ['a', 'b', 'c'], onTheLine: [] });
  });

  test('standings are cut without the disqualified; whoever left keeps the place and goes no further', () => {
    const seat = (player: string, outcome: 'win' | 'loss') => ({ player, outcome, figures: {} });
    const table = (number: number, a: string, b: string) =>
      ({ table: number, decided: 'played', seats: [seat(a, 'win'), seat(b, 'loss')] }) as const;
    const rounds = [
      {
        number: 1,
        closed: true,
        tables: [table(1, 'a', 'd'), table(2, 'b', 'e'), table(3, 'c', 'f')],
        open: [],
        byes: [],
      },
      { number: 2, closed: true, tables: [table(1, 'a', 'b'), table(2, 'd', 'e')], open: [], byes: [] },
    ];
    const entrants = [...'abcdef'].map((id) => ({ id, groups: {}, from: 1, ...(id === 'c' ? { until: 1 } : {}) }));
    const effects = [{ ruling: 'r', player: 'd', does: 'disqualified' as const }];
    const facts = { entrants, rounds, effects, seed: 's' };
    const placed = placedIn(standingsOf(facts, presetNamed('gw')!), {
      losses: lossesIn(facts),
      tookPart: tookPartIn(facts),
    });
    expect(placed.map(({ player, losses, out = false }) => [player, losses, out])).toEqual([
      ['a', 0, false],
      ['b', 1, false],
      ['c', 0, true],
      ['e', 2, false],
      ['f', 1, false],
    ]);
    expect(playOffOf(placed, { by: 'record', losses: 1 })).toMatchObject({
      through: ['a', 'b', 'f'],
      nextInLine: ['e'],
    });
  });
});
