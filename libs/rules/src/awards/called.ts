import type { Award } from '../pack/award.js';
import type { Entry } from '../pack/entry.js';
import { awardInWords, worthInWords } from './in-words.js';

/** What the awards of a card are called where something is said against claiming one. */
export interface Called {
  /** The one that it is about, with its card. */
  readonly award: (award: Award) => string;
  readonly base: (id: string) => string;
  readonly beside: (id: string) => string;
}

/** Of entries that have fallen it is kept what was said against them, and that stays as it was said. */
export const byLetters = ({ name }: Entry): Called => ({
  award: ({ id }) => `${name} ${id}`,
  base: (id) => id,
  beside: (id) => `award ${id}`,
});

/** For whoever claims: by what they give, as the record says what was claimed. */
export function byWorth({ name, card }: Entry): Called {
  const other = (id: string): string => {
    const found = card?.awards.find((one) => one.id === id);
    return found ? awardInWords(found) : `award ${id}`;
  };
  return { award: (award) => `Award ${award.id} (${worthInWords(award)}) of ${name}`, base: other, beside: other };
}
