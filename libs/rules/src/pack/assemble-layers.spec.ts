import { INVENTED } from '../testing/invented-files.js';
import { inventedPack } from '../testing/invented-pack.js';
import { chain, change, FLARE, layer, problemsOf, TIDE } from '../testing/invented-problems.js';

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

  it('let the record answer a question by what is named wherever that is asked', () => {
    const recorded = (unit: string) => {
      const condition = { record: 'unit-acted', unit, selects: ['move'], per: 'turn' };
      return change(
        { question: 'wick-is-dry' },
        { at: '/recorded', was: null, now: { known: condition, holds: condition } },
      );
    };
    expect(after(recorded('target')).questions['wick-is-dry']?.recorded?.known).toMatchObject({ unit: 'target' });
    expect(problemsOf(slate(recorded('taget')))[0]).toContain('names no role that can be filled here: taget');
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
