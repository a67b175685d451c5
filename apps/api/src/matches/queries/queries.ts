import type { Reading, Supposal } from '@adjutant/replay';
import type { Side } from '@adjutant/rules';
import type { MatchView, Pending } from '@adjutant/views';
import { Query } from '@nestjs/cqrs';
import type { MatchPage } from '@adjutant/lists';
import type { OptionsAnswer } from './state.handlers.js';
import type { Viewing } from '@adjutant/event';

/** Questions about matches with what is answered to them, as they travel through the QueryBus. */
export class ListMatches extends Query<MatchPage> {
  constructor(
    readonly limit: number,
    readonly after: string | undefined,
    readonly withVoid: boolean,
  ) {
    super();
  }
}

abstract class AboutMatch<Answer> extends Query<Answer> {
  constructor(readonly match: string) {
    super();
  }
}

/** A question whose answer depends on who looks. */
abstract class SeenMatch<Answer> extends AboutMatch<Answer> {
  constructor(
    match: string,
    readonly viewing: Viewing,
  ) {
    super(match);
  }
}

export class ViewMatch extends SeenMatch<MatchView | null> {}
export class ReadLedger extends SeenMatch<object> {}
export class ReadTimeline extends SeenMatch<object> {}
export class ReadDoubts extends SeenMatch<object> {}
export class ReadPending extends SeenMatch<Pending & { readonly revision: number }> {}
export class ReadAttempts extends SeenMatch<object> {}
export class ExportMatch extends AboutMatch<string> {}
export class VerifyMatch extends AboutMatch<object> {}

export class ReadOptions extends SeenMatch<OptionsAnswer> {
  constructor(
    match: string,
    viewing: Viewing,
    readonly player: Side | undefined,
  ) {
    super(match, viewing);
  }
}

export class ReplayMatch extends SeenMatch<object> {
  constructor(
    match: string,
    viewing: Viewing,
    readonly from: number,
    readonly to: number | undefined,
  ) {
    super(match, viewing);
  }
}

export class ReadEvents extends AboutMatch<object> {
  constructor(
    match: string,
    readonly from: number,
    readonly limit: number,
  ) {
    super(match);
  }
}

export class SupposeMatch extends SeenMatch<object> {
  constructor(
    match: string,
    viewing: Viewing,
    readonly supposals: readonly Supposal[],
    readonly reading: Reading | 'both',
  ) {
    super(match, viewing);
  }
}
