import type { Declined } from '@adjutant/kernel';
import { entryAt, stateAfter, tellingOf, type Disputed, type Landmarks, type MomentSpec } from '@adjutant/replay';
import { landmarksOf, momentsView, momentView, type MomentAnswer, type MomentsAnswer } from '@adjutant/views';
import type { Viewing } from '../matches/looking.js';
import type { MatchReader } from '../matches/match-reader.js';
import { linkTo, stateHash } from '../matches/state-hash.js';
import { upTo, writerOf, type SeenRecord } from './account.js';
import { SeenQuestion } from './question.js';
import { declined } from '../refusals.js';

/** Every moment that has a name; `disputes`: those that whoever asks may know of. */
export class ListMoments extends SeenQuestion<MomentsAnswer> {
  constructor(
    match: string,
    viewing: Viewing,
    readonly disputes: readonly Disputed[],
  ) {
    super(match, viewing);
  }
}

/** One moment; `state`: the hash that a link to it carries. */
export class AskMoment extends SeenQuestion<MomentAnswer> {
  constructor(
    match: string,
    viewing: Viewing,
    readonly disputes: readonly Disputed[],
    readonly spec: MomentSpec,
    readonly state: string | undefined,
  ) {
    super(match, viewing);
  }
}

export async function tellMoments(
  reader: MatchReader,
  { match, viewing, disputes }: ListMoments,
): Promise<MomentsAnswer> {
  const { events } = await reader.seen(match, viewing);
  return reader.project((shelf) => {
    const telling = tellingOf(shelf, events);
    return { match, ...momentsView(shelf, telling, landmarksOf(shelf, telling, disputes)) };
  });
}

export async function tellMoment(reader: MatchReader, asked: AskMoment): Promise<MomentAnswer> {
  const { match, viewing, disputes, spec, state: linked } = asked;
  const record = await reader.seen(match, viewing);
  const { events } = record;
  const [now, landmarks] = reader.project((shelf) => {
    const telling = tellingOf(shelf, events);
    return [telling, landmarksOf(shelf, telling, disputes)] as const;
  });
  const entry = entryAt(landmarks, spec);
  if (entry === null) throw noSuchMoment(landmarks);
  const [moment, state] = reader.project((shelf) => {
    const then = tellingOf(shelf, upTo(record, entry));
    const seen = momentView(shelf, events, entry, landmarks, { then, now });
    return [
      seen,
      isOpen(record) ? stateHash(then.outcome) : stateHash(stateAfter(shelf, open(record), entry + 1)),
    ] as const;
  });
  const held = linked === undefined ? {} : { held: linked === state };
  const says = [...(linked === undefined ? [] : [heldText(linked === state, entry)]), moment.now.says].join(' ');
  return { match, ...moment, ...signature(record, entry), state, link: linkTo(match, entry, state), ...held, says };
}

/** The stored events themselves: they hold no secret. */
function open({ stored }: SeenRecord) {
  return stored.map(({ event }) => event);
}

/** Whether whoever looks sees nothing that others do not. */
function isOpen({ stored, events }: SeenRecord): boolean {
  return events.every((event, entry) => event === stored[entry]?.event);
}

function signature(record: SeenRecord, entry: number): Pick<MomentAnswer, 'by' | 'occurredAt'> {
  return { by: writerOf(record, entry), occurredAt: record.stored[entry]?.meta.occurredAt ?? null };
}

function heldText(held: boolean, entry: number): string {
  return held
    ? `What stood after entry ${entry} is what this link was made for.`
    : `What stood after entry ${entry} is not what this link was made for: it leads to another record, or this installation reads the record otherwise.`;
}

function noSuchMoment({ last, arrivals, doubts }: Landmarks): Declined {
  const rounds = [...new Set(arrivals.map(({ clock }) => clock.round))];
  const says = `The record has no such moment: it has entries 0 to ${last}, rounds ${rounds.join(', ') || 'none'} and ${doubts.length} findings in doubt.`;
  const facts = { last, rounds, findings: doubts.length };
  return declined('not-there', 'match/no-such-moment', says, { facts });
}
