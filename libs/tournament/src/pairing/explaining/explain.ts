import type { Refusal } from '@adjutant/kernel';
import type { EntrantId, EventFacts } from '../../facts.js';
import { byStanding, isRefusal, type Cost, type RoundDraft } from '../draft.js';
import { fieldOf, type Player } from '../field.js';
import { BYE, Costing } from '../matching/costing.js';
import type { PairingRules } from '../rules.js';
import { reasonsOfTables, type TableReason } from '../table-reasons.js';
import { evidenceOf, type Evidence } from './evidence.js';
import type { ByeExplained, Side, Skipped, TableExplained } from './explained.js';

/** Beyond so many players what each was not paired with is told of one table at a time. */
export const MOST_TOLD_AT_ONCE = 64;

/** Tells of any draft of a round, the engine's or one that was changed by hand, why it is as it is. Nothing of it is stored. */
export function explaining(facts: EventFacts, rules: PairingRules, draft: RoundDraft): Explaining | Refusal {
  const field = fieldOf(facts, rules, draft.round);
  return isRefusal(field) ? field : new Explaining(new Costing(field), draft);
}

export class Explaining {
  private readonly mates = new Map<number, number>();
  private readonly places = new Map<EntrantId, number>();
  private readonly seats: ReadonlyMap<number, TableReason>;

  constructor(
    readonly costing: Costing,
    private readonly draft: RoundDraft,
  ) {
    for (const [place, { id }] of costing.players.entries()) this.places.set(id, place);
    const pairs = draft.tables.map(({ table, players }) => ({ table, places: players.map((id) => this.placeOf(id)) }));
    for (const { places } of pairs) {
      const [one, other] = places as [number, number];
      this.mates.set(one, other).set(other, one);
    }
    for (const { player } of draft.byes) {
      const place = this.places.get(player);
      if (place !== undefined) this.mates.set(place, BYE);
    }
    const seated = pairs.map(({ table, places: [a, b] }) => ({
      table,
      pair: [this.player(a!), this.player(b!)] as const,
    }));
    this.seats = reasonsOfTables(
      seated.toSorted((one, other) => byStanding(one.pair, other.pair)),
      costing.field.rules,
    );
  }

  private placeOf(id: EntrantId): number {
    const place = this.places.get(id);
    if (place === undefined) throw new Error(`Player ${id} is not paired in round ${this.draft.round}.`);
    return place;
  }

  private player(place: number): Player {
    return this.costing.players[place]!;
  }

  /** Undefined where the draft has no such table. `briefly`: without whom they did not get, which takes long in a large field. */
  table(number: number, briefly = false): TableExplained | undefined {
    const found = this.draft.tables.find(({ table }) => table === number);
    const seat = this.seats.get(number);
    if (!found || !seat) return undefined;
    const [one, other] = found.players.map((id) => this.placeOf(id)) as [number, number];
    return {
      sides: [this.side(one, other, briefly), this.side(other, one, briefly)],
      costs: this.costs(one, other),
      seat,
    };
  }

  /** Undefined where this player has no bye. */
  bye(player: EntrantId, briefly = false): ByeExplained | undefined {
    if (!this.draft.byes.some((bye) => bye.player === player)) return undefined;
    const place = this.places.get(player);
    if (place !== undefined)
      return { side: this.side(place, BYE, briefly), asked: false, costs: this.costs(place, BYE) };
    return { side: { player, score: 0, path: '', group: 0, skipped: [] }, asked: true, costs: [] };
  }

  private side(one: number, mate: number, briefly: boolean): Side {
    const { id, history, group } = this.player(one);
    const skipped = briefly ? [] : this.skipped(one, mate);
    return { player: id, score: history.score, path: history.path, group: group + 1, skipped };
  }

  private costs(one: number, other: number): readonly (Cost & { readonly evidence: Evidence })[] {
    const costs = this.costing.of([one, other]);
    return this.costing.levels.flatMap((level, at) => {
      if (costs[at] === 0 || level.name === 'lot') return [];
      const evidence = evidenceOf(level, this.costing.field.rules, this.player(one), this.costing.players[other]);
      return [{ level: level.name, ...(level.of === undefined ? {} : { of: level.of }), sum: costs[at]!, evidence }];
    });
  }

  /** Whoever stood as near as the opponent; for the bye, whoever stood as low. */
  private skipped(one: number, mate: number): readonly Skipped[] {
    const mine = this.player(one).group;
    const isNear = ({ group }: Player): boolean =>
      mate === BYE ? group >= mine : Math.abs(group - mine) <= Math.abs(this.player(mate).group - mine);
    return this.costing.players.flatMap((player, place) =>
      place === one || place === mate || !isNear(player) || !this.mates.has(place) ? [] : [this.skip(one, mate, place)],
    );
  }

  private skip(one: number, mate: number, other: number): Skipped {
    const player = this.player(other).id;
    const left = this.mates.get(other)!;
    const bye = mate === BYE;
    if (bye ? this.costing.isBarredFromBye(other) : left === BYE && this.costing.isBarredFromBye(mate))
      return { player, because: 'barred', ...(bye ? {} : { left: [this.player(mate).id] }) };
    // Whoever takes the bye instead leaves their opponent to the one who had it.
    const wished = bye ? ([other, BYE] as const) : ([one, other] as const);
    const rest = bye ? ([one, left] as const) : left === BYE ? ([mate, BYE] as const) : ([mate, left] as const);
    const [now, then] = [this.costing.of([one, mate]), this.costing.of(wished)];
    const own = then.findIndex((cost, at) => cost !== now[at]);
    if (own >= 0 && then[own]! > now[own]!) return { player, because: 'itself', ...this.told(own, wished) };
    const [others, kept] = [this.costing.of(rest), this.costing.of([other, left])];
    const at = then.findIndex((cost, level) => cost + others[level]! !== now[level]! + kept[level]!);
    if (at < 0 || then[at]! + others[at]! < now[at]! + kept[at]!) return { player, because: 'not-tried' };
    const speaks = then[at]! > 0 && others[at]! <= then[at]! ? wished : rest;
    return { player, because: 'others', ...this.told(at, speaks), left: this.idsOf(rest) };
  }

  private idsOf(pair: readonly [number, number]): readonly EntrantId[] {
    return pair.filter((place) => place !== BYE).map((place) => this.player(place).id);
  }

  private told(at: number, pair: readonly [number, number]): Pick<Skipped, 'level' | 'of' | 'pair' | 'evidence'> {
    const [one, other] = pair;
    const level = this.costing.levels[at]!;
    const evidence = evidenceOf(level, this.costing.field.rules, this.player(one), this.costing.players[other]);
    return { level: level.name, ...(level.of === undefined ? {} : { of: level.of }), pair: this.idsOf(pair), evidence };
  }
}
