import { Answers, COMPONENTS } from '../describing/answers.js';
import { rulingIn, type OpenedDispute, type RemedyAsked } from '@adjutant/dispute';
import { faultsIn, is, type Actor } from '@adjutant/kernel';
import { packOf, type MatchEvent } from '@adjutant/match';
import { taleOf, tellingOf, type Tale } from '@adjutant/replay';
import type { Shelf } from '@adjutant/rules';
import { differenceView } from '@adjutant/views';
import { Body, Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Acting, actingAs, notAllowed } from '@adjutant/access';
import { Acts } from '../acting/acts.js';
import { ActorPart } from '../commands/envelope.js';
import { MatchReader, Tournaments } from '@adjutant/event';
import { checked } from '../problems/check.js';
import { Checked, Part } from '../problems/fields.js';
import { invalid } from '../problems/problem.js';
import { entryToReverse } from '@adjutant/contexts';
import {
  disputeFor,
  officialOf,
  DisputeReader,
  foresee,
  foreseenWith,
  PenaltyForeseen,
  PenaltyRecorder,
  Preview,
  sidesOf,
} from '@adjutant/rulings';
import { Remedies, remediesFaults } from './commands/remedies.js';
import { remedyText } from '@adjutant/lists';

const PENALTIES = { type: 'array', items: COMPONENTS.refer(PenaltyForeseen) };
const arePenalties = (value: unknown): boolean => faultsIn(is.list(PenaltyForeseen), value, '').length === 0;

class PreviewBody {
  @Remedies() remedies!: RemedyAsked[];
  @Checked(arePenalties, 'be a list of penalties, each with person, policy, infraction and level', PENALTIES, {
    optional: true,
  })
  penalties?: PenaltyForeseen[];
  @Part(() => ActorPart, { optional: true, says: 'Who would rule; what a head judge alone may do depends on it.' })
  actor?: Actor;
}

@ApiTags('disputes')
@Controller('api/disputes')
export class PreviewController {
  constructor(
    @Inject(DisputeReader) private readonly disputes: DisputeReader,
    @Inject(MatchReader) private readonly matches: MatchReader,
    @Inject(Tournaments) private readonly tournaments: Tournaments,
    @Inject(PenaltyRecorder) private readonly recorder: PenaltyRecorder,
  ) {}

  @Post(':id/preview')
  @Answers(Preview)
  @HttpCode(200)
  @ApiOperation({ summary: 'What remedies would come to, old and new side by side; nothing is recorded' })
  @ApiBody({ type: PreviewBody })
  async preview(@Acts() acting: Acting, @Param('id') id: string, @Body() body: unknown): Promise<Preview> {
    const { remedies, penalties = [], actor } = checked(PreviewBody, body);
    const faults = remediesFaults(remedies, 'remedies');
    if (faults.length > 0) throw invalid(faults);
    const as = actingAs(acting, actor);
    if ('code' in as) throw notAllowed(as);
    const dispute = await disputeFor(as, 'GiveRuling', id, this.disputes);
    const match = await this.matches.state(dispute.match);
    const events = await this.matches.events(dispute.match);
    const { shown, after } = this.matches.project((shelf) => {
      const asked = { remedies, by: officialOf(as), reversing: firstOf(dispute), called: dispute.at };
      const foreseen = foresee(shelf, match, asked);
      const pack = packOf(shelf, match);
      const differences = foreseen.refusal
        ? []
        : differenceView(shelf, told(shelf, events), told(shelf, [...events, ...foreseen.events]));
      const texts = remedies.map((one) => remedyText(one, { pack, events }));
      return { shown: { ...sidesOf(match, foreseen), differences, texts }, after: foreseen.after };
    });
    const ruling = { match: dispute.match, dispute: id, by: officialOf(as) };
    const given = await foreseenWith(this.recorder, penalties, ruling);
    const changed = { match: { id: dispute.match, before: match, after }, settles: id, penalties: given };
    const impact = await this.tournaments.ranked.impactOf(changed);
    return { ...shown, ...(impact && { impact }) };
  }
}

function told(shelf: Shelf, events: readonly MatchEvent[]): Tale {
  return taleOf(tellingOf(shelf, events));
}

/** Under appeal, what is previewed takes the place of the first ruling. */
function firstOf(dispute: OpenedDispute): number | null {
  if (dispute.status !== 'appealed' || !rulingIn(dispute, dispute.ruling)) return null;
  return entryToReverse(dispute, dispute.ruling);
}
