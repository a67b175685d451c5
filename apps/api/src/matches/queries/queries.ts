import type { Reading, Supposal } from '@adjutant/replay';
import type { Side } from '@adjutant/rules';

/** Questions about matches, as they travel through the QueryBus. */
export class ListMatches {
  constructor(
    readonly limit: number,
    readonly after: string | undefined,
  ) {}
}

abstract class AboutMatch {
  constructor(readonly match: string) {}
}

export class ViewMatch extends AboutMatch {}
export class ReadLedger extends AboutMatch {}
export class ReadTimeline extends AboutMatch {}
export class ReadPending extends AboutMatch {}
export class ReadAttempts extends AboutMatch {}
export class ExportMatch extends AboutMatch {}
export class VerifyMatch extends AboutMatch {}

export class ReadOptions extends AboutMatch {
  constructor(
    match: string,
    readonly player: Side | undefined,
  ) {
    super(match);
  }
}

export class ReplayMatch extends AboutMatch {
  constructor(
    match: string,
    readonly from: number,
    readonly to: number | undefined,
  ) {
    super(match);
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

export class SupposeMatch extends AboutMatch {
  constructor(
    match: string,
    readonly supposals: readonly Supposal[],
    readonly reading: Reading,
  ) {
    super(match);
  }
}
