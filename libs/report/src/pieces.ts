import { hasRightToLeft } from '@adjutant/kernel';
import { clustersOf } from './clusters.js';
import { mirrored, passagesOf, type Line } from './directions.js';
import type { Stretch } from './typefaces.js';

/** What is handed to a font at once. */
export interface Piece {
  readonly text: string;
  readonly font: string;
  /** Goes from right to left. */
  readonly turned: boolean;
  /** Where it begins in the line as it is read. */
  readonly from: number;
}

/** A font takes a text for that of the first script in it. */
const OF_A_SCRIPT = /[^\p{Script=Common}\p{Script=Inherited}]/u;
const NEXT_SCRIPT =
  /(?<=\p{Script=Hebrew}[^\p{L}]*)(?=\p{Script=Arabic})|(?<=\p{Script=Arabic}[^\p{L}]*)(?=\p{Script=Hebrew})/u;

/** A line in pieces as they stand on paper from left to right; `stretches` says which font draws what. */
export function piecesOf(line: Line, stretches: (text: string) => readonly Stretch[]): readonly Piece[] {
  return passagesOf(line).flatMap(({ from, to, turned }) => {
    let at = from;
    const pieces = stretches(line.text.slice(from, to))
      .flatMap(({ text, font }) => text.split(NEXT_SCRIPT).map((part) => ({ text: part, font })))
      .map(({ text, font }) => {
        const piece = { text: asDrawn(text, turned), font, turned, from: at };
        at += text.length;
        return piece;
      });
    return turned ? pieces.reverse() : pieces;
  });
}

/** Fonts turn what begins with a script that is written from right to left, and nothing else: digits and signs alone are turned here. */
function asDrawn(text: string, turned: boolean): string {
  const letters = turned ? mirrored(text) : text;
  const first = OF_A_SCRIPT.exec(text)?.[0];
  const turnedByFont = first !== undefined && hasRightToLeft(first);
  return turned === turnedByFont ? letters : clustersOf(letters).toReversed().join('');
}
