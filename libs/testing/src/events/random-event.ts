import fc from 'fast-check';
import type { Bye, EventFacts, Outcome, Round, TableResult } from '@adjutant/tournament';

/** Events as a hall may have them: tables, forfeits, byes of every kind, and people who are not there. */
export function randomEvents(figures: readonly string[] = []): fc.Arbitrary<EventFacts> {
  return fc
    .record({ players: fc.integer({ min: 4, max: 11 }), rounds: fc.integer({ min: 1, max: 6 }) })
    .chain(({ players, rounds }) =>
      fc.array(roundOf(players, figures), { minLength: rounds, maxLength: rounds }).map((all) => eventOf(players, all)),
    );
}

interface Drawn {
  readonly order: readonly number[];
  readonly sorts: readonly Sort[];
  readonly figures: readonly number[];
}

type Sort = 'first' | 'second' | 'draw' | 'forfeit' | 'nobody' | Bye['kind'] | 'absent';

function roundOf(players: number, figures: readonly string[]): fc.Arbitrary<Drawn> {
  const ids = Array.from({ length: players }, (_, index) => index + 1);
  const sort = fc.constantFrom<Sort>(
    ...(['first', 'first', 'second', 'second', 'draw', 'forfeit', 'nobody'] as const),
    ...(['half', 'zero', 'absent'] as const),
  );
  return fc
    .record({
      order: fc.shuffledSubarray(ids, { minLength: players }),
      sorts: fc.array(sort, { minLength: players, maxLength: players }),
      figures: fc.array(fc.integer({ min: 0, max: 100 }), {
        minLength: players * figures.length,
        maxLength: players * figures.length,
      }),
    })
    .map((one) => ({ ...one, names: figures }));
}

function eventOf(players: number, rounds: readonly (Drawn & { readonly names?: readonly string[] })[]): EventFacts {
  const entrants = Array.from({ length: players }, (_, index) => ({ id: String(index + 1), groups: {}, from: 1 }));
  return { entrants, rounds: rounds.map((one, index) => told(one, index + 1)), effects: [], seed: 'a seed' };
}

function told(
  { order, sorts, figures, names = [] }: Drawn & { readonly names?: readonly string[] },
  number: number,
): Round {
  const [tables, byes]: [TableResult[], Bye[]] = [[], []];
  const figuresOf = (player: number): Record<string, number> =>
    Object.fromEntries(names.map((name, at) => [name, figures[(player - 1) * names.length + at] ?? 0]));
  for (let at = 0; at < order.length; at += 2) {
    const [a = 0, b] = [order[at], order[at + 1]];
    const sort = sorts[at] ?? 'absent';
    if (b === undefined) byes.push({ player: String(a), kind: 'pairing', figures: {} });
    else if (sort === 'half' || sort === 'zero')
      byes.push(...[a, b].map((one) => ({ player: String(one), kind: sort, figures: {} })));
    else if (sort !== 'absent' && sort !== 'pairing' && sort !== 'full')
      tables.push({ table: tables.length + 1, ...decided(sort, [a, b], figuresOf) });
  }
  return { number, closed: true, tables, open: [], byes };
}

function decided(
  sort: 'first' | 'second' | 'draw' | 'forfeit' | 'nobody',
  players: readonly [number, number],
  figuresOf: (player: number) => Record<string, number>,
): Pick<TableResult, 'decided' | 'seats'> {
  const outcomes: { readonly [name in typeof sort]: readonly [Outcome, Outcome] } = {
    first: ['win', 'loss'],
    second: ['loss', 'win'],
    draw: ['draw', 'draw'],
    forfeit: ['win', 'loss'],
    nobody: ['loss', 'loss'],
  };
  const seat = (at: 0 | 1): TableResult['seats'][0] => ({
    player: String(players[at]),
    outcome: outcomes[sort][at],
    figures: figuresOf(players[at]),
  });
  return {
    decided: sort === 'forfeit' ? 'forfeit' : sort === 'nobody' ? 'double-loss' : 'played',
    seats: [seat(0), seat(1)],
  };
}
