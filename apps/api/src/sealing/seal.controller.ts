import { Controller, Get, Header, Inject, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import { hexOf } from '@adjutant/seal';
import type { FastifyReply } from 'fastify';
import { isMatchId } from '../matches/match-id.js';
import { wholeFrom } from '../matches/query-values.js';
import { invalid, unknownMatch } from '../problems/problem.js';
import type { KeptCheckpoint } from './seal-database.js';
import { inWords, Sealing, type SealStanding } from './sealing.js';
import type { SealedLog } from './sealed-log.js';
import { logDiffers, packMissing, unknownSize } from './problems.js';

const SIZES = { least: 0, most: Number.MAX_SAFE_INTEGER };
const TEXT = 'text/plain; charset=utf-8';

/** What the log says of itself, for whoever does not want to take its word. */
@ApiTags('seal')
@Controller('api')
export class SealController {
  constructor(@Inject(Sealing) private readonly sealing: Sealing) {}

  @Get('seal')
  @ApiOperation({ summary: 'Whether the log is what was sealed, and how far that goes' })
  standing(): SealStanding {
    return this.sealing.standing();
  }

  @Get('seal/key')
  @ApiOperation({ summary: 'The verifier key of this log, as C2SP signed notes have it. Publish it before the event.' })
  async key(): Promise<{ readonly origin: string; readonly key: string }> {
    const { signer } = await this.sealing.log();
    return { origin: signer.name, key: signer.verifier };
  }

  @Get('seal/checkpoint')
  @Header('content-type', TEXT)
  @ApiProduces('text/plain')
  @ApiOperation({
    summary: 'The newest signed checkpoint; with `from`, and a proof that it continues the log of that size',
  })
  @ApiQuery({ name: 'from', required: false, description: 'Size of the log that is known already.' })
  async checkpoint(@Query('from') from?: string): Promise<string> {
    const log = await this.sealing.log();
    const newest = log.newest() as KeptCheckpoint;
    const size = wholeFrom(from, 'from', SIZES);
    if (size === undefined) return newest.note;
    if (size > newest.size) throw unknownSize(size, newest.size);
    return log.growth(size, newest);
  }

  @Get('seal/checkpoints')
  @ApiOperation({ summary: 'Every checkpoint that was signed, newest first' })
  @ApiQuery({ name: 'limit', required: false, description: '1 to 1000; 100 where it is left out.' })
  @ApiQuery({ name: 'before', required: false, description: '`next` of the page before.' })
  async checkpoints(@Query('limit') limit?: string, @Query('before') before?: string): Promise<object> {
    const log = await this.sealing.log();
    const most = wholeFrom(limit, 'limit', { least: 1, most: 1_000 }) ?? 100;
    const found = log.database.checkpointsBefore(
      wholeFrom(before, 'before', SIZES) ?? Number.MAX_SAFE_INTEGER,
      most + 1,
    );
    const checkpoints = found.slice(0, most);
    return { checkpoints, next: found.length > most ? (checkpoints.at(-1)?.size ?? null) : null };
  }

  @Get('seal/consistency')
  @ApiOperation({ summary: 'What shows that the log of one size is the beginning of the log of another (RFC 9162)' })
  @ApiQuery({ name: 'from' })
  @ApiQuery({ name: 'to', required: false, description: 'All that is sealed where it is left out.' })
  async consistency(@Query('from') from?: string, @Query('to') to?: string): Promise<object> {
    const log = await this.sealing.log();
    const [old, size] = sizesFrom(log, from, to);
    return { from: old, to: size, proof: log.consistency(old, size).map(hexOf) };
  }

  @Get('matches/:id/bundle')
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

function sizesFrom(log: SealedLog, from: string | undefined, to: string | undefined): readonly [number, number] {
  const old = wholeFrom(from, 'from', SIZES);
  if (old === undefined) throw invalid([{ at: 'from', message: 'name a size of the log, as ?from=120' }]);
  const size = wholeFrom(to, 'to', SIZES) ?? log.size;
  if (size > log.size) throw unknownSize(size, log.size);
  if (old > size) throw invalid([{ at: 'from', message: 'from must not be larger than to' }]);
  return [old, size];
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
