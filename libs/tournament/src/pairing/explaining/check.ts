import type { Refusal } from '@adjutant/kernel';
import type { EntrantId, EventFacts } from '../../facts.js';
import { isRefusal, type RoundDraft } from '../draft.js';
import { fieldOf } from '../field.js';
import type { Level } from '../levels.js';
import { BYE, Costing } from '../matching/costing.js';
import { asRanked } from '../as-ranked.js';
import type { PairingRules } from '../rules.js';
import { EvidenceCheck, same } from './check-evidence.js';
import { SeatCheck } from './check-seat.js';
import type { ByeExplained, Side, Skipped, TableExplained } from './explained.js';
import { groupsLookedUp } from './groups-looked-up.js';
import { LookedUp } from './looked-up.js';

/**
 * Every claim of an explanation that is not so, in a few words each; nothing where all of them hold. What a claim rests on is looked up in
 * the facts themselves, not in what the engine made of them; what it costs is worked out again by the levels of the rules.
 */
export function falseClaims(drafted: Drafted, explained: TableExplained | ByeExplained): readonly string[] {
  const check = checking(drafted);
  return isRefusal(check) ? [check.message] : check(explained);
}

interface Drafted {
  readonly facts: EventFacts;
  readonly rules: PairingRules;
  readonly draft: RoundDraft;
  /** What players are called in what is said; their ids where it is left out. */
  readonly called?: (id: EntrantId) => string;
}

/** The same for many explanations of one draft. */
export function checking({
  facts,
  rules,
  draft,
  called = (id) => id,
}: Drafted): ((explained: TableExplained | ByeExplained) => readonly string[]) | Refusal {
  const field = fieldOf(facts, rules, draft.round);
  if (isRefusal(field)) return field;
  const check = new Check(asRanked(field.facts, rules), rules, draft, new Costing(field), called);
  return (explained) => ('sides' in explained ? check.table(explained) : check.bye(explained));
}

/** Two who play each other, or one who has the bye. */
type Pair = readonly [EntrantId, (EntrantId | undefined)?];

/** Two pairs of a draft, and the two that would be in their place. */
interface Swap {
  readonly now: Pair;
  readonly kept: Pair;
  readonly wished: Pair;
  readonly rest: Pair;
}

class Check {
  private readonly places: ReadonlyMap<EntrantId, number>;
  private readonly mates = new Map<EntrantId, EntrantId | undefined>();
  private readonly groups: ReadonlyMap<EntrantId, number>;
  private readonly known: LookedUp;
  private readonly evidence: EvidenceCheck;
  private readonly seats: SeatCheck;

  constructor(
    private readonly facts: EventFacts,
    rules: PairingRules,
    private readonly draft: RoundDraft,
    private readonly costing: Costing,
    private readonly called: (id: EntrantId) => string,
  ) {
    const { players } = costing;
    this.places = new Map(players.map(({ id }, place) => [id, place]));
    for (const { players: both } of draft.tables)
      for (const id of both)
        this.mates.set(
          id,
          both.find((one) => one !== id),
        );
    for (const { player } of draft.byes) this.mates.set(player, undefined);
    this.known = new LookedUp(facts, rules, draft.round);
    this.groups = groupsLookedUp(
      players.map(({ id }) => id),
      this.known,
      facts,
      draft.round,
    );
    this.evidence = new EvidenceCheck(this.known, facts, called);
    this.seats = new SeatCheck({ known: this.known, rules, draft, players, called });
  }

  table({ seat, sides: [a, b], costs }: TableExplained): readonly string[] {
    const pair = [a.player, b.player] as const;
    return [
      ...this.side(a, b.player),
      ...this.side(b, a.player),
      ...this.sums(pair, costs),
      ...this.seats.claims(seat, pair),
    ];
  }

  bye({ side, asked, costs }: ByeExplained): readonly string[] {
    const { player, score, path, group, skipped } = side;
    const who = this.called(player);
    if (!this.mates.has(player) || this.mates.get(player) !== undefined) return [`${who} has no bye`];
    if (!asked) return [...this.side(side, undefined), ...this.sums([player], costs)];
    const kind = this.draft.byes.find((bye) => bye.player === player)?.kind;
    const entrant = this.facts.entrants.find(({ id }) => id === player);
    const given = entrant?.asked?.some((one) => one.round === this.draft.round && one.kind === kind) === true;
    const isBare = score === 0 && path === '' && group === 0 && skipped.length + costs.length === 0;
    return [...(given ? [] : [`${who} asked for no bye`]), ...(isBare ? [] : [`${who} was not looked at`])];
  }

  private side({ player, score, path, group, skipped }: Side, mate: EntrantId | undefined): readonly string[] {
    const who = this.called(player);
    const own = this.known.score(player);
    const wrong = [
      ...(own === score ? [] : [`${who} has ${own}, not ${score}`]),
      ...(this.known.path(player) === path ? [] : [`${who} has won other rounds than ${path || 'none'}`]),
      ...(this.groups.get(player) === group ? [] : [`${who} is not of score group ${group}`]),
    ];
    return [...wrong, ...skipped.flatMap((one) => this.skipped(player, mate, one))];
  }

  /** What a pair costs is exactly what the levels say, and on what each of them rests is so. */
  private sums(pair: Pair, costs: TableExplained['costs']): readonly string[] {
    const now = this.costs(pair);
    const own = this.costing.levels.flatMap(({ name, of = '' }, at) =>
      now[at] === 0 || name === 'lot' ? [] : [[name, of, now[at]].join()],
    );
    const told = costs.map(({ level, of = '', sum }) => [level, of, sum].join());
    const says = pair.map((id) => this.called(id!)).join(' and ');
    return [
      ...(same(own, told) ? [] : [`${says}: it costs ${own.join('; ') || 'nothing'}`]),
      ...costs.flatMap((one) => this.evidence.claims(says, { ...one, pair: pair as readonly EntrantId[] })),
    ];
  }

  private skipped(player: EntrantId, mate: EntrantId | undefined, one: Skipped): readonly string[] {
    const says = `${this.called(player)} not with ${this.called(one.player)}`;
    if (!this.mates.has(one.player) || !this.places.has(one.player)) return [`${says}: nobody who is paired`];
    const swap = this.swapOf([player, mate], one.player);
    if (one.because === 'barred') return this.barred(says, one, mate === undefined ? swap.wished : swap.rest);
    const level = this.dearerBy(swap, one.because === 'itself');
    if (one.because === 'not-tried') return level === undefined ? [] : [`${says}: it would cost more`];
    const isSo = level !== undefined && level.name === one.level && level.of === one.of;
    return [
      ...(isSo ? [] : [`${says}: would not cost more by ${one.level}`]),
      ...this.who(says, one, swap),
      ...this.evidence.claims(says, one),
    ];
  }

  /** Of whom the level is said to speak, and who would be left. */
  private who(says: string, { because, pair = [], left = [] }: Skipped, { wished, rest }: Swap): readonly string[] {
    const ofOthers = because === 'others';
    return [
      ...(same(pair, wished) || (ofOthers && same(pair, rest)) ? [] : [`${says}: of another pair`]),
      ...(same(left, ofOthers ? rest : []) ? [] : [`${says}: others would be left`]),
    ];
  }

  /** Whoever takes the bye instead leaves their opponent to the one who had it. */
  private swapOf(now: Pair, other: EntrantId): Swap {
    const [player, mate] = now;
    const theirs = this.mates.get(other);
    const alone = mate ?? player;
    return {
      ...{ now, kept: [other, theirs] },
      wished: mate === undefined ? [other] : [player, other],
      rest: theirs === undefined ? [alone] : [alone, theirs],
    };
  }

  /** The first level on which the other way costs more; undefined where it costs as much or less. `alone`: of the one pair. */
  private dearerBy({ now, kept, wished, rest }: Swap, alone: boolean): Level | undefined {
    const [before, after] = alone
      ? [this.costs(now), this.costs(wished)]
      : [add(this.costs(now), this.costs(kept)), add(this.costs(wished), this.costs(rest))];
    const at = after.findIndex((cost, level) => cost !== before[level]);
    return at >= 0 && after[at]! > before[at]! ? this.costing.levels[at] : undefined;
  }

  /** Who would have the bye then is alone in the pair that is left, and barred from it. */
  private barred(says: string, { left, player }: Skipped, alone: Pair): readonly string[] {
    const id = left?.[0] ?? player;
    const isSo = this.facts.entrants.some((one) => one.id === id && one.barredFromBye === true);
    return isSo && same(alone, [id]) ? [] : [`${says}: nobody is barred`];
  }

  private costs([one, other]: Pair): readonly number[] {
    return this.costing.of([this.places.get(one) ?? BYE, other === undefined ? BYE : (this.places.get(other) ?? BYE)]);
  }
}

const add = (one: readonly number[], other: readonly number[]): readonly number[] =>
  one.map((cost, at) => cost + other[at]!);
