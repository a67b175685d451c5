import type { EventPlayer } from '../event-file.js';
import { isObject, type Json, type Reader } from './shape.js';

/** Players are ids or names, or objects that have one of the two; what else is there stands beside them. */
export function playersOf(value: unknown, reader: Reader): readonly EventPlayer[] {
  const known = new Map<string, EventPlayer>();
  reader.list(value, 'players').forEach((one, index) => {
    const at = `players[${index}]`;
    const player = isObject(one) ? playerOf(one) : plain(one);
    if (player === undefined)
      return reader.found({ code: 'not-read', says: `${at} names nobody.`, taken: 'It is left out.', at });
    if (!known.has(player.id)) return void known.set(player.id, player);
    reader.found({
      code: 'player-twice',
      says: `${player.id} is among the players twice (${at}).`,
      taken: 'The first of them.',
      at,
      players: [player.id],
    });
  });
  alike([...known.values()], reader);
  return [...known.values()];
}

/** Two entries that may be one person, which nobody but the organizer can tell. */
function alike(players: readonly EventPlayer[], reader: Reader): void {
  const same = (key: (player: EventPlayer) => string): readonly (readonly EventPlayer[])[] =>
    [...Map.groupBy(players, (player) => key(player).toLowerCase().replace(/\s+/g, ' ')).values()].filter(
      (all) => all.length > 1,
    );
  const told = new Set<string>();
  for (const all of [...same(({ name }) => name), ...same(({ id }) => id)]) {
    const ids = all.map(({ id }) => id);
    if (told.has(ids.join())) continue;
    told.add(ids.join());
    const says = `${ids.join(' and ')} are called alike (${all.map(({ name }) => name).join(', ')}): they may be one person.`;
    reader.found({ code: 'name-twice', says, taken: 'Each as a player of their own.', at: 'players', players: ids });
  }
}

function plain(one: unknown): EventPlayer | undefined {
  const id = idIn(one);
  return id === undefined ? undefined : { id, name: id, groups: {}, from: 1 };
}

export const idIn = (value: unknown): string | undefined => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};

function playerOf(one: Json): EventPlayer | undefined {
  const { id = one['player'], name, rating, ...others } = one;
  const own = idIn(id) ?? idIn(name);
  if (own === undefined) return undefined;
  const columns = Object.entries(others).flatMap(([key, value]) => {
    const text = key === 'player' ? undefined : idIn(value);
    return text === undefined ? [] : [[key, text] as const];
  });
  return {
    id: own,
    name: idIn(name) ?? own,
    groups: {},
    from: 1,
    ...(typeof rating === 'number' ? { rating } : {}),
    ...(columns.length === 0 ? {} : { columns: Object.fromEntries(columns) }),
  };
}
