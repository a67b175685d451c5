import { OUTCOMES } from '../../words.js';
import type { EventFile } from '../event-file.js';
import type { OwnLine } from './own-lines.js';

type Round = EventFile['rounds'][number];
type Figures = { readonly [figure: string]: number };

/** What lines of ours add to a TRF: ids, columns, table numbers and figures. Start numbers stand for players in them. */
export function withOwn(event: EventFile, lines: readonly OwnLine[]): EventFile {
  if (lines.length === 0) return event;
  const players = new Map(lines.flatMap((line) => numbered(line, 'player')));
  const idOf = (number: string): string => textOf(players.get(number)?.['id']) ?? number;
  const head = lines.find((line) => 'event' in line)?.['event'] as Partial<EventFile> | undefined;
  return {
    ...event,
    ...head,
    players: event.players.map((player) => {
      const more = players.get(player.id)?.['more'];
      return more === undefined ? player : { ...(more as typeof player), id: idOf(player.id) };
    }),
    rounds: event.rounds.map((round) =>
      roundWith(
        round,
        lines.filter((line) => line['round'] === round.number),
        idOf,
      ),
    ),
    ...publishedIn(event, head, idOf),
  };
}

/** What was published stands in our own lines with its figures; ranks of a file without them stand by start numbers. */
function publishedIn(
  { published }: EventFile,
  head: Partial<EventFile> | undefined,
  idOf: (number: string) => string,
): Pick<EventFile, 'published'> {
  if (head?.published !== undefined || published === undefined) return {};
  return { published: published.map((one) => ({ ...one, player: idOf(one.player) })) };
}

function numbered(line: OwnLine, member: string): readonly (readonly [string, OwnLine])[] {
  const number = line[member];
  return typeof number === 'number' ? [[String(number), line]] : [];
}

function roundWith(round: Round, lines: readonly OwnLine[], idOf: (number: string) => string): Round {
  const tables = new Map(lines.flatMap((line) => seated(line, 'white')));
  const byes = new Map(lines.flatMap((line) => seated(line, 'bye')));
  const own = lines.find((line) => 'closed' in line);
  return {
    ...round,
    ...(typeof own?.['closed'] === 'boolean' ? { closed: own['closed'] } : {}),
    ...(typeof own?.['mission'] === 'string' ? { mission: own['mission'] } : {}),
    tables: round.tables
      .map((table) => tableWith(table, tables.get(table.seats[0]?.player ?? ''), idOf))
      .sort((a, b) => a.table - b.table),
    open: openWith(round, own?.['open']).map((one) => ({ ...one, players: one.players.map(idOf) })),
    byes: round.byes.map((bye) => byeWith(bye, byes.get(bye.player)?.['bye'], idOf)),
  };
}

function seated(line: OwnLine, member: string): readonly (readonly [string, OwnLine])[] {
  const told = line[member];
  return Array.isArray(told) ? [[String(told[0]), line]] : [];
}

function tableWith(
  table: Round['tables'][number],
  own: OwnLine | undefined,
  idOf: (number: string) => string,
): Round['tables'][number] {
  const figures = [own?.['white'], own?.['black']].map(figuresIn);
  const decided = own?.['decided'] as (typeof table)['decided'] | undefined;
  return {
    table: typeof own?.['table'] === 'number' ? own['table'] : table.table,
    decided: decided ?? table.decided,
    ...(own?.['given'] === true && { given: true }),
    seats: table.seats.map((seat, at) => ({ ...seat, player: idOf(seat.player), figures: figures[at] ?? {} })),
  };
}

function byeWith(bye: Round['byes'][number], told: unknown, idOf: (number: string) => string): typeof bye {
  const assigned = OUTCOMES.find((one) => Array.isArray(told) && told[2] === one);
  return {
    ...bye,
    player: idOf(bye.player),
    figures: figuresIn(told),
    ...(assigned === undefined ? {} : { assigned }),
  };
}

/** As they were told, where they were; their players by start numbers until ids are put in. */
function openWith(round: Round, told: unknown): Round['open'] {
  if (!Array.isArray(told)) return round.open;
  return told.map((one: Round['open'][number]) => ({ ...one, players: one.players.map(String) }));
}

const figuresIn = (told: unknown): Figures => (Array.isArray(told) ? ((told[1] ?? {}) as Figures) : {});
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
