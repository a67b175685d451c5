import { Answers } from '../describing/answers.js';
import { Controller, Get, HttpCode, Inject, Post, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { May } from '../acting/may.js';
import { SampleListAnswer, SamplesUnderWay } from '@adjutant/scenarios';
import { LoadedSamples, Samples, type Loading } from './samples.js';

@ApiTags('samples')
@Controller('api/samples')
export class SamplesController {
  constructor(@Inject(Samples) private readonly samples: Samples) {}

  @Get()
  @Answers(SampleListAnswer)
  @ApiOperation({ summary: 'The sample matches, and whether they are loaded' })
  async list(): Promise<SampleListAnswer> {
    const samples = await this.samples.list();
    const { loading } = this.samples;
    return { samples, ...(loading ? { loading } : {}) };
  }

  @Post()
  @Answers(LoadedSamples)
  @Answers(SamplesUnderWay, { status: 202, says: 'It goes on; ask again to be told the end.' })
  @HttpCode(200)
  @May('LoadSamples')
  @ApiOperation({
    summary: 'Load the sample matches; what is loaded already is not recorded again',
    description:
      'Answers within about a second: 200 with what it came to, or 202 with how far it is. It goes on by itself then; ask again to be told the end.',
  })
  @ApiResponse({ status: 202, description: 'It goes on: {loading: {done, of}}.' })
  async load(@Res({ passthrough: true }) reply: FastifyReply): Promise<Loading> {
    const loading = await this.samples.load();
    if ('loading' in loading) void reply.status(202);
    return loading;
  }
}
