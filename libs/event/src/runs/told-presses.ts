import type { SeatKeys } from '@adjutant/access';
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
    const dispute = await this.keys.toldIn(match, commandId);
    if (dispute === undefined || !(await this.#isDecidedIn(dispute))) return undefined;
    return refuse('run/told-a-judge', SAYS, { dispute });
  }

  async #isDecidedIn(dispute: string): Promise<boolean> {
    const facts = await this.store.readBare(DISPUTE.stream.of(dispute));
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
