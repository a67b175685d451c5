import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { asLeft, replayPart } from '@adjutant/replay';
import type { Timed } from '@adjutant/replay';
import type { StoredEvent } from '@adjutant/store';
import { chartOf, doubtsView, ledgerOf, stepView, timelineOf } from '@adjutant/views';
import { Attempts, type AttemptView, MatchReader } from '@adjutant/event';
import { eventView, type EventView } from '../../describing/event-view.js';
import { ReadAttempts, ReadDoubts, ReadEvents, ReadLedger, ReadTimeline, ReplayMatch, VerifyMatch } from './queries.js';

/** Questions that only the whole record answers. */
@QueryHandler(ReadLedger)
export class ReadLedgerHandler implements IQueryHandler<ReadLedger, object> {
  constructor(@Inject(MatchReader) private readonly reader: MatchReader) {}

  async execute({ match, viewing }: ReadLedger): Promise<object> {
    const { events } = await this.reader.seen(match, viewing);
    const ledger = this.reader.project((shelf) => ledgerOf(shelf, events));
    return { match, revision: events.length - 1, ...ledger, chart: chartOf(ledger) };
  }
}

@QueryHandler(ReadTimeline)
export class ReadTimelineHandler implements IQueryHandler<ReadTimeline, object> {
  constructor(@Inject(MatchReader) private readonly reader: MatchReader) {}

  async execute({ match, viewing }: ReadTimeline): Promise<object> {
    const { stored, events } = await this.reader.seen(match, viewing);
    const entries = this.reader.project((shelf) => timelineOf(shelf, events, timesOf(stored)));
    const signed = entries.map((entry) => {
      const meta = stored[entry.number]?.meta;
      const { actor, occurredAt, recordedAt, hash, commandId } = meta ?? {};
      return { ...entry, by: actor?.id, role: actor?.role, occurredAt, recordedAt, commandId, hash };
    });
    return { match, revision: stored.length - 1, entries: signed };
  }
}

function timesOf(stored: readonly StoredEvent[]): readonly Timed[] {
  return stored.map(({ meta: { actor, occurredAt } }, entry) => ({ entry, recorder: actor.id, occurredAt }));
}

@QueryHandler(ReadDoubts)
export class ReadDoubtsHandler implements IQueryHandler<ReadDoubts, object> {
  constructor(@Inject(MatchReader) private readonly reader: MatchReader) {}

  async execute({ match, viewing }: ReadDoubts): Promise<object> {
    const { stored, events } = await this.reader.seen(match, viewing);
    const doubts = this.reader.project((shelf) => doubtsView(shelf, events, timesOf(stored)));
    return { match, revision: events.length - 1, ...doubts };
  }
}

@QueryHandler(ReplayMatch)
export class ReplayMatchHandler implements IQueryHandler<ReplayMatch, object> {
  constructor(@Inject(MatchReader) private readonly reader: MatchReader) {}

  async execute({ match, viewing, from, to }: ReplayMatch): Promise<object> {
    const { events } = await this.reader.seen(match, viewing);
    const { steps, broken } = replayPart(this.reader.shelf, events, from, to ?? events.length - 1);
    const views = this.reader.project((shelf) =>
      // A record that breaks off cannot be told to its end.
      (broken ? steps : asLeft(shelf, events, steps)).map((step) => stepView(shelf, step)),
    );
    return { match, revision: events.length - 1, from, steps: views, ...(broken ? { broken } : {}) };
  }
}

@QueryHandler(ReadEvents)
export class ReadEventsHandler implements IQueryHandler<ReadEvents, object> {
  constructor(@Inject(MatchReader) private readonly reader: MatchReader) {}

  async execute({
    match,
    from,
    limit,
  }: ReadEvents): Promise<{ match: string; events: EventView[]; next: number | null }> {
    const stored = await this.reader.stored(match, from);
    const events = stored.slice(0, limit).map(eventView);
    return { match, events, next: stored.length > limit ? from + limit : null };
  }
}

@QueryHandler(ReadAttempts)
export class ReadAttemptsHandler implements IQueryHandler<ReadAttempts, object> {
  constructor(
    @Inject(MatchReader) private readonly reader: MatchReader,
    @Inject(Attempts) private readonly attempts: Attempts,
  ) {}

  async execute({ match, viewing }: ReadAttempts): Promise<{ match: string; attempts: readonly AttemptView[] }> {
    await this.reader.seenState(match, viewing);
    const attempts = await this.attempts.of(match, viewing.viewer);
    return { match, attempts };
  }
}

@QueryHandler(VerifyMatch)
export class VerifyMatchHandler implements IQueryHandler<VerifyMatch, object> {
  constructor(@Inject(MatchReader) private readonly reader: MatchReader) {}

  async execute({ match }: VerifyMatch): Promise<object> {
    const report = await this.reader.verify(match);
    const lost = report.intact ? await this.reader.losses(match) : [];
    return { match, ...report, ...(lost.length > 0 ? { lost } : {}) };
  }
}
