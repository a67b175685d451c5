import fc from 'fast-check';
import type { Json } from '@adjutant/kernel';
import { filesOf, INVENTED, type InventedFiles } from '../testing/invented-files.js';
import { digestOf, inventedPack, PACK } from '../testing/invented-pack.js';
import { chain, entry, flare, FLARE, head, layer, problemsOf, TIDE } from '../testing/invented-problems.js';
import { assemble, inspect, releasesOf } from './assemble.js';
import { PackError } from './files.js';
import { replaceAt } from './layers.js';

describe('a release', () => {
  it('is the head, the entries, the questions and the general rules as one value, with its digest', () => {
    const { digest, ...pinned } = PACK;
    expect(digest).toBe(digestOf(pinned));
    expect([PACK.id, PACK.release, PACK.stage]).toEqual(['lanterns', 'first', 'playtest']);
    expect(Object.keys(PACK.questions)).toEqual(['wick-is-dry', 'near-the-bearer', 'within-range-of-ability']);
    expect(PACK.rules.map((rule) => rule.id)).toEqual(['ploys']);
    expect(Object.keys(PACK.entries)).toHaveLength(14);
  });

  it('has its general rules written into the entries that they stand behind', () => {
    const ploy = PACK.entries['core/flare-up'];
    expect(ploy?.limits?.map((limit) => `${limit.per} ${limit.scope}`)).toEqual(['phase army', 'battle unit']);
    expect(ploy?.conditions).toEqual({
      all: [
        { all: [PACK.rules[0]?.conditions], source: { document: 'almanac', section: 'Ploys' } },
        { all: [{ record: 'unit-has-keywords', unit: 'target', all: ['LAMP'] }, { attest: 'wick-is-dry' }] },
      ],
    });
    expect(PACK.entries['decree/hold-fast']?.limits).toBeUndefined();
  });

  it('does not carry what is there for editors only', () => {
    const pack = inventedPack({
      'pack.json': { $schema: '../schema/pack.schema.json', ...head },
      [FLARE]: { $schema: '../../../../schema/entry.schema.json', ...flare },
      [`${TIDE}/rules/ploys.json`]: { $schema: 'x', ...(INVENTED[`${TIDE}/rules/ploys.json`] as object) },
    });
    expect(JSON.stringify(pack)).not.toContain('$schema');
    expect(pack.digest).toBe(PACK.digest);
  });

  it('does not depend on the order of the files', () => {
    const files = [...filesOf(INVENTED)];
    expect(assemble(files.toReversed(), 'first', digestOf).entries).toEqual(PACK.entries);
  });

  it('is listed by name', () => {
    expect(releasesOf(filesOf(INVENTED)).map((one) => one.release)).toEqual(['first']);
  });

  it('has to be there', () => {
    expect(() => assemble(filesOf(INVENTED), 'second', digestOf)).toThrow(
      'releases.json:1 There is no release second.',
    );
  });

  it('is refused with every problem at once', () => {
    const broken = filesOf({
      ...INVENTED,
      'pack.json': '{ "id": "lanterns", }',
      [FLARE]: { ...flare, kind: 3, colour: 'red' },
    });
    expect(() => assemble(broken, 'first', digestOf)).toThrow(PackError);
    try {
      releasesOf(broken);
    } catch (error) {
      expect((error as PackError).message.split('\n')).toEqual([
        'The pack (no pack.json) does not load:',
        `  ${FLARE}:4 \`kind\` has to be a text, not a number.`,
        `  ${FLARE}:62 The file has an unknown property: colour.`,
        '  pack.json:1 This is not valid JSON: property name expected.',
      ]);
    }
    expect.assertions(2);
  });
});

describe('files', () => {
  it.each([
    ['no head', { 'pack.json': undefined }, 'pack.json:1 The pack has no pack.json.'],
    ['no releases', { 'releases.json': undefined }, 'releases.json:1 The pack has no releases.json.'],
    [
      'two releases of one name',
      { 'releases.json': [...chain('first-tide'), ...chain('first-tide')] },
      'releases.json:11 There are two releases called first.',
    ],
    [
      'a name that is not the id',
      { [`${TIDE}/entries/core__flare.json`]: { ...flare, id: 'core/other' } },
      `${TIDE}/entries/core__flare.json:2 The file of core/other has to be called core__other.json, not core__flare.json.`,
    ],
    [
      'an id that is taken',
      { [`${TIDE}/entries/more/core__flare-up.json`]: flare },
      `${TIDE}/entries/more/core__flare-up.json:2 The id core/flare-up is taken: it stands in ${FLARE} already.`,
    ],
    [
      'a folder of another name',
      { [`${TIDE}/entrys/core__x.json`]: {} },
      `${TIDE}/entrys/core__x.json:1 No part of a pack stands here; did you mean entries?`,
    ],
    [
      'a member that stands twice',
      { [FLARE]: '{\n  "id": "core/flare-up",\n  "id": "core/flare-up"\n}' },
      `${FLARE}:3 id stands twice in the same object; only one of them can count.`,
    ],
  ])('are refused with %s', (_, changes, message) => {
    expect(problemsOf(changes as InventedFiles)).toEqual([message]);
  });

  it('may not say the same question twice, in whatever layer', () => {
    const question = { id: 'wick-is-dry', asks: 'Is it?', presumed: 'no' };
    const problems = problemsOf({
      'releases.json': chain('first-tide', 'late'),
      'layers/late/layer.json': layer('errata'),
      'layers/late/questions.json': [question],
    });
    expect(problems).toEqual([
      `layers/late/questions.json:3 The id wick-is-dry is taken: it stands in ${TIDE}/questions.json already.`,
    ]);
  });
});

describe('whatever stands in the files', () => {
  /** Every place in a value, by the path that leads there. */
  function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
    const inner = value !== null && typeof value === 'object' ? Object.entries(value) : [];
    return [path, ...inner.flatMap(([key, one]) => placesIn(one, [...path, key]))];
  }
  const spots = Object.entries(INVENTED).flatMap(([file, value]) => placesIn(value).map((path) => ({ file, path })));
  const spot = fc.constantFrom(...spots);
  const junk = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom('core', 'target', 'oil', 'march', '', 0, -1, [], {}),
  );

  it('is a pack or a list of problems, and never a crash', () => {
    fc.assert(
      fc.property(spot, junk, ({ file, path }, value) => {
        const broken = { ...INVENTED, [file]: replaceAt(INVENTED[file] as Json, path, value as Json) ?? null };
        const { pack, problems } = inspect(filesOf(broken), 'first', digestOf);
        expect(pack === null).toBe(problems.length > 0);
        expect(
          problems.filter((one) => one.line < 1 || (!one.message.endsWith('.') && !one.message.endsWith('?'))),
        ).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('may be cut off anywhere', () => {
    const text = JSON.stringify(head, null, 2);
    fc.assert(
      fc.property(fc.nat({ max: text.length - 1 }), (length) => {
        expect(problemsOf({ 'pack.json': text.slice(0, length) }).join()).toMatch(
          /^pack\.json:\d+ This is not valid JSON: /,
        );
      }),
    );
  });
});

describe('what is not wrong, but surely not meant', () => {
  const warningsOf = (changes: InventedFiles) =>
    inspect(filesOf({ ...INVENTED, ...changes }), 'first', digestOf).warnings;

  it('is nothing in the invented pack', () => {
    expect(warningsOf({})).toEqual([]);
  });

  it('is a question that nobody asks', () => {
    const idle = { id: 'is-it-raining', asks: 'Is it raining?', presumed: 'no' };
    const questions = [...(INVENTED[`${TIDE}/questions.json`] as readonly unknown[]), idle];
    expect(warningsOf({ [`${TIDE}/questions.json`]: questions })).toEqual([
      { file: `${TIDE}/questions.json`, line: 18, message: 'Nothing asks the question is-it-raining.' },
    ]);
  });

  it('is a claim that names what is not there, and none that has another name for it', () => {
    const claim = { names: ['Flair Up'], kinds: ['ploy'], reach: 'army' };
    expect(warningsOf(entry('core/a', { aliases: ['flair up'], grants: { claim } }))).toEqual([]);
    expect(warningsOf(entry('core/a', { grants: { claim } }))).toEqual([
      {
        file: `${TIDE}/entries/core__a.json`,
        line: 14,
        message: 'The claim names Flair Up, which is no entry of this pack.',
      },
    ]);
  });
});
