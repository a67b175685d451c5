import { calledIn } from '../called.js';
import { figuresRanked } from '../../standing/criteria.js';
import type { EventFile, Published } from '../event-file.js';
import type { Round } from '../../facts.js';
import type { Imported } from '../findings.js';
import { absences, attendanceIn, comingAndGoing, lastRound, playingOn } from './attendance.js';
import { marginsOf, tablesAgainst } from './checks.js';
import { untoldByes } from './byes.js';
import { figuresOf, orderOf } from './order.js';
import { idIn, playersOf } from './players.js';
import { roundsOf } from './rounds.js';
import { numbersIn } from './seats.js';
import { figureName, Reader, type Json } from './shape.js';
import { tablesWanting } from './wanting.js';

export const isResults = (value: Json): boolean => Array.isArray(value['rounds']) && Array.isArray(value['players']);

/** Reads results as a list of rounds with tables, figures by player, and perhaps the standings that were published. */
export function readResults(file: Json): Imported<EventFile> {
  const reader = new Reader(numbersIn(file['rounds']));
  reader.unread.look('the event', file);
  const listed = playersOf(file['players'], reader);
  const known = new Set(listed.map(({ id }) => id));
  const called = calledIn(listed);
  const rounds = roundsOf(file['rounds'], known, reader, called);
  const there = attendanceIn(rounds);
  // Who is named at a table alone was added on the way.
  const others = [...known].slice(listed.length).map((id) => ({ id, name: id, groups: {}, from: 1 }));
  const players = [...listed, ...others].map((player) => ({ ...player, ...lastRound(player.id, there) }));
  const name = idIn(file['event'] ?? file['name']) ?? '';
  const published = publishedIn(file['standings'], known, rounds, reader);
  const order = orderOf(file['tieBreaks'], rounds, published, reader);
  const margins = marginsOf(file['pointsFromMargin'], reader);
  reader.findings.push(
    ...tablesAgainst(rounds, margins, called),
    ...tablesWanting(rounds, called),
    ...absences(there, [...known], called),
    ...playingOn(there, listed, called),
  );
  const ranked = order.preset?.criteria.flatMap(figuresRanked) ?? [];
  const event = {
    adjutant: 'event' as const,
    version: 1,
    name,
    players,
    rounds: rounds as unknown as EventFile['rounds'],
    effects: [],
    seed: `import:${name}`,
    ...order,
    ...(published.length === 0 ? {} : { published }),
  };
  return {
    format: 'results',
    event,
    findings: reader.findings,
    supposed: [
      ...SUPPOSED,
      ...(order.preset === undefined ? [NO_ORDER] : []),
      ...reader.supposed,
      ...untoldByes(rounds, ranked, called),
      ...comingAndGoing(there, [...known], called),
      ...reader.unread.says,
    ],
  };
}

const SUPPOSED = [
  'Who won a table is told by its VP where the file says nothing else, whatever the tournament points are.',
  'Lots are drawn from the name of the event, as the file has no seed.',
];
const NO_ORDER =
  'The file names no order by which it could be ranked: it is ranked as GW does where nobody names another.';

function publishedIn(
  value: unknown,
  known: ReadonlySet<string>,
  rounds: readonly Round[],
  reader: Reader,
): readonly Published[] {
  const played = figuresOf(rounds);
  return reader.objects(value, 'standings').flatMap(({ one, at }): readonly Published[] => {
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
    const figures = Object.entries(one).flatMap(([key, amount]) => {
      if (['rank', 'place', 'player', 'id', 'name'].includes(key)) return [];
      const number = totalIn(amount, { at: `${at}.${key}`, isPlayed: played.has(figureName(key)) }, reader);
      return number === undefined ? [] : [[figureName(key), number] as const];
    });
    return [{ player, place, figures: Object.fromEntries(figures) }];
  });
}

/** A total of what is played is a number; other columns, as a faction, may be anything. */
function totalIn(
  amount: unknown,
  { at, isPlayed }: { at: string; isPlayed: boolean },
  reader: Reader,
): number | undefined {
  if (typeof amount === 'number') return reader.number(amount, at);
  const isText = typeof amount === 'string';
  if (amount === null && isPlayed)
    reader.found({
      code: 'figure-missing',
      says: `${at} is empty.`,
      taken: 'No total: there is nothing to hold it to.',
      at,
    });
  return isPlayed || (isText && /^\s*-?\d+([.,]\d+)?\s*$/.test(amount)) ? reader.number(amount, at) : undefined;
}
