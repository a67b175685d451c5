import type { Citation } from '@adjutant/kernel';
import type { Side } from '../clock/sequence.js';
import type { Scene } from './scene.js';
import type { Pack } from '../pack/pack.js';
import type { Table } from '../table/table.js';

/** What is asked of the record for a rule that nobody uses: it holds, or does not, for each player. */
export function standing(
  pack: Pack,
  table: Table,
  player: Side,
  rule: { readonly id: string; readonly source: Citation },
): Scene {
  const { id, source } = rule;
  const entry = { id, name: id, kind: 'rule', owner: 'core', summary: '', source };
  return { pack, table, rule: entry, player, entry: id, roles: {}, answers: {}, claims: [] };
}
