import type { Acting } from '@adjutant/access';
import { EventLists } from '@adjutant/event';
import { asDescribed } from '@adjutant/kernel';
import { BringList, BroughtListAnswer, ListOfEntrant, LookedAtList } from '@adjutant/tournament';
import { Body, Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Acts } from '../acting/acts.js';
import { Answers, COMPONENTS } from '../describing/answers.js';

const TAKES = { schema: COMPONENTS.refer(BringList) as never };

/** Army lists of an event. The server checks them: nobody sends along that a list is legal. */
@ApiTags('tournaments')
@Controller('api/tournaments/:id/lists')
export class TournamentListsController {
  constructor(@Inject(EventLists) private readonly lists: EventLists) {}

  @Post()
  @HttpCode(200)
  @Answers(BroughtListAnswer)
  @ApiOperation({ summary: 'Bring an army list: your own as a player, anybody’s as an official; it is checked here' })
  @ApiBody(TAKES)
  bring(@Param('id') id: string, @Body() body: unknown, @Acts() acting: Acting): Promise<BroughtListAnswer> {
    return this.lists.bring(id, asDescribed(BringList, body), acting);
  }

  @Post('look')
  @HttpCode(200)
  @Answers(LookedAtList)
  @ApiOperation({
    summary: 'What is read in a list and what the pack says of it, before it is brought; nothing is kept',
  })
  @ApiBody(TAKES)
  look(@Param('id') id: string, @Body() body: unknown, @Acts() acting: Acting): Promise<LookedAtList> {
    return this.lists.look(id, asDescribed(BringList, body), acting);
  }

  @Get(':player')
  @Answers(ListOfEntrant)
  @ApiOperation({ summary: 'The list of a player, for whom the event shows it; held to the digest in the record' })
  read(@Param('id') id: string, @Param('player') player: string, @Acts() acting: Acting): Promise<ListOfEntrant> {
    return this.lists.read(id, player, acting);
  }
}
