import { kindOf, tell, type Question, type Tellers } from '@adjutant/event';
import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';

/** Under which they are handed out who tell questions, by kind. */
export const TELLERS = Symbol('tellers');

/** A question about the whole record of a match on its way through the QueryBus. Who tells it is found by its kind. */
export class AskRecord<Answer> extends Query<Answer> {
  constructor(readonly question: Question<Answer>) {
    super();
  }
}

@QueryHandler(AskRecord)
export class AskRecordHandler implements IQueryHandler<AskRecord<unknown>> {
  constructor(@Inject(TELLERS) private readonly tellers: Tellers) {}

  execute({ question }: AskRecord<unknown>): Promise<unknown> {
    return tell(this.tellers, kindOf(question), question);
  }
}
