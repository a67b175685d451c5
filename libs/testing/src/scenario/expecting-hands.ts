import { bonusOf, handOf, objectiveOf, SIDES, totalOwed } from '@adjutant/rules';
import type { ScenarioStep } from './scenario.js';
import type { Table } from './table.js';

interface Differs {
  readonly what: string;
  readonly expected: unknown;
  readonly got: unknown;
}

/** The objectives that players hold, and what is due. */
export function checkHands({ pack, state }: Table, step: ScenarioStep): Differs[] {
  if (state.status === 'absent') return [];
  const { table } = state;
  const number = (one: { readonly objective: string }): string => String(objectiveOf(pack, one)?.number ?? '?');
  const hands = SIDES.flatMap((side) => {
    const expected = step.hand?.[side]?.map(String);
    if (!expected) return [];
    const got = handOf(table, side).map((one) => {
      const bonus = bonusOf(table, one);
      return bonus ? `${number(one)}+${number(bonus)}` : number(one);
    });
    const same = got.length === expected.length && got.every((one, index) => fits(one, expected[index] ?? ''));
    return same ? [] : [{ what: `hand of ${side}`, expected, got }];
  });
  const dues = SIDES.flatMap((side) => {
    const expected = step.due?.[side];
    const got = totalOwed(table.owed[side]);
    return expected === undefined || expected === got ? [] : [{ what: `due to ${side}`, expected, got }];
  });
  return [...hands, ...dues];
}

/** What came along with an objective need not be said. */
function fits(got: string, expected: string): boolean {
  return got === expected || got.split('+')[0] === expected;
}
