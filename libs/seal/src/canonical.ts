import canonicalize from 'canonicalize';

/** RFC 8785 canonical JSON: the same value gives the same text on every machine. */
export function canonical(value: unknown): string {
  const ordered = inOrder(value, 0);
  const text = ordered === UNUSUAL ? canonicalize(value) : JSON.stringify(ordered);
  if (text === undefined) throw new TypeError('only JSON values can be written canonically');
  return text;
}

const UNUSUAL = Symbol('a value that is left to the library');

/** An object has members that begin as numbers do in an order of its own, before all others. A pattern takes several times as long. */
function beginsAsNumber(key: string): boolean {
  const first = key.charCodeAt(0);
  return first >= 0x30 && first <= 0x39;
}

/** Far deeper than anything that is recorded; what refers to itself is deeper still. */
const DEEPEST = 100;

/**
 * The same value with its members in canonical order, so that the machine's own writer, which is much faster, writes what the
 * library would. What stands in this order already, as in every file that was written canonically, is not copied. Whatever is no
 * plain JSON, and whatever an object would not keep in this order, is left to the library.
 */
function inOrder(value: unknown, depth: number): unknown {
  switch (typeof value) {
    case 'string':
      return value.isWellFormed() ? value : UNUSUAL;
    case 'number':
      return Number.isFinite(value) ? value : UNUSUAL;
    case 'boolean':
      return value;
    case 'object':
      if (value === null) return null;
      if (depth === DEEPEST) return UNUSUAL;
      return Array.isArray(value) ? listInOrder(value, depth + 1) : membersInOrder(value, depth + 1);
    default:
      return UNUSUAL;
  }
}

function listInOrder(list: readonly unknown[], depth: number): unknown {
  let ordered: unknown[] | undefined;
  let index = 0;
  for (const one of list) {
    const item = inOrder(one, depth);
    if (item === UNUSUAL) return UNUSUAL;
    if (item !== one) ordered ??= list.slice(0, index);
    ordered?.push(item);
    index += 1;
  }
  return ordered ?? list;
}

function membersInOrder(members: object, depth: number): unknown {
  if (Object.getPrototypeOf(members) !== Object.prototype) return UNUSUAL;
  const keys = Object.keys(members);
  const inPlace = isAscending(keys);
  let ordered: Record<string, unknown> | undefined = inPlace ? undefined : {};
  for (const key of inPlace ? keys : sorted(keys)) {
    if (beginsAsNumber(key) || key === '__proto__' || key === 'toJSON' || !key.isWellFormed()) return UNUSUAL;
    const item = (members as Record<string, unknown>)[key];
    if (item === undefined) continue;
    const value = inOrder(item, depth);
    if (value === UNUSUAL) return UNUSUAL;
    if (value !== item) ordered ??= before(key, keys, members);
    if (ordered) ordered[key] = value;
  }
  return ordered ?? members;
}

/** Longer lists are left to the machine, whose own way of sorting needs more room than what is sorted. */
const FEW = 16;

function sorted(keys: string[]): readonly string[] {
  if (keys.length > FEW) return keys.sort();
  for (let index = 1; index < keys.length; index += 1) {
    const key = keys[index] as string;
    let place = index;
    for (; place > 0 && (keys[place - 1] as string) > key; place -= 1) keys[place] = keys[place - 1] as string;
    keys[place] = key;
  }
  return keys;
}

/** By UTF-16 units, as keys are compared. */
function isAscending(keys: readonly string[]): boolean {
  for (let index = 1; index < keys.length; index += 1)
    if ((keys[index - 1] as string) >= (keys[index] as string)) return false;
  return true;
}

/** The members that stand before one of them, as they are. */
function before(key: string, keys: readonly string[], members: object): Record<string, unknown> {
  const earlier = keys.slice(0, keys.indexOf(key));
  return Object.fromEntries(earlier.map((one) => [one, (members as Record<string, unknown>)[one]]));
}
