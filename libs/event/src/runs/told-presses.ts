import type { SeatKeys, StatementOfPresses } from '@adjutant/access';
import { DISPUTE, type DisputeEvent } from '@adjutant/dispute';
import { foldIn, type Refusal } from '@adjutant/kernel';
import { refuse } from '@adjutant/runs';
import type { EventStore } from '@adjutant/store';

/** What stands in calls instead of the record: the same is not recorded beside it when its own device sends it later. */
export class ToldPresses {
  constructor(
    private readonly keys: SeatKeys,
    private readonly store: EventStore,
  ) {}

  /** Why a command is not recorded as play; undefined where no judge was told of it, or nobody decides about it any more. */
  async against(match: string, commandId: string): Promise<Refusal | undefined> {
    for (const one of await this.keys.statementsOf(match, commandId))
      if (await this.#isToldIn(one)) return refuse('run/told-a-judge', SAYS, { dispute: one.dispute });
    return undefined;
  }

  /** Whether the call is there, is decided about, and has the statement: the server may have stopped before it was recorded. */
  async #isToldIn({ dispute, statement }: StatementOfPresses): Promise<boolean> {
    const facts = await this.store.readBare(DISPUTE.stream.of(dispute));
    if (statement !== '' && !facts.some(({ commandId }) => commandId === statement)) return false;
    const { status } = foldIn(
      DISPUTE,
      undefined,
      facts.map(({ event }) => event as DisputeEvent),
    );
    return status !== 'absent' && status !== 'withdrawn' && status !== 'void';
  }
}

const SAYS =
  'A judge was told of this while its seat was taken back: it stands as a statement in a call, and is not recorded beside it. Wait for the ruling; or withdraw the call, and send it again.';
