import { Controller, Inject, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { RuledPenalty } from '@adjutant/dispute';
import { faultInWords } from '@adjutant/seal';
import type { FastifyReply } from 'fastify';
import { type Acting, notAllowed } from '@adjutant/access';
import { Acts } from '../acting/acts.js';
import { May } from '../acting/may.js';
import { isMatchId, unknownMatch, FileNames } from '@adjutant/event';
import { ruledVisibleTo, PolicyShelf } from '@adjutant/rulings';
import { logDiffers, packMissing, Sealing } from '@adjutant/sealing';
import { Kept } from '../matches/files/kept.js';
import { refuse } from '../problems/refusals.js';

/** Matches as evidence. A bundle holds what is stored, so that nothing sealed is opened by it, whoever asks. */
@ApiTags('matches')
@Controller('api/matches')
export class BundleController {
  constructor(
    @Inject(Sealing) private readonly sealing: Sealing,
    @Inject(FileNames) private readonly names: FileNames,
    @Inject(PolicyShelf) private readonly policies: PolicyShelf,
  ) {}

  @Kept(':id/bundle', 'application/x-ndjson', 'Record and disputes as evidence: one file that proves itself offline')
  @May('ReadBundle')
  async bundle(
    @Acts() acting: Acting,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    if (!isMatchId(id)) throw unknownMatch(id);
    const made = await this.sealing.bundle(id);
    if (made.ok) {
      this.#assertMaySee(acting, id, made.penalties);
      void reply.header('content-disposition', await this.names.header(acting, id, 'attachment', 'bundle.jsonl'));
      return made.text;
    }
    if (made.why === 'unknown-match') throw unknownMatch(id);
    if (made.why === 'pack-missing') throw packMissing(made.pack);
    if (made.why === 'fault') throw logDiffers(upperFirst(faultInWords(made.fault)), made.fault);
    throw logDiffers(`The record of match ${id} is not what was sealed`);
  }

  /** The opponent reads a ruling without its penalties; but nothing can be taken out of a bundle. */
  #assertMaySee(acting: Acting, match: string, penalties: readonly RuledPenalty[]): void {
    if (ruledVisibleTo(acting, match, penalties, this.policies).length === penalties.length) return;
    throw notAllowed(
      refuse(
        'access/no-role',
        'A ruling in this bundle carries a penalty that is not for you to see: ask a judge for it.',
        {
          command: 'ReadPenalties',
          roles: acting.roles,
        },
      ),
    );
  }
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
