import type { Penalty } from '@adjutant/dispute';
import type { Role } from '@adjutant/kernel';
import { isOwner, type Acting } from '../access/acting.js';
import { authorize } from '../access/authorize.js';
import { notAllowed } from '../access/refused.js';
import type { PolicyShelf } from './policy-shelf.js';

/** Whether somebody asks about nobody but themselves: signed in, or in a seat that is theirs. */
function isThatPerson({ session, actor }: Acting, person: string): boolean {
  return session !== null && actor.id === person;
}

/** Refuses whoever may not see the penalties of a person at all. */
export function assertMayRead(acting: Acting, person: string): void {
  if (isThatPerson(acting, person)) return;
  const refusal = authorize(acting, { type: 'ReadPenalties' });
  if (refusal) throw notAllowed(refusal);
}

export function mayReadOf(acting: Acting, person: string): boolean {
  return isThatPerson(acting, person) || authorize(acting, { type: 'ReadPenalties' }) === null;
}

/** What is left of a person's penalties for somebody who may see some: each policy says to which roles it shows. */
export function visibleTo(
  acting: Acting,
  person: string,
  penalties: readonly Penalty[],
  shelf: PolicyShelf,
): readonly Penalty[] {
  if (isOwner(acting) || isThatPerson(acting, person)) return penalties;
  return penalties.filter(({ policy }) => shows(policy.id, acting, shelf));
}

/** Penalties that go with rulings, as far as somebody may see them: the opponent reads the ruling, and not those. */
export function ruledVisibleTo<Ruled extends { readonly person: string; readonly policy: string }>(
  acting: Acting,
  penalties: readonly Ruled[],
  shelf: PolicyShelf,
): readonly Ruled[] {
  if (isOwner(acting)) return penalties;
  return penalties.filter(({ person, policy }) => isThatPerson(acting, person) || shows(policy, acting, shelf));
}

/** A policy that is no longer here shows to those who answer for the event. */
function shows(policy: string, { roles }: Acting, shelf: PolicyShelf): boolean {
  const to: readonly Role[] = shelf.find(policy)?.visibleTo ?? ['head-judge', 'organizer'];
  return to.some((role) => roles.includes(role));
}
