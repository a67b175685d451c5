import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { taleOf, tellingOf } from '@adjutant/replay';
import { differenceView, type DifferenceView } from '@adjutant/views';
import { MatchReader } from '@adjutant/event';
import { entryIn, upTo } from './account.js';
import { AskDifference } from './questions.js';

export interface DifferenceAnswer {
  readonly match: string;
  readonly from: number;
  readonly to: number;
  readonly differences: readonly DifferenceView[];
}

/** What two moments of a match say differently, each as the record stood then. */
@QueryHandler(AskDifference)
export class AskDifferenceHandler implements IQueryHandler<AskDifference, DifferenceAnswer> {
  constructor(@Inject(MatchReader) private readonly reader: MatchReader) {}

  async execute({ match, viewing, from: asked, to: until }: AskDifference): Promise<DifferenceAnswer> {
    const record = await this.reader.seen(match, viewing);
    const [from, to] = [entryIn(record, asked), entryIn(record, until)];
    const differences = this.reader.project((shelf) =>
      differenceView(shelf, taleOf(tellingOf(shelf, upTo(record, from))), taleOf(tellingOf(shelf, upTo(record, to)))),
    );
    return { match, from, to, differences };
  }
}
