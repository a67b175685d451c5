import { army, unitNamed } from '../reading/army.js';
import { addTo } from '../reading/items.js';
import type { Left } from '../reading/page.js';
import { SURE, type TreeReader } from '../reading/reader.js';
import { Counter, isNode, nodeAt, nodesAt, numberAt, textAt, type Node } from '../reading/tree.js';

function included(tree: unknown): readonly Node[] {
  const snapshot = isNode(tree) ? nodeAt(tree, 'snapshot') : undefined;
  return snapshot ? assetsOf(snapshot, 'included') : [];
}

function assetsOf(node: Node, member: string): readonly Node[] {
  const assets = nodeAt(node, 'assets');
  return assets ? nodesAt(assets, member) : [];
}

/** `Classification§Designation`. */
function itemOf(node: Node): { readonly kind: string; readonly name: string } {
  const item = textAt(node, 'item') ?? '';
  const at = item.indexOf('§');
  return { kind: item.slice(0, Math.max(0, at)), name: item.slice(at + 1) };
}

function costOf(node: Node): number | undefined {
  const stats = nodeAt(node, 'stats');
  const points = stats && nodeAt(stats, 'Points');
  return points && numberAt(points, 'value');
}

export const ROSTERIZER: TreeReader = {
  of: 'tree',
  id: 'rosterizer',
  name: 'Rosterizer',
  version: 1,
  claims: (tree) => (included(tree).some((node) => textAt(node, 'item')?.includes('§')) ? SURE.shaped : SURE.no),
  read(tree) {
    const found = army();
    const left: Left[] = [];
    const counter = new Counter();
    for (const [index, node] of included(tree).entries()) {
      const { kind, name } = itemOf(node);
      const points = costOf(node);
      if (points === undefined || name === '') {
        left.push({
          node: `snapshot.assets.included[${index}]`,
          text: name,
          why: 'It has no points, so it is no unit.',
        });
        continue;
      }
      const unit = { ...unitNamed(name, counter.next()), points, ...(kind !== '' && { role: kind }) };
      for (const part of [...assetsOf(node, 'included'), ...assetsOf(node, 'traits')]) {
        counter.next();
        if (itemOf(part).name !== '') addTo(unit.gear, itemOf(part).name, numberAt(part, 'quantity') ?? 1);
      }
      const models = numberAt(node, 'quantity');
      found.units.push(models === undefined ? unit : { ...unit, models });
    }
    return { army: found, left };
  },
};
