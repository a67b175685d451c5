import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { nextNumber, packOf } from '@adjutant/match';
import { type AttemptView, matchView, pendingOf, type MatchView, type Pending } from '@adjutant/views';
import { Attempts, Origins, MatchReader, PublicDelay } from '@adjutant/event';
import { FRESHEN_MS, ReadModels } from '../../readmodels/read-models.js';
import { ReadAttempts, ReadPending, ViewMatch } from './queries.js';

/** Questions that the newest state answers. */
@QueryHandler(ViewMatch)
export class ViewMatchHandler implements IQueryHandler<ViewMatch, MatchView | null> {
  constructor(
    @Inject(MatchReader) private readonly reader: MatchReader,
    @Inject(ReadModels) private readonly models: ReadModels,
    @Inject(Origins) private readonly origins: Origins,
    @Inject(PublicDelay) private readonly delay: PublicDelay,
  ) {}

  async execute({ match, viewing, acting }: ViewMatch): Promise<MatchView | null> {
    const cut = await this.delay.cut(acting, match);
    const state = await this.reader.within(match, cut).seenState(match, viewing);
    const imported = await this.origins.of(match);
    const seen = this.reader.project((shelf) => matchView(shelf, match, state));
    const fault = this.origins.fault(match);
    const view = seen && { ...seen, ...(imported && { imported }), ...(fault !== undefined && { fault }) };
    // When a judge was called is not known here: whoever reads later than it is played is not told of it.
    if (!view || view.resultState === null || cut) return view;
    await this.models.freshen(FRESHEN_MS);
    return (await this.models.isDisputed(match)) ? { ...view, resultState: 'disputed' } : view;
  }
}

@QueryHandler(ReadPending)
export class ReadPendingHandler implements IQueryHandler<ReadPending, Pending & { readonly revision: number }> {
  constructor(
    @Inject(MatchReader) private readonly reader: MatchReader,
    @Inject(PublicDelay) private readonly delay: PublicDelay,
  ) {}

  async execute({ match, viewing, acting }: ReadPending): Promise<Pending & { readonly revision: number }> {
    const reader = this.reader.within(match, await this.delay.cut(acting, match));
    const state = await reader.seenState(match, viewing);
    const pending = this.reader.project((shelf) => pendingOf(packOf(shelf, state), state.table));
    return { revision: nextNumber(state) - 1, ...pending };
  }
}

@QueryHandler(ReadAttempts)
export class ReadAttemptsHandler implements IQueryHandler<ReadAttempts, object> {
  constructor(
    @Inject(MatchReader) private readonly reader: MatchReader,
    @Inject(Attempts) private readonly attempts: Attempts,
    @Inject(PublicDelay) private readonly delay: PublicDelay,
  ) {}

  async execute({
    match,
    viewing,
    acting,
  }: ReadAttempts): Promise<{ match: string; attempts: readonly AttemptView[] }> {
    const cut = await this.delay.cut(acting, match);
    await this.reader.within(match, cut).seenState(match, viewing);
    const attempts = await this.attempts.of(match, viewing.viewer, cut?.until);
    return { match, attempts };
  }
}
