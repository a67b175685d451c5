import { is, type Static } from '@adjutant/kernel';
import type { EventFile } from '../event-file.js';

export const Named = is.object({ id: is.anyText(), name: is.anyText() }, { name: 'NamedPlayer' });
export type Named = Static<typeof Named>;

/** A player of a file with the name that it has there. */
export function namesIn({ players }: Pick<EventFile, 'players'>): (id: string) => Named {
  const names = new Map(players.map(({ id, name }) => [id, name]));
  return (id) => ({ id, name: names.get(id) ?? id });
}
