import { clustersOf } from './clusters.js';

/** How wide a text is, in points, in the font and size in use. */
export type Measure = (text: string) => number;

/** Breaks a text into lines of at most `width`; what has no space in it and is too long is broken where it must be. */
export function linesOf(text: string, width: number, measure: Measure): readonly string[] {
  const space = measure(' ');
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const length = measure(word);
    if (line !== '' && used + space + length <= width) {
      line += ` ${word}`;
      used += space + length;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = length <= width ? [word] : broken(word, width, measure);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
    used = measure(line);
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}

function broken(word: string, width: number, measure: Measure): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of clustersOf(word)) {
    if (piece !== '' && measure(piece + letter) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}
