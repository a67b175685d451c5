import { namesAmong } from './told-apart.js';

const entry = (id: string, name: string, owner: string) => ({ id, name, owner });
const first = entry('a/stay', 'Stay and Listen', 'a');
const second = entry('b/stay', 'Stay And Listen', 'b');
const other = entry('a/push', 'Push', 'a');
const pack = { entries: { a: { name: 'Boarding Regiment' } } } as unknown as Parameters<typeof namesAmong>[0];

test('of two that share a name each says whose it is, by the name of that where it has one', () => {
  const called = namesAmong(pack, [first, other, second]);
  expect([first, other, second].map(called)).toEqual([
    'Stay and Listen (Boarding Regiment)',
    'Push',
    'Stay And Listen (b)',
  ]);
});

test('one alone is called as it is, and so are those that have the same owner', () => {
  const [one, two] = [entry('core/11', 'Secure it', 'core'), entry('core/21', 'Secure it', 'core')];
  expect([one, two].map(namesAmong(pack, [one, two]))).toEqual(['Secure it', 'Secure it']);
  expect(namesAmong(pack, [first, other])(first)).toBe('Stay and Listen');
});
