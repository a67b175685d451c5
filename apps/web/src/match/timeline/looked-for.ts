/** A text as a search compares it: without case, marks, kinds of signs, and stops between words. */
function plain(text: string): string {
  const folded = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const signs = folded.replaceAll(/[−–‒‐‑﹣](?=\d)/gu, '-').replaceAll(/[’ʼ‘`]/gu, "'");
  return signs.replaceAll(/[^\p{L}\p{N}#'+-]+/gu, ' ').trim();
}

/** What is looked in: every word of it begins and ends with a space. */
export const lookedIn = (...texts: readonly string[]): string => ` ${plain(texts.join(' '))} `;

/** Words that belong together: `round 2`, `-2 cp`. A number by itself would be found in half of all entries. */
const TOGETHER = /(?:round \d+|[+-]?\d+ (?:cp|vp))(?= |$)/g;

/** Words that only hold a question together. */
const IDLE: ReadonlySet<string> = new Set([
  'the',
  'in',
  'of',
  'at',
  'on',
  'and',
  'when',
  'had',
  'has',
  'was',
  'for',
  'by',
]);

/**
 * What of a question has to be found, each part by itself. Numbers, and letters that stand alone, are meant as a whole; of a
 * word a part is enough, since whoever looks for something is not done typing it.
 */
export function partsOf(question: string): readonly string[] {
  const asked = plain(question);
  const together = asked.match(TOGETHER) ?? [];
  const words = asked.replaceAll(TOGETHER, ' ').split(' ').filter(Boolean);
  const telling = words.filter((word) => !IDLE.has(word));
  const alone = together.length + telling.length === 0 ? words : telling;
  return [...together.map(whole), ...alone.map((word) => (isWhole(word) ? whole(word) : word))];
}

const whole = (part: string): string => ` ${part} `;
const isWhole = (word: string): boolean => /^[#+-]?\d+$/.test(word) || /^\p{L}$/u.test(word);

/** `#38`, and `38` alone, is the number of an entry. */
export function entryIn(question: string): number | null {
  const [, number] = /^\s*#?(\d{1,9})\s*$/.exec(question) ?? [];
  return number === undefined ? null : Number(number);
}
