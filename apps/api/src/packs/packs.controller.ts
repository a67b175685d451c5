import { packDocument, PackDocument, packHeads, PacksAnswer, FlattenedPack } from '@adjutant/views';
import { Answers } from '../describing/answers.js';
import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Pack, Shelf } from '@adjutant/rules';
import type { FastifyReply } from 'fastify';
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

  @Get('pinned/:digest')
  @Answers(FlattenedPack)
  @ApiOperation({ summary: 'The release that has this digest, as the engine reads it' })
  pinned(@Param('digest') digest: string, @Res({ passthrough: true }) reply: FastifyReply): Pack {
    const pack = this.shelf.pinned(digest) ?? this.unknown(digest);
    void reply.header('cache-control', 'public, max-age=31536000, immutable');
    return pack;
  }

  @Get(':id')
  @Answers(PackDocument)
  @ApiOperation({ summary: 'One release of a pack with all its entries' })
  @ApiQuery({ name: 'release', required: false, description: 'The newest where it is left out.' })
  show(@Param('id') id: string, @Query('release') release?: string): PackDocument {
    const pack = this.shelf.find(id, release === '' ? undefined : release);
    if (pack) return packDocument(pack);
    return this.unknown(release ? `${id}@${release}` : id);
  }

  private unknown(asked: string): never {
    const known = this.shelf.packs.map((one) => `${one.id}@${one.release}`);
    throw new ProblemError(
      problem(404, 'pack/unknown', `There is no pack ${asked}. Installed: ${known.join(', ') || 'none'}.`, {
        facts: { known },
      }),
    );
  }
}
