/** How wide a text is, in points, in the font and size in use. */
export type Measure = (text: string) => number;

/** Breaks a text into lines of at most `width`; what has no space in it and is too long is broken where it must be. */
export function linesOf(text: string, width: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = broken(word, width, measure);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}

function broken(word: string, width: number, measure: Measure): readonly string[] {
  if (measure(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && measure(piece + letter) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}
