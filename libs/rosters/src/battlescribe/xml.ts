import { SaxesParser } from 'saxes';
import { LIMITS } from '../limits.js';
import { isNode } from '../reading/tree.js';
import { Unreadable } from '../refused.js';

/** What is kept of a file, and below what: everything else is passed over, text above all. */
const LISTS = new Set(['forces', 'selections', 'costs', 'costLimits', 'categories']);
const ROWS = new Set(['force', 'selection', 'cost', 'costLimit', 'category']);
const KEPT = ['name', 'number', 'type', 'group', 'value', 'primary', 'catalogueName', 'generatedBy', 'gameSystemName'];

type Made = { [member: string]: unknown };

const SHAPE = 'xml';

/** Whether a tree was made out of XML. */
export function isXml(tree: unknown): boolean {
  return isNode(tree) && tree[SHAPE] === true;
}

/** Elements that are open, innermost last; undefined where nothing is kept. */
type Open = (Made | unknown[] | undefined)[];

/** Makes a roster out of XML as it is in JSON: elements by their local name, without entities or a document type. */
export function parseXml(text: string): unknown {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const open: Open = [];
  const top: Made = { [SHAPE]: true };
  parser.on('doctype', () => {
    throw new Unreadable('list/unsafe', 'The file declares a document type, which no list has: export the list anew.');
  });
  parser.on('processinginstruction', () => undefined);
  parser.on('error', () => {
    throw new Unreadable('list/broken', 'The XML ends early or is broken: export the list anew.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length >= LIMITS.depth)
      throw new Unreadable('list/too-deep', `The XML is nested more than ${LIMITS.depth} levels deep.`, {
        most: LIMITS.depth,
      });
    open.push(entered(open, top, localName(name), attributes));
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  return top;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** What becomes of an element, below those that are open. */
function entered(open: Open, top: Made, name: string, attributes: { readonly [name: string]: string }) {
  const above = open.at(-1);
  if (open.length === 0) return name === 'roster' ? (top['roster'] = { ...kept(attributes), forces: [] }) : undefined;
  if (Array.isArray(above) && ROWS.has(name)) {
    const row = kept(attributes);
    above.push(row);
    return row;
  }
  if (above === undefined || Array.isArray(above) || !LISTS.has(name)) return undefined;
  const rows: unknown[] = Array.isArray(above[name]) ? above[name] : [];
  above[name] = rows;
  return rows;
}

function kept(attributes: { readonly [name: string]: string }): Made {
  return Object.fromEntries(
    KEPT.flatMap((name) => (Object.hasOwn(attributes, name) ? [[name, attributes[name]]] : [])),
  );
}
