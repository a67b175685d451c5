import type { Citation, Reason } from '@adjutant/kernel';
import type { Side } from '../clock/sequence.js';
import type { Condition } from '../pack/condition.js';
import type { Entry } from '../pack/entry.js';
import type { Pack } from '../pack/pack.js';
import type { Table } from '../table/table.js';
import type { Scene } from './scene.js';
import { weigh } from './weigh.js';

/** Something with conditions that is no entry of a pack: an action, the start of the battle. */
export interface Conditioned {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly conditions: Condition | undefined;
  readonly source?: Citation;
  readonly player: Side;
  readonly roles?: Scene['roles'];
}

/** What the record says against it; figures may compare earlier facts with its roles. Questions to the table are not asked here. */
export function reasonsAgainstConditions(pack: Pack, table: Table, what: Conditioned): Reason[] {
  if (!what.conditions) return [];
  const { id, name, kind, player, roles = {}, source = { document: pack.id, section: name } } = what;
  const rule: Entry = { id, name, kind, owner: 'core', summary: name, source };
  const scene: Scene = { pack, table, rule, player, entry: id, roles, answers: {}, claims: [], fact: { data: roles } };
  const against = weigh(scene, what.conditions).findings.filter((one) => one.answer === 'unmet');
  return against.map(({ code, says, facts, cites }) => ({ code, message: `${name}: ${says}`, facts, cites }));
}
