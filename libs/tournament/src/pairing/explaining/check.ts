import type { Refusal } from '@adjutant/kernel';
import type { EntrantId, EventFacts, TableResult } from '../../facts.js';
import { isRefusal, type RoundDraft } from '../draft.js';
import { fieldOf } from '../field.js';
import { BYE, Costing } from '../matching/costing.js';
import { asRanked, countsAs } from '../as-ranked.js';
import type { Unplayed } from '../history.js';
import type { LevelName } from '../levels.js';
import type { PairingRules } from '../rules.js';
import type { ByeExplained, Side, Skipped, TableExplained } from './explained.js';

/**
 * Every claim of an explanation that is not so, in a few words each; nothing where all of them hold. What a claim rests on is looked up in
 * the facts themselves, not in what the engine made of them.
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
  const check = new Check(asRanked(facts, rules), rules, draft, new Costing(field), called);
  return (explained) => {
    if (!('sides' in explained)) return explained.asked ? [] : check.side(explained.side, undefined);
    const [a, b] = explained.sides;
    return [...check.side(a, b.player), ...check.side(b, a.player), ...check.table(explained)];
  };
}

class Check {
  private readonly places: ReadonlyMap<EntrantId, number>;
  private readonly rounds: EventFacts['rounds'];

  constructor(
    private readonly facts: EventFacts,
    private readonly rules: PairingRules,
    private readonly draft: RoundDraft,
    private readonly costing: Costing,
    private readonly called: (id: EntrantId) => string,
  ) {
    this.places = new Map(costing.players.map(({ id }, place) => [id, place]));
    this.rounds = facts.rounds.filter(({ number }) => number < draft.round);
  }

  side(side: Side, opponent: EntrantId | undefined): readonly string[] {
    const score = this.scoreOf(side.player);
    const wrong = score === side.score ? [] : [`${this.called(side.player)} has ${score}, not ${side.score}`];
    return [...wrong, ...side.skipped.flatMap((one) => this.skipped(side.player, opponent, one))];
  }

  table({ seat, sides }: TableExplained): readonly string[] {
    const found = this.draft.tables.find(({ table }) => table === seat.table);
    const at =
      found?.players.join() === sides.map(({ player }) => player).join() ? [] : [`table ${seat.table} is not theirs`];
    const keeper = this.facts.entrants.find(({ id }) => id === seat.keptBy);
    const kept =
      seat.keptBy === undefined || keeper?.table === seat.table
        ? []
        : [`${this.called(seat.keptBy)} keeps no table ${seat.table}`];
    const had = [...seat.passedOver.map((one) => ({ ...one })), { table: seat.table, had: seat.again }];
    const wrong = had.flatMap(({ table, had }) =>
      had
        .filter(({ what, player, round }) => what === 'table' && this.tableOf(player, round) !== table)
        .map(({ player, round }) => `${this.called(player)} was not at table ${table} in round ${round}`),
    );
    return [...at, ...kept, ...wrong];
  }

  private tableOf(player: EntrantId, round: number): number | undefined {
    const one = this.rounds.find(({ number }) => number === round);
    const played = one?.tables.find(({ seats }) => seats.some((seat) => seat.player === player));
    return played?.table ?? one?.open.find(({ players }) => players.includes(player))?.table;
  }

  private scoreOf(player: EntrantId): number {
    const { score } = this.rules;
    const history = this.costing.players.find(({ id }) => id === player)?.history;
    if (score.by === 'figure') return history?.score ?? 0;
    const worth = { win: score.win, draw: score.draw, loss: score.loss };
    const bye = { ...worth, nothing: 0 };
    return this.rounds.reduce((sum, { tables, byes }) => {
      const seat = tables.flatMap(({ seats }) => seats).find((one) => one.player === player);
      const without = byes.find((one) => one.player === player);
      return sum + (seat ? worth[seat.outcome] : 0) + (without ? bye[countsAs(without)] : 0);
    }, 0);
  }

  private skipped(player: EntrantId, opponent: EntrantId | undefined, one: Skipped): readonly string[] {
    const says = `${this.called(player)} not with ${this.called(one.player)}`;
    const barred = this.facts.entrants.find(({ id }) => id === (one.left?.[0] ?? one.player))?.barredFromBye === true;
    if (one.because === 'barred') return barred ? [] : [`${says}: nobody is barred`];
    if (one.because === 'not-tried') return [];
    return [...this.evidence(says, one), ...this.costs(says, player, opponent, one)];
  }

  private evidence(says: string, skipped: Skipped): readonly string[] {
    const { pair: [one = '', other] = [], level } = skipped;
    const { rounds = [], forfeits = [], values = [], group } = skipped.evidence ?? {};
    const met = { holds: () => same(rounds, this.meetings(one, other)), not: `did not meet in ${rounds.join()}` };
    const looks: { readonly [name in LevelName]?: { holds(): boolean; readonly not: string } } = {
      rematch: met,
      'met-again': met,
      group: { holds: () => this.areBoth(skipped), not: `not both of ${group ?? skipped.of}` },
      'second-bye': {
        holds: () => same(rounds, this.byes(one)) && forfeits.every((round) => this.wonUnplayedIn(one, round)),
        not: `no bye in ${rounds.join()}`,
      },
      score: { holds: () => same(values, this.scores(one, other)), not: 'the scores are others' },
    };
    const look = level && looks[level];
    return !look || look.holds()
      ? []
      : [`${says}: ${[one, ...(other === undefined ? [] : [other])].map(this.called).join(' and ')}: ${look.not}`];
  }

  private areBoth({ pair = [], of = '', evidence }: Skipped): boolean {
    const group = evidence?.group ?? '';
    const entrants = this.facts.entrants.filter(({ id }) => pair.includes(id));
    return entrants.length === 2 && entrants.every(({ groups }) => groups[of]?.includes(group));
  }

  private scores(one: EntrantId, other: EntrantId | undefined): readonly number[] {
    return [one, ...(other === undefined ? [] : [other])].map((id) => this.scoreOf(id));
  }

  private meetings(one: EntrantId, other: EntrantId | undefined): readonly number[] {
    if (other === undefined) return [];
    return this.rounds
      .filter(({ tables, open }) => {
        const counted = tables.filter(({ decided }) => decided === 'played' || this.rules.forfeits === 'met');
        const pairs = [
          ...counted.map(({ seats }) => seats.map(({ player }) => player)),
          ...open.map(({ players }) => players),
        ];
        return pairs.some((ids) => ids.includes(one) && ids.includes(other));
      })
      .map(({ number }) => number);
  }

  private wonUnplayedIn(player: EntrantId, round: number): boolean {
    return this.rounds.some(({ number, tables }) => number === round && tables.some((one) => wonUnplayed(one, player)));
  }

  private byes(player: EntrantId): readonly number[] {
    const spent = (kind: Unplayed): boolean => this.rules.spent.includes(kind);
    return this.rounds
      .filter(
        ({ byes, tables }) =>
          byes.some((bye) => bye.player === player && spent(bye.kind)) ||
          (spent('forfeit') && tables.some((table) => wonUnplayed(table, player))),
      )
      .map(({ number }) => number);
  }

  /** Whether it would cost more indeed, and on the level that is named. */
  private costs(says: string, player: EntrantId, opponent: EntrantId | undefined, one: Skipped): readonly string[] {
    const place = (id: EntrantId | undefined): number => (id === undefined ? BYE : (this.places.get(id) ?? BYE));
    const of = (a: EntrantId, b: EntrantId | undefined): readonly number[] => this.costing.of([place(a), place(b)]);
    const wished = opponent === undefined ? of(one.player, undefined) : of(player, one.player);
    const theirs = this.mateOf(one.player);
    const [left, besides] = one.left ?? [];
    const [now, then] =
      one.because === 'itself'
        ? [of(player, opponent), wished]
        : [add(of(player, opponent), of(one.player, theirs)), add(wished, of(left ?? '', besides))];
    const at = then.findIndex((cost, level) => cost !== now[level]);
    const holds = at >= 0 && then[at]! > now[at]! && this.costing.levels[at]?.name === one.level;
    return holds ? [] : [`${says}: would not cost more by ${one.level}`];
  }

  private mateOf(player: EntrantId): EntrantId | undefined {
    return this.draft.tables.find(({ players }) => players.includes(player))?.players.find((id) => id !== player);
  }
}

const wonUnplayed = ({ decided, seats }: TableResult, player: EntrantId): boolean =>
  decided !== 'played' && seats.some((seat) => seat.player === player && seat.outcome === 'win');
const add = (one: readonly number[], other: readonly number[]): readonly number[] =>
  one.map((cost, at) => cost + other[at]!);
const same = (one: readonly unknown[], other: readonly unknown[]): boolean => one.join() === other.join();
