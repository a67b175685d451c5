const MOST_TERMS = 20;
const SHORTEST_TELLING = 4;

/** The words in what somebody typed. Signs are nobody's words: to the search they would be operators. */
export function termsIn(text: string): readonly string[] {
  const words = text.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.toLowerCase()))].slice(0, MOST_TERMS);
}

/** Words of a claim that say what it is about; the short ones stand in every claim. */
export function tellingTermsIn(text: string): readonly string[] {
  return termsIn(text).filter((word) => [...word].length >= SHORTEST_TELLING);
}

/** The words of a text as a search compares them: in small letters, without the marks above and below them. */
export function plainTerms(text: string): readonly string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
