import { kindOf, RecordTeller, type Question } from '@adjutant/event';
import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';

/** A question about the whole record of a match on its way through the QueryBus. Who tells it is found by its kind. */
export class AskRecord<Answer> extends Query<Answer> {
  constructor(readonly question: Question<Answer>) {
    super();
  }
}

@QueryHandler(AskRecord)
export class AskRecordHandler implements IQueryHandler<AskRecord<unknown>> {
  constructor(@Inject(RecordTeller) private readonly telling: RecordTeller) {}

  execute({ question }: AskRecord<unknown>): Promise<unknown> {
    return this.telling.tell(kindOf(question), question);
  }
}
