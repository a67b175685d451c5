import { packHeads, PacksAnswer } from '@adjutant/views';
import { Answers } from '../describing/answers.js';
import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Shelf } from '@adjutant/rules';
import { packDocument, type PackDocument } from '@adjutant/views';
import { problem, ProblemError } from '../problems/problem.js';
import { SHELF } from '../tokens.js';

/** The rules at hand. They come with the installation and do not change while it runs. */
@ApiTags('packs')
@Controller('api/packs')
export class PacksController {
  constructor(@Inject(SHELF) private readonly shelf: Shelf) {}

  @Get()
  @Answers(PacksAnswer)
  @ApiOperation({ summary: 'The installed packs with their releases' })
  list(): PacksAnswer {
    return { packs: packHeads(this.shelf) };
  }

  @Get(':id')
  @ApiOperation({ summary: 'One release of a pack with all its entries' })
  @ApiQuery({ name: 'release', required: false, description: 'The newest where it is left out.' })
  show(@Param('id') id: string, @Query('release') release?: string): PackDocument {
    const pack = this.shelf.find(id, release === '' ? undefined : release);
    if (pack) return packDocument(pack);
    const known = this.shelf.packs.map((one) => `${one.id}@${one.release}`);
    const asked = release ? `${id}@${release}` : id;
    throw new ProblemError(
      problem(404, 'pack/unknown', `There is no pack ${asked}. Installed: ${known.join(', ') || 'none'}.`, {
        facts: { known },
      }),
    );
  }
}
