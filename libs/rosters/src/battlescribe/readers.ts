import { SURE, type TreeReader } from '../reading/reader.js';
import { isNode, textAt } from '../reading/tree.js';
import { Unreadable } from '../refused.js';
import { readRosterTree, rosterIn } from './tree.js';
import { isXml } from './xml.js';

function reader(id: string, name: string, claims: TreeReader['claims']): TreeReader {
  return {
    of: 'tree',
    id,
    name,
    version: 1,
    claims,
    read(tree) {
      const roster = rosterIn(tree);
      if (!roster) throw new Unreadable('list/broken', 'The file holds no roster with forces: export the list anew.');
      const { army, left } = readRosterTree(roster);
      const made = isNode(tree) ? textAt(tree, 'generatedBy') : undefined;
      return { army: made === undefined ? army : { ...army, signature: army.signature ?? made }, left };
    },
  };
}

const LIST_FORGE = /^list ?forge$/i;

function madeBy(tree: unknown): string {
  const roster = rosterIn(tree);
  return (
    (isNode(tree) ? textAt(tree, 'generatedBy') : undefined) ?? (roster ? textAt(roster, 'generatedBy') : '') ?? ''
  );
}

export const BATTLESCRIBE_XML = reader('battlescribe', 'BattleScribe, or New Recruit as its file', (tree) =>
  isXml(tree) && rosterIn(tree) ? SURE.signed : SURE.no,
);

export const NEW_RECRUIT_JSON = reader('new-recruit-json', 'New Recruit, JSON', (tree) => {
  if (isXml(tree) || !rosterIn(tree) || LIST_FORGE.test(madeBy(tree))) return SURE.no;
  return /newrecruit/i.test(madeBy(tree)) ? SURE.signed : SURE.likely;
});

export const LIST_FORGE_JSON = reader('list-forge-json', 'ListForge, JSON or link', (tree) =>
  !isXml(tree) && rosterIn(tree) && LIST_FORGE.test(madeBy(tree)) ? SURE.signed : SURE.no,
);
