import type { EventBook, Pack } from '@adjutant/rules';
import type { PackDocument } from '@adjutant/views';
import { useQuery } from '@tanstack/react-query';
import { useDoing } from '../access/access-api.js';
import { get, put } from '../api/client.js';
import type { Game } from './saying.js';

const BOOK = ['event', 'book'] as const;

export function useBook() {
  // Every roster and every match may have told it something since.
  const refetchOnMount = 'always';
  return useQuery({ queryKey: BOOK, queryFn: ({ signal }) => get<EventBook>('/event/book', signal), refetchOnMount });
}

export function useKeepingBook() {
  return useDoing((book: EventBook) => put<EventBook>('/event/book', book), [BOOK]);
}

/** What can be named of the game of a pack. */
export function useGame(pack: string) {
  return useQuery({
    queryKey: ['packs', pack, 'game'],
    queryFn: ({ signal }) => get<PackDocument>(`/packs/${encodeURIComponent(pack)}`, signal),
    select: gameOf,
    enabled: pack !== '',
    staleTime: Infinity,
  });
}

/** What of a document is described by the pack itself. */
function gameOf(document: PackDocument): Game {
  const { sequence, score, choices = {} } = document as unknown as Pick<Pack, 'sequence' | 'score' | 'choices'>;
  const { setUp = [], roundStart = [], turn, roundEnd = [] } = sequence;
  const steps = [...setUp, ...roundStart, ...turn, ...roundEnd];
  return {
    steps,
    categories: score.categories,
    choices: Object.values(choices).filter(({ options }) => 'kind' in options),
  };
}
