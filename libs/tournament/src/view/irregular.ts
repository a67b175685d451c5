import type { Actor } from '@adjutant/kernel';
import type { TournamentEvent } from '../event/events.js';
import { tournamentSentence } from '../event/sentence.js';
import { FormerEntries } from './former-entries.js';
import { withoutReason } from './reasons.js';
import { Register } from './register.js';
import type { IrregularAct } from './tournament-view.js';

/** An entry of the record of an event, with by whom and when. */
export interface Entered {
  readonly event: TournamentEvent;
  readonly revision: number;
  readonly at: string;
  readonly by: Actor;
}

/** An entry of the record with people by what they are called. */
type Called = (one: Entered) => Entered;

const byIds: Called = (one) => one;

/**
 * What is printed in the report of an event: whatever was done to it by hand, late, or once more, with what it was before. `record`: the
 * whole of it, in order.
 */
export const irregularActs = (record: readonly Entered[]): readonly IrregularAct[] =>
  registered(record, byIds).map(({ act }) => act);

interface Registered {
  readonly act: IrregularAct;
  /** The round whose publication tells everybody of it; 0 where it is public from the beginning. */
  readonly outWith: number;
}

function registered(record: readonly Entered[], called: Called): readonly Registered[] {
  const register = new Register();
  const entries = new FormerEntries();
  return record.flatMap((one) => {
    const { event, revision: entry, at, by } = called(one);
    const more = register.more(event);
    const outWith = register.outWith(event);
    const before = entries.before(one.event);
    register.take(event);
    entries.take(one.event);
    if (more === undefined) return [];
    const sentence = [tournamentSentence(event), more, before].filter((part) => part !== '').reduce(together);
    return [{ act: { entry, type: event.type, round: roundIn(event), sentence, at, by }, outWith }];
  });
}

const together = (sentence: string, more: string): string => `${sentence}${/[.!?]$/.test(sentence) ? '' : '.'} ${more}`;

/**
 * What of it whoever asks may read. What shows of a draft, and byes that are given ahead, are for staff until their round is
 * published; reasons about one player stay with them.
 */
export function shownActs(record: readonly Entered[], staff: boolean, called: Called = byIds): readonly IrregularAct[] {
  if (staff) return registered(record, called).map(({ act }) => act);
  const out = new Set([
    0,
    ...record.flatMap(({ event }) => (event.type === 'RoundPublished' ? [event.data.round] : [])),
  ]);
  return registered(record.map(forEverybody), called).flatMap(({ act, outWith }) => (out.has(outWith) ? [act] : []));
}

const forEverybody = (one: Entered): Entered => ({ ...one, event: withoutReason(one.event) });

const roundIn = ({ data }: TournamentEvent): number | null => ('round' in data ? (data.round ?? null) : null);
