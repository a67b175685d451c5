import { hiddenIn, shown, type TextKind } from '../hidden.js';
import type { Fault } from '../declined.js';
import { besides, type Schema } from './schema.js';

type Prose = { readonly has: (member: string) => boolean };

/** The names of the members that may have line breaks, as the descriptions say. */
export function proseIn(schemas: Iterable<Schema>): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<Schema>();
  const walk = (schema: Schema): void => {
    if (seen.has(schema)) return;
    seen.add(schema);
    for (const [member, one] of Object.entries(schema.properties ?? {})) {
      if (besides(one).prose) found.add(member);
      walk(one);
    }
    const { items, additionalProperties, oneOf = [], anyOf = [] } = schema;
    for (const one of [items, additionalProperties || undefined, ...oneOf, ...anyOf]) if (one) walk(one);
  };
  for (const schema of schemas) walk(schema);
  return found;
}

/**
 * Every text in a value, however deep, that holds what nobody sees and a terminal obeys; `member`: what the value is called.
 * It is looked for in all that is sent, and not member by member: no member can be forgotten. `prose`: members that may
 * have line breaks, wherever they stand.
 */
export function unseenIn(value: unknown, at: string, member: string, prose: Prose): readonly Fault[] {
  const faults: Fault[] = [];
  const read = (text: string, kind: TextKind, place: string): void => {
    const hidden = hiddenIn(text, kind);
    if (hidden === undefined) return;
    faults.push({ at: place, message: `${shown(place)} must hold nothing that cannot be seen: take ${hidden} out` });
  };
  const look = (one: unknown, place: string, name: string): void => {
    if (typeof one === 'string') return read(one, prose.has(name) ? 'prose' : 'line', place);
    if (typeof one !== 'object' || one === null) return;
    if (Array.isArray(one)) return one.forEach((item, index) => look(item, `${place}[${index}]`, name));
    for (const key of Object.keys(one)) {
      read(key, 'line', place);
      look((one as { readonly [key: string]: unknown })[key], place === '' ? key : `${place}.${key}`, key);
    }
  };
  look(value, at, member);
  return faults;
}
