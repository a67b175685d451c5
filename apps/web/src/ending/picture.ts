import type { MatchView } from '@adjutant/views';
import { resultRows } from './result-words.js';

const WIDTH = 1080;
const EDGE = 64;
const LINE = 64;
const COLUMN = 150;
const FONT = 'system-ui, sans-serif';

/** Where words stand, and how much room they have. */
type Span = readonly [number, number];

/** The result as a picture of our own drawing: names and numbers, and nobody's art. */
export async function pictureOf(match: MatchView, players: { readonly A: string; readonly B: string }): Promise<Blob> {
  const rows = resultRows(match);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, EDGE * 2 + LINE * (rows.length + 4)];
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser draws no pictures.');
  pen.fillStyle = '#12202e';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const write = (words: string, line: number, [left, most]: Span, size: number, weight = 400): void => {
    pen.font = `${weight} ${size}px ${FONT}`;
    pen.fillText(words, left, EDGE + LINE * line, most);
  };
  pen.fillStyle = '#ffffff';
  pen.textBaseline = 'middle';
  const whole: Span = [EDGE, WIDTH - 2 * EDGE];
  write(match.title, 0.5, whole, 34);
  write(`${players.A} – ${players.B}`, 1.5, whole, 48, 700);
  write(`${match.resultText ?? ''}.`, 2.5, whole, 34);
  rows.forEach(({ name, A, B }, index) => {
    const weight = index === rows.length - 1 ? 700 : 400;
    const line = 4 + index;
    pen.textAlign = 'left';
    write(name, line, [EDGE, WIDTH - 2 * (EDGE + COLUMN)], 36, weight);
    pen.textAlign = 'right';
    write(String(A), line, [WIDTH - EDGE - COLUMN, COLUMN], 36, weight);
    write(String(B), line, [WIDTH - EDGE, COLUMN], 36, weight);
  });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture cannot be made.'))), 'image/png'),
  );
}
