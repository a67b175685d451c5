import type { Schema } from './schema.js';

/** Why a member of an event never leaves this installation. */
export type Stays =
  'a person' | 'typed by somebody' | 'of no use outside' | 'hides a secret' | 'for those who are part of it';

/**
 * As what a member of an event may leave: numbers, yes or no and what is one of a few words as they are, and each member of an
 * object and each item of a list as it is decided for; a word of the pack, or one about a piece (`within-reach@B2`); a key in
 * place of what a piece is called, or of whatever has an `id`; a code of ours, an id, a hash; that it is there, and not what;
 * the numbers and yesses of an open object.
 */
export type LeavesAs =
  | 'it is'
  | 'a word'
  | 'a word at a piece'
  | 'a key'
  | 'the key of its id'
  | 'a code'
  | 'an id'
  | 'a hash'
  | 'being there'
  | 'figures';

/** Whether a member may leave. `keys`: names of an object that may; `part`: the one part of it that does. */
export type Leaving =
  { readonly stays: Stays } | { readonly as: LeavesAs } | { readonly keys: LeavesAs } | { readonly part: Schema };

const LEAVING = Symbol('whether it may leave');
type Marked = Schema & { readonly [LEAVING]?: Leaving };

/** A member that may be sent to others, and as what. */
export function leaves<Of extends Schema>(
  schema: Of,
  as: LeavesAs | Exclude<Leaving, { readonly stays: Stays }> = 'it is',
): Of {
  return marked(schema, typeof as === 'string' ? { as } : as);
}

/** A member that somebody decided never to send, and why. */
export function stays<Of extends Schema>(why: Stays, schema: Of): Of {
  return marked(schema, { stays: why });
}

/** What was decided about a value; undefined where nobody has. */
export function leavingOf(schema: Schema): Leaving | undefined {
  return (schema as Marked)[LEAVING];
}

function marked<Of extends Schema>(schema: Of, leaving: Leaving): Of {
  return { ...schema, [LEAVING]: leaving };
}

/** The members, by their way, about which nobody has decided whether they may leave. */
export function undecidedIn(schema: Schema, at = ''): readonly string[] {
  const leaving = leavingOf(schema);
  if (leaving && 'part' in leaving) return undecidedIn(leaving.part, at);
  if (leaving && 'stays' in leaving) return [];
  if (leaving && 'as' in leaving && leaving.as !== 'it is') return [];
  const parts = partsOf(schema, at);
  if (!parts) return leaving ? [] : [at];
  return parts.flatMap(([one, way]) => undecidedIn(one, way));
}

type Part = readonly [schema: Schema, way: string];

/** What a value is made of; undefined where it is one plain value. */
function partsOf({ properties, items, additionalProperties, oneOf, anyOf }: Schema, at: string): Part[] | undefined {
  if (properties)
    return Object.entries(properties).map(([member, one]) => [one, at === '' ? member : `${at}.${member}`]);
  if (items) return [[items, `${at}[]`]];
  if (additionalProperties) return [[additionalProperties, `${at}.*`]];
  const objects = [...(oneOf ?? []), ...(anyOf ?? [])].filter((one) => one.properties);
  return objects.length > 0 ? objects.map((one) => [one, at]) : undefined;
}
