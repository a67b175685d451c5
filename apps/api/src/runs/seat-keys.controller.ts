import {
  actingAs,
  authorize,
  deviceKey,
  isStranger,
  notAllowed,
  SeatKeys,
  signInFirst,
  type Acting,
} from '@adjutant/access';
import { MatchReader } from '@adjutant/event';
import { invalid, type Actor } from '@adjutant/kernel';
import { SIDES } from '@adjutant/rules';
import { writeCertificate } from '@adjutant/runs';
import { signNote } from '@adjutant/seal';
import { Sealing } from '@adjutant/sealing';
import { Body, Controller, Inject, Param, Put } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Acts } from '../acting/acts.js';
import { ActorPart } from '../commands/envelope.js';
import { Answers } from '../describing/answers.js';
import { checked } from '../problems/check.js';
import { Part } from '../problems/fields.js';
import { SeatKeyAnswer } from './answers.js';

class KeyBody {
  @Part(() => ActorPart, { optional: true, says: 'The player whose device it is, where nobody signs in.' })
  actor?: Actor;
}

/** The keys of devices at seats. */
@ApiTags('matches')
@Controller('api/matches')
export class SeatKeysController {
  constructor(
    @Inject(MatchReader) private readonly reader: MatchReader,
    @Inject(SeatKeys) private readonly keys: SeatKeys,
    @Inject(Sealing) private readonly sealing: Sealing,
  ) {}

  @Put(':id/keys/:key')
  @Answers(SeatKeyAnswer)
  @ApiOperation({ summary: 'Make the key of this device known for the seat at which it sits' })
  @ApiBody({ type: KeyBody, required: false })
  async open(
    @Param('id') match: string,
    @Param('key') text: string,
    @Body() body: unknown,
    @Acts() acting: Acting,
  ): Promise<object> {
    // A stranger is told nothing of what is there.
    if (isStranger(acting)) throw notAllowed(signInFirst(acting));
    const { actor } = checked(KeyBody, body ?? {});
    const { seats } = await this.reader.state(match);
    const as = actingAs(acting, actor, seats);
    if ('code' in as) throw notAllowed(as);
    const refusal = authorize(as, { type: 'OpenSeatKey' }, { match, seats });
    if (refusal) throw notAllowed(refusal);
    const key = deviceKey(text);
    if (key === undefined) throw invalid([{ at: 'key', message: 'key must be a public key of Ed25519 in base64url' }]);
    const known = await this.keys.register(key, match, as, seats);
    const { side, since } = known;
    const others = await this.keys.others(known);
    const sides = SIDES.filter((one) => side === 'both' || side === one);
    const note = signNote(writeCertificate({ match, key, sides }), this.sealing.signer);
    return { key, match, sides, since, others, note };
  }
}
