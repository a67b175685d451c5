import type { Refusal } from '@adjutant/kernel';
import type { EntrantId, EventFacts } from '../facts.js';
import { costsOf, isRefusal, pairField, type Cost, type RoundDraft } from './draft.js';
import { fieldOf } from './field.js';
import { BYE, Costing, type Pair } from './matching/costing.js';
import type { PairingRules } from './rules.js';

/** A draft that was changed by hand beside what the engine makes of the same facts. */
export interface Comparison {
  readonly engine: RoundDraft;
  /** Pairs that only one of the two has. */
  readonly onlyEngine: readonly (readonly [EntrantId, EntrantId])[];
  readonly onlyHere: readonly (readonly [EntrantId, EntrantId])[];
  /** Whoever has a bye in one of the two and plays in the other. */
  readonly byes: readonly EntrantId[];
  /** Pairs of both that sit elsewhere. */
  readonly moved: readonly {
    readonly players: readonly [EntrantId, EntrantId];
    readonly from: number;
    readonly to: number;
  }[];
  readonly costs: { readonly engine: readonly Cost[]; readonly here: readonly Cost[] };
  /** The first level on which the two differ in what they cost, and by how much this one costs more. */
  readonly differs?: { readonly level: Cost['level']; readonly of?: string; readonly by: number };
}

export function compareWithEngine(facts: EventFacts, rules: PairingRules, draft: RoundDraft): Comparison | Refusal {
  const field = fieldOf(facts, rules, draft.round);
  if (isRefusal(field)) return field;
  const paired = pairField(field);
  if (isRefusal(paired)) return paired;
  const costing = new Costing(field);
  const [theirs, ours] = [tablesByPair(paired.draft), tablesByPair(draft)];
  const here = costsOf(costing, placesOf(costing, draft));
  const at = here.findIndex(({ sum }, level) => sum !== paired.costs[level]?.sum);
  const first = here[at];
  return {
    engine: paired.draft,
    onlyEngine: [...theirs].filter(([key]) => !ours.has(key)).map(([, { players }]) => players),
    onlyHere: [...ours].filter(([key]) => !theirs.has(key)).map(([, { players }]) => players),
    byes: differing(paired.draft, draft),
    moved: [...ours].flatMap(([key, { players, table }]) => {
      const from = theirs.get(key)?.table;
      return from === undefined || from === table ? [] : [{ players, from, to: table }];
    }),
    costs: { engine: paired.costs, here },
    ...(first && {
      differs: {
        level: first.level,
        ...(first.of === undefined ? {} : { of: first.of }),
        by: first.sum - paired.costs[at]!.sum,
      },
    }),
  };
}

const tablesByPair = ({ tables }: RoundDraft): ReadonlyMap<string, RoundDraft['tables'][number]> =>
  new Map(tables.map((one) => [JSON.stringify(one.players.toSorted()), one]));

function differing(one: RoundDraft, other: RoundDraft): readonly EntrantId[] {
  const [a, b] = [one, other].map(({ byes }) => new Set(byes.map(({ player }) => player))) as [
    Set<string>,
    Set<string>,
  ];
  return [...[...a].filter((id) => !b.has(id)), ...[...b].filter((id) => !a.has(id))].sort();
}

/** Whom the field does not know costs nothing: the warnings tell of them. */
function placesOf({ players }: Costing, { tables, byes }: RoundDraft): readonly Pair[] {
  const places = new Map(players.map(({ id }, place) => [id, place]));
  const pairs = [...tables.map((one) => one.players), ...byes.map(({ player }) => [player] as const)];
  return pairs.flatMap(([one, other]): Pair[] => {
    const [a, b] = [places.get(one), other === undefined ? BYE : places.get(other)];
    return a === undefined || b === undefined ? [] : [[a, b]];
  });
}
