import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Actor } from '@adjutant/kernel';
import { firstView, type FirstView } from '@adjutant/views';
import { MatchReader } from '@adjutant/event';
import { entryIn, upTo, writerOf } from './account.js';
import { AskFirst } from './questions.js';

export interface FirstAnswer extends FirstView {
  readonly match: string;
  readonly by: Actor | null;
}

/** The first entry at which something was so, in the record as it counts after the entry asked about. */
@QueryHandler(AskFirst)
export class AskFirstHandler implements IQueryHandler<AskFirst, FirstAnswer> {
  constructor(@Inject(MatchReader) private readonly reader: MatchReader) {}

  async execute({ match, viewing, asked, at }: AskFirst): Promise<FirstAnswer> {
    const record = await this.reader.seen(match, viewing);
    if (asked.when.of === 'paper') for (const entry of asked.when.says.keys()) entryIn(record, entry);
    const events = upTo(record, entryIn(record, at));
    const found = this.reader.project((shelf) => firstView(shelf, events, asked));
    return { match, ...found, by: found.entry === null ? null : writerOf(record, found.entry) };
  }
}
