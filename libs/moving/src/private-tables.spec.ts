import { BOOKS, readTableLine } from './private-tables.js';

const ROW = { id: 'ann', name: 'Ann', contact: null, club: null, nation: null };
const read = (row: object) =>
  readTableLine(JSON.stringify({ table: 'people', row }), BOOKS.people, 'people.jsonl', 1).row;

test('a row of an export of before is read without what was kept later, and any other has its columns', () => {
  expect(read(ROW)).toEqual(ROW);
  expect(read({ ...ROW, outside: '{"fide":"7"}' })).toEqual({ ...ROW, outside: '{"fide":"7"}' });
  const { nation: _, ...less } = ROW;
  for (const row of [less, { ...ROW, other: 1 }, {}]) expect(() => read(row)).toThrow('is no row of');
});
