import type { Preset } from '../../standing/preset.js';
import { presetNamed } from '../../standing/presets.js';
import { BYE_KINDS } from '../../words.js';
import { Reckoning } from '../../standing/reckoning.js';
import { near } from '../../standing/rational.js';
import type { Standings } from '../../standing/standings.js';
import { factsOfEveryRound, type EventFile, EventPlayer } from '../event-file.js';
import { left, right } from './columns.js';
import { writeOwn } from './own-lines.js';
import { federationOf, ratingOf, tooWideIn, WIDTH } from './too-wide.js';

type Round = EventFile['rounds'][number];
type Table = Round['tables'][number];
type Seat = Table['seats'][number];

const BYES = { pairing: 'U', full: 'F', half: 'H', zero: 'Z' } as const;
const PLAYED = { win: '1', draw: '=', loss: '0' } as const;
const NOT_PLAYED = { win: '+', draw: '=', loss: '-' } as const;

/**
 * An individual TRF-2026. Seat A is white. What has no column, ids, own points, VP, table numbers, stands in comments of ours,
 * so that the file is read back as it was.
 */
export function writeTrf(event: EventFile, standings: Standings): string {
  const numbers = new Map(event.players.map(({ id }, index) => [id, index + 1]));
  const number = (id: string): number => numbers.get(id) ?? 0;
  const rows = new Map(standings.rows.map((row) => [row.player, row]));
  const preset = presetIn(event);
  const points = pointsIn(event);
  const unsaid = unsaidWith(event, points);
  const lines = [
    `012 ${event.name}`,
    `062 ${event.players.length}`,
    `092 Individual: ${systemOf(event)}`,
    `142 ${Math.max(event.planned ?? 0, event.rounds.length)}`,
    `162 ${scoring(preset)}`,
    ...event.players.map((player) => playerLine(player, points(player), event.rounds, number, rows.get(player.id))),
    ...(unsaid === undefined ? [] : [`### ${unsaid}`]),
    writeOwn({ event: headOf(event) }),
    ...event.players.map((player) => writeOwn({ player: number(player.id), id: player.id, more: moreOf(player) })),
    ...event.rounds.flatMap((round) => ownOf(round, number)),
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

const presetIn = ({ preset }: EventFile): Preset => preset ?? presetNamed('chess')!;

/** A round that is being played is in the file too, and so are its points. */
function pointsIn(event: EventFile): (player: EventPlayer) => string {
  const reckoning = new Reckoning(factsOfEveryRound(event), presetIn(event));
  return ({ id }) => near(reckoning.points(id).value).toFixed(1);
}

/** By which letter of `162` a bye is told that is worth something else than its letter in a round means: `U` is told as `P`. */
const SCORED = { pairing: ['P', 'win'], full: ['F', 'win'], half: ['H', 'draw'], zero: ['Z', 'nothing'] } as const;

function scoring({ points, byes }: Pick<Preset, 'points' | 'byes'>): string {
  const worth = { ...points, nothing: 0 };
  const others = BYE_KINDS.flatMap((kind) => {
    const [letter, usual] = SCORED[kind];
    const { counts, points: own = worth[counts] } = byes[kind];
    return own === worth[usual] ? [] : [[letter, own] as const];
  });
  const all = [['W', points.win] as const, ['D', points.draw] as const, ['L', points.loss] as const, ...others];
  return all.map(([letter, value]) => `${letter} ${value.toFixed(1)}`).join('    ');
}

/** What the field for the type of a tournament says, in words: the format has no codes for most of it. */
function systemOf({ format, cut }: EventFile): string {
  const first = { swiss: 'Swiss-System', 'round-robin': 'Round-Robin', groups: 'Round-Robin in groups' }[
    format?.by ?? 'swiss'
  ];
  if (cut?.bracket !== true) return first;
  return cut.after === 0 ? 'Single elimination' : `${first}, then single elimination`;
}

const UNSAID = {
  format: 'how rounds are drawn',
  groups: 'groups',
  cut: 'a cut',
  prizes: 'prizes',
} as const satisfies { readonly [member in keyof EventFile]?: string };

/** What of an event a TRF has no field or no room for; undefined where there is nothing of it. Comments of ours carry it. */
export const unsaidInTrf = (event: EventFile): string | undefined => unsaidWith(event, pointsIn(event));

function unsaidWith(event: EventFile, points: (player: EventPlayer) => string): string | undefined {
  const members = (Object.keys(UNSAID) as (keyof typeof UNSAID)[]).filter((member) => event[member] !== undefined);
  const listed = members.map((member) => UNSAID[member]).join(', ');
  const said = [
    ...(members.length === 0
      ? []
      : [
          `A TRF has no fields for what this event has besides: ${listed}. It stands in comments, which other programs pass over.`,
        ]),
    ...tooWideIn(event.players, points),
  ];
  return said.length === 0 ? undefined : said.join(' ');
}

function headOf({
  effects,
  figures,
  seed,
  preset,
  published,
  format,
  groups,
  cut,
  prizes,
}: EventFile): Partial<EventFile> {
  return {
    effects,
    seed,
    ...(format && { format }),
    ...(groups && { groups }),
    ...(cut && { cut }),
    ...(prizes && { prizes }),
    ...(figures && { figures }),
    ...(preset && { preset }),
    ...(published && { published }),
  };
}

function moreOf({ id: _id, ...more }: EventPlayer): Omit<EventPlayer, 'id'> {
  return more;
}

function playerLine(
  player: EventPlayer,
  points: string,
  rounds: readonly Round[],
  number: (id: string) => number,
  row: Standings['rows'][number] | undefined,
): string {
  const { id, name, outside } = player;
  const head = [
    '001',
    right(String(number(id)), 4),
    `${left(columnOf(player, 'sex'), 1)}${right(columnOf(player, 'title'), 3)}`,
    left(name, WIDTH.name),
    right(ratingOf(player), WIDTH.rating),
    left(federationOf(player), WIDTH.federation),
    right(outside?.['fide'] ?? '', WIDTH.fide),
    left(columnOf(player, 'birth'), 10),
    right(points, WIDTH.points),
    right(row?.place == null ? '' : String(row.place), 4),
  ].join(' ');
  return `${head}${rounds.map((round) => squareOf(round, id, number)).join('')}`.trimEnd();
}

const columnOf = ({ columns }: EventPlayer, name: string): string => columns?.[name] ?? '';
function squareOf({ tables, open, byes }: Round, id: string, number: (id: string) => number): string {
  const table = tables.find(({ seats }) => seats.some(({ player }) => player === id));
  const [own, other] = seatsFrom(table, id);
  if (table !== undefined && own !== undefined && other !== undefined)
    return square(number(other.player), own === table.seats[0] ? 'w' : 'b', letterOf(table, own));
  const waiting = open.find(({ players }) => players.includes(id));
  const opponent = waiting?.players.find((one) => one !== id);
  if (waiting !== undefined && opponent !== undefined)
    return square(number(opponent), waiting.players[0] === id ? 'w' : 'b', '*');
  const bye = byes.find(({ player }) => player === id);
  return bye === undefined ? ' '.repeat(10) : `  0000 - ${BYES[bye.kind]}`;
}

function seatsFrom(table: Table | undefined, id: string): readonly [Seat?, Seat?] {
  const [a, b] = table?.seats ?? [];
  return a?.player === id ? ([a, b] as never) : ([b, a] as never);
}

const letterOf = ({ decided }: Table, { outcome }: Seat): string =>
  decided === 'played' || outcome === 'draw' ? PLAYED[outcome] : NOT_PLAYED[outcome];

const square = (opponent: number, colour: string, result: string): string =>
  `  ${String(opponent).padStart(4)} ${colour} ${result}`;

function ownOf(
  { number: round, closed, tables, open, byes, mission }: Round,
  number: (id: string) => number,
): readonly string[] {
  const told = open.map((one) => ({ ...one, players: one.players.map(number) }));
  return [
    writeOwn({
      round,
      closed,
      ...(mission === undefined ? {} : { mission }),
      ...(told.length === 0 ? {} : { open: told }),
    }),
    ...tables.map(({ table, decided, given, seats: [white, black] }) =>
      writeOwn({
        round,
        table,
        decided,
        ...(given && { given }),
        white: [number(white?.player ?? ''), white?.figures],
        black: [number(black?.player ?? ''), black?.figures],
      }),
    ),
    ...byes
      .filter(({ figures, assigned }) => Object.keys(figures).length > 0 || assigned !== undefined)
      .map(({ player, figures, assigned }) =>
        writeOwn({ round, bye: [number(player), figures, ...(assigned === undefined ? [] : [assigned])] }),
      ),
  ];
}
