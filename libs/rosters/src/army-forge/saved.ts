import { SURE, type TreeReader } from '../reading/reader.js';
import { isNode, nodeAt, nodesAt, textAt, type Node } from '../reading/tree.js';
import { Unreadable } from '../refused.js';

/** A community listing wraps the same list in one more level. */
function listIn(tree: unknown): Node | undefined {
  return isNode(tree) ? nodeAt(tree, 'list') : undefined;
}

/** What Army Forge saves: numbers of an army book, and neither names nor costs. */
export const ARMY_FORGE_SAVED: TreeReader = {
  of: 'tree',
  id: 'army-forge-saved',
  name: 'OPR Army Forge, saved file',
  version: 1,
  claims(tree) {
    const list = listIn(tree);
    const units = list ? nodesAt(list, 'units') : [];
    const bare = units.length > 0 && units.every((unit) => textAt(unit, 'name') === undefined);
    return bare && units.every((unit) => Array.isArray(unit['selectedUpgrades'])) ? SURE.shaped : SURE.no;
  },
  read(tree) {
    const list = listIn(tree);
    const units = list ? nodesAt(list, 'units').length : 0;
    throw new Unreadable(
      'list/needs-book',
      `The file says that there are ${units} units, and refers to an army book for their names and costs: in Army Forge, copy the list as text and paste that.`,
      { units },
    );
  },
};
