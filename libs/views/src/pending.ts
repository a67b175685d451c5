import type { Pack, PendingRoll, Side, Table } from '@adjutant/rules';

/** What is open: dice to be thrown, and questions to be answered. */
export interface Pending {
  readonly rolls: readonly RollView[];
  readonly questions: readonly {
    readonly entry: number;
    readonly question: string;
    readonly asks: string;
    readonly by: Side;
    readonly contested: boolean;
  }[];
}

export interface RollView {
  readonly id: string;
  readonly player: Side;
  readonly purpose: string;
  readonly dice: string;
  /** What has to wait for the dice. */
  readonly blocks: string;
  /** Number of the entry that made it due, and the rule that it is for. */
  readonly entry: number;
  readonly cause: string;
  readonly causeName: string;
}

export const NOTHING_PENDING: Pending = { rolls: [], questions: [] };

export function pendingOf(pack: Pack, table: Table): Pending {
  return {
    rolls: table.rolls.map((roll) => rollView(pack, roll)),
    questions: table.questions.map((one) => ({
      entry: one.number,
      question: one.key,
      asks: one.asks,
      by: one.by,
      contested: one.contested,
    })),
  };
}

function rollView(pack: Pack, { id, number, player, cause, due }: PendingRoll): RollView {
  return {
    id,
    player,
    purpose: due.purpose,
    dice: `${due.dice.count}D${due.dice.sides}`,
    blocks: due.blocks,
    entry: number,
    cause,
    causeName: pack.entries[cause]?.name ?? cause,
  };
}
