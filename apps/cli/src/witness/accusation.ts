import { hexOf, type Checkpoint, type KeptNote, type VerifierKey } from '@adjutant/seal';
import type { KeptNotes } from './kept.js';

export type Crime = { readonly what: 'shrunk' | 'two-heads' | 'rewritten' } & KeptNote;

export interface Accusation {
  readonly folder: string;
  /** Whether it stands for good: a log that only answers with less may have come back when it is asked again. */
  readonly final: boolean;
  readonly says: readonly string[];
}

/** Keeps the note that was kept, and the one that does not fit to it, with what the two say together. */
export function accuse(notes: KeptNotes, key: VerifierKey, kept: KeptNote, found: Crime, seen: Date): Accusation {
  const [before, after] = [kept.checkpoint, found.checkpoint];
  const final = found.what !== 'shrunk' || after.signedAt > before.signedAt;
  const name = `${final ? 'convicted' : 'shrunk'}-${before.size}-${after.size}-${hexOf(after.root).slice(0, 12)}`;
  const crime = { ...CRIMES[found.what](before, after), final };
  const says = [
    `${final ? 'CONVICTED' : 'SHRUNK'}: ${key.name} ${crime.says}`,
    `  kept.txt      ${inWords(before)}`,
    `  answered.txt  ${inWords(after)}`,
    `Both carry the signature of ${key.name} (${key.id}): whoever holds that key signed both. ${crime.together}`,
  ];
  const account = [...says, `Seen by this witness at ${seen.toISOString()}.`].map((line) => `${line}\n`).join('');
  const folder = notes.accuse(name, { 'kept.txt': kept.note, 'answered.txt': found.note, 'account.txt': account });
  return { folder, final, says: [...says, `Both notes and this account are in ${folder}.`] };
}

interface Words {
  readonly says: string;
  readonly together: string;
}

const CRIMES: Readonly<Record<Crime['what'], (before: Checkpoint, after: Checkpoint) => Words>> = {
  'two-heads': ({ size }) => ({
    says: `signed two different records of ${size} events.`,
    together:
      'No honest log has two heads of one size: together they convict its keeper before anybody, without a server.',
  }),
  rewritten: ({ size }, after) => ({
    says: `signed a record of ${after.size} events that does not continue the ${size} it had signed before.`,
    together:
      'The log was asked for what shows that the first is the beginning of the second, and had nothing that does. Where its keeper has it, it can be held against these two notes; where not, they convict.',
  }),
  shrunk: (before, after) =>
    after.signedAt > before.signedAt
      ? {
          says: `signed ${after.size} events after it had signed ${before.size}: what was recorded in between was taken out.`,
          together: 'A log only grows: together, by their times, they convict its keeper.',
        }
      : {
          says: `answers with ${after.size} events, though it had signed ${before.size}.`,
          together:
            'The smaller one is the older one, so the two alone convict nobody: that it was the answer now is the word of this witness. The log was put back, or this instance of it has not caught up. What it signs from here on shows which.',
        },
};

function inWords({ size, signedAt, root }: Checkpoint): string {
  return `${size} events, signed ${signedAt}, head ${hexOf(root)}`;
}
