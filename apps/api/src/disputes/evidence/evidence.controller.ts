import { Answers, AnswersText } from '../../describing/answers.js';
import { applyDecorators, Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type Acting, atEvent, authorize, notAllowed } from '@adjutant/access';
import { Acts } from '../../acting/acts.js';
import { CSP_OF_FILES } from '../../doors/headers.js';
import { problem, ProblemError } from '../../problems/problem.js';
import { disputeFor, DisputeReader, EventOf } from '@adjutant/rulings';
import { EVIDENCE_TYPES, EvidenceFiles, noFile, KeptEvidence, KeptPhotos, sheetsOf } from '@adjutant/evidence';
import { MatchReader } from '@adjutant/event';
import { matchStream } from '@adjutant/match';

const TakesFile = (path: string, summary: string): MethodDecorator =>
  applyDecorators(
    Post(path),
    Answers(KeptEvidence),
    HttpCode(200),
    ApiOperation({ summary }),
    ApiConsumes(...EVIDENCE_TYPES),
    ApiBody({ schema: { type: 'string', format: 'binary' } }),
  );

@ApiTags('disputes')
@Controller('api')
export class EvidenceController {
  constructor(
    @Inject(EvidenceFiles) private readonly files: EvidenceFiles,
    @Inject(DisputeReader) private readonly disputes: DisputeReader,
    @Inject(MatchReader) private readonly matches: MatchReader,
    @Inject(EventOf) private readonly events: EventOf,
  ) {}

  @TakesFile('disputes/:id/evidence', 'Send a file; AddEvidence puts it into the dispute by the hash that is answered')
  async take(@Acts() acting: Acting, @Param('id') id: string, @Body() body: unknown): Promise<KeptEvidence> {
    await disputeFor(acting, 'AddEvidence', id, this.disputes);
    return this.#keep(acting, id, body);
  }

  @TakesFile(
    'matches/:id/sheet-photos',
    'Send a photo of the score sheet; a note that names its hash keeps it for good',
  )
  async takePhoto(@Acts() acting: Acting, @Param('id') id: string, @Body() body: unknown): Promise<KeptEvidence> {
    assertMay(acting, 'RecordNote', id);
    await this.matches.state(id);
    return this.#keep(acting, sheetsOf(matchStream(id)), body);
  }

  @Get('matches/:id/sheet-photos')
  @Answers(KeptPhotos)
  @ApiOperation({ summary: 'The photos of the score sheets of a match, oldest first' })
  photos(@Acts() acting: Acting, @Param('id') id: string): Promise<KeptPhotos> {
    assertMay(acting, 'ReadDisputes', id);
    return this.files.photos(sheetsOf(matchStream(id)));
  }

  @Get('evidence/:hash')
  @AnswersText(...EVIDENCE_TYPES)
  @ApiOperation({ summary: 'A file of evidence' })
  @ApiQuery({
    name: 'dispute',
    required: false,
    description: 'The dispute that it belongs to; players have to say it.',
  })
  @ApiQuery({ name: 'match', required: false, description: 'The match of whose score sheet it is a photo.' })
  @ApiProduces(...EVIDENCE_TYPES)
  async show(
    @Acts() acting: Acting,
    @Param('hash') hash: string,
    @Res() reply: FastifyReply,
    @Query('dispute') dispute?: string,
    @Query('match') match?: string,
  ): Promise<void> {
    const named = dispute === '' ? undefined : dispute;
    const event = named === undefined ? this.events.match(match) : this.events.dispute(named);
    const there = atEvent(acting, await event);
    const about = named === undefined ? undefined : await disputeFor(there, 'ReadDisputes', named, this.disputes);
    const sheets = named === undefined && match ? sheetsOf(matchStream(match)) : undefined;
    if (about === undefined) assertMay(there, 'ReadDisputes', match);
    const stands = about?.evidence.includes(hash) ?? true;
    if (!stands || !(await this.files.bindings.has(hash, named ?? sheets))) throw unknownFile();
    const file = await this.files.open(hash);
    if (!file) throw unknownFile();
    const how = file.mediaType.startsWith('image/') ? 'inline' : 'attachment';
    const disposition = `${how}; filename="${hash.slice(0, 12)}"`;
    const headers = { 'content-type': file.mediaType, 'content-security-policy': CSP_OF_FILES };
    void reply.headers({ ...headers, 'content-disposition': disposition }).send(file.content);
  }

  #keep(acting: Acting, owner: string, body: unknown): Promise<KeptEvidence> {
    if (!Buffer.isBuffer(body) || body.length === 0) throw noFile();
    return this.files.keep(body, { dispute: owner, who: acting.seat?.side ?? 'staff' });
  }
}

function assertMay(acting: Acting, type: 'RecordNote' | 'ReadDisputes', match?: string): void {
  const refusal = authorize(acting, { type }, { match });
  if (refusal) throw notAllowed(refusal);
}

const unknownFile = (): ProblemError =>
  new ProblemError(problem(404, 'evidence/unknown', 'There is no such file here.'));
