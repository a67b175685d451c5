import { Controller, Get, Header, Inject, Param, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { May } from '../access/may.js';
import { isMatchId } from '../matches/match-id.js';
import { unknownMatch } from '../problems/problem.js';
import { logDiffers, packMissing } from './problems.js';
import { inWords, Sealing } from './sealing.js';

/** Matches as evidence. A bundle holds what is stored, so that nothing sealed is opened by it, whoever asks. */
@ApiTags('matches')
@Controller('api/matches')
export class BundleController {
  constructor(@Inject(Sealing) private readonly sealing: Sealing) {}

  @Get(':id/bundle')
  @May('ReadBundle')
  @Header('content-type', 'application/x-ndjson; charset=utf-8')
  @ApiProduces('application/x-ndjson')
  @ApiOperation({ summary: 'The record of a match and its disputes as evidence: one file that proves itself offline' })
  async bundle(@Param('id') id: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    if (!isMatchId(id)) throw unknownMatch(id);
    const made = await this.sealing.bundle(id);
    if (made.ok) {
      void reply.header('content-disposition', `attachment; filename="${id}.bundle.jsonl"`);
      return made.text;
    }
    if (made.why === 'unknown-match') throw unknownMatch(id);
    if (made.why === 'pack-missing') throw packMissing(made.pack);
    if (made.why === 'fault') throw logDiffers(upperFirst(inWords(made.fault)), made.fault);
    throw logDiffers(`The record of match ${id} is not what was sealed`);
  }
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
