import { calledIn } from '../called.js';
import { figuresRanked } from '../../standing/criteria.js';
import type { EventFile } from '../event-file.js';
import type { Imported } from '../findings.js';
import { absences, attendanceIn, comingAndGoing, lastRound, playingOn } from './attendance.js';
import { marginsOf, tablesAgainst } from './checks.js';
import { untoldByes } from './byes.js';
import { figuresOf, orderOf } from './order.js';
import { idIn, playersOf } from './players.js';
import { roundsOf } from './rounds.js';
import { numbersIn } from './seats.js';
import { publishedIn } from './ranking.js';
import { Reader, type Json } from './shape.js';
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
  const published = publishedIn(file['standings'], { known, played: figuresOf(rounds) }, reader);
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
