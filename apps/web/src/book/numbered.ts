/** A number as somebody types it; an empty field says nothing. */
export type Numbered = number | string;

export const MOST = 999;

/** Why what was typed cannot be kept. It stays as it was typed: nobody's number becomes another one. */
export function beyondIn(typed: Numbered, least: number): string | null {
  if (typed === '') return null;
  if (Number(typed) > MOST) return `${MOST} at most.`;
  return Number(typed) < least ? `${least} at least.` : null;
}
