import { is, type Static } from '@adjutant/kernel';
import { goesByPoints, totalScore } from '@adjutant/match';
import { isOnPaper, opponentOf, Side, SIDES, type CategoryAtTable } from '@adjutant/rules';
import { winnersOf } from './ending.js';
import { scores } from './scores.js';
import { against, type Laid } from './sitting.js';
import { standing, Tap } from './tap.js';

const both = <Of>(of: (side: Side) => Of) => ({ A: of('A'), B: of('B') });

/** A row of the slip: what each has told in a category, or how it is told. */
const SlipRow = is.object(
  {
    category: is.anyText(),
    name: is.anyText(),
    cap: is.optional(is.anyWhole()),
    told: is.many(is.object({ player: Side, points: is.anyWhole() }), {
      says: 'What is recorded already; 0 is a score.',
    }),
    taps: is.many(Tap, { says: 'For each player who has not told it yet, and for whom there is room.' }),
  },
  { name: 'SlipRow' },
);

/** What a match recorded as a result asks for: points by category, and how it ended. */
export const Slip = is.object(
  {
    rows: is.many(SlipRow),
    points: is.says(
      'All that each has told so far, under the caps.',
      is.object({ A: is.anyWhole(), B: is.anyWhole() }),
    ),
    byPoints: is.yes({ says: 'Whether nothing but points says who has won.' }),
    ends: is.many(Tap, { says: 'Each way to end it; the first is the usual one.' }),
  },
  { name: 'Slip' },
);
export type Slip = Static<typeof Slip>;

/** Null where more than a result is recorded, and once there is one. */
export function slip(at: Laid): Slip | null {
  const { state, table, pack } = at;
  if (!isOnPaper(table) || (state.status !== 'opened' && state.status !== 'running')) return null;
  const taps = both((side) => scores(at, side).filter(({ open }) => open));
  return {
    rows: pack.score.categories.map((category) => rowOf(at, category, taps)),
    points: both((side) => totalScore(table, side)),
    byPoints: goesByPoints(pack),
    ends: endsOf(at),
  };
}

function rowOf({ table }: Laid, { id, name, cap }: CategoryAtTable, taps: { readonly [side in Side]: readonly Tap[] }) {
  const told = SIDES.flatMap((player) => {
    const points = table.score[player][id];
    return points === undefined ? [] : [{ player, points }];
  });
  const untold = SIDES.filter((side) => told.every(({ player }) => player !== side));
  return {
    category: id,
    name,
    ...(cap === undefined ? {} : { cap }),
    told,
    taps: untold.flatMap((side) => taps[side].filter(({ data }) => data['category'] === id)),
  };
}

function endsOf(at: Laid): readonly Tap[] {
  const finished = (id: string, name: string, data: { readonly ending?: 'time' }): Tap => ({
    ...({ id: `slip ${id}`, kind: 'ending', player: null, name, says: '', type: 'FinishMatch', data } as const),
    asks: winnersOf(at),
    ...standing(against(at, { type: 'FinishMatch', data })),
  });
  const givenUp = SIDES.map((player): Tap => {
    const data = { player };
    const says = `${opponentOf(player)} wins: ${player} has given up.`;
    return {
      ...({
        id: `slip conceded ${player}`,
        kind: 'ending',
        player,
        name: 'Given up',
        says,
        type: 'ConcedeMatch',
        data,
        asks: [],
      } as const),
      ...standing(against(at, { type: 'ConcedeMatch', data })),
    };
  });
  return [
    finished('played', 'Played to its end', {}),
    finished('time', 'Time ran out', { ending: 'time' }),
    ...givenUp,
  ];
}
