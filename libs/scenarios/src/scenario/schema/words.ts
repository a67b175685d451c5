import type { Json, JsonObject } from '@adjutant/kernel';

// The few shapes that the schema of scenarios is made of. Each takes its description first: editors show it.

export const text = (description: string, more: JsonObject = {}): JsonObject => ({
  description,
  type: 'string',
  minLength: 1,
  ...more,
});
export const whole = (description: string, least = 0): JsonObject => ({ description, type: 'integer', minimum: least });
export const oneOf = (description: string, ...words: readonly Json[]): JsonObject => ({ description, enum: words });
export const list = (description: string, items: Json): JsonObject => ({ description, type: 'array', items });
export const map = (description: string, values: Json): JsonObject => ({
  description,
  type: 'object',
  additionalProperties: values,
});
export const shape = (description: string, properties: JsonObject, required: readonly string[] = []): JsonObject => ({
  description,
  type: 'object',
  properties,
  additionalProperties: false,
  ...(required.length > 0 ? { required } : {}),
});
export const ref = (name: string, description?: string): JsonObject => ({
  $ref: `#/$defs/${name}`,
  ...(description === undefined ? {} : { description }),
});
export const textOrTexts = (description: string): JsonObject => ({
  description,
  type: ['string', 'array'],
  minLength: 1,
  items: { type: 'string' },
});

export const ANSWER = { enum: ['yes', 'no', 'unknown', true, false] } as const;
