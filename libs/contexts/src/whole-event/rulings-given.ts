import { DISPUTE, type RulingGiven } from '@adjutant/dispute';
import { sameJson } from '@adjutant/kernel';
import { matchDecider, type ApplyRuling, type DecidedResult, type MatchEvent, type MatchState } from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import { isByPenalty, isByPoints } from '../tables/penalty-in-match.js';
import type { Recorded } from './recorded.js';

/** A ruling that the record of the match carries out, as its judge gave it. */
export interface CarriedOutRuling {
  readonly entry: number;
  readonly dispute: string;
  readonly ruling: string;
  readonly judge: string;
  readonly because: string;
  /** The final ruling took it back: nothing of it counts any more. */
  readonly overturned?: true;
}

type Given = RulingGiven['data'];
type Judged = Pick<Given, 'judge' | 'because' | 'remedies'>;
type Reversed = Extract<MatchEvent, { readonly type: 'RulingReversed' }>['data'];
type PointsAdjusted = Extract<MatchEvent, { readonly type: 'PointsAdjusted' }>['data'];
type Applied = Extract<MatchEvent, { readonly type: 'RulingApplied' }>['data'];

/** Holds what the match records of rulings to what judges gave in its disputes. */
export class RulingsGiven {
  readonly met: CarriedOutRuling[] = [];
  /** Those of which nothing is here that was said in their disputes: withheld, or left in the log where they come from. */
  readonly elsewhere: CarriedOutRuling[] = [];
  readonly #given = new Map<string, Given>();

  constructor(
    private readonly shelf: Shelf,
    events: readonly Recorded[],
    /** How many entries of the match its log took in from elsewhere. */
    private readonly imported: number,
    /** Disputes that are known by their hashes only: what judges gave in them cannot be looked at. */
    private readonly withheld: ReadonlySet<string> = new Set(),
  ) {
    for (const { stream, type, data } of events) {
      const dispute = DISPUTE.stream.idIn(stream);
      if (dispute === undefined || type !== 'RulingGiven') continue;
      const given = data as unknown as Given;
      this.#given.set(nameOf(dispute, given.ruling), given);
    }
  }

  /**
   * Where this entry carries out a ruling: why it is not what a judge gave, or nothing where it is. What the remedies come
   * to is decided once more, on the match as it stood.
   */
  meet(state: MatchState, events: readonly Recorded[], entry: number): string | undefined {
    const event = events[entry];
    if (event?.type === 'RulingReversed') this.#overturn(event.data as unknown as Reversed);
    if (event?.type !== 'RulingApplied') return undefined;
    const applied = event.data as unknown as Applied;
    const block = events.slice(entry, entry + applied.entries + 1).map(({ type, data }) => ({ type, data }));
    const given = this.#given.get(nameOf(applied.dispute, applied.ruling)) ?? doneBy(applied, block);
    if (!given && (entry < this.imported || this.withheld.has(applied.dispute))) {
      const { dispute, ruling, by, because: said } = applied;
      this.elsewhere.push({ entry, dispute, ruling, judge: by.id, because: said });
      return undefined;
    }
    if (!given) return `it carries out ruling ${applied.ruling} of dispute ${applied.dispute}, which no judge gave`;
    const { judge, because } = given;
    if (applied.by.id !== judge || applied.because !== because)
      return `it carries out ruling ${applied.ruling} of dispute ${applied.dispute}, but not as ${judge} gave it`;
    if (!sameJson(this.#decided(state, applied, given, event), block))
      return `what ruling ${applied.ruling} of dispute ${applied.dispute} was made of is not what its remedies come to`;
    const list = isByPenalty(applied) ? this.elsewhere : this.met;
    list.push({ entry, dispute: applied.dispute, ruling: applied.ruling, judge, because });
    return undefined;
  }

  #overturn({ entry }: Reversed): void {
    for (const list of [this.met, this.elsewhere]) {
      const place = list.findIndex((one) => one.entry === entry);
      const ruling = list[place];
      if (ruling) list[place] = { ...ruling, overturned: true };
    }
  }

  #decided(state: MatchState, { dispute, ruling, by }: Applied, given: Judged, { meta }: Recorded) {
    const { remedies, because } = given;
    const command = { type: 'ApplyRuling', data: { dispute, ruling, by, remedies, because } } as unknown as ApplyRuling;
    const actor = { id: meta.actor.id, role: 'system' } as const;
    const occasion = { now: meta.recordedAt, occurredAt: meta.occurredAt, actor };
    const decision = matchDecider(this.shelf).decide(command, state, occasion);
    return decision.outcome === 'recorded' ? decision.events : [];
  }
}

/**
 * What a penalty did to a match must have come to, by what it says that it did: penalties of people stand in no bundle. That one of
 * points did nothing but change points, and another lost the match, is looked at all the same.
 */
function doneBy(applied: Applied, block: readonly Pick<Recorded, 'type' | 'data'>[]): Judged | undefined {
  if (!isByPenalty(applied)) return undefined;
  const points = block.flatMap(({ type, data }): readonly object[] => {
    if (type !== 'PointsAdjusted') return [];
    const { because: _, ...change } = data as unknown as PointsAdjusted;
    return [{ kind: 'adjust', ...change }];
  });
  const losses = block.flatMap(({ type, data }): readonly object[] => {
    if (type !== 'ResultDecided') return [];
    const { outcome, ground } = data as unknown as DecidedResult;
    return [{ kind: 'decide', outcome, ground }];
  });
  const remedies = isByPoints(applied) ? points : losses.length === 1 ? [...points, ...losses] : [];
  return { judge: applied.by.id, because: applied.because, remedies: remedies as unknown as Given['remedies'] };
}

function nameOf(dispute: string, ruling: string): string {
  return JSON.stringify([dispute, ruling]);
}
