import type { Pressed } from './folded.js';

/** `41–47` and `The chess clock is passed 7 times.`, whichever of them stands first. */
export function passesInWords(passes: readonly Pressed[]): { readonly numbers: string; readonly says: string } {
  const times = passes.filter(({ type }) => type === 'TimePassed').length;
  const numbers = passes.map(({ number }) => number);
  return {
    numbers: `${Math.min(...numbers)}–${Math.max(...numbers)}`,
    says: `The chess clock is passed ${times} times.`,
  };
}
