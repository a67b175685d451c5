import { AuditPdf, ReadReport, FileNames } from '@adjutant/event';
import { Answers } from '../describing/answers.js';
import { ReportView } from '@adjutant/views';
import { Controller, Get, Inject, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Asks, type Asker } from '../apart/asks.js';
import { Kept } from '../matches/files/kept.js';
import { Reports } from './report.service.js';

@ApiTags('matches')
@Controller('api/matches')
export class ReportController {
  constructor(
    @Inject(Reports) private readonly reports: Reports,
    @Inject(FileNames) private readonly names: FileNames,
  ) {}

  @Get(':id/report')
  @Answers(ReportView)
  @ApiOperation({ summary: 'The audit report, part by part, as the PDF says it' })
  shown(@Asks() asker: Asker, @Param('id') id: string): Promise<ReportView> {
    return this.reports.told(asker, id, ReadReport);
  }

  @Kept(
    ':id/report.pdf',
    'application/pdf',
    'The audit report: people, rules, ledgers with every line, corrections, the record. The same record gives the same bytes',
  )
  async report(
    @Asks() asker: Asker,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const file = await this.reports.told(asker, id, AuditPdf);
    void reply.header('content-disposition', await this.names.header(asker.acting, id, 'inline', 'audit.pdf'));
    return new StreamableFile(file, { length: file.byteLength });
  }
}
