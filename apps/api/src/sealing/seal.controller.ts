import { is } from '@adjutant/kernel';
import { Answers, AnswersText } from '../describing/answers.js';
import { Controller, Get, Header, Inject, Query } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import { hexOf } from '@adjutant/seal';
import { wholeFrom } from '../problems/query-values.js';
import { invalid } from '../problems/problem.js';
import { KeptCheckpoint, type SealedLog, Sealing, SealStanding, unknownSize } from '@adjutant/sealing';

const SIZES = { least: 0, most: Number.MAX_SAFE_INTEGER };
const TEXT = 'text/plain; charset=utf-8';

/** What the log says of itself, for whoever does not want to take its word. */
@ApiTags('seal')
@Controller('api/seal')
export class SealController {
  constructor(@Inject(Sealing) private readonly sealing: Sealing) {}

  @Get()
  @Answers(SealStanding)
  @ApiOperation({ summary: 'Whether the log is what was sealed, and how far that goes' })
  standing(): SealStanding {
    return this.sealing.standing();
  }

  @Get('key')
  @Answers(is.object({ origin: is.anyText(), key: is.anyText() }, { name: 'SealKeyAnswer' }))
  @ApiOperation({ summary: 'The verifier key of this log, as C2SP signed notes have it. Publish it before the event.' })
  key(): { readonly origin: string; readonly key: string } {
    const { signer } = this.sealing;
    return { origin: signer.name, key: signer.verifier };
  }

  @Get('checkpoint')
  @AnswersText('text/plain')
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

  @Get('checkpoints')
  @Answers(
    is.object({ checkpoints: is.many(KeptCheckpoint), next: is.orNull(is.anyWhole()) }, { name: 'CheckpointsAnswer' }),
  )
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

  @Get('consistency')
  @Answers(
    is.object({ from: is.anyWhole(), to: is.anyWhole(), proof: is.many(is.anyText()) }, { name: 'ConsistencyAnswer' }),
  )
  @ApiOperation({ summary: 'What shows that the log of one size is the beginning of the log of another (RFC 9162)' })
  @ApiQuery({ name: 'from' })
  @ApiQuery({ name: 'to', required: false, description: 'All that is sealed where it is left out.' })
  async consistency(@Query('from') from?: string, @Query('to') to?: string): Promise<object> {
    const log = await this.sealing.log();
    const [old, size] = sizesFrom(log, from, to);
    return { from: old, to: size, proof: log.consistency(old, size).map(hexOf) };
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
