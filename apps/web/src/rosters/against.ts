import type { Roster } from '@adjutant/rules';
import { Problem } from '../api/client.js';

/** What is said against a roster, by what it is about. */
export interface Against {
  readonly army: readonly string[];
  /** By the id of the unit. */
  readonly units: ReadonlyMap<string, readonly string[]>;
  readonly codes: readonly string[];
}

export const NOTHING: Against = { army: [], units: new Map(), codes: [] };

interface Said {
  readonly unit: string | undefined;
  readonly message: string;
}

/** A refusal, each reason of it at the unit that it is about, else at the army. */
export function against(error: Error | null, { units }: Roster): Against {
  if (error === null) return NOTHING;
  const problem = error instanceof Problem ? error : null;
  const said = problem === null ? [{ unit: undefined, message: error.message }] : saidBy(problem, units);
  const here = new Set(units.map(({ id }) => id));
  const about = (one: Said): string | undefined =>
    one.unit !== undefined && here.has(one.unit) ? one.unit : undefined;
  const byUnit = Map.groupBy(said, about);
  return {
    army: (byUnit.get(undefined) ?? []).map(({ message }) => message),
    units: new Map(
      [...byUnit].flatMap(([unit, some]) => (unit === undefined ? [] : [[unit, some.map(({ message }) => message)]])),
    ),
    codes: [...new Set([problem?.code, ...(problem?.refusal.reasons ?? []).map(({ code }) => code)].filter(isCode))],
  };
}

const isCode = (code: string | null | undefined): code is string => typeof code === 'string';

function saidBy({ message, refusal: { facts, reasons }, faults }: Problem, units: Roster['units']): readonly Said[] {
  if (reasons.length > 0) return reasons.map((one) => ({ unit: unitIn(one.facts), message: one.message }));
  if (faults.length === 0) return [{ unit: unitIn(facts), message }];
  return faults.map((fault) => {
    const index = /\bunits\[(\d+)\]/.exec(fault.at)?.[1];
    return { unit: index === undefined ? undefined : units[Number(index)]?.id, message: fault.message };
  });
}

function unitIn(facts: { readonly [fact: string]: unknown } | undefined): string | undefined {
  const unit = facts?.['unit'];
  return typeof unit === 'string' ? unit : undefined;
}
