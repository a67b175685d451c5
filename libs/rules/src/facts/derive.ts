import type { Side } from '../clock/sequence.js';
import { rolesIn } from '../figures/counting.js';
import { figureOf } from '../figures/evaluate.js';
import { isEach, valueIn } from '../figures/facts.js';
import { seenFrom } from '../figures/sides.js';
import { holds } from '../figures/worked.js';
import type { FactAtHand, Scene } from '../judge/scene.js';
import { weigh } from '../judge/weigh.js';
import type { FactData, FactField, FactKind, FactValue } from '../pack/fact.js';
import type { Pack } from '../pack/pack.js';
import type { Table } from '../table/table.js';

export interface Written {
  readonly player: Side;
  readonly data: FactData;
}

/** How the table looks to the rules of a fact that is being written down. */
export function sceneOfFact(pack: Pack, table: Table, kind: FactKind, written: Written): Scene {
  const { id, name, summary, source } = kind;
  const rule = { id, name, summary, source, kind: 'fact', owner: 'core' };
  const { player, data } = written;
  return { pack, table, rule, player, entry: id, roles: rolesIn(data), answers: {}, claims: [], fact: { data } };
}

/** What a fact holds together with what follows from it: fields that nobody said, in the order of the fields. */
export function withDerived(pack: Pack, table: Table, kind: FactKind, { player, data }: Written): FactData {
  let full = data;
  for (const [name, field] of Object.entries(kind.fields)) {
    if (!field.derive) continue;
    const scene = sceneOfFact(pack, table, kind, { player, data: full });
    const value = worth(scene, name, field, kind);
    if (value !== undefined) full = { ...full, [name]: value };
  }
  return full;
}

/** Fields in which somebody said something else than what follows from the others. */
export function contradictions(pack: Pack, table: Table, kind: FactKind, { player, data }: Written): string[] {
  return Object.entries(kind.fields).flatMap(([name, field]) => {
    if (!field.fixed || !Object.hasOwn(data, name)) return [];
    const { [name]: said, ...others } = data;
    const derived = withDerived(pack, table, kind, { player, data: others })[name];
    return derived === undefined || JSON.stringify(said) === JSON.stringify(derived) ? [] : [name];
  });
}

function worth(scene: Scene, name: string, field: FactField, kind: FactKind): FactValue | undefined {
  const hand = scene.fact as FactAtHand;
  const said = valueIn(hand, name);
  if (field.each === undefined) return said ?? lineFor(scene, field, undefined);
  const keys = Object.entries(kind.fields)
    .filter(([, other]) => other.each === field.each)
    .flatMap(([other]) => Object.keys(mapIn(hand.data[other])));
  const derived = Object.fromEntries(
    [...new Set(keys)].flatMap((key) => {
      const value = lineFor(scene, field, key);
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
  return { ...derived, ...mapIn(said) };
}

function mapIn(value: FactValue | undefined): { readonly [key: string]: string | number | boolean } {
  return isEach(value) ? value : {};
}

function lineFor(scene: Scene, field: FactField, key: string | undefined): string | number | boolean | undefined {
  const hand = scene.fact as FactAtHand;
  const bench = { weigh, scene: { ...scene, fact: { ...hand, ...(key === undefined ? {} : { key }) } } };
  const line = field.derive?.find((one) => holds(bench, one.when));
  if (!line) return undefined;
  return typeof line.value === 'object' ? figureOf(bench, line.value).value : seenFrom(line.value, scene.player);
}
