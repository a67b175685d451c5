import type { AuditSeal } from '@adjutant/views';
import { Inject, Injectable } from '@nestjs/common';
import { disputeStream } from '@adjutant/dispute';
import { matchStream } from '@adjutant/match';
import type { EventStore } from '@adjutant/store';
import { bodyOf, Sealing } from '@adjutant/sealing';
import { STORE } from '../tokens.js';

interface Told {
  readonly last: number;
  readonly disputes: readonly { readonly id: string; readonly last: number }[];
}

/** The checkpoint that a report is signed off with. */
@Injectable()
export class ReportSeals {
  constructor(
    @Inject(Sealing) private readonly sealing: Sealing,
    @Inject(STORE) private readonly store: EventStore,
  ) {}

  /**
   * The first checkpoint that covers the record and its disputes as far as they are told. It is the first and not the newest,
   * so that what is recorded elsewhere in the log does not change the report.
   */
  async of(match: string, { last, disputes }: Told): Promise<AuditSeal> {
    const ofMatch = this.#lastNumber(matchStream(match), last, last);
    const numbers = await Promise.all([
      ofMatch,
      ...disputes.map((one) => this.#lastNumber(disputeStream(one.id), one.last, one.last)),
    ]);
    const kept = await this.sealing.covering(Math.max(...numbers));
    if (!kept) return { says: this.sealing.standing().says };
    const { origin, size, root } = bodyOf(kept);
    const { signer } = await this.sealing.log();
    const { note, signedAt } = kept;
    return { origin, size, root: Buffer.from(root).toString('base64'), signedAt, key: signer.verifier, note };
  }

  async #lastNumber(stream: string, from = 0, to = Infinity): Promise<number> {
    const last = (await this.store.readOriginal(stream, from)).findLast(({ revision }) => revision <= to);
    return last === undefined ? -1 : await this.store.numberOf(last.position);
  }
}
