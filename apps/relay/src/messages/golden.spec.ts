import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { SCHEMAS, type Message, type Topic } from './message.js';
import { schemaOfTopic } from './schemas.js';
import { GOLDEN, kept, PERSON, samples } from './testing/golden.js';

const ajv = new Ajv({ allErrors: true, strict: false, formats: { 'date-time': true } });
const validators = Object.fromEntries(
  (Object.keys(SCHEMAS) as Topic[]).map((topic) => [topic, ajv.compile(schemaOfTopic(topic))]),
) as { readonly [topic in Topic]: ValidateFunction };

const SAMPLES = samples();

function mistakes(topic: Topic, value: unknown): unknown {
  const validate = validators[topic];
  return validate(value) ? [] : validate.errors;
}

describe('what is sent of each event', () => {
  it.each(SAMPLES.map((sample) => [sample.file, sample] as const))('%s: the same for ever', (file, { messages }) => {
    const golden: unknown = JSON.parse(readFileSync(join(GOLDEN, file), 'utf8'));
    expect(messages.map(kept)).toEqual(golden);
  });

  it('is written down for every event, and for nothing else', () => {
    expect(readdirSync(GOLDEN).sort()).toEqual(SAMPLES.map(({ file }) => file).sort());
  });

  it.each(SAMPLES.map((sample) => [sample.file, sample] as const))('%s: as its schema says', (_, { messages }) => {
    for (const { topic, value } of messages) expect(mistakes(topic, JSON.parse(value))).toEqual([]);
  });

  it('was as the schemas of today say in every message that was ever written down', () => {
    for (const file of readdirSync(GOLDEN)) {
      const golden = JSON.parse(readFileSync(join(GOLDEN, file), 'utf8')) as (Message & { value: unknown })[];
      for (const { topic, value } of golden) expect([file, mistakes(topic, value)]).toEqual([file, []]);
    }
  });

  it('has a schema that finds what is not in it', () => {
    const [message] = SAMPLES.find(({ file }) => file === 'StratagemUsed.v1.json')?.messages ?? [];
    const value = JSON.parse(message?.value ?? '') as { data: object };
    const withName = { ...value, data: { ...value.data, title: 'Anna against Bert' } };
    expect(mistakes('match-events', withName)).not.toEqual([]);
    expect(mistakes('match-events', { ...value, type: 'StratagemInvented' })).not.toEqual([]);
    expect(mistakes('match-events', { ...value, schema: 'adjutant.match-events/2' })).not.toEqual([]);
  });
});

describe('headers and key', () => {
  it.each(SAMPLES.map((sample) => [sample.file, sample] as const))('%s', (_, { messages }) => {
    for (const { key, headers, topic } of messages) {
      expect(key).toBe('m-1');
      expect(headers).toMatchObject({ position: '0000000000000042', schema: SCHEMAS[topic] });
      expect(headers.revision).toMatch(/^\d+$/);
      expect(headers['event-id']).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

test('the one who acted is not among it', () => {
  const all = SAMPLES.flatMap(({ messages }) => messages.map((message) => JSON.stringify(message)));
  expect(all.length).toBeGreaterThan(60);
  expect(all.filter((text) => text.includes(PERSON))).toEqual([]);
});
