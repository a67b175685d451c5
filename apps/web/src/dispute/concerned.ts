import type { RemedyAsked } from '@adjutant/dispute';
import { knownRemedy } from './carried.js';

/** The entries that a remedy names, so that a reader sees what they say. */
export function concernedBy(remedies: readonly RemedyAsked[]): readonly number[] {
  return [...new Set(remedies.flatMap(entriesOf))];
}

function entriesOf(asked: RemedyAsked): readonly number[] {
  const remedy = knownRemedy(asked);
  switch (remedy.kind) {
    case 'strike':
      return remedy.entries;
    case 'correct':
      return [remedy.entry];
    case 'set':
      return [remedy.before];
    case 'allow':
      return [remedy.after];
    case 'rewind':
      return [remedy.to];
    default:
      return [];
  }
}
