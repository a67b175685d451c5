import type { Pack } from '@adjutant/rules';
import { PACK } from '@adjutant/testing/given';
import { countFooting, coverageOf, coverageText, packDocument } from '../index.js';

const record = { record: 'unit-destroyed', unit: 'target' };
const attest = { attest: 'wind-is-fair' };

describe('footing', () => {
  it.each([
    ['nothing', {}, [0, 0]],
    ['a condition of the record', { conditions: record }, [1, 0]],
    ['one that somebody vouches for', { conditions: attest }, [0, 1]],
    ['parts, however deep', { all: [{ not: record }, { any: [attest, record] }] }, [2, 1]],
    ['what is granted', { grants: { price: [{ when: attest }], triggers: [{ when: record }] } }, [1, 1]],
    ['a tier of anything', { tiers: [{ when: record, vp: 1 }] }, [1, 0]],
    ['a condition within another', { record: 'unit-destroyed', unit: { when: attest } }, [1, 1]],
    ['a word that only looks like one', { record: 'gramophone' }, [0, 0]],
  ])('of %s is counted', (_, part, counts) => {
    const { record: on, attest: vouched } = countFooting(part);
    expect([on, vouched]).toEqual(counts);
  });

  it('names each question once, and the range of an aura', () => {
    expect(countFooting([attest, attest, { grants: { claim: { reach: 'aura' } } }]).questions).toEqual([
      'wind-is-fair',
      'within-range-of-ability',
    ]);
  });
});

describe('a pack as one document', () => {
  const document = packDocument(PACK);
  const conditions = document.entries.map((entry) => entry.conditions);

  it('has every entry with the same members, and what holds for the whole game', () => {
    expect(document.entries.map((entry) => entry.id)).toEqual(Object.keys(PACK.entries));
    for (const entry of document.entries) {
      expect(Object.keys(entry)).toEqual(
        expect.arrayContaining(['id', 'name', 'kind', 'costs', 'timing', 'limits', 'conditions', 'source']),
      );
    }
    expect(document).toMatchObject({ pack: 'kites', score: PACK.score, sequence: PACK.sequence });
  });

  it('says of every condition what it rests on, and asks what is asked', () => {
    const text = JSON.stringify(conditions);
    expect(text).toContain('{"footing":"attest","attest":"wind-is-fair","asks":"Is the wind fair for {target}?"}');
    expect(text.match(/"footing":"record"/g)).toHaveLength(countFooting(conditions).record);
    expect(text.match(/"footing":"attest"/g)).toHaveLength(countFooting(conditions).attest);
  });
});

describe('coverage', () => {
  const entries = Object.fromEntries(['core/gust', 'core/brace'].map((id) => [id, PACK.entries[id]]));
  const pack = { ...PACK, entries } as Pack;
  const told = [
    { file: 'gust.yaml', covers: ['core/gust', 'order/hold'] },
    { file: 'gust.yaml', covers: ['core/gust'] },
    { file: 'old.yaml', covers: ['core/gone'] },
  ];
  const coverage = coverageOf(pack, [PACK], told);

  it('counts entries, scenarios and conditions by footing, and lists what is left out', () => {
    expect(coverage).toMatchObject({
      pack: 'kites',
      release: 'first',
      entries: 2,
      scenarios: 3,
      uncovered: ['core/brace'],
      strangers: ['core/gone'],
    });
    expect(coverage.neverAsked).toContain('within-earshot');
    expect(coverage.neverAsked).not.toContain('wind-is-fair');
  });

  it('says of each entry which files tell of it and what it rests on', () => {
    expect(coverage.covered.map(({ id, scenarios }) => [id, scenarios])).toEqual([
      ['core/gust', ['gust.yaml']],
      ['core/brace', []],
    ]);
    expect(coverage.covered[0]?.conditions).toEqual(countFooting(pack.entries['core/gust']));
  });

  it('is told in a few lines, and entry by entry where that is wanted', () => {
    const lines = coverageText(coverage);
    expect(lines[0]).toBe('kites first: 2 entries, 3 scenarios');
    expect(lines).toContain('  stratagem: 1 of 2 with a scenario');
    expect(lines).toContain('  without a scenario (1): core/brace');
    expect(lines).toContain('  covered but not there (1): core/gone');
    expect(coverageText(coverage, true).slice(lines.length)).toEqual([
      expect.stringMatching(/^ {2}core\/gust: gust\.yaml; \d+ on the record, \d+ attested; asks .*wind-is-fair/),
      expect.stringMatching(/^ {2}core\/brace: no scenario; /),
    ]);
  });
});
