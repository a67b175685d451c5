import { AnswersText } from '../describing/answers.js';
import { Controller, Get, Header, Inject, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Asks, type Asker } from '../apart/asks.js';
import { FileNames } from '../matches/files/file-names.js';
import { Reports } from './report.service.js';

@ApiTags('matches')
@Controller('api/matches')
export class ReportController {
  constructor(
    @Inject(Reports) private readonly reports: Reports,
    @Inject(FileNames) private readonly names: FileNames,
  ) {}

  @Get(':id/report.pdf')
  @AnswersText('application/pdf')
  @Header('content-type', 'application/pdf')
  @ApiProduces('application/pdf')
  @ApiOperation({
    summary:
      'The audit report: people, rules, ledgers with every line, corrections, the record. The same record gives the same bytes',
  })
  async report(
    @Asks() asker: Asker,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const file = await this.reports.pdf(asker, id);
    void reply.header('content-disposition', await this.names.header(id, 'inline', 'audit.pdf'));
    return new StreamableFile(file, { length: file.byteLength });
  }
}
