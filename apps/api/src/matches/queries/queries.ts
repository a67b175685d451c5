import type { Reading, Supposal } from '@adjutant/replay';
import type { Side } from '@adjutant/rules';
import type { Viewing } from '@adjutant/event';

/** Questions about matches, as they travel through the QueryBus. */
export class ListMatches {
  constructor(
    readonly limit: number,
    readonly after: string | undefined,
    readonly withVoid: boolean,
  ) {}
}

abstract class AboutMatch {
  constructor(readonly match: string) {}
}

/** A question whose answer depends on who looks. */
abstract class SeenMatch extends AboutMatch {
  constructor(
    match: string,
    readonly viewing: Viewing,
  ) {
    super(match);
  }
}

export class ViewMatch extends SeenMatch {}
export class ReadLedger extends SeenMatch {}
export class ReadTimeline extends SeenMatch {}
export class ReadDoubts extends SeenMatch {}
export class ReadPending extends SeenMatch {}
export class ReadAttempts extends SeenMatch {}
export class ExportMatch extends AboutMatch {}
export class VerifyMatch extends AboutMatch {}

export class ReadOptions extends SeenMatch {
  constructor(
    match: string,
    viewing: Viewing,
    readonly player: Side | undefined,
  ) {
    super(match, viewing);
  }
}

export class ReplayMatch extends SeenMatch {
  constructor(
    match: string,
    viewing: Viewing,
    readonly from: number,
    readonly to: number | undefined,
  ) {
    super(match, viewing);
  }
}

export class ReadEvents extends AboutMatch {
  constructor(
    match: string,
    readonly from: number,
    readonly limit: number,
  ) {
    super(match);
  }
}

export class SupposeMatch extends SeenMatch {
  constructor(
    match: string,
    viewing: Viewing,
    readonly supposals: readonly Supposal[],
    readonly reading: Reading | 'both',
  ) {
    super(match, viewing);
  }
}
