import { Readable } from 'node:stream';
import { isMatchId, unknownTournament } from '@adjutant/event';
import type { Declined } from '@adjutant/kernel';
import { eventDiffers, logDiffers, NoEventBundle, packMissing, Sealing, type Unbundled } from '@adjutant/sealing';
import { Controller, Inject, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { May } from '../acting/may.js';
import { Kept } from '../matches/files/kept.js';

/** Whole events as evidence. Of disputes about penalties only hashes are in a bundle, so that nobody needs to be kept from it. */
@ApiTags('tournaments')
@Controller('api/tournaments')
export class EventBundleController {
  constructor(@Inject(Sealing) private readonly sealing: Sealing) {}

  @Kept(':id/bundle', 'application/x-ndjson', 'A whole event as evidence: one file that proves itself offline')
  @May('ReadBundle')
  async bundle(@Param('id') id: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<StreamableFile> {
    if (!isMatchId(id)) throw unknownTournament(id);
    const lines = await this.sealing.eventBundle(id).catch((error: unknown) => {
      throw error instanceof NoEventBundle ? declinedFor(id, error.answer) : error;
    });
    void reply.header('content-disposition', 'attachment; filename="event-bundle.jsonl"');
    return new StreamableFile(Readable.from(lines));
  }
}

function declinedFor(id: string, answer: Unbundled): Declined {
  switch (answer.why) {
    case 'unknown-event':
      return unknownTournament(id);
    case 'pack-missing':
      return packMissing(answer.pack);
    case 'log-differs':
      return logDiffers(`The record of event ${id} is not what was sealed`);
    case 'event-differs':
      return eventDiffers(id, answer.fault);
  }
}
