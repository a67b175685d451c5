import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { matchStream } from '@adjutant/match';
import { writeMatchFile } from '@adjutant/store';
import { unknownMatch, isMatchId, MatchDesk } from '@adjutant/event';
import { ExportMatch } from './queries.js';

/** The match file: a header line and one line an event, as stored, so that anybody can follow the hashes. */
@QueryHandler(ExportMatch)
export class ExportMatchHandler implements IQueryHandler<ExportMatch, string> {
  constructor(@Inject(MatchDesk) private readonly desk: MatchDesk) {}

  async execute({ match }: ExportMatch): Promise<string> {
    const file = isMatchId(match) ? await writeMatchFile(this.desk.store, matchStream(match)) : undefined;
    if (file === undefined) throw unknownMatch(match);
    return file;
  }
}
