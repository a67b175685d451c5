import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { advise, effectText, mistakesIn, PolicyFile, type EarlierPenalty, type Policy } from '@adjutant/dispute';
import { Ajv } from 'ajv';
import fc from 'fast-check';

const FOLDER = import.meta.dirname;
const read = (...path: readonly string[]): unknown => JSON.parse(readFileSync(join(FOLDER, ...path), 'utf8'));
const SCHEMA = read('schema', 'policy.schema.json') as Described & { readonly definitions: Record<string, Described> };
const fits = new Ajv({ allErrors: true }).compile(SCHEMA);
const ids = readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, 'policy.json')));

it('there are the ladders that events of this field use', () => {
  expect(ids.sort()).toEqual(['amg', 'frontline-itc', 'magic-ipg', 'pokemon', 'warmaster-series', 'wtc']);
});

interface Described {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: Described;
  readonly required?: readonly string[];
  readonly properties?: { readonly [member: string]: Described };
  readonly additionalProperties?: boolean | Described;
  readonly oneOf?: readonly Described[];
  readonly anyOf?: readonly Described[];
}

/** The form alone: which members there are, and of what. What a file may say in them only its own schema knows. */
function formOf({ $ref, ...one }: Described): unknown {
  if ($ref) return formOf(SCHEMA.definitions[$ref.split('/').at(-1) ?? ''] ?? {});
  const { properties, items, additionalProperties: others, required = [], oneOf, anyOf = oneOf } = one;
  if (anyOf) return anyOf.map(formOf);
  if (items) return [formOf(items), '…'];
  if (typeof others === 'object') return { '<id>': formOf(others) };
  if (!properties) return one.const ?? one.enum?.join(' | ') ?? one.type;
  const members = Object.entries(properties).filter(([member]) => member !== '$schema');
  return Object.fromEntries(
    members.map(([member, value]) => [required.includes(member) ? member : `${member}?`, formOf(value)]),
  );
}

it('the schema for authors has the form of the type that the program has', () => {
  const officials = 'judge | head-judge | organizer';
  const everybody = 'player | scorekeeper | judge | head-judge | organizer | spectator | system | table';
  const form = JSON.stringify(formOf(JSON.parse(JSON.stringify(PolicyFile)) as Described));
  expect(JSON.parse(form.replaceAll(everybody, officials))).toEqual(formOf(SCHEMA));
});

describe.each(ids)('%s', (id) => {
  const file = read(id, 'policy.json') as PolicyFile;
  const policy: Policy = { ...file, digest: id };
  const at = '2031-05-04T12:00:00.000Z';
  const asked = (infraction: string, more: object = {}) => ({ infraction, at, event: 'open', ahead: 0, ...more });
  const earlier = (infraction: string, level: string, number: number): EarlierPenalty => ({
    penalty: `p${number}`,
    policy: { id },
    infraction,
    level,
    at: '2031-05-04T10:00:00.000Z',
    event: 'open',
    rescinded: false,
  });

  it('fits the schema, and stands in the folder of its name', () => {
    fits(file);
    expect(fits.errors).toBeNull();
    expect(file.id).toBe(id);
  });

  it('contradicts itself nowhere', () => expect(mistakesIn(file)).toEqual([]));

  it.each(file.infractions.map((one) => one.id))(
    '%s: the first time gives its own level, again never less',
    (infraction) => {
      const own = file.infractions.find((one) => one.id === infraction)?.level ?? '';
      expect(advise(policy, [], asked(infraction))?.level.id).toBe(own);
      const ranks = [0, 1, 2, 3, 4].map((times) => {
        const history = Array.from({ length: times }, (_, number) => earlier(infraction, own, number));
        return file.levels.findIndex((one) => one.id === advise(policy, history, asked(infraction))?.level.id);
      });
      expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
    },
  );

  it('only ever climbs with what went before, whatever that was', () => {
    const penalties = fc.array(
      fc.record({
        infraction: fc.constantFrom(...file.infractions.map((one) => one.id)),
        level: fc.constantFrom(...file.levels.map((one) => one.id)),
      }),
      { maxLength: 8 },
    );
    const infractions = fc.constantFrom(...file.infractions.map((one) => one.id));
    const rank = (history: readonly EarlierPenalty[], infraction: string) =>
      file.levels.findIndex((one) => one.id === advise(policy, history, asked(infraction))?.level.id);
    fc.assert(
      fc.property(penalties, penalties, infractions, (some, more, infraction) => {
        const history = [...some, ...more].map((one, number) => earlier(one.infraction, one.level, number));
        expect(rank(history, infraction)).toBeGreaterThanOrEqual(rank(history.slice(0, some.length), infraction));
      }),
    );
  });

  const looksBack = file.escalation.some(({ within }) => within.of === 'days' || within.of === 'season');

  it(looksBack ? 'remembers what happened at another event' : 'forgets what happened at another event', () => {
    if (looksBack) return remembers();
    for (const { id: infraction, level } of file.infractions) {
      if (level === 'disqualification') continue;
      const history = [1, 2, 3].map((number) => ({ ...earlier(infraction, level, number), event: 'another' }));
      expect(advise(policy, history, asked(infraction))?.level.id).toBe(level);
    }
  });

  /** Two yellow cards a month ago, at another event: the next one is red; after a year and a day they are forgotten. */
  function remembers(): void {
    const [misplay, yellow] = ['illegal-list', 'yellow-card'];
    const at = (day: string) =>
      [1, 2].map((number) => ({ ...earlier(misplay, yellow, number), event: 'another', at: `${day}T10:00:00.000Z` }));
    expect(advise(policy, at('2031-04-04'), asked(misplay))?.level.id).toBe('red-card');
    expect(advise(policy, at('2031-04-04').slice(1), asked(misplay))?.level.id).toBe(yellow);
    expect(advise(policy, at('2030-05-01'), asked(misplay))).toMatchObject({
      level: { id: yellow },
      expired: ['p1', 'p2'],
    });
  }

  it('leaves disqualifying to the head judge', () => {
    expect(file.levels.at(-1)).toMatchObject({ id: 'disqualification' });
    expect(file.levels.at(-1)?.may).not.toContain('judge');
  });

  it('puts every effect into words', () => {
    const effects = [...file.levels, ...file.infractions].flatMap((one) => one.effects ?? []);
    expect(effects.length).toBeGreaterThan(0);
    for (const effect of effects) expect(effectText(effect)).not.toMatch(/undefined|\[object/);
  });
});
