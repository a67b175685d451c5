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
  if (typeof value === 'string') return faultIn(value, prose.has(member) ? 'prose' : 'line', at);
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one, index) => unseenIn(one, `${at}[${index}]`, member, prose));
  return Object.entries(value).flatMap(([key, one]) => [
    ...faultIn(key, 'line', at),
    ...unseenIn(one, at === '' ? key : `${at}.${key}`, key, prose),
  ]);
}

function faultIn(text: string, kind: TextKind, at: string): readonly Fault[] {
  const hidden = hiddenIn(text, kind);
  return hidden === undefined
    ? []
    : [{ at, message: `${shown(at)} must hold nothing that cannot be seen: take ${hidden} out` }];
}
