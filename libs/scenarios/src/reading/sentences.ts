import { pointerPath, typesText } from '@adjutant/rules';
import type { ErrorObject } from 'ajv';
import { nearest } from '@adjutant/kernel';

/** One mistake against a schema: the path that leads to it, the member that it is about, and a sentence. */
export interface SchemaProblem {
  readonly path: readonly string[];
  /** A member of the object at the path that should not be there. */
  readonly member?: string;
  readonly message: string;
}

/** The errors of ajv as sentences for an author. */
export function problemsOf(errors: readonly ErrorObject[]): SchemaProblem[] {
  // The members of a choice fail one by one before the choice does: the choice alone is told.
  const told = errors.filter((error) => !/\/(oneOf|anyOf)\/\d+\//.test(error.schemaPath));
  return told.map((error) => {
    const path = pointerPath(error.instancePath);
    const member = memberOf(error);
    return { path, ...(member === undefined ? {} : { member }), message: `${nameOf(path)}${sentence(error)}` };
  });
}

/** `steps/2/cp` as `step 3, cp: `: numbers are counted from 1 as everywhere else. */
function nameOf(path: readonly string[]): string {
  const words = path.reduce<string[]>((said, part) => {
    const before = said.at(-1);
    if (/^\d+$/.test(part) && before !== undefined)
      return [...said.slice(0, -1), `${before.replace(/s$/, '')} ${Number(part) + 1}`];
    return [...said, part];
  }, []);
  return words.length === 0 ? '' : `${words.join(', ')}: `;
}

type Params = Record<string, unknown>;

function memberOf(error: ErrorObject): string | undefined {
  const params = error.params as Params;
  const member = params['additionalProperty'] ?? params['unevaluatedProperty'];
  return typeof member === 'string' ? member : undefined;
}

const SENTENCES: { readonly [keyword: string]: (params: Params, error: ErrorObject) => string } = {
  additionalProperties: unknownMember,
  required: (params) => `${String(params['missingProperty'])} is missing.`,
  enum: (params, error) =>
    `${shown(error.data)} is none of ${(params['allowedValues'] as readonly unknown[]).map(String).join(', ')}.`,
  const: (params, error) => `it must be ${shown(params['allowedValue'])}, but it is ${shown(error.data)}.`,
  type: (params, error) => `it must be ${typesText(params['type'])}, but it is ${kindOf(error.data)}.`,
  pattern: (_params, error) => `${shown(error.data)} is not written as it should be. ${descriptionOf(error)}`.trim(),
  minimum: (params, error) => `it must be at least ${String(params['limit'])}, but it is ${shown(error.data)}.`,
  minLength: () => 'it is empty.',
  minItems: () => 'it needs at least one item.',
  minProperties: () => 'it says nothing.',
  oneOf: choose,
  anyOf: (_params, error) => `one of these is needed: ${choices(error).join(', ')}.`,
};

function sentence(error: ErrorObject): string {
  return SENTENCES[error.keyword]?.(error.params as Params, error) ?? `it ${error.message ?? 'is wrong'}.`;
}

function unknownMember(params: Params, error: ErrorObject): string {
  const member = String(params['additionalProperty']);
  const known = Object.keys((error.parentSchema?.['properties'] as Params | undefined) ?? {});
  const meant = nearest(member, known);
  return `${JSON.stringify(member)} is not known here${meant ? `; did you mean ${JSON.stringify(meant)}?` : `. Known: ${known.join(', ')}.`}`;
}

function choose(_params: Params, error: ErrorObject): string {
  const words = choices(error);
  const given = words.filter((word) => word in Object(error.data));
  if (given.length > 1) return `it does several things (${given.join(' and ')}): make a step of each.`;
  return `it says nothing that can be done. One of: ${words.join(', ')}.`;
}

function choices(error: ErrorObject): string[] {
  const offered = Array.isArray(error.schema) ? (error.schema as { readonly required?: readonly string[] }[]) : [];
  return offered.flatMap((one) => one.required ?? []);
}

function descriptionOf(error: ErrorObject): string {
  const description: unknown = error.parentSchema?.['description'];
  return typeof description === 'string' ? description : '';
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function kindOf(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : shown(value);
}
