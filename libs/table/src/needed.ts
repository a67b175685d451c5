import { handRules, holdingOf, inForce, opponentOf, SIDES, UNKNOWN, type Side } from '@adjutant/rules';
import type { Laid } from './sitting.js';

/** A field of a fact that something in force looks at; `key`: for this side or marker only. */
interface Looked {
  readonly field: string;
  readonly key?: string;
}

/** How rules name the kind of fact that they look at. */
const KINDS = ['fact', 'latest', 'tally', 'run', 'total', 'taken'];
const FIELDS = ['field', 'holder'];

/** Whether anything in force looks at a field of a kind of fact, or, of a field with a value for each, at that of one. */
export function neededIn(at: Laid, kind: string): (field: string, key?: string) => boolean {
  const looked = rulesInForce(at).flatMap(({ rule, side }) => lookedAt(at, kind, rule, side));
  return (field, key) =>
    looked.some((one) => one.field === field && (key === undefined || one.key === undefined || one.key === key));
}

interface Rule {
  readonly rule: unknown;
  /** Who is `own` in it; null: either may be. */
  readonly side: Side | null;
}

/** What was chosen and fielded, and the objectives that players hold; of those that are sealed any may be meant. */
function rulesInForce({ pack, table }: Laid): readonly Rule[] {
  const hand = handRules(pack, table)?.rules;
  const held = SIDES.flatMap((side) => holdingOf(table, side));
  const isSealed = held.some(({ objective }) => objective === UNKNOWN);
  const all = Object.values(pack.entries).filter(({ kind }) => kind === hand?.kind);
  return [
    ...inForce(pack, table).map(({ entry, side }) => ({ rule: entry, side })),
    ...(isSealed ? all.map((rule) => ({ rule, side: null })) : []),
    ...held.map(({ objective, player }) => ({ rule: pack.entries[objective], side: hand?.shares ? null : player })),
  ];
}

function lookedAt(at: Laid, kind: string, rule: unknown, side: Side | null): readonly Looked[] {
  if (Array.isArray(rule)) return rule.flatMap((one) => lookedAt(at, kind, one, side));
  if (typeof rule !== 'object' || rule === null) return [];
  const members = rule as { readonly [member: string]: unknown };
  const named = typeof members['figure'] === 'string' ? at.pack.figures?.[members['figure']]?.is : undefined;
  const own = KINDS.some((one) => members[one] === kind)
    ? FIELDS.flatMap((one) => {
        const field = members[one];
        return typeof field === 'string' ? [{ field, ...keyOf(members['at'], side) }] : [];
      })
    : [];
  return [...own, ...[...Object.values(members), named].flatMap((one) => lookedAt(at, kind, one, side))];
}

function keyOf(key: unknown, side: Side | null): Pick<Looked, 'key'> {
  if (typeof key !== 'string') return {};
  if (key !== 'own' && key !== 'opponent') return { key };
  if (side === null) return {};
  return { key: key === 'own' ? side : opponentOf(side) };
}
