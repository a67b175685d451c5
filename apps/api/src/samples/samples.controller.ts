import { Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { May } from '../access/may.js';
import { Samples, type LoadedSample, type Sample } from './samples.js';

@ApiTags('samples')
@Controller('api/samples')
export class SamplesController {
  constructor(@Inject(Samples) private readonly samples: Samples) {}

  @Get()
  @ApiOperation({ summary: 'The sample matches, and whether they are loaded' })
  async list(): Promise<{ readonly samples: readonly Sample[] }> {
    return { samples: await this.samples.list() };
  }

  @Post()
  @HttpCode(200)
  @May('LoadSamples')
  @ApiOperation({ summary: 'Load the sample matches; what is loaded already is not recorded again' })
  async load(): Promise<{ readonly samples: readonly LoadedSample[] }> {
    return { samples: await this.samples.load() };
  }
}
