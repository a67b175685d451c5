import type { Actor, Role } from '@adjutant/kernel';
import type { EventPolicy } from '../circumstances.js';
import type { PenaltyAppealAnswered, PenaltyAppealed, PenaltyIssuedData } from './messages.js';
import type { Policy } from './policy.js';

type Without<Data> = Omit<Data, 'penalty'>;

/** An appeal against a penalty, and what came of it. */
export interface PenaltyAppeal extends Without<PenaltyAppealed['data']> {
  readonly answer: null | Without<PenaltyAppealAnswered['data']>;
}

/** Level and effects are those that stand: an appeal may have changed them. */
export interface Penalty extends PenaltyIssuedData {
  readonly rescinded: null | { readonly because: string; readonly by: Actor; readonly at: string };
  readonly appeal?: PenaltyAppeal;
}

/** The penalties of one person, oldest first. */
export interface PenaltyRecord {
  readonly penalties: readonly Penalty[];
}

export const NO_PENALTIES: PenaltyRecord = { penalties: [] };

/** The event that a name means: what an installation was called until it became an event is that event. */
export type EventMeant = (name: string | undefined) => string | undefined;

/** What has to be known from elsewhere. */
export interface PenaltyCircumstances {
  policy(id: string): Policy | undefined;
  /** How many minutes the clocks of the venue were ahead of UTC at an instant. */
  ahead(at: string): number;
  /** Every role that whoever asks may act in, the least first. On a machine of one's own roles do not bind. */
  readonly roles: readonly Role[] | 'unbound';
  /** Where the person sits in the match that the command names; null where in it they do not. */
  readonly seat: 'A' | 'B' | null;
  /** The match of the dispute that the command names; left out where it names none that is known. */
  readonly disputed?: string | undefined;
  /** The event that goes on here: penalties belong to it where they name no other. */
  readonly event?: string | undefined;
  /** What the event of the penalty is called, where the person has no entry in it; left out where they have one, or it is of none. */
  readonly strangeTo?: string | undefined;
  /** The event that a name means, which earlier penalties or the command say; left out: each means itself. */
  readonly meant?: EventMeant | undefined;
  /** What the event has decided about appeals; left out: nothing. */
  readonly appeals?: { readonly minutes: number | null; readonly own: EventPolicy['ownAppeals'] } | undefined;
  /** When the server received the penalty that is appealed. */
  readonly received?: string | undefined;
}

/** The state with one of its penalties as it is now. */
export function withPenalty(
  { penalties }: PenaltyRecord,
  penalty: string,
  become: (one: Penalty) => Penalty,
): PenaltyRecord {
  return { penalties: penalties.map((one) => (one.penalty === penalty ? become(one) : one)) };
}

export function answered(one: Penalty, { penalty: _, ...answer }: PenaltyAppealAnswered['data']): Penalty {
  if (!one.appeal) return one;
  const { changed } = answer;
  const now = changed ? { level: changed.level, effects: changed.effects, policy: changed.policy } : {};
  return { ...one, ...now, appeal: { ...one.appeal, answer } };
}
