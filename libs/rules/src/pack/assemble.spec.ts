import fc from 'fast-check';
import type { Json } from '@adjutant/kernel';
import { filesOf, INVENTED, type InventedFiles } from '../testing/invented-files.js';
import { digestOf, inventedPack, PACK } from '../testing/invented-pack.js';
import { assemble, inspect, releasesOf } from './assemble.js';
import { PackError } from './files.js';
import { replaceAt } from './layers.js';

const TIDE = 'layers/first-tide';
const FLARE = `${TIDE}/entries/core__flare-up.json`;
const flare = INVENTED[FLARE] as { readonly [member: string]: unknown };
const head = INVENTED['pack.json'] as { readonly [member: string]: unknown };
const source = { document: 'almanac', section: 'Here' };

const layer = (kind: string, date = '2002-01-01') => ({ kind, title: `A ${kind}`, date, source });
const chain = (...layers: string[]) => [{ release: 'first', date: '2001-01-01', layers, summary: 'Layers.' }];
const change = (target: object, ...replace: object[]) => ({ ...target, replace, why: 'Because.', source });

function problemsOf(changes: InventedFiles): string[] {
  const { problems, pack } = inspect(filesOf({ ...INVENTED, ...changes }), 'first', digestOf);
  expect(pack === null).toBe(problems.length > 0);
  return problems.map((one) => `${one.file}:${one.line} ${one.message}`);
}

const withFlare = (changes: object) => problemsOf({ [FLARE]: { ...flare, ...changes } });
const withHead = (changes: object) => problemsOf({ 'pack.json': { ...head, ...changes } });
const entry = (id: string, changes: object = {}) => ({
  [`${TIDE}/entries/${id.replaceAll('/', '__')}.json`]: {
    id,
    name: id,
    kind: 'trait',
    owner: 'core',
    summary: 'Something.',
    source,
    ...changes,
  },
});

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

describe('layers', () => {
  const slate = (file: unknown) => ({
    'releases.json': chain('first-tide', 'slate'),
    'layers/slate/layer.json': layer('dataslate'),
    'layers/slate/changes/x.json': file,
  });
  const after = (file: unknown) => inventedPack(slate(file));

  it('replace a value where it is what they say it was', () => {
    const pack = after(change({ entry: 'core/flare-up' }, { at: '/costs/oil', was: 2, now: 3 }));
    expect(pack.entries['core/flare-up']?.costs).toEqual({ oil: 3 });
  });

  it('compare objects whatever the order of their members', () => {
    const was = { turn: 'own', phase: 'march' };
    const pack = after(
      change({ entry: 'core/flare-up' }, { at: '/timing/phases/0', was, now: { phase: 'kindle', turn: 'own' } }),
    );
    expect(pack.entries['core/flare-up']?.timing?.phases[0]).toEqual({ phase: 'kindle', turn: 'own' });
  });

  it('remove with null, and add where nothing was', () => {
    const pack = after(
      change(
        { entry: 'core/flare-up' },
        { at: '/timing/phases/1', was: { phase: 'clash', turn: 'either' }, now: null },
        { at: '/roles/enemy/optional', was: true, now: null },
        { at: '/lasts', was: null, now: 'a while' },
        { at: '/conditions/all/-', was: null, now: { record: 'phase-is-fresh' } },
      ),
    );
    const ploy = pack.entries['core/flare-up'];
    expect(ploy?.timing?.phases).toEqual([{ phase: 'march', turn: 'own' }]);
    expect(ploy?.roles?.['enemy']).toEqual({ is: 'enemy-unit', says: 'the unit it blinds' });
    expect(ploy?.lasts).toBe('a while');
    expect(JSON.stringify(ploy?.conditions)).toContain('phase-is-fresh');
  });

  it('change the head, a general rule or a question just so', () => {
    expect(after(change({}, { at: '/economy/gainCaps/0/amount', was: 2, now: 1 })).economy.gainCaps?.[0]?.amount).toBe(
      1,
    );
    expect(after(change({ rule: 'ploys' }, { at: '/name', was: 'Ploys', now: 'Tricks' })).rules[0]?.name).toBe(
      'Tricks',
    );
    const asks = 'Is {target} alight?';
    const question = change(
      { question: 'wick-is-dry' },
      { at: '/asks', was: 'Is the wick of {target} dry?', now: asks },
    );
    expect(after(question).questions['wick-is-dry']?.asks).toBe(asks);
  });

  it('withdraw an entry as a whole', () => {
    const path = `${TIDE}/entries/core__thrift.json`;
    expect(
      after(change({ entry: 'core/thrift' }, { at: '', was: INVENTED[path], now: null })).entries['core/thrift'],
    ).toBeUndefined();
  });

  const refused = (file: unknown) => problemsOf(slate(file));

  it.each([
    [
      'a stale value',
      change({ entry: 'core/flare-up' }, { at: '/costs/oil', was: 1, now: 3 }),
      'layers/slate/changes/x.json:6 Stale: core/flare-up has 2 at /costs/oil, not 1.',
    ],
    [
      'a pointer that leads nowhere',
      change({}, { at: '/economy/gainCaps/1/amount', was: null, now: 3 }),
      'layers/slate/changes/x.json:4 `replace/0` leads nowhere: pack.json has nothing at /economy/gainCaps/1/amount.',
    ],
    [
      'a place behind the end of a list',
      change({}, { at: '/economy/gainCaps/1', was: null, now: {} }),
      'layers/slate/changes/x.json:4 `replace/0` leads nowhere: pack.json has nothing at /economy/gainCaps/1.',
    ],
    [
      'an unknown entry',
      change({ entry: 'core/flare-ip' }, { at: '/name', was: null, now: 'X' }),
      'layers/slate/changes/x.json:2 There is no entry core/flare-ip to change; did you mean core/flare-up?',
    ],
    [
      'two targets',
      change({ entry: 'core/flare-up', rule: 'ploys' }, { at: '/name', was: null, now: 'X' }),
      'layers/slate/changes/x.json:3 A change is about one thing: split this file into two.',
    ],
    [
      'another id',
      change({ entry: 'core/flare-up' }, { at: '/id', was: 'core/flare-up', now: 'core/flare' }),
      'layers/slate/changes/x.json:3 The id of core/flare-up cannot be changed: matches refer to it.',
    ],
    [
      'a value that breaks the schema',
      change({ entry: 'core/flare-up' }, { at: '/costs/oil', was: 2, now: 'three' }),
      'layers/slate/changes/x.json:7 `costs/oil` has to be a whole number, not a text.',
    ],
    [
      'a member that may not be missing',
      change({ entry: 'core/flare-up' }, { at: '/kind', was: 'ploy', now: null }),
      `layers/slate/changes/x.json:4 This leaves ${FLARE} broken. The file lacks \`kind\`: What sort of rule it is.`,
    ],
    [
      'a question that is none any more',
      change({ question: 'wick-is-dry' }, { at: '/presumed', was: 'yes', now: 'perhaps' }),
      'layers/slate/changes/x.json:7 `0/presumed` has to be one of yes, no, not "perhaps".',
    ],
    [
      'a word that the pack does not know',
      change({ entry: 'core/flare-up' }, { at: '/timing/phases/0/phase', was: 'march', now: 'marsh' }),
      'layers/slate/changes/x.json:7 `timing/phases/0/phase` names no known phase: marsh; did you mean march?',
    ],
  ])('are refused with %s', (_, file, message) => {
    expect(refused(file)).toEqual([message]);
  });

  it.each([
    [
      'two dataslates',
      ['first-tide', 'one', 'two'],
      { one: layer('dataslate'), two: layer('dataslate') },
      '8 first has two dataslates; a newer one replaces the older.',
    ],
    [
      'two event layers',
      ['first-tide', 'one', 'two'],
      { one: layer('event'), two: layer('event') },
      '8 first has two event layers; an event has one set of house rules.',
    ],
    [
      'two editions',
      ['first-tide', 'one'],
      { one: layer('edition') },
      '5 first needs exactly one edition layer; it has 2.',
    ],
    ['no edition', ['one'], { one: layer('errata') }, '5 first needs exactly one edition layer; it has 0.'],
    ['a layer twice', ['first-tide', 'one', 'one'], { one: layer('errata') }, '8 first names the layer one twice.'],
    [
      'a layer that is not there',
      ['first-tide', 'first-tied'],
      {},
      '7 first names the layer first-tied, which has no layers/first-tied/layer.json; did you mean first-tide?',
    ],
    [
      'errata out of order',
      ['first-tide', 'one', 'two'],
      { one: layer('errata', '2003-01-01'), two: layer('errata') },
      '5 The errata of first are not in the order of their dates.',
    ],
  ])('are refused as %s', (_, names, heads, message) => {
    const files = Object.fromEntries(Object.entries(heads).map(([name, one]) => [`layers/${name}/layer.json`, one]));
    expect(problemsOf({ 'releases.json': chain(...names), ...files })).toEqual([`releases.json:${message}`]);
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

describe('words that the pack does not know', () => {
  it.each([
    [
      'a predicate',
      { conditions: { all: [{ record: 'phase-is-fresh' }, { record: 'unit-has-keyword', unit: 'target' }] } },
      '`conditions/all/1` names no known predicate: unit-has-keyword; did you mean unit-has-keywords?',
    ],
    [
      'a question',
      { conditions: { attest: 'wick-is-try' } },
      '`conditions/attest` names no known question: wick-is-try; did you mean wick-is-dry?',
    ],
    [
      'an entry',
      { conditions: { record: 'used-on-unit', unit: 'target', entry: 'core/flare', per: 'turn' } },
      '`conditions/entry` names no known entry: core/flare; did you mean core/flare-up?',
    ],
    [
      'a detachment',
      { conditions: { record: 'army-is', detachment: 'lantern-keeper' } },
      '`conditions/detachment` names no known detachment: lantern-keeper; did you mean lantern-keepers?',
    ],
    [
      'a phase',
      { conditions: { record: 'clock-is', turn: 'own', phases: ['kindle', 'clahs'] } },
      '`conditions/phases/1` names no known phase: clahs; did you mean clash?',
    ],
    [
      'a state',
      { conditions: { not: { record: 'unit-has-status', unit: 'target', status: 'wet' } } },
      '`conditions/not/status` names no known state: wet.',
    ],
    [
      'an action',
      { conditions: { any: [{ record: 'unit-acted', unit: 'target', acts: ['walkd'], per: 'turn' }] } },
      '`conditions/any/0/acts/0` names no known action: walkd; did you mean walked?',
    ],
    [
      'an activity',
      { conditions: { record: 'unit-acted', unit: 'target', selects: ['moves'], per: 'turn' } },
      '`conditions/selects/0` names no known activity: moves; did you mean move?',
    ],
    [
      'a role',
      { conditions: { record: 'unit-destroyed', unit: 'taget' } },
      '`conditions/unit` names no role that can be filled here: taget; did you mean target?',
    ],
    [
      'a role in a question',
      { conditions: { attest: 'near-the-bearer' } },
      '`conditions/attest` asks near-the-bearer, which speaks of {bearer}: no such role can be filled here.',
    ],
    ['a resource in a price', { costs: { oli: 1 } }, '`costs/oli` names no known resource: oli; did you mean oil?'],
    [
      'a resource in an effect',
      { effects: [{ op: 'gain', resource: 'sal', amount: 1 }] },
      '`effects/0/resource` names no known resource: sal; did you mean salt?',
    ],
    [
      'a state in an effect',
      { effects: [{ op: 'status', unit: 'target', status: 'dazled' }] },
      '`effects/0/status` names no known state: dazled; did you mean dazzled?',
    ],
    [
      'an action in an effect',
      { effects: [{ op: 'act', unit: 'target', act: 'swam' }] },
      '`effects/0/act` names no known action: swam.',
    ],
    [
      'a role in an effect',
      { effects: [{ op: 'grant-order', unit: 'bearer' }] },
      '`effects/0/unit` names no role that can be filled here: bearer.',
    ],
    [
      'a phase in a timing',
      { timing: { phases: [{ phase: 'dusky', turn: 'own' }] } },
      '`timing/phases/0/phase` names no known phase: dusky; did you mean dusk?',
    ],
    [
      'a kind in a role',
      { roles: { target: { is: { entry: 'degree' }, says: 'x' } } },
      '`roles/target/is/entry` names no known kind: degree; did you mean decree?',
    ],
    [
      'an owner',
      { owner: 'core-only' },
      '`owner` is neither core nor an entry that can be in force (a detachment, or one that can be chosen): core-only.',
    ],
    [
      'an owner that cannot be fielded',
      { owner: 'core/echo' },
      '`owner` is neither core nor an entry that can be in force (a detachment, or one that can be chosen): core/echo.',
    ],
    [
      'a document',
      { source: { document: 'almanach', section: 'x' } },
      '`source/document` names no known document: almanach; did you mean almanac?',
    ],
    [
      'a document of a condition',
      { conditions: { record: 'phase-is-fresh', source: { document: 'x', section: 'x' } } },
      '`conditions/source/document` names no known document: x.',
    ],
  ])('are refused: %s', (_, changes, message) => {
    const [problem = '', ...others] = withFlare(changes);
    expect(problem.slice(problem.indexOf(' ') + 1)).toBe(message);
    expect(others).toEqual([]);
  });

  it.each([
    [
      'an ability',
      { abilities: ['core/ecko'] },
      '`grants/abilities/0` names no known entry: core/ecko; did you mean core/echo?',
    ],
    [
      'an entry in a claim',
      { claim: { names: ['core/nobody'], kinds: ['ploy'], reach: 'army' } },
      '`grants/claim/names/0` names no known entry: core/nobody.',
    ],
    [
      'a kind in a claim',
      { claim: { names: [], kinds: ['plot'], reach: 'army' } },
      '`grants/claim/kinds/0` names no known kind: plot; did you mean ploy?',
    ],
    [
      'a resource in a price',
      { price: [{ resource: 'oils', add: 1, kinds: ['ploy'], usesBy: 'own' }] },
      '`grants/price/0/resource` names no known resource: oils; did you mean oil?',
    ],
    [
      'a role around a bearer',
      {
        price: [
          {
            resource: 'oil',
            add: 1,
            kinds: ['decree'],
            usesBy: 'own',
            when: { record: 'unit-destroyed', unit: 'target' },
          },
        ],
      },
      '`grants/price/0/when/unit` names no role that can be filled here: target.',
    ],
    [
      'a phase of an allowance',
      { orderAllowance: { extra: 1, phase: 'kindl', turn: 'own' } },
      '`grants/orderAllowance/phase` names no known phase: kindl; did you mean kindle?',
    ],
  ])('are refused in what an entry grants: %s', (_, grants, message) => {
    const [problem = '', ...others] = problemsOf(entry('core/new', { grants }));
    expect(problem.slice(problem.indexOf(' ') + 1)).toBe(message);
    expect(others).toEqual([]);
  });

  it.each([
    [
      'a resource',
      {
        economy: { ...(head['economy'] as object), expiry: [{ resource: 'tar', moment: { at: 'round-end' }, source }] },
      },
      '`economy/expiry/0/resource` names no known resource: tar.',
    ],
    [
      'a step of a round where a turn is meant',
      {
        statuses: [
          { id: 'drenched', name: 'Wet', ends: { phase: 'dusk', turnOf: 'owner' }, source },
          (head['statuses'] as unknown[])[1],
        ],
      },
      '`statuses/0/ends/phase` names no known phase of a turn: dusk.',
    ],
    [
      'an action twice',
      { actions: [...(head['actions'] as unknown[]), { id: 'ran', name: 'ran off' }] },
      '`actions/4/id`: the id ran is taken.',
    ],
    [
      'a step twice',
      { sequence: { ...(head['sequence'] as object), roundEnd: [{ id: 'dawn', name: 'Dawn' }] } },
      '`sequence/roundEnd/0/id`: the id dawn is taken.',
    ],
  ])('are refused in the head: %s', (_, changes, message) => {
    expect(withHead(changes).map((one) => one.slice(one.indexOf(' ') + 1))).toEqual([message]);
  });

  it('are refused where an ability reaches units nearby and no question asks for it', () => {
    const questions = (INVENTED[`${TIDE}/questions.json`] as readonly unknown[]).slice(0, 2);
    expect(problemsOf({ [`${TIDE}/questions.json`]: questions })).toEqual([
      `${TIDE}/entries/core__free-spark.json:17 \`grants/claim/reach\` names no known question: within-range-of-ability.`,
    ]);
  });
});

describe('abilities that grant each other', () => {
  const grants = (...abilities: string[]) => ({ grants: { abilities } });

  it('are refused, each circle once', () => {
    expect(
      problemsOf({
        ...entry('core/b', grants('core/c')),
        ...entry('core/c', grants('core/echo', 'core/b')),
        ...entry('core/a', grants('core/b', 'core/a')),
      }),
    ).toEqual([
      `${TIDE}/entries/core__a.json:14 Abilities must not grant each other in a circle: core/a grants core/a.`,
      `${TIDE}/entries/core__b.json:13 Abilities must not grant each other in a circle: core/b grants core/c grants core/b.`,
    ]);
  });

  it('may grant the same one', () => {
    expect(
      problemsOf({ ...entry('core/a', grants('core/b', 'core/echo')), ...entry('core/b', grants('core/echo')) }),
    ).toEqual([]);
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

  it('is a claim that names what is not there', () => {
    const claim = { names: ['Flair Up'], kinds: ['ploy'], reach: 'army' };
    expect(warningsOf(entry('core/a', { grants: { claim } }))).toEqual([
      {
        file: `${TIDE}/entries/core__a.json`,
        line: 14,
        message: 'The claim names Flair Up, which is no entry of this pack.',
      },
    ]);
  });
});
