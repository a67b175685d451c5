import type { Envelope, Kept } from '@adjutant/kernel';
import type { Side } from '@adjutant/rules';
import type { MatchEvent } from '../events.js';
import type { Commit } from './checking.js';
import { hiddenIn, sealedAs } from './hiding.js';
import { envelopePlace, matchIn } from './sealed.js';

/** How commitments are made: hashing is handed in. */
export interface Sealing {
  readonly commit: Commit;
  /** A salt for each of the commitments that one command makes. */
  readonly saltOf: (seed: string, index: number) => string;
}

/** Whether an envelope holds what its commitment was made of. */
function isSound({ commit }: Sealing, stream: string, { sealed, owner, holds, salt }: Envelope): boolean {
  try {
    return commit({ stream, owner, holds }, salt) === sealed;
  } catch {
    // A damaged salt is no salt at all.
    return false;
  }
}

/** Those that hold what their commitments were made of: one that was changed is worth as little as one that was lost. */
export function soundOnes(sealing: Sealing, stream: string, envelopes: readonly Envelope[]): readonly Envelope[] {
  return envelopes.filter((envelope) => isSound(sealing, stream, envelope));
}

/** Seals the events of one command, one after the other. */
export class Sealer {
  readonly kept: Kept[] = [];

  constructor(
    private readonly sealing: Sealing,
    private readonly stream: string,
    private readonly seed: string,
  ) {}

  /** The event with a commitment in place of what is hidden in it; one that hides nothing stays as it is. */
  seal(event: MatchEvent): MatchEvent {
    const holds = hiddenIn(event);
    if (!holds || !('player' in event.data)) return event;
    const owner = event.data.player as Side;
    const salt = this.sealing.saltOf(this.seed, this.kept.length);
    const sealed = this.sealing.commit({ stream: this.stream, owner, holds }, salt);
    const place = envelopePlace(matchIn(this.stream), owner);
    this.kept.push({ place, envelope: { sealed, owner, salt, holds } });
    return sealedAs(event, sealed);
  }
}
