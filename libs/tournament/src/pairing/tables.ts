import type { Player } from './field.js';
import type { PairingRules } from './rules.js';

type Table = NonNullable<PairingRules['tables']>[number];

/** The two of a table, best table first. */
export type Seated = readonly [Player, Player];

export interface Had {
  readonly what: 'table' | 'terrain' | 'mission';
  readonly player: string;
  readonly round: number;
}

/** What each of the two had before of a table, its terrain and its mission, what weighs most first. */
export function hadAt(pair: Seated, table: Table, rules: PairingRules): readonly Had[] {
  const of = tableByNumber(rules);
  return rules.spread.flatMap((what) =>
    pair.flatMap(({ id, history }) =>
      history.tables.flatMap((earlier): Had[] => {
        const before = of(earlier.table);
        const same =
          what === 'table'
            ? earlier.table === table.number
            : before[what] !== undefined && before[what] === table[what];
        return same ? [{ what, player: id, round: earlier.round }] : [];
      }),
    ),
  );
}

function tableByNumber({ tables = [] }: PairingRules): (number: number) => Table {
  const known = new Map(tables.map((table) => [table.number, table]));
  return (number) => known.get(number) ?? { number };
}

/** Each table once: a file that writes a number twice has no second table of it. */
export function tablesOf({ tables }: PairingRules, pairs: number): readonly Table[] {
  if (tables === undefined) return Array.from({ length: pairs }, (_, at) => ({ number: at + 1 }));
  const seen = new Set<number>();
  return tables.filter(({ number }) => seen.size < seen.add(number).size);
}

/** How often each of the things to be spread comes again, packed: the first outweighs the others. */
const AGAIN = 1_000;
const weigh = (had: readonly Had[], { spread }: PairingRules): number =>
  had.reduce((sum, { what }) => sum + AGAIN ** (spread.length - 1 - spread.indexOf(what)), 0);

/**
 * A table for each pair: whoever keeps a table has it, then from the top each takes the first free table where nothing comes
 * again, or else the one where least does. Pairs left with something again change places with others where both are the better for it.
 */
export function seat(pairs: readonly Seated[], rules: PairingRules): readonly number[] {
  const seating = new Seating(pairs, rules);
  seating.keep();
  seating.fill();
  seating.exchange();
  return seating.numbers();
}

/** How far from its place a pair looks for another table. */
const REACH = 64;

class Seating {
  private readonly hall: readonly Table[];
  private readonly given: (Table | undefined)[];
  private readonly taken = new Set<number>();
  private readonly kept = new Set<number>();

  constructor(
    private readonly pairs: readonly Seated[],
    private readonly rules: PairingRules,
  ) {
    this.hall = tablesOf(rules, pairs.length);
    this.given = pairs.map(() => undefined);
  }

  numbers(): readonly number[] {
    return this.given.map((table) => table?.number ?? 0);
  }

  keep(): void {
    for (const [at, pair] of this.pairs.entries()) {
      const table = this.hall.find(
        ({ number }) => !this.taken.has(number) && pair.some(({ entrant }) => entrant.table === number),
      );
      if (!table) continue;
      this.give(at, table);
      this.kept.add(at);
    }
  }

  private give(at: number, table: Table): void {
    this.given[at] = table;
    this.taken.add(table.number);
  }

  private weight(at: number, table: Table): number {
    return weigh(hadAt(this.pairs[at]!, table, this.rules), this.rules);
  }

  fill(): void {
    let first = 0;
    for (const at of this.pairs.keys()) {
      if (this.given[at]) continue;
      while (this.hall[first] && this.taken.has(this.hall[first]!.number)) first += 1;
      this.give(at, this.lightest(at, first));
    }
  }

  private lightest(at: number, from: number): Table {
    let best: { table: Table; weight: number } | undefined;
    for (let place = from, tried = 0; place < this.hall.length && tried < REACH; place += 1) {
      const table = this.hall[place]!;
      if (this.taken.has(table.number)) continue;
      tried += 1;
      const weight = this.weight(at, table);
      if (weight === 0) return table;
      if (!best || weight < best.weight) best = { table, weight };
    }
    if (!best) throw new Error(`No table is left for pair ${at + 1}.`);
    return best.table;
  }

  exchange(): void {
    for (const at of this.pairs.keys()) {
      const mine = this.given[at]!;
      const weight = this.kept.has(at) ? 0 : this.weight(at, mine);
      if (weight === 0) continue;
      const other = this.near(at).find((one) => this.isBetter(at, one, weight));
      if (other !== undefined) [this.given[at], this.given[other]] = [this.given[other], mine];
    }
  }

  /** Places beside one, nearest first. */
  private near(at: number): readonly number[] {
    const steps = Array.from({ length: REACH }, (_, step) => [at - step - 1, at + step + 1]).flat();
    return steps.filter((one) => one >= 0 && one < this.pairs.length && !this.kept.has(one));
  }

  private isBetter(at: number, other: number, weight: number): boolean {
    const theirs = this.given[other]!;
    const now = weight + this.weight(other, theirs);
    return this.weight(at, theirs) + this.weight(other, this.given[at]!) < now;
  }
}
