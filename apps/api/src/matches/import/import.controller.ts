import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import { May } from '../../access/may.js';
import { ImportMatch, type Imported } from './import-match.js';
import { MATCH_FILE_TYPES } from './match-file-body.js';

/** Where records of other installations come in. */
@ApiTags('matches')
@Controller('api/matches')
export class ImportController {
  constructor(@Inject(CommandBus) private readonly bus: CommandBus) {}

  @Post('import')
  @HttpCode(200)
  @May('ImportMatch')
  @ApiOperation({
    summary: 'Takes a match file in, with the hashes that it was first recorded with; whole and intact, or not at all',
  })
  @ApiConsumes(...MATCH_FILE_TYPES)
  @ApiBody({ schema: { type: 'string', description: 'The match file: JSON Lines, as `export` gives it.' } })
  import(@Body() text: string | undefined): Promise<Imported> {
    return this.bus.execute<ImportMatch, Imported>(new ImportMatch(text ?? ''));
  }
}
