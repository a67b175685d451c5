import type { Precedent } from '../src/precedents/precedent.js';
import { PrecedentRows } from '../src/precedents/precedent-rows.js';
import { openReadDatabase } from '../src/readmodels/read-database.js';

const { database } = openReadDatabase(':memory:');
const rows = new PrecedentRows(database);
afterAll(() => database.close());

const precedent = (dispute: string, more: Partial<Precedent> = {}): Precedent => ({
  ...{ dispute, ruling: '1', match: 'm', title: 'T', pack: 'kites', at: '2031-05-04T12:00:00.000Z', judge: 'jo' },
  ...{ instance: 'first', standing: 'stands', claim: 'x', rules: [], codes: [], remedies: [], because: 'y' },
  ...more,
});
const put = (one: Precedent, revision = 2): void => rows.write(one.dispute, revision, [one]);
const question = { dispute: 'new', rules: ['gust', 'kite/wrong-wind'], pack: 'kites', terms: ['knot'] };
const like = (more: Partial<typeof question> = {}) =>
  rows.like({ ...question, ...more }, 10).map(({ precedent: { dispute } }) => dispute);

beforeAll(() => {
  put(precedent('both', { rules: ['gust'], codes: ['kite/wrong-wind'], pack: 'anvils' }));
  put(precedent('one', { rules: ['gust'] }));
  put(precedent('one-elsewhere', { rules: ['gust'], pack: 'anvils' }));
  put(precedent('words', { claim: 'The knot was tied twice' }));
  put(precedent('words-elsewhere', { because: 'A knot is a knot, and a knot', pack: 'anvils' }));
  put(precedent('neither', { claim: 'Too late' }));
  put(precedent('new', { rules: ['gust'], claim: 'The knot' }));
});

describe('rulings on like questions', () => {
  it('come with most rules in common first, then those of the same game, then the likest words', () => {
    expect(like()).toEqual(['both', 'one', 'one-elsewhere', 'words', 'words-elsewhere']);
  });

  it('are found by rules alone, by words alone, and not by the game alone', () => {
    expect(like({ terms: [] })).toEqual(['both', 'one', 'one-elsewhere']);
    expect(like({ rules: [] })).toEqual(['words', 'words-elsewhere']);
    expect(like({ rules: [], terms: [] })).toEqual([]);
  });

  it('are looked for once, not once for each ruling that there is', () => {
    const asked: string[] = [];
    const prepare = database.prepare.bind(database);
    database.prepare = ((sql: string) => {
      asked.push(sql);
      return prepare(sql);
    }) as typeof database.prepare;
    like();
    database.prepare = prepare;
    const plan = prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${asked.at(-1) ?? ''}`)
      .all('"knot"', '[]', 'kites', 'new', 10)
      .map(({ detail }) => detail);
    expect(plan).toEqual(expect.arrayContaining(['MATERIALIZE said', 'MATERIALIZE shared', 'MATERIALIZE candidates']));
    expect(plan.filter((detail) => detail.includes('precedent_words'))).toHaveLength(1);
    expect(plan).not.toContain('SCAN p');
  });
});

test('a ruling that is told again stands there once, with its newest words', () => {
  put(precedent('again', { claim: 'feather' }), 3);
  put(precedent('again', { claim: 'plume', standing: 'revoked' }), 4);
  expect(rows.search({ terms: ['feather'] }, 10)).toEqual([]);
  expect(rows.search({ terms: ['plume'] }, 10)).toMatchObject([{ dispute: 'again', standing: 'revoked' }]);
  expect(rows.revisionOf('again')).toBe(4);
  expect(rows.revisionOf('never')).toBe(-1);
});
