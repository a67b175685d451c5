import type { Side } from '../clock/sequence.js';
import type { Scene } from '../judge/scene.js';
import type { Entry } from '../pack/entry.js';
import type { Pack } from '../pack/pack.js';
import type { DrawnObjective, Table } from '../table/table.js';

/** A scene in which a rule asks about the table for one player, and about an objective where there is one. */
export function sceneAbout(pack: Pack, table: Table, player: Side, rule: Entry, held?: DrawnObjective): Scene {
  return {
    pack,
    table,
    player,
    rule,
    entry: rule.id,
    roles: {},
    answers: {},
    claims: [],
    ...(held ? { held, since: held.order } : {}),
  };
}
