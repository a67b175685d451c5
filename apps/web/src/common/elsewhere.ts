import type { ImportedView } from '@adjutant/views';
import { nameless } from './nameless.js';

type Named = (id: string) => string;
type Players = { readonly A: string; readonly B: string };

interface PlaceElsewhere {
  readonly imported?: ImportedView;
  readonly seats: { readonly A: { readonly player: string }; readonly B: { readonly player: string } };
}

interface Written {
  readonly number: number;
  readonly by: string;
}

const AS_IT_STANDS: Named = nameless;

/**
 * What people are called on a match. Ids in a record that came from elsewhere are those of another place: nobody here is meant
 * by them, even where one is the same, so that they stand as they are.
 */
export function namedOnMatch(named: Named, { imported, seats }: PlaceElsewhere, timeline: readonly Written[]): Named {
  if (!imported) return named;
  const wrote = timeline.filter(({ number }) => number < imported.entries).map(({ by }) => by);
  const seated = imported.seats ? [seats.A.player, seats.B.player] : [];
  const strangers = new Set([...wrote, ...seated]);
  return (id) => (strangers.has(id) ? nameless(id) : named(id));
}

/** The same of a row in the list of matches. */
export function namedInRow(named: Named, { imported }: Pick<PlaceElsewhere, 'imported'>): Named {
  return imported?.seats ? AS_IT_STANDS : named;
}

/** The same of a dispute: of its players, or of everybody in it. */
export function namedInDispute(
  named: Named,
  { elsewhere, players }: { readonly elsewhere?: 'players' | 'everybody'; readonly players: Players | null },
): Named {
  if (elsewhere === undefined) return named;
  if (elsewhere === 'everybody') return AS_IT_STANDS;
  return (id) => (id === players?.A || id === players?.B ? nameless(id) : named(id));
}
