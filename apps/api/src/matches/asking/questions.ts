import type { Disputed, FirstAsked, MomentSpec, WhyFigure } from '@adjutant/replay';
import type { Side } from '@adjutant/rules';
import type { MomentsView } from '@adjutant/views';
import { Query } from '@nestjs/cqrs';
import type { DifferenceAnswer } from './difference.handler.js';
import type { FirstAnswer } from './first.handler.js';
import type { MomentAnswer } from './moments.handlers.js';
import type { WhyAnswer } from './why.handler.js';
import type { Viewing } from '@adjutant/event';

/** Questions about a moment of a match, as they travel through the QueryBus. `at`: the newest entry where it is left out. */
abstract class AboutMoment<Answer> extends Query<Answer> {
  constructor(
    readonly match: string,
    readonly viewing: Viewing,
  ) {
    super();
  }
}

/** `at`: as the record stood after this entry. `upto`: as it counts then, and no further than this entry. */
export interface WhySpan {
  readonly at?: number | undefined;
  readonly upto?: number | undefined;
}

export class AskWhy extends AboutMoment<WhyAnswer> {
  constructor(
    match: string,
    viewing: Viewing,
    readonly player: Side,
    readonly figure: WhyFigure,
    readonly span: WhySpan,
  ) {
    super(match, viewing);
  }
}

export class AskDifference extends AboutMoment<DifferenceAnswer> {
  constructor(
    match: string,
    viewing: Viewing,
    readonly from: number,
    readonly to: number | undefined,
  ) {
    super(match, viewing);
  }
}

/** Every moment that has a name; `disputes`: those that whoever asks may know of. */
export class ListMoments extends AboutMoment<MomentsView & { readonly match: string }> {
  constructor(
    match: string,
    viewing: Viewing,
    readonly disputes: readonly Disputed[],
  ) {
    super(match, viewing);
  }
}

/** One moment; `state`: the hash that a link to it carries. */
export class AskMoment extends AboutMoment<MomentAnswer> {
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

export class AskFirst extends AboutMoment<FirstAnswer> {
  constructor(
    match: string,
    viewing: Viewing,
    readonly asked: FirstAsked,
    readonly at: number | undefined,
  ) {
    super(match, viewing);
  }
}
