import { DISPUTE } from '@adjutant/dispute';
import { is, leavingOf, type LeavesAs, type Schema } from '@adjutant/kernel';
import { MATCH } from '@adjutant/match';
import { TOURNAMENT } from '@adjutant/tournament';
import {
  amount,
  code,
  figures,
  having,
  hex,
  id,
  isThere,
  isSent,
  keyOfId,
  listOf,
  mapOf,
  oneOf,
  unit,
  whole,
  wholeOrNone,
  word,
  wordAt,
  yesOrNo,
  type Field,
  type Fields,
  type SentField,
} from './field.js';

/** Whatever may leave as something else than it is. One that is missing here does not compile. */
const AS: { readonly [As in Exclude<LeavesAs, 'it is'>]: SentField } = {
  'a word': word,
  'a word at a piece': wordAt,
  'a key': unit,
  'the key of its id': keyOfId,
  'a code': code,
  'an id': id,
  'a hash': hex,
  'being there': isThere,
  figures,
};

const NOTHING: Schema = is.unknown();
const UNDECIDED: Field = { kept: 'nobody has decided' };

/** How a member of an event goes out, as its description says. What nobody has decided about stays behind. */
export function fieldOf(schema: Schema): Field {
  const leaving = leavingOf(schema);
  if (leaving && 'stays' in leaving) return { kept: leaving.stays };
  if (leaving && 'part' in leaving) return fieldOf(leaving.part);
  if (leaving && 'keys' in leaving) return keyed(leaving.keys, fieldOf(schema.additionalProperties || NOTHING));
  if (leaving && leaving.as !== 'it is') return AS[leaving.as];
  return composed(schema) ?? (leaving ? plain(schema) : UNDECIDED);
}

function keyed(as: LeavesAs, values: Field): Field {
  return as === 'it is' || !isSent(values) ? UNDECIDED : mapOf(AS[as], values);
}

/** An object of which each member goes out as it is decided for; a list, of each item. */
function composed(schema: Schema): Field | undefined {
  const { properties, items, oneOf: these = [], anyOf: those = these } = schema;
  if (properties) return having(fieldsIn([schema]));
  if (!items) return those.some((one) => one.properties) ? having(fieldsIn(those)) : undefined;
  const each = fieldOf(items);
  return isSent(each) ? listOf(each) : each;
}

function plain({ type, enum: words, anyOf = [] }: Schema): Field {
  if (type === 'boolean') return yesOrNo;
  if (words) return oneOf(...(words as readonly (string | null)[]));
  if (type === 'integer') return whole;
  if (type === 'number') return amount;
  return anyOf.some((one) => one.type === 'integer') ? wholeOrNone : UNDECIDED;
}

/** The members of an object, or of whichever of several it is: the words of a member that each has are put together. */
export function fieldsIn(objects: readonly Schema[]): Fields {
  const members = new Map<string, Schema[]>();
  for (const [member, one] of objects.flatMap(({ properties = {} }) => Object.entries(properties)))
    members.set(member, [...(members.get(member) ?? []), one]);
  return Object.fromEntries([...members].map(([member, all]) => [member, memberOf(all)]));
}

function memberOf([first, ...others]: readonly Schema[]): Field {
  if (!first) return UNDECIDED;
  return fieldOf({ ...first, ...(first.enum && { enum: [first, ...others].flatMap((one) => one.enum ?? []) }) });
}

type Kinds = { readonly [type: string]: { readonly schema: Schema } };
type FieldsOf<Events extends Kinds> = { readonly [Type in keyof Events]: Fields };

/** Every member of every event of a context, and whether it goes out. */
function fieldsOf<Events extends Kinds>(events: Events): FieldsOf<Events> {
  const types = Object.entries(events).map(([type, { schema }]) => {
    return [type, fieldsIn([schema.properties?.['data'] ?? NOTHING])] as const;
  });
  return Object.fromEntries(types) as FieldsOf<Events>;
}

export const MATCH_FIELDS = fieldsOf(MATCH.events);

/**
 * Penalties do not go out: who may see them is for the policy of the event to say. Hashes of states do not, as a state has ids
 * of people in it.
 */
export const DISPUTE_FIELDS = fieldsOf(DISPUTE.events);

/** Who a player is stays behind; that it is the same one throughout a tournament does not. */
export const ALL_TOURNAMENT_FIELDS = fieldsOf(TOURNAMENT.events);

const PARTLY_SENT: Kinds = { ...DISPUTE.events, ...TOURNAMENT.events };

/** What only those who are part of a dispute, or who organize, need to know has no message of its own. */
export function isUnsent(type: string): boolean {
  const kind = PARTLY_SENT[type];
  const leaving = kind && leavingOf(kind.schema);
  return leaving !== undefined && 'stays' in leaving;
}

type Sent = { readonly [type: string]: Fields };
const sentOf = (fields: Sent): Sent => Object.fromEntries(Object.entries(fields).filter(([type]) => !isUnsent(type)));

export const RULING_FIELDS: Sent = sentOf(DISPUTE_FIELDS);
export const TOURNAMENT_FIELDS: Sent = sentOf(ALL_TOURNAMENT_FIELDS);
