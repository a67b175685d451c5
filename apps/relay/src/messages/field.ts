import { hash } from 'node:crypto';
import type { Json, JsonObject, Stays } from '@adjutant/kernel';
import { LRUCache } from 'lru-cache';

/** What a value may be told with: the words of the pack that is played, and the match or tournament that it is about. */
export interface Scope {
  readonly of: string;
  /** Whether the pack itself says this word: whatever else stands in an event may have been typed by somebody. */
  readonly says: (word: string) => boolean;
}

/** A member of an event that goes out. `tell` gives undefined where the value is not of this kind: then it stays behind. */
export interface SentField {
  readonly schema: JsonObject;
  readonly tell: (value: unknown, scope: Scope) => Json | undefined;
}

/** A member of an event that somebody decided never to send. */
export interface Kept {
  readonly kept: Stays | 'nobody has decided';
}

export type Field = SentField | Kept;
export type Fields = { readonly [member: string]: Field };

export const isSent = (field: Field): field is SentField => 'tell' in field;

const WORD = '^[a-z0-9]+(?:[-./_ ][a-z0-9]+)*$';
const KEY = '^u[0-9a-f]{16}$';
const isWord = new RegExp(WORD);

const MOST_KEYS = 50_000;
const keys = new LRUCache<string, string>({ max: MOST_KEYS });

/**
 * Ids of units are typed on rosters, and ids of players are those of people, so they go out as keys: the same one always has
 * the same in one match or tournament, and another in another.
 */
export function keyOf(of: string, one: string): string {
  const name = JSON.stringify([of, one]);
  const known = keys.get(name);
  if (known !== undefined) return known;
  const key = `u${hash('sha256', name).slice(0, 16)}`;
  keys.set(name, key);
  return key;
}

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isMap = (value: unknown): value is { readonly [member: string]: unknown } =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const only =
  (check: (value: unknown) => boolean): SentField['tell'] =>
  (value) =>
    check(value) ? (value as Json) : undefined;

export function oneOf(...words: readonly (string | null)[]): SentField {
  return { schema: { enum: [...words] }, tell: only((value) => words.includes(value as string | null)) };
}

export const whole: SentField = { schema: { type: 'integer' }, tell: only(Number.isSafeInteger) };
export const wholeOrNone: SentField = {
  schema: { type: ['integer', 'null'] },
  tell: only((value) => value === null || Number.isSafeInteger(value)),
};
export const amount: SentField = { schema: { type: 'number' }, tell: only(Number.isFinite) };
export const yesOrNo: SentField = { schema: { type: 'boolean' }, tell: only((value) => typeof value === 'boolean') };
export const hex: SentField = {
  schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
  tell: only((value) => isText(value) && /^[0-9a-f]{64}$/.test(value)),
};
/** That something stands there, and not what. */
export const isThere: SentField = { schema: { const: true }, tell: () => true };
/** Id of a match or of a dispute, as addresses have it. */
export const id: SentField = {
  schema: { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9._~-]{0,99}$' },
  tell: only((value) => isText(value) && /^[A-Za-z0-9][A-Za-z0-9._~-]{0,99}$/.test(value)),
};
/** A code of ours, such as that of a refusal. */
export const code: SentField = {
  schema: { type: 'string', pattern: WORD },
  tell: only((value) => isText(value) && isWord.test(value)),
};

export const word: SentField = {
  schema: { type: 'string', pattern: WORD },
  tell: (value, scope) => (isText(value) && isWord.test(value) && scope.says(value) ? value : undefined),
};

export const unit: SentField = {
  schema: { type: 'string', pattern: KEY },
  tell: (value, scope) => (isText(value) ? keyOf(scope.of, value) : undefined),
};

/** Of something that has an id: whoever counts losses knows by these whose a unit is. */
export const keyOfId: SentField = {
  schema: unit.schema,
  tell: (one, scope) => unit.tell(isMap(one) ? one['id'] : undefined, scope),
};

/** What was written down of the table: numbers, yes or no; words may have been typed. */
export const figures: SentField = {
  schema: { type: 'object', additionalProperties: { type: ['number', 'boolean'] } },
  tell: (value, { says }) =>
    isMap(value)
      ? Object.fromEntries(
          Object.entries(value).flatMap(([name, one]) =>
            says(name) && (Number.isFinite(one) || typeof one === 'boolean') ? [[name, one as number | boolean]] : [],
          ),
        )
      : undefined,
};

/** A word of the pack, or one about a piece on the table: `within-reach@B2`. */
export const wordAt: SentField = {
  schema: { type: 'string', pattern: `${WORD.slice(0, -1)}(?:@${KEY.slice(1, -1)})?$` },
  tell: (value, scope) => {
    if (!isText(value)) return undefined;
    const [said = '', ...piece] = value.split('@');
    const told = word.tell(said, scope);
    return isText(told) && piece.length > 0 ? `${told}@${keyOf(scope.of, piece.join('@'))}` : told;
  },
};

/** Each of a list; what is not of the kind is left out of it. */
export function listOf({ schema, tell }: SentField): SentField {
  return {
    schema: { type: 'array', items: schema },
    tell: (value, scope) =>
      Array.isArray(value) ? value.map((one) => tell(one, scope)).filter((one) => one !== undefined) : undefined,
  };
}

/** By names that the pack says. */
export function mapOf(names: SentField, values: SentField): SentField {
  return {
    schema: { type: 'object', propertyNames: names.schema, additionalProperties: values.schema },
    tell: (value, scope) => {
      if (!isMap(value)) return undefined;
      const told = Object.entries(value).flatMap(([name, one]) => {
        const [key, worth] = [names.tell(name, scope), values.tell(one, scope)];
        return isText(key) && worth !== undefined ? [[key, worth] as const] : [];
      });
      return Object.fromEntries(told);
    },
  };
}

/** An object of which these members go out, and no other. */
export function having(fields: Fields): SentField {
  return {
    schema: schemaOf(fields),
    tell: (value, scope) => (isMap(value) ? tellFields(fields, value, scope) : undefined),
  };
}

export function tellFields(fields: Fields, data: { readonly [member: string]: unknown }, scope: Scope): JsonObject {
  const told: { [member: string]: Json } = {};
  for (const [member, field] of Object.entries(fields)) {
    if (!isSent(field) || !Object.hasOwn(data, member)) continue;
    const value = field.tell(data[member], scope);
    if (value !== undefined) told[member] = value;
  }
  return told;
}

export function schemaOf(fields: Fields): JsonObject {
  const told = Object.entries(fields).flatMap(([member, field]) =>
    isSent(field) ? [[member, field.schema] as const] : [],
  );
  return { type: 'object', properties: Object.fromEntries(told), additionalProperties: false };
}
