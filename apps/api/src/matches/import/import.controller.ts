import { Answers } from '../../describing/answers.js';
import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Acting, recordedAs } from '@adjutant/access';
import { Acts } from '../../acting/acts.js';
import { May } from '../../acting/may.js';
import { Imported } from '@adjutant/event';
import { ImportMatch } from './import-match.js';
import { MATCH_FILE_TYPES } from './match-file-body.js';

/** Where records of other installations come in. */
@ApiTags('matches')
@Controller('api/matches')
export class ImportController {
  constructor(@Inject(CommandBus) private readonly bus: CommandBus) {}

  @Post('import')
  @Answers(Imported)
  @HttpCode(200)
  @May('ImportMatch')
  @ApiOperation({
    summary:
      'Takes a match file in, or a bundle by a key of ADJUTANT_TRUSTED_KEYS, with the hashes that it was first recorded with; whole and intact, or not at all',
  })
  @ApiConsumes(...MATCH_FILE_TYPES)
  @ApiBody({
    schema: {
      type: 'string',
      description: 'The match file or the bundle: JSON Lines, as `export` and `bundle` give them.',
    },
  })
  import(@Body() text: string | undefined, @Acts() acting: Acting): Promise<Imported> {
    const actor = recordedAs(acting, { type: 'ImportMatch' });
    return this.bus.execute(new ImportMatch(text ?? '', actor));
  }
}
