import { distance } from '@adjutant/rules';

/** What is wrong in an input file, where, in a sentence for its author. */
export interface FileProblem {
  readonly line: number;
  readonly message: string;
}

/** The name that was probably meant, if one of those known is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const ranked = known.map((one) => ({ one, far: distance(word.toLowerCase(), one.toLowerCase()) }));
  const [best] = ranked.sort((a, b) => a.far - b.far);
  return best && best.far <= Math.max(1, Math.floor(best.one.length / 3)) ? best.one : undefined;
}
