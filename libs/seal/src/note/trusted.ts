import { readVerifierKey } from './keys.js';

/** The verifier keys that a setting lists, with commas or spaces between them; `wrong` are those that are none. */
export function readVerifierKeys(text: string): {
  readonly keys: readonly string[];
  readonly wrong: readonly string[];
} {
  const named = text.split(/[\s,]+/).filter((one) => one !== '');
  return {
    keys: named.filter((one) => readVerifierKey(one) !== undefined),
    wrong: named.filter((one) => readVerifierKey(one) === undefined),
  };
}
