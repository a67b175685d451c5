import type { Entry } from '../pack/entry.js';
import type { FactData } from '../pack/fact.js';
import type { Pack } from '../pack/pack.js';
import type { Side } from '../clock/sequence.js';
import type { ClaimUse, DrawnObjective, Rolled, Table, Unit } from '../table/table.js';

export type Answer = 'yes' | 'no' | 'unknown';

export interface Answers {
  readonly [question: string]: Answer;
}

/** What somebody declares when acting on an entry: who, on what, claiming what, vouching for what. */
export interface Declaration {
  readonly player: Side;
  readonly entry: string;
  /** Units by role (`target`, `enemy`, `bearer`…), and other things that a role may name. */
  readonly roles: { readonly [role: string]: string };
  readonly answers: Answers;
  readonly claims: readonly ClaimUse[];
  /** What it was said to cost, where that was said. */
  readonly declared?: number;
}

/** All that a predicate may look at. */
export interface Scene extends Declaration {
  readonly pack: Pack;
  readonly table: Table;
  readonly rule: Entry;
  /** The objective that is asked about, where it is about one. */
  readonly held?: DrawnObjective;
  /** The dice that something follows from. */
  readonly rolled?: Rolled;
  /** The order of the first fact that counts where a rule looks back only to its own beginning. */
  readonly since?: number;
  /** The fact that is being written down; `key` is the side or marker that a value is worked out for. */
  readonly fact?: FactAtHand;
  /** A keyword of a unit whose keywords nobody has told is asked for, and not taken to be missing. */
  readonly asksKeywords?: boolean;
  /** Questions without an answer are taken as they presume, and nobody is asked. */
  readonly presumes?: boolean;
  /** What is asked was written down, so that a record of any depth answers it. */
  readonly recorded?: boolean;
  /** Whether it is told of a question that the record answers it, and not how: on a card, where nobody is refused. */
  readonly onCard?: true;
  /** Said to whoever presses and kept nowhere: in words of the table. What is kept stays as it was said. */
  readonly toPlayer?: true;
  /** By key, what is presumed otherwise than its question presumes. */
  readonly presumptions?: Answers;
}

export interface FactAtHand {
  readonly data: FactData;
  readonly key?: string;
}

export function unitIn(scene: Scene, role: string): Unit | undefined {
  const id = scene.roles[role];
  return id === undefined ? undefined : scene.table.units[id];
}

/** How somebody is called whom a use could name, and does not. */
export const NOT_NAMED = ' (not named)';

/** A unit as a person at the table would name it. */
export function unitText(scene: Scene, role: string): string {
  const id = scene.roles[role];
  if (id === undefined) return `the ${role}${NOT_NAMED}`;
  const unit = scene.table.units[id];
  return unit ? `${unit.name} (${id})` : id;
}
