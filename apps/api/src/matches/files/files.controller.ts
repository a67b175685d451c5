import {
  ExportMatch,
  Origins,
  ReadLedger,
  ReadLines,
  ReadTimeline,
  ReadUses,
  type SeenQuestion,
  type Viewing,
  FileNames,
} from '@adjutant/event';
import { ledgerCsv, usesCsv } from '@adjutant/views';
import { Controller, Inject, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Apart, keyOf } from '../../apart/apart.js';
import { Asks, type Asker } from '../../apart/asks.js';
import { AsViewer, Seen } from '../viewing.js';
import { Kept } from './kept.js';

/** A match as files to keep. */
@ApiTags('matches')
@Controller('api/matches')
export class FilesController {
  constructor(
    @Inject(Apart) private readonly apart: Apart,
    @Inject(Origins) private readonly origins: Origins,
    @Inject(FileNames) private readonly names: FileNames,
  ) {}

  @Kept(':id/export', 'application/x-ndjson', 'The match file: JSON Lines, verifiable offline')
  async export(
    @Asks() asker: Asker,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    const file = await this.apart.ask(asker, new ExportMatch(id));
    const imported = await this.origins.of(id);
    // The file itself stays what was imported, to the last byte: its name and its header say what it is.
    if (imported) void reply.header('x-adjutant-imported', encodeURI(imported.says));
    const ending = imported ? 'from-elsewhere.match.jsonl' : 'match.jsonl';
    void reply.header('content-disposition', await this.names.header(asker.acting, id, 'attachment', ending));
    return file;
  }

  @Kept(':id/ledger.csv', 'text/csv', 'Both ledgers line by line, for a spreadsheet')
  @Seen()
  async ledger(
    @Asks() asker: Asker,
    @Param('id') id: string,
    @AsViewer() viewing: Viewing,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { answer, entries } = await this.#placed(asker, new ReadLedger(id, viewing), 'ledger.csv', reply);
    return ledgerCsv(answer, entries, await this.names.players(asker.acting, id));
  }

  @Kept(':id/uses.csv', 'text/csv', 'Everything that was used, by whom and at which cost, for a spreadsheet')
  @Seen()
  async uses(
    @Asks() asker: Asker,
    @Param('id') id: string,
    @AsViewer() viewing: Viewing,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { answer, entries } = await this.#placed(asker, new ReadUses(id, viewing), 'uses.csv', reply);
    return usesCsv(answer, entries, await this.names.players(asker.acting, id));
  }

  @Kept(
    ':id/events.jsonl',
    'application/x-ndjson',
    'The record line by line, as whoever looks may see it, and in words',
  )
  @Seen()
  async lines(
    @Asks() asker: Asker,
    @Param('id') id: string,
    @AsViewer() viewing: Viewing,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const question = new ReadLines(id, viewing);
    const lines = await this.apart.do(asker, `events.jsonl ${keyOf(question)}`, (tell) => tell(question));
    await this.#called(asker, question, 'events.jsonl', reply);
    return lines;
  }

  /** With the entries, which say what was told late. */
  async #placed<Answer>(asker: Asker, question: SeenQuestion<Answer>, ending: string, reply: FastifyReply) {
    const placed = await this.apart.do(asker, `${ending} ${keyOf(question)}`, async (tell) => {
      const { entries } = await tell(new ReadTimeline(question.match, question.viewing));
      return { answer: await tell(question), entries };
    });
    await this.#called(asker, question, ending, reply);
    return placed;
  }

  async #called(asker: Asker, question: SeenQuestion<unknown>, ending: string, reply: FastifyReply): Promise<void> {
    void reply.header(
      'content-disposition',
      await this.names.header(asker.acting, question.match, 'attachment', ending),
    );
  }
}
