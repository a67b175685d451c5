import type { MatchView, Pending } from '@adjutant/views';
import type { Acting } from '@adjutant/access';
import { Query } from '@nestjs/cqrs';
import type { MatchesAsked, MatchPage } from '@adjutant/lists';
import type { Viewing } from '@adjutant/event';

/** What the list of matches is asked for; each of the words as it was typed. */
export interface AskedOfMatches extends Omit<MatchesAsked, 'words'> {
  readonly search: readonly string[];
  readonly counted: boolean;
}

/** Questions about matches that the newest state and the lists answer, as they travel through the QueryBus. */
export class ListMatches extends Query<MatchPage> {
  constructor(
    readonly limit: number,
    readonly after: string | undefined,
    readonly asked: AskedOfMatches,
    readonly acting: Acting,
  ) {
    super();
  }
}

/** A question whose answer depends on who looks. */
abstract class AboutMatch<Answer> extends Query<Answer> {
  constructor(
    readonly match: string,
    readonly viewing: Viewing,
    readonly acting: Acting,
  ) {
    super();
  }
}

export class ViewMatch extends AboutMatch<MatchView | null> {}
export class ReadPending extends AboutMatch<Pending & { readonly revision: number }> {}
export class ReadAttempts extends AboutMatch<object> {}
