import fc from 'fast-check';
import type { Bye, Entrant, EventFacts, Outcome, Round, TableResult } from '../../facts.js';
import type { PairingRules } from '../rules.js';

const OUTCOMES: readonly (readonly [Outcome, Outcome])[] = [
  ['win', 'loss'],
  ['loss', 'win'],
  ['draw', 'draw'],
  ['loss', 'loss'],
];

/** Rounds that nobody sensible paired: whoever comes next in a shuffled order plays the one after. */
function roundsOf(ids: readonly string[], most: number): fc.Arbitrary<readonly Round[]> {
  const round = fc.record({
    order: fc.shuffledSubarray([...ids], { minLength: ids.length, maxLength: ids.length }),
    outcomes: fc.array(fc.integer({ min: 0, max: 8 }), { minLength: ids.length, maxLength: ids.length }),
    vp: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: ids.length, maxLength: ids.length }),
    away: fc.integer({ min: 0, max: 2 }),
    kind: fc.constantFrom<Bye['kind']>('full', 'half', 'zero', 'pairing'),
  });
  return fc.array(round, { maxLength: most }).map((rounds) =>
    rounds.map(({ order, outcomes, vp, away, kind }, at): Round => {
      const playing = order.slice((order.length - away) % 2 === 0 ? away : away + 1);
      const byes = order.slice(0, order.length - playing.length);
      const tables = Array.from({ length: playing.length >> 1 }, (_, table): TableResult => {
        const [a, b] = OUTCOMES[(outcomes[table] ?? 0) % 4] ?? ['draw', 'draw'];
        const seat = (player: string, outcome: Outcome, place: number) => ({
          player,
          outcome,
          figures: { vp: vp[place] ?? 0 },
        });
        return {
          table: table + 1,
          decided: (outcomes[table] ?? 0) >= 7 ? 'forfeit' : 'played',
          seats: [seat(playing[2 * table]!, a, 2 * table), seat(playing[2 * table + 1]!, b, 2 * table + 1)],
        };
      });
      return {
        number: at + 1,
        closed: true,
        tables,
        open: [],
        byes: byes.map((player) => ({ player, kind, figures: { vp: 2 } })),
      };
    }),
  );
}

/** Facts of an event: some players, a few clubs, somebody barred from a bye or with a table, and any past. */
export function facts({
  players,
  rounds,
}: {
  readonly players: { readonly min: number; readonly max: number };
  readonly rounds: number;
}): fc.Arbitrary<EventFacts> {
  const person = fc.record({
    club: fc.integer({ min: 0, max: 2 }),
    rating: fc.integer({ min: 0, max: 3 }),
    barred: fc.integer({ min: 0, max: 5 }),
    table: fc.integer({ min: 1, max: 12 }),
  });
  return fc.array(person, { minLength: players.min, maxLength: players.max }).chain((people) => {
    const entrants = people.map(({ club, rating, barred, table }, at): Entrant => ({
      id: `p${at}`,
      groups: { club: [`c${club}`] },
      rating,
      from: 1,
      ...(barred === 0 && at > 0 ? { barredFromBye: true } : {}),
      ...(table < 4 ? { table } : {}),
    }));
    const past = roundsOf(
      entrants.map(({ id }) => id),
      rounds,
    );
    return fc.record({
      entrants: fc.constant(entrants),
      rounds: past,
      effects: fc.constant([]),
      seed: fc.string({ maxLength: 4 }),
    });
  });
}

const EVERY: PairingRules['criteria'] = [
  { by: 'score' },
  { by: 'group', kind: 'club' },
  { by: 'path' },
  { by: 'float', within: 2 },
  { by: 'figure', figure: 'vp', want: 'near' },
  { by: 'rating', want: 'across' },
  { by: 'fixed-table' },
];

/** Any of the criteria in any order. */
export const rules: fc.Arbitrary<PairingRules> = fc.record({
  score: fc.constantFrom<PairingRules['score']>(
    { by: 'record', win: 2, draw: 1, loss: 0 },
    { by: 'figure', figure: 'vp' },
  ),
  criteria: fc.shuffledSubarray([...EVERY]),
  spent: fc.constantFrom(['pairing', 'full'] as const, ['pairing', 'full', 'half', 'forfeit'] as const),
  forfeits: fc.constantFrom('met' as const, 'not-met' as const),
  spread: fc.constant(['table', 'terrain', 'mission'] as const),
});
