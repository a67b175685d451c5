import { opponentOf, type Side } from '../clock/sequence.js';
import { keptBy } from '../kept-by.js';
import { detachmentsFielded } from '../muster/several.js';
import type { ChoiceRule } from '../pack/choice.js';
import type { Entry } from '../pack/entry.js';
import type { Pack } from '../pack/pack.js';
import type { Table } from '../table/table.js';
import { samePeriod } from './periods.js';

/** An entry whose rules hold: for one player, or (null) for both. */
export interface InForce {
  readonly entry: Entry;
  readonly side: Side | null;
}

/** The options of a choice that hold for its holder now: what was chosen in its period, or its default. */
export function optionsNow(table: Table, choice: ChoiceRule, holder: Side | null): readonly string[] {
  const { count, per } = choice.times ?? { count: 1, per: 'battle' };
  const made = table.choices.filter(
    (one) => one.choice === choice.id && one.player === holder && samePeriod(per, one.at, table.clock),
  );
  // Where more was recorded than may be chosen, the last word counts.
  if (made.length > 0) return made.slice(-count).map((one) => one.option);
  return choice.default === undefined ? [] : [choice.default];
}

/** What was in force for two armies when it was last asked for, and what else that rests on. */
interface Found extends Pick<Table, 'choices' | 'clock'> {
  /** Whether something was chosen for less than the battle, so that time alone can end it. */
  readonly lapses: boolean;
  readonly inForce: readonly InForce[];
}

/**
 * A battle asks at each of its moments, many times over: what was found stays good until something under it changes. Battles of the
 * same game go on side by side, and each has armies of its own.
 */
const lastFound = keptBy((_: Pack) => keptBy((_of: Table['armies']): { last?: Found } => ({})));

/** Everything in force: what the match chose, and for each player the detachment fielded and what that player chose. */
export function inForce(pack: Pack, table: Table): readonly InForce[] {
  const { armies, choices, clock } = table;
  const found = lastFound(pack)(armies);
  const { last } = found;
  if (last?.choices === choices && (last.clock === clock || !last.lapses)) return last.inForce;
  const lapses = choices.some(({ choice }) => (pack.choices?.[choice]?.times?.per ?? 'battle') !== 'battle');
  found.last = { choices, clock, lapses, inForce: findInForce(pack, table) };
  return found.last.inForce;
}

function findInForce(pack: Pack, table: Table): readonly InForce[] {
  const held = (side: Side | null, ids: readonly (string | undefined)[]): InForce[] =>
    ids.flatMap((id) => {
      const entry = id === undefined ? undefined : pack.entries[id];
      return entry ? [{ entry, side }] : [];
    });
  const chosen = (of: ChoiceRule['of'], holder: Side | null): readonly string[] =>
    Object.values(pack.choices ?? {})
      .filter((choice) => choice.of === of)
      .flatMap((choice) => optionsNow(table, choice, holder));
  const own = (side: Side): InForce[] =>
    held(side, [...detachmentsFielded(pack, table.armies[side]), ...chosen('player', side)]);
  return [...held(null, chosen('match', null)), ...own('A'), ...own('B')];
}

/** Whether an entry is in force for a player, as the match's or as that player's own. */
export function isInForce(pack: Pack, table: Table, side: Side, id: string): boolean {
  return inForce(pack, table).some((one) => one.entry.id === id && one.side !== opponentOf(side));
}
