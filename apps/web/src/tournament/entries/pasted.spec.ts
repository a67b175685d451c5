import { saidOf } from './entering.js';
import { entryOf, pastedIn, sentAs } from './pasted.js';
import { wrongRows } from './wrong-rows.js';

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
  expect(pastedIn(' \n', PEOPLE, new Set())).toEqual({ newcomers: [], findings: [], columns: [], supposed: [] });
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

test('rows that were sent stand for the same people when the text is put right: nobody enters twice', () => {
  const text = (faction: string): string =>
    `Name,Faction\nJan Novak,Orks\nJan Novak,Elves\nann archer,${faction}\nCy Cole,\n`;
  const first = pastedIn(text('Orcs'), PEOPLE, new Set()).newcomers;
  // All but Cy are in by then, and are people here.
  const people = [...PEOPLE, ...first.slice(0, 2).map(({ id, name }) => ({ id, name }))];
  const entered = new Set(first.slice(0, 3).map(({ id }) => id));
  const again = pastedIn(text('Orks'), people, entered, sentAs(first)).newcomers;
  expect(again.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
  expect(again.map(({ enteredAlready }) => enteredAlready)).toEqual([true, true, true, false]);
  // A second Ann is somebody else, also where the first was known here.
  const more = pastedIn(`${text('Orks')}Ann Archer,Elves\n`, people, entered, sentAs(first)).newcomers;
  expect(more.at(-1)).toMatchObject({ known: false, enteredAlready: false, line: 6 });
  expect(new Set(more.map(({ id }) => id)).size).toBe(5);
});

test('what the server would refuse is told with its line before anything is sent', () => {
  const long = 'x'.repeat(201);
  const text = `Name,Faction,Club,Rating,BCP ID\nAnn Archer,"Astra\nMilitarum",,,\nCy Cole,Orks,${long},${'9'.repeat(400)},b1\nDi Dunn,Orks,Owls,1500,${long}\nEd\u202E Eve,,,,\n`;
  const { newcomers } = pastedIn(text, PEOPLE, new Set());
  expect(wrongRows('e', newcomers).map(({ says }) => says)).toEqual([
    'Line 2, Ann Archer: faction must be a text of 1 to 100 characters.',
    'Line 4, Cy Cole: rating must be a number.',
    'Line 4, Cy Cole: club must be shorter than or equal to 200 characters.',
    'Line 5, Di Dunn: outside must be an object of ids.',
    'Line 6, Ed\\u202e Eve: name must hold nothing that cannot be seen: take U+202E out.',
  ]);
  const [ann] = newcomers;
  expect(wrongRows('e', [{ ...ann!, enteredAlready: true }])).toEqual([]);
  expect(wrongRows('e', pastedIn('Name,Faction\nCy Cole,Orks\n', PEOPLE, new Set()).newcomers)).toEqual([]);
});
