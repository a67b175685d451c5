import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { didYouMean, type Json, type JsonObject } from '@adjutant/kernel';
import { isObject } from './layers.js';
import { schemaId, SCHEMAS, type SchemaName } from './schema.js';
import {
  complaintOf,
  kindOf,
  typeText,
  placeText,
  pointer,
  shown,
  type Complaint,
  type Path,
} from './validate-says.js';

/** The schemas themselves are checked by a spec, so that need not happen again on every start. */
const OPTIONS = { strict: false, validateSchema: false, inlineRefs: false, code: { optimize: false } };

const made: { quick?: Ajv; thorough?: Ajv } = {};

/** Says only whether a file is sound, which nearly all are. Made when a pack is first checked, and not by whoever only judges. */
function quick(): Ajv {
  return (made.quick ??= new Ajv(OPTIONS).addSchema(sharedSchemas('anyOf')));
}

/** Says everything that is wrong; made when the first file is not sound. */
function thorough(): Ajv {
  return (made.thorough ??= new Ajv({ ...OPTIONS, allErrors: true, verbose: true }).addSchema(sharedSchemas('oneOf')));
}

const PARTS = 'parts';

/**
 * Each schema file is complete in itself; to check with, they share their definitions, so that each is compiled once.
 * No value fits two branches of a union, so `anyOf`, which stops at the first that fits, accepts the same as `oneOf`.
 */
function sharedSchemas(union: 'anyOf' | 'oneOf'): JsonObject[] {
  const all = Object.values(SCHEMAS);
  const definitions = Object.assign({}, ...all.map((schema) => schema['definitions'] ?? {})) as JsonObject;
  const sharing = (schema: JsonObject): JsonObject =>
    JSON.parse(
      JSON.stringify(schema)
        .replaceAll('"#/definitions/', `"${PARTS}#/definitions/`)
        .replaceAll('"oneOf":', `"${union}":`),
    ) as JsonObject;
  return [...all.map(({ definitions: _own, ...schema }) => sharing(schema)), sharing({ $id: PARTS, definitions })];
}

/** Everything in a value that breaks the schema of its file. Schemas are compiled when first asked for, and once. */
export function schemaComplaints(name: SchemaName, value: Json): readonly Complaint[] {
  return validatorOf(quick(), schemaId(name))(value) ? [] : explain(schemaId(name), value, []);
}

function validatorOf(ajv: Ajv, reference: string): ValidateFunction {
  const validator = ajv.getSchema(reference);
  if (!validator) throw new Error(`there is no schema ${reference}`);
  return validator;
}

/**
 * A value that fits none of several shapes breaks each of them, which is no help to anybody. So what breaks inside such a
 * choice is put aside, and the value is held against the one shape that was meant.
 */
function explain(reference: string, value: Json, base: Path): Complaint[] {
  const validator = validatorOf(thorough(), reference);
  if (validator(value)) return [];
  const errors = [...(validator.errors ?? [])];
  const choices = outermost(errors.filter((error) => error.keyword === 'oneOf'));
  const inside = (error: ErrorObject): boolean => choices.some((choice) => isWithin(error, choice.instancePath));
  const rest = errors.filter(
    (error) => !inside(error) && !(error.keyword === 'required' && /\/anyOf\/\d+\//.test(error.schemaPath)),
  );
  return [
    ...rest.map((error) => complaintOf(error, base)),
    ...choices.flatMap((choice) => explainChoice(choice, [...base, ...pointer(choice.instancePath)])),
  ];
}

function outermost(choices: readonly ErrorObject[]): ErrorObject[] {
  return choices.filter(
    (one, index) =>
      choices.findIndex((other) => other.instancePath === one.instancePath) === index &&
      !choices.some((other) => other.instancePath !== one.instancePath && isWithin(one, other.instancePath)),
  );
}

function isWithin(error: ErrorObject, path: string): boolean {
  return error.instancePath === path || error.instancePath.startsWith(`${path}/`);
}

interface Branch {
  readonly reference: string;
  readonly schema: JsonObject;
}

function explainChoice(choice: ErrorObject, path: Path): Complaint[] {
  const { title, oneOf } = choice.parentSchema as {
    readonly title: string;
    readonly oneOf: readonly { readonly $ref: string }[];
  };
  const branches = oneOf.map(({ $ref }): Branch => {
    return { reference: $ref, schema: (thorough().getSchema($ref)?.schema ?? {}) as JsonObject };
  });
  const value = choice.data as Json;
  const meant = isObject(value) ? branchOfObject(branches, value) : branches.find((one) => fitsType(one, value));
  if (meant && 'unknown' in meant) {
    return [
      {
        path: [...path, meant.key],
        message: `${placeText(path)} names no known ${WORDS[meant.key] ?? meant.key}: ${meant.unknown}`,
      },
    ];
  }
  if (meant) return explain(meant.reference, value, path);
  const needs = [...new Set(branches.map((one) => keysOf(one)[0] ?? typeText(typeOf(one))))];
  const has = isObject(value) ? Object.keys(value).join(', ') || 'nothing' : kindOf(value);
  return [{ path, message: `${placeText(path)} is no ${title}; it needs one of ${needs.join(', ')} and has ${has}.` }];
}

const WORDS: { readonly [key: string]: string } = { record: 'predicate', op: 'effect', check: 'army check' };

/** By the word that tells the shapes apart, or else by the first member that a shape has to have. */
function branchOfObject(
  branches: readonly Branch[],
  value: JsonObject,
): Branch | { readonly key: string; readonly unknown: string } | undefined {
  for (const key of ['record', 'op', 'check']) {
    const words = new Map(
      branches.flatMap((one) => (constOf(one, key) === undefined ? [] : [[constOf(one, key), one]])),
    );
    const word = value[key];
    if (words.size === 0 || word === undefined) continue;
    const known = [...words.keys()].map(String);
    if (typeof word !== 'string') return { key, unknown: `${shown(word)}.` };
    return words.get(word) ?? { key, unknown: `${word}${didYouMean(word, known) || '.'}` };
  }
  return branches.find((one) => keysOf(one).some((key) => Object.hasOwn(value, key)));
}

function constOf({ schema }: Branch, key: string): Json | undefined {
  const property = (schema['properties'] as JsonObject | undefined)?.[key];
  return isObject(property) ? property['const'] : undefined;
}

function keysOf({ schema }: Branch): readonly string[] {
  return (schema['required'] as readonly string[] | undefined) ?? [];
}

function typeOf({ schema }: Branch): string {
  return String(schema['type']);
}

function fitsType(branch: Branch, value: Json): boolean {
  const type = typeOf(branch);
  return (typeof value === 'number' && ['integer', 'number'].includes(type)) || typeof value === type;
}
