import { saidOf } from './entering.js';
import { entryOf, pastedIn } from './pasted.js';

const PEOPLE = [
  { id: 'ann', name: 'Ann Archer' },
  { id: 'bo-1', name: 'Bo Baker' },
  { id: 'bo-2', name: 'Bo Baker' },
];

test('somebody known by just this name is meant, and everybody else is new', () => {
  const { newcomers, findings } = pastedIn('Ann Archer\nBo Baker\nCy Cole', PEOPLE, new Set(['ann']));
  expect(newcomers.map(({ name, known, enteredAlready }) => [name, known, enteredAlready])).toEqual([
    ['Ann Archer', true, true],
    ['Bo Baker', false, false],
    ['Cy Cole', false, false],
  ]);
  expect(findings).toEqual([]);
});

test('two rows of one name are two people, and the finding says so', () => {
  const { newcomers, findings } = pastedIn('Ann Archer\nAnn Archer', PEOPLE, new Set());
  expect(newcomers.map(({ known }) => known)).toEqual([true, false]);
  expect(new Set(newcomers.map(({ id }) => id)).size).toBe(2);
  expect(findings.map(({ code }) => code)).toEqual(['name-twice']);
});

test('columns come along: faction as it is, the club as an id that does not say which', () => {
  const text = 'Name\tFaction\tClub\tRating\nCy Cole\tOrks\tIron Hand\t1500\nDi Dunn\tElves\tiron hand \t';
  const [cy, di] = pastedIn(text, PEOPLE, new Set()).newcomers.map((one) => entryOf('e', one));
  expect(cy).toMatchObject({ type: 'EnterPlayer', data: { faction: 'Orks', rating: 1500 } });
  const clubs = [cy, di].map((one) => JSON.stringify((one?.data as { groups?: unknown }).groups));
  expect(clubs[0]).toBe(clubs[1]);
  expect(clubs[0]).not.toMatch(/iron/i);
});

test('nothing pasted is nobody', () => {
  expect(pastedIn(' \n', PEOPLE, new Set())).toEqual({ newcomers: [], findings: [], columns: [] });
});

test('ids of other sites are told of the person, under the name that they have here, and never stand in the entry', () => {
  const text = 'Name\tBCP ID\tClub\nann archer\tb1\tOwls\nCy Cole\tb2\tOwls\nBo Baker\t\t';
  const { newcomers } = pastedIn(text, [PEOPLE[0]!, PEOPLE[1]!], new Set());
  expect(newcomers.map(saidOf)).toEqual([
    { id: 'ann', name: 'Ann Archer', outside: { bcp: 'b1' } },
    { id: newcomers[1]?.id, name: 'Cy Cole', club: 'Owls', outside: { bcp: 'b2' } },
    undefined,
  ]);
  expect(JSON.stringify(newcomers.map((one) => entryOf('e', one)))).not.toMatch(/"b1"|"b2"/);
});
