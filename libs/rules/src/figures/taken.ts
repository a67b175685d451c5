import { opponentOf, sameTurn, type Side } from '../clock/sequence.js';
import type { FigureForm } from '../pack/figure.js';
import type { RecordedFact } from '../table/table.js';
import { holds, type Bench, type Worked } from './worked.js';

type TakenForm = Extract<FigureForm, { readonly taken: string }>;

/** Who has each marker: what was written down last about it says so. */
function holders(facts: readonly RecordedFact[], { marker, holder }: TakenForm): ReadonlyMap<unknown, unknown> {
  return new Map(facts.map((one) => [one.data[marker], one.data[holder]]));
}

/** What was said of markers for the first time, in the steps in which nothing has been taken yet. */
function firstSaid(facts: readonly RecordedFact[], { marker, opening = [] }: TakenForm): RecordedFact[] {
  const isFirst = (one: RecordedFact): boolean =>
    facts.find((other) => other.data[marker] === one.data[marker]) === one;
  return facts.filter((one) => opening.includes(one.at?.step ?? '') && isFirst(one));
}

/** Markers that are the player's now and were not when the turn began. */
export function takenOf(bench: Bench, figure: TakenForm): Worked {
  const { table, pack, player } = bench.scene;
  const facts = table.facts.filter((one) => one.fact === figure.taken);
  const [opening] = pack.sequence.turn;
  const before = facts.filter((one) => !sameTurn(one.at, table.clock) || one.at?.step === opening?.id);
  const was = holders([...firstSaid(facts, figure), ...before], figure);
  const from: Side | undefined = figure.from === undefined ? undefined : opponentOf(player);
  const taken = [...holders(facts, figure)].filter(
    ([marker, side]) =>
      side === player &&
      was.get(marker) !== player &&
      (from === undefined || was.get(marker) === from) &&
      holds(bench, figure.where, { [figure.marker]: String(marker) }),
  );
  const names = taken.map(([marker]) => String(marker)).join(', ');
  const whose = figure.from === undefined ? 'taken this turn' : 'taken from the opponent this turn';
  return { value: taken.length, says: `${taken.length} (${whose}${names === '' ? '' : `: ${names}`})` };
}
