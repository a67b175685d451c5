import type { Side } from '../clock/sequence.js';
import type { Scene } from '../judge/scene.js';
import type { Entry } from '../pack/entry.js';
import type { FactData } from '../pack/fact.js';
import type { Pack } from '../pack/pack.js';
import type { Rolled, Table } from '../table/table.js';

/** Who causes the effects, from which entry of the record, on whose behalf and on what. */
export interface Cause {
  readonly number: number;
  readonly player: Side;
  readonly entry: string;
  readonly roles: { readonly [role: string]: string };
  /** What it rests on, for the lines that come of it. */
  readonly because?: readonly string[];
  /** Numbers of earlier entries that it rests on. */
  readonly rests?: readonly number[];
  /** The dice that the effects follow from. */
  readonly rolled?: Rolled;
  /** The fact that brings it. */
  readonly data?: FactData;
}

/** How the table looks from what causes an effect: nobody is asked anything here. */
export function sceneOfCause(pack: Pack, table: Table, { player, entry, roles, rolled }: Cause): Scene {
  const rule: Entry = pack.entries[entry] ?? {
    id: entry,
    name: entry,
    kind: 'rule',
    owner: 'core',
    summary: '',
    source: { document: '', section: '' },
  };
  return { pack, table, rule, player, entry, roles, answers: {}, claims: [], ...(rolled ? { rolled } : {}) };
}
