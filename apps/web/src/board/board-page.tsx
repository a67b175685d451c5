/** @jsxImportSource react */
import type { BoardLine } from '@adjutant/views';
import { useEffect, useRef, useState } from 'react';
import { Behind } from './behind.js';
import { gridFor, pagesOf, type Room } from './held.js';
import { SideLine } from './side-line.js';
import { useKnown } from './use-feed.js';
import { useTurning } from './use-turning.js';
import { roundWords, whereWords } from './words.js';
import styles from './board.module.css';

/** Less wide than this a screen is in somebody's hand: it is scrolled, and nothing turns by itself. */
const IN_HAND = 900;
/** A tile that is read from the other end of a hall, on a screen of 1080 lines. */
const TILE = { width: 900, height: 226 };

/** Every live match, for a screen on the wall: what does not fit comes by, page after page. */
export function BoardPage() {
  const { lines, read } = useKnown();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const room = useRoom(place);
  const all = [...lines.values()];
  const inHand = room !== undefined && room.width < IN_HAND;
  const grid = room === undefined ? { columns: 1, rows: 1 } : gridFor(room, tileIn(room), all.length);
  const pages = inHand || room === undefined ? [all] : pagesOf(all, grid);
  const { page, stopped, stop, turn } = useTurning(pages.length);
  return (
    <div className={styles['board']} data-in-hand={inHand || undefined}>
      <header className={styles['head']}>
        <h1>Live matches</h1>
        <Behind />
        {pages.length > 1 ? (
          <nav aria-label="Pages of the board" className={styles['turning']}>
            <button type="button" onClick={() => turn(-1)}>
              Back
            </button>
            <span>
              {page + 1} of {pages.length}
            </span>
            <button type="button" onClick={() => turn(1)}>
              On
            </button>
            <button type="button" aria-pressed={stopped} onClick={stop}>
              {stopped ? 'Turn by itself' : 'Stop turning'}
            </button>
          </nav>
        ) : null}
      </header>
      <main ref={setPlace} className={styles['room']}>
        {read && all.length === 0 ? (
          <p className={styles['nothing']}>No match is being played. One that begins appears here by itself.</p>
        ) : null}
        <ul
          key={page}
          className={styles['tiles']}
          style={inHand ? undefined : { gridTemplateColumns: `repeat(${grid.columns}, minmax(0, 1fr))`, gridTemplateRows: `repeat(${grid.rows}, minmax(0, 1fr))` }} // prettier-ignore
        >
          {(pages[page] ?? []).map((line) => (
            <Tile key={line.match} line={line} />
          ))}
        </ul>
      </main>
    </div>
  );
}

function Tile({ line }: { readonly line: BoardLine }) {
  return (
    <li className={styles['tile']} data-match={line.match}>
      <a href={`/board/${encodeURIComponent(line.match)}`} aria-label={`${line.title}: ${whereWords(line)}`}>
        <p className={styles['where']}>
          <bdi title={line.title}>{line.title}</bdi>
          <span className={styles['round']}>
            {roundWords(line)}
            {line.result === null && line.step !== null ? ` · ${line.step}` : ''}
          </span>
        </p>
        <SideLine line={line} side="A" />
        <SideLine line={line} side="B" />
      </a>
    </li>
  );
}

/** Larger screens are looked at from further away: a tile is so much of the height, and never less than its letters need. */
function tileIn({ width, height }: Room): Room {
  const scale = Math.max(1, height / 980);
  return { width: Math.min(TILE.width * scale, width), height: TILE.height * scale };
}

function useRoom(place: HTMLElement | null): Room | undefined {
  const [room, setRoom] = useState<Room>();
  const last = useRef<Room>(undefined);
  useEffect(() => {
    if (place === null) return undefined;
    const watching = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      if (last.current?.width === width && last.current.height === height) return;
      last.current = { width, height };
      setRoom(last.current);
    });
    watching.observe(place);
    return () => watching.disconnect();
  }, [place]);
  return room;
}
