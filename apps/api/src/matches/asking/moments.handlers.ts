import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Actor } from '@adjutant/kernel';
import { entryAt, stateAfter, tellingOf, type Landmarks } from '@adjutant/replay';
import { landmarksOf, momentsView, momentView, type MomentsView, type MomentView } from '@adjutant/views';
import { problem, ProblemError } from '../../problems/problem.js';
import { MatchReader, stateHash, linkTo } from '@adjutant/event';
import { upTo, writerOf, type SeenRecord } from './account.js';
import { AskMoment, ListMoments } from './questions.js';

@QueryHandler(ListMoments)
export class ListMomentsHandler implements IQueryHandler<ListMoments, MomentsView & { readonly match: string }> {
  constructor(@Inject(MatchReader) private readonly reader: MatchReader) {}

  async execute({ match, viewing, disputes }: ListMoments): Promise<MomentsView & { readonly match: string }> {
    const { events } = await this.reader.seen(match, viewing);
    return this.reader.project((shelf) => {
      const telling = tellingOf(shelf, events);
      return { match, ...momentsView(shelf, telling, landmarksOf(shelf, telling, disputes)) };
    });
  }
}

export interface MomentAnswer extends MomentView {
  readonly match: string;
  readonly by: Actor | null;
  readonly occurredAt: string | null;
  /** Hash of what counted after the entry, as everybody may know it, and the address that carries it. */
  readonly state: string;
  readonly link: string;
  /** Where a link is followed: whether the moment is still the one that it was made for. */
  readonly held?: boolean;
  readonly says: string;
}

@QueryHandler(AskMoment)
export class AskMomentHandler implements IQueryHandler<AskMoment, MomentAnswer> {
  constructor(@Inject(MatchReader) private readonly reader: MatchReader) {}

  async execute({ match, viewing, disputes, spec, state: linked }: AskMoment): Promise<MomentAnswer> {
    const record = await this.reader.seen(match, viewing);
    const { events } = record;
    const [now, landmarks] = this.reader.project((shelf) => {
      const telling = tellingOf(shelf, events);
      return [telling, landmarksOf(shelf, telling, disputes)] as const;
    });
    const entry = entryAt(landmarks, spec);
    if (entry === null) throw noSuchMoment(landmarks);
    const [moment, state] = this.reader.project((shelf) => {
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

function noSuchMoment({ last, arrivals, doubts }: Landmarks): ProblemError {
  const rounds = [...new Set(arrivals.map(({ clock }) => clock.round))];
  const says = `The record has no such moment: it has entries 0 to ${last}, rounds ${rounds.join(', ') || 'none'} and ${doubts.length} findings in doubt.`;
  const facts = { last, rounds, findings: doubts.length };
  return new ProblemError(problem(404, 'match/no-such-moment', says, { facts }));
}
