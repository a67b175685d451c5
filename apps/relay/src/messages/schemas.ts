import { is, ROLES, type JsonObject } from '@adjutant/kernel';
import { Awarded, DecidedResult } from '@adjutant/match';
import { schemaOf, type Fields } from './field.js';
import { fieldsIn, MATCH_FIELDS, RULING_FIELDS, TOURNAMENT_FIELDS } from './fields.js';
import { ABOUT, SCHEMAS, type Topic } from './message.js';

/** What officials decide about a result, without their words. */
const decision = fieldsIn([is.without(DecidedResult, 'awarded')]);

const text = { type: 'string' };
const instant = { type: 'string', format: 'date-time' };
const entry = { type: 'integer', minimum: 0 };
const role = { enum: [...ROLES] };
const sideOrNone = { enum: ['A', 'B', null] };
const perSide = {
  type: 'object',
  required: ['A', 'B'],
  properties: { A: { type: 'integer' }, B: { type: 'integer' } },
};
const tally = object({
  round: { type: ['integer', 'null'] },
  turn: sideOrNone,
  step: { type: ['string', 'null'] },
  vp: perSide,
  cp: perSide,
});

const sides = { type: 'array', items: { enum: ['A', 'B'] } };

const result = {
  oneOf: [
    { type: 'null' },
    object(
      {
        state: { enum: ['reported', 'confirmed', 'overridden', 'decided'] },
        ending: text,
        kind: text,
        winner: { enum: ['A', 'B', 'draw', 'none'] },
        points: perSide,
        confirmedBy: sides,
        enteredFor: sides,
        decided: schemaOf(decision),
        awarded: schemaOf(fieldsIn([Awarded])),
        owed: perSide,
        says: text,
      },
      ['kind', 'decided', 'awarded', 'owed', 'says', 'enteredFor'],
    ),
  ],
};

/** All members are there but the optional ones, and there is no other. */
function object(properties: JsonObject, optional: readonly string[] = []): JsonObject {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', required, properties, additionalProperties: false };
}

function oneForEach(fields: { readonly [type: string]: Fields }, shared: JsonObject): JsonObject {
  return {
    oneOf: Object.entries(fields).map(([type, members]) => {
      const data = schemaOf(members);
      return { title: type, ...object({ ...shared, type: { const: type }, data }) };
    }),
  };
}

const shared = (topic: Topic): JsonObject => ({ schema: { const: SCHEMAS[topic] }, [ABOUT[topic]]: text });
const happened = { occurredAt: instant, recordedAt: instant, role };

const BODIES: { readonly [topic in Topic]: JsonObject } = {
  'match-events': oneForEach(MATCH_FIELDS, { ...shared('match-events'), entry, ...happened, tally }),
  rulings: oneForEach(RULING_FIELDS, { ...shared('rulings'), dispute: text, number: entry, ...happened }),
  tournaments: oneForEach(TOURNAMENT_FIELDS, { ...shared('tournaments'), number: entry, ...happened }),
  results: object({ ...shared('results'), entry, recordedAt: instant, result, void: { const: true } }, ['void']),
};

/** The JSON Schema of what stands in a topic. */
export function schemaOfTopic(topic: Topic): JsonObject {
  return { $schema: 'http://json-schema.org/draft-07/schema#', title: SCHEMAS[topic], ...BODIES[topic] };
}
