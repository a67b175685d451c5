import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { MatchEvent } from '@adjutant/match';
import { MatchReader } from '../match-reader.js';
import { eventView } from '../stored-view.js';
import { ExportMatch } from './queries.js';

/** The match file: a header line and one line an event, as stored, so that anybody can follow the hashes. */
@QueryHandler(ExportMatch)
export class ExportMatchHandler implements IQueryHandler<ExportMatch, string> {
  constructor(@Inject(MatchReader) private readonly reader: MatchReader) {}

  async execute({ match }: ExportMatch): Promise<string> {
    const stored = await this.reader.original(match);
    const opened = stored[0]?.event as MatchEvent | undefined;
    const pack = opened?.type === 'MatchOpened' ? opened.data.pack : null;
    const head = stored.at(-1)?.meta.hash ?? null;
    const header = { adjutant: 'match', version: 1, id: match, pack, head };
    return [header, ...stored.map(eventView)].map((line) => `${JSON.stringify(line)}\n`).join('');
  }
}
