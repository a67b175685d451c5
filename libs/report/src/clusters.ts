const CLUSTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text in what a reader takes for single letters: a letter with its marks is one. */
export function clustersOf(text: string): readonly string[] {
  return Array.from(CLUSTERS.segment(text), ({ segment }) => segment);
}
