import type { TUnsafe } from 'typebox';

/**
 * The description of a value: JSON Schema (2020-12) as plain data, and for the compiler the type of what it describes.
 * What JSON Schema has no word for (a check of its own, how a fault is put) stands under a symbol, which JSON leaves out. Its types are TypeBox's,
 * so that values of both mix; it is made here because that library is three hundred modules in every start and every test.
 */
export interface Schema<Value = unknown> extends TUnsafe<Value> {
  readonly title?: string;
  readonly description?: string;
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';
  readonly enum?: readonly (string | boolean | null)[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: { readonly [member: string]: Schema };
  readonly required?: readonly string[];
  readonly additionalProperties?: false | Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly [BESIDES]?: Besides;
}

export const BESIDES = Symbol('besides JSON Schema');

/** What is asked and said besides JSON Schema. */
export interface Besides {
  /** Ends the sentence "<member> must …", in place of whatever would be said of the value and of what is in it. */
  readonly must?: string;
  /** The way to what somebody wants who sends something else: ends the message. */
  readonly instead?: string;
  /** What JSON Schema cannot say of a text; only asked where everything else holds. */
  readonly passes?: (value: string) => boolean;
  /** Text of several lines: what somebody says, and why. Every other text is one line. */
  readonly prose?: true;
  /** Of values that are one of several: the member by which they are told apart. */
  readonly by?: string;
  /** …and what is said, in its own place, of a value that is none of them. */
  readonly none?: string;
  /** Of a description that holds itself: looked up when it is first needed. */
  readonly later?: () => Schema;
}

/** The type of what is described. */
export type Static<Described extends TUnsafe> = Described['~unsafe'];

/** How a member is described to people; `name`: what the description is called where many refer to it. */
export interface Said {
  readonly says?: string;
  readonly name?: string;
  readonly must?: string;
  readonly instead?: string;
}

export function besides(schema: Schema): Besides {
  return schema[BESIDES] ?? {};
}

/** A description with what was said about it. */
export function said<Value>({ says, name, must, instead }: Said, schema: object, more: Besides = {}): Schema<Value> {
  const own: Besides = {
    ...more,
    ...(must === undefined ? {} : { must }),
    ...(instead === undefined ? {} : { instead }),
  };
  return {
    ...(name === undefined ? {} : { title: name }),
    ...(says === undefined ? {} : { description: says }),
    ...schema,
    ...(Object.keys(own).length === 0 ? {} : { [BESIDES]: own }),
  } as Schema<Value>;
}
