import type { EffectProcess } from './effect-process.js';
import type { TableProcess, Untaken } from './table-process.js';

/** What has to be looked at because something was recorded about it. */
export type Subject =
  | { readonly event: string }
  | { readonly match: string }
  | { readonly penaltiesIn: string }
  | { readonly dispute: string }
  | { readonly person: string };

/** Everything that crosses between an event and other records, each by whom it is for. */
export class EventCrossings {
  constructor(
    private readonly tables: TableProcess,
    private readonly effects: EffectProcess,
  ) {}

  async take(subject: Subject): Promise<readonly Untaken[]> {
    if ('event' in subject) return this.tables.settle(subject.event);
    if ('match' in subject) return this.tables.follow(subject.match);
    if ('penaltiesIn' in subject) return this.effects.followPenaltiesIn(subject.penaltiesIn);
    if ('person' in subject) return this.effects.followPerson(subject.person);
    // What was outside of a closed round for a dispute may stand with its end.
    const match = await this.effects.followDispute(subject.dispute);
    return match === undefined ? [] : this.tables.follow(match);
  }
}
