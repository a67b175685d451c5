import type { Role } from '@adjutant/kernel';
import { accountOf, atEvent, isOwner, placeOf, type Acting, authorize, notAllowed } from '@adjutant/access';
import type { PlacedPenalty } from './penalty-recorder.js';
import type { PolicyShelf } from './policy-shelf.js';

/**
 * Whether a penalty is that of whoever asks: by their account wherever it was given, at a seat only where it was given in that
 * match. Whoever sits somewhere need not be who is expected there.
 */
function isTheirs(acting: Acting, person: string, match: string | undefined): boolean {
  if (accountOf(acting)?.is(person)) return true;
  return match !== undefined && placeOf(acting, person)?.match === match;
}

/** Refuses whoever may not see the penalties of a person at all. */
export function assertMayRead(acting: Acting, person: string): void {
  if (accountOf(acting)?.is(person) || placeOf(acting, person)) return;
  const refusal = authorize(acting, { type: 'ReadPenalties' });
  if (refusal) throw notAllowed(refusal);
}

export function mayReadOf(acting: Acting, person: string, match: string): boolean {
  return isTheirs(acting, person, match) || authorize(acting, { type: 'ReadPenalties' }) === null;
}

/** What is left of a person's penalties for somebody who may see some: each policy says to which roles it shows. */
export function visibleTo(
  acting: Acting,
  person: string,
  penalties: readonly PlacedPenalty[],
  shelf: PolicyShelf,
): readonly PlacedPenalty[] {
  if (isOwner(acting)) return penalties;
  return penalties.filter(
    ({ policy, match, of }) =>
      isTheirs(acting, person, match) || (!acting.seat && shows(policy.id, atEvent(acting, of), shelf)),
  );
}

/**
 * Penalties that go with rulings on a match, as far as somebody may see them: the opponent reads the ruling, and not those.
 */
export function ruledVisibleTo<Ruled extends { readonly person: string; readonly policy: string }>(
  acting: Acting,
  match: string,
  penalties: readonly Ruled[],
  shelf: PolicyShelf,
): readonly Ruled[] {
  if (isOwner(acting)) return penalties;
  return penalties.filter(({ person, policy }) => isTheirs(acting, person, match) || shows(policy, acting, shelf));
}

/** A policy that is no longer here shows to those who answer for the event. */
function shows(policy: string, { roles }: Acting, shelf: PolicyShelf): boolean {
  const to: readonly Role[] = shelf.find(policy)?.visibleTo ?? ['head-judge', 'organizer'];
  return to.some((role) => roles.includes(role));
}
