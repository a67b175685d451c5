import type { Remedy } from '../api/dispute-types.js';

/** The entries that a remedy names, so that a reader sees what they say. */
export function concernedBy(remedies: readonly Remedy[]): readonly number[] {
  return [...new Set(remedies.flatMap(entriesOf))];
}

function entriesOf(remedy: Remedy): readonly number[] {
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
