import { entryIn, lookedIn, partsOf } from './looked-for.js';

const row = lookedIn(
  '#38',
  '38',
  'Round 2',
  'Élodie’s turn',
  'Shooting',
  'Élodie uses Grenade on Squad 12.',
  'A −2 CP',
);
const finds = (question: string): boolean => partsOf(question).every((part) => row.includes(part));

test.each([
  '-2 CP',
  '−2 CP',
  '−2',
  'elodie',
  'ELODIE’S',
  "élodie's turn",
  'round 2',
  'Round 2 grenade',
  'grena',
  '#38',
  '38',
  'A -2 cp in round 2',
  'grenade, squad',
])('“%s” is found where it stands', (question) => expect(finds(question)).toBe(true));

test.each(['2 cpx', '-20', '3 CP', '-2 VP', 'round 1', 'round 12', '#3', '8', 'B', '+2 cp'])(
  '“%s” is not found where it does not',
  (question) => expect(finds(question)).toBe(false),
);

test.each([
  ['#38', 38],
  [' 38 ', 38],
  ['#38 grenade', null],
  ['-38', null],
  ['', null],
])('“%s” names entry %s', (question, entry) => expect(entryIn(question)).toBe(entry));
