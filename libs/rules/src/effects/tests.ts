import type { Pack, Status } from '../pack/pack.js';
import { partsOf, type Act, type Table, type Unit } from '../table/table.js';
import { addAct, changeUnit } from './units.js';

type Test = Pick<Act, 'number' | 'unit' | 'result'> & { readonly test: string };

/** The result of a test of a unit, and the end of the states that a passed one ends. */
export function addTest(pack: Pack, table: Table, { number, unit, test, result }: Test): Table {
  const tested = addAct(table, { number, unit, act: test, ...(result ? { result } : {}) });
  const tried = table.units[unit];
  if (result !== 'passed' || !tried) return tested;
  const over = new Set(pack.statuses.filter((status) => isEndedBy(status, test, table, tried)).map(({ id }) => id));
  const parts = partsOf(table, tried).filter((id) => table.units[id]?.statuses.some((status) => over.has(status)));
  return parts.reduce((now, id) => changeUnit(now, id, (one) => without(one, over)), tested);
}

/** Only in the step that the pack says, of the turn of whoever owns the unit. */
function isEndedBy({ ends }: Status, test: string, { clock }: Table, { owner }: Unit): boolean {
  return ends.passed === test && clock?.step === ends.phase && clock.turn === owner;
}

function without(unit: Unit, over: ReadonlySet<string>): Unit {
  return { ...unit, statuses: unit.statuses.filter((status) => !over.has(status)) };
}
