import type { BoardLine } from '@adjutant/views';

export type Lines = ReadonlyMap<string, BoardLine>;

/** What is on the screen with what came in: of a match nothing older than what is there already. */
export function withNews(held: Lines, news: readonly BoardLine[]): Lines {
  const fresh = news.filter((line) => isNewer(line, held.get(line.match)));
  return fresh.length === 0 ? held : new Map([...held, ...fresh.map((line) => [line.match, line] as const)]);
}

/** The board as it was read anew: what has left it goes, and what came in meanwhile stays. */
export function readAnew(held: Lines, read: readonly BoardLine[]): Lines {
  return new Map(
    read.map((line) => {
      const known = held.get(line.match);
      return [line.match, known !== undefined && !isNewer(line, known) ? known : line];
    }),
  );
}

/** Of two that know as much the one that was told later: names and clocks are of the moment at which they are read. */
function isNewer(line: BoardLine, known: BoardLine | undefined): boolean {
  return known === undefined || line.revision >= known.revision;
}

/** So many tiles stand beside and below one another; `most` of a page. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** How many tiles fit without anybody scrolling: as large as they have to be to be read from afar. */
export function gridFor({ width, height }: Room, least: Room, count: number): Grid {
  const columns = Math.max(1, Math.floor(width / least.width));
  const rows = Math.max(1, Math.floor(height / least.height));
  if (count >= columns * rows) return { columns, rows };
  // Few matches are shown larger: as many columns as it takes, and no more.
  const few = Math.min(columns, Math.max(1, Math.ceil(count / rows)));
  return { columns: few, rows: Math.max(1, Math.ceil(count / few)) };
}

/** The pages of a board; one of them where there is nothing to show. */
export function pagesOf<One>(all: readonly One[], { columns, rows }: Grid): readonly (readonly One[])[] {
  const size = columns * rows;
  const count = Math.max(1, Math.ceil(all.length / size));
  return Array.from({ length: count }, (_, page) => all.slice(page * size, (page + 1) * size));
}
