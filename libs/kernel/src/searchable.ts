const MOST_WORDS = 10;

/** A text as a search compares it: in small letters, without the marks above and below them, with single spaces. */
export function searchable(text: string): string {
  const plain = text.toWellFormed().normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

const NUMBERS = /(?<![\p{L}\p{N}])\d+(?![\p{L}\p{N}])/gu;

/** A text in which words are looked for (`partOf`): it marks the numbers that stand alone in it. */
export function withNumbers(text: string): string {
  const plain = searchable(text);
  return [plain, ...(plain.match(NUMBERS) ?? []).map(marked)].join(' ');
}

/** What of a text a word is found by: a number is meant as a whole, so that table 4 is not table 14. */
export function partOf(word: string): string {
  const plain = searchable(word);
  return /^\d+$/.test(plain) ? marked(plain) : plain;
}

function marked(number: string): string {
  return `=${number}=`;
}

/** The words of a question as they were typed; undefined where there are more than anybody asks for at once. */
export function wordsAsked(text: string): readonly string[] | undefined {
  const words = text.split(/[\s\p{Cc}]+/u).filter((word) => searchable(word) !== '');
  return words.length > MOST_WORDS ? undefined : words;
}
