import type { Envelope, JsonObject, Kept } from '@adjutant/kernel';
import type { Pack, Shelf, Side } from '@adjutant/rules';
import type { MatchEvent, SituationAdopted } from '../events.js';
import { packOf } from '../state/apply.js';
import type { MatchState } from '../state/state.js';
import type { Commit } from './checking.js';
import { hiddenIn, isHidden, mayHide, sealedAs } from './hiding.js';
import { foldMatch } from '../state/fold.js';
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

  /** The events as everybody may know them; they hide something only where hands are sealed by then. */
  sealAll(shelf: Shelf, state: MatchState, events: readonly MatchEvent[]): readonly MatchEvent[] {
    if (!events.some(mayHide)) return events;
    let now = state;
    return events.map((event) => {
      now = foldMatch(shelf, [event], now);
      if (now.status === 'absent') return event;
      const pack = packOf(shelf, now);
      return isHidden(pack, now.table, event) ? this.#seal(pack, event) : event;
    });
  }

  #seal(pack: Pack, event: MatchEvent): MatchEvent {
    if (event.type === 'SituationAdopted') return this.#sealHands(event);
    const holds = hiddenIn(pack, event);
    if (!holds || !('player' in event.data) || event.data.player === null) return event;
    return sealedAs(pack, event, this.#keep(event.data.player as Side, holds));
  }

  /** Hands that a record begins with are sealed one by one; what was achieved before is known. */
  #sealHands(event: SituationAdopted): MatchEvent {
    const objectives = event.data.objectives?.map(({ player, left, ...holds }) => {
      const gone = left ? { left } : {};
      if (left === 'achieved') return { player, ...gone, ...holds };
      return { player, ...gone, sealed: this.#keep(player, JSON.parse(JSON.stringify(holds)) as JsonObject) };
    });
    return objectives ? { ...event, data: { ...event.data, objectives } } : event;
  }

  #keep(owner: Side, holds: JsonObject): string {
    const salt = this.sealing.saltOf(this.seed, this.kept.length);
    const sealed = this.sealing.commit({ stream: this.stream, owner, holds }, salt);
    this.kept.push({ place: envelopePlace(matchIn(this.stream), owner), envelope: { sealed, owner, salt, holds } });
    return sealed;
  }
}
