import type { EventFile } from '../event-file.js';
import type { OwnLine } from './own-lines.js';

/** What lines of ours add to a TRF: ids, columns, table numbers and figures. Start numbers stand for players in them. */
export function withOwn(event: EventFile, lines: readonly OwnLine[]): EventFile {
  if (lines.length === 0) return event;
  const players = new Map(
    lines.flatMap((line) => (typeof line['player'] === 'number' ? [[String(line['player']), line] as const] : [])),
  );
  const idOf = (number: string): string => textOf(players.get(number)?.['id']) ?? number;
  const tables = new Map(
    lines.flatMap((line) => (Array.isArray(line['white']) ? [[keyOf(line, line['white']), line] as const] : [])),
  );
  const byes = new Map(
    lines.flatMap((line) => (Array.isArray(line['bye']) ? [[keyOf(line, line['bye']), line] as const] : [])),
  );
  const head = lines.find((line) => 'event' in line)?.['event'] as Partial<EventFile> | undefined;
  return {
    ...event,
    ...head,
    players: event.players.map((player) => ({
      ...player,
      ...(players.get(player.id)?.['more'] as object),
      id: idOf(player.id),
    })),
    rounds: event.rounds.map((round) => ({
      ...round,
      tables: round.tables
        .map((table) => {
          const own = tables.get(`${round.number} ${table.seats[0]?.player}`);
          const [white, black] = [own?.['white'], own?.['black']].map((one) => (Array.isArray(one) ? one[1] : {}));
          const figures = [white, black] as { readonly [figure: string]: number }[];
          return {
            ...table,
            ...(own === undefined
              ? {}
              : { table: Number(own['table']), decided: own['decided'] as typeof table.decided }),
            seats: table.seats.map((seat, at) => ({ ...seat, player: idOf(seat.player), figures: figures[at] ?? {} })),
          };
        })
        .sort((a, b) => a.table - b.table),
      open: round.open.map((table) => ({ ...table, players: table.players.map(idOf) })),
      byes: round.byes.map((bye) => {
        const own = byes.get(`${round.number} ${bye.player}`)?.['bye'];
        return { ...bye, player: idOf(bye.player), figures: Array.isArray(own) ? own[1] : {} };
      }),
    })),
    ...(event.published && { published: event.published.map((one) => ({ ...one, player: idOf(one.player) })) }),
  };
}

const keyOf = (line: OwnLine, [number]: readonly unknown[]): string => `${line['round']} ${number}`;
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
