import type { MatchState } from '@adjutant/match';
import { bonusOf, handOf, objectiveOf, SIDES, totalOwed } from '@adjutant/rules';
import type { ScenarioStep } from './step.js';
import { seenBy } from './seeing.js';
import type { Table } from './table.js';

interface Differs {
  readonly what: string;
  readonly expected: unknown;
  readonly got: unknown;
}

/** The objectives that players hold, and what is due; what each viewer sees of them. */
export async function checkHands(table: Table, step: ScenarioStep): Promise<Differs[]> {
  const all = step.hand || step.due ? handsIn(table, await seenBy(table, 'everything'), step.hand) : [];
  const seen = [step.seen ?? []].flat().map(async ({ by, hand }) => {
    const differs = handsIn(table, await seenBy(table, by), hand);
    return differs.map((one) => ({ ...one, what: `${one.what} as ${by} sees it` }));
  });
  return [...all, ...(await Promise.all(seen)).flat(), ...duesIn(table.state, step)];
}

function handsIn({ pack }: Table, state: MatchState, expected: ScenarioStep['hand']): Differs[] {
  if (state.status === 'absent') return [];
  const number = (one: { readonly objective: string }): string =>
    String(objectiveOf(pack, one)?.number ?? pack.entries[one.objective]?.name ?? '?');
  return SIDES.flatMap((side) => {
    const wanted = expected?.[side]?.map(String);
    if (!wanted) return [];
    const got = handOf(state.table, side).map((one) => {
      const bonus = bonusOf(state.table, one);
      return bonus ? `${number(one)}+${number(bonus)}` : number(one);
    });
    const same = got.length === wanted.length && got.every((one, index) => fits(one, wanted[index] ?? ''));
    return same ? [] : [{ what: `hand of ${side}`, expected: wanted, got }];
  });
}

function duesIn(state: MatchState, step: ScenarioStep): Differs[] {
  if (state.status === 'absent') return [];
  const { owed } = state.table;
  return SIDES.flatMap((side) => {
    const expected = step.due?.[side];
    const got = totalOwed(owed[side]);
    return expected === undefined || expected === got ? [] : [{ what: `due to ${side}`, expected, got }];
  });
}

/** What came along with an objective need not be said. */
function fits(got: string, expected: string): boolean {
  return got === expected || got.split('+')[0] === expected;
}
