import { Answers, AnswersText } from '../../describing/answers.js';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type Acting, authorize, notAllowed } from '@adjutant/access';
import { Acts } from '../../acting/acts.js';
import { CSP_OF_FILES } from '../../doors/headers.js';
import { problem, ProblemError } from '../../problems/problem.js';
import { DisputeReader } from '@adjutant/rulings';
import { EVIDENCE_TYPES, EvidenceFiles, noFile, KeptEvidence } from '@adjutant/evidence';

@ApiTags('disputes')
@Controller('api')
export class EvidenceController {
  constructor(
    @Inject(EvidenceFiles) private readonly files: EvidenceFiles,
    @Inject(DisputeReader) private readonly disputes: DisputeReader,
  ) {}

  @Post('disputes/:id/evidence')
  @Answers(KeptEvidence)
  @HttpCode(200)
  @ApiOperation({ summary: 'Send a file; AddEvidence puts it into the dispute by the hash that is answered' })
  @ApiConsumes(...EVIDENCE_TYPES)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  async take(@Acts() acting: Acting, @Param('id') id: string, @Body() body: unknown): Promise<KeptEvidence> {
    const { match } = await this.disputes.exactly(id);
    const refusal = authorize(acting, { type: 'AddEvidence' }, { match });
    if (refusal) throw notAllowed(refusal);
    if (!Buffer.isBuffer(body) || body.length === 0) throw noFile();
    return this.files.keep(body, { dispute: id, who: acting.seat?.side ?? 'staff' });
  }

  @Get('evidence/:hash')
  @AnswersText(...EVIDENCE_TYPES)
  @ApiOperation({ summary: 'A file of evidence' })
  @ApiQuery({
    name: 'dispute',
    required: false,
    description: 'The dispute that it belongs to; players have to say it.',
  })
  @ApiProduces(...EVIDENCE_TYPES)
  async show(
    @Acts() acting: Acting,
    @Param('hash') hash: string,
    @Res() reply: FastifyReply,
    @Query('dispute') dispute?: string,
  ): Promise<void> {
    const named = dispute === undefined || dispute === '' ? undefined : dispute;
    const about = named === undefined ? undefined : await this.disputes.exactly(named);
    const refusal = authorize(acting, { type: 'ReadDisputes' }, { match: about?.match });
    if (refusal) throw notAllowed(refusal);
    // It is evidence where it was sent to and put into, whatever other records name its hash.
    const stands = about?.evidence.includes(hash) ?? true;
    if (!stands || !(await this.files.bindings.has(hash, named))) throw unknownFile();
    const file = await this.files.open(hash);
    if (!file) throw unknownFile();
    const isImage = file.mediaType.startsWith('image/');
    void reply
      .header('content-type', file.mediaType)
      .header('content-security-policy', CSP_OF_FILES)
      .header('content-disposition', `${isImage ? 'inline' : 'attachment'}; filename="${hash.slice(0, 12)}"`)
      .send(file.content);
  }
}

function unknownFile(): ProblemError {
  return new ProblemError(problem(404, 'evidence/unknown', 'There is no such file here.'));
}
