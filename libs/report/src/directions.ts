const RIGHT_TO_LEFT = String.raw`\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}`;
const WORD = `[${RIGHT_TO_LEFT}][${RIGHT_TO_LEFT}\\p{M}'’־-]*`;
const PASSAGE = new RegExp(`${WORD}(?: ${WORD})*`, 'gu');

/**
 * A line in pieces, in the order in which they stand on paper from left to right: passages in scripts that are written from
 * right to left come word by word, the last one first. This is as much of the Unicode bidirectional algorithm as names need;
 * each word is turned by the font itself.
 */
export function inPrintedOrder(line: string): readonly string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: passage, index } of line.matchAll(PASSAGE)) {
    if (index > from) pieces.push(line.slice(from, index));
    const words = passage.split(' ').reverse();
    pieces.push(...words.flatMap((word, at) => (at === 0 ? [word] : [' ', word])));
    from = index + passage.length;
  }
  if (from < line.length) pieces.push(line.slice(from));
  return pieces;
}
