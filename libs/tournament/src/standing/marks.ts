import type { Entrant, EntrantId } from '../facts.js';
import { isPresentIn } from '../presence.js';
import type { Came } from './apart.js';
import type { Line } from './field.js';
import type { Reckoning } from './reckoning.js';

/** What has to be said of somebody beside their values. */
export type Mark =
  | { readonly mark: 'no-prizes' | 'disqualified'; readonly rulings: readonly string[] }
  | { readonly mark: 'left'; readonly after: number }
  | { readonly mark: 'came-late'; readonly from: number }
  | { readonly mark: 'away'; readonly rounds: readonly number[] }
  | ({ readonly mark: 'through' } & Came);

export function marksOf(reckoning: Reckoning, player: EntrantId, came?: Came): readonly Mark[] {
  const ruled = (['disqualified', 'no-prizes'] as const).flatMap((mark): Mark[] => {
    const rulings = reckoning.effects.rulings(player, mark);
    return rulings.length === 0 ? [] : [{ mark, rulings }];
  });
  const entrant = reckoning.entrants.get(player);
  const through: readonly Mark[] = came === undefined ? [] : [{ mark: 'through', ...came }];
  return [...through, ...ruled, ...(entrant === undefined ? [] : ofPresence(entrant, reckoning))];
}

function ofPresence(entrant: Entrant, { field: { rounds, lines } }: Reckoning): readonly Mark[] {
  const sat = new Set((lines.get(entrant.id) ?? []).flatMap((line) => (isSeated(line) ? [line.round] : [])));
  const wasThere = (round: number): boolean => sat.has(round) || isPresentIn(entrant, round);
  const { until = Infinity } = entrant;
  const came = firstRound(entrant, wasThere);
  const last = Math.min(until, rounds);
  const away = Array.from({ length: Math.max(0, last - came) }, (_, at) => came + at + 1).filter(
    (round) => !wasThere(round),
  );
  return [
    ...(until < rounds ? [{ mark: 'left' as const, after: until }] : []),
    ...(came > 1 ? [{ mark: 'came-late' as const, from: came }] : []),
    ...(away.length > 0 ? [{ mark: 'away' as const, rounds: away }] : []),
  ];
}

/** Whoever was put into a round by hand that was out before they came was there from it on. */
const isSeated = (line: Line): boolean =>
  line.kind === 'table' || line.kind === 'open' || (line.kind === 'bye' && line.bye === 'pairing');

function firstRound({ from, absences = [] }: Entrant, wasThere: (round: number) => boolean): number {
  const last = Math.max(from, ...absences.map(({ back }) => back));
  for (let round = 1; round < last; round += 1) if (wasThere(round)) return round;
  return last;
}
