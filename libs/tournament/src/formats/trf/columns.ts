const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Text of so many columns, cut where it has more: between two letters, however many signs they are made of. */
export function left(text: string, width: number): string {
  const cut = plain(text);
  if (cut.length <= width) return cut.padEnd(width);
  const whole = [...LETTERS.segment(cut)].findLast(({ index }) => index <= width);
  return cut.slice(0, whole?.index ?? 0).padEnd(width);
}

/** A number or an id in so many columns; none where it has more, as a part of it is another number. */
export const right = (text: string, width: number): string => (isWide(text, width) ? '' : plain(text)).padStart(width);

export const isWide = (text: string, width: number): boolean => plain(text).length > width;

/** One line, whatever a name holds. */
export const plain = (text: string): string => text.replace(/[\r\n\t]+/g, ' ');
