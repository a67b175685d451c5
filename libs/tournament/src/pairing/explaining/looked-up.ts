import type { EntrantId, EventFacts, TableResult } from '../../facts.js';
import type { Unplayed } from '../history.js';
import type { PairingRules } from '../rules.js';

/** What the facts say of one player in the rounds before. */
interface Past {
  /** Letter of the outcome, by round. */
  readonly outcomes: Map<number, 'W' | 'D' | 'L' | '-'>;
  readonly figures: Map<string, number>;
  readonly met: Map<EntrantId, number[]>;
  readonly unplayed: { readonly round: number; readonly kind: Unplayed }[];
  readonly tables: Map<number, number>;
}

const LETTERS = { win: 'W', draw: 'D', loss: 'L', nothing: '-' } as const;
const OF_BYE = { pairing: 'W', full: 'W', half: 'D', zero: 'L' } as const;

/**
 * The facts of an event before a round, in the order in which a claim about a player is looked up in them. Nothing of the engine is
 * used, so that what it tells can be held against it.
 */
export class LookedUp {
  private readonly pasts = new Map<EntrantId, Past>();

  constructor(
    private readonly facts: EventFacts,
    private readonly rules: PairingRules,
    private readonly round: number,
  ) {
    const before = facts.rounds.filter(({ number }) => number < round);
    for (const { number, tables, open, byes } of before.toSorted((one, other) => one.number - other.number)) {
      for (const table of tables) this.tell(table, number);
      for (const { table, players } of open) {
        for (const id of players) this.of(id).tables.set(number, table);
        this.meet(players, number);
      }
      for (const { player, kind, figures, counts } of byes) {
        this.of(player).unplayed.push({ round: number, kind });
        this.count(player, number, counts === undefined ? OF_BYE[kind] : LETTERS[counts], figures);
      }
    }
  }

  private of(id: EntrantId): Past {
    const past = this.pasts.get(id) ?? {
      ...{ outcomes: new Map(), figures: new Map(), met: new Map(), unplayed: [], tables: new Map() },
    };
    this.pasts.set(id, past);
    return past;
  }

  private tell({ table, decided, seats }: TableResult, round: number): void {
    for (const { player, outcome, figures } of seats) {
      const past = this.of(player);
      past.tables.set(round, table);
      if (outcome === 'win' && decided !== 'played') past.unplayed.push({ round, kind: 'forfeit' });
      this.count(player, round, LETTERS[outcome], figures);
    }
    if (decided === 'played' || this.rules.forfeits === 'met') this.meet([seats[0].player, seats[1].player], round);
  }

  private count(
    id: EntrantId,
    round: number,
    letter: 'W' | 'D' | 'L' | '-',
    figures: Readonly<Record<string, number>>,
  ): void {
    const past = this.of(id);
    past.outcomes.set(round, letter);
    for (const [name, value] of Object.entries(figures)) past.figures.set(name, (past.figures.get(name) ?? 0) + value);
  }

  private meet([one, other]: readonly [EntrantId, EntrantId], round: number): void {
    for (const [id, whom] of [[one, other] as const, [other, one] as const]) {
      const { met } = this.of(id);
      met.set(whom, [...(met.get(whom) ?? []), round]);
    }
  }

  score(id: EntrantId): number {
    const { score } = this.rules;
    const { outcomes } = this.of(id);
    if (score.by === 'figure')
      return this.round === 1 ? 0 : this.figure(id, score.figure) + this.added(id, score.figure);
    const worth = { W: score.win, D: score.draw, L: score.loss, '-': 0 };
    return [...outcomes.values()].reduce((sum, letter) => sum + worth[letter], 0);
  }

  private added(id: EntrantId, figure: string): number {
    return this.facts.effects.reduce(
      (sum, one) =>
        'add' in one && one.player === id && one.figure === figure && (one.round ?? 0) < this.round
          ? sum + one.add
          : sum,
      0,
    );
  }

  /** One letter a round; `-` for a round of which nothing counts. */
  path(id: EntrantId): string {
    const { outcomes } = this.of(id);
    return Array.from({ length: this.round - 1 }, (_, at) => outcomes.get(at + 1) ?? '-').join('');
  }

  figure(id: EntrantId, name: string): number {
    return this.of(id).figures.get(name) ?? 0;
  }

  meetings(one: EntrantId, other: EntrantId): readonly number[] {
    return this.of(one).met.get(other) ?? [];
  }

  /** In which rounds somebody was given what bars from a bye, and which of them were won at a table that nobody played. */
  spent(id: EntrantId): { readonly rounds: readonly number[]; readonly forfeits: readonly number[] } {
    const given = this.of(id).unplayed.filter(({ kind }) => this.rules.spent.includes(kind));
    const forfeits = given.filter(({ kind }) => kind === 'forfeit').map(({ round }) => round);
    return { rounds: given.map(({ round }) => round), forfeits };
  }

  tableIn(id: EntrantId, round: number): number | undefined {
    return this.of(id).tables.get(round);
  }
}
