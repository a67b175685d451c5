import { ExportMatch, Origins, ReadLedger, type Viewing } from '@adjutant/event';
import { ledgerCsv } from '@adjutant/views';
import { Controller, Get, Header, Inject, Param, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Apart, keyOf } from '../../apart/apart.js';
import { Asks, type Asker } from '../../apart/asks.js';
import { AnswersText } from '../../describing/answers.js';
import { AsViewer, Seen } from '../viewing.js';
import { FileNames } from './file-names.js';

/** A match as files to keep. */
@ApiTags('matches')
@Controller('api/matches')
export class FilesController {
  constructor(
    @Inject(Apart) private readonly apart: Apart,
    @Inject(Origins) private readonly origins: Origins,
    @Inject(FileNames) private readonly names: FileNames,
  ) {}

  @Get(':id/export')
  @AnswersText('application/x-ndjson')
  @Header('content-type', 'application/x-ndjson; charset=utf-8')
  @ApiOperation({ summary: 'The match file: JSON Lines, verifiable offline' })
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
    void reply.header('content-disposition', await this.names.header(id, 'attachment', ending));
    return file;
  }

  @Get(':id/ledger.csv')
  @AnswersText('text/csv')
  @Header('content-type', 'text/csv; charset=utf-8')
  @ApiProduces('text/csv')
  @Seen()
  @ApiOperation({ summary: 'Both ledgers line by line, for a spreadsheet' })
  async ledger(
    @Asks() asker: Asker,
    @Param('id') id: string,
    @AsViewer() viewing: Viewing,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const question = new ReadLedger(id, viewing);
    const ledger = await this.apart.do(asker, `ledger.csv ${keyOf(question)}`, (tell) => tell(question));
    const csv = ledgerCsv(ledger, await this.names.players(id));
    void reply.header('content-disposition', await this.names.header(id, 'attachment', 'ledger.csv'));
    return csv;
  }
}
