import type { Published } from '../event-file.js';
import { idIn } from './players.js';
import { figureName, isNumber, type Json, type Reader } from './shape.js';

/** What a published ranking is held to: who plays, and what tables tell. */
interface Held {
  readonly known: ReadonlySet<string>;
  readonly played: ReadonlySet<string>;
}

const WORDS = ['rank', 'place', 'player', 'id', 'name'];

/** The standings that were published, as they are: what of them cannot be read is told, and none of it is put right. */
export function publishedIn(value: unknown, { known, played }: Held, reader: Reader): readonly Published[] {
  const lines = reader.objects(value, 'standings');
  const columns = columnsIn(lines.map(({ one }) => one));
  return lines.flatMap(({ one, at }): readonly Published[] => {
    const player = idIn(one['player'] ?? one['id'] ?? one['name']);
    const place = reader.number(one['rank'] ?? one['place'], `${at}.rank`);
    if (player === undefined || !known.has(player)) {
      const says = `The standings name ${player === undefined ? 'nobody' : `“${player}”`} at ${at}, who is not among the players.`;
      reader.found({ code: 'unknown-player', says, taken: 'That place is left out.', at });
      return [];
    }
    if (place === undefined || !Number.isInteger(place) || place < 1) {
      reader.found({
        code: 'place-missing',
        says: `The standings give “${player}” ${place === undefined ? 'no place' : `place ${place}`} at ${at}.`,
        taken: 'The line is left out: what it says of totals is held to nothing.',
        at,
        players: [player],
      });
      return [];
    }
    const keys = [...new Set([...Object.keys(one), ...columns.usual])].filter((key) => !WORDS.includes(key));
    const figures = keys.flatMap((key) => {
      const isTotal = columns.all.has(key) || played.has(figureName(key));
      const number = totalIn(one[key], { at: `${at}.${key}`, isTotal }, reader);
      return number === undefined ? [] : [[figureName(key), number] as const];
    });
    return [{ player, place, figures: Object.fromEntries(figures) }];
  });
}

/** Columns that hold numbers, and those of them that most lines have. */
function columnsIn(lines: readonly Json[]): { readonly all: ReadonlySet<string>; readonly usual: readonly string[] } {
  const times = new Map<string, number>();
  for (const line of lines)
    for (const [key, value] of Object.entries(line))
      if (typeof value === 'number') times.set(key, (times.get(key) ?? 0) + 1);
  return {
    all: new Set(times.keys()),
    usual: [...times].flatMap(([key, count]) => (count * 2 > lines.length ? [key] : [])),
  };
}

/** A total is a number; other columns, as a faction, may be anything. */
function totalIn(
  amount: unknown,
  { at, isTotal }: { readonly at: string; readonly isTotal: boolean },
  reader: Reader,
): number | undefined {
  const isEmpty = amount === null || amount === undefined;
  if (isEmpty && isTotal)
    reader.found({
      code: 'figure-missing',
      says: `${at} is empty.`,
      taken: 'No total: there is nothing to hold it to.',
      at,
    });
  return isTotal || isNumber(amount) ? reader.number(amount, at) : undefined;
}
