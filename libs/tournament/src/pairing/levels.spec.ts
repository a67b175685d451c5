import type { Entrant, EventFacts, Outcome, Round } from '../facts.js';
import { isRefusal, pairRound } from './draft.js';
import { fieldOf, type Player } from './field.js';
import { levelsOf, type Level, type LevelName } from './levels.js';
import { RECORD_AND_PATH, type PairingRules } from './rules.js';

const entrant = (id: string, more: Partial<Entrant> = {}): Entrant => ({ id, groups: {}, from: 1, ...more });

/** `a>b` is won by the first, `a=b` a draw; whoever stands alone has the bye of the kind that is named. */
function round(number: number, games: string): Round {
  const seats = (text: string): readonly [string, Outcome][] => {
    const [, one = '', sign, other = ''] = /^(\w)([>=])(\w)$/.exec(text) ?? [];
    return sign === '>'
      ? [
          [one, 'win'],
          [other, 'loss'],
        ]
      : [
          [one, 'draw'],
          [other, 'draw'],
        ];
  };
  const words = games.split(' ');
  const tables = words.filter((word) => /[>=]/.test(word));
  return {
    number,
    closed: true,
    open: [],
    tables: tables.map((text, at) => {
      const [a, b] = seats(text).map(([player, outcome]) => ({
        player,
        outcome,
        figures: { vp: outcome === 'win' ? 50 + at : 20 },
      }));
      return { table: at + 1, decided: 'played', seats: [a!, b!] };
    }),
    byes: words
      .filter((word) => !/[>=]/.test(word))
      .map((player) => ({ player, kind: 'pairing', figures: { vp: 40 } })),
  };
}

function at(facts: EventFacts, criteria: PairingRules['criteria'], more: Partial<PairingRules> = {}) {
  const field = fieldOf(facts, { ...RECORD_AND_PATH, ...more, criteria }, facts.rounds.length + 1);
  if (isRefusal(field)) throw new Error(field.message);
  const level = (name: LevelName): Level => levelsOf(field).find((one) => one.name === name)!;
  const player = (id: string): Player => field.players.find((one) => one.id === id)!;
  return {
    pair: (name: LevelName, one: string, other: string) => level(name).pair(player(one), player(other)),
    bye: (name: LevelName, one: string) => level(name).bye(player(one)),
    player,
    levels: levelsOf(field).map(({ name }) => name),
  };
}

const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => entrant(id));
const event = (rounds: readonly string[], entrants: readonly Entrant[] = six): EventFacts => ({
  entrants,
  rounds: rounds.map((games, at) => round(at + 1, games)),
  effects: [],
  seed: 's',
});

describe('what a pair costs', () => {
  test('by score: the square of the groups between them; the bye lies below the last', () => {
    const { pair, bye } = at(event(['a>b c>d e=f', 'a>c e>b d>f']), [{ by: 'score' }]);
    // a 4, e 3, c and d 2, f 1, b 0.
    expect([
      pair('score', 'c', 'd'),
      pair('score', 'a', 'e'),
      pair('score', 'a', 'd'),
      pair('score', 'a', 'b'),
    ]).toEqual([0, 1, 4, 16]);
    expect([bye('score', 'b'), bye('score', 'f'), bye('score', 'a')]).toEqual([0, 1, 16]);
  });

  test('by path: who won the same rounds costs nothing, and an early win stands above a late one', () => {
    const { pair, player } = at(event(['a>b c>d e>f', 'a>c b>e f>d']), [{ by: 'score' }, { by: 'path' }]);
    expect(['a', 'c', 'e', 'b', 'f'].map((id) => player(id).history.path)).toEqual(['WW', 'WL', 'WL', 'LW', 'LW']);
    expect([pair('path', 'c', 'e'), pair('path', 'b', 'f'), pair('path', 'c', 'b'), pair('path', 'a', 'f')]).toEqual([
      0, 0, 1, 4,
    ]);
  });

  test('by group: one for two of a club, in the rounds in which that holds', () => {
    const entrants = [
      entrant('a', { groups: { club: ['x', 'y'] } }),
      entrant('b', { groups: { club: ['y'], nation: ['n'] } }),
      entrant('c', { groups: { nation: ['n'] } }),
    ];
    const first = at(event([], entrants), [
      { by: 'group', kind: 'club', rounds: { until: 1 } },
      { by: 'group', kind: 'nation', rounds: { from: 2 } },
    ]);
    expect(first.levels).toEqual(['rematch', 'met-again', 'second-bye', 'group', 'lot']);
    expect([first.pair('group', 'a', 'b'), first.pair('group', 'b', 'c')]).toEqual([1, 0]);
    const second = at(event(['a>b c'], entrants), [
      { by: 'group', kind: 'club', rounds: { until: 1 } },
      { by: 'group', kind: 'nation', rounds: { from: 2 } },
    ]);
    expect([second.pair('group', 'a', 'b'), second.pair('group', 'b', 'c')]).toEqual([0, 1]);
  });

  test('by float: whoever was paired down is not paired down again so soon; the bye is a float down', () => {
    const five = six.slice(0, 5);
    const facts = event(['a>b c>d e', 'a>e c>b d'], five);
    // Round 2: c, who had won, was paired with b, who had not; d had the bye.
    const within = (rounds: number) => at(facts, [{ by: 'score' }, { by: 'float', within: rounds }]);
    const { pair, bye, player } = within(1);
    expect(player('c').history.floats).toEqual([0, -1]);
    expect(player('b').history.floats).toEqual([0, 1]);
    expect(player('e').history.floats).toEqual([-1, 0]);
    expect(pair('float', 'c', 'e')).toBe(1);
    expect(pair('float', 'b', 'e')).toBe(1);
    expect([bye('float', 'd'), bye('float', 'e'), bye('float', 'b')]).toEqual([1, 0, 0]);
    expect(within(2).bye('float', 'e')).toBe(1);
  });

  test('by rating across: the first of the upper half meets the first of the lower', () => {
    const entrants = six.map((one, place) => ({ ...one, rating: 100 - place }));
    const paired = pairRound(
      event([], entrants),
      { ...RECORD_AND_PATH, criteria: [{ by: 'rating', want: 'across' }] },
      1,
    );
    const pairs = isRefusal(paired) ? [] : paired.draft.tables.map(({ players }) => players.toSorted().join(''));
    expect(pairs.toSorted()).toEqual(['ad', 'be', 'cf']);
    const near = pairRound(event([], entrants), { ...RECORD_AND_PATH, criteria: [{ by: 'rating', want: 'near' }] }, 1);
    const neighbours = isRefusal(near) ? [] : near.draft.tables.map(({ players }) => players.toSorted().join(''));
    expect(neighbours.toSorted()).toEqual(['ab', 'cd', 'ef']);
  });

  test('by a figure, as a score or beside one; what a ruling takes counts from its round on', () => {
    const facts = event(['a>b c>d e>f']);
    const byVp: Partial<PairingRules> = { score: { by: 'figure', figure: 'vp' } };
    const penalty = { ruling: 'r', player: 'e', figure: 'vp', add: -2 } as const;
    expect(at(facts, [], byVp).player('e').history.score).toBe(52);
    expect(at({ ...facts, effects: [penalty] }, [], byVp).player('e').history.score).toBe(50);
    expect(at({ ...facts, effects: [{ ...penalty, round: 2 }] }, [], byVp).player('e').history.score).toBe(52);
    const { pair } = at(facts, [{ by: 'figure', figure: 'vp', want: 'near' }]);
    expect([pair('figure', 'b', 'd'), pair('figure', 'a', 'c'), pair('figure', 'a', 'e')]).toEqual([0, 1, 4]);
  });

  test('a table that nobody played may count as a meeting, or not', () => {
    const facts = event(['a>b c>d e>f']);
    const forfeit = {
      ...facts,
      rounds: facts.rounds.map((one) => ({
        ...one,
        tables: one.tables.map((table) => ({ ...table, decided: 'forfeit' as const })),
      })),
    };
    expect(at(forfeit, [], { forfeits: 'met' }).pair('rematch', 'a', 'b')).toBe(1);
    expect(at(forfeit, [], { forfeits: 'not-met' }).pair('rematch', 'a', 'b')).toBe(0);
    expect(at(facts, [], { forfeits: 'not-met' }).pair('rematch', 'a', 'b')).toBe(1);
  });

  test('a win without play bars from the bye where the rules say so: no-show, forfeit, assigned; no other loss or draw', () => {
    const five = six.slice(0, 5);
    const unplayed = (decided: 'forfeit' | 'assigned', games: string): EventFacts => {
      const facts = event([games], five);
      const [first] = facts.rounds;
      return { ...facts, rounds: [{ ...first!, tables: first!.tables.map((one) => ({ ...one, decided })) }] };
    };
    const second = (facts: EventFacts, spent: PairingRules['spent']): readonly number[] => {
      const { bye } = at(facts, [], { spent });
      return ['a', 'b', 'e'].map((id) => bye('second-bye', id));
    };
    const barring = ['pairing', 'forfeit'] as const;
    for (const decided of ['forfeit', 'assigned'] as const) {
      expect(second(unplayed(decided, 'a>b c>d e'), barring)).toEqual([1, 0, 1]);
      expect(second(unplayed(decided, 'a>b c>d e'), ['pairing'])).toEqual([0, 0, 1]);
      expect(second(unplayed(decided, 'a=b c=d e'), barring)).toEqual([0, 0, 1]);
    }
    expect(second(event(['a>b c>d e'], five), barring)).toEqual([0, 0, 1]);
  });

  test('what is listed first outweighs everything after it', () => {
    const entrants = six.map((one, place) => ({ ...one, groups: { club: [place < 3 ? 'x' : 'y'] } }));
    // The winners are all of one club.
    const facts = event(['a>d b>e c>f'], entrants);
    const crossing = (criteria: PairingRules['criteria']): number => {
      const paired = pairRound(facts, { ...RECORD_AND_PATH, criteria }, 2);
      if (isRefusal(paired)) throw new Error(paired.message);
      return paired.costs.find(({ level }) => level === 'score')!.sum;
    };
    expect(crossing([{ by: 'score' }, { by: 'group', kind: 'club' }])).toBe(1);
    expect(crossing([{ by: 'group', kind: 'club' }, { by: 'score' }])).toBe(3);
  });
});
